/** Cells of a registration table: every outcome of every field, at its limits, and what is said of what is left out. */
import { describe, expect, it } from 'vitest';
import { readPlayer } from '../../src-main/files/player-cells.ts';
import type { Mapping, PlayerField } from '../../src-main/files/player-fields.ts';

const ROUNDS = { first: 2, last: 9 };
const read = (cell: string, field: PlayerField) => readPlayer(['Costa, Ana', cell], ['name', field], ROUNDS);
/** The cell as it was read, and whether something was said about it. */
const told = (
  cell: string,
  field: PlayerField,
  of: 'rating' | 'sex' | 'title' | 'federation' | 'fideId' | 'birth',
) => {
  const { player, complaints } = read(cell, field);
  return complaints.length === 0 ? player[of] : [player[of], ...complaints];
};
const leftOut = <T>(blank: T, name: string, cell: string) => [
  blank,
  `${name} “${cell}” cannot be read and was left out`,
];

describe('a cell of a player', () => {
  it.each([
    ['1', 1],
    ['3500', 3500],
    ['3501', null],
    ['9999', null],
    ['12345', null],
    ['1900.0', 1900],
    ['1900,00', 1900],
    ['1900.5', null],
    ['85.0', 85],
    // Thousands are not taken for a rating of one digit.
    ['2,000', null],
    ['2.000', null],
    ['1,900', null],
    ['1900 R', 1900],
    ['1900P', 1900],
    ['1900 RP', null],
    ['-1900', null],
    ['', 0],
    ['-', 0],
    ['---', 0],
    ['0', 0],
    ['Unrated', 0],
    ['none', 0],
    ['N/A', 0],
    ['na', 0],
    ['nab', null],
  ])('rating %j is %j', (cell, rating) => {
    const expected = rating ?? leftOut(0, 'Rating', cell);
    expect(told(cell, 'rating', 'rating')).toEqual(expected);
    for (const field of ['fideRating', 'nationalRating'] as const)
      expect(read(cell, field).complaints).toEqual(rating === null ? [leftOut(0, 'Rating', cell)[1]] : []);
  });

  it('ratings go where their column says, and 0 is none', () => {
    const player = (cells: string[], mapping: Mapping) => {
      const { rating, official, national } = readPlayer(cells, mapping, ROUNDS).player;
      return [rating, official, national?.rating ?? national];
    };
    expect(player(['A', '1900', '1800', '1700'], ['name', 'rating', 'fideRating', 'nationalRating'])).toEqual(
      [1900, 1800, 1700],
    );
    expect(player(['A', '0', '0', '-'], ['name', 'rating', 'fideRating', 'nationalRating'])).toEqual([
      0,
      null,
      null,
    ]);
    expect(player(['A'], ['name', 'rating'])).toEqual([0, null, null]);
  });

  it.each([
    [['m', 'M', 'male', 'Man', 'boy', 'h', 'Homme', 'männlich', 'hombre'], 'm'],
    [['w', 'F', 'female', 'woman', 'girl', 'femme', 'WEIBLICH', 'mujer'], 'w'],
    [['', '-'], null],
  ])('sex %j is %j', (cells, sex) => {
    for (const cell of cells) expect([cell, told(cell, 'sex', 'sex')]).toEqual([cell, sex]);
  });

  it.each(['x', '--', 'mm', 'other', '0', 'constructor'])('sex %j is left out', (cell) => {
    expect(told(cell, 'sex', 'sex')).toEqual(leftOut(null, 'Sex', cell));
  });

  it.each([
    ['GM', 'GM'],
    ['wcm', 'WCM'],
    ['Fm', 'FM'],
    ['', null],
    ['--', null],
    ['None', null],
    ['no title', null],
  ])('title %j is %j', (cell, title) => {
    expect(told(cell, 'title', 'title')).toBe(title);
  });

  it.each(['G', 'GMM', 'NM', 'nothing'])('title %j is left out', (cell) => {
    expect(told(cell, 'title', 'title')).toEqual(leftOut(null, 'Title', cell));
  });

  it.each([
    ['ger', 'GER'],
    ['Fra', 'FRA'],
    ['', ''],
    ['--', ''],
    ['GE', null],
    ['GERM', null],
    ['G R', null],
    ['Ö12', null],
  ])('federation %j is %j', (cell, federation) => {
    expect(told(cell, 'federation', 'federation')).toEqual(federation ?? leftOut('', 'Federation', cell));
  });

  it.each([
    ['1', '1'],
    ['12345678901', '12345678901'],
    ['123456789012', null],
    ['4600001a', null],
    ['-5', null],
    ['', ''],
    ['-', ''],
    ['000', ''],
  ])('FIDE ID %j is %j', (cell, id) => {
    expect(told(cell, 'fideId', 'fideId')).toEqual(id ?? leftOut('', 'FIDE ID', cell));
  });

  it.each([
    ['01.02.29', '2029/02/01'],
    ['01.02.30', '1930/02/01'],
    ['1/2/00', '2000/02/01'],
    ['31-12-99', '1999/12/31'],
  ])('birth %j of two digits is %s, and that is said', (cell, birth) => {
    expect(told(cell, 'birth', 'birth')).toEqual([birth, `Date of birth “${cell}” was read as ${birth}`]);
  });

  it.each(['01.02-99', '13/13/00', '32.1.99', '123', '12345678', '036526', '36526.5', 'x'])(
    'birth %j is left out',
    (cell) => {
      expect(told(cell, 'birth', 'birth')).toEqual(leftOut('', 'Date of birth', cell));
    },
  );

  it.each(['', '-', '0', '000'])('birth %j is none', (cell) => {
    expect(told(cell, 'birth', 'birth')).toBe('');
  });

  it.each<[string, string]>([
    ['2', '2h'],
    ['9', '9h'],
    ['R3, r4; Round 5 & rounds 6 and rd. 7', '3h 4h 5h 6h 7h'],
    ['2-4', '2h 3h 4h'],
    ['R2 – R3', '2h 3h'],
    ['5 (0)', '5z'],
    ['5 (1)', '5f'],
    ['5=½', '5h'],
    ['5:z', '5z'],
    ['5F', '5f'],
    ['5=0.5 6=1/2 7=0,5', '5h 6h 7h'],
    ['2-4 (0), 8', '2z 3z 4z 8h'],
    ['', ''],
    ['-', ''],
    ['No', ''],
    ['none', ''],
    ['0', ''],
  ])('byes %j are %j', (cell, byes) => {
    const { complaints, byes: found } = read(cell, 'byes');
    expect(complaints).toEqual([]);
    expect(found.map(({ round, kind }) => `${round}${kind[0]}`).join(' ')).toBe(byes);
  });

  it.each([
    ['1, 2', '2h'],
    ['9, 10', '9h'],
    ['1-10', '2h 3h 4h 5h 6h 7h 8h 9h'],
    ['3, 3', '3h'],
    ['3 (0), 3 (1)', '3z'],
    ['1', ''],
  ])('byes %j are %j, and that rounds were left out is said', (cell, byes) => {
    const { complaints, byes: found } = read(cell, 'byes');
    expect(complaints).toEqual([`Byes “${cell}” name rounds that cannot have one; they were left out`]);
    expect(found.map(({ round, kind }) => `${round}${kind[0]}`).join(' ')).toBe(byes);
  });

  it.each([
    ...['perhaps', '3 maybe', 'and', '5 fives', '4-2', '4-2, 5', '5, R4-R2', '123', '3 456', '2-123'],
    ...['2026-11-28'],
  ])('byes %j are left out', (cell) => {
    expect(read(cell, 'byes')).toMatchObject({ byes: [], complaints: [leftOut('', 'Byes', cell)[1]] });
  });

  it('club and category are what stands there, its blanks made one', () => {
    const { player } = readPlayer(
      [' A ', ' SC  Bonn \n e.V.', 'U 18 '],
      ['name', 'club', 'category'],
      ROUNDS,
    );
    expect([player.name, player.club, player.category]).toEqual(['A', 'SC Bonn e.V.', 'U 18']);
  });
});

