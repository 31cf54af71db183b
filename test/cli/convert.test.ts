/** `wallchart convert` and `wallchart validate`. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTrf } from '../../src-engine/index.ts';
import { run as convert } from '../../src-main/cli/convert.ts';
import { PROCESS_IO, type CliIo } from '../../src-main/cli/io.ts';
import { run as validate } from '../../src-main/cli/validate.ts';

const sample = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../trf/samples/${name}/input.trf`, import.meta.url)));

interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

async function call(
  run: typeof convert,
  files: Readonly<Record<string, Uint8Array>>,
  ...args: string[]
): Promise<Result> {
  const written = new Map<string, Uint8Array>();
  let [out, err] = ['', ''];
  const io: CliIo = {
    ...PROCESS_IO,
    stdout: (text) => void (out += text),
    stderr: (text) => void (err += text),
    readFile: (path) => {
      const bytes = files[path];
      if (bytes !== undefined) return bytes;
      throw Object.assign(new Error(`ENOENT: no such file, open '${path}'`), { code: 'ENOENT' });
    },
    writeFile: (path, data) => {
      if (path.startsWith('/full/'))
        throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
      written.set(path, typeof data === 'string' ? new TextEncoder().encode(data) : data);
    },
  };
  return { code: await run(args, io), out, err, files: written };
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('wallchart convert', () => {
  const files = {
    'a.trf': sample('trf26-swiss'),
    'bad.trf': sample('contradictions'),
    'no.trf': new Uint8Array(3),
  };

  it('writes the other format and says what it cannot carry', async () => {
    const { code, err, files: written } = await call(convert, files, 'a.trf', '--to', 'trf16', '-o', 'b.trf');
    expect(code).toBe(0);
    expect(err).toContain('Not carried: national rating of 2 players.');
    const reading = readTrf(text(written.get('b.trf')!));
    expect(reading.ok && reading.value.format).toBe('trf16');
    expect(reading.ok && reading.value.tournament.players).toHaveLength(7);
  });

  it('gives a file back in its own format', async () => {
    const { files: written } = await call(convert, files, 'a.trf', '--to', 'trf26', '-o', 'b.trf');
    expect(text(written.get('b.trf')!)).toBe(text(files['a.trf']));
  });

  it('does not say what the file does not tell: neither system nor tie-breaks', async () => {
    const { files: written } = await call(
      convert,
      { 'c.trf': sample('trf16-swiss') },
      'c.trf',
      '--to',
      'trf26',
      '-o',
      'b.trf',
    );
    const tags = text(written.get('b.trf')!)
      .split('\r\n')
      .map((line) => line.slice(0, 3));
    expect(tags).toContain('142');
    expect(tags).not.toContain('192');
    expect(tags).not.toContain('202');
    expect(tags).not.toContain('212');
  });

  it.each([
    ['cr', '\r'],
    ['lf', '\n'],
    ['crlf', '\r\n'],
  ])('writes the line ends that are asked for: %s', async (name, end) => {
    const args = ['a.trf', '--to', 'trf26', '-o', 'b.trf', '--line-end', name];
    const { files: written } = await call(convert, files, ...args);
    expect(text(written.get('b.trf')!)).toBe(text(files['a.trf']).replaceAll('\r\n', end));
  });

  it.each(['trf06', 'trf16', 'trf26'])('to %s gives the same bytes a second time', async (format) => {
    for (const name of ['trf16-bare-forfeits', 'trf06-signs', 'trf26-swiss', 'javafo-next-round']) {
      const once = await call(convert, { a: sample(name) }, 'a', '--to', format, '-o', 'b', '--accept');
      const b = once.files.get('b')!;
      const twice = await call(convert, { b }, 'b', '--to', format, '-o', 'c');
      expect([twice.code, text(twice.files.get('c')!)], name).toEqual([0, text(b)]);
    }
  });

  it('reads the encoding that it is told', async () => {
    const name = [0x4b, 0x61, 0xe8, 0x69, 0xe6];
    const files = { 'a.trf': Uint8Array.from([...new TextEncoder().encode('012 '), ...name]) };
    const to = ['--to', 'trf16', '-o', 'b.trf'];
    const recognised = await call(convert, files, 'a.trf', ...to);
    expect(text(recognised.files.get('b.trf')!)).toContain('012 Kaèiæ');
    expect(recognised.err).toContain('a.trf:1:7: warning: ');
    const told = await call(convert, files, 'a.trf', ...to, '--encoding', 'windows-1250');
    expect([told.err.includes('warning'), text(told.files.get('b.trf')!)]).toEqual([
      false,
      expect.stringContaining('012 Kačić'),
    ]);
    expect((await call(convert, files, 'a.trf', ...to, '--encoding', 'latin')).code).toBe(2);
    expect((await call(validate, files, 'a.trf')).code).toBe(1);
    expect((await call(validate, files, 'a.trf', '--encoding', 'windows-1250')).code).toBe(0);
    expect((await call(validate, files, 'a.trf', '--encoding', 'latin')).code).toBe(2);
  });

  it('C.04.2 3.1, 169: writes no report while a game is adjourned', async () => {
    const adjourned = text(files['a.trf']).replace(/^(001.{88}[ \d]{4} [wb] )[10=]/gm, '$1?');
    const open = { 'open.trf': new TextEncoder().encode(adjourned) };
    const args = ['open.trf', '--to', 'trf26', '-o', 'b.trf', '--accept'];
    const refused = await call(convert, open, ...args, '--for', 'report');
    expect([refused.code, refused.files.size]).toEqual([1, 0]);
    expect(refused.err).toContain('a game of round 1 has no result');
    expect((await call(convert, open, ...args)).code).toBe(0);
  });

  it('does not convert what contradicts itself, unless told to', async () => {
    const refused = await call(convert, files, 'bad.trf', '--to', 'trf16', '-o', 'b.trf');
    expect([refused.code, refused.files.size]).toEqual([1, 0]);
    expect(refused.err).toMatch(/^bad\.trf:\d+:\d+: error: /m);
    const accepted = await call(convert, files, 'bad.trf', '--to', 'trf16', '-o', 'b.trf', '--accept');
    expect([accepted.code, accepted.files.size]).toEqual([0, 1]);
  });

  it.each([
    [['a.trf', '-o', 'b.trf'], 'name the format with --to.'],
    [['a.trf', '--to', 'trf99', '-o', 'b.trf'], '--to trf99: it must be one of trf06, trf16, trf26.'],
    [['a.trf', '--to', 'trf16'], 'name the file to be written with -o.'],
    [['--to', 'trf16', '-o', 'b.trf'], 'Name the tournament file.'],
    [['none.trf', '--to', 'trf16', '-o', 'b.trf'], 'none.trf: there is no such file.'],
    [['no.trf', '--to', 'trf16', '-o', 'b.trf'], 'no.trf: Line 1, column 1: The file is empty.'],
    [['a.trf', '--to', 'trf16', '-o', '/full/b.trf'], 'ENOSPC: no space left'],
  ])('%s is wrong usage or an unusable file, and which is said', async (args, why) => {
    const { code, err, files: written } = await call(convert, files, ...args);
    expect([code, written.size]).toEqual([2, 0]);
    expect(err).toContain(`wallchart convert: ${why}\n`);
  });
});

describe('wallchart validate', () => {
  const files = {
    'good.trf': sample('trf16-swiss'),
    'bad.trf': sample('contradictions'),
    'no.trf': new TextEncoder().encode('hello\n'),
  };

  it('is content with a regular report', async () => {
    const { code, out } = await call(validate, files, 'good.trf');
    expect([code, out]).toEqual([0, 'good.trf: trf16, utf-8, 7 players, 3 rounds, 0 deviations\n']);
  });

  it('lists what a report misses before filing', async () => {
    const { code, out } = await call(validate, files, 'good.trf', '--filing');
    expect(code).toBe(1);
    expect(out).toContain(
      'good.trf:21:58: filing: missing: Players without a FIDE ID: their games cannot be rated.',
    );
  });

  it('gives line and column of ranks, federations, ratings, births and titles that cannot be', async () => {
    const changes: [at: string, to: string][] = [
      ['032 POR', '032 PRT'],
      ['2.5    1     4 w 1', '2.5    3     4 w 1'],
      ['1.5    2     3 b 0', '1.5          3 b 0'],
      ['2512 POR', '3251 POR'],
      ['2188 FRA', '0988 FRX'],
      ['1966/00/00', '1866/00/00'],
      ['2001/00/00', '2025/00/00'],
      ['2009/09/14', '2022/09/14'],
      ['wWGM', 'mWGM'],
      ['   0 ESP', '1850 ESP'],
    ];
    const text = changes.reduce(
      (lines, [at, to]) => lines.replace(at, to),
      new TextDecoder().decode(sample('trf16-swiss')),
    );
    const { out } = await call(
      validate,
      { 'odd.trf': new TextEncoder().encode(text) },
      'odd.trf',
      '--filing',
    );
    const told = out.split('\n').filter((line) => line.includes('filing:'));
    expect(told.filter((line) => !line.includes('FIDE ID: their'))).toEqual(
      [
        '3:5: filing: advice: The code of the federation is not one of FIDE (032): PRT.',
        '18:54: filing: advice: The code of the federation is not one of FIDE: FRX.',
        '17:70: filing: missing: Players born after the first day.',
        '19:70: filing: advice: Players younger than 3 or older than 105 years.',
        '20:70: filing: advice: Players younger than 3 or older than 105 years.',
        '16:11: filing: missing: Players with a women’s title and sex m.',
        '21:49: filing: advice: Players with a rating and no FIDE ID: the rating is not one of FIDE.',
        '18:49: filing: advice: Ratings below 1400, which FIDE does not publish.',
        '15:49: filing: missing: Ratings above 2950, which nobody has.',
        '20:86: filing: missing: Players without a rank.',
        '15:86: filing: advice: Rank 3 should be 1 by points and tie-breaks.',
        '21:86: filing: advice: Rank 6 should be 2 by points and tie-breaks.',
        '17:86: filing: advice: Rank 5 should be 6 by points and tie-breaks.',
      ].map((line) => `odd.trf:${line}`),
    );
  });

  it('lists deviations as file:line:column', async () => {
    const { code, out } = await call(validate, files, 'bad.trf');
    expect(code).toBe(1);
    expect(out).toContain(
      'bad.trf:8:99: error: The two results cannot be those of one game: [1:1], taken as [open]',
    );
  });

  it('tells the same as JSON', async () => {
    interface Told {
      readonly line: number;
      readonly column: number;
    }
    const { out } = await call(validate, files, 'bad.trf', '--json', '--filing');
    const { deviations, filing, ...facts } = JSON.parse(out) as {
      readonly deviations: readonly (Told &
        Record<'code' | 'severity' | 'found' | 'takenAs' | 'text', string>)[];
      readonly filing: readonly { readonly weight: string; readonly text: string; readonly places: Told[] }[];
    };
    expect(facts).toEqual({ file: 'bad.trf', format: 'trf26', encoding: 'utf-8', players: 7, rounds: 2 });
    expect(deviations.map(({ code }) => code)).toContain('results-impossible');
    const lines = [
      ...deviations.map(({ line, column, severity, found, takenAs, text }) => {
        const taken = takenAs === '' ? '' : `, taken as [${takenAs}]`;
        return `bad.trf:${line}:${column}: ${severity}: ${text}: [${found}]${taken}`;
      }),
      ...filing.flatMap(({ weight, text, places }) => {
        const at = places.length === 0 ? [''] : places.map(({ line, column }) => `${line}:${column}:`);
        return at.map((place) => `bad.trf:${place} filing: ${weight}: ${text}`);
      }),
    ];
    const plain = await call(validate, files, 'bad.trf', '--filing');
    expect(lines).toEqual(plain.out.split('\n').slice(0, -2));
    expect(lines.filter((line) => line.includes('filing:'))).not.toEqual([]);
  });

  it('refuses what is no report with its place; cannot judge what it cannot open', async () => {
    const refused = await call(validate, files, 'no.trf');
    expect(refused.code).toBe(1);
    expect(refused.out).toMatch(/^no\.trf:1:1: refused: Line 1, column 1: This is not a tournament report/);
    expect((await call(validate, files, 'none.trf')).code).toBe(2);
    expect((await call(validate, files)).code).toBe(2);
  });
});
