/** Every word that documents print, apart from names and numbers. */
import type { Catalogue, Room } from '../catalogue.ts';
import { format } from './format.ts';
import { TITLES, WORDS } from './sheet-words.ts';

type Sheets = Catalogue['sheets'];

/** Half a point and one are singular. */
const isOne = (value: number): boolean => Math.abs(value) <= 10 && value !== 0;
const points = (value: number): string => `${format.points(value)} ${isOne(value) ? 'Punkt' : 'Punkte'}`;
const count = (players: number): string => format.count(players, { one: 'Spieler', other: 'Spieler' });

const roundTitle: Sheets['roundTitle'] = (round) => `Runde ${round}`;
const afterRound: Sheets['afterRound'] = (round) => (round === 0 ? 'vor Runde 1' : `nach Runde ${round}`);
const versionOf: Sheets['versionOf'] = (version) => `Version ${version}`;
const boardsIn: Sheets['boardsIn'] = (count) => format.count(count, { one: 'Brett', other: 'Bretter' });

/** `So. 15. Nov. 2026 13:41`: without the comma after the weekday, since a second one follows. */
const dayAndTime: Sheets['dayAndTime'] = (iso, precision = 'minute') => {
  const [date, time] = [format.date(iso, 'date').replace(',', ''), format.time(iso, precision)];
  return date === '' || time === '' ? iso : `${date} ${time}`;
};

const SPANS: Readonly<Record<Parameters<Sheets['span']>[0], readonly [one: string, other: string]>> = {
  Board: ['Brett', 'Bretter'],
  Number: ['Nummer', 'Nummern'],
  Rank: ['Rang', 'Ränge'],
  Player: ['Spieler', 'Spieler'],
  Round: ['Runde', 'Runden'],
  Entry: ['Eintrag', 'Einträge'],
};

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

export const sheetsText = {
  words: WORDS,
  titles: TITLES,
  roundTitle,
  withPosition: (event, number, position) => `${event} · Chess960, Stellung ${number}: ${position}`,
  afterRound,
  /** Nouns keep their capital. */
  titleInLine: (title) => title,
  titleOfRound: (round, title) => `${roundTitle(round)}, ${title}`,
  titleAfter: (title, round) => `${title} ${afterRound(round)}`,
  span: (what, first, last) =>
    first === last ? `${SPANS[what][0]} ${first}` : `${SPANS[what][1]} ${first}–${last}`,
  /** Of letters that are read from the right the first one stands at the right. */
  initials: (first, last) => {
    if (first === last) return first;
    return RIGHT_TO_LEFT.test(first) && RIGHT_TO_LEFT.test(last)
      ? `${last} – ${first}`
      : `${first} – ${last}`;
  },
  named: (name, mark) => (mark === '' ? name : `${name} (${mark})`),
  pageOf: (page, pages, part = '') =>
    part === '' ? `Seite ${page} von ${pages}` : `${part}, Seite ${page} von ${pages}`,
  playStarts: (time) => (time === '' ? '' : `Spielbeginn ${time}`),
  plays: (opponent) => `gegen ${opponent}`,
  provisional: (openGames) =>
    openGames === 0 ? '' : `vorläufig, ${format.count(openGames, { one: 'Partie', other: 'Partien' })} offen`,
  reasonWithoutGame: (kind, value) => {
    switch (kind) {
      case 'pab':
        return `spielfrei, ${points(value)}`;
      case 'full':
        return 'Freilos mit ganzem Punkt';
      case 'half':
        return 'Freilos mit halbem Punkt';
      case 'zero':
        return 'Freilos ohne Punkt';
      case 'forfeit-win':
        return 'kampflos gewonnen';
      case 'forfeit-loss':
        return 'kampflos verloren';
    }
  },
  entersIn: (round) => `ab Runde ${round}`,
  leftAfter: (round) => (round === 0 ? 'zurückgetreten' : `zurückgetreten nach Runde ${round}`),
  orderOf: (columns) => {
    const ranking = columns.filter(({ ranks }) => ranks);
    if (ranking.length === 0) return 'Reihenfolge nach Punkten.';
    return `Reihenfolge nach Punkten, dann ${ranking.map(({ code, name }) => `${code} ${name}`).join(', ')}.`;
  },
  versionOf,
  partOf: (first, last, all) => `${first}–${last} von ${all}`,
  against: (players, first, last) => `${players} gegen ${first}–${last}`,
  dueColour: (colour, strength) => {
    const name = colour === 'white' ? WORDS.white : WORDS.black;
    return strength === '' ? name : `${name}, ${strength}`;
  },
  roundAndVersion: (round, { draft, version }) =>
    `${roundTitle(round)}, ${draft ? WORDS.draft : versionOf(version)}`,
  issue: (imprint) => {
    const at = dayAndTime(imprint.issuedAt);
    if (imprint.draft) return `ENTWURF, ausgegeben ${at}`;
    return imprint.version === 0 ? `Ausgegeben ${at}` : `Version ${imprint.version}, ausgegeben ${at}`;
  },
  dayAndTime,
  tiedOn: (players, value) =>
    value === null
      ? count(players)
      : `${count(players)} mit ${format.points(value)} ${isOne(value) ? 'Punkt' : 'Punkten'}`,
  rankAndPoints: (rank, value) => `Rang ${rank}, ${points(value)}`,
  noRound: (round) => `Runde ${round} ist noch nicht ausgelost.`,
  noPlayers: () => 'Es gibt noch keine Spieler.',
  notRoundRobin: () => 'Nur in einem Rundenturnier',
  noRules: () => 'Die Regeln dieses Systems sind nicht bekannt.',
  rulesInFull: (edition) => `Die Regeln vollständig: ${edition}.`,
  rulesInShort: (edition) => `In Kürze. Der ganze Text steht im FIDE-Handbuch: ${edition}.`,
  numberOf: (number) => `Nr.\u00a0${number}`,
  noneGiven: 'nicht angegeben',
  boardsIn,
  dayOf: (date) => format.date(date, 'day'),
  roundState: (isPublished) => (isPublished ? 'ausgelost' : ''),
  noCategories: () => 'Es wurden keine Kategorien eingegeben.',
  noEntries: () => 'Niemand hat einen solchen Eintrag.',
  changedBoards: (count) => `${boardsIn(count)} geändert`,
  insteadOf: (version) => (version === 0 ? '' : `ersetzt Version ${version}`),
  withArticle: (sentence, article) => (article === '' ? sentence : `${sentence} (${article})`),
  fromVersion2: () => 'Erst ab Version 2',
  copiesOf: (title, copies) => (copies === 1 ? title : `${title} ×${copies}`),
  notPublished: (round) => `Runde ${round} ist nicht veröffentlicht.`,
  noGames: (round) => `Runde ${round} hat keine Partien.`,
} satisfies Room<'de', 'sheets'>;

export const workingSheetText = {
  title: 'Feinwertungen',
  goesOn: 'Fortsetzung',
  footer: 'Durchgestrichen: Streichwertung. Artikel: C.07 des FIDE-Handbuchs.',
  columns: { result: 'Ergebnis', score: 'Punkte', amount: 'zählt' },
} satisfies Room<'de', 'workingSheet'>;
