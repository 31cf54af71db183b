import fc from 'fast-check';
import writeXlsxFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { distanceUpTo, foldedName, lettersOf, mayBeWithin } from '../../src-main/files/names.ts';
import { blankPlayer, FIDE_RATINGS, nationalOf } from '../../src-engine/index.ts';
import { readPlayer } from '../../src-main/files/player-cells.ts';
import { isPlayerHeading, suggestMapping, type Mapping } from '../../src-main/files/player-fields.ts';
import { changesByRow, columnsOf, playerRows, type KnownPlayer } from '../../src-main/files/player-table.ts';
import { readTable, type Table } from '../../src-main/files/table.ts';
import { hasSharedData, readShared, reportsIn } from '../trf/shared-data.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

const read = (bytes: Uint8Array) => readTable(bytes, { isHeading: isPlayerHeading });

async function tableOf(bytes: Uint8Array | string): Promise<Table> {
  const table = read(typeof bytes === 'string' ? utf8(bytes) : bytes);
  if (!table.ok) throw new Error(table.failure.code);
  return table.value;
}

const ROUNDS = { first: 1, last: 9 };

const KNOWN: KnownPlayer[] = [
  { ...blankPlayer(14, 'Müller, Jörg'), fideId: '4600001', birth: '1980/05/01', federation: 'GER' },
  { ...blankPlayer(11, 'Brandt, Lena'), birth: '1995/00/00', federation: 'GER', rating: 1800 },
  { ...blankPlayer(13, 'Novak, Petr'), federation: 'CZE' },
  { ...blankPlayer(12, 'Novák, Petr'), federation: 'CZE' },
];

async function judged(...rows: string[]) {
  const table = await tableOf(['Name;FIDE ID;Birth;Fed', ...rows].join('\n'));
  return playerRows(table, suggestMapping(table), KNOWN, ROUNDS);
}

const verdictsOf = async (...rows: string[]) =>
  (await judged(...rows)).map(({ verdict, text }) => `${verdict}${text === '' ? '' : ` ${text}`}`);

describe('readTable', () => {
  it.each([',', ';', '\t', '|'])('finds the delimiter %j', async (delimiter) => {
    const table = await tableOf(`Name${delimiter}Elo\n"Costa${delimiter} Ana"${delimiter}2100\n`);
    expect(table.headers).toEqual(['Name', 'Elo']);
    expect(table.rows).toEqual([
      { number: 2, cells: [`Costa${delimiter} Ana`, '2100'], surplus: [], isHidden: false },
    ]);
  });

  it('reads rows of another delimiter, and says so', async () => {
    const table = await tableOf('Name,Elo\nAna,2100\nEva;1900\n');
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['Ana', '2100'],
      ['Eva', '1900'],
    ]);
    expect(table.remarks).toEqual(['Row 3 uses another delimiter than most rows.']);
  });

  it('takes a row apart from the next one where a quotation mark is missing', async () => {
    const table = await tableOf('Name,Elo\n"Ana,2100\nEva,1900\nLi,1800\n"Bo\nB",5\n');
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['Ana,2100', ''],
      ['Eva', '1900'],
      ['Li', '1800'],
      ['Bo\nB', '5'],
    ]);
    expect(table.remarks).toEqual(['Row 2 has a quotation mark too many or too few.']);
  });

  it('keeps count of empty rows, short rows and cells beyond the headings', async () => {
    const table = await tableOf('\nName,Elo\n\nAna\nEva,1900,late,\n');
    expect(table.rows).toEqual([
      { number: 4, cells: ['Ana', ''], surplus: [], isHidden: false },
      { number: 5, cells: ['Eva', '1900'], surplus: ['late'], isHidden: false },
    ]);
  });

  it('reads a workbook: text, numbers and dates', async () => {
    const born = { value: new Date(Date.UTC(2001, 1, 3)), type: Date, format: 'yyyy/mm/dd' };
    const book = await writeXlsxFile([
      ['Name', 'Elo', 'Birth'],
      ['Ana Costa', 2100, born],
    ]).toBuffer();
    const table = await tableOf(new Uint8Array(book));
    expect(table.encoding).toBe('xlsx');
    expect(table.rows[0]!.cells).toEqual(['Ana Costa', '2100', '2001/02/03']);
  });

  it.each([
    ['an empty file', utf8(''), 'table-empty'],
    ['headings alone', utf8('Name,Elo\n'), 'table-without-rows'],
    ['a damaged workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9]), 'workbook-unreadable'],
    ['too many bytes', new Uint8Array(20_000_001), 'table-too-large'],
    ['too many rows', utf8(`Name\n${'A\n'.repeat(20_001)}`), 'table-too-large'],
  ])('refuses %s', async (_, bytes, code) => {
    const table = read(bytes);
    expect(table.ok ? '' : table.failure.code).toBe(code);
  });

  it('refuses a workbook that would unpack to more than it may', async () => {
    const book = new Uint8Array(await writeXlsxFile([['Name'], ['Ana']]).toBuffer());
    const view = new DataView(book.buffer, book.byteOffset, book.byteLength);
    for (let at = 0; at + 4 < book.length; at++) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0x7fffffff, true);
    }
    const table = read(book);
    expect(table.ok ? '' : table.failure.code).toBe('table-too-large');
  });
});

