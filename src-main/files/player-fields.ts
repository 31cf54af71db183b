/** Columns of a registration table: what they may hold, how they are usually headed, how their cells are read. */
import { readBirth, TITLES, type EditablePlayer, type Sex, type Title } from '../../src-engine/index.ts';
import { foldedName } from './names.ts';
import type { Table } from './table.ts';

/** What a column can be taken for. `ignore` is for columns that the program has no use for. */
export const PLAYER_FIELDS = [
  'ignore',
  'name',
  'nameGivenFirst',
  'lastName',
  'firstName',
  'fideId',
  'rating',
  'title',
  'sex',
  'federation',
  'birth',
  'club',
  'category',
] as const;
export type PlayerField = (typeof PLAYER_FIELDS)[number];

/** Field of each column, in the order of the columns. */
export type Mapping = readonly PlayerField[];

/** Usual headings, folded, in English, French, German, Spanish and Italian. */
const HEADINGS: readonly (readonly [PlayerField, readonly string[]])[] = [
  [
    'lastName',
    [
      'last name',
      'lastname',
      'surname',
      'family name',
      'nom',
      'nachname',
      'apellidos',
      'apellido',
      'cognome',
    ],
  ],
  ['firstName', ['first name', 'firstname', 'given name', 'prenom', 'vorname', 'nombre', 'nome']],
  [
    'name',
    ['name', 'full name', 'player', 'player name', 'joueur', 'spieler', 'jugador', 'nom prenom', 'giocatore'],
  ],
  ['fideId', ['fide id', 'fideid', 'fide number', 'fide no', 'id fide', 'fide code', 'code fide', 'fide']],
  ['rating', ['rating', 'elo', 'fide rating', 'rtg', 'elo fide', 'classement', 'wertung', 'std', 'standard']],
  ['title', ['title', 'titre', 'titel', 'titulo', 'titolo', 'fide title']],
  ['sex', ['sex', 'gender', 'sexe', 'geschlecht', 'sexo', 'sesso']],
  ['federation', ['federation', 'fed', 'country', 'nation', 'federacion', 'verband', 'land', 'pays']],
  [
    'birth',
    [
      'birth',
      'birthday',
      'date of birth',
      'birth date',
      'birthdate',
      'year of birth',
      'birth year',
      'born',
      'yob',
      'dob',
    ],
  ],
  [
    'birth',
    [
      'naissance',
      'date de naissance',
      'annee de naissance',
      'geburtsdatum',
      'geburtsjahr',
      'geboren',
      'b day',
    ],
  ],
  ['club', ['club', 'team', 'verein', 'circolo', 'association', 'club name', 'club team']],
  [
    'category',
    ['category', 'group', 'section', 'categorie', 'kategorie', 'categoria', 'gruppe', 'ffe category'],
  ],
];

/** Words of a heading in the order written, without accents: `Date_of-Birth` is `date of birth`. */
function foldedHeading(header: string): string {
  return header
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}

/** True where most of the filled cells are names without a comma, of at least two words. */
function isGivenFirst(table: Table, column: number): boolean {
  const names = table.rows.map(({ cells }) => cells[column]!).filter((name) => name !== '');
  const plain = names.filter((name) => !name.includes(',') && foldedName(name).includes(' '));
  return plain.length > names.length / 2;
}

/** The mapping that the headings suggest; each field once, the first column of that heading. */
export function suggestMapping(table: Table): Mapping {
  const taken = new Set<PlayerField>();
  return table.headers.map((header, column) => {
    const folded = foldedHeading(header);
    const field = HEADINGS.find(([, headings]) => headings.includes(folded))?.[0] ?? 'ignore';
    if (field === 'ignore' || taken.has(field)) return 'ignore';
    taken.add(field);
    return field === 'name' && isGivenFirst(table, column) ? 'nameGivenFirst' : field;
  });
}

