/** Which games a preview waits for, which cases a thread takes, and all that a preview says of an event. */
import { describe, expect, it } from 'vitest';
import {
  casesOfPart,
  gamesToGo,
  MOST_GAMES,
  pairingsOfCases,
  previewOf,
} from '../../src-engine/preview/preview.ts';
import type { GameResult } from '../../src-engine/model/result.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { historyOf } from '../oracle/histories.ts';
import { renumbered } from '../systems/self-play.ts';
import { linesOf } from '../told.ts';

/** A history whose last round has these results on its first boards. */
function waiting(seed: number, results: readonly GameResult[], rules: Partial<Tournament['rules']> = {}) {
  const { tournament } = renumbered(historyOf(seed, 14).tournament, seed);
  const last = tournament.rounds.at(-1)!;
  const boards = last.boards.map((board, at) => ({ ...board, result: results[at] ?? board.result }));
  const rounds = [...tournament.rounds.slice(0, -1), { ...last, boards }];
  return { ...tournament, rounds, rules: { ...tournament.rules, ...rules } };
}

const SEED = Array.from({ length: 40 }, (_, at) => at + 1).find((seed) => {
  const { rounds, rules, players } = historyOf(seed, 14).tournament;
  return (
    rounds.length >= 2 &&
    rounds.length < rules.rounds &&
    players.length >= 9 &&
    rounds.at(-1)!.boards.length >= 4
  );
})!;

describe('games to go', () => {
  const round = waiting(SEED, []).rounds.length + 1;
  const answer = (results: readonly GameResult[], rules = {}, of = round) => {
    const games = gamesToGo(waiting(SEED, results, rules), of);
    return games.ok ? games.value.map(({ board }) => board) : games.failure;
  };

  it('are those of the round before that are open or adjourned, by the numbers of their boards', () => {
    expect(answer(['open', 'draw', 'adjourned', 'white-wins'])).toEqual([1, 3]);
    expect(answer(['draw', 'open'])).toEqual([2]);
    const event = waiting(SEED, ['open', 'open']);
    const [first, second] = event.rounds.at(-1)!.boards;
    expect(gamesToGo(event, round)).toEqual({
      ok: true,
      value: [
        { board: 1, white: first!.white, black: first!.black },
        { board: 2, white: second!.white, black: second!.black },
      ],
    });
  });

  it('are refused where none is open, in another round, and by a system that nobody knows', () => {
    expect(answer(['draw', 'draw'])).toEqual({ code: 'no-open-games' });
    expect(answer(['open'], {}, round - 1)).toEqual({ code: 'no-open-games' });
    expect(answer(['open'], {}, 1)).toEqual({ code: 'no-open-games' });
    expect(answer(['open'], { system: 'of-my-own' })).toEqual({ code: 'system-unknown' });
  });

  it('are eight at most', () => {
    const event = waiting(SEED, []);
    const last = event.rounds.at(-1)!;
    const board = { ...last.boards[0]!, result: 'open' as const };
    const games = (count: number) =>
      gamesToGo(
        {
          ...event,
          rounds: [
            ...event.rounds.slice(0, -1),
            { ...last, boards: Array.from({ length: count }, () => board) },
          ],
        },
        round,
      );
    expect(MOST_GAMES).toBe(8);
    expect(games(8).ok).toBe(true);
    expect(games(9)).toEqual({ ok: false, failure: { code: 'too-many-games', games: 9 } });
  });
});

it.each([
  [
    1,
    2,
    [
      [0, 1],
      [1, 3],
    ],
  ],
  [
    2,
    2,
    [
      [0, 4],
      [4, 9],
    ],
  ],
  [
    2,
    4,
    [
      [0, 2],
      [2, 4],
      [4, 6],
      [6, 9],
    ],
  ],
  [0, 1, [[0, 1]]],
] as const)('the cases of %i games are shared out to %i threads without a gap', (games, parts, wanted) => {
  expect(Array.from({ length: parts }, (_, part) => casesOfPart(games, part, parts))).toEqual(wanted);
});

it('a thread is told of every ninth case, counted within its own', () => {
  const event = waiting(SEED, ['open', 'draw', 'open', 'open']);
  const round = event.rounds.length + 1;
  const games = gamesToGo(event, round);
  if (!games.ok) throw new Error(games.failure.code);
  const told: number[][] = [];
  const made = pairingsOfCases(event, round, games.value, [3, 23], (...each) => told.push(each));
  expect([made.length, told]).toEqual([
    20,
    [
      [9, 20],
      [18, 20],
    ],
  ]);
});

it('boards, candidates, endings and byes of some events are the kept ones', async () => {
  const said = ['dutch-2026', 'dubov-2026', 'bcf'].flatMap((system) =>
    [SEED, SEED + 1, SEED + 2].flatMap((seed): unknown[] => {
      const event = waiting(seed, ['open', 'white-wins', 'open'], { system });
      const round = event.rounds.length + 1;
      const games = gamesToGo(event, round);
      if (!games.ok) return [games.failure];
      const pairings = pairingsOfCases(event, round, games.value, [0, 3 ** games.value.length]);
      const preview = previewOf(round, games.value, pairings, { firstBoard: 11, leftOut: [13], fixed: [] });
      if (!preview.ok) return [preview.failure];
      const { boards, ...rest } = preview.value;
      return [[system, seed], rest, ...boards];
    }),
  );
  await expect(linesOf(said)).toMatchFileSnapshot('kept.txt');
});
