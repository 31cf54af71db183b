/** Columns of a registration table: what they may hold, and how they are recognised. */
import { OFFICIAL_PACES, readBirth, TITLES, type Pace, type RatingMethod } from '../../src-engine/index.ts';
import { fieldOfHeading } from './headings.ts';
import { foldedName } from './names.ts';
import { PLAYER_HEADINGS, type HeadingField, type PlayerField } from './player-headings.ts';
import type { Table } from './table.ts';

export { PLAYER_FIELDS, type PlayerField } from './player-headings.ts';

/** Field of each column, in the order of the columns. */
export type Mapping = readonly PlayerField[];

/** True for a cell that heads a column of players. */
export function isPlayerHeading(cell: string): boolean {
  const field = fieldOfHeading(PLAYER_HEADINGS, cell);
  return field !== null && field !== 'ignore';
}

function cellsOf(table: Table, column: number): string[] {
  return table.rows.map(({ cells }) => cells[column]!).filter((cell) => cell !== '');
}

/** True where most of the filled cells are names without a comma, of at least two words. */
function isGivenFirst(names: readonly string[]): boolean {
  const plain = names.filter((name) => !name.includes(',') && foldedName(name).includes(' '));
  // A surname in capitals comes first in many lists, whatever else they do.
  const capital = plain.filter((name) => /^\p{Lu}{2,}[\p{Lu}'-]*\s.*\p{Ll}/u.test(name));
  return plain.length > names.length / 2 && capital.length <= plain.length / 2;
}

/**
 * Which of several rating columns is FIDE's of the event: that of its kind, else the one without a kind, and in rapid and
 * blitz the standard one. Another kind's is not official in it, and a national one never is.
 */
function fideColumn(
  fields: readonly (HeadingField | null)[],
  pace: Pace,
  withoutKind: readonly (HeadingField | null)[],
): number {
  for (const wanted of [[pace], withoutKind, ...OFFICIAL_PACES[pace].map((each) => [each])]) {
    const column = fields.findIndex((field) => field !== null && wanted.includes(field));
    if (column >= 0) return column;
  }
  return -1;
}

/**
 * The columns of ratings, each with what it is. Where FIDE's rating is the tournament's, one column is both. By any other
 * method a heading has to say that a rating is FIDE's; a plain one is the rating that counts, or FIDE's where a national
 * one stands beside it and no other is FIDE's.
 */
function ratingColumns(
  fields: readonly (HeadingField | null)[],
  pace: Pace,
  method: RatingMethod,
): ReadonlyMap<number, PlayerField> {
  if (method === 'FIDE') return new Map([[fideColumn(fields, pace, ['rating', 'fideRating']), 'rating']]);
  const [fide, plain] = [fideColumn(fields, pace, ['fideRating']), fields.indexOf('rating')];
  const isPair = fide < 0 && method !== 'OTHER' && fields.includes('nationalRating');
  return new Map<number, PlayerField>([
    [fide, 'fideRating'],
    [plain, isPair ? 'fideRating' : 'rating'],
  ]);
}

const TITLE_WORDS: readonly string[] = TITLES;
const LATEST_BIRTH = 2030;
const EARLIEST_BIRTH = 1920;
const SMALLEST_FIDE_ID = 10_000;

function isYear(cell: string): boolean {
  return /^\d{4}$/.test(cell) && Number(cell) >= EARLIEST_BIRTH && Number(cell) <= LATEST_BIRTH;
}

/** What a column without a heading holds, by its cells alone; the first that fits all but a few of them. */
const GUESSES: readonly (readonly [PlayerField, (cell: string) => boolean])[] = [
  ['title', (cell) => TITLE_WORDS.includes(cell.toUpperCase())],
  ['sex', (cell) => /^[mwf]$/i.test(cell)],
  ['federation', (cell) => /^[A-Z]{3}$/.test(cell)],
  ['birth', (cell) => isYear(cell) || (/\D/.test(cell) && readBirth(cell) !== null)],
  ['fideId', (cell) => /^\d{5,10}$/.test(cell) && Number(cell) >= SMALLEST_FIDE_ID],
  ['rating', (cell) => /^\d{1,4}$/.test(cell) && Number(cell) <= 3500],
  ['name', (cell) => /\p{L}/u.test(cell) && !/[\d@]/.test(cell)],
];
const MOST_EXCEPTIONS = 0.2;

function guessOf(cells: readonly string[]): PlayerField {
  if (cells.length === 0) return 'ignore';
  const fits = ([, test]: (typeof GUESSES)[number]) =>
    cells.filter((cell) => !test(cell)).length <= cells.length * MOST_EXCEPTIONS;
  return GUESSES.find(fits)?.[0] ?? 'ignore';
}

/** Fields of a table without headings; a second column of words is the first name, if both are single words. */
function guessedMapping(table: Table): Mapping {
  const fields = table.headers.map((_, column) => guessOf(cellsOf(table, column)));
  const words = fields.flatMap((field, column) => (field === 'name' ? [column] : []));
  const [first, second] = words;
  const isSplit =
    first !== undefined &&
    second === first + 1 &&
    cellsOf(table, first).every((cell) => !cell.includes(',') && cell.split(' ').length <= 2) &&
    cellsOf(table, second).every((cell) => !cell.includes(',') && cell.split(' ').length <= 2);
  const other = isSplit ? words[2] : second;
  return fields.map((field, column) => {
    if (fields.indexOf(field) < column && field !== 'name') return 'ignore';
    if (field !== 'name') return field;
    if (isSplit && column <= second) return column === first ? 'lastName' : 'firstName';
    if (column === first) return isGivenFirst(cellsOf(table, column)) ? 'nameGivenFirst' : 'name';
    return column === other ? 'club' : 'ignore';
  });
}

/** Fields by headings alone. A heading for names over two columns is one over surname and first name. */
function headedMapping(table: Table, pace: Pace, method: RatingMethod): Mapping {
  const headed = table.headers.map((header) => fieldOfHeading(PLAYER_HEADINGS, header));
  // In some languages the word for a first name is the word for a name: without a surname beside it, it is the name.
  const hasSurnames = headed.includes('name') || headed.includes('lastName');
  const fields = headed.map((field) => (field === 'firstName' && !hasSurnames ? 'name' : field));
  const ratings = ratingColumns(fields, pace, method);
  return fields.map((field, column) => {
    if (field === null && isTitleColumn(table, column, fields)) return 'title';
    switch (field) {
      case 'rating':
      case 'fideRating':
      case 'standard':
      case 'rapid':
      case 'blitz':
        return ratings.get(column) ?? 'ignore';
      case 'name': {
        const first = fields.indexOf('name');
        const isPair = table.headers[first] === table.headers[first + 1];
        if (isPair && column <= first + 1) return column === first ? 'lastName' : 'firstName';
        if (column > first) return 'ignore';
        return isGivenFirst(cellsOf(table, column)) ? 'nameGivenFirst' : 'name';
      }
      default:
        return field === null || fields.indexOf(field) < column ? 'ignore' : field;
    }
  });
}

/** Exports of chess-results have the titles in a column without a heading, beside the names. */
function isTitleColumn(table: Table, column: number, fields: readonly (HeadingField | null)[]): boolean {
  if (!/^(column \d+)?$/i.test(table.headers[column]!) || fields.includes('title')) return false;
  const cells = cellsOf(table, column);
  return cells.length > 0 && cells.every((cell) => TITLE_WORDS.includes(cell.toUpperCase()));
}

function namesSomebody(mapping: Mapping): boolean {
  return (['name', 'nameGivenFirst', 'lastName'] as const).some((field) => mapping.includes(field));
}

/**
 * The mapping that the headings suggest, each field for one column; `pace` chooses among ratings of several kinds,
 * `method` says whether a plain rating is FIDE's.
 * A table without headings, or one whose headings name no column of names, is judged by its cells.
 */
export function suggestMapping(
  table: Table,
  pace: Pace = 'standard',
  method: RatingMethod = 'FIDE',
): Mapping {
  if (table.headingRow === 0) return guessedMapping(table);
  const headed = headedMapping(table, pace, method);
  if (namesSomebody(headed)) return headed;
  const guessed = guessedMapping(table);
  return headed.map((field, column) => {
    const isName = /^name|Name$/.test(guessed[column]!);
    // A column whose heading says what it is holds no names.
    const isOther = fieldOfHeading(PLAYER_HEADINGS, table.headers[column]!) === 'ignore';
    return field === 'ignore' && isName && !isOther ? guessed[column]! : field;
  });
}
