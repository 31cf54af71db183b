/** Tables of every shape: what is written is read again, damaged files are refused, and no row is lost on the way. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeCsv, encodeWorkbook } from '../../src-main/files/sheet-files.ts';
import { isPlayerHeading, suggestMapping } from '../../src-main/files/player-fields.ts';
import { playerRows } from '../../src-main/files/player-table.ts';
import {
  isResultHeading,
  resultOfText,
  resultRows,
  suggestResultMapping,
} from '../../src-main/files/result-table.ts';
import { readTable, type Table } from '../../src-main/files/table.ts';
import { cases } from '../effort.ts';

/** Texts as people and other programs write them into cells. */
const cell = fc.oneof(
  fc.constantFrom(
    '',
    'Costa, Ana',
    'Žák',
    'O"Neill',
    'a;b',
    'two\nlines',
    '=1+1',
    '＝1+1',
    '＠',
    '-',
    "'",
    '+',
    '@x',
    '½',
  ),
  fc.string({ maxLength: 12 }),
  fc.nat({ max: 3000 }).map(String),
);
const grid = fc
  .integer({ min: 2, max: 6 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
  );
const utf8 = (text: string) => new TextEncoder().encode(text);

/** What a cell is after reading: trimmed, its lines as one system breaks them, without the mark of a text. */
function asRead(text: string): string {
  return text
    .replaceAll(/\r\n|\r/g, '\n')
    .trim()
    .replace(/^'(?=[=+\-@＝＋－＠])/, '');
}

describe('tables', () => {
  it('in CSV come back cell by cell, in every delimiter', async () => {
    await fc.assert(
      fc.asyncProperty(
        grid,
        fc.constantFrom(',' as const, ';' as const, '\t' as const),
        async (rows, delimiter) => {
          // A bare line break inside a cell is the one thing that reading normalises, and blanks at the ends of cells.
          const clean = rows.map((row) => row.map((text) => asRead(text).slice(0, 40)));
          const headers = clean[0]!.map((_, column) => `H${column}`);
          const bytes = encodeCsv({ name: 'x', headers, rows: clean }, delimiter);
          const declared = utf8(`sep=${delimiter}\n${new TextDecoder().decode(bytes)}`);
          const table = readTable(declared, { isHeading: isPlayerHeading, headingRow: 2 });
          const full = clean.filter((row) => row.some((text) => text !== ''));
          expect(table.ok ? table.value.rows.map(({ cells }) => cells) : table.failure.code).toEqual(
            full.length === 0 ? 'table-without-rows' : full,
          );
        },
      ),
      { numRuns: cases(60, 300) },
    );
  });

  it('get a verdict for each of their rows, whatever stands in them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { maxLength: 5 }), { minLength: 1, maxLength: 10 }),
        async (rows) => {
          const text = rows.map((row) => row.join(';')).join('\n');
          const read = (isHeading: (text: string) => boolean) => readTable(utf8(text), { isHeading });
          const players = read(isPlayerHeading);
          const rounds = { first: 1, last: 9 };
          if (players.ok) {
            const { value } = players;
            const judged = playerRows(value, suggestMapping(value), [], rounds);
            expect(judged.map(({ row }) => row)).toEqual(value.rows.map(({ number }) => number));
          }
          const results = read(isResultHeading);
          if (results.ok) {
            const { value } = results;
            const judged = resultRows(value, suggestResultMapping(value), 1, []);
            expect(judged.map(({ row }) => row)).toEqual(value.rows.map(({ number }) => number));
          }
        },
      ),
      { numRuns: cases(100, 500) },
    );
  });

  it('that are damaged are read or refused, never anything else', async () => {
    const sheet = {
      name: 'Players',
      headers: ['Name', 'Elo'],
      rows: [
        ['Costa, Ana', 2100],
        ['Chen, Li', 1850],
      ],
    };
    const files = [await encodeWorkbook([sheet]), encodeCsv(sheet, ',')].map(
      (bytes) => new Uint8Array(bytes),
    );
    const damage = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), damage, fc.nat(), async (file, bytes, cut) => {
        const damaged = file.slice(0, file.length - (cut % Math.ceil(file.length / 4)));
        for (const [at, byte] of bytes) damaged[at % damaged.length] = byte;
        const table = readTable(damaged, { isHeading: isPlayerHeading });
        expect(table.ok ? isWhole(table.value) : table.failure.code).not.toBe(false);
      }),
      { numRuns: cases(80, 400) },
    );
  });

  it('of bytes that mean nothing do no harm', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const table = readTable(bytes, { isHeading: isPlayerHeading });
        expect(table.ok ? isWhole(table.value) : table.failure.code).not.toBe(false);
      }),
      { numRuns: cases(100, 500) },
    );
  });
});

function isWhole({ headers, rows }: Table): boolean {
  return rows.length > 0 && rows.every(({ cells }) => cells.length === headers.length);
}

describe('results as text', () => {
  it('are understood in every usual spelling of every result', () => {
    const [won, lost] = [
      ['1', '1.0', '1,0'],
      ['0', '0.0', '0,0'],
    ];
    const half = ['½', '1/2', '0.5', '0,5', '='];
    const meanings = [
      [won, lost, 'white-wins'],
      [lost, won, 'black-wins'],
      [half, half, 'draw'],
      [lost, lost, 'both-lose'],
      [half, lost, 'white-draws-black-loses'],
      [lost, half, 'white-loses-black-draws'],
      [['+'], ['-'], 'forfeit-white-wins'],
      [['-'], ['+'], 'forfeit-black-wins'],
      [['1F'], ['0F'], 'forfeit-white-wins'],
      [['0F'], ['1F'], 'forfeit-black-wins'],
      [['-'], ['-'], 'forfeit-both-lose'],
    ] as const;
    const spelled = meanings.flatMap(([white, black, result]) =>
      white.flatMap((of) =>
        black.flatMap((against) => ['-', ':', ' - ', '–'].map((sign) => [of + sign + against, result])),
      ),
    );
    expect(spelled.map(([text]) => [text, resultOfText(text!)])).toEqual(spelled);
  });
});
