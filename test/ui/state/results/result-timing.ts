/** One tournament hall's worth of results, typed at a speed without looking. */
import { expect } from 'vitest';
import {
  diceOf,
  FIRST_BOARD,
  keysOf,
  ROUND,
  refused,
  shuffled,
  SimulatedDesk,
  type Wanted,
} from '../typist.ts';
import type { GameResult } from '../../../../src-engine/index.ts';

const BOARDS = 60;
const ALL = Array.from({ length: BOARDS }, (_, index) => FIRST_BOARD + index);

export interface Speed {
  /** Milliseconds between two keys. */
  readonly key: number;
  readonly commit: number;
  /** Milliseconds of the page for one key. */
  readonly page: number;
}

export const SPEEDS: readonly Speed[] = [60, 100, 150].flatMap((key) =>
  [0, 50, 400].flatMap((commit) => [2, 80].map((page) => ({ key, commit, page }))),
);

/** All that was sent is of the players of its board. */
function expectOwnGames(desk: SimulatedDesk): void {
  for (const { board, white, black, round } of desk.sent) {
    const place = 2 * (board - FIRST_BOARD);
    expect({ white, black, round }).toEqual({ white: 900 - place, black: 899 - place, round: ROUND });
  }
}

/** Every board is open: each result has to be stored on its board, in the order of the keys. */
export async function typeAll(speed: Speed, seed: number): Promise<void> {
  const dice = diceOf(seed);
  const about = (milliseconds: number) => milliseconds * (0.4 + 1.2 * dice());
  const desk = new SimulatedDesk({
    boards: BOARDS,
    commit: () => about(speed.commit),
    view: () => about(speed.commit + 30),
    page: () => about(speed.page),
    paint: () => about(speed.page + 16),
  });
  const wanted = shuffled(ALL, dice);
  let at = 0;
  for (const result of wanted) for (const key of keysOf(result)) desk.press(key, (at += about(speed.key)));
  await desk.clock.run();
  const sent = desk.sent.map(({ board, result }) => ({ board, result }));
  expect(sent, `seed ${seed}`).toEqual(wanted.map(({ board, result }) => ({ board, result })));
  for (const { board, result } of wanted) expect(desk.stored.get(board)).toBe(result);
  expectOwnGames(desk);
  expect(desk.stores.held).toEqual([]);
}

/** The list is typed by proposals alone: Enter and one key a board. */
export async function typeByProposals(speed: Speed, seed: number): Promise<void> {
  const dice = diceOf(seed);
  const about = (milliseconds: number) => milliseconds * (0.4 + 1.2 * dice());
  const desk = new SimulatedDesk({
    boards: BOARDS,
    commit: () => about(speed.commit),
    view: () => about(speed.commit + 30),
    page: () => about(speed.page),
  });
  const wanted = shuffled(ALL, dice).toSorted((a, b) => a.board - b.board);
  let at = 0;
  for (const result of wanted)
    for (const key of keysOf(result, true)) desk.press(key, (at += about(speed.key)));
  await desk.clock.run();
  expect([...desk.stored].toSorted(([a], [b]) => a - b)).toEqual(
    wanted.map(({ board, result }) => [board, result]),
  );
  expect(desk.sent).toHaveLength(BOARDS);
  expectOwnGames(desk);
}

/**
 * Boards that have a result already, stores that fail and questions of main, all in between: what is stored was keyed
 * for its board, and what was keyed is stored, or is held with its board, or was the board's result already.
 */
export async function typeThroughTrouble(speed: Speed, seed: number): Promise<void> {
  const dice = diceOf(seed);
  const about = (milliseconds: number) => milliseconds * (0.4 + 1.2 * dice());
  const stored = new Map<number, GameResult>(
    ALL.filter(() => dice() < 0.2).map((board) => [board, 'white-wins']),
  );
  const desk = new SimulatedDesk({
    boards: BOARDS,
    stored,
    commit: () => about(speed.commit),
    view: () => about(speed.commit + 30),
    page: () => about(speed.page),
    paint: () => about(speed.page + 16),
    instead: ({ confirmed }) => {
      const chance = dice();
      if (chance < 0.1) return refused('disk-full');
      return chance < 0.2 && confirmed !== 3
        ? { ok: false, confirm: { act: 'Enter the result', level: 3, consequences: ['A draft.'] } }
        : null;
    },
  });
  const wanted = shuffled(ALL, dice);
  let at = 0;
  const typed: Wanted[] = [];
  for (const result of wanted) {
    typed.push(result);
    for (const key of keysOf(result)) desk.press(key, (at += about(speed.key)));
    // A result for the same board once more, now and then another one.
    if (dice() > 0.1) continue;
    const again = { board: result.board, result: dice() < 0.5 ? result.result : ('draw' as const) };
    typed.push(again);
    for (const key of keysOf(again)) desk.press(key, (at += about(speed.key)));
  }
  await desk.clock.run();
  const keyed = (board: number, result: GameResult) =>
    typed.some((one) => one.board === board && one.result === result);
  for (const { board, result } of desk.sent)
    expect(keyed(board, result), `seed ${seed}, ${board}`).toBe(true);
  for (const [board, result] of desk.stored)
    expect(keyed(board, result) || stored.get(board) === result, `seed ${seed}, ${board}`).toBe(true);
  for (const { board, result } of typed) {
    const isThere =
      desk.stored.get(board) === result ||
      desk.stores.held.some(({ keyed: one }) => one.board === board && one.result === result);
    expect(isThere, `seed ${seed}, ${board} ${result}`).toBe(true);
  }
  expectOwnGames(desk);
  // Nothing that has a result was changed: no Enter of the next board confirmed anything.
  for (const [board, result] of stored) expect(desk.stored.get(board), `seed ${seed}, ${board}`).toBe(result);
}
