/** A player of the tournament beside what a rating list says of them. */
import type { EditablePlayer, Player, Tournament } from '../../../src-engine/index.ts';
import type { AuditField, SearchedList } from '../../ipc/contract.ts';
import type { FoundEntry } from '../../lists/open-list.ts';
import type { Lists } from '../lists/lists.ts';
import { fieldsOfList } from './from-list.ts';

export type ListFields = ReturnType<typeof fieldsOfList>;

/** What a list may say otherwise. Of a date of birth it knows the year; what it does not say differs from nothing. */
export const COMPARED = ['name', 'title', 'rating', 'official', 'federation', 'sex', 'birth'] as const;
/** Fields for which a blank in the list says that there is nothing. */
const BLANK_COUNTS: readonly string[] = ['title', 'rating', 'official'];

type Compared = Pick<Player, (typeof COMPARED)[number]>;

/** The player of a list with the FIDE ID of an entry; null where there is none. */
export function listEntryOf(
  lists: Lists,
  list: SearchedList,
  { fideId }: Pick<Player, 'fideId'>,
): FoundEntry | null {
  return fideId === '' ? null : (lists.store.list(list.id)?.byFideId(Number(fideId)) ?? null);
}

/** What the list says of an entry with a FIDE ID; null where they are not on it. */
export function listedOf(
  tournament: Tournament,
  lists: Lists,
  list: SearchedList,
  player: Player,
): ListFields | null {
  const entry = listEntryOf(lists, list, player);
  return entry === null ? null : fieldsOfList(tournament, { entry, list }, player);
}

/** Every compared field of an entry and of a list, or of another entry, as they are shown. */
export function comparedFields(player: Player, listed: Compared | null): AuditField[] {
  return COMPARED.map((field) => ({
    field,
    entered: shownOf(player, field),
    listed: listed === null ? '' : shownOf(listed, field),
  }));
}

export function differences(player: Player, listed: ListFields): AuditField[] {
  return comparedFields(player, listed).filter(
    ({ field, entered, listed: says }) => entered !== says && (says !== '' || BLANK_COUNTS.includes(field)),
  );
}

/** A field as it is shown, `''` for nothing; of a date of birth the year. */
export function shownOf(of: Compared, field: (typeof COMPARED)[number]): string {
  const value = of[field];
  if (field === 'birth') return String(value).slice(0, 4);
  return value == null || value === 0 ? '' : String(value);
}

/** The fields that a list changes about a player: those that differ, their FIDE ID, and where the rating came from. */
export function changesBy(player: Player, listed: ListFields): Partial<EditablePlayer> {
  const fields = differences(player, listed).map(({ field }) => field);
  const { fideId, official, national, ratingSource, ratingList, ratingMonth, ratingPace } = listed;
  return {
    ...Object.fromEntries(fields.map((field) => [field, listed[field]])),
    ...(fideId === '' ? {} : { fideId }),
    official,
    national,
    ratingSource,
    ratingList,
    ratingMonth,
    ratingPace,
  };
}