/** A cell understood, or why it is left out. */
type Read<T> = { readonly value: T; readonly complaint?: string };

function complaint<T>(blank: T, what: string, cell: string): Read<T> {
  return { value: blank, complaint: `${what} “${cell}” cannot be read and was left out` };
}

function readRating(cell: string): Read<number> {
  const match = /^(\d{1,4})(?:\s*[A-Za-z])?$/.exec(cell.replace(/[.,]0+$/, ''));
  if (/^(|-+|unrated|none|n\/?a)$/i.test(cell)) return { value: 0 };
  return match === null || Number(match[1]) > 3500
    ? complaint(0, 'Rating', cell)
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
  const sex = SEXES[foldedName(cell)];
  return sex === undefined ? complaint(null, 'Sex', cell) : { value: sex };
}

function readTitle(cell: string): Read<Title | null> {
  if (/^(|-+|none|no title)$/i.test(cell)) return { value: null };
  const letters = cell.toUpperCase();
  const title = TITLES.find((known) => known === letters);
  return title === undefined ? complaint(null, 'Title', cell) : { value: title };
}

function readFederation(cell: string): Read<string> {
  if (/^(|-+)$/.test(cell)) return { value: '' };
  const letters = cell.toUpperCase();
  return /^[A-Z]{3}$/.test(letters) ? { value: letters } : complaint('', 'Federation', cell);
}

function readFideId(cell: string): Read<string> {
  if (/^(|-+|0+)$/.test(cell)) return { value: '' };
  return /^\d{1,11}$/.test(cell) ? { value: cell } : complaint('', 'FIDE ID', cell);
}

function readBirthCell(cell: string): Read<string> {
  if (/^(|-+|0+)$/.test(cell)) return { value: '' };
  const reading = readBirth(cell.replace(/[ T]\d{1,2}:\d{2}.*$/, ''));
  if (reading === null) return complaint('', 'Date of birth', cell);
  return reading.ambiguous
    ? { value: reading.date, complaint: `Date of birth “${cell}” was read day first` }
    : { value: reading.date };
}

/** `Chen` for `Alexandra Chen`: the last word is the surname. */
function surnameFirst(name: string): string {
  const words = name.split(/\s+/);
  return name.includes(',') || words.length < 2 ? name : `${words.at(-1)}, ${words.slice(0, -1).join(' ')}`;
}

export interface ReadPlayer {
  readonly player: EditablePlayer;
  /** Cells that were left out or understood with a doubt, a sentence each. */
  readonly complaints: readonly string[];
}

/** Reads one row by a mapping. The name is `''` where the row has none. */
export function readPlayer(cells: readonly string[], mapping: Mapping): ReadPlayer {
  const complaints: string[] = [];
  const cellOf = (field: PlayerField) => {
    const column = mapping.indexOf(field);
    return column < 0 ? '' : (cells[column] ?? '').trim().replaceAll(/\s+/g, ' ');
  };
  const take = <T>({ value, complaint: sentence }: Read<T>): T => {
    if (sentence !== undefined) complaints.push(sentence);
    return value;
  };
  const whole =
    cellOf('name') === '' ? surnameFirst(cellOf('nameGivenFirst')) : cellOf('name').replace(/\s*,\s*/, ', ');
  const split = [cellOf('lastName'), cellOf('firstName')].filter((part) => part !== '').join(', ');
  return {
    player: {
      name: whole === '' ? split : whole,
      sex: take(readSex(cellOf('sex'))),
      title: take(readTitle(cellOf('title'))),
      rating: take(readRating(cellOf('rating'))),
      ratingSource: 'file',
      estimate: 0,
      federation: take(readFederation(cellOf('federation'))),
      fideId: take(readFideId(cellOf('fideId'))),
      birth: take(readBirthCell(cellOf('birth'))),
      club: cellOf('club'),
      category: cellOf('category'),
    },
    complaints,
  };
}
