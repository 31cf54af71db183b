/** A player of the tournament beside what a rating list says of them. */
import {
  officialRatingOf,
  RATING_SOURCE_FIELDS,
  titlesOf,
  type EditablePlayer,
  type Player,
} from '../../../src-engine/index.ts';
import type { AuditField, SearchedList } from '../../ipc/contract.ts';
import type { FoundEntry } from '../../lists/open-list.ts';
import type { Lists } from '../lists/lists.ts';
import type { fieldsOfList } from './from-list.ts';

export type ListFields = ReturnType<typeof fieldsOfList>;

/** What a list may say otherwise. Of a date of birth it knows the year; what it does not say differs from nothing. */
export const COMPARED = [
  'name',
  'title',
  'rating',
  'official',
  'national',
  'federation',
  'sex',
  'birth',
  'fideId',
] as const satisfies readonly (keyof Player)[];
/** Fields for which a blank in the list says that there is nothing. */
const BLANK_COUNTS: readonly string[] = ['title', 'rating', 'official'];

type Compared = Pick<Player, (typeof COMPARED)[number] | 'womensTitle'>;

/** The player of a list with the FIDE ID of an entry; null where there is none. */
export function listEntryOf(
  lists: Lists,
  list: SearchedList,
  { fideId }: Pick<Player, 'fideId'>,
): FoundEntry | null {
  return fideId === '' ? null : (lists.store.list(list.id)?.byFideId(Number(fideId)) ?? null);
}

/**
 * Every compared field of an entry and of a list, or of another entry, as they are shown: FIDE's rating only where it is not
 * that of the tournament. Left blank, it would say that there is none.
 */
export function comparedFields(player: Player, listed: Compared | null): AuditField[] {
  const isApart = [player, listed].some((each) => each !== null && officialRatingOf(each) !== each.rating);
  return COMPARED.filter((field) => field !== 'official' || isApart).map((field) => ({
    field,
    entered: shownOf(player, field),
    listed: listed === null ? '' : shownOf(listed, field),
  }));
}

/** What a list says otherwise. Blanks of a list say nothing, but in the fields of {@link BLANK_COUNTS}. */
export function differences(player: Player, listed: ListFields): AuditField[] {
  return comparedFields(player, listed).filter(
    ({ field, entered, listed: says }) =>
      entered !== says &&
      (says !== '' || BLANK_COUNTS.includes(field)) &&
      !(field === 'national' && isRating(player, entered) && isRating(listed, says)),
  );
}

/** A national rating that counts here is told as the rating. */
function isRating({ rating }: Compared, national: string): boolean {
  return national === shownNumber(rating);
}

function shownNumber(rating: number): string {
  return rating === 0 ? '' : String(rating);
}

/** A field as it is shown, `''` for nothing; of a date of birth the year. */
export function shownOf(of: Compared, field: (typeof COMPARED)[number]): string {
  if (field === 'national') return shownNumber(of.national?.rating ?? 0);
  if (field === 'title') return titlesOf(of);
  const value = field === 'official' ? officialRatingOf(of) : of[field];
  if (field === 'birth') return String(value).slice(0, 4);
  return value == null || value === 0 ? '' : String(value);
}

/** The fields that a list changes about a player: those that differ, their FIDE ID, and where the rating came from. */
export function changesBy(player: Player, listed: ListFields): Partial<EditablePlayer> {
  const fields = differences(player, listed).map(({ field }) => field);
  const { fideId, official, national } = listed;
  return {
    ...Object.fromEntries(fields.map((field) => [field, listed[field]])),
    // The one title is told with the other.
    ...(fields.includes('title') ? { womensTitle: listed.womensTitle } : {}),
    ...(fideId === '' ? {} : { fideId }),
    official,
    national,
    ...Object.fromEntries(RATING_SOURCE_FIELDS.map((field) => [field, listed[field]])),
  };
}
