/** Cells of a registration table as what they say about a player. */
import {
  nationalOf,
  readBirth,
  TITLES,
  type Absence,
  type EditablePlayer,
  type Sex,
  type Title,
} from '../../src-engine/index.ts';
import { foldedName } from './names.ts';
import type { Mapping, PlayerField } from './player-fields.ts';
import { texts } from '../texts.ts';

/** A cell understood, or why it is left out. */
type Read<T> = { readonly value: T; readonly complaint?: string };

function complaint<T>(blank: T, field: keyof typeof texts.tableRows.cells.fields, cell: string): Read<T> {
  const { fields, unreadable } = texts.tableRows.cells;
  return { value: blank, complaint: unreadable(fields[field], cell) };
}

function readRating(cell: string): Read<number> {
  // Three noughts behind a sign are thousands: 2,000 is not 2.
  const match = /^(\d{1,4})(?:\s*[A-Za-z])?$/.exec(cell.replace(/[.,]00?$/, ''));
  if (/^(|-+|unrated|none|n\/?a)$/i.test(cell)) return { value: 0 };
  return match === null || Number(match[1]) > 3500
    ? complaint(0, 'rating', cell)
    : { value: Number(match[1]) };
}

const SEXES: Readonly<Record<string, Sex>> = {
  m: 'm',
  male: 'm',
  man: 'm',
  boy: 'm',
  h: 'm',
  homme: 'm',
  mannlich: 'm',
  hombre: 'm',
  w: 'w',
  f: 'w',
  female: 'w',
  woman: 'w',
  girl: 'w',
  femme: 'w',
  weiblich: 'w',
  mujer: 'w',
};

function readSex(cell: string): Read<Sex | null> {
  if (cell === '' || cell === '-') return { value: null };
  const word = foldedName(cell);
  return Object.hasOwn(SEXES, word) ? { value: SEXES[word]! } : complaint(null, 'sex', cell);
}

function readTitle(cell: string): Read<Title | null> {
  if (/^(|-+|none|no title)$/i.test(cell)) return { value: null };
  const letters = cell.toUpperCase();
  const title = TITLES.find((known) => known === letters);
  return title === undefined ? complaint(null, 'title', cell) : { value: title };
}

function readFederation(cell: string): Read<string> {
  if (/^(|-+)$/.test(cell)) return { value: '' };
  const letters = cell.toUpperCase();
  return /^[A-Z]{3}$/.test(letters) ? { value: letters } : complaint('', 'federation', cell);
}

function readFideId(cell: string): Read<string> {
  if (/^(|-+|0+)$/.test(cell)) return { value: '' };
  return /^\d{1,11}$/.test(cell) ? { value: cell } : complaint('', 'fideId', cell);
}

/** Two-digit years below this are of this century. */
const CENTURY = 30;
/** Years in which somebody who plays, or played, may have been born. */
const [FIRST_YEAR, LAST_YEAR] = [1850, 2100];
/** Days of a spreadsheet that are dates of birth: from 1920 to 2040. */
const [FIRST_SERIAL, LAST_SERIAL] = [7306, 51502];
/** Day 0 of a spreadsheet, in milliseconds: its calendar has a 29 February 1900. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;

function readBirthCell(cell: string): Read<string> {
  if (/^(|-+|0+)$/.test(cell)) return { value: '' };
  const short = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{2})$/.exec(cell);
  if (short !== null) {
    const [day, month, year] = [short[1], short[3], Number(short[4])];
    const reading = readBirth(`${day}.${month}.${year < CENTURY ? 2000 + year : 1900 + year}`);
    return reading === null
      ? complaint('', 'birth', cell)
      : { value: reading.date, complaint: texts.tableRows.cells.birthAs(cell, reading.date) };
  }
  if (/^\d{4,5}$/.test(cell) && Number(cell) >= FIRST_SERIAL && Number(cell) <= LAST_SERIAL) {
    const date = new Date(SERIAL_ZERO + Number(cell) * DAY).toISOString().slice(0, 10).replaceAll('-', '/');
    return { value: date, complaint: texts.tableRows.cells.birthAsDay(cell, date) };
  }
  if (/^\d{4,5}$/.test(cell) && (Number(cell) < FIRST_YEAR || Number(cell) > LAST_YEAR))
    return complaint('', 'birth', cell);
  const reading = readBirth(cell.replace(/[ T]\d{1,2}:\d{2}.*$/, ''));
  if (reading === null) return complaint('', 'birth', cell);
  return reading.ambiguous
    ? { value: reading.date, complaint: texts.tableRows.cells.birthDayFirst(cell) }
    : { value: reading.date };
}

/** Rounds that a table may ask byes for, both included. */
export interface ByeRounds {
  readonly first: number;
  readonly last: number;
}

const BYE_KINDS: Readonly<Record<string, Absence['kind']>> = {
  h: 'half',
  z: 'zero',
  0: 'zero',
  f: 'full',
  1: 'full',
};
const BYE =
  /(?:rounds?|rd|r)?\.?\s*(?<!\d)(\d{1,2})(?!\d)(?:\s*[-–]\s*r?(\d{1,2})(?!\d))?\s*(?:[:=(]\s*([hzf01])\s*\)?|([hzf])(?![a-z]))?/g;

