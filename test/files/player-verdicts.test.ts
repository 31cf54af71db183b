/** Verdicts on rows of players, and what their columns are taken for: each outcome with its candidates and its words. */
import { describe, expect, it } from 'vitest';
import { blankPlayer, FIDE_RATINGS } from '../../src-engine/index.ts';
import { isPlayerHeading, suggestMapping } from '../../src-main/files/player-fields.ts';
import { changesByRow, columnsOf, playerRows, type KnownPlayer } from '../../src-main/files/player-table.ts';
import { hidden, tableOf } from './tables.ts';

describe('a row of a player', () => {
  const known = (id: number, name: string, more: Partial<KnownPlayer> = {}): KnownPlayer => ({
    ...blankPlayer(id, name),
    ...more,
  });
  const KNOWN: readonly KnownPlayer[] = [
    known(7, 'Müller, Jörg', { fideId: '4600001', birth: '1980/05/01', federation: 'GER' }),
    known(3, 'Brandt, Lena', { birth: '1995/00/00', federation: 'GER' }),
    known(9, 'Novak, Petr', { birth: '1970/00/00' }),
    known(2, 'Novak, Petr', { birth: '2001/00/00' }),
    known(5, 'Costa, Ana', { fideId: '77', federation: 'POR' }),
    known(4, 'Costa, Anabela', { fideId: '77' }),
    known(8, 'Silva, Rui'),
  ];
  const HEAD = 'Name;FIDE ID;Born;Fed\n';
  const judged = (text: string) =>
    playerRows(tableOf(HEAD + text, isPlayerHeading), ['name', 'fideId', 'birth', 'federation'], KNOWN, {
      first: 1,
      last: 9,
    });
  const one = (row: string): string => {
    const [first] = judged(row);
    return [first!.verdict, ...first!.candidates, first!.text].join(' ').trim();
  };

  it.each([
    // By identity: the name may have two slips, the year may not be another one.
    ['Müller, Jörg;4600001;;', 'matched 7'],
    ['Mueller, Jorg;4600001;1980;', 'matched 7'],
    ['Mxxller, Jorg;4600001;;', 'matched 7'],
    ['Mxxllxer, Jorg;4600001;;', 'ambiguous 7 FIDE ID 4600001 belongs to Müller, Jörg.'],
    ['Müller, Jörg;4600001;1981;', 'ambiguous 7 FIDE ID 4600001 belongs to Müller, Jörg.'],
    ['Costa, Ana;77;;', 'ambiguous 5 4 FIDE ID 77 belongs to Costa, Ana and Costa, Anabela.'],
    // By name, in any order.
    ['Lena Brandt;;;', 'matched 3'],
    ['Brandt, Lena;1234567;1995;', 'matched 3'],
    [
      'Brandt, Lena;;1996;',
      'ambiguous 3 A registered player has this name, but another year of birth or FIDE ID.',
    ],
    ['Müller, Jörg;;;', 'matched 7'],
    [
      'Müller, Jörg;4600002;;',
      'ambiguous 7 A registered player has this name, but another year of birth or FIDE ID.',
    ],
    ['Novak, Petr;;;', 'ambiguous 9 2 Several registered players have this name.'],
    ['Novak, Petr;;2001;', 'matched 2'],
    [
      'Novak, Petr;;1990;',
      'ambiguous 9 2 A registered player has this name, but another year of birth or FIDE ID.',
    ],
    // Nearly.
    ['Brandts, Lena;;;', 'ambiguous 3 Almost the name of Brandt, Lena.'],
    ['Brandts, Lenna;;1995;GER', 'ambiguous 3 Almost the name of Brandt, Lena.'],
    ['Brandtss, Lenna;;;', 'new'],
    ['Brandts, Lena;;1996;', 'new'],
    ['Brandts, Lena;;;AUT', 'new'],
    ['Mullerx, Jorg;4600002;;', 'new'],
    ['Brandts, Lena;5;;', 'ambiguous 3 Almost the name of Brandt, Lena.'],
    ['Zeman, Jan;;;', 'new'],
    // No player.
    [';5;;', 'rejected The row has no name.'],
    [';x;;', 'rejected The row has no name. FIDE ID “x” cannot be read and was left out.'],
    ['123;;;', 'rejected “123” is not a name.'],
    ['Name;fide id;BORN;', 'rejected The row repeats the headings.'],
    ['Name;;;', 'new'],
    [
      'Zeman, Jan;x;;;beyond;',
      'new FIDE ID “x” cannot be read and was left out. After the last heading comes “beyond”, which was left out.',
    ],
  ])('%s: %s', (row, verdict) => {
    expect(one(row)).toBe(verdict);
  });

  it('that is the same person as an earlier one is told with the first of them', () => {
    const twins = (...rows: string[]) =>
      judged(rows.join('\n')).map(({ verdict, text }) =>
        verdict === 'ambiguous' ? /in row (\d+)/.exec(text)?.[1] : verdict,
      );
    expect(twins('A, B;;1990;', 'A, B;;1990;', 'A, B;;1991;', 'A, B;;;', 'A, B;;1991;')).toEqual([
      'new',
      '2',
      'new',
      '2',
      '4',
    ]);
    expect(twins('A, B;1;;', 'A, B;2;;', 'A, B;;;', 'A, B;3;;', 'C, D;2;;')).toEqual([
      'new',
      'new',
      '2',
      '4',
      '3',
    ]);
    expect(twins('A, B;;;', 'A, B;;1990;', 'A, B;;1991;')).toEqual(['new', '2', '2']);
    // Two rows that mean the same registered player under different names.
    expect(twins('Müller, Jörg;4600001;;', 'Mueller, Jörg;4600001;;', 'Jörg Müller;;;')).toEqual([
      'matched',
      '2',
      '2',
    ]);
    expect(twins('Lena Brandt;;1995;', 'Brandt, Lena;123;;')).toEqual(['matched', '2']);
  });

  it('that is hidden is left to the arbiter, whoever it is, with all that is to be said about it', () => {
    const rows = playerRows(
      hidden(tableOf(`${HEAD}Lena Brandt;;;\nZeman, Jan;;;\nZeman, Jan;x;;`, isPlayerHeading), 2, 4),
      ['name', 'fideId', 'birth', 'federation'],
      KNOWN,
      { first: 1, last: 9 },
    );
    expect(rows.map(({ row, verdict, text }) => [row, verdict, text])).toEqual([
      [2, 'ambiguous', 'The row is hidden in the workbook.'],
      [3, 'new', ''],
      [
        4,
        'ambiguous',
        'The same player as in row 3. The row is hidden in the workbook. FIDE ID “x” cannot be read and was left out.',
      ],
    ]);
    expect(rows.map(({ candidates, name, player }) => [candidates, name, player?.name])).toEqual([
      [[3], 'Lena Brandt', 'Lena Brandt'],
      [[], 'Zeman, Jan', 'Zeman, Jan'],
      [[], 'Zeman, Jan', 'Zeman, Jan'],
    ]);
  });

  it('is counted by five hundred', () => {
    const told: [number, number][] = [];
    const table = tableOf(
      `Name\n${Array.from({ length: 1001 }, (_, at) => `A${at}, B`).join('\n')}`,
      isPlayerHeading,
    );
    playerRows(table, ['name'], [], { first: 1, last: 9 }, (settled, all) => told.push([settled, all]));
    expect(told).toEqual([
      [0, 1001],
      [500, 1001],
      [1000, 1001],
    ]);
  });

  it('changes what it fills in otherwise, and nothing that it leaves blank', () => {
    const player = known(7, 'Müller, Jörg', {
      sex: 'm',
      title: 'FM',
      federation: 'GER',
      fideId: '46',
      birth: '1980/05/01',
      club: 'Bonn',
      category: 'A',
    });
    const changes = (more: Partial<KnownPlayer>) => {
      const {
        rating: _r,
        official: _o,
        ...rest
      } = changesByRow(player, { ...blankPlayer(1, 'x'), ...more }, FIDE_RATINGS);
      return rest;
    };
    expect(changes({})).toEqual({});
    const same = {
      sex: 'm',
      title: 'FM',
      federation: 'GER',
      fideId: '46',
      birth: '1980/05/01',
      club: 'Bonn',
      category: 'A',
    } as const;
    expect(changes(same)).toEqual({});
    const other = {
      sex: 'w',
      title: 'IM',
      federation: 'AUT',
      fideId: '47',
      birth: '1981/00/00',
      club: 'Kiel',
      category: 'B',
    } as const;
    expect(changes(other)).toEqual(other);
    expect(changes({ birth: '1980/00/00' })).toEqual({});
    expect(changes({ birth: '1980/05/02' })).toEqual({ birth: '1980/05/02' });
  });
});

