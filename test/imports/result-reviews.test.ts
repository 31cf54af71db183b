/** Rows of a table of results: the board that each speaks of, what it says, and what counts unless the arbiter chooses. */
import { describe, expect, it } from 'vitest';
import type { GameResult } from '../../src-engine/index.ts';
import type { OpenBoard, ResultReading, ResultRow } from '../../src-main/files/result-table.ts';
import { resultReview } from '../../src-main/imports/result-reviews.ts';

const board = (result: GameResult): OpenBoard => ({
  ...{ board: 6, result },
  white: { id: 31, name: 'Berg, Anna', tpn: 4 },
  black: { id: 8, name: 'Holt, Otto', tpn: 9 },
});

const row = (verdict: ResultRow['verdict'], on: OpenBoard | null, ...results: GameResult[]): ResultRow => ({
  ...{ row: 17, verdict, round: on === null ? null : 3, board: on, text: 'Why.' },
  readings: results.map((result): ResultReading => ({ round: 3, board: on!, result })),
});

const SKIP = { label: 'skip', effect: 'none' };

describe('a row of a result', () => {
  it('that is clear is taken: it adds to an open or adjourned board', () => {
    for (const was of ['open', 'adjourned'] as const)
      expect(resultReview({ ...row('matched', board(was), 'black-wins'), text: '' })).toEqual({
        ...{ row: 17, verdict: 'matched', name: 'R3 · 6 · Berg – Holt', facts: '0 – 1', text: '', choice: 1 },
        options: [SKIP, { label: '6 · Berg 0 – 1 Holt', effect: 'adds' }],
      });
  });

  it('that replaces another one is left out, and says what the board has', () => {
    expect(resultReview(row('changes', board('white-wins'), 'draw'))).toEqual({
      ...{ row: 17, verdict: 'changes', name: 'R3 · 6 · Berg – Holt', facts: '½ – ½', choice: 0 },
      text: 'The board has 1 – 0 already.',
      options: [SKIP, { label: '6 · Berg ½ – ½ Holt, instead of 1 – 0', effect: 'changes' }],
    });
  });

  it('that can be meant in two ways waits for the arbiter', () => {
    expect(resultReview(row('ambiguous', board('open'), 'white-wins', 'black-wins'))).toEqual({
      ...{ row: 17, verdict: 'ambiguous', name: 'R3 · 6 · Berg – Holt', facts: '1 – 0', text: 'Why.' },
      choice: null,
      options: [
        SKIP,
        { label: '6 · Berg 1 – 0 Holt', effect: 'adds' },
        { label: '6 · Berg 0 – 1 Holt', effect: 'adds' },
      ],
    });
  });

  it('that can be meant as what the board has changes nothing where it is taken for that', () => {
    expect(resultReview(row('ambiguous', board('white-wins'), 'black-wins', 'white-wins')).options).toEqual([
      SKIP,
      { label: '6 · Berg 0 – 1 Holt, instead of 1 – 0', effect: 'changes' },
      { label: '6 · Berg 1 – 0 Holt', effect: 'none' },
    ]);
  });

  it.each(['passed', 'rejected'] as const)('that is %s is left out with its reason', (verdict) => {
    const known = resultReview(row(verdict, board('draw')));
    expect(known).toEqual({
      ...{ row: 17, verdict, name: 'R3 · 6 · Berg – Holt', facts: '', text: 'Why.', choice: 0 },
      options: [SKIP],
    });
    expect(resultReview(row(verdict, null)).name).toBe('');
  });
});
