/** Whatever clubs send in, each row has a verdict and none is dropped silently. */
import { describe, expect, it } from 'vitest';
import { readPlayer } from '../../src-main/files/player-cells.ts';
import { isPlayerHeading, suggestMapping, type Mapping } from '../../src-main/files/player-fields.ts';
import { playerRows } from '../../src-main/files/player-table.ts';
import { readTable, type Table, type TableOptions } from '../../src-main/files/table.ts';
import { BLANK_INFO, paceOf } from '../../src-engine/index.ts';

const ROUNDS = { first: 1, last: 9 };
const utf8 = (text: string) => new TextEncoder().encode(text);
const older = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);

async function tableOf(text: string | Uint8Array, options: Partial<TableOptions> = {}): Promise<Table> {
  const bytes = typeof text === 'string' ? utf8(text) : text;
  const table = readTable(bytes, { isHeading: isPlayerHeading, ...options });
  if (!table.ok) throw new Error(table.failure.code);
  return table.value;
}

async function rowsOf(text: string | Uint8Array) {
  const table = await tableOf(text);
  return playerRows(table, suggestMapping(table), [], ROUNDS);
}

const namesOf = async (text: string | Uint8Array) => (await rowsOf(text)).map(({ name }) => name);

describe('a file of 120 rows as clubs paste it together', () => {
  const LAST = ['Müller', 'Costa', 'Žák', 'O’Neill', 'van der Berg', 'Øvergaard', 'García', 'Dupont'];
  const FIRST = ['Jörg', 'Ana', 'Petr', 'Seán', 'Jan', 'Zoë', 'Íñigo', 'Rémi'];
  const BIRTHS = ['1990', '12.05.1987', '2003-05-17', '17 May 1999', '1999/05/17'];
  const DELIMITERS = [';', ';', ';', ',', '\t'];

  /** Surname and first name in one cell or two, cells in quotation marks, notes over several lines. */
  function line(row: number): string {
    const last = `${LAST[row % LAST.length]} ${String.fromCharCode(65 + Math.floor(row / 8))}`;
    const first = FIRST[(row * 3) % FIRST.length]!;
    const names = row % 4 === 3 ? [`"${last}, ${first}"`, ''] : [last, first];
    const note = row % 10 === 0 ? '"paid, ""cash""\nlate"' : '';
    return [
      ...names,
      row % 7 === 0 ? 'n/a' : String(1500 + row),
      row % 11 === 0 ? 'XXXX' : 'GER',
      BIRTHS[row % 5]!,
      note,
    ].join(DELIMITERS[row % 5]);
  }

  function file(): Uint8Array {
    const parts = [utf8('Surname;First name;Elo;Fed;Date of birth;Note\r\n')];
    for (let row = 0; row < 120; row++) {
      const text = `${line(row)}\r\n`;
      const isLatin = [...text].every((letter) => letter.charCodeAt(0) < 0x100);
      parts.push(isLatin && row % 2 === 0 ? older(text) : utf8(text));
    }
    return Uint8Array.from(parts.flatMap((part) => [...part]));
  }

  it('has a verdict for each of its rows, in their order', async () => {
    const rows = await rowsOf(file());
    expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 120 }, (_, index) => index + 2));
    expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(['new']));
  });

  it('has every name, date and rating right, whatever the encoding, delimiter and spelling', async () => {
    const rows = await rowsOf(file());
    expect(rows).toHaveLength(120);
    for (const [index, { player }] of rows.entries()) {
      const last = `${LAST[index % 8]} ${String.fromCharCode(65 + Math.floor(index / 8))}`;
      expect(player!.name).toBe(`${last}, ${FIRST[(index * 3) % 8]}`);
      expect(player!.rating).toBe(index % 7 === 0 ? 0 : 1500 + index);
      expect(player!.birth).toBe(
        ['1990/00/00', '1987/05/12', '2003/05/17', '1999/05/17', '1999/05/17'][index % 5],
      );
      expect(player!.federation).toBe(index % 11 === 0 ? '' : 'GER');
    }
  });

  it('says which cells it left out', async () => {
    const rows = await rowsOf(file());
    expect(rows.filter(({ text }) => text.includes('Federation “XXXX”'))).toHaveLength(11);
    expect((await tableOf(file())).remarks).toEqual([
      expect.stringMatching(/^The text is not UTF-8/),
      expect.stringMatching(/^Rows .* use another delimiter than most rows\.$/),
    ]);
  });
});

