/** The explanation of a board names the wishes that it meets, and what it would have cost to meet the others. */
import { expect, it } from 'vitest';
import type { KeepApart, Tournament } from '../../src-engine/index.ts';
import { explanationsView } from '../../src-main/documents/views/explanations-view.ts';
import { fieldOf, META } from './field.ts';

const ROUND = 3;
const field = fieldOf({ players: 14, played: ROUND });
const [first, second] = field.rounds[ROUND - 1]!.boards;
const wish = (...players: number[]): KeepApart => ({
  by: 'players',
  value: '',
  players,
  firm: false,
  firstRound: 1,
  lastRound: 9,
});
const tournament: Tournament = {
  ...field,
  rules: {
    ...field.rules,
    keptApart: [wish(first!.white, first!.black), wish(first!.white, second!.white)],
  },
};
const wishesOf = (board: number | 'all') =>
  explanationsView(tournament, ROUND, board, META).boards.map(({ wishes }) => wishes);

it('of one board: those it does not meet with their cost, and those it meets', () => {
  const [one] = wishesOf(1);
  expect(one).toHaveLength(2);
  expect(one![0]).toMatch(
    /^Bakker – Jansky: they meet on board 1\. Keeping them apart costs: [^.]+, \d+ instead of \d+ \([\d.]+\)\.$/u,
  );
  expect(one![1]).toBe('Bakker – Kadlec: kept apart, as wished.');
  const [two] = wishesOf(2);
  expect(two).toHaveLength(1);
  expect(two![0]).toBe('Bakker – Kadlec: kept apart, as wished.');
  expect(wishesOf(3)).toEqual([[]]);
});

it('of the whole round: only those that are not met', () => {
  const all = wishesOf('all');
  expect(all[0]).toEqual([wishesOf(1)[0]![0]]);
  expect(all.slice(1).flat()).toEqual([]);
});
