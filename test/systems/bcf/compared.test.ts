/** What two rounds are weighed by, row by row up to the first difference, and the rows of any round: BCF rules 6, 10, 12, 16–24. */
import { describe, expect, it } from 'vitest';
import { bracketsOf } from '../../../src-engine/systems/bcf/explain.ts';
import { compareRounds } from '../../../src-engine/systems/bcf/why-not.ts';
import type { Pairing } from '../../../src-engine/systems/system.ts';
import { taskOf, type Card } from './position.ts';

const idOf = (no: number) => 900 - 7 * no;

/** `2-1 4-3 5`, White first, by number; a number alone is the bye. */
function roundOf(text: string): Pairing {
  const words = text.split(' ').map((word) => word.split('-').map((no) => idOf(Number(no))));
  return {
    pairs: words.flatMap(([white, black]) => (black === undefined ? [] : [{ white: white!, black }])),
    bye: words.find(({ length }) => length === 1)?.[0] ?? null,
  };
}

/** Cards of these scores, numbered from 1. */
const cardsOf = (scores: readonly number[], facts: Readonly<Record<number, Partial<Card>>> = {}): Card[] =>
  scores.map((score, at) => ({ no: at + 1, score, ...facts[at + 1] }));

const compared = (cards: readonly Card[], now: string, then: string) =>
  compareRounds(taskOf(4, cards), roundOf(now), roundOf(then));

describe('the round as it is against another one', () => {
  it('6 is another matter where the bye is another one', () => {
    expect(compared(cardsOf([20, 20, 10]), '1-2 3', '1-3 2')).toEqual({
      verdict: 'worse',
      rule: { id: '6', article: 'BCF rule 6', label: 'bye-choice' },
      reason: { code: 'bcf-other-bye', article: 'BCF rule 6' },
      comparison: [],
    });
  });

  it('10 has fewer floaters', () => {
    const ten = { id: '10', article: 'BCF rule 10', label: 'going-down' };
    expect(compared(cardsOf([20, 20, 10, 10]), '1-2 3-4', '1-3 4-2')).toEqual({
      verdict: 'worse',
      rule: ten,
      reason: { code: 'bcf-worse', article: 'BCF rule 10', row: 'floaters' },
      comparison: [{ ...ten, unit: 'count', now: [0], then: [2] }],
    });
  });

  /** The row that decides with its rule, and the rows up to it as `id now / then`. */
  function told(cards: readonly Card[], now: string, then: string) {
    const { verdict, reason, rule, comparison } = compared(cards, now, then);
    const rows = comparison.map((row) => `${row.id} ${row.now.join()} / ${row.then.join()}`);
    const { id, article, label } = rule as {
      id: string;
      article: string;
      label: string;
    };
    expect(reason.article).toBe(article);
    return [
      verdict,
      reason.code === 'bcf-worse' ? reason.row : reason.code,
      `${id} ${article} ${label}`,
      ...rows,
    ];
  }

  it('10 has floaters who go less far', () => {
    expect(told(cardsOf([20, 20, 20, 15, 5, 5]), '1-2 4-3 5-6', '1-2 5-3 4-6')).toEqual([
      ...['worse', 'differences', '10d BCF rule 10 sum-of-differences'],
      ...['10 1 / 1', '10d 5 / 15'],
    ]);
  });

  const level = ['10 0 / 0', '10d 0 / 0'];

  it('16, 24 b transfers fewer players', () => {
    const colours = {
      1: { colours: 'B' },
      2: { colours: 'B' },
      3: { colours: 'W' },
      4: { colours: 'W' },
    };
    expect(told(cardsOf([10, 10, 10, 10], colours), '1-3 2-4', '2-1 3-4')).toEqual([
      ...['worse', 'transfers', '24b BCF rule 24 b transfers-in-round'],
      ...[...level, '24b 0 / 2'],
    ]);
  });

  it('has fewer games that a note advises against', () => {
    expect(told(cardsOf([10, 10, 10, 10], { 1: { defaulted: [3] } }), '1-4 2-3', '3-1 2-4')).toEqual([
      ...['worse', 'notes', 'notes BCF notes 3 and 5 advised-against'],
      ...[...level, '24b 0 / 0', 'notes 0 / 1'],
    ]);
  });

  it('16 transfers weaker claims, of which the strongest is asked first', () => {
    // All seek White, 4 the most.
    const colours = {
      1: { colours: 'B' },
      2: { colours: 'BB' },
      3: { colours: 'BBB' },
      4: { colours: 'BBBB' },
    };
    expect(told(cardsOf([10, 10, 10, 10], colours), '3-1 4-2', '2-1 4-3')).toEqual([
      ...['worse', 'claims', '16 BCF rule 16 claims'],
      ...[...level, '24b 2 / 2', 'notes 0 / 0', '16 2,1 / 3,1'],
    ]);
  });

  it('12 has fewer games inside one half', () => {
    expect(told(cardsOf([10, 10, 10, 10]), '1-3 2-4', '1-2 3-4')).toEqual([
      ...['worse', 'exchanges', '12x BCF rule 12 inside-half'],
      ...[...level, '24b 0 / 0', 'notes 0 / 0', '16  / ', '12x 0 / 2'],
    ]);
  });

  it('20 has a floater who is nearer to the median', () => {
    // From 2, the median, to 3, then 1.
    expect(told(cardsOf([20, 20, 20, 10]), '1-3 2-4', '2-1 4-3')).toEqual([
      ...['worse', 'down', '20 BCF rule 20 floaters-places'],
      ...['10 1 / 1', '10d 10 / 10', ...level, '24b 0 / 0', 'notes 0 / 0'],
      ...['18 0 / 0', '24c 0 / 0', '20 1 / 2'],
    ]);
  });

  it('21 has an opponent of the floater who is nearer to the median', () => {
    // From 5, the median, to 4, then 6.
    expect(told(cardsOf([20, 20, 20, 10, 10, 10]), '1-3 2-5 4-6', '1-3 6-2 4-5')).toEqual([
      ...['worse', 'up', '21 BCF rule 21 opponents-places'],
      ...['10 1 / 1', '10d 10 / 10', ...level, '24b 0 / 0', 'notes 0 / 0'],
      ...['18 0 / 0', '24c 0 / 0', '20 1 / 1', '21 1 / 3'],
    ]);
  });

  it('12 is the first of the order where all rows are the same', () => {
    expect(compared(cardsOf([10, 10, 10, 10]), '1-3 2-4', '1-4 2-3')).toEqual({
      verdict: 'equal',
      rule: { id: '12', article: 'BCF rule 12', label: 'grading-order' },
      reason: { code: 'bcf-order', article: 'BCF rule 12' },
      comparison: [],
    });
  });

  it('says nothing of rows where the other one is the better', () => {
    expect(compared(cardsOf([20, 20, 10, 10]), '1-3 4-2', '1-2 3-4')).toMatchObject({
      verdict: 'equal',
      reason: { code: 'bcf-order' },
      comparison: [],
    });
  });
});

