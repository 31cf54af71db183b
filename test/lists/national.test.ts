/** National and club lists: which column is what by its heading, and the player of a row. */
import { describe, expect, it } from 'vitest';
import { NO_ENTRY } from '../../src-main/lists/entry.ts';
import {
  entryOfRow,
  federationOfRecipe,
  LIST_FIELDS,
  mappingOf,
  namesPlayers,
} from '../../src-main/lists/national.ts';

/** Heading and field of each column, `-` for one that is not read. */
const HEADINGS: readonly (readonly [recipe: string, federation: string, columns: string])[] = [
  [
    'dwz',
    'GER',
    'ID=number VKZ=- Spielername=name Geschlecht=sex Geburtsjahr=born DWZ=standard FIDE-Titel=title FIDE-ID=fideId FIDE-Land=federation Vereinname=club',
  ],
  ['dwz', 'GER', 'PID=number Spielername=name DWZ=standard FIDE-Elo=- Verein=club'],
  [
    'ffe',
    'FRA',
    'NrFFE=number Nom=surname Prenom=given Sexe=sex NeLe=born Federation=federation Elo=standard Rapide=rapid Blitz=blitz FideTitre=title FideCode=fideId Club=club',
  ],
  // The member's own number goes before the one of the row.
  ['ffe', 'FRA', 'Ref=- Nr_FFE=number Nom=surname Prénom=given ClubNom=club'],
  [
    'ecf',
    'ENG',
    'ECF_code=number full_name=name FIDE_no=fideId gender=sex nation=federation original_standard=- revised_standard=standard original_rapid=- revised_rapid=rapid original_blitz=- revised_blitz=blitz title=title club_name=club',
  ],
  [
    'ecf',
    'ENG',
    'ECF_code=number standard_rating=- original_standard=standard rapid_rating=- original_rapid=rapid blitz_rating=- original_blitz=blitz',
  ],
  ['ecf', 'ENG', 'ECF_code=number standard_rating=standard rapid_rating=rapid blitz_rating=blitz'],
  [
    'knsb',
    'NED',
    'Relatienummer=number Naam=name Titel=title FED=federation Rating=standard Nv=- Geboren=born S=sex',
  ],
  ['knsb', 'NED', 'Naam=name Relatienummer=number Geslacht=sex'],
  [
    'uscf',
    'USA',
    'USCF_ID=number Name=name FIDE_ID=fideId Regular_Rating=standard Quick_Rating=rapid Blitz_Rating=blitz Title=title Birth_Year=born',
  ],
  ['uscf', 'USA', 'USCF_ID=number Member_Name=name Reg_Rating=- Regular=standard Quick=rapid Blitz=blitz'],
  ['uscf', 'USA', 'USCF_ID=number Reg_Rating=standard'],
  [
    'uscf',
    'USA',
    'Mem_ID=number Mem_Name=name State=- FIDE_ID=fideId R_LPB_Rat=standard Q_LPB_Rat=rapid B_LPB_Rat=blitz Title=title',
  ],
];

/** Every word for a field in a table of no known layout. */
const USUAL = {
  number: ['No', 'Number', 'Member No', 'Member number', 'ID'],
  fideId: ['FIDE ID', 'FIDE No.', 'FIDE number', 'fideid'],
  name: ['Name', 'Player', 'Full name'],
  surname: ['Surname', 'Last name', 'Family name'],
  given: ['Given name', 'First name', 'Forename'],
  federation: ['Fed', 'Federation', 'Country'],
  sex: ['Sex', 'Gender'],
  title: ['Title'],
  standard: ['Rating', 'Elo', 'Standard', 'National rating'],
  rapid: ['Rapid', 'Rapid rating'],
  blitz: ['Blitz', 'Blitz rating'],
  born: ['Born', 'Birth', 'Birth year', 'Year of birth', 'Date of birth', 'Birthday'],
  club: ['Club'],
} as const;

