/** Every sheet, the hall screen and every table of a round name a board by the number on its table. */
import { expect, it } from 'vitest';
import type { PlayerId, Tournament } from '../../src-engine/index.ts';
import { changedBoardsView } from '../../src-main/documents/views/changed-boards-view.ts';
import { explanationsView } from '../../src-main/documents/views/explanations-view.ts';
import { blankRoundView } from '../../src-main/documents/sheets/paper-pack.ts';
import {
  pairingsByBoardView,
  pairingsByNameView,
  resultSlipsView,
} from '../../src-main/documents/views/round-views.ts';
import { pairingsSheet } from '../../src-main/files/sheets.ts';
import { fieldOf, META } from './field.ts';
import { roundRobinOf } from './round-robin.ts';

const plain = fieldOf({ players: 12, played: 3 });
const seating = { firstBoard: 101, leftOut: [103], fixed: [] };
const boardNumbers = plain.rounds[2]!.boards.map((_, place) => [101, 102, 104, 105, 106, 140][place]!);
const tournament: Tournament = {
  ...plain,
  rules: { ...plain.rules, seating },
  rounds: plain.rounds.map((round, index) => (index === 2 ? { ...round, boardNumbers } : round)),
};
const nameOf = (player: PlayerId) => tournament.players.find(({ id }) => id === player)!.name;
/** Each game of round 3 at the table where it is. */
const games = plain.rounds[2]!.boards.map(
  ({ white, black }, place) => [boardNumbers[place]!, nameOf(white), nameOf(black)] as const,
);
const numbersIn = (rows: readonly { readonly board: number | null }[]) => [
  ...new Set(rows.map(({ board }) => board)),
];

it('on sheets by board, slips and tables', () => {
  expect(boardNumbers.length).toBeGreaterThan(3);
  const { boards } = pairingsByBoardView(tournament, 3, META);
  expect(boards.map(({ board, white, black }) => [board, white.name, black.name])).toEqual(games);
  const { slips } = resultSlipsView(tournament, 3, META);
  expect(slips.map(({ board, white, black }) => [board, white.name, black.name])).toEqual(games);
  const rows = pairingsSheet(tournament, 3).rows.filter((row) => row[1] !== '');
  expect(rows).toHaveLength(games.length);
  for (const [place, [board, white, black]] of games.entries()) {
    expect(rows[place]![1]).toBe(board);
    expect(rows[place]!.filter((cell) => cell === white || cell === black)).toEqual([white, black]);
  }
});

it('by name: both of a game at the board of that game', () => {
  const { entries } = pairingsByNameView(tournament, 3, META);
  const boardOf = (player: PlayerId) => {
    const { name } = tournament.players.find(({ id }) => id === player)!;
    return entries.find((entry) => entry.name === name)?.board;
  };
  const boards = tournament.rounds[2]!.boards.map(({ white, black }) => [boardOf(white), boardOf(black)]);
  expect(boards).toEqual(boardNumbers.map((board) => [board, board]));
});

it('where one board is explained, and where boards changed', () => {
  const last = boardNumbers.at(-1)!;
  const { boards } = explanationsView(tournament, 3, last, META);
  expect(numbersIn(boards)).toEqual([last]);
  expect(explanationsView(tournament, 3, 3, META).boards).toEqual([]);
  const former = {
    version: 1,
    pairs: plain.rounds[2]!.boards,
    unpaired: plain.rounds[2]!.unpaired,
    boardNumbers: boardNumbers.with(-1, last + 1),
  };
  const changed = changedBoardsView(tournament, 3, former, META).boards;
  expect(changed).toMatchObject([
    { board: last, before: null },
    { board: last + 1, now: null },
  ]);
});

it('on sheets for the pen, which begin where the hall does', () => {
  expect(blankRoundView(tournament, 3, META).boards.slice(0, 4)).toEqual([101, 102, 104, 105]);
});

it('on sheets for the pen, with the tables of players who have one of their own, as far as they may come', () => {
  const [here, gone] = tournament.players.map(({ id }) => id);
  const fixed = [
    { player: here!, board: 140 },
    { player: gone!, board: 150 },
  ];
  const absence = { round: 4, kind: 'zero' } as const;
  const own: Tournament = {
    ...tournament,
    players: tournament.players.map((player) =>
      player.id === gone ? { ...player, absences: [absence] } : player,
    ),
    rules: { ...tournament.rules, seating: { ...seating, fixed } },
  };
  expect(blankRoundView(own, 3, META).boards).toEqual([101, 102, 104, 105, 140]);
});

it('on sheets for the pen, whose games of a round robin are at the tables where they will be', () => {
  const robin = roundRobinOf(8, 1, []);
  const usual = blankRoundView(robin, 1, META);
  expect(usual.boards).toEqual([1, 2, 3, 4]);
  const first = usual.games[0]!;
  const { id } = robin.players.find(({ tpn, name }) => first.white === `${tpn}  ${name}`)!;
  const fixed = [{ player: id, board: 9 }];
  const own = { ...robin, rules: { ...robin.rules, seating: { firstBoard: 1, leftOut: [], fixed } } };
  const { boards, games } = blankRoundView(own, 1, META);
  expect(boards).toEqual([1, 2, 3, 9]);
  expect(games).toEqual([...usual.games.slice(1), first]);
});
