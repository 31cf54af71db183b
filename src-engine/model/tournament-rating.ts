/**
 * Official and tournament rating: FIDE's rating goes into reports and rating changes; the tournament rating orders the
 * players, pairs them and counts in tie-breaks. TRF26 record 172 says how the one follows from the other.
 */
import type { NationalRating, Player } from './player.ts';

/**
 * `FIDE`: FIDE's rating. `NRO`: the national rating only. `FIDON`: FIDE's, or the national one where there is none.
 * `NIDOF`: the national one, or FIDE's where there is none. `HBFN`, `LBFN`: the higher, the lower of the two. `OTHER`: a
 * rating of the tournament's own.
 */
export const RATING_METHODS = ['FIDE', 'NRO', 'FIDON', 'NIDOF', 'HBFN', 'LBFN', 'OTHER'] as const;
export type RatingMethod = (typeof RATING_METHODS)[number];

/** Record 172: whose national ratings count, and how. */
export interface TournamentRating {
  readonly method: RatingMethod;
  /** Federation of the national ratings, three letters; `''` where unknown. */
  readonly federation: string;
}

/** FIDE's ratings alone: what holds where nothing else was announced. */
export const FIDE_RATINGS: TournamentRating = { method: 'FIDE', federation: '' };

/** The rating of FIDE's list, 0 for none. */
export function officialRatingOf({ rating, official }: Pick<Player, 'rating' | 'official'>): number {
  return official ?? rating;
}

/** The national rating, 0 for none. */
export function nationalRatingOf({ national }: Pick<Player, 'national'>): number {
  return national?.rating ?? 0;
}

/** The tournament rating by a method; `own` is that of `OTHER`. 0 stands for none everywhere. */
export function tournamentRatingBy(
  method: RatingMethod,
  official: number,
  national: number,
  own: number,
): number {
  switch (method) {
    case 'FIDE':
      return official;
    case 'NRO':
      return national;
    case 'FIDON':
      return official || national;
    case 'NIDOF':
      return national || official;
    case 'HBFN':
      return Math.max(official, national);
    case 'LBFN':
      return Math.min(official || national, national || official);
    case 'OTHER':
      return own;
  }
}

/** The ratings of a player as they are stored: the official one only where it is another one. */
export interface StoredRatings {
  readonly rating: number;
  readonly official: number | null;
}

/** The rating that counts by `method`, 0 for none, and the official one where it differs. */
export function storedRatings(
  method: RatingMethod,
  official: number,
  national: number,
  own: number,
): StoredRatings {
  const rating = tournamentRatingBy(method, official, national, own);
  return { rating, official: rating === official ? null : official };
}

/** A national record with nothing but its federation and rating. */
export function nationalOf(federation: string, rating: number): NationalRating {
  return {
    federation,
    sex: '',
    title: '',
    name: '',
    rating,
    origin: '',
    nationalId: '',
    birth: '',
  };
}

/**
 * The rating of the tournament that counts in a round (1-based): by its method from FIDE’s rating of the latest list up to
 * the round and the national rating. A rating of the tournament’s own does not change with FIDE’s lists.
 */
export function ratingInRound(
  player: Pick<Player, 'rating' | 'laterRatings' | 'national'>,
  round: number,
  method: RatingMethod,
): number {
  const official = laterRatingIn(player, round);
  return official === null
    ? player.rating
    : tournamentRatingBy(method, official, nationalRatingOf(player), player.rating);
}

/** FIDE's rating in a round: games are rated with the ratings of their time (B.02, B.01 1.1.4). */
export function officialInRound(
  player: Pick<Player, 'rating' | 'official' | 'laterRatings'>,
  round: number,
): number {
  return laterRatingIn(player, round) ?? officialRatingOf(player);
}

function laterRatingIn({ laterRatings = [] }: Pick<Player, 'laterRatings'>, round: number): number | null {
  const valid = laterRatings.filter(({ fromRound }) => fromRound <= round);
  return valid.toSorted((a, b) => b.fromRound - a.fromRound)[0]?.rating ?? null;
}
