/** C.04.2 3.6. Identities and numbers differ; the pairs come in another order than that of their boards. */
import { expect, it } from 'vitest';
import { inBoardOrder } from '../../src-engine/handling/board-order.ts';
import type { Competitor } from '../../src-engine/history/competitor.ts';

/** Identity, pairing score, number. */
const PLAYERS = [
  [11, 20, 7],
  [12, 15, 12],
  [13, 20, 3],
  [14, 20, 9],
  [15, 15, 1],
  [16, 10, 4],
  [17, 15, 8],
  [18, 15, 5],
  [21, 15, 6],
  [22, 15, 10],
] as const;
const FIELD = new Map(
  PLAYERS.map(([id, pairingScore, tpn]) => [id, { id, pairingScore, tpn, score: 100 - pairingScore }]),
) as ReadonlyMap<number, Partial<Competitor>> as ReadonlyMap<number, Competitor>;

it('3.6 boards go by the pairing score of the higher ranked player, then that of the lower, then the higher one’s number', () => {
  const pairs = [
    { white: 21, black: 22 },
    { white: 12, black: 15 },
    { white: 16, black: 11 },
    { white: 18, black: 14 },
    { white: 13, black: 17 },
  ];
  expect(inBoardOrder(pairs, FIELD)).toEqual([
    { white: 13, black: 17 },
    { white: 18, black: 14 },
    { white: 16, black: 11 },
    // The higher ranked has the number 1, and Black.
    { white: 12, black: 15 },
    { white: 21, black: 22 },
  ]);
});