describe('columns of players', () => {
  const fieldsOf = (text: string) => suggestMapping(tableOf(text, isPlayerHeading)).join(' ');

  it.each([
    ['Name;Elo\nCosta, Ana;1900', 'name rating'],
    ['Elo;Name\n1900;Ana Costa', 'rating nameGivenFirst'],
    ['Name;Name\nCosta;Ana', 'lastName firstName'],
    ['Surname;First name;Club\nCosta;Ana;Bonn', 'lastName firstName club'],
    ['First name;Club\nCosta, Ana;Bonn', 'name club'],
    ['Name;Club;Name\nCosta, Ana;Bonn;x', 'name club ignore'],
    ['Name;Club;Club\nCosta, Ana;Bonn;Kiel', 'name club ignore'],
    ['Name;;Elo\nCosta, Ana;GM;1900', 'name title rating'],
    ['Name;;Elo\nCosta, Ana;GM?;1900', 'name ignore rating'],
    ['Name;;Title\nCosta, Ana;GM;FM', 'name ignore title'],
    ['Name;E-mail\nCosta, Ana;a@b.c', 'name ignore'],
    ['Teilnehmer 2026;Elo\nCosta, Ana;1900', 'name rating'],
  ])('%j are %s', (text, fields) => {
    expect(fieldsOf(text)).toBe(fields);
  });

  it.each([
    ['Costa, Ana;1900', 'name rating'],
    ['Ana Costa;1900\nEva Berg;1800', 'nameGivenFirst rating'],
    ['Costa;Ana;1900\nBerg;Eva;1800', 'lastName firstName rating'],
    ['Costa;Ana;Bonn\nBerg;Eva;Kiel', 'lastName firstName club'],
    ['Costa, Ana;Bonn;x\nBerg, Eva;Kiel;y', 'name club ignore'],
    ['Costa, Ana;GM;w;GER;1990;4600001;1900', 'name title sex federation birth fideId rating'],
    ['Costa, Ana;1920;9999\nBerg, Eva;2030;9999', 'name birth ignore'],
    ['Costa, Ana;1919\nBerg, Eva;2031', 'name rating'],
    ['Costa, Ana;3500;10000', 'name rating fideId'],
    ['Costa, Ana;3501;09999', 'name ignore ignore'],
    ['Costa, Ana;1900;1800', 'name rating ignore'],
    // One in five may be something else.
    ['A, B;m\nC, D;w\nE, F;f\nG, H;m\nI, J;?', 'name sex'],
    ['A, B;m\nC, D;w\nE, F;f\nG, H;?', 'name ignore'],
  ])('without headings %j are %s', (text, fields) => {
    const table = tableOf(text, () => false, 0);
    expect(suggestMapping(table).join(' ')).toBe(fields);
  });

  it('are shown with their heading, field and first filled cell', () => {
    const table = tableOf('Name;Elo;Club\nA;;\nB;1900;', isPlayerHeading);
    expect(columnsOf<string>(table, ['name', 'rating'])).toEqual([
      { header: 'Name', field: 'name', sample: 'A' },
      { header: 'Elo', field: 'rating', sample: '1900' },
      { header: 'Club', field: 'ignore', sample: '' },
    ]);
  });
});
