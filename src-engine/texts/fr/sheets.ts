/** Every word that documents print, apart from names and numbers. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';
import { TITLES, WORDS } from './sheet-words.ts';

export const workingSheetText = {
  title: 'Départages',
  goesOn: 'suite',
  footer: 'Barré : valeur retranchée. Articles : C.07 du Manuel de la FIDE.',
  columns: { result: 'résultat', score: 'points', amount: 'compte' },
} satisfies Room<'fr', 'workingSheet'>;

function roundTitle(round: number): string {
  return `Ronde ${round}`;
}

/** `après la ronde 6`, `avant la ronde 1` */
function afterRound(round: number): string {
  return round === 0 ? 'avant la ronde 1' : `après la ronde ${round}`;
}

function pagesOf(page: number, pages: number): string {
  return `page ${page} sur ${pages}`;
}

const SPANS = {
  Board: { one: 'Table', other: 'Tables' },
  Number: { one: 'Numéro', other: 'Numéros' },
  Rank: { one: 'Rang', other: 'Rangs' },
  Player: { one: 'Joueur', other: 'Joueurs' },
  Round: { one: 'Ronde', other: 'Rondes' },
  Entry: { one: 'Entrée', other: 'Entrées' },
};

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** The day and time without the comma that a list of facts would take for another. */
function dayAndTime(iso: string, precision: 'minute' | 'second' = 'minute'): string {
  const [date, time] = [format.date(iso, 'date'), format.time(iso, precision)];
  return date === '' || time === '' ? iso : `${date} ${time}`;
}

const playersOf = (count: number): string => format.count(count, { one: 'joueur', other: 'joueurs' });

/** Less than two is singular. */
const pointsOf = (points: number): string =>
  `${format.points(points)} ${Math.abs(points) < 20 ? 'point' : 'points'}`;

function versionOf(version: number): string {
  return `version ${version}`;
}

function tables(count: number): string {
  return format.count(count, { one: 'table', other: 'tables' });
}

export const sheetsText = {
  words: WORDS,
  titles: TITLES,
  roundTitle,
  withPosition: (event, number, position) => `${event} · Échecs 960, position ${number} : ${position}`,
  afterRound,
  titleInLine: (title) => title.toLowerCase(),
  titleOfRound: (round, title) => `${roundTitle(round)}, ${title}`,
  titleAfter: (title, round) => `${title} ${afterRound(round)}`,
  span: (what, first, last) =>
    first === last ? `${SPANS[what].one} ${first}` : `${SPANS[what].other} ${first}–${last}`,
  initials: (first, last) => {
    if (first === last) return first;
    return RIGHT_TO_LEFT.test(first) && RIGHT_TO_LEFT.test(last)
      ? `${last} – ${first}`
      : `${first} – ${last}`;
  },
  named: (name, mark) => (mark === '' ? name : `${name} (${mark})`),
  pageOf: (page, pages, part = '') =>
    part === '' ? `Page ${page} sur ${pages}` : `${part}, ${pagesOf(page, pages)}`,
  playStarts: (time) => (time === '' ? '' : `Début des parties ${time}`),
  plays: (opponent) => `joue contre ${opponent}`,
  provisional: (openGames) =>
    openGames === 0
      ? ''
      : `provisoire, ${format.count(openGames, { one: 'partie', other: 'parties' })} en cours`,
  reasonWithoutGame: (kind, points) => {
    switch (kind) {
      case 'pab':
        return `exempt, ${pointsOf(points)}`;
      case 'full':
        return 'bye d’un point';
      case 'half':
        return 'bye d’un demi-point';
      case 'zero':
        return 'bye à zéro point';
      case 'forfeit-win':
        return 'gain par forfait';
      case 'forfeit-loss':
        return 'perte par forfait';
    }
  },
  entersIn: (round) => `à partir de la ronde ${round}`,
  leftAfter: (round) => (round === 0 ? 'retrait' : `retrait après la ronde ${round}`),
  orderOf: (columns) => {
    const ranking = columns.filter(({ ranks }) => ranks);
    if (ranking.length === 0) return 'Classement aux points.';
    return `Classement aux points, puis ${ranking.map(({ code, name }) => `${code} ${name}`).join(', ')}.`;
  },
  versionOf,
  partOf: (first, last, all) => `${first}–${last} sur ${all}`,
  against: (players, first, last) => `${players} contre ${first}–${last}`,
  dueColour: (colour, strength) => {
    const name = colour === 'white' ? WORDS.white : WORDS.black;
    return strength === '' ? name : `${name}, ${strength}`;
  },
  roundAndVersion: (round, { draft, version }) =>
    `${roundTitle(round)}, ${draft ? WORDS.draft : versionOf(version)}`,
  issue: ({ draft, version, issuedAt }) => {
    if (draft) return `BROUILLON du ${dayAndTime(issuedAt)}`;
    return version === 0
      ? `Édité le ${dayAndTime(issuedAt)}`
      : `Version ${version} du ${dayAndTime(issuedAt)}`;
  },
  dayAndTime,
  tiedOn: (players, points) =>
    points === null ? playersOf(players) : `${playersOf(players)} à ${format.points(points)}`,
  rankAndPoints: (rank, points) => `rang ${rank}, ${pointsOf(points)}`,
  noRound: (round) => `Ronde ${round} non appariée.`,
  noPlayers: () => 'Aucun joueur pour l’instant.',
  notRoundRobin: () => 'Seulement en toutes rondes',
  noRules: () => 'Les règles de ce système sont inconnues.',
  rulesInFull: (edition) => `Les règles en entier : ${edition}.`,
  rulesInShort: (edition) => `En bref. Le texte entier est dans le Manuel de la FIDE : ${edition}.`,
  numberOf: (number) => `n° ${number}`,
  noneGiven: 'sans indication',
  boardsIn: tables,
  dayOf: (date) => format.date(date, 'day'),
  roundState: (isPublished) => (isPublished ? 'appariée' : ''),
  noCategories: () => 'Aucune catégorie n’est saisie.',
  noEntries: () => 'Aucun joueur n’a cette indication.',
  changedBoards: (count) =>
    `${tables(count)} ${format.plural(count, { one: 'modifiée', other: 'modifiées' })}`,
  insteadOf: (version) => (version === 0 ? '' : `remplace la version ${version}`),
  withArticle: (sentence, article) => (article === '' ? sentence : `${sentence} (${article})`),
  fromVersion2: () => 'Dès la version 2',
  copiesOf: (title, copies) => (copies === 1 ? title : `${title} ×${copies}`),
  notPublished: (round) => `Ronde ${round} non publiée.`,
  noGames: (round) => `La ronde ${round} n’a pas de parties.`,
} satisfies Room<'fr', 'sheets'>;
