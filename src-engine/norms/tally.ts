/** What a set of games amounts to for a norm: B.01 1.4.3–1.4.8, counted. */
import { isForeign, WITHOUT_FEDERATION } from './exemption.ts';
import type { NormGame } from './games.ts';
import { isTitled, type NormLevel } from './levels.ts';
import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import { averageRating, percentOf, performanceRating } from '../rating/performance.ts';
import { differenceOfPercent } from '../rating/tables.ts';

/** Rating of an unrated opponent who is not raised (1.4.6c). */
const UNRATED = 1400;

/** Least score in per cent of the games (1.4.8b). */
export const LEAST_PERCENT = 35;

/** What the event and the player bring to every count. */
export interface NormFrame {
  readonly level: NormLevel;
  /** Federation of the player who seeks the norm; `''` where unknown. */
  readonly federation: string;
  /** A double round robin asks for half of the players with the titles needed (1.4.5f). */
  readonly doubled: boolean;
  /** 1.4.3 and 1.4.4 do not apply. */
  readonly exempt: boolean;
}

/** The limits for a number of games: a least number is rounded up, a greatest one down (1.4.4). */
interface MixLimits {
  readonly foreign: number;
  readonly own: number;
  readonly one: number;
  readonly titled: number;
  readonly group: number;
}

/**
 * B.01 1.4.3–1.4.5. In a double round robin titled opponents are counted by heads, which halves their number (`doubled`).
 */
export function limitsFor(games: number, { doubled }: Pick<NormFrame, 'doubled'>): MixLimits {
  const group = Math.max(3, Math.ceil(games / 3));
  return {
    foreign: 2,
    own: Math.floor((3 * games) / 5),
    one: Math.floor((2 * games) / 3),
    titled: Math.ceil(games / 2),
    group: doubled ? Math.ceil(group / 2) : group,
  };
}

interface Raised {
  readonly opponent: PlayerId;
  /** The rating before, 1400 for an unrated opponent. */
  readonly from: number;
}

/** What the games of a choice come to: federations, titles and ratings of the opponents, score in tenths. */
export interface Tally {
  readonly games: number;
  readonly score: Points;
  /** Games by federation of the opponent; those of no federation are left out. */
  readonly federations: ReadonlyMap<string, number>;
  /** Federations other than the player’s own. */
  readonly foreign: readonly string[];
  /** Games against the own federation, and most games against one federation. */
  readonly own: number;
  readonly one: number;
  readonly titled: number;
  /** Opponents with a title that the norm needs: games, in a double round robin players. */
  readonly group: readonly PlayerId[];
  readonly raised: Raised | null;
  /** Ratings as they count, in the order of the games. */
  readonly ratings: readonly number[];
  readonly average: number;
  readonly performance: number;
  /** Least score with which these games would make the norm; null where no score does. */
  readonly needed: Points | null;
}

/** 1.4.6c: the rating of an opponent as it counts, 1400 for an unrated one. */
export function ratingOf({ rating }: Pick<NormGame, 'rating'>): number {
  return rating === 0 ? UNRATED : rating;
}

/**
 * 1.4.6b: the lowest rated opponent where they are below the floor; of several with that rating the one whom it raises most.
 * An opponent met twice is raised in both games.
 */
function raisedOf(games: readonly NormGame[], floor: number): Raised | null {
  const lowest = Math.min(...games.map(ratingOf));
  if (games.length === 0 || lowest >= floor) return null;
  const gain = (opponent: PlayerId) =>
    games
      .filter((game) => game.opponent === opponent)
      .reduce((sum, game) => sum + Math.max(0, floor - ratingOf(game)), 0);
  const candidates = games.filter((game) => ratingOf(game) === lowest).map(({ opponent }) => opponent);
  return { opponent: candidates.toSorted((a, b) => gain(b) - gain(a))[0]!, from: lowest };
}

/** Counts a set of games. Cost: games × distinct federations and opponents. */
export function tallyOf(games: readonly NormGame[], frame: NormFrame): Tally {
  const { level, doubled } = frame;
  const federations = new Map<string, number>();
  for (const { federation } of games) {
    if (!WITHOUT_FEDERATION.includes(federation))
      federations.set(federation, (federations.get(federation) ?? 0) + 1);
  }
  const raised = raisedOf(games, level.floor);
  const ratings = games.map((game) =>
    game.opponent === raised?.opponent ? Math.max(ratingOf(game), level.floor) : ratingOf(game),
  );
  const score = games.reduce((sum, game) => sum + game.score, 0);
  const inGroup = games
    .filter(({ title }) => title !== null && level.group.includes(title))
    .map(({ opponent }) => opponent);
  const average = averageRating(ratings) ?? 0;
  return {
    games: games.length,
    score,
    federations,
    foreign: [...federations.keys()].filter((federation) => isForeign(federation, frame.federation)),
    own: federations.get(frame.federation) ?? 0,
    one: Math.max(0, ...federations.values()),
    titled: games.filter(({ title }) => isTitled(title)).length,
    group: doubled ? [...new Set(inGroup)] : inGroup,
    raised,
    ratings,
    average,
    performance: performanceRating(score, ratings) ?? 0,
    needed: neededScore(average, games.length, level),
  };
}

/** 1.4.8b: at least 35 % of the games, exactly. */
export function isScoreEnough(score: Points, games: number): boolean {
  return 10 * score >= LEAST_PERCENT * games;
}

/** The least score in half points that makes a title performance against this average (1.4.8); null where none does. */
export function neededScore(average: number, games: number, level: NormLevel): Points | null {
  if (games === 0 || average < level.average) return null;
  for (let score = 0; score <= 10 * games; score += 5) {
    if (!isScoreEnough(score, games)) continue;
    if (average + differenceOfPercent(percentOf(score, games)) >= level.performance) return score;
  }
  return null;
}

/** 1.4.3–1.4.5: whether the opponents are such as a norm asks for. */
export function isMixMet(tally: Tally, frame: NormFrame): boolean {
  const limits = limitsFor(tally.games, frame);
  const federations =
    frame.exempt ||
    (frame.federation !== '' &&
      tally.foreign.length >= limits.foreign &&
      tally.own <= limits.own &&
      tally.one <= limits.one);
  return federations && tally.titled >= limits.titled && tally.group.length >= limits.group;
}

/** 1.4.7, 1.4.8: whether average, score and performance are enough. */
export function isPerformanceMet({ average, score, games, performance }: Tally, level: NormLevel): boolean {
  return average >= level.average && isScoreEnough(score, games) && performance >= level.performance;
}
