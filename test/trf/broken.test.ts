/** Broken reports are refused with a place, or read with a complaint: never in silence. */
import { describe, expect, it } from 'vitest';
import { readTrf, type DeviationCode } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { readTrfFile } from '../../src-main/files/trf.ts';
import { codes, player, read } from './lines.ts';
import { hasSharedData, readShared } from './shared-data.ts';

interface LineCases {
  readonly cases: Readonly<
    Record<string, { readonly expect: 'ok' | 'error'; readonly lines: readonly string[] }>
  >;
}

/** A line alone cannot have its opponents with it. */
const OF_LONELY_LINES: readonly DeviationCode[] = [
  'opponent-unknown',
  'points-disagree',
  'numbers-with-gaps',
];

function complaintsOf(line: string): string[] {
  const reading = readTrf(`012 One line\n${line}\n`);
  if (!reading.ok) return [reading.failure.code];
  return reading.value.deviations
    .filter(({ line: number, code }) => number === 2 && !OF_LONELY_LINES.includes(code))
    .map(({ code }) => code);
}

/** The columns of the line that something is said of. */
function columnsOf(line: string): number[] {
  const reading = readTrf(`012 One line\n${line}\n`);
  if (!reading.ok) return 'column' in reading.failure ? [reading.failure.column] : [];
  return reading.value.deviations
    .filter(({ line: number, code }) => number === 2 && !OF_LONELY_LINES.includes(code))
    .map(({ column }) => column);
}

describe('the line of a player', () => {
  const regular =
    '001    7 wwfm Brandt, Lena                      1875 GER     4600002 1995/03/02  2.0    4     2 w 1  0000 - H';
  /** The line with other text from a column on, counted from 1. */
  const withText = (column: number, text: string): string =>
    regular.slice(0, column - 1) + text + regular.slice(column - 1 + text.length);

  it('is read without a word where it is regular', () => {
    expect(complaintsOf(regular)).toEqual([]);
    expect(complaintsOf(withText(10, '     '))).toEqual([]);
    expect(complaintsOf(withText(49, ' '.repeat(31)))).toEqual([]);
  });

  it.each([
    ['number', 5, '   a'],
    ['number', 5, '    '],
    ['sex', 10, 'x'],
    ['title', 11, ' ab'],
    ['rating', 49, 'abcd'],
    ['FIDE ID', 58, '   abcdefgh'],
    ['date of birth', 70, 'abcd/ef/gh'],
    ['points', 81, ' a.b'],
    ['points', 81, '    '],
    ['rank', 86, '   a'],
    ['opponent', 92, '   a'],
    ['colour', 97, 'x'],
    ['result', 99, 'c'],
    ['bye', 102, '0000 - X'],
    ['bye', 102, '0000 --X'],
    ['bye that is a result', 102, '0000 - 1'],
    ['bye with a colour', 102, '0000 w H'],
    ['game without a colour', 102, '   3 - 1'],
    ['record', 1, '101'],
  ])('gets a complaint about its %s: column %i, "%s"', (_what, column, text) => {
    const told = columnsOf(withText(column, text));
    expect(
      told.some((each) => column <= each && each < column + text.length),
      `columns ${told.join(' ')}`,
    ).toBe(true);
  });

  it('gets one where it ends behind the name, and is no report without its record', () => {
    expect(complaintsOf(regular.slice(0, 30))).not.toEqual([]);
    expect(readTrf(`${withText(1, '   ')}\n`).ok).toBe(false);
  });
});

describe('a broken report of two players', () => {
  const [first, second] = [player(1, '1.0', '   2 w 1'), player(2, '0.0', '   1 b 0')];
  const heading = '012 Made up';

  it('is read without a word where it is regular', () => {
    expect(codes(read(heading, first, second))).toEqual([]);
  });

  it.each([
    ['unknown-record', ['# a remark', first, second]],
    ['unknown-numbered-record', ['555 what no text knows', first, second]],
    ['points-disagree', [player(1, '1.5', '   2 w 1'), second]],
    ['result-one-sided', [first, player(2, '0.0', '   1 b  ')]],
    ['opponents-disagree', [first, player(2, '0.0', '0000 - Z')]],
  ] as const)('gets a complaint: %s', (code, lines) => {
    expect(codes(read(heading, ...lines))).toContain(code);
  });

  it('is refused with line and column where a player has no number', () => {
    const reading = readTrf([heading, first, second.replace('001    2', '001 MALF')].join('\n'));
    expect(reading.ok ? '' : en.trf.failure(reading.failure)).toMatch(/^Line 3, column 5: .*MALF/);
  });
});

const HAS_SHARED_DATA = hasSharedData('broken reports');

/** Lines of players and what a reader should say of them, by kind. */
function lineCases(): LineCases['cases'] {
  if (!HAS_SHARED_DATA) return {};
  const text = new TextDecoder().decode(readShared('broken-trf/player-line-cases.json'));
  return (JSON.parse(text) as LineCases).cases;
}

describe.runIf(HAS_SHARED_DATA)('broken reports', () => {
  const codesOf = (path: string) => {
    const reading = readTrfFile(readShared(`broken-trf/${path}`));
    return reading.ok ? reading.value.deviations.map(({ code }) => code) : [reading.failure.code];
  };

  it('refuses what is no report, with line and column', () => {
    const reading = readTrfFile(readShared('broken-trf/invalid.trf'));
    expect(reading.ok ? '' : en.trf.failure(reading.failure)).toMatch(/^Line 3, column 5: .*MALF/);
  });

  it.each([
    ['comments.trf', 'unknown-record'],
    ['incorrect_points.trf', 'points-disagree'],
    ['invalid_code.trf', 'unknown-numbered-record'],
    ['missing_result.trf', 'opponents-disagree'],
  ] as const)('complains about %s: %s', (path, code) => {
    expect(codesOf(path)).toContain(code);
  });

  it('reads a regular file for whose next round there is no pairing', () => {
    expect(codesOf('no_legal_pairings.trf')).toEqual([]);
  });

  for (const [name, { expect: expected, lines }] of Object.entries(lineCases())) {
    it.each(lines.map((line) => ({ line })))(`${name} ($line)`, ({ line }) => {
      const complaints = complaintsOf(line);
      if (expected === 'ok') expect(complaints).toEqual([]);
      else if (line.startsWith('   ')) expect(readTrf(`${line}\n`).ok).toBe(false);
      else expect(complaints).not.toEqual([]);
    });
  }
});
