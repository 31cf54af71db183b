/**
 * What the next round will be whatever happens in the games that are still on: each way in which they can end is paired
 * in full by the tournament's own system (C.04.1, C.04.3–C.04.7), and the boards are compared. Never a pairing: that is
 * made when the results are in, or when the arbiter counts open games as draws (C.04.2 3.1).
 */
import { pairingTaskOf } from '../handling/task.ts';
import { byRank } from '../history/rank-order.ts';
import { fail, ok, type FailureShape, type Outcome } from '../model/outcome.ts';
import type { PlayerId } from '../model/player.ts';
import { isWaiting, type GameResult } from '../model/result.ts';
import { boardNumber, placeOfBoard, seatsOf, type Seating } from '../model/seating.ts';
import type { Tournament } from '../model/tournament.ts';
import { systemOf } from '../systems/registry.ts';
import type { Pair, Pairing, PairingMemory, PairingTask } from '../systems/system.ts';

/** How a game over the board can end. Forfeits and other results are not foreseen. */
export const ENDINGS = ['white-wins', 'draw', 'black-wins'] as const satisfies readonly GameResult[];
export type Ending = (typeof ENDINGS)[number];

/** Games to go for which a preview is made: 3⁸ = 6,561 cases. */
export const MOST_GAMES = 8;

/** A game without a result yet. */
export interface GameToGo extends Pair {
  /** Board of the round before. */
  readonly board: number;
}

/** Who may sit at a board. */
export interface Candidate extends Pair {
  /** In how many cases. */
  readonly cases: number;
}

/** What a board becomes by the ending of one game that it waits for, whatever the other games do. */
export interface ByEnding {
  readonly ending: Ending;
  readonly pairs: readonly Pair[];
}

/** Who may sit at a board of the next round, over all ways in which the open games can end. */
export interface PreviewedBoard {
  /** Number on the table. */
  readonly board: number;
  /** The most frequent first; one alone is fixed. Fewer cases than there are: in the others the board does not exist. */
  readonly candidates: readonly Candidate[];
  readonly isFixed: boolean;
  /** Boards of the round before on which it depends. */
  readonly waitsFor: readonly { readonly board: number; readonly endings: readonly ByEnding[] }[];
}

/** The next round as far as it is settled while games are open. */
export interface Preview {
  readonly round: number;
  readonly games: readonly GameToGo[];
  /** 3 to the number of games. */
  readonly cases: number;
  /** Cases in which the rules give no pairing. */
  readonly unpairable: number;
  readonly boards: readonly PreviewedBoard[];
  /** Receivers of the pairing-allocated bye with their numbers of cases; null for a case without one. */
  readonly byes: readonly { readonly player: PlayerId | null; readonly cases: number }[];
}

/** Why nothing can be said of the next round; `never-pairable`: in none of the cases do the rules give a pairing. */
export type PreviewFailure = FailureShape &
  (
    | { readonly code: 'no-open-games' }
    | { readonly code: 'too-many-games'; readonly games: number }
    | { readonly code: 'system-unknown' }
    | { readonly code: 'never-pairable' }
  );

/** The games of which the preview of `round` is made. Fails with `no-open-games`, `too-many-games` or `system-unknown`. */
export function gamesToGo(
  tournament: Tournament,
  round: number,
): Outcome<readonly GameToGo[], PreviewFailure> {
  if (systemOf(tournament.rules.system) === null) return fail({ code: 'system-unknown' });
  const before = tournament.rounds[round - 2];
  const games = (before?.boards ?? []).flatMap(({ white, black, result }, index): GameToGo[] =>
    isWaiting(result) ? [{ board: boardNumber(before!, index), white, black }] : [],
  );
  if (games.length === 0) return fail({ code: 'no-open-games' });
  if (games.length > MOST_GAMES) return fail({ code: 'too-many-games', games: games.length });
  return ok(games);
}

/** The cases of one part of `parts`, 0-based: parts are computed side by side, each in a thread. */
export function casesOfPart(games: number, part: number, parts: number): readonly [from: number, to: number] {
  const cases = 3 ** games;
  return [Math.floor((cases * part) / parts), Math.floor((cases * (part + 1)) / parts)];
}

/**
 * The pairings of the cases `from` to `to`, without the last; null where the rules give none. `games` are those of
 * {@link gamesToGo}. Cases differ in scores alone, so the Dutch system pairs a bracket once for all cases in which it,
 * the next one and the players below are the same: `memory` holds what was paired. Cost at most: one pairing for each
 * case. `onProgress` hears of cases.
 */
export function pairingsOfCases(
  tournament: Tournament,
  round: number,
  games: readonly GameToGo[],
  [from, to]: readonly [from: number, to: number],
  onProgress: (settled: number, all: number) => void = () => undefined,
  memory: PairingMemory = new Map(),
): readonly (Pairing | null)[] {
  const system = systemOf(tournament.rules.system)!;
  const taskOf = tasksOfCases(tournament, round, games);
  const pairings: (Pairing | null)[] = [];
  for (let index = from; index < to; index++) {
    const task = taskOf(index);
    const paired = task === null ? null : system.pair(task, { memory });
    pairings.push(paired?.ok === true ? paired.value : null);
    if (pairings.length % 9 === 0) onProgress(pairings.length, to - from);
  }
  return pairings;
}

