/** What becomes of the fields of two entries of one person: nothing that either of them says goes without a word. */
import {
  EDITABLE_FIELDS,
  filledRatings,
  nationalRatingOf,
  officialRatingOf,
  RATING_SOURCE_FIELDS,
  type EditablePlayer,
  type LaterRating,
  type NationalRating,
  type Player,
  type Rules,
} from '../../../src-engine/index.ts';
import { changesOf } from './change.ts';
import { ratingRuleOf } from './ratings.ts';

type Field = (typeof EDITABLE_FIELDS)[number];

/** A field with what each of the two entries says of it. */
interface FieldOfBoth {
  readonly field: Field;
  readonly kept: unknown;
  readonly gone: unknown;
}

interface MergedFields {
  /** The fields of the kept entry that change. */
  readonly after: Partial<EditablePlayer>;
  /** Those that get a value from the other entry, and those whose value goes with it. */
  readonly filled: readonly FieldOfBoth[];
  readonly dropped: readonly FieldOfBoth[];
}

/** Where the rating came from is told with the rating. */
const isOfSource = (field: Field) => (RATING_SOURCE_FIELDS as readonly Field[]).includes(field);

/** The kept entry goes first; its blanks, and rounds without a later rating, are filled; the rules say what rating counts. */
export function mergedFields(rules: Rules, kept: Player, gone: Player): MergedFields {
  const plain = EDITABLE_FIELDS.filter(
    (field) => !RATINGS.includes(field) && saysMore(field, gone, kept) && !saysMore(field, kept, gone),
  );
  const laterRatings = laterOfBoth(kept.laterRatings, gone.laterRatings);
  const { after } = changesOf(kept, {
    ...Object.fromEntries(plain.map((field) => [field, gone[field]])),
    ...ratingsOfBoth(rules, kept, gone),
    ...(laterRatings.length === 0 ? {} : { laterRatings }),
  });
  const result: Player = { ...kept, ...after };
  const pairs = EDITABLE_FIELDS.filter((field) => !isOfSource(field)).map((field) => ({
    field,
    kept: valueOf(field, kept),
    after: valueOf(field, result),
    gone: valueOf(field, gone),
  }));
  return {
    after,
    filled: pairs
      .filter((each) => !isSame(each.kept, each.after))
      .map((each) => ({ ...each, gone: each.after })),
    dropped: pairs
      .filter(({ field }) => isDropped(field, result, gone))
      .map((each) => ({ ...each, kept: each.after })),
  };
}

/** What a field says; FIDE's rating also where it is stored as the same as that of the tournament. */
function valueOf(field: Field, player: Player): unknown {
  return field === 'official' ? officialRatingOf(player) : (player[field] ?? null);
}

function isSame(one: unknown, two: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}

/** True where one entry says something that the other one leaves blank; of one year a date says more. */
function saysMore(field: Field, one: Player, other: Player): boolean {
  if (isBlank(valueOf(field, one))) return false;
  if (isBlank(valueOf(field, other))) return true;
  return (
    field === 'birth' &&
    other.birth.endsWith('/00/00') &&
    !one.birth.endsWith('/00/00') &&
    one.birth.slice(0, 4) === other.birth.slice(0, 4)
  );
}

const RATINGS: readonly Field[] = ['rating', 'official', 'national', 'laterRatings', ...RATING_SOURCE_FIELDS];

/** `false` is what nobody said: that a fee is not paid, that half-point byes are not barred. */
function isBlank(value: unknown): boolean {
  return (
    [undefined, null, '', 0, false].includes(value as null) || (Array.isArray(value) && value.length === 0)
  );
}

/** The ratings of the kept entry, with those of the other one where it has none, as the rules count them. */
function ratingsOfBoth(rules: Rules, kept: Player, gone: Player): Partial<EditablePlayer> {
  const fields = filledRatings(kept, gone, ratingRuleOf(rules));
  const record = nationalOfBoth(kept.national, gone.national);
  const national = record === null ? null : { ...record, rating: fields.national!.rating };
  return { ...fields, national };
}

/** The national record of the kept entry with what it leaves blank from the other one; of two federations the one that has a rating. */
function nationalOfBoth(kept: NationalRating | null, gone: NationalRating | null): NationalRating | null {
  if (kept === null || gone === null) return kept ?? gone;
  if (kept.federation !== '' && gone.federation !== '' && kept.federation !== gone.federation)
    return kept.rating > 0 || gone.rating === 0 ? kept : gone;
  const known = Object.entries(kept).filter(([, value]) => !isBlank(value));
  return { ...gone, ...Object.fromEntries(known) };
}

/** The later ratings of both, by round; of two from one round that of the kept entry. */
function laterOfBoth(kept: readonly LaterRating[] = [], gone: readonly LaterRating[] = []): LaterRating[] {
  const others = gone.filter(({ fromRound }) => kept.every((each) => each.fromRound !== fromRound));
  return [...kept, ...others].sort((a, b) => a.fromRound - b.fromRound);
}

function isDropped(field: Field, result: Player, gone: Player): boolean {
  const [stays, goes] = [valueOf(field, result), valueOf(field, gone)];
  if (isBlank(goes) || isSame(stays, goes) || saysMore(field, result, gone)) return false;
  switch (field) {
    case 'official':
      // Where both are as the rating of the tournament they are told with it.
      return result.official != null || gone.official != null;
    case 'laterRatings':
      return gone.laterRatings!.some((each) => !result.laterRatings!.some((other) => isSame(each, other)));
    case 'national':
      return (
        nationalRatingOf(gone) !== nationalRatingOf(result) ||
        gone.national!.nationalId !== result.national!.nationalId
      );
    default:
      return true;
  }
}
