/** Which games make the norm (B.01 1.4.1): the choice that the text allows and that counts for most. */
import { richestSet } from './drops.ts';
import type { NormGame, NormRecord } from './games.ts';
import type { NormLevel } from './levels.ts';
import {
  isMixMet,
  isPerformanceMet,
  neededScore,
  ratingOf,
  tallyOf,
  type NormFrame,
  type Tally,
} from './tally.ts';
import { averageRating } from '../rating/performance.ts';

/** Least number of games (1.4.1a). */
export const LEAST_GAMES = 9;

/** Games that are enough in an event of nine rounds when the ninth was not played through no fault of the player (1.4.1c). */
const GAMES_WITH_FREE_ROUND = 8;

/** A longer event counts as one of so many games (1.7). */
const MOST_COUNTED = 13;

/** `1.4.1c`: eight games and a free round; `1.4.2c`: the last opponent did not come, and the game counts as lost. */
export type Basis = '1.4.1a' | '1.4.1c' | '1.4.2c';

/** How the event is played, as far as the number of games depends on it. */
export interface NormCourse {
  /** Rounds declared. */
  readonly rounds: number;
  /** Pairings were known beforehand: no later round may be ignored (1.4.1e). */
  readonly predetermined: boolean;
}

/** The games that a norm is claimed by, and those that B.01 lets a player leave out. */
export interface NormChoice {
  readonly basis: Basis;
  readonly games: readonly NormGame[];
  /** Games that the choice leaves out: after the norm was reached (1.4.1e), and against beaten opponents (1.4.1f). */
  readonly later: readonly NormGame[];
  readonly beaten: readonly NormGame[];
  readonly tally: Tally;
  /** Games that the norm counts for in an application (1.4.1c, 1.4.1d, 1.7). */
  readonly credit: number;
}

/**
 * The choice that makes the norm and counts for most games in an application; then the one with most games, then the
 * highest performance, then the latest. Null where no choice makes it. Every choice that the text allows is covered.
 */
export function bestChoice(record: NormRecord, course: NormCourse, frame: NormFrame): NormChoice | null {
  let best: NormChoice | null = null;
  for (const choice of choicesOf(record, course, frame)) {
    if (!isMixMet(choice.tally, frame) || !isPerformanceMet(choice.tally, frame.level)) continue;
    if (best === null || isBetter(choice, best)) best = choice;
  }
  return best;
}

/** Whether any choice makes the norm. */
export function isMadeBy(record: NormRecord, course: NormCourse, frame: NormFrame): boolean {
  for (const { tally } of choicesOf(record, course, frame))
    if (isMixMet(tally, frame) && isPerformanceMet(tally, frame.level)) return true;
  return false;
}

/** All games that may be counted, whether or not they make the norm. */
export function wholeChoice(record: NormRecord, course: NormCourse, frame: NormFrame): NormChoice {
  return wholeBy(basesOf(record, course)[0] ?? '1.4.1a', record, frame);
}

function wholeBy(basis: Basis, { games: played, lostAtLast }: NormRecord, frame: NormFrame): NormChoice {
  const games = basis === '1.4.2c' ? [...played, lostAtLast!] : played;
  return choiceOf(basis, games, games, games, frame);
}

function isBetter(a: NormChoice, b: NormChoice): boolean {
  if (a.credit !== b.credit) return a.credit > b.credit;
  if (a.games.length !== b.games.length) return a.games.length > b.games.length;
  return a.tally.performance > b.tally.performance;
}

/**
 * The articles by which the whole record has enough games; none where it has not. A forfeit in the last of nine rounds is
 * for both 1.4.1c and 1.4.2c: by the first without that opponent, by the second with them and a loss.
 */
function basesOf({ games, free, lostAtLast }: NormRecord, { rounds }: NormCourse): Basis[] {
  if (games.length >= LEAST_GAMES) return ['1.4.1a'];
  const bases: Basis[] = [];
  if (rounds === LEAST_GAMES && games.length === GAMES_WITH_FREE_ROUND && free > 0) bases.push('1.4.1c');
  if (lostAtLast !== null && games.length + 1 === LEAST_GAMES) bases.push('1.4.2c');
  return bases;
}

