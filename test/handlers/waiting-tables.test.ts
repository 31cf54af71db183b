/** Tables that were read and wait: how they are read, what the page sees, which options are taken, which columns are kept. */
import { describe, expect, it } from 'vitest';
import {
  chosenOptions,
  readTableFile,
  rememberFields,
  reviewOf,
  type WaitingTable,
} from '../../src-main/handlers/files/tables.ts';
import type { TableJob } from '../../src-main/imports/jobs.ts';
import { standIn } from './stand-in.ts';
import { folded, imported } from './written.ts';

const STATE = folded(imported());
const REVIEWS = [
  { row: 4, choice: 1, options: ['a', 'b'] },
  { row: 7, choice: null, options: ['c', 'd'] },
  { row: 9, choice: 0, options: ['e'] },
];
const TABLE = {
  ...{ encoding: 'utf-8', delimiter: ';', sheets: [], sheet: 0, headingRow: 2, remarks: ['r'] },
  headers: ['Name', 'Elo'],
};

function waiting(log: unknown, more: Record<string, unknown> = {}): WaitingTable<string> {
  return {
    ...{ token: 't', kind: 'players', fileName: 'a.csv', log, entries: 3, table: TABLE, columns: ['c'] },
    ...{ fields: ['name', 'rating'], isRemembered: true, reviews: REVIEWS, rows: ['x', 'y', 'z'], ...more },
  } as unknown as WaitingTable<string>;
}

describe('the options of a table', () => {
  const { desk } = standIn(STATE);
  const { log } = desk.document!;
  const ALL = [{ row: 7, option: 1 }];
  const options = (
    more: Record<string, unknown>,
    choices = ALL,
    token = 't',
    stands?: (row: string) => boolean,
  ) => chosenOptions(desk, waiting(log, more), token, choices, stands);

  it('are those that were chosen, else those that were proposed, in the order of the rows', () => {
    expect(options({})).toEqual([1, 1, 0]);
    expect(
      options({}, [
        { row: 4, option: 0 },
        { row: 7, option: 0 },
        { row: 99, option: 5 },
      ]),
    ).toEqual([0, 0, 0]);
  });

  it('are none of another review, or where none waits', () => {
    const none = { code: 'not-there', message: 'This import no longer exists.' };
    expect(options({}, ALL, 'other')).toMatchObject(none);
    expect(chosenOptions(desk, null, 't', ALL)).toMatchObject(none);
  });

  it('are none where the tournament changed since, unless what every row was judged by stands', () => {
    const stale = { code: 'table-stale', message: 'The tournament changed since the table was read.' };
    expect(options({ entries: 2 })).toMatchObject(stale);
    expect(options({ entries: 2 }, ALL, 't', (row) => row !== 'y')).toMatchObject(stale);
    expect(options({ entries: 2 }, ALL, 't', () => true)).toEqual([1, 1, 0]);
    expect(options({ log: {} }, ALL, 't', () => true)).toMatchObject(stale);
  });

  it('are none while a row waits for a choice, and the first such row is named', () => {
    const undecided = options({}, []);
    expect(undecided).toMatchObject({ code: 'rows-undecided' });
    expect((undecided as { message: string }).message).toBe('Row 7 is unclear.');
    const both = options({ reviews: REVIEWS.map((review) => ({ ...review, choice: null })) }, []);
    expect((both as { message: string }).message).toBe('3 rows are unclear, the first of them row 4.');
    expect(options({}, [{ row: 7, option: 2 }])).toMatchObject({
      code: 'not-there',
      message: 'This choice for row 7 no longer exists.',
    });
    const beyond = options({}, [...ALL, { row: 9, option: 1 }]);
    expect(beyond).toMatchObject({ code: 'not-there', message: 'This choice for row 9 no longer exists.' });
  });
});

