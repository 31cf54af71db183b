import { describe, expect, it } from 'vitest';
import {
  exchanges,
  heterogeneousCandidates,
  homogeneousCandidates,
  subsets,
  transpositions,
} from './sequence.ts';

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const anybody = (): boolean => true;

describe('4.2 transpositions', () => {
  const heads = (s2: number[], n1: number): string[] =>
    [...transpositions(s2, n1, anybody)].map((order) => order.slice(0, n1).join('-'));

  it('4.2.2 homogeneous bracket of 11: 720, in lexicographic order', () => {
    const all = heads(numbers(6, 11), 5);
    expect(all).toHaveLength(720);
    expect(all.slice(0, 4)).toEqual(['6-7-8-9-10', '6-7-8-9-11', '6-7-8-10-9', '6-7-8-10-11']);
    expect(all.at(-1)).toBe('11-10-9-8-7');
  });

  it('4.2.2 heterogeneous bracket of 11 with two MDPs: 72', () => {
    const all = heads(numbers(3, 11), 2);
    expect(all).toHaveLength(72);
    expect(all.slice(0, 3)).toEqual(['3-4', '3-5', '3-6']);
    expect(all[8]).toBe('4-3');
    expect(all.at(-1)).toBe('11-10');
  });
});

describe('4.3 resident exchanges', () => {
  const all = exchanges(5, 11);
  const place = (down: number[], up: number[]): number =>
    all.findIndex((each) => each.down.join() === down.join() && each.up.join() === up.join());

  it('starts with the original S1 and S2', () => {
    expect(all[0]).toEqual({ down: [], up: [] });
    expect(all).toHaveLength(462);
  });
  it.each([
    ['4.3.2.1 one BSN before two', [1], [11], [4, 5], [6, 7]],
    ['4.3.2.2 6 with 4 before 8 with 5', [4], [6], [5], [8]],
    ['4.3.2.2 8+6 with 4+3 before 9+8 with 5+4', [3, 4], [6, 8], [4, 5], [8, 9]],
    ['4.3.2.3 moving 5 before moving 4', [5], [7], [4], [6]],
    ['4.3.2.3 5-2 before 4-3', [2, 5], [6, 8], [3, 4], [6, 8]],
    ['4.3.2.3 5-4-1 before 5-3-2', [1, 4, 5], [6, 7, 8], [2, 3, 5], [6, 7, 8]],
    ['4.3.2.4 6-9 before 7-8', [3, 4], [6, 9], [3, 4], [7, 8]],
    ['4.3.2.4 6-7-10 before 6-8-9', [3, 4, 5], [6, 7, 10], [3, 4, 5], [6, 8, 9]],
  ])('%s', (_, down, up, laterDown, laterUp) => {
    expect(place(down, up)).toBeLessThan(place(laterDown, laterUp));
    expect(place(down, up)).toBeGreaterThan(0);
  });
});

describe('3.6 and 3.7 candidates', () => {
  it('3.6 exhausts the transpositions before it exchanges', () => {
    const text = [...homogeneousCandidates(numbers(1, 4), 2, anybody)].map(({ pairs }) =>
      pairs.map((pair) => pair.join('-')).join(' '),
    );
    expect(text.slice(0, 4)).toEqual(['1-3 2-4', '1-4 2-3', '1-2 3-4', '1-4 3-2']);
    expect(text).toHaveLength(12);
  });

  it('3.7 exhausts the remainder, then transposes S2, then takes the next MDP set', () => {
    const candidates = heterogeneousCandidates([1, 2], [3, 4, 5, 6], 2, subsets([1, 2], 1), anybody);
    const text = [...candidates].map(
      ({ pairs, downfloaters }) =>
        `${pairs.map((pair) => pair.join('-')).join(' ')} | ${downfloaters.join(' ')}`,
    );
    expect(text.slice(0, 3)).toEqual(['1-3 4-5 | 2 6', '1-3 4-6 | 2 5', '1-3 5-4 | 2 6']);
    const firstOf = (start: string): number => text.findIndex((line) => line.startsWith(start));
    expect(firstOf('1-3')).toBeLessThan(firstOf('1-4'));
    expect(firstOf('1-6')).toBeLessThan(firstOf('2-3'));
    expect(text.filter((line) => line.startsWith('1-'))).toHaveLength(24);
  });

  it('leaves out pairs that may not meet', () => {
    const notOneThree = (a: number, b: number): boolean => a + b !== 4;
    const [first] = homogeneousCandidates(numbers(1, 4), 2, notOneThree);
    expect(first!.pairs).toEqual([
      [1, 4],
      [2, 3],
    ]);
  });
});
