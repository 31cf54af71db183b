import { readFileSync } from 'node:fs';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { standingsOf, type Player } from '../../src-engine/index.ts';
import { decodeText } from '../../src-main/files/decode.ts';
import { encodeCsv, encodeWorkbook } from '../../src-main/files/sheet-files.ts';
import {
  crosstableSheet,
  pairingsSheet,
  playersSheet,
  standingsSheet,
  tableBytes,
  TABLES,
} from '../../src-main/files/sheets.ts';
import { isPlayerHeading, suggestMapping } from '../../src-main/files/player-fields.ts';
import { isResultHeading } from '../../src-main/files/result-table.ts';
import { playerRows } from '../../src-main/files/player-table.ts';
import { readTable } from '../../src-main/files/table.ts';
import { openWorkbook } from '../../src-main/files/workbook.ts';
import { unzipped, zipEntries } from '../../src-main/files/zip.ts';
import { readTrfFile } from '../../src-main/files/trf.ts';
import { eventOf } from '../tiebreaks/event.ts';

const read = (bytes: Uint8Array, isHeading = isPlayerHeading) => readTable(bytes, { isHeading });

function sample(name: string) {
  const reading = readTrfFile(readFileSync(new URL(`../trf/samples/${name}/input.trf`, import.meta.url)));
  if (!reading.ok) throw new Error(reading.failure.code);
  return reading.value.tournament;
}

const tournament = sample('trf16-swiss');
const standings = standingsOf(tournament, { tieBreaks: ['BH', 'SB'] });

