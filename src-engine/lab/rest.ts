/** The rest of a running event, played again and again from the standings as they are. Nothing of it is stored. */
import { randomOf, seedOf } from '../generator/random.ts';
import { fail, ok, type Outcome } from '../model/outcome.ts';
import type { Player, PlayerId } from '../model/player.ts';
import { isWaiting } from '../model/result.ts';
import { publishedPart, type Tournament } from '../model/tournament.ts';
import { systemOf } from '../systems/registry.ts';
import { finalOrderOf } from '../tiebreaks/standings.ts';
import { NORMAL_95 } from './estimate.ts';
import { chancesOf, type ResultModel } from './chances.ts';
import { playOut, resultOf, type Fortune, type PlayFailure } from './play.ts';
import { deviationOf } from './strengths.ts';

/** How often each player ended where. */
export interface RestCounts {
  readonly runs: number;
  /** By place of the player in the tournament's list, then by final place from 0. */
  readonly places: readonly (readonly number[])[];
  /**
   * By place of the player in the list: how their next game ended and where they did then, for a win, a draw and a loss
   * in turn the {@link NEXT_COUNTS}.
   */
  readonly next: readonly (readonly number[])[];
}

/** Of the runs in which the next game ended one way: how many, and in how many the player ended among the first 1, 3, 5. */
export const NEXT_COUNTS = ['runs', 'first', 'three', 'five'] as const;
const WITHIN = [1, 3, 5] as const;
/** How the next game of a player may end, for that player. */
export const NEXT_OUTCOMES = ['win', 'draw', 'loss'] as const;

/** What counts as the rating of a player without one. */
export const UNRATED_STRENGTH = 1400;

/** Keeps strengths apart from the luck of games. */
const STRENGTHS = 0x72657374;

/**
 * Plays the event to its end once for each seed: open games by chance, then the rounds that are left by the event's own
 * system, with strengths drawn around the ratings. Drafts do not count. Fails with `not-pairable` where no round is found; throws where the registry
 * does not have the system.
 */
export function playRest(
  tournament: Tournament,
  results: ResultModel,
  seeds: readonly [first: number, last: number],
): Outcome<RestCounts, PlayFailure> {
  const start = publishedPart(tournament);
  const system = systemOf(start.rules.system);
  if (system === null) throw new Error(`there is no system ${start.rules.system}`);
  const chances = chancesOf(results);
  const { players } = start;
  const indexOf = new Map(players.map(({ id }, index) => [id, index]));
  const places = players.map(() => new Array<number>(players.length).fill(0));
  const next = players.map(() => new Array<number>(NEXT_OUTCOMES.length * NEXT_COUNTS.length).fill(0));
  const nextRounds = nextRoundsOf(start);
  for (let seed = seeds[0]; seed <= seeds[1]; seed++) {
    const strengths = strengthsOf(players, seed);
    const fortune: Fortune = { seed, chances, strengthOf: (player) => strengths.get(player)! };
    const luckySeed = { ...start.rules, lotSeed: seed };
    const played = playOut(withoutOpenGames({ ...start, rules: luckySeed }, fortune), system, fortune);
    if (!played.ok) return fail(played.failure);
    const outcomes = outcomesIn(played.value, nextRounds);
    finalOrderOf(played.value).players.forEach((player, place) => {
      const index = indexOf.get(player)!;
      places[index]![place]!++;
      const outcome = outcomes.get(player);
      if (outcome === undefined) return;
      const at = outcome * NEXT_COUNTS.length;
      next[index]![at]!++;
      WITHIN.forEach((within, count) => {
        if (place < within) next[index]![at + 1 + count]!++;
      });
    });
  }
  return ok({ runs: seeds[1] - seeds[0] + 1, places, next });
}

