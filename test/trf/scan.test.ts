import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELL_CODES } from '../../src-engine/model/result.ts';
import {
  CELL_COLOUR,
  CELL_RESULT,
  NUMBER,
  OPPONENT,
  POINTS,
  RANK,
  RATING,
} from '../../src-engine/trf/codecs.ts';
import { readRecord, type Codec } from '../../src-engine/trf/columns.ts';
import { PLAYER_RECORD } from '../../src-engine/trf/records.ts';

interface Case {
  readonly name: string;
  readonly codec: Codec<unknown>;
  readonly width: number;
  /** Letters that occur in the column, regular and others. */
  readonly letters: string;
  readonly values: readonly unknown[];
}

const NUMERIC = ' 0123456789-+.,½x';

/** The codecs with a short way. */
const CASES: readonly Case[] = [
  { name: 'NUMBER', codec: NUMBER, width: 4, letters: NUMERIC, values: [1, 25, 9999] },
  { name: 'RATING', codec: RATING, width: 4, letters: NUMERIC, values: [0, 987, 2851] },
  { name: 'RANK', codec: RANK, width: 4, letters: NUMERIC, values: [1, 25, 9999] },
  { name: 'OPPONENT', codec: OPPONENT, width: 4, letters: NUMERIC, values: [0, 1, 25, 9999] },
  { name: 'POINTS', codec: POINTS, width: 4, letters: NUMERIC, values: [0, 5, 115, 999] },
  { name: 'CELL_COLOUR', codec: CELL_COLOUR, width: 1, letters: ' wbWB-x', values: ['white', 'black', '-'] },
  {
    name: 'CELL_RESULT',
    codec: CELL_RESULT,
    width: 1,
    letters: ' 10=WDLwdl+-HFUZhfuz?x',
    values: CELL_CODES,
  },
];

const BEFORE = '7 w';
const AFTER = ' 1';

describe('001: the short way to read a column', () => {
  it.each(CASES)('$name takes regular content as the long way does', ({ codec, width, letters }) => {
    const content = fc.array(fc.constantFrom(...letters), { minLength: width, maxLength: width });
    let taken = 0;
    fc.assert(
      fc.property(content, (characters) => {
        const text = characters.join('');
        const value = codec.scan!(BEFORE + text + AFTER, BEFORE.length, BEFORE.length + width);
        if (value === undefined) return;
        taken++;
        expect(text.endsWith(' ')).toBe(false);
        expect(codec.read(text.trim())).toEqual({ value });
      }),
      { numRuns: 2000 },
    );
    expect(taken).toBeGreaterThan(0);
  });

  it.each(CASES)('$name takes what the writer writes', ({ codec, width, values }) => {
    for (const value of values) expect(codec.scan!(codec.write(value).padStart(width), 0, width)).toBe(value);
  });
});

it('001: a regular cell is read at once as its three columns read it, and any other is left to them', () => {
  const { scan, ...columnsOnly } = PLAYER_RECORD.repeat!;
  const longWay: typeof PLAYER_RECORD = { ...PLAYER_RECORD, repeat: columnsOnly };
  const cell = fc
    .tuple(
      fc.constantFrom('   1', '  25', '9999', '0000', '    ', '25  ', '  x1', ' 1 2'),
      fc.constantFrom(' ', ' ', ' ', 'x'),
      fc.constantFrom('w', 'b', '-', ' ', 'W', 'x'),
      fc.constantFrom(' ', ' ', ' ', '7'),
      fc.constantFrom(...CELL_CODES, ' ', 'h', 'x'),
    )
    .map((parts) => parts.join(''));
  const between = fc.constantFrom('  ', '  ', '  ', ' 7', 'x ');
  let scanned = 0;
  fc.assert(
    fc.property(cell, between, cell, (first, gap, second) => {
      const line = `001    1`.padEnd(91) + first + gap + second;
      const reading = (table: typeof PLAYER_RECORD) => {
        const found: unknown[] = [];
        const values = readRecord(table, line, (...deviation) => found.push(deviation));
        return { values, found };
      };
      expect(reading(PLAYER_RECORD)).toEqual(reading(longWay));
      if (scan!(line, 91) !== undefined) scanned++;
    }),
    { numRuns: 2000 },
  );
  expect(scanned).toBeGreaterThan(100);
});
