/** What a row is worth over pairs and floaters: a sum, or a list that is compared from its greatest entry on. */
import { expect, it } from 'vitest';
import type { Contender } from '../../../../src-engine/systems/dutch/kernel/contender.ts';
import { valueOfRow, type Row } from '../../../../src-engine/systems/dutch/kernel/row.ts';

const player = (score: number) => ({ score }) as Contender;
const row = (unit: Row['unit']): Row => ({
  ...{ id: 'X', article: '0', label: 'bye-score', unit, scope: 'bracket', sees: [] },
  onPair: (higher, lower) => higher.score - lower.score,
  onFloat: ({ score }) => score,
});

it('lists entries with the greatest first, pairs and floaters alike, and leaves out what is 0', () => {
  const pairs = [
    [player(30), player(25)],
    [player(20), player(20)],
    [player(45), player(25)],
  ] as const;
  const floaters = [player(10), player(100), player(0)];
  const bracket = { score: 20, lowest: 0 };
  expect(valueOfRow(row('points'), pairs, floaters, bracket)).toEqual([100, 20, 10, 5]);
  expect(valueOfRow(row('count'), pairs, floaters, bracket)).toEqual([135]);
});
