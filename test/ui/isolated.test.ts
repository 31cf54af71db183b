/** Sentences with names that are read from the right. */
import { expect, it } from 'vitest';
import { isolated, unbroken } from '../../src-renderer/isolated.ts';

const marked = (sentence: string): string =>
  isolated(sentence).replaceAll('\u2068', '<').replaceAll('\u2069', '>');

it.each([
  ['board 27, Kadlec Vera – לוי יעל (42), 0 – 1', 'board 27, Kadlec Vera – <לוי יעל> (42), 0 – 1'],
  ['17 · العربي 1 – 0 כהן', '17 · <العربي> 1 – 0 <כהן>'],
  ['כהן, אברהם – לוי, יעל', '<כהן, אברהם> – <לוי, יעל>'],
  ['3 · امیر\u200cحسین علی\u200cرضا 0 – 1', '3 · <امیر\u200cحسین علی\u200cرضا> 0 – 1'],
  ['board 54, 王小明 Li (118) – Stark Tilo, 1 – 0', 'board 54, 王小明 Li (118) – Stark Tilo, 1 – 0'],
])('%s', (sentence, shown) => {
  expect(marked(sentence)).toBe(shown);
});

it('ends no line within a result, and elsewhere wherever it wants', () => {
  expect(unbroken('5 · Holt – Novák: which keep 1 – 0, not 0F – ½.').replaceAll('\u00a0', '_')).toBe(
    '5 · Holt – Novák: which keep 1_–_0, not 0F_–_½.',
  );
});