describe('suggestMapping', () => {
  it('knows the usual headings in several languages', async () => {
    const table = await tableOf(
      'Nachname;Vorname;FIDE-ID;Elo;Titel;Geschlecht;Verband;Geburtsjahr;Verein;Bezahlt\na;b;;;;;;;;\n',
    );
    expect(suggestMapping(table)).toEqual([
      'lastName',
      'firstName',
      'fideId',
      'rating',
      'title',
      'sex',
      'federation',
      'birth',
      'club',
      'ignore',
    ]);
  });

  it('sees from the cells whether the surname comes last', async () => {
    expect(suggestMapping(await tableOf('Name\nAna Costa\nLi Wei Chen\n'))).toEqual(['nameGivenFirst']);
    expect(suggestMapping(await tableOf('Name\n"Costa, Ana"\n"Chen, Li Wei"\n'))).toEqual(['name']);
  });
});

describe('readPlayer', () => {
  const mapping: Mapping = [
    'lastName',
    'firstName',
    'rating',
    'title',
    'sex',
    'federation',
    'fideId',
    'birth',
    'club',
  ];

  it('reads every field of a split name', () => {
    const { player, complaints } = readPlayer(
      [' Costa ', 'Ana  Maria', '2100 F', 'wfm', 'Female', 'por', '1901001', '2001', 'C.E.  Lisboa'],
      mapping,
      ROUNDS,
    );
    expect(complaints).toEqual([]);
    expect(player).toMatchObject({
      name: 'Costa, Ana Maria',
      rating: 2100,
      title: 'WFM',
      sex: 'w',
      federation: 'POR',
      fideId: '1901001',
      birth: '2001/00/00',
      club: 'C.E. Lisboa',
    });
  });

  it('names every cell that it leaves out or doubts', () => {
    const { player, complaints } = readPlayer(
      ['Chen', '', 'good', 'XM', '?', 'USCF', '12-3', '03/04/2001', ''],
      mapping,
      ROUNDS,
    );
    expect(complaints.toSorted()).toEqual([
      'Date of birth “03/04/2001” was read day first',
      'FIDE ID “12-3” cannot be read and was left out',
      'Federation “USCF” cannot be read and was left out',
      'Rating “good” cannot be read and was left out',
      'Sex “?” cannot be read and was left out',
      'Title “XM” cannot be read and was left out',
    ]);
    expect(player).toMatchObject({
      name: 'Chen',
      rating: 0,
      title: null,
      sex: null,
      federation: '',
      fideId: '',
      birth: '2001/04/03',
    });
  });

  it('turns a name with the given name first', () => {
    expect(readPlayer(['Li Wei Chen'], ['nameGivenFirst'], ROUNDS).player.name).toBe('Chen, Li Wei');
  });
});