describe('columns by their headings', () => {
  it.each(HEADINGS)('%s of %s: %s', (recipe, federation, text) => {
    const columns = text.split(' ').map((column) => column.split('='));
    expect(mappingOf(columns.map(([heading]) => heading!))).toEqual({
      recipe,
      federation,
      fields: columns.map(([, field]) => (field === '-' ? null : field)),
    });
  });

  it.each(LIST_FIELDS)('%s by its usual words, the first of them before the others', (field) => {
    const [first, ...others] = USUAL[field];
    for (const heading of USUAL[field])
      expect(mappingOf(['Remarks', heading]), heading).toEqual({
        ...{ recipe: '', federation: '', fields: [null, field] },
      });
    expect(mappingOf([...others, first]).fields).toEqual([...others.map(() => null), field]);
  });

  it.each([
    'DWZ Name',
    'Spielername Rating',
    'NrFFE Name',
    'Nom Elo',
    'Relatienummer Rating',
    'Naam ID',
    'Mem_ID',
    'Mem_Name',
  ])('%s are not all that marks a layout', (text) => {
    expect(mappingOf(text.split(' '))).toMatchObject({ recipe: '', federation: '' });
  });

  it('the first of two alike is read', () => {
    expect(mappingOf(['Name', 'name', 'Rating']).fields).toEqual(['name', null, 'standard']);
  });

  it('have the names, whole or the surname', () => {
    expect(
      [['name'], ['club', 'surname'], ['given', 'number'], [null], []].map((fields) =>
        namesPlayers({ fields: fields as ('name' | null)[] }),
      ),
    ).toEqual([true, true, false, false, false]);
  });

  it('tell the federation of a layout', () => {
    expect(['dwz', 'ffe', 'ecf', 'knsb', 'uscf', '', 'other'].map(federationOfRecipe)).toEqual([
      ...['GER', 'FRA', 'ENG', 'NED', 'USA', '', ''],
    ]);
  });
});

const NOVAK = {
  number: 'M5',
  fideId: '4100018',
  name: 'Novák,Jan,jr.',
  federation: 'cze',
  sex: 'Mann',
  title: 'fmx',
  standard: '1834',
  rapid: '1790',
  blitz: '1755',
  born: '12.5.1998',
  club: 'Linden',
};

/** The row with these cells, read with every field known. */
function read(changes: Readonly<Record<string, string>>, recipe = '', cells: Record<string, string> = NOVAK) {
  const all = { ...cells, ...changes };
  const mapping = { recipe, federation: 'NOR', fields: Object.keys(all) as (typeof LIST_FIELDS)[number][] };
  return entryOfRow(Object.values(all), mapping, 2026);
}

describe('a row', () => {
  it('is a player', () => {
    expect(read({})).toEqual({
      entry: {
        ...{ number: 'M5', fideId: 4_100_018, name: 'Novák, Jan, jr.', federation: 'CZE', sex: 'm' },
        ...{ title: 'FMX', womensTitle: '', standard: 1834, rapid: 1790, blitz: 1755 },
        ...{ standardK: 0, rapidK: 0, blitzK: 0, born: 1998, inactive: false, club: 'Linden' },
      },
      odd: null,
    });
  });

  it('may be shorter than its headings, and have columns that are not read', () => {
    expect(
      entryOfRow(
        ['x', 'Lin'],
        { recipe: '', federation: 'NOR', fields: [null, 'name', 'standard', 'number', 'born'] },
        2026,
      ),
    ).toEqual({ entry: { ...NO_ENTRY, name: 'Lin', federation: 'NOR' }, odd: null });
  });

  it.each([
    ['Lin, Ada', '', '', 'Lin, Ada'],
    ['Lin, Ada', 'Kim', 'Bo', 'Lin, Ada'],
    ['', 'Kim', 'Bo', 'Kim, Bo'],
    ['', 'Kim', '', 'Kim'],
    ['', '', 'Bo', 'Bo'],
    ['王', '', '', '王'],
  ])('with name %j, surname %j and given name %j is of %j', (name, surname, given, expected) => {
    expect(read({ name, surname, given })!.entry.name).toBe(expected);
  });

  it.each(['', '–', '123', '?!'])('with the name %j is no player', (name) => {
    expect(read({ name })).toBeNull();
  });

  it.each([
    ['fideId', 'A1', { fideId: 0 }],
    ['federation', 'Czechia', { federation: '' }],
    ['standard', 'strong', { standard: 0 }],
    ['rapid', '4001', { rapid: 0 }],
    ['blitz', '18340', { blitz: 0 }],
    ['born', '2027', { born: 0 }],
  ] as const)('with the %s %j has a blank there', (field, text, blank) => {
    expect(read({ [field]: text })).toEqual({
      entry: { ...read({})!.entry, ...blank },
      odd: { field, text },
    });
    expect(read({ [field]: text, [field === 'born' ? 'rapid' : 'born']: 'x y z' })).toBeNull();
  });

  it('of the French list has its titles by other letters', () => {
    const letters = ['g', 'm', 'f', 'c', 'gf', 'mf', 'ff', 'cf', 'GF', 'wgm', ''];
    expect(letters.map((title) => read({ title }, 'ffe')!.entry.title)).toEqual([
      ...['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM', 'WGM', 'WGM', ''],
    ]);
    expect(['g', 'gf', 'constructor'].map((title) => read({ title }, 'dwz')!.entry.title)).toEqual([
      'G',
      'GF',
      'CON',
    ]);
    expect(read({ title: 'constructor' }, 'ffe')!.entry.title).toBe('CON');
  });
});
