/** What changes about a player, as the log tells it. */
import type { EventPayloads } from '../../model/events.ts';
import type { EDITABLE_FIELDS } from '../../model/player-events.ts';
import type { LaterRating, NameOf, NationalRating, RatingOrigin } from '../../model/player.ts';
import { listsText } from './lists.ts';
import { playersText } from './players.ts';
import { ratingsText } from './ratings.ts';

type Field = (typeof EDITABLE_FIELDS)[number];

const FIELDS: Record<Field, string> = {
  name: 'nom',
  sex: 'sexe',
  title: 'titre',
  womensTitle: 'titre féminin',
  rating: 'Elo',
  official: 'Elo officiel',
  laterRatings: 'Elo suivants',
  national: 'Elo national',
  ratingSource: 'source de l’Elo',
  ratingList: 'liste Elo',
  ratingMonth: 'mois de la liste',
  ratingPace: 'genre d’Elo',
  officialFrom: 'source de l’Elo officiel',
  nationalFrom: 'source de l’Elo national',
  ratingChosen: 'choix de l’Elo',
  listK: 'K de la liste',
  estimate: 'force estimée',
  federation: 'fédération',
  fideId: 'code FIDE',
  birth: 'date de naissance',
  club: 'club',
  category: 'catégorie',
  feePaid: 'inscription',
  noHalfBye: 'byes d’un demi-point',
};

/** `club: –, now Linden` */
function changeOf(field: Field, before: unknown, after: unknown): string {
  return field === 'noHalfBye'
    ? `${FIELDS[field]} : ${after === true ? 'exclus' : 'permis'}`
    : `${FIELDS[field]} : ${shown(field, before)}, devient ${shown(field, after)}`;
}

export function changeText(field: Field, before: unknown, after: unknown): string {
  return `${changeOf(field, before, after)}.`;
}

export function staysText(field: Field, kept: unknown, gone: unknown): string {
  return `${FIELDS[field]} : ${shown(field, kept)} reste, ${shown(field, gone)} disparaît.`;
}

export function playerChange(
  { player, before, after }: EventPayloads['player-changed'],
  nameOf: NameOf,
): [string, string] {
  const fields = Object.keys(after) as (keyof typeof after)[];
  const changes = fields.map((field) => changeOf(field, before[field], after[field]));
  return [`Joueur modifié, ${nameOf(player)}`, changes.join(' ; ')];
}

const SOURCES = { list: 'liste Elo', file: 'fichier', typed: 'saisi à la main' } as const;

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
  if (field === 'ratingChosen') return value === true ? 'par l’arbitre' : 'd’après les listes';
  if (typeof value === 'boolean') return value ? 'payée' : 'non payée';
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