describe('headings', () => {
  it('are not needed: cells tell what they are', async () => {
    const table = await tableOf('Costa, Ana;2100;POR;1901001;f;1987\nChen, Li;1850;NED;1000002;m;1990\n');
    expect(suggestMapping(table)).toEqual(['name', 'rating', 'federation', 'fideId', 'sex', 'birth']);
    expect(table.headingRow).toBe(0);
    expect(table.remarks).toEqual(['No headings were found: the first row counts as a row.']);
    expect(await namesOf('Costa, Ana\nChen, Li\n')).toEqual(['Costa, Ana', 'Chen, Li']);
    expect(await namesOf('GM;Ana Costa;2100\nFM;Li Chen;2050\n')).toEqual(['Costa, Ana', 'Chen, Li']);
  });

  it('of a kind that nobody knows are seen as headings above numbers', async () => {
    const table = await tableOf('Wer;Stärke\nCosta, Ana;2100\nChen, Li;1850\n');
    expect([table.headingRow, suggestMapping(table)]).toEqual([1, ['name', 'ignore']]);
  });

  it('may be that of the names alone', async () => {
    expect(await namesOf('Name\nCosta, Ana\nChen, Li\n')).toEqual(['Costa, Ana', 'Chen, Li']);
  });

  it.each([
    ['alone over both parts of every name', 'Name,\nCosta, Ana\nChen, Li\n', ['Name', 'Name'], 0],
    ['alone over both parts of one name', 'Name,\nCosta, Ana\n', ['Name', 'Name'], 0],
    ['alone over parts of some names only', 'Name\nCosta, Ana\nCher\n', ['Name'], 1],
    ['alone over the second column', ',Name\n1,Costa\n2,Chen\n', ['Column 1', 'Name'], 0],
    ['over both columns', 'Name,Club\nCosta,Rooks\nChen,Pawns\n', ['Name', 'Club'], 0],
  ])('%s stand over what is theirs', async (_, text, headers, surplus) => {
    const table = await tableOf(text, { delimiter: ',' });
    expect(table.headers).toEqual(headers);
    expect(table.rows.flatMap((row) => row.surplus)).toHaveLength(surplus);
  });

  it('that come again in the middle are refused as players', async () => {
    const rows = await rowsOf('Name;Elo\nCosta, Ana;2100\nName;Elo\nChen, Li;1850\n');
    expect(rows.map(({ verdict }) => verdict)).toEqual(['new', 'rejected', 'new']);
    expect(rows[1]!.text).toBe('The row repeats the headings.');
  });

  it('name several ratings, of which the kind of the event counts', async () => {
    const table = await tableOf('Name;SRtng;RRtng;BRtng\nCosta, Ana;2100;2050;1990\n');
    expect(suggestMapping(table)).toEqual(['name', 'rating', 'ignore', 'ignore']);
    expect(suggestMapping(table, 'rapid')).toEqual(['name', 'ignore', 'rating', 'ignore']);
    expect(suggestMapping(table, 'blitz')).toEqual(['name', 'ignore', 'ignore', 'rating']);
  });

  it('after a note of a spreadsheet about the delimiter are found all the same', async () => {
    const table = await tableOf('sep=;\nName;Elo\nCosta, Ana;2100\n');
    expect([table.headingRow, table.rows[0]!.cells]).toEqual([2, ['Costa, Ana', '2100']]);
  });
});

describe('a delimiter', () => {
  it('can be chosen where it was found wrongly', async () => {
    const text = 'Name|Elo\nCosta, Ana|2100\nChen, Li|1850\n';
    expect((await tableOf(text)).delimiter).toBe('|');
    const chosen = await tableOf(text, { delimiter: ',' });
    expect(chosen.delimiter).toBe(',');
    expect(chosen.rows.map(({ cells }) => cells[0])).toEqual(['Name|Elo', 'Costa', 'Chen']);
  });
});

describe('an encoding', () => {
  it('can be chosen where the text does not tell it', async () => {
    const bytes = Uint8Array.from([...utf8('Name\n'), 0xee, 0xe2, 0xe0, 0xed]);
    const table = await tableOf(bytes, { encoding: 'windows-1251' });
    expect(table.rows[0]!.cells).toEqual(['ован']);
  });
});

