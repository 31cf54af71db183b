/**
 * What is known of a player's ratings, each with where it came from, and how that is stored: the same for a player from a
 * list, from a table or typed by hand.
 */
import type { EditablePlayer } from './player-events.ts';
import type { NationalRating, Player, RATING_SOURCE_FIELDS, RatingOrigin } from './player.ts';
import {
  nationalOf,
  nationalRatingOf,
  officialRatingOf,
  tournamentRatingBy,
  type TournamentRating,
} from './tournament-rating.ts';

/** A rating, 0 for none, and where it came from. */
export interface RatingValue {
  readonly rating: number;
  readonly origin: RatingOrigin;
  /** True of a tournament rating that the arbiter took instead of the one that counts by the lists and the method. */
  readonly isChosen?: boolean;
  /** K that FIDE's list gives beside it; absent for none. */
  readonly k?: number;
}

/** The ratings that are known of a player, whichever counts. */
export interface KnownRatings {
  /** FIDE's, of the kind of the event. */
  readonly official: RatingValue;
  readonly national: RatingValue;
  /** The tournament rating as it is: what counts by `OTHER`, or where one of another list was taken. */
  readonly own: RatingValue;
}

/** The fields of a player that ratings are stored in. */
export type RatingFields = Pick<
  EditablePlayer,
  'rating' | 'national' | 'ratingSource' | 'ratingList' | 'ratingMonth' | 'ratingPace'
> & {
  readonly official: number | null;
  readonly officialFrom: RatingOrigin | null;
  readonly nationalFrom: RatingOrigin | null;
  readonly ratingChosen: true | null;
  readonly listK: number | null;
};

type Rated = Pick<
  Player,
  'rating' | 'official' | 'national' | 'federation' | (typeof RATING_SOURCE_FIELDS)[number]
>;

/** The origin of a rating that somebody typed. */
export const TYPED: RatingOrigin = { source: 'typed', list: '', month: '', pace: '' };

/** Where the tournament rating came from. */
function originOf({ ratingSource, ratingList, ratingMonth, ratingPace }: Rated): RatingOrigin {
  return { source: ratingSource, list: ratingList, month: ratingMonth, pace: ratingPace };
}

/** Every rating that is known of a player, each with where it came from. */
export function knownRatings(player: Rated): KnownRatings {
  const own = originOf(player);
  return {
    official: {
      rating: officialRatingOf(player),
      origin: player.officialFrom ?? own,
      ...(player.listK == null ? {} : { k: player.listK }),
    },
    national: { rating: nationalRatingOf(player), origin: player.nationalFrom ?? own },
    own: { rating: player.rating, origin: own, ...(player.ratingChosen === true ? { isChosen: true } : {}) },
  };
}

/** The value that counts by the method of the tournament rating. */
export function countingValue(
  { method }: TournamentRating,
  { official, national, own }: KnownRatings,
): RatingValue {
  const rating = tournamentRatingBy(method, official.rating, national.rating, own.rating);
  const order =
    method === 'OTHER'
      ? [own]
      : method === 'NRO' || method === 'NIDOF'
        ? [national, official]
        : [official, national];
  return order.find((value) => value.rating === rating) ?? { rating, origin: order[0]!.origin };
}

/**
 * Ratings as fields of a player. `counting` is the tournament rating; a national record keeps what else it says, a new one
 * is of the federation given.
 */
export function ratingFields(
  federation: string,
  { official, national }: Pick<KnownRatings, 'official' | 'national'>,
  record: NationalRating | null,
  counting: RatingValue,
): RatingFields {
  const { source, list, month, pace } = counting.origin;
  const apart = ({ rating, origin }: RatingValue) =>
    rating === 0 || isSame(origin, counting.origin) ? null : origin;
  return {
    rating: counting.rating,
    official: official.rating === counting.rating ? null : official.rating,
    national:
      national.rating === (record?.rating ?? 0)
        ? record
        : record === null
          ? nationalOf(federation, national.rating)
          : { ...record, rating: national.rating },
    ratingSource: source,
    ratingList: list,
    ratingMonth: month,
    ratingPace: pace,
    officialFrom: apart(official),
    nationalFrom: apart(national),
    ratingChosen: counting.isChosen === true ? true : null,
    listK: official.k ?? null,
  };
}

/**
 * The ratings of a player after some of them, or the rule, changed. A rating that was taken from another list than the
 * method's stays as long as the method gives what it gave.
 */
export function changedRatings(
  player: Rated,
  now: KnownRatings,
  { before, after }: { readonly before: TournamentRating; readonly after: TournamentRating },
): RatingFields {
  const was = knownRatings(player);
  const [gave, gives] = [countingValue(before, was), countingValue(after, now)];
  const isTaken = player.rating !== gave.rating && now.own.rating === player.rating;
  const counting = isTaken && gave.rating === gives.rating ? now.own : gives;
  return ratingFields(after.federation || player.federation, now, player.national, counting);
}

function isSame(a: RatingOrigin, b: RatingOrigin): boolean {
  return a.source === b.source && a.list === b.list && a.month === b.month && a.pace === b.pace;
}

