import { describe, expect, it } from 'vitest';
import { compareValues, valueOf, type Amount } from '../../src-engine/tiebreaks/value.ts';

const shown = (value: number, scale: number, decimals: number, rest?: readonly number[]) =>
  valueOf('KS', { value, scale, contributions: [], ...(rest && { rest }) }, decimals).shown;

describe('a value as it is printed', () => {
  it('is rounded to its decimals, halves up, away from 0 below it', () => {
    expect([shown(125, 100, 1), shown(124, 100, 1), shown(199, 100, 1)]).toEqual(['1.3', '1.2', '2.0']);
    expect([shown(-125, 100, 1), shown(-30, 10, 0), shown(-1, 10, 1)]).toEqual(['-1.3', '-3', '-0.1']);
    expect([shown(5, 1, 2), shown(15, 10, 0), shown(205, 100, 2)]).toEqual(['5.00', '2', '2.05']);
  });

  it('has no sign where nothing is left of it', () => {
    expect([shown(0, 10, 1), shown(-4, 100, 1), shown(-4, 10, 0)]).toEqual(['0.0', '0.0', '0']);
  });

  it('has the results by board behind it', () => {
    expect(shown(20, 10, 1, [15, 5])).toBe('2.0 1.5 0.5');
  });

  it('is blank where there is nothing to reckon from', () => {
    expect(valueOf('ARO', { value: 0, scale: 1, contributions: [], undefined: true }, 0)).toEqual({
      code: 'ARO',
      value: 0,
      scale: 1,
      rest: [],
      shown: '',
    });
  });
});

describe('two values', () => {
  const sign = (a: Amount, b: Amount) => [Math.sign(compareValues(a, b)), Math.sign(compareValues(b, a))];

  it('are compared as fractions', () => {
    expect(sign({ value: 3, scale: 4 }, { value: 5, scale: 8 })).toEqual([1, -1]);
    expect(Math.abs(compareValues({ value: 3, scale: 4 }, { value: 6, scale: 8 }))).toBe(0);
  });

  it('go on with the results by board where they are equal, each a fraction too', () => {
    const half = { value: 10, scale: 10, rest: [5, 6] };
    expect(sign(half, { value: 2, scale: 2, rest: [1, 1] })).toEqual([1, -1]);
    expect(sign(half, { value: 2, scale: 2, rest: [2, 0] })).toEqual([-1, 1]);
    expect(sign(half, { value: 20, scale: 10, rest: [0, 0] })).toEqual([-1, 1]);
  });

  it('have nothing on a board that is not there', () => {
    expect(sign({ value: 1, scale: 1, rest: [2, 1] }, { value: 1, scale: 1, rest: [2] })).toEqual([1, -1]);
    expect(compareValues({ value: 1, scale: 1, rest: [0] }, { value: 1, scale: 1 })).toBe(0);
  });
});