/**
 * The preview of `round` from the pairings of all its cases, in their order, at the tables that they get. Fails with
 * `never-pairable`.
 */
export function previewOf(
  round: number,
  games: readonly GameToGo[],
  pairings: readonly (Pairing | null)[],
  seating?: Seating,
): Outcome<Preview, PreviewFailure> {
  const made = pairings.filter((pairing) => pairing !== null);
  if (made.length === 0) return fail({ code: 'never-pairable' });
  const seated = pairings.map((pairing) => (pairing === null ? null : atTables(pairing.pairs, seating)));
  const numbers = [...new Set(seated.flatMap((tables) => [...(tables?.keys() ?? [])]))];
  return ok({
    round,
    games,
    cases: pairings.length,
    unpairable: pairings.length - made.length,
    boards: numbers
      .sort((a, b) => a - b)
      .map((board) => ({
        board,
        ...boardOf(
          seated.map((tables) => tables?.get(board) ?? null),
          games,
        ),
      })),
    byes: byesOf(made),
  });
}

/** The pairs by the numbers on their tables. */
function atTables(pairs: readonly Pair[], seating: Seating | undefined): ReadonlyMap<number, Pair> {
  const numbers = seatsOf(pairs, seating);
  return new Map(pairs.map((pair, index) => [numbers[index]!, pair]));
}

/** The ending of game `game` in the case `index`: the digits of the case in base 3, the first game the lowest. */
function endingIn(index: number, game: number): Ending {
  return ENDINGS[Math.floor(index / 3 ** game) % 3]!;
}

/**
 * The task of each case; null where nothing can be paired however the games end. The end of a game changes what is known of
 * its two players and of nobody else, so every case is put together from the three in which all games end alike.
 */
function tasksOfCases(
  tournament: Tournament,
  round: number,
  games: readonly GameToGo[],
): (index: number) => PairingTask | null {
  const alike = new Map<Ending, PairingTask>();
  for (const ending of ENDINGS) {
    const ended = withEnding(tournament, round - 1, games, ending);
    const task = pairingTaskOf(ended, round, { participants: 'declared' });
    if (!task.ok) return () => null;
    alike.set(ending, task.value);
  }
  const some = alike.get(ENDINGS[0])!;
  const taking = new Set(some.competitors.map(({ id }) => id));
  return (index) => {
    const field = new Map(some.field);
    games.forEach(({ white, black }, game) => {
      const ended = alike.get(endingIn(index, game))!.field;
      for (const id of [white, black]) field.set(id, ended.get(id)!);
    });
    const competitors = [...field.values()].filter(({ id }) => taking.has(id)).sort(byRank);
    return { ...some, competitors, field };
  };
}

/** All games end alike. */
function withEnding(
  tournament: Tournament,
  round: number,
  games: readonly GameToGo[],
  ending: Ending,
): Tournament {
  const before = tournament.rounds[round - 1]!;
  const boards = [...before.boards];
  for (const { board } of games) {
    const place = placeOfBoard(before, board);
    boards[place] = { ...boards[place]!, result: ending };
  }
  return { ...tournament, rounds: [...tournament.rounds.slice(0, round - 1), { ...before, boards }] };
}

/** One board over all cases; null where a case has no such board, or no pairing. */
function boardOf(
  seated: readonly (Pair | null)[],
  games: readonly GameToGo[],
): Omit<PreviewedBoard, 'board'> {
  const keys = seated.map((pair) => (pair === null ? '' : `${pair.white}-${pair.black}`));
  const counted = new Map<string, { pair: Pair; cases: number }>();
  seated.forEach((pair, index) => {
    if (pair === null) return;
    const known = counted.get(keys[index]!);
    if (known === undefined) counted.set(keys[index]!, { pair, cases: 1 });
    else known.cases++;
  });
  const candidates = [...counted.values()]
    .map(({ pair: { white, black }, cases }) => ({ white, black, cases }))
    .sort((a, b) => b.cases - a.cases);
  const waitsFor = games.flatMap(({ board }, game) =>
    dependsOn(keys, game) ? [{ board, endings: endingsOf(seated, keys, game) }] : [],
  );
  return { candidates, isFixed: candidates[0]!.cases === seated.length, waitsFor };
}

/** Whether two cases that differ in this game alone seat other players. */
function dependsOn(keys: readonly string[], game: number): boolean {
  const step = 3 ** game;
  return keys.some(
    (key, index) =>
      Math.floor(index / step) % 3 === 0 && (keys[index + step] !== key || keys[index + 2 * step] !== key),
  );
}

function endingsOf(seated: readonly (Pair | null)[], keys: readonly string[], game: number): ByEnding[] {
  return ENDINGS.map((ending) => {
    const pairs = new Map<string, Pair>();
    seated.forEach((pair, index) => {
      if (pair !== null && endingIn(index, game) === ending) pairs.set(keys[index]!, pair);
    });
    return { ending, pairs: [...pairs.values()].map(({ white, black }) => ({ white, black })) };
  });
}

function byesOf(made: readonly Pairing[]): Preview['byes'] {
  const counted = new Map<PlayerId | null, number>();
  for (const { bye } of made) counted.set(bye, (counted.get(bye) ?? 0) + 1);
  return [...counted].map(([player, cases]) => ({ player, cases })).sort((a, b) => b.cases - a.cases);
}