/** For each player the round, from 0, of the next game: the first that is open, else the first round that is not paired. */
function nextRoundsOf({ players, rounds }: Tournament): Map<PlayerId, number> {
  const next = new Map(players.map(({ id }) => [id, rounds.length]));
  for (let round = rounds.length - 1; round >= 0; round--) {
    for (const { white, black, result } of rounds[round]!.boards) {
      if (isWaiting(result)) next.set(white, round).set(black, round);
    }
  }
  return next;
}

/** How those games ended, as a place in {@link NEXT_OUTCOMES}; players without a game in the round are left out. */
function outcomesIn({ rounds }: Tournament, next: ReadonlyMap<PlayerId, number>): Map<PlayerId, number> {
  const outcomes = new Map<PlayerId, number>();
  rounds.forEach(({ boards }, round) => {
    for (const { white, black, result } of boards) {
      const forWhite = result === 'white-wins' ? 0 : result === 'draw' ? 1 : 2;
      if (next.get(white) === round) outcomes.set(white, forWhite);
      if (next.get(black) === round) outcomes.set(black, 2 - forWhite);
    }
  });
  return outcomes;
}

/** Strengths around the ratings: the stronger a player, the better known. */
function strengthsOf(players: readonly Player[], seed: number): Map<PlayerId, number> {
  const random = randomOf(seedOf(seed, STRENGTHS));
  return new Map(
    players.map(({ id, rating, estimate }) => {
      const centre = rating || estimate || UNRATED_STRENGTH;
      return [id, centre + deviationOf(centre) * random.normal()];
    }),
  );
}

/** Games that wait for a result get one by chance. */
function withoutOpenGames(tournament: Tournament, fortune: Fortune): Tournament {
  const rounds = tournament.rounds.map((round) =>
    round.boards.some(({ result }) => isWaiting(result))
      ? {
          ...round,
          boards: round.boards.map((board) =>
            isWaiting(board.result)
              ? { ...board, result: resultOf(fortune, board.white, board.black) }
              : board,
          ),
        }
      : round,
  );
  return { ...tournament, rounds };
}

/** Counts of two halves of the seeds together. */
export function addedRests(a: RestCounts, b: RestCounts): RestCounts {
  const added = (rows: RestCounts['places'], others: RestCounts['places']) =>
    rows.map((row, player) => row.map((count, at) => count + others[player]![at]!));
  return { runs: a.runs + b.runs, places: added(a.places, b.places), next: added(a.next, b.next) };
}

/** A share with its 95 % interval (Wilson), which keeps within 0 and 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The chance of a player (place in the list) to end among the first `within` places. */
export function chanceOf({ runs, places }: RestCounts, player: number, within: number): Share {
  return shareOf(
    places[player]!.slice(0, within).reduce((sum, each) => sum + each, 0),
    runs,
  );
}

/** A share of some runs: so many of all. */
export function shareOf(count: number, runs: number): Share {
  const share = count / runs;
  const square = NORMAL_95 ** 2 / runs;
  const centre = (share + square / 2) / (1 + square);
  const half = (NORMAL_95 * Math.sqrt((share * (1 - share)) / runs + square / (4 * runs))) / (1 + square);
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** The place, from 1, that a player reaches or betters in this share of the runs. */
export function placeWithin({ runs, places }: RestCounts, player: number, share: number): number {
  let count = 0;
  const place = places[player]!.findIndex((each) => (count += each) >= share * runs);
  return place + 1;
}

/** Mean final place of a player, from 1, and half of its 95 % interval; null for one run. */
export function meanPlaceOf(
  { runs, places }: RestCounts,
  player: number,
): { readonly mean: number; readonly margin: number | null } {
  const sumOf = (valueOf: (place: number) => number): number =>
    places[player]!.reduce((sum, count, place) => sum + count * valueOf(place + 1), 0);
  const mean = sumOf((place) => place) / runs;
  if (runs < 2) return { mean, margin: null };
  const variance = sumOf((place) => (place - mean) ** 2) / (runs - 1);
  return { mean, margin: NORMAL_95 * Math.sqrt(variance / runs) };
}
