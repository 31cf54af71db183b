import { expect, it } from 'vitest';
import { SmallSet } from '../../src-engine/model/small-set.ts';

it('a small set holds each number once, in the order in which they came', () => {
  const numbers = new SmallSet();
  for (const number of [7, 3, 7, 12, 3]) numbers.add(number);
  expect([...numbers]).toEqual([7, 3, 12]);
  expect([numbers.size, numbers.has(12), numbers.has(5)]).toEqual([3, true, false]);
  const seen: number[] = [];
  numbers.forEach((number) => seen.push(number));
  expect(seen).toEqual([7, 3, 12]);
});
