/** Small pieces of what the command line prints: tables, pairings, languages, and why nothing was written. */
import { mkdtempSync, chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blankPlayer, type Tournament } from '../../src-engine/index.ts';
import { columns } from '../../src-main/cli/columns.ts';
import { PROCESS_IO } from '../../src-main/cli/io.ts';
import { languagesOfWord } from '../../src-main/cli/languages.ts';
import { outputAt, textOfOutputFailure } from '../../src-main/cli/output.ts';
import { failureLine, numbersOf, pairingLines } from '../../src-main/cli/pairing-text.ts';
import type { StorageFailure } from '../../src-main/storage/failure.ts';

const PLAYERS = [
  { ...blankPlayer(14, 'Berg, Ida'), tpn: 3 },
  { ...blankPlayer(11, 'Holt, Ana'), tpn: 1 },
  { ...blankPlayer(12, 'Novak, Petr'), tpn: 0 },
];
const tournament = { players: PLAYERS } as unknown as Tournament;

describe('a table', () => {
  it('has columns of equal width, numbers to the right, and no blanks at the end', () => {
    const rows = [
      ['No.', 'Name', 'Pts'],
      ['1', 'Al', '10½'],
      ['12', 'Beatrice', ''],
    ];
    expect(columns(rows, new Set([1]))).toEqual([
      'No.  Name      Pts',
      '  1  Al        10½',
      ' 12  Beatrice',
    ]);
    expect(columns([['a', 'b'], ['ccc']], new Set([0]))).toEqual(['a    b', 'ccc']);
    expect(columns([], new Set())).toEqual([]);
  });
});

describe('a pairing as engines write it', () => {
  it('has the number of boards, and on each the numbers of White and Black', () => {
    const pairs = [
      { white: 11, black: 14 },
      { white: 14, black: 12 },
    ];
    expect(pairingLines(tournament, { pairs, bye: null })).toBe('2\n1 3\n3 12\n');
    expect(pairingLines(tournament, { pairs: pairs.slice(0, 1), bye: 14 })).toBe('2\n1 3\n3 0\n');
    expect(pairingLines(tournament, { pairs: [], bye: null })).toBe('0\n');
    // Without a number yet it is the identity.
    expect([14, 11, 12].map(numbersOf(tournament))).toEqual([3, 1, 12]);
  });

  it('that cannot be is told in a line, with names', () => {
    const line = (failure: object) => failureLine(failure as never, tournament);
    expect(line({ code: 'too-few-players', players: [14] })).toBe(
      'Only Berg is present: a round needs two players. Check players in, or look at the absences of this round.',
    );
    expect(line({ code: 'forced-pair-forbidden', players: [11, 14], rule: 'they have met' })).toBe(
      'Holt and Berg cannot be paired: they have met.',
    );
    // Somebody who is not in the event.
    expect(line({ code: 'ratings-missing', players: [12, 99] })).toBe(
      'This system needs a rating or an estimate of every player: Novak and 99. Enter an estimate for them.',
    );
  });
});

describe('languages of a word', () => {
  it.each([
    ['en', ['en']],
    ['de', ['de']],
    ['en,de', ['en', 'de']],
    ['de,en', ['de', 'en']],
    ['it', null],
    ['en,it', null],
    ['it,en', null],
    ['en,de,fr', null],
    ['', null],
  ])('%j are %j', (word, languages) => expect(languagesOfWord(word)).toEqual(languages));
});

describe('why nothing was written', () => {
  const path = 'out.pdf';
  it.each<[StorageFailure, string]>([
    [{ code: 'target-is-tournament', path }, 'isTournament'],
    [{ code: 'target-not-a-file', path }, 'noFile'],
    [{ code: 'file-read-only', path, reason: '' }, 'isProtected'],
    [{ code: 'file-exists', path }, 'otherFileCame'],
    [{ code: 'disk-full', path }, 'diskFull'],
  ])('$code names the file', async (failure, word) => {
    const { en } = await import('../../src-engine/texts/index.ts');
    const words = en.commandLine.output as unknown as Record<string, (path: string) => string>;
    expect(textOfOutputFailure(failure)).toBe(words[word]!(path));
  });

  it('is told in other words where the system told them', async () => {
    const { en } = await import('../../src-engine/texts/index.ts');
    expect(textOfOutputFailure({ code: 'path-unusable', path, why: 'no-folder' })).toBe(
      en.reading.unusablePath(path, 'no-folder'),
    );
    const { failed } = en.commandLine.output;
    expect(textOfOutputFailure({ code: 'write-failed', path, reason: 'EIO' })).toBe(failed(path, 'EIO'));
    expect(textOfOutputFailure({ code: 'file-gone', path })).toBe(failed(path, 'file-gone'));
  });
});

describe('a file of the command line', () => {
  let folder: string;
  const of = (name: string) => join(folder, name);
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'wallchart-cli-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const failureAt = (path: string) => {
    const output = outputAt(path);
    return output.ok ? null : output.failure.code;
  };

  it('is written whole, new or in the place of another, whose rights it keeps', () => {
    PROCESS_IO.writeFile(of('new.txt'), 'one');
    expect(readFileSync(of('new.txt'), 'utf8')).toBe('one');
    chmodSync(of('new.txt'), 0o640);
    PROCESS_IO.writeFile(of('new.txt'), new TextEncoder().encode('two'));
    expect([readFileSync(of('new.txt'), 'utf8'), statSync(of('new.txt')).mode & 0o777]).toEqual([
      'two',
      0o640,
    ]);
  });

  it('is not written over a folder, nor over what somebody protected', () => {
    mkdirSync(of('folder'));
    writeFileSync(of('protected.txt'), 'kept', { mode: 0o444 });
    writeFileSync(of('mine.txt'), 'open', { mode: 0o200 });
    expect(['folder', 'protected.txt', 'mine.txt', 'new.txt'].map((name) => failureAt(of(name)))).toEqual([
      ...['target-not-a-file', 'file-read-only', null, null],
    ]);
    expect(() => PROCESS_IO.writeFile(of('protected.txt'), 'x')).toThrow(
      expect.objectContaining({ code: 'file-read-only' }),
    );
    expect(readFileSync(of('protected.txt'), 'utf8')).toBe('kept');
  });

  it.runIf(process.platform === 'linux')('may be a device, which is written as it is', () => {
    const output = outputAt('/dev/null');
    expect(output.ok && output.value.write('x')).toBeNull();
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  it('is read up to a size', () => {
    writeFileSync(of('five.txt'), '12345');
    const read = (most?: number) => Buffer.from(PROCESS_IO.readFile(of('five.txt'), most)).toString();
    expect([read(), read(5), read(6)]).toEqual(['12345', '12345', '12345']);
    expect(() => read(4)).toThrow(expect.objectContaining({ code: 'EFBIG' }));
    expect(() => PROCESS_IO.readFile(of('none.txt'))).toThrow(expect.objectContaining({ code: 'ENOENT' }));
    expect(() => PROCESS_IO.readFile(of('none.txt'), 4)).toThrow(expect.objectContaining({ code: 'ENOENT' }));
  });

  it('is dated by the clock', () => {
    const before = Date.now();
    const now = PROCESS_IO.now().getTime();
    expect(now >= before && now <= Date.now()).toBe(true);
  });
});
