import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOfSheet } from '../../src-main/documents/sheet-code.ts';
import { codeInPdf } from '../../src-main/seals/pdf.ts';
import type { EventLog } from '../../src-main/storage/event-log.ts';
import { readLog } from '../../src-main/storage/open-copy.ts';
import { newTournament, pairAndPublish, playRound } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';
import { wallchart } from './memory-io.ts';

/** An event of one round that is over, with its report, and the same after the next round was published. */
let program: Program;
let file = '';
let report = '';
let pairings = '';
let standings = '';
let pdf: Uint8Array;

function logOf(path: string): EventLog {
  const read = readLog(path);
  if (!read.ok) throw new Error(read.failure.code);
  return read.value;
}

beforeAll(async () => {
  program = new Program();
  await newTournament(program, 8);
  await pairAndPublish(program, 1);
  await playRound(program, 1);
  const target = program.path('report.trf');
  await program.run('tournament.export', { format: 'trf16', purpose: 'report', target });
  report = readFileSync(target, 'latin1');
  await pairAndPublish(program, 2);
  await program.close(true);
  file = program.path('open.wallchart');
  const { state, records } = logOf(file);
  pairings = codeOfSheet('pairings-by-board', state.tournament, 2, records.at(-1)!);
  standings = codeOfSheet('standings', state.tournament, 1, records.at(-1)!);
  const output = program.path('standings.pdf');
  await wallchart(['print', file, '--document', 'standings', '--round', '1', '--output', output]);
  pdf = readFileSync(output);
});
afterAll(() => program.close());

const seal = (...words: string[]) =>
  wallchart(['seal', ...words], {
    'report.trf': report,
    'standings.pdf': pdf,
    'bare.pdf': Buffer.from(pdf).toString('latin1').replace('(WALLCHART:', '(ANOTHER---:'),
    'other.pdf': Buffer.from(pdf)
      .toString('latin1')
      .replace(standings, `${standings.slice(0, -1)}${standings.at(-1) === '0' ? '1' : '0'}`),
    'changed.pdf': Buffer.from(pdf).toString('latin1').replace('/MediaBox', '/MediaBix'),
    'changed.trf': report.replace('001 ', '001  '),
    'photo.png': new Uint8Array(Buffer.from('\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'latin1')),
    'photo.jpg': new Uint8Array(Buffer.from('\xFF\xD8\xFF\xE0\0\x10JFIF\0', 'latin1')),
    'photo.heic': new Uint8Array(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')),
    'text.txt': 'Round 5 begins at nine.\n',
    'table.csv': 'Board;White;Black;Result\n1;Novák;Berg;1-0\n',
    'empty.trf': '',
    'bare.trf': report.replace(/### Wallchart: seal.*/, ''),
  });

describe('wallchart seal', () => {
  it('knows the code of a sheet, as it is written and as it is typed', async () => {
    for (const typed of [pairings, pairings.toLowerCase().replaceAll('-', '')]) {
      const { code, out, err } = await seal(typed, file);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(
        /^Pairings by board, round 2, version 1: the code is this event’s own\.\nMade after entry \d+ of the log/,
      );
      expect(out).toContain('It still says what this event says now.');
    }
    expect((await seal(standings, file)).out).toContain(', round 1');
  });

  it('knows the report that was sent, and that the event has gone on since', async () => {
    const { code, out } = await seal('report.trf', file);
    expect(code).toBe(0);
    expect(out).toMatch(/^Tournament report: this event’s own, unchanged\.\n/);
    expect(out).toContain('The event has gone on since');
    expect(out).not.toContain('Print it again');
  });

  it('knows the PDF of a sheet by the code in it, and says where there is none', async () => {
    expect(codeInPdf(pdf)).toBe(standings);
    const { code, out } = await seal('standings.pdf', file);
    expect(code).toBe(0);
    expect(out).toBe((await seal(standings, file)).out);
    const bare = await seal('bare.pdf', file);
    expect([bare.code, bare.out]).toEqual([
      1,
      'This PDF carries no code of this program. Type the one at the foot of the sheet.\n',
    ]);
    // What is changed beside the code cannot be told from it, and nothing says that it is unchanged.
    expect((await seal('changed.pdf', file)).out).toBe(out);
    expect(out).not.toContain('unchanged');
    expect((await seal('other.pdf', file)).code).toBe(1);
  });

  it('answers no for another code, a changed report and one without a seal', async () => {
    const other = pairings.slice(0, -1) + (pairings.at(-1) === '0' ? '1' : '0');
    for (const word of [other, 'changed.trf']) {
      const { code, out } = await seal(word, file);
      expect([word, code]).toEqual([word, 1]);
      expect(out).toContain('is not as this event made it');
    }
    const bare = await seal('bare.trf', file);
    expect([bare.code, bare.out]).toEqual([
      1,
      'This report carries no seal. Every report that this program exports has one as its last line.\n',
    ]);
  });

  it.each(['photo.png', 'photo.jpg', 'photo.heic'])('says of %s that it is a picture', async (picture) => {
    const { code, out } = await seal(picture, file);
    expect([code, out]).toEqual([
      1,
      'This is a picture, whose code cannot be read here. Type the code at the foot of the sheet, or give the window a PNG or JPEG of it under “Verify a sheet”.\n',
    ]);
  });

  it.each(['text.txt', 'table.csv', 'empty.trf'])('says of %s that it is no report', async (name) => {
    const { code, out } = await seal(name, file);
    expect([code, out]).toEqual([
      1,
      'This is neither a report nor the PDF of a sheet. Only these carry a seal or a code.\n',
    ]);
  });

  it.each([
    'check x.wallchart',
    '-check x.wallchart',
    'pair x.wallchart',
    'standings x.wallchart',
    'norms x.wallchart',
    'ratings x.wallchart',
    'explain x.wallchart --round 1',
    'validate x.wallchart',
    'convert x.wallchart --to trf26 -o y.trf',
    'x.wallchart -c',
  ])('%s: a tournament file is not read as a broken report', async (line) => {
    const { code, out, err } = await wallchart(line.split(' '), { 'x.wallchart': readFileSync(file) });
    expect([code, out]).toEqual([line.endsWith('-c') ? 3 : 2, '']);
    expect(err).toContain('x.wallchart: this is a tournament file, not a report. Open it in the window');
  });

  it('refuses what it cannot judge, with a sentence', async () => {
    const written = /### Wallchart: seal (\S+)/.exec(report)![1]!;
    const ofReport = await seal(written, file);
    expect([ofReport.code, ofReport.out]).toEqual([
      2,
      'This is the code of a report. Choose its file: the seal is over every line of it.\n',
    ]);
    for (const [words, sentence] of [
      [[], 'Name the code, the PDF or the report, then the tournament file.'],
      [[pairings], 'Name the code, the PDF or the report, then the tournament file.'],
      [[pairings, file, file], 'Name the code, the PDF or the report, then the tournament file.'],
      [['hello', file], 'hello is neither a code of this program nor a file.'],
      [[pairings, `${file}x`], 'open.wallchartx'],
      [['--json', pairings, file], 'There is no option --json.'],
    ] as const) {
      const { code, out, err } = await seal(...words);
      expect([words, code, out]).toEqual([words, 2, '']);
      expect(err).toContain('wallchart seal: ');
      expect(err).toContain(sentence);
    }
    expect((await seal('--help')).out).toContain('Usage: wallchart seal CODE');
  });

  it('reads the tournament file and leaves it as it was', async () => {
    const before = readFileSync(file);
    await seal(pairings, file);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});