/** For each number of rounds and of games the best set: the score depends on the number alone, since only wins go. */
function* choicesOf(record: NormRecord, course: NormCourse, frame: NormFrame): Generator<NormChoice> {
  const bases = basesOf(record, course);
  if (bases[0] !== '1.4.1a') {
    for (const basis of bases) yield wholeBy(basis, record, frame);
    return;
  }
  const all = record.games;
  const shortest = course.predetermined ? all.length : LEAST_GAMES;
  // 1.4.1f: where pairings were known beforehand the mix must be met by the opponents of the whole event too.
  const mayDrop = !course.predetermined || isMixMet(tallyOf(all, frame), frame);
  for (let end = all.length; end >= shortest; end--) {
    const played = all.slice(0, end);
    yield choiceOf('1.4.1a', all, played, played, frame);
    for (let size = end - 1; mayDrop && size >= LEAST_GAMES; size--) {
      if (!couldPerform(played, size, frame.level)) continue;
      const kept = richestSet(played, size, frame);
      if (kept !== null) yield choiceOf('1.4.1a', all, played, kept, frame);
    }
  }
}

/**
 * Whether so many of the games could have average, score and performance, whoever is left out: those of the wins with the
 * highest ratings are kept, and whoever gains most is raised. What fails this fails for every set, so nothing is lost.
 */
function couldPerform(games: readonly NormGame[], size: number, level: NormLevel): boolean {
  const left = games.length - size;
  const won = games.filter(({ score }) => score === 10).map(ratingOf);
  if (won.length < left) return false;
  const others = games.filter(({ score }) => score !== 10).map(ratingOf);
  const kept = [...others, ...won.toSorted((a, b) => b - a).slice(0, won.length - left)];
  const gains = [...Map.groupBy(games, ({ opponent }) => opponent).values()].map((met) =>
    met.reduce((gain, game) => gain + Math.max(0, level.floor - ratingOf(game)), 0),
  );
  kept[0] = kept[0]! + Math.max(...gains);
  const score = games.reduce((sum, game) => sum + game.score, 0) - 10 * left;
  const needed = neededScore(averageRating(kept)!, size, level);
  return needed !== null && score >= needed;
}

function choiceOf(
  basis: Basis,
  all: readonly NormGame[],
  played: readonly NormGame[],
  games: readonly NormGame[],
  frame: NormFrame,
): NormChoice {
  const kept = new Set(games);
  const tally = tallyOf(games, frame);
  return {
    basis,
    games,
    later: all.slice(played.length),
    beaten: played.filter((game) => !kept.has(game)),
    tally,
    credit: creditOf(basis, tally),
  };
}

/** 1.4.1d: a full point above what is needed is a game more; 1.4.1c: eight games are nine; 1.7: at most thirteen. */
function creditOf(basis: Basis, { games, score, needed }: Tally): number {
  const counted = basis === '1.4.1c' ? LEAST_GAMES : games;
  const above = needed === null ? 0 : Math.max(0, Math.floor((score - needed) / 10));
  return Math.min(MOST_COUNTED, counted + above);
}

/** In how many ways the games may be counted: rounds after the norm left out, and beaten opponents (1.4.1e, f). */
export function waysToCount({ games }: NormRecord, { predetermined }: NormCourse): number {
  let ways = 0;
  for (let end = games.length; end >= (predetermined ? games.length : LEAST_GAMES); end--) {
    const won = games.slice(0, end).filter(({ score }) => score === 10).length;
    for (let left = 0, sets = 1; left <= Math.min(won, end - LEAST_GAMES); left++) {
      ways += sets;
      sets = (sets * (won - left)) / (left + 1);
    }
  }
  return Math.max(1, ways);
}