describe('any round', () => {
  it('10, 16 has for each level its floaters, how far they go, and who is transferred', () => {
    const colours = { 1: 'B', 2: 'BB', 3: 'W', 4: 'B', 5: 'W', 6: 'W' };
    const facts = Object.fromEntries(Object.entries(colours).map(([no, each]) => [no, { colours: each }]));
    const pairing = roundOf('2-1 4-3 6-5');
    const [top, middle, low] = pairing.pairs;
    const row = (id: string, label: string, unit: string, value: number, ...culprits: readonly number[]) => ({
      ...{
        id,
        article: `BCF rule ${id}`,
        label,
        unit,
        value: [value],
        culprits: culprits.map(idOf),
      },
    });
    expect(bracketsOf(taskOf(4, cardsOf([20, 20, 20, 10, 10, 5], facts)), pairing)).toEqual([
      {
        ...{
          score: 20,
          residents: [1, 2, 3].map(idOf),
          movedDown: [],
          downfloaters: [idOf(3)],
        },
        pairs: [top, middle],
        rows: [
          row('10', 'going-down', 'count', 1, 3),
          row('10', 'sum-of-differences', 'points', 10, 3),
          row('16', 'transfers', 'count', 1, 2, 1),
        ],
      },
      {
        ...{
          score: 10,
          residents: [4, 5].map(idOf),
          movedDown: [],
          downfloaters: [idOf(5)],
        },
        pairs: [low],
        rows: [
          row('10', 'going-down', 'count', 1, 5),
          row('10', 'sum-of-differences', 'points', 5, 5),
          row('16', 'transfers', 'count', 1, 6, 5),
        ],
      },
      {
        ...{
          score: 5,
          residents: [idOf(6)],
          movedDown: [],
          downfloaters: [],
          pairs: [],
        },
        rows: [
          row('10', 'going-down', 'count', 0),
          row('10', 'sum-of-differences', 'points', 0),
          row('16', 'transfers', 'count', 0),
        ],
      },
    ]);
  });
});
