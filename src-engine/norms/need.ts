/** B.01 1.4.3–1.4.8, looked at ahead: what is enough of opponents who are not known yet. */
import { isMade, type Prospect } from './forecast.ts';
import { imagined, type Opponent } from './field.ts';
import type { NormGame } from './games.ts';
import { limitsFor, tallyOf } from './tally.ts';
import type { Points } from '../model/points.ts';

/** What is enough of the unknown opponents: a way that is checked, and no condition of it can be left out alone. */
export interface OpponentNeed {
  /** Unknown opponents. */
  readonly opponents: number;
  /** Least average rating of theirs; 0 where every rating will do. */
  readonly rating: number;
  /** How many have to have a title of the group of the norm, and how many any counted title. */
  readonly group: number;
  readonly titled: number;
  /** How many have to come from federations not met yet, other than the player’s. */
  readonly federations: number;
  /** Federations that have to stay out, since they have their full share. */
  readonly barred: readonly string[];
}

/** Higher than anybody’s rating. */
const TOP_RATING = 3500;
const LOWEST_RATING = 1400;

/**
 * What is enough of the unknown opponents after these results; null where nothing is. Titles are asked first, as few as
 * possible, then the rating, as low as possible with those. Cost: opponents + log of the ratings.
 */
export function needOf(prospect: Prospect, results: readonly Points[]): OpponentNeed | null {
  const { next, frame, record } = prospect;
  const opponents = next.filter(({ opponent }) => opponent === null).length;
  if (opponents === 0) return null;
  const team = (rating: number, group: number, titled: number, federation = '*'): Opponent[] =>
    Array.from({ length: opponents }, (_, index) =>
      imagined(
        index,
        rating,
        index < group ? frame.level.title : index < titled ? 'FM' : null,
        federation === '*' || index > 0 ? `*${index}` : federation,
      ),
    );
  const made = (...team_: Parameters<typeof team>) => isMade(prospect, results, team(...team_));
  if (!made(TOP_RATING, opponents, opponents)) return null;
  const counts = Array.from({ length: opponents + 1 }, (_, count) => count);
  const group = counts.find((count) => made(TOP_RATING, count, opponents))!;
  const titled = counts.find((count) => count >= group && made(TOP_RATING, group, count))!;
  let [below, rating] = [LOWEST_RATING - 1, TOP_RATING];
  while (rating - below > 1) {
    const middle = Math.floor((below + rating) / 2);
    if (made(middle, group, titled)) rating = middle;
    else below = middle;
  }
  const whole = knownGames(prospect, results);
  const { foreign } = tallyOf(whole, frame);
  const known = [...new Set([frame.federation, ...record.games.map(({ federation }) => federation)])];
  return {
    opponents,
    rating: rating === LOWEST_RATING ? 0 : rating,
    group,
    titled,
    federations: frame.exempt
      ? 0
      : Math.min(opponents, Math.max(0, limitsFor(whole.length, frame).foreign - foreign.length)),
    barred: known.filter((federation) => !made(TOP_RATING, opponents, opponents, federation)),
  };
}

/** The games that are there, and those to come against known opponents. */
function knownGames({ record, next }: Prospect, results: readonly Points[]): NormGame[] {
  return [
    ...record.games,
    ...next.flatMap(({ round, opponent, uncounted }, index) =>
      opponent === null || uncounted.includes(results[index]!)
        ? []
        : [{ ...opponent, round, score: results[index]! }],
    ),
  ];
}