describe('the name of a row', () => {
  const nameOf = (field: PlayerField, cell: string) => readPlayer([cell], [field], ROUNDS).player.name;

  it.each([
    ['Costa ,Ana', 'Costa, Ana'],
    ['Costa,Ana', 'Costa, Ana'],
    ['Costa Ana', 'Costa Ana'],
    ['COSTA Ana', 'COSTA, Ana'],
    ['Ana COSTA', 'COSTA, Ana'],
    ['Ana COSTA DIAS', 'COSTA DIAS, Ana'],
    ['COSTA Ana DIAS', 'COSTA Ana DIAS'],
    ['COSTA ANA', 'COSTA ANA'],
    ['Costa A', 'Costa A'],
    ['O’NEIL Ann', 'O’NEIL, Ann'],
    ['', ''],
  ])('%j is %j', (cell, name) => {
    expect(nameOf('name', cell)).toBe(name);
  });

  it.each([
    ['Ana Costa', 'Costa, Ana'],
    ['Ana Maria Costa', 'Costa, Ana Maria'],
    ['Ana de la Costa', 'de la Costa, Ana'],
    ['Ana Maria van Dyk', 'van Dyk, Ana Maria'],
    ['de Costa', 'Costa, de'],
    ['Ana von', 'von, Ana'],
    ['Costa, Ana', 'Costa, Ana'],
    ['Ana', 'Ana'],
    ['Ana COSTA', 'COSTA, Ana'],
    ['', ''],
  ])('%j, the given name first, is %j', (cell, name) => {
    expect(nameOf('nameGivenFirst', cell)).toBe(name);
  });

  it('comes from two columns in whatever order, or from the one that is filled; the whole name goes before', () => {
    const of = (cells: string[], mapping: Mapping) => readPlayer(cells, mapping, ROUNDS).player.name;
    expect(of(['Costa', 'Ana'], ['lastName', 'firstName'])).toBe('Costa, Ana');
    expect(of(['Ana', 'Costa'], ['firstName', 'lastName'])).toBe('Costa, Ana');
    expect(of(['Costa', ''], ['lastName', 'firstName'])).toBe('Costa');
    expect(of(['', 'Ana'], ['lastName', 'firstName'])).toBe('Ana');
    expect(of(['X Y', 'A B', 'Costa', 'Ana'], ['name', 'nameGivenFirst', 'lastName', 'firstName'])).toBe(
      'X Y',
    );
    expect(of(['', 'A B', 'Costa', 'Ana'], ['name', 'nameGivenFirst', 'lastName', 'firstName'])).toBe('B, A');
    expect(of(['Costa', 'other'], ['lastName', 'ignore'])).toBe('Costa');
  });

  it('loses a title before it, which counts where no column has one, and that is said', () => {
    const of = (name: string, title: string) => {
      const { player, complaints } = readPlayer([name, title], ['name', 'title'], ROUNDS);
      return [player.name, player.title, ...complaints];
    };
    expect(of('WGM Costa, Ana', '')).toEqual(['Costa, Ana', 'WGM', 'The title WGM was taken from the name']);
    expect(of('FM Costa, Ana', 'IM')).toEqual(['Costa, Ana', 'IM']);
    expect(of('FM Costa, Ana', '-')).toEqual(['Costa, Ana', 'FM']);
    expect(of('FMCosta, Ana', '')).toEqual(['FMCosta, Ana', null]);
    expect(of('Costa FM, Ana', '')).toEqual(['Costa FM, Ana', null]);
  });

  it('is that of a player of whom nothing else is known', () => {
    expect(readPlayer(['Costa, Ana'], ['name'], ROUNDS)).toEqual({
      player: {
        name: 'Costa, Ana',
        sex: null,
        title: null,
        rating: 0,
        official: null,
        national: null,
        ratingSource: 'file',
        ratingList: '',
        ratingMonth: '',
        ratingPace: '',
        estimate: 0,
        federation: '',
        fideId: '',
        birth: '',
        club: '',
        category: '',
        feePaid: false,
      },
      byes: [],
      complaints: [],
    });
  });
});
