/** Keys that come while something new has just come on screen are not meant for it. */
import { expect, it } from 'vitest';
import { READING_AGE, TypedAhead } from '../../../src-renderer/state/typed-ahead.ts';

it('a key is meant for what was on screen long enough before it', () => {
  const ahead = new TypedAhead(1000);
  expect(ahead.includes(1000 + READING_AGE)).toBe(false);
});

it('who types on answers nothing, however long that takes: the time begins anew with each key', () => {
  const ahead = new TypedAhead(1000);
  const name = Array.from({ length: 10 }, (_, at) => 1000 + (at + 1) * (READING_AGE - 1));
  expect(name.map((at) => ahead.includes(at))).toEqual(name.map(() => true));
  expect(ahead.includes(name.at(-1)! + READING_AGE)).toBe(false);
});

it('says the same to all who ask about a press, and takes one from before the time for typed ahead', () => {
  const ahead = new TypedAhead(1000);
  expect([ahead.includes(1100), ahead.includes(1100), ahead.includes(900)]).toEqual([true, true, true]);
  expect(ahead.includes(1100 + READING_AGE)).toBe(false);
});