/** The ratings of a player with those of another entry where they have none: a blank overwrites nothing. */
export function filledRatings(player: Rated, other: Rated, rule: TournamentRating): RatingFields {
  const [was, more] = [knownRatings(player), knownRatings(other)];
  const now: KnownRatings = {
    official: firstOf(was.official, more.official),
    national: firstOf(was.national, more.national),
    own: firstOf(was.own, more.own),
  };
  return filledWith(player, other, now, rule);
}

/** The first of two values unless it is blank; K that the other has beside the same rating goes with it. */
function firstOf(mine: RatingValue, theirs: RatingValue): RatingValue {
  if (mine.rating === 0) return theirs;
  const takesK = mine.k === undefined && theirs.k !== undefined && theirs.rating === mine.rating;
  return takesK ? { ...mine, k: theirs.k } : mine;
}

function filledWith(player: Rated, other: Rated, now: KnownRatings, rule: TournamentRating): RatingFields {
  const [gave, gives] = [countingValue(rule, knownRatings(player)), countingValue(rule, now)];
  const isTaken = player.rating > 0 && player.rating !== gave.rating;
  const counting = (isTaken && gave.rating === gives.rating) || gives.rating === 0 ? now.own : gives;
  const federation = rule.federation || player.federation || other.federation;
  return ratingFields(federation, now, player.national ?? other.national, counting);
}

/** No ratings at all. */
const NONE: RatingValue = { rating: 0, origin: TYPED };

/**
 * What a row of a table tells beside what is known; 0 for what it does not tell. `official` is FIDE's where a column says
 * so, else null; `rating` is that of a plain column: the one that counts by the method. It stands for FIDE's where that one
 * counts, or where no rating is known and either may count, unless FIDE is known to have none.
 */
function toldRatings(
  row: Rated,
  known: KnownRatings,
  { method, federation }: TournamentRating,
  isUnrated: boolean,
): KnownRatings {
  const origin = originOf(row);
  const told: KnownRatings = {
    official: { rating: row.official ?? 0, origin },
    national: { rating: nationalRatingOf(row), origin },
    own: { rating: 0, origin },
  };
  const counts = (): keyof KnownRatings => {
    switch (method) {
      case 'FIDE':
        return 'official';
      case 'OTHER':
        return 'own';
      case 'NRO':
      case 'NIDOF':
        return 'national';
      case 'FIDON':
      case 'HBFN':
      case 'LBFN': {
        const value = countingValue({ method, federation }, known);
        return isUnrated || (value.rating > 0 && value === known.national) ? 'national' : 'official';
      }
    }
  };
  const field = counts();
  return told[field].rating > 0 ? told : { ...told, [field]: { rating: row.rating, origin } };
}

/** The ratings of a new player by what a row tells. */
export function ratingsOfRow(row: Rated, rule: TournamentRating): RatingFields {
  const told = toldRatings(row, { official: NONE, national: NONE, own: NONE }, rule, false);
  return ratingFields(rule.federation || row.federation, told, row.national, countingValue(rule, told));
}

/**
 * The ratings of a new player as a row tells them, who is on FIDE's list without a rating: none of the row's is FIDE's. Where
 * the method lets none of them count, the arbiter chose the plain one.
 */
export function ratingsOfUnrated(row: Rated, rule: TournamentRating): RatingFields {
  const told = toldRatings(row, { official: NONE, national: NONE, own: NONE }, rule, true);
  const known: KnownRatings = { ...told, official: NONE };
  const counting = countingValue(rule, known);
  const chosen: RatingValue = { rating: row.rating, origin: TYPED, isChosen: true };
  return ratingFields(
    rule.federation || row.federation,
    known,
    row.national,
    counting.rating > 0 || row.rating === 0 ? counting : chosen,
  );
}

/** The ratings of a registered player with those that a row tells; null where it tells no other ones. */
export function ratingsByRow(player: Rated, row: Rated, rule: TournamentRating): RatingFields | null {
  const was = knownRatings(player);
  const told = toldRatings(row, was, rule, false);
  const or = (mine: RatingValue, other: RatingValue): RatingValue =>
    mine.rating === 0 || mine.rating === other.rating ? other : mine;
  const now: KnownRatings = {
    official: or(told.official, was.official),
    national: or(told.national, was.national),
    own: or(told.own, was.own),
  };
  const isNew = now.official !== was.official || now.national !== was.national || now.own !== was.own;
  return isNew ? changedRatings(player, now, { before: rule, after: rule }) : null;
}

/**
 * The ratings of a player of the lists with those that a row tells. What a list says goes before the row, also where
 * FIDE's says that there is none (`isOnFide`); a rating of the tournament's own is on no list, so the row's counts.
 */
export function ratingsBesideLists(
  listed: Rated,
  row: Rated,
  rule: TournamentRating,
  isOnFide: boolean,
): RatingFields {
  const was = knownRatings(listed);
  const told = toldRatings(row, was, rule, isOnFide && was.official.rating === 0);
  const now: KnownRatings = {
    official: isOnFide ? was.official : firstOf(was.official, told.official),
    national: firstOf(was.national, told.national),
    own: firstOf(told.own, was.own),
  };
  return filledWith(listed, row, now, rule);
}