describe('a table that is read', () => {
  it('is asked as the page says, where that is known, with the columns that are remembered', async () => {
    const { desk } = standIn(STATE, '/Open.wallchart', { values: { columns: { k: ['name'] } } });
    const asked: TableJob[] = [];
    const read = (reading: object | null) =>
      readTableFile<string>(desk, 'players', '/tables/a.csv', reading as never, (job) => {
        asked.push(job);
        return Promise.resolve({ value: { ok: true, value: { table: TABLE, rows: ['x'] } } } as never);
      });
    expect(await read(null)).toEqual({
      waiting: {
        ...{
          table: TABLE,
          rows: ['x'],
          token: expect.any(String) as string,
          kind: 'players',
          fileName: 'a.csv',
        },
        ...{ log: desk.document!.log, entries: 3 },
      },
    });
    const common = { path: '/tables/a.csv', taken: [], remembered: { k: ['name'] } };
    expect(asked[0]).toEqual({
      ...{ ...common, sheet: null, headingRow: null, encoding: null, delimiter: null, fields: null },
    });
    await read({ sheet: 2, headingRow: 5, encoding: 'utf-8', delimiter: '\t', fields: ['name'] });
    expect(asked[1]).toEqual({
      ...{ ...common, sheet: 2, headingRow: 5, encoding: 'utf-8', delimiter: '\t', fields: ['name'] },
    });
    await read({ encoding: 'klingon', delimiter: 'x' });
    expect(asked[2]).toMatchObject({ encoding: null, delimiter: null });
  });

  it('is refused as its reading was', async () => {
    const { desk } = standIn(STATE);
    const read = (job: object) =>
      readTableFile(desk, 'players', '/a.csv', null, () => Promise.resolve(job as never));
    const stopped = { refused: { code: 'reading-stopped' }, overLimit: false };
    expect(await read(stopped)).toBe(stopped);
    const missing = { ok: false, failure: { code: 'file-missing', path: '/a.csv' } };
    expect(await read({ value: missing })).toMatchObject({
      refused: { code: 'file-missing', message: 'There is no file /a.csv.', advice: 'Nothing was imported.' },
    });
  });
});

it('a review has the choices of a text where the table is one, and sheets where it is not', () => {
  const known = ['name', 'rating'];
  const review = reviewOf(waiting({}), known);
  expect(review).toEqual({
    ...{ token: 't', fileName: 'a.csv', encoding: 'utf-8', encodings: review.encodings, delimiter: ';' },
    ...{ delimiters: [',', ';', '\t', '|'], sheets: [], sheet: 0, headingRow: 2, isRemembered: true },
    ...{ remarks: ['r'], fields: known, columns: ['c'], rows: REVIEWS },
  });
  expect(review.encodings).toContain('windows-1252');
  const book = reviewOf(waiting({}, { table: { ...TABLE, sheets: ['S'] } }), known);
  expect([book.encodings, book.delimiters, book.sheets]).toEqual([[], [], ['S']]);
});

describe('how columns were taken', () => {
  it('is kept by their headings, the latest fifty', () => {
    const before = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`k${at}`, ['name']]));
    const { desk, values } = standIn(STATE, '/Open.wallchart', { values: { columns: before } });
    rememberFields(desk, waiting({}));
    const kept = Object.keys(values.columns as object);
    expect([kept.length, kept[0], kept[48]]).toEqual([50, 'k1', 'k49']);
    expect(Object.values(values.columns as object).at(-1)).toEqual(['name', 'rating']);
    // Once more it is the latest again, and nothing goes for it.
    rememberFields(desk, waiting({}, { fields: ['name', null] }));
    expect(Object.keys(values.columns as object)).toEqual(kept);
    expect(Object.values(values.columns as object).at(-1)).toEqual(['name', null]);
  });

  it('is not kept where there are no headings', () => {
    const { desk, values } = standIn(STATE);
    rememberFields(desk, waiting({}, { table: { ...TABLE, headingRow: 0 } }));
    expect(values.columns).toEqual({});
  });
});