describe('playerRows', () => {
  it('matches by FIDE ID, by name without accents, and by name in any order', async () => {
    for (const [row, player] of [
      ['"Mueler, Jörg";4600001;;GER', 14],
      ['"Muller, Jorg";;1980;GER', 14],
      ['Lena Brandt;;1995;GER', 11],
    ] as const)
      expect(await judged(row), row).toMatchObject([{ verdict: 'matched', candidates: [player] }]);
  });

  it('leaves contradictions and namesakes to the arbiter', async () => {
    expect(
      await verdictsOf(
        '"Otto, Karl";4600001;;GER',
        '"Brandt, Lena";;1970;GER',
        '"Novak, Petr";;;CZE',
        '"Brandts, Lena";;1995;GER',
      ),
    ).toEqual([
      'ambiguous FIDE ID 4600001 belongs to Müller, Jörg.',
      'ambiguous A registered player has this name, but another year of birth or FIDE ID.',
      'ambiguous Several registered players have this name.',
      'ambiguous Almost the name of Brandt, Lena.',
    ]);
  });

  it('finds the same person twice in one table', async () => {
    expect(
      await verdictsOf(
        '"Zeman, Jan";;1990;CZE',
        '"Zeman, Ján";;1990;CZE',
        '"Kral, A";77;;CZE',
        '"Kral, B";77;;CZE',
      ),
    ).toEqual([
      'new',
      'ambiguous The same player as in row 2.',
      'new',
      'ambiguous The same player as in row 4.',
    ]);
  });

  it('rejects rows without a name', async () => {
    expect(await verdictsOf(';123;;GER', '"12345";;;GER')).toEqual([
      'rejected The row has no name.',
      'rejected “12345” is not a name.',
    ]);
  });

  it('gives every row of a messy table of 120 a verdict', async () => {
    const older = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);
    const parts = [utf8('Name;Elo;Fed;Geburtsjahr\r\n')];
    for (let row = 0; row < 120; row++) {
      const name = row % 3 === 0 ? `Žák ${row}, Jörg` : `Müller ${row}, Zoë`;
      const delimiter = row % 5 === 4 ? ',' : ';';
      const text = [
        `"${name}"`,
        row % 7 === 0 ? 'n/a' : '1800',
        row % 11 === 0 ? 'XXXX' : 'GER',
        '1990',
      ].join(delimiter);
      // Every fourth line comes out of an older program.
      parts.push(row % 4 === 1 && row % 3 !== 0 ? older(`${text}\r\n`) : utf8(`${text}\r\n`));
    }
    parts.push(utf8(';;;\r\n"";1500;GER;\r\n'));
    const bytes = Uint8Array.from(parts.flatMap((part) => [...part]));
    const table = await tableOf(bytes);
    expect(table.encoding).toBe('mixed');
    const rows = playerRows(table, suggestMapping(table), [], ROUNDS);
    expect(rows.map(({ row }) => row)).toEqual([
      ...Array.from({ length: 120 }, (_, index) => index + 2),
      123,
    ]);
    expect(rows.filter(({ verdict }) => verdict === 'rejected').map(({ row }) => row)).toEqual([123]);
    expect(
      rows.slice(0, 120).every(({ player }) => /^(Žák|Müller) \d+, (Jörg|Zoë)$/.test(player!.name)),
    ).toBe(true);
    expect(rows.filter(({ text }) => text.includes('XXXX'))).toHaveLength(11);
  });
});

describe('foldedName', () => {
  it('forgets accents, case, order and punctuation', () => {
    expect(foldedName('Müller-Ødegård, Jean-Élie')).toBe(foldedName('jean elie MULLER odegard'));
    expect(foldedName('Łukasz Groß')).toBe('gross lukasz');
  });
});

