/**
 * National and club lists: tables with one line a player. Columns are known by their headings; a layout that the
 * program does not know is named once by the arbiter and kept.
 */
import { foldedHeading, type Headings } from '../files/headings.ts';
import { birthYearIn, federationIn, fideIdIn, ratingIn } from './cells.ts';
import { cellText, NO_ENTRY, sexOf, type ListEntry } from './entry.ts';

export const LIST_FIELDS = [
  'number',
  'fideId',
  'name',
  'surname',
  'given',
  'federation',
  'sex',
  'title',
  'standard',
  'rapid',
  'blitz',
  'born',
  'club',
] as const;
export type ListField = (typeof LIST_FIELDS)[number];

interface Recipe {
  readonly id: string;
  readonly federation: string;
  readonly headings: Headings<ListField>;
  /** Headings, folded, that no other list has. */
  readonly mark: readonly string[];
  /** What stands for FIDE's titles, in small letters, where it is not their own abbreviations. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** The words of the French list: grand maître, maître international, maître FIDE, candidat; with an f of a woman. */
const FRENCH_TITLES = {
  ...{ g: 'GM', m: 'IM', f: 'FM', c: 'CM' },
  ...{ gf: 'WGM', mf: 'WIM', ff: 'WFM', cf: 'WCM' },
} as const;

/** Layouts that federations publish. */
const RECIPES: readonly Recipe[] = [
  {
    id: 'dwz',
    federation: 'GER',
    mark: ['dwz', 'spielername'],
    headings: [
      ['number', ['id', 'pid']],
      ['name', ['spielername']],
      ['sex', ['geschlecht']],
      ['born', ['geburtsjahr']],
      ['standard', ['dwz']],
      ['title', ['fide titel']],
      ['fideId', ['fide id']],
      ['federation', ['fide land']],
      ['club', ['vereinname', 'verein']],
    ],
  },
  {
    id: 'ffe',
    federation: 'FRA',
    mark: ['nr ffe', 'nom'],
    titles: FRENCH_TITLES,
    headings: [
      ['number', ['nr ffe', 'ref']],
      ['surname', ['nom']],
      ['given', ['prenom']],
      ['sex', ['sexe']],
      ['born', ['ne le']],
      ['federation', ['federation']],
      ['standard', ['elo']],
      ['rapid', ['rapide']],
      ['blitz', ['blitz']],
      ['title', ['fide titre']],
      ['fideId', ['fide code']],
      ['club', ['club', 'club nom']],
    ],
  },
  {
    id: 'ecf',
    federation: 'ENG',
    mark: ['ecf code'],
    headings: [
      ['number', ['ecf code']],
      ['name', ['full name']],
      ['fideId', ['fide no']],
      ['sex', ['gender']],
      ['federation', ['nation']],
      ['standard', ['revised standard', 'original standard', 'standard rating']],
      ['rapid', ['revised rapid', 'original rapid', 'rapid rating']],
      ['blitz', ['revised blitz', 'original blitz', 'blitz rating']],
      ['title', ['title']],
      ['club', ['club name']],
    ],
  },
  {
    id: 'knsb',
    federation: 'NED',
    mark: ['relatienummer', 'naam'],
    headings: [
      ['number', ['relatienummer']],
      ['name', ['naam']],
      ['title', ['titel']],
      ['federation', ['fed']],
      ['standard', ['rating']],
      ['born', ['geboren']],
      ['sex', ['s', 'geslacht']],
    ],
  },
  {
    id: 'uscf',
    federation: 'USA',
    mark: ['uscf id'],
    headings: [
      ['number', ['uscf id']],
      ['name', ['name', 'member name']],
      ['fideId', ['fide id']],
      ['standard', ['regular rating', 'regular', 'reg rating']],
      ['rapid', ['quick rating', 'quick']],
      ['blitz', ['blitz rating', 'blitz']],
      ['title', ['title']],
      ['born', ['birth year']],
    ],
  },
  {
    // The rating supplement; it names no country, since everybody in it is a member.
    id: 'uscf',
    federation: 'USA',
    mark: ['mem id', 'mem name'],
    headings: [
      ['number', ['mem id']],
      ['name', ['mem name']],
      ['fideId', ['fide id']],
      ['standard', ['r lpb rat']],
      ['rapid', ['q lpb rat']],
      ['blitz', ['b lpb rat']],
      ['title', ['title']],
    ],
  },
];

/** The federation that publishes a layout; `''` for none. */
export function federationOfRecipe(recipe: string): string {
  return RECIPES.find(({ id }) => id === recipe)?.federation ?? '';
}

/** Words that tables of clubs use, for a table of no known layout. */
const USUAL: Headings<ListField> = [
  ['number', ['no', 'number', 'member no', 'member number', 'id']],
  ['fideId', ['fide id', 'fide no', 'fide number', 'fideid']],
  ['name', ['name', 'player', 'full name']],
  ['surname', ['surname', 'last name', 'family name']],
  ['given', ['given name', 'first name', 'forename']],
  ['federation', ['fed', 'federation', 'country']],
  ['sex', ['sex', 'gender']],
  ['title', ['title']],
  ['standard', ['rating', 'elo', 'standard', 'national rating']],
  ['rapid', ['rapid', 'rapid rating']],
  ['blitz', ['blitz', 'blitz rating']],
  ['born', ['born', 'birth', 'birth year', 'year of birth', 'date of birth', 'birthday']],
  ['club', ['club']],
];

/** How the columns of a table are read: the field of each, null for one that is not read. */
export interface TableMapping {
  /** A recipe's id; `''` for a table of no known layout. */
  readonly recipe: string;
  readonly federation: string;
  readonly fields: readonly (ListField | null)[];
}

/** What a heading line suggests; see {@link namesPlayers} for whether it is enough. */
export function mappingOf(columns: readonly string[]): TableMapping {
  const folded = columns.map(foldedHeading);
  const recipe = RECIPES.find(({ mark }) => mark.every((heading) => folded.includes(heading)));
  const fields = fieldsOf(folded, recipe?.headings ?? USUAL);
  return { recipe: recipe?.id ?? '', federation: recipe?.federation ?? '', fields };
}

/** True where a column has the names, without which no row is a player. */
export function namesPlayers({ fields }: Pick<TableMapping, 'fields'>): boolean {
  return fields.includes('name') || fields.includes('surname');
}

/** The first heading that a field names goes before its others: a revised rating before the original one. */
function fieldsOf(folded: readonly string[], headings: Headings<ListField>): (ListField | null)[] {
  const fields: (ListField | null)[] = folded.map(() => null);
  for (const [field, names] of headings) {
    const at = names.map((name) => folded.indexOf(name)).find((column) => column >= 0);
    if (at !== undefined) fields[at] = field;
  }
  return fields;
}

/** A cell that cannot be read. */
export interface OddCell {
  readonly field: ListField;
  /** What stands there. */
  readonly text: string;
}

/** A player, and the cell that was left blank since it cannot be read. */
interface RowRead {
  readonly entry: ListEntry;
  readonly odd: OddCell | null;
}

function titleIn(cell: string, recipe: string): string {
  const titles = new Map(Object.entries(RECIPES.find(({ id }) => id === recipe)?.titles ?? {}));
  return titles.get(cell.toLowerCase()) ?? cell.slice(0, 3).toUpperCase();
}

/**
 * The player of a row of a list of the year `now`; null for a row without a name, and for one in which more than one
 * cell cannot be read.
 */
export function entryOfRow(
  cells: readonly string[],
  { recipe, fields, federation }: TableMapping,
  now: number,
): RowRead | null {
  const cell = (field: ListField): string => {
    const at = fields.indexOf(field);
    return at < 0 ? '' : cellText(cells[at] ?? '');
  };
  const odd: OddCell[] = [];
  const orBlank = <T>(field: ListField, value: T | null, blank: T): T => {
    if (value === null) odd.push({ field, text: cell(field) });
    return value ?? blank;
  };
  // `Grün,Ilse`, as the DWZ list has it, is `Grün, Ilse` with a player.
  const whole = cell('name').replaceAll(/,(?=\S)/g, ', ');
  const name = whole || [cell('surname'), cell('given')].filter((part) => part !== '').join(', ');
  if (!/\p{L}/u.test(name)) return null;
  const entry: ListEntry = {
    ...NO_ENTRY,
    number: cell('number'),
    fideId: orBlank('fideId', fideIdIn(cell('fideId')), 0),
    name,
    federation: orBlank('federation', federationIn(cell('federation'), federation), ''),
    sex: sexOf(cell('sex')),
    title: titleIn(cell('title'), recipe),
    standard: orBlank('standard', ratingIn(cell('standard')), 0),
    rapid: orBlank('rapid', ratingIn(cell('rapid')), 0),
    blitz: orBlank('blitz', ratingIn(cell('blitz')), 0),
    born: orBlank('born', birthYearIn(cell('born'), now), 0),
    club: cell('club'),
  };
  return odd.length > 1 ? null : { entry, odd: odd[0] ?? null };
}
