/** What changes about a player, as the log tells it. */
import type { EventPayloads } from '../../model/events.ts';
import type { EDITABLE_FIELDS } from '../../model/player-events.ts';
import type { LaterRating, NameOf, NationalRating, RatingOrigin } from '../../model/player.ts';
import { listsText } from './lists.ts';
import { playersText } from './players.ts';
import { ratingsText } from './ratings.ts';

type Field = (typeof EDITABLE_FIELDS)[number];

const FIELDS: Record<Field, string> = {
  name: 'name',
  sex: 'sex',
  title: 'title',
  womensTitle: 'women’s title',
  rating: 'rating',
  official: 'official rating',
  laterRatings: 'later ratings',
  national: 'national rating',
  ratingSource: 'rating source',
  ratingList: 'rating list',
  ratingMonth: 'month of the list',
  ratingPace: 'kind of rating',
  officialFrom: 'source of the official rating',
  nationalFrom: 'source of the national rating',
  ratingChosen: 'choice of the rating',
  listK: 'K of the list',
  estimate: 'estimated strength',
  federation: 'federation',
  fideId: 'FIDE ID',
  birth: 'date of birth',
  club: 'club',
  category: 'category',
  feePaid: 'fee',
  noHalfBye: 'half-point byes',
};

/** `club: –, now Linden` */
function changeOf(field: Field, before: unknown, after: unknown): string {
  return field === 'noHalfBye'
    ? `${FIELDS[field]}: ${after === true ? 'not eligible' : 'eligible'}`
    : `${FIELDS[field]}: ${shown(field, before)}, now ${shown(field, after)}`;
}

export function changeText(field: Field, before: unknown, after: unknown): string {
  return `${changeOf(field, before, after)}.`;
}

export function staysText(field: Field, kept: unknown, gone: unknown): string {
  return `${FIELDS[field]}: ${shown(field, kept)} stays, ${shown(field, gone)} goes.`;
}

export function playerChange(
  { player, before, after }: EventPayloads['player-changed'],
  nameOf: NameOf,
): [string, string] {
  const fields = Object.keys(after) as (keyof typeof after)[];
  const changes = fields.map((field) => changeOf(field, before[field], after[field]));
  return [`Player changed, ${nameOf(player)}`, changes.join('; ')];
}

const SOURCES = { list: 'rating list', file: 'file', typed: 'typed by hand' } as const;

/** What is stored as a code. */
const WORDS: Partial<Record<Field, Readonly<Record<string, string>>>> = {
  sex: playersText.sexes,
  ratingSource: SOURCES,
  ratingPace: ratingsText.paces,
};

/** `FIDE, November 2026, rapid` */
function originText({ source, list, month, pace }: RatingOrigin): string {
  const of = pace === '' ? '' : ratingsText.paces[pace];
  return [list || SOURCES[source], listsText.month(month), of].filter((part) => part !== '').join(', ');
}

function shown(field: Field, value: unknown): string {
  const word = typeof value === 'string' ? WORDS[field]?.[value] : undefined;
  if (word !== undefined) return word;
  if (field === 'ratingMonth' && typeof value === 'string' && value !== '') return listsText.month(value);
  if (field === 'ratingChosen') return value === true ? 'by the arbiter' : 'by the lists';
  if (typeof value === 'boolean') return value ? 'paid' : 'not paid';
  if (Array.isArray(value))
    return (
      (value as LaterRating[]).map(({ fromRound, rating }) => `R${fromRound} ${rating}`).join(', ') || '–'
    );
  if (typeof value === 'object' && value !== null && 'source' in value)
    return originText(value as RatingOrigin);
  if (typeof value === 'object' && value !== null)
    return `${(value as NationalRating).rating} ${(value as NationalRating).nationalId}`.trim();
  return value === null || value === '' || value === undefined ? '–' : `${value as string | number}`;
}