describe('B.02 kinds of ratings', () => {
  it.each([
    ['5400+30', '', 'standard'],
    ['40/5400+30:1800+30', '', 'standard'],
    ['3600', '', 'standard'],
    ['900+10', '', 'rapid'],
    ['3540', '', 'rapid'],
    ['180+2', '', 'blitz'],
    ['600', '', 'blitz'],
    ['', '15 minutes, rapid', 'rapid'],
    ['', 'Blitz 3+2', 'blitz'],
    ['', '90 minutes', 'standard'],
  ])('%j %j is %s', (encodedTimeControl, timeControl, pace) => {
    expect(paceOf({ ...BLANK_INFO, encodedTimeControl, timeControl })).toBe(pace);
  });
});

describe('cells', () => {
  const read = (cell: string, field: Mapping[number]) => {
    const { player, byes, complaints } = readPlayer(['Costa, Ana', cell], ['name', field], ROUNDS);
    return { player, byes, complaints };
  };

  it.each([
    ['1990', '1990/00/00'],
    ['1990-05-31', '1990/05/31'],
    ['31.05.1990', '1990/05/31'],
    ['31/5/1990', '1990/05/31'],
    ['5/31/1990', '1990/05/31'],
    ['31 May 1990', '1990/05/31'],
    ['May 31, 1990', '1990/05/31'],
    ['1990/05/31 00:00:00', '1990/05/31'],
    ['1990-05-31T12:00:00Z', '1990/05/31'],
    ['19900531', '1990/05/31'],
    ['1990/00/00', '1990/00/00'],
    ['-', ''],
  ])('birth %j is %j', (cell, birth) => {
    const { player, complaints } = read(cell, 'birth');
    expect([player.birth, complaints]).toEqual([birth, []]);
  });

  it.each([
    ['03/04/2001', '2001/04/03', 'was read day first'],
    ['31.05.90', '1990/05/31', 'was read as 1990/05/31'],
    ['01.02.09', '2009/02/01', 'was read as 2009/02/01'],
    ['33024', '1990/05/31', 'was read as the day number of 1990/05/31'],
    ['31.02.1990', '', 'cannot be read and was left out'],
    ['spring 1990', '', 'cannot be read and was left out'],
  ])('birth %j is %j with a word about it', (cell, birth, word) => {
    const { player, complaints } = read(cell, 'birth');
    expect(player.birth).toBe(birth);
    expect(complaints).toEqual([`Date of birth “${cell}” ${word}`]);
  });

  it.each([
    ['3', [[3, 'half']]],
    [
      'R4, R9',
      [
        [4, 'half'],
        [9, 'half'],
      ],
    ],
    [
      '2-4',
      [
        [2, 'half'],
        [3, 'half'],
        [4, 'half'],
      ],
    ],
    ['5 (0)', [[5, 'zero']]],
    [
      '5=½; 7=0',
      [
        [5, 'half'],
        [7, 'zero'],
      ],
    ],
    [
      'round 1 and 2',
      [
        [1, 'half'],
        [2, 'half'],
      ],
    ],
    ['6: 1', [[6, 'full']]],
    ['none', []],
    ['', []],
  ] as const)('byes %j', (cell, byes) => {
    const found = read(cell, 'byes');
    expect(found.byes.map(({ round, kind }) => [round, kind])).toEqual(byes);
    expect(found.complaints).toEqual([]);
  });

  it.each(['perhaps', '12', '3, ?'])('byes %j are not guessed', (cell) => {
    const found = read(cell, 'byes');
    expect(found.complaints).toHaveLength(1);
    expect(found.byes).toEqual([]);
  });

  it.each([
    ['Jean DUPONT', 'DUPONT, Jean'],
    ['DUPONT Jean', 'DUPONT, Jean'],
    ['DE LA TOUR Marie-Anne', 'DE LA TOUR, Marie-Anne'],
    ['Jan van der Berg', 'van der Berg, Jan'],
    ['Li Wei Chen', 'Chen, Li Wei'],
    ['Chen , Li', 'Chen, Li'],
    ['Madonna', 'Madonna'],
  ])('the name %j is %j', (cell, name) => {
    expect(readPlayer([cell], ['nameGivenFirst'], ROUNDS).player.name).toBe(name);
  });

  it('a title before a name is taken from it', () => {
    const { player, complaints } = readPlayer(['WGM Costa, Ana'], ['name'], ROUNDS);
    expect(player).toMatchObject({ name: 'Costa, Ana', title: 'WGM' });
    expect(complaints).toEqual(['The title WGM was taken from the name']);
  });
});