/** `3`, `R4, R9`, `2-4`, `5 (0)`, `7=½`: half a point where nothing is said. */
function readByes(cell: string, rounds: ByeRounds): Read<Absence[]> {
  if (/^(|-+|no|none|0)$/i.test(cell)) return { value: [] };
  const plain = cell.toLowerCase().replaceAll(/½|1\/2|0[.,]5/g, 'h');
  const byes: Absence[] = [];
  const rest = plain.replaceAll(BYE, (bye, from: string, to?: string, marked?: string, letter?: string) => {
    // Rounds that run backwards are not understood: nothing of the cell is.
    if (Number(to ?? from) < Number(from)) return bye;
    const kind = BYE_KINDS[marked ?? letter ?? 'h']!;
    for (let round = Number(from); round <= Number(to ?? from); round++) byes.push({ round, kind });
    return '';
  });
  if (!/^(?:[\s,;&+/]|and)*$/.test(rest) || byes.length === 0) return complaint([], 'byes', cell);
  const possible = byes.filter(
    ({ round }, index) =>
      round >= rounds.first && round <= rounds.last && byes.findIndex((bye) => bye.round === round) === index,
  );
  return possible.length === byes.length
    ? { value: possible }
    : { value: possible, complaint: texts.tableRows.cells.byesBeyond(cell) };
}

/** Words of a name up to the surname's: the capitals, or from a particle on, or the last word. */
function surnameFirst(name: string): string {
  const words = name.split(/\s+/);
  if (name.includes(',') || words.length < 2) return name;
  const capitals = capitalSurname(words);
  if (capitals !== null) return capitals;
  const particle = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word));
  const at = particle > 0 && particle < words.length - 1 ? particle : words.length - 1;
  return `${words.slice(at).join(' ')}, ${words.slice(0, at).join(' ')}`;
}

/** `DUPONT, Jean` for `Jean DUPONT` and `DUPONT Jean`; null where the capitals do not tell. */
function capitalSurname(words: readonly string[]): string | null {
  const capital = words.filter((word) => /^\p{Lu}[\p{Lu}'’-]+$/u.test(word));
  const others = words.filter((word) => !capital.includes(word));
  const isOneRun = words.join(' ').includes(capital.join(' '));
  return capital.length === 0 || others.length === 0 || !isOneRun
    ? null
    : `${capital.join(' ')}, ${others.join(' ')}`;
}

function commaTight(name: string): string {
  return name.replace(/\s*,\s*/, ', ');
}

function nameOf(cellOf: (field: PlayerField) => string): string {
  const written = commaTight(cellOf('name'));
  if (written.includes(',')) return written;
  if (written !== '') return capitalSurname(written.split(' ')) ?? written;
  const givenFirst = commaTight(cellOf('nameGivenFirst'));
  if (givenFirst !== '') return surnameFirst(givenFirst);
  return [cellOf('lastName'), cellOf('firstName')].filter((part) => part !== '').join(', ');
}

/** Takes `GM Costa, Ana` apart; the title is null where the name has none before it. */
function titleInName(name: string): [title: Title | null, name: string] {
  const title = TITLES.find((known) => name.startsWith(`${known} `)) ?? null;
  return [title, title === null ? name : name.slice(title.length).trim()];
}

interface ReadPlayer {
  /** `rating` of a plain column, `official` where a column says that it is FIDE's, else null. */
  readonly player: EditablePlayer;
  /** Byes that the row asks for. */
  readonly byes: readonly Absence[];
  /** Cells that were left out or understood with a doubt, a sentence each. */
  readonly complaints: readonly string[];
}

/** Reads one row by a mapping. The name is `''` where the row has none. */
export function readPlayer(cells: readonly string[], mapping: Mapping, rounds: ByeRounds): ReadPlayer {
  const complaints: string[] = [];
  const cellOf = (field: PlayerField) => {
    const column = mapping.indexOf(field);
    return column < 0 ? '' : (cells[column] ?? '').trim().replaceAll(/\s+/g, ' ');
  };
  const take = <T>({ value, complaint: sentence }: Read<T>): T => {
    if (sentence !== undefined) complaints.push(sentence);
    return value;
  };
  const federation = take(readFederation(cellOf('federation')));
  const national = take(readRating(cellOf('nationalRating')));
  const fide = take(readRating(cellOf('fideRating')));
  const [prefix, name] = titleInName(nameOf(cellOf));
  if (prefix !== null && cellOf('title') === '') complaints.push(texts.tableRows.cells.titleInName(prefix));
  return {
    player: {
      name,
      sex: take(readSex(cellOf('sex'))),
      title: take(readTitle(cellOf('title'))) ?? prefix,
      rating: take(readRating(cellOf('rating'))),
      official: fide === 0 ? null : fide,
      national: national === 0 ? null : nationalOf(federation, national),
      ratingSource: 'file',
      ratingList: '',
      ratingMonth: '',
      ratingPace: '',
      estimate: 0,
      federation,
      fideId: take(readFideId(cellOf('fideId'))),
      birth: take(readBirthCell(cellOf('birth'))),
      club: cellOf('club'),
      category: cellOf('category'),
      feePaid: false,
    },
    byes: take(readByes(cellOf('byes'), rounds)),
    complaints,
  };
}
