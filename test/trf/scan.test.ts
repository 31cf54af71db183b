import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CELL_COLOUR,
  CELL_RESULT,
  NUMBER,
  OPPONENT,
  POINTS,
  RANK,
  RATING,
} from '../../src-engine/trf/codecs.ts';
import type { Codec } from '../../src-engine/trf/columns.ts';

/** Codecs with a short way, the width of their columns and the letters that occur there. */
const CODECS: readonly (readonly [name: string, codec: Codec<unknown>, width: number, letters: string])[] = [
  ['NUMBER', NUMBER, 4, ' 0123456789-+.x'],
  ['RATING', RATING, 4, ' 0123456789-+.x'],
  ['RANK', RANK, 4, ' 0123456789-+.x'],
  ['OPPONENT', OPPONENT, 4, ' 0123456789-+.x'],
  ['POINTS', POINTS, 4, ' 0123456789-+.,½x'],
  ['CELL_COLOUR', CELL_COLOUR, 1, ' wbWB-x'],
  ['CELL_RESULT', CELL_RESULT, 1, ' 10=WDLwdl+-HFUZhfuz?x'],
];

const BEFORE = '7 w';
const AFTER = ' 1';

describe('001: the short way to read a column', () => {
  it.each(CODECS)(
    '%s takes regular content as the long way does, and nothing else',
    (_, codec, width, letters) => {
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
    },
  );

  it.each(CODECS)('%s takes what the writer writes', (_, codec, width) => {
    const values: readonly unknown[] = [1, 25, 999, 'white', 'black', '-', '1', '=', 'U'];
    const written = values.flatMap((value) => {
      const text = typeof value === 'number' || width === 1 ? codec.write(value) : '';
      return text === '' || text.length > width ? [] : [{ value, line: text.padStart(width) }];
    });
    const regular = written.filter(({ value, line }) => codec.read(line.trim()).value === value);
    expect(regular.length).toBeGreaterThan(0);
    for (const { value, line } of regular) expect(codec.scan!(line, 0, width)).toBe(value);
  });
});