describe('distanceUpTo', () => {
  /** The whole table, as the definition has it. */
  function distance(a: string, b: string): number {
    const table = Array.from({ length: a.length + 1 }, (_, i) =>
      Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
    );
    for (let i = 1; i <= a.length; i++)
      for (let j = 1; j <= b.length; j++) {
        const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
        table[i]![j] = Math.min(
          table[i - 1]![j]! + 1,
          table[i]![j - 1]! + 1,
          table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
          isSwapped ? table[i - 2]![j - 2]! + 1 : Infinity,
        );
      }
    return table[a.length]![b.length]!;
  }

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 9 });

  it('takes two neighbours in the wrong order for one slip', () => {
    expect(distanceUpTo(2, 'mobel', 'moble')).toBe(1);
    expect(distanceUpTo(2, 'mobel', 'omble')).toBe(2);
  });

  it('is the distance as far as the limit, and its quick question never says no too early', () => {
    fc.assert(
      fc.property(word, word, fc.nat({ max: 4 }), (a, b, limit) => {
        const exact = distance(a, b);
        expect(distanceUpTo(limit, a, b)).toBe(Math.min(exact, limit + 1));
        if (exact <= limit) expect(mayBeWithin(limit, lettersOf(a), lettersOf(b))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

describe.runIf(hasSharedData('registration tables'))('shared registration tables', () => {
  it.each(reportsIn('imports/*.csv'))('%s: every row has a verdict', async (path) => {
    const table = await tableOf(readShared(path));
    const mapping = suggestMapping(table);
    const rows = playerRows(table, mapping, [], ROUNDS);
    expect(rows).toHaveLength(table.rows.length);
    expect(rows.every(({ verdict, player }) => verdict === 'rejected' || player!.name !== '')).toBe(true);
    expect(columnsOf(table, mapping).some(({ field }) => field === 'rating')).toBe(true);
    // A second reading against the players just read matches all that were unique.
    const known = rows
      .filter(({ verdict }) => verdict === 'new')
      .map(({ player, row }) => ({ ...player!, id: row + 1000 }));
    expect(known).not.toEqual([]);
    const again = playerRows(table, mapping, known, ROUNDS).filter(
      (_, index) => rows[index]!.verdict === 'new',
    );
    expect(again.map(({ verdict, candidates }) => [verdict, ...candidates])).toEqual(
      known.map(({ id }) => ['matched', id]),
    );
  });
});

describe('a second registration list', () => {
  const known: KnownPlayer = {
    ...blankPlayer(7, 'Brandt, Lena'),
    ...{ rating: 1800, sex: 'w', title: 'WFM', federation: 'GER', fideId: '4600002', birth: '1995/03/02' },
    ...{ club: 'Torre', category: 'U18' },
  };

  it('changes nothing where its cells are blank', () => {
    const { id: _, ...row } = { ...blankPlayer(1, 'Brandt, Lena') };
    expect(changesByRow(known, { ...row, ratingSource: 'file' }, FIDE_RATINGS)).toEqual({});
  });

  it('changes what it says otherwise, and a year says nothing against a date in it', () => {
    const row = { ...known, rating: 1850, ratingSource: 'file', birth: '1995/00/00', club: 'Turm' } as const;
    expect(changesByRow(known, row, FIDE_RATINGS)).toEqual({
      rating: 1850,
      ratingSource: 'file',
      club: 'Turm',
    });
    expect(
      changesByRow(known, { ...row, rating: 1800, club: 'Torre', birth: '1996/00/00' }, FIDE_RATINGS),
    ).toEqual({
      birth: '1996/00/00',
    });
  });

  it('116, 145: a rating goes where it belongs, and the method says which one counts', () => {
    const national = nationalOf('GER', 1900);
    const row = { ...known, rating: 0, national, ratingSource: 'file' } as const;
    expect(changesByRow(known, row, FIDE_RATINGS)).toEqual({
      national,
      nationalFrom: { source: 'file', list: '', month: '', pace: '' },
    });
    expect(changesByRow(known, row, { method: 'NIDOF', federation: 'GER' })).toEqual({
      national,
      rating: 1900,
      official: 1800,
      ratingSource: 'file',
      officialFrom: { source: 'typed', list: '', month: '', pace: '' },
    });
    // The same values again say nothing new.
    expect(changesByRow({ ...known, national }, row, FIDE_RATINGS)).toEqual({});
  });

  it('two rows that mean the same registered player are not both taken', async () => {
    // By the FIDE ID the one, by the name the other.
    const rows = await verdictsOf('Muller, Jorg;4600001;1980;GER', 'Müller, Jörg;;;GER');
    expect(rows).toEqual(['matched', 'ambiguous The same player as in row 2.']);
    const other = await verdictsOf('Mueler, Jörg;4600001;;GER', 'Müller, Jörg;;1980;GER');
    expect(other[1]).toMatch(/^ambiguous .*The same player as in row 2\./);
  });
});
