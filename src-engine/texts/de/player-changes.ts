/** What changes about a player, as the log tells it. */
import type { EventPayloads } from '../../model/events.ts';
import type { EDITABLE_FIELDS } from '../../model/player-events.ts';
import type { LaterRating, NameOf, NationalRating, RatingOrigin } from '../../model/player.ts';
import { listsText } from './lists.ts';
import { playersText } from './players.ts';
import { ratingsText } from './ratings.ts';

type Field = (typeof EDITABLE_FIELDS)[number];

const FIELDS: Readonly<Record<Field, string>> = {
  name: 'Name',
  sex: 'Geschlecht',
  title: 'Titel',
  womensTitle: 'Frauentitel',
  rating: 'Wertungszahl',
  official: 'offizielle Wertungszahl',
  laterRatings: 'spätere Wertungszahlen',
  national: 'nationale Wertungszahl',
  ratingSource: 'Herkunft der Wertungszahl',
  ratingList: 'Ratingliste',
  ratingMonth: 'Monat der Liste',
  ratingPace: 'Art der Wertungszahl',
  officialFrom: 'Herkunft der offiziellen Wertungszahl',
  nationalFrom: 'Herkunft der nationalen Wertungszahl',
  ratingChosen: 'Wahl der Wertungszahl',
  listK: 'K der Liste',
  estimate: 'geschätzte Spielstärke',
  federation: 'Föderation',
  fideId: 'FIDE-ID',
  birth: 'Geburtsdatum',
  club: 'Verein',
  category: 'Kategorie',
  feePaid: 'Startgeld',
  noHalfBye: 'Freilose mit halbem Punkt',
};

/** `club: –, now Linden` */
function changeOf(field: Field, before: unknown, after: unknown): string {
  return field === 'noHalfBye'
    ? `${FIELDS[field]}: ${after === true ? 'nicht möglich' : 'möglich'}`
    : `${FIELDS[field]}: ${shown(field, before)}, jetzt ${shown(field, after)}`;
}

export function changeText(field: Field, before: unknown, after: unknown): string {
  return `${changeOf(field, before, after)}.`;
}

export function staysText(field: Field, kept: unknown, gone: unknown): string {
  return `${FIELDS[field]}: ${shown(field, kept)} bleibt, ${shown(field, gone)} entfällt.`;
}

export function playerChange(
  { player, before, after }: EventPayloads['player-changed'],
  nameOf: NameOf,
): [string, string] {
  const fields = Object.keys(after) as (keyof typeof after)[];
  const changes = fields.map((field) => changeOf(field, before[field], after[field]));
  return [`Spieler geändert, ${nameOf(player)}`, changes.join('; ')];
}

const SOURCES = { list: 'Ratingliste', file: 'Datei', typed: 'von Hand eingegeben' } as const;

const WORDS: Partial<Record<Field, Readonly<Record<string, string>>>> = {
  sex: playersText.sexes,
  ratingSource: SOURCES,
  ratingPace: ratingsText.paces,
};

function originText({ source, list, month, pace }: RatingOrigin): string {
  const of = pace === '' ? '' : ratingsText.paces[pace];
  return [list || SOURCES[source], listsText.month(month), of].filter((part) => part !== '').join(', ');
}

function shown(field: Field, value: unknown): string {
  const word = typeof value === 'string' ? WORDS[field]?.[value] : undefined;
  if (word !== undefined) return word;
  if (field === 'ratingMonth' && typeof value === 'string' && value !== '') return listsText.month(value);
  if (field === 'ratingChosen') return value === true ? 'durch den Schiedsrichter' : 'nach den Listen';
  if (typeof value === 'boolean') return value ? 'bezahlt' : 'nicht bezahlt';
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