describe('sheets', () => {
  it('standings: numbers are numbers, the year of birth is all that is told of it', () => {
    const { headers, rows } = standingsSheet(tournament, standings);
    expect(headers.slice(0, 4)).toEqual(['Rank', 'No.', 'Title', 'Name']);
    expect(headers.slice(-3)).toEqual(['Points', 'BH', 'SB']);
    expect(rows[0]!.slice(0, 10)).toEqual([
      1,
      1,
      'GM',
      'Almeida, Jorge',
      'm',
      2512,
      'POR',
      1901001,
      1988,
      '',
    ]);
    expect(rows[0]!.slice(11)).toEqual([2.5, 4, 3.25]);
    // Rank and pairing number differ; who has neither rating nor FIDE ID has no 0.
    expect(rows[1]!.slice(0, 12)).toEqual([2, 7, '', 'García, Íñigo', 'm', '', 'ESP', '', 2012, '', '', 2]);
    expect(rows.map((row) => row[0])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('crosstable: opponents by rank, byes and forfeits in their codes', () => {
    const { headers, rows } = crosstableSheet(tournament, standings);
    expect(headers.slice(11, 14)).toEqual(['Round 1', 'Round 2', 'Round 3']);
    const cellsOf = (name: string) => rows.find((row) => row[3] === name)!.slice(11, 14);
    // Numbers 4, 2 and 3 of the start list are third, fourth and sixth.
    expect(
      ['Dupont, Rémi', 'Brandt, Lena', 'Costa, Miguel'].map(
        (name) => rows.findIndex((row) => row[3] === name) + 1,
      ),
    ).toEqual([3, 4, 6]);
    expect(cellsOf('Almeida, Jorge')).toEqual(['3w1', '4b½', '6w1']);
    expect(cellsOf('Eklund, Nils')).toEqual(['4w0', '½', '0']);
    expect(cellsOf('García, Íñigo')).toEqual(['bye', '6w+', '0']);
    const pointsOf = (name: string) => rows.find((row) => row[3] === name)![14];
    expect(headers[14]).toBe('Points');
    expect(['Almeida, Jorge', 'Eklund, Nils', 'García, Íñigo'].map(pointsOf)).toEqual([2.5, 0.5, 2]);
  });

  it.each([
    ['2w1', '1b0', '2w1'],
    ['2w0', '1b1', '2w0'],
    ['2b=', '1w=', '2b½'],
    ['2bW', '1wL', '2bW'],
    ['2bL', '1wW', '2bL'],
    ['2wD', '1bD', '2w½'],
    ['2w+', '1b-', '2w+'],
    ['2b-', '1w+', '2b-'],
    ['2w?', '1b?', '2w'],
    ['U', '.', 'bye'],
    ['F', '.', 'F'],
    ['H', '.', '½'],
    ['Z', '.', '0'],
    ['+', '.', '+'],
    ['-', '.', '-'],
    ['.', 'U', '0'],
  ])('crosstable: %s, beside %s, is shown as %s', (own, other, shown) => {
    const event = eventOf([own, other], { players: [{ adjustment: 100 }] });
    const { headers, rows } = crosstableSheet(event, standingsOf(event, { tieBreaks: [] }));
    expect(rows.map((row) => row[3])).toEqual(['Player 1', 'Player 2']);
    expect(rows[0]![headers.indexOf('Round 1')]).toBe(shown);
  });

  it('tie-breaks are numbers of four decimals at most, and blank where there is none', () => {
    // 4 has met nobody.
    const event = eventOf(['2w1 3b1 .', '1b0 . 3w=', '. 1w0 2b=', 'Z H Z'], {
      ratings: [2000, 2101, 2204, 0],
    });
    const tieBreaks = ['BH', 'AOB', 'SB', 'ARO', 'WIN'];
    const { headers, rows } = standingsSheet(event, standingsOf(event, { tieBreaks }));
    const from = headers.indexOf('BH');
    const shown = standingsOf(event, { tieBreaks }).rows.map(({ player, values }) => [
      `Player ${player}`,
      // All decimals are shown here.
      ...values.map((value) => (value.shown === '' ? '' : Number(value.shown))),
    ]);
    expect(rows.map((row) => [row[3], ...row.slice(from)])).toEqual(shown);
    expect(shown.flat()).toContain('');
    expect(shown.flat().some((value) => typeof value === 'number' && value % 1 !== 0)).toBe(true);
    const third = { code: 'X', value: 1, scale: 3, rest: [], shown: '0.33' };
    const [row] = standingsOf(event, { tieBreaks: [] }).rows;
    const written = standingsSheet(event, {
      ...standingsOf(event, { tieBreaks: [] }),
      rows: [{ ...row!, values: [third, { ...third, value: 20_001, scale: 10_000 }] }],
    });
    expect(written.rows[0]!.slice(-2)).toEqual([0.3333, 2.0001]);
  });

  it('pairings: boards in order, then byes', () => {
    const { rows } = pairingsSheet(tournament, 3);
    expect(rows.map((row) => [row[1], row[4], row[9], row.at(-1)])).toEqual([
      [1, 'Almeida, Jorge', 'Costa, Miguel', '1 – 0'],
      [2, 'Fekete, Zsófia', 'Brandt, Lena', '1 – 0'],
      ['', 'Dupont, Rémi', '', 'Bye'],
      ['', 'Eklund, Nils', '', 'Zero-point bye'],
    ]);
    // Points of both sides before the round, in which White of board 2 wins.
    expect(rows.map((row) => [row[6], row[11]])).toEqual([
      [1.5, 1],
      [0.5, 1.5],
      [0.5, ''],
      [0.5, ''],
    ]);
    // Before the first round nobody has any.
    expect(new Set(pairingsSheet(tournament, 1).rows.flatMap((row) => [row[6], row[11]]))).toEqual(
      new Set([0, '']),
    );
  });

  it('pairings: beside each name their number and points, whatever identity they have', () => {
    const players = tournament.players.map((player) => ({ ...player, tpn: player.tpn + 40 }));
    const numbers = new Map<unknown, number>(players.map(({ name, tpn }) => [name, tpn]));
    const { rows } = pairingsSheet({ ...tournament, players }, 3);
    expect(rows.map((row) => [row[2], row[7]])).toEqual(
      rows.map((row) => [numbers.get(row[4]), numbers.get(row[9]) ?? '']),
    );
    expect(rows.map((row) => row[6])).toEqual([1.5, 0.5, 0.5, 0.5]);
  });

  it('CSV comes back as a table, with a mark for spreadsheets and without formulas', async () => {
    const sheet = {
      name: 'x',
      headers: ['Name', 'Club', 'Points'],
      rows: [
        ['=HYPERLINK("x")', 'a;b,"c"', -1.5],
        ['-', '+1', 2],
        ['@SUM(1)', '-2+3', 1],
        ['＝1+1', '＠', 0],
      ],
    };
    const bytes = encodeCsv(sheet, ',');
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(decodeText(bytes).text).toBe(
      'Name,Club,Points\r\n"\'=HYPERLINK(""x"")","a;b,""c""",-1.5\r\n-,\'+1,2\r\n\'@SUM(1),\'-2+3,1\r\n\'＝1+1,\'＠,0\r\n',
    );
    const table = read(encodeCsv(sheet, ';'));
    expect(table.ok && table.value.rows.map(({ cells }) => cells)).toEqual([
      ['=HYPERLINK("x")', 'a;b,"c"', '-1,5'],
      ['-', '+1', '2'],
      ['@SUM(1)', '-2+3', '1'],
      ['＝1+1', '＠', '0'],
    ]);
  });

  it('a workbook has a page for each sheet and keeps texts and numbers apart', async () => {
    const bytes = await encodeWorkbook([
      standingsSheet(tournament, standings),
      crosstableSheet(tournament, standings),
    ]);
    const first = await readSheet(Buffer.from(bytes), 'Standings');
    expect(first[1]!.slice(0, 9)).toEqual([1, 1, 'GM', 'Almeida, Jorge', 'm', 2512, 'POR', 1901001, 1988]);
    const second = await readSheet(Buffer.from(bytes), 'Crosstable');
    expect(second).toHaveLength(8);
  });

  it('a workbook has room for its longest cells, and headings that stay in view', async () => {
    const bytes = new Uint8Array(await encodeWorkbook([standingsSheet(tournament, standings)]));
    const entry = zipEntries(bytes)!.find(({ name }) => name === 'xl/worksheets/sheet1.xml')!;
    const xml = new TextDecoder().decode(unzipped(bytes, entry)!);
    expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    const widths = [...xml.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(widths).toHaveLength(14);
    expect(widths[3]).toBeGreaterThan('Almeida, Jorge'.length);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(6);
  });

  describe.each(TABLES)('%s', (table) => {
    it.each(['csv', 'xlsx'] as const)(
      'as %s can be read again, also before the first round',
      async (file) => {
        const isHeading = table === 'pairings' ? isResultHeading : isPlayerHeading;
        const again = read(await tableBytes(tournament, `${table}-${file}`), isHeading);
        expect(again.ok && again.value.rows).toHaveLength(table === 'pairings' ? 4 : 7);
        const empty = await tableBytes(sample('empty-start-list'), `${table}-${file}`);
        const before = read(empty, isHeading);
        expect(before.ok ? before.value.rows.length : before.failure.code).toBe(
          table === 'pairings' ? 'table-without-rows' : 3,
        );
      },
    );
  });

  it('a column of a workbook has room for its longest cell and two signs more, from 6 to 40', async () => {
    const bytes = new Uint8Array(
      await encodeWorkbook([
        {
          name: 'Widths',
          headers: ['No.', 'A heading of 23 letters', 'Name', 'Points'],
          rows: [
            [7, 'short', 'x'.repeat(38), 1234567],
            [12, '', 'x'.repeat(60), 5],
          ],
        },
        { name: 'Limit', headers: ['A', 'B'], rows: [['x'.repeat(38), 'four']] },
      ]),
    );
    const entries = zipEntries(bytes)!;
    const widths = (sheet: number) => {
      const entry = entries.find(({ name }) => name === `xl/worksheets/sheet${sheet}.xml`)!;
      const xml = new TextDecoder().decode(unzipped(bytes, entry)!);
      return [...xml.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width));
    };
    expect([widths(1), widths(2)]).toEqual([
      [6, 25, 40, 9],
      [40, 6],
    ]);
  });

  it('a workbook has further pages only of pairings: the rounds before, the latest first', async () => {
    const pagesOf = async (...asked: Parameters<typeof tableBytes>) => {
      const book = openWorkbook(new Uint8Array(await tableBytes(...asked)));
      return book.ok && book.value.sheets.map(({ name }) => name);
    };
    expect(await pagesOf(tournament, 'pairings-xlsx', 3)).toEqual(['Round 3', 'Round 2', 'Round 1']);
    expect(await pagesOf(tournament, 'pairings-xlsx', 2)).toEqual(['Round 2', 'Round 1']);
    expect(await pagesOf(tournament, 'pairings-xlsx', 1)).toEqual(['Round 1']);
    expect(await pagesOf(tournament, 'standings-xlsx', 3)).toEqual(['Standings']);
    expect(await pagesOf(tournament, 'crosstable-xlsx', 3)).toEqual(['Crosstable']);
    expect(await pagesOf(tournament, 'players-xlsx', 3)).toEqual(['Players']);
  });

  it('tables stand after the round that is asked for', async () => {
    const first = await readSheet(Buffer.from(await tableBytes(tournament, 'standings-xlsx', 1)));
    expect(Math.max(...first.slice(1).map((row) => Number(row[11])))).toBe(1);
    const crosstable = await readSheet(Buffer.from(await tableBytes(tournament, 'crosstable-xlsx', 2)));
    expect(crosstable[0]!.filter((cell) => String(cell).startsWith('Round'))).toEqual(['Round 1', 'Round 2']);
  });

  it('the workbook of pairings has the earlier rounds as further pages', async () => {
    const bytes = Buffer.from(await tableBytes(tournament, 'pairings-xlsx', 3));
    expect((await readSheet(bytes))[1]!.slice(0, 2)).toEqual([3, 1]);
    for (const round of [2, 1])
      expect((await readSheet(bytes, `Round ${round}`))[1]!.slice(0, 2)).toEqual([round, 1]);
  });

  it.each(['csv', 'xlsx'] as const)('players as %s come back as the same players', async (file) => {
    const players = tournament.players.map((player): Player => ({
      ...player,
      absences:
        player.id === 2 ? [{ round: 4, kind: 'half' }] : player.id === 3 ? [{ round: 5, kind: 'zero' }] : [],
    }));
    const table = read(await tableBytes({ ...tournament, players }, `players-${file}`));
    if (!table.ok) throw new Error(table.failure.code);
    const rows = playerRows(table.value, suggestMapping(table.value), [], { first: 1, last: 9 });
    const order = playersSheet({ ...tournament, players }).rows.map((row) => row[2]);
    expect(rows.map(({ verdict, name, text }) => [verdict, name, text])).toEqual(
      order.map((name) => ['new', name, '']),
    );
    for (const { player, byes } of rows) {
      const { name, sex, title, rating, federation, fideId, birth, club, category, absences } = players.find(
        (each) => each.name === player!.name,
      )!;
      const year = birth === '' ? '' : `${birth.slice(0, 4)}/00/00`;
      const facts = { name, sex, title, rating, federation, fideId, birth: year, club, category };
      expect(player).toMatchObject(facts);
      expect(byes).toEqual(absences);
    }
  });
});
