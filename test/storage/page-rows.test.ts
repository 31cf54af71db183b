/** Entries read from the pages of a file without SQLite, against what SQLite wrote there. */
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { chained, type LogRecord } from '../../src-main/storage/chain.ts';
import { longestChain, rowsInPages } from '../../src-main/storage/page-rows.ts';

/** The smallest and the largest number of each size that SQLite stores, and what needs no bytes: 0 and 1. */
const NUMBERS = [0, 1, 2, -1, 127, 128, -128, -129, 32_767, 32_768, 8_388_607, 8_388_608].concat([
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 47 - 1,
]);

const entry = (seq: number, more: Partial<LogRecord> = {}): Omit<LogRecord, 'prevHash' | 'hash'> => ({
  seq,
  at: '2026-11-21T09:00:00.000+01:00',
  actor: 'Ana',
  command: `command-${seq}`,
  part: 1,
  kind: 'note',
  version: 1,
  payload: '{}',
  ...more,
});

/** A database of these entries, in pages of `size` bytes. */
function pagesOf(document: string, records: readonly LogRecord[], size = 4096, more = ''): Buffer {
  const database = new Database(':memory:');
  database.pragma(`page_size = ${size}`);
  database.exec(`
    CREATE TABLE document (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT;
    CREATE TABLE events (seq INTEGER PRIMARY KEY NOT NULL, at TEXT NOT NULL, actor TEXT NOT NULL, command TEXT NOT NULL,
      part INTEGER NOT NULL, kind TEXT NOT NULL, version INTEGER NOT NULL, payload TEXT NOT NULL,
      prev_hash TEXT NOT NULL, hash TEXT NOT NULL) STRICT;`);
  database.prepare("INSERT INTO document VALUES ('id', ?)").run(document);
  const add = database.prepare(
    'INSERT INTO events VALUES (@seq, @at, @actor, @command, @part, @kind, @version, @payload, @prevHash, @hash)',
  );
  for (const record of records) add.run(record);
  database.exec(more);
  const bytes = database.serialize();
  database.close();
  return bytes;
}

function expectRead(records: readonly LogRecord[], size?: number): void {
  const rows = rowsInPages(pagesOf('doc', records, size));
  expect(rows.documents).toEqual(['doc']);
  expect(rows.records.toSorted((a, b) => a.seq - b.seq)).toEqual(records);
  expect(longestChain([rows])).toEqual({ document: 'doc', records });
}

describe('entries in the pages of a file', () => {
  it('are read whatever the size of their numbers', () => {
    expectRead(
      chained(
        'doc',
        NUMBERS.map((part, index) => entry(index + 1, { part, version: NUMBERS.at(-1 - index)! })),
      ),
    );
  });

  it('are read whatever the length of their texts: none, of several bytes a letter, of many pages', () => {
    // The longest rows that fit a page are among those of 3,700 to 3,900.
    const nearPage = Array.from({ length: 201 }, (_, index) => 3700 + index);
    const lengths = [0, 1, 57, 58, 127, 128, 1000, ...nearPage, 4000, 4100, 8200, 16_500, 70_000];
    expectRead(
      chained(
        'doc',
        lengths.map((length, index) =>
          entry(index + 1, {
            payload: (length < 3700 ? 'é½a' : 'xyz').repeat(length).slice(0, length),
            actor: '',
          }),
        ),
      ),
    );
  });

  it.each([512, 4096, 65_536])('are read from pages of %i bytes, of many of them in their order', (size) => {
    expectRead(
      chained(
        'doc',
        Array.from({ length: 400 }, (_, index) =>
          entry(index + 1, { payload: 'x'.repeat((index * 37) % 900) }),
        ),
      ),
      size,
    );
  });

  it('are read beside rows of any other kind: large numbers, fractions, bytes, negative keys', () => {
    const records = chained('doc', [entry(1), entry(2)]);
    const rows = rowsInPages(
      pagesOf(
        'doc',
        records,
        4096,
        `CREATE TABLE other (a);
         INSERT INTO other VALUES (1125899906842624), (-9007199254740993), (1.5), (x'00ff'), (NULL);
         INSERT INTO other (rowid, a) VALUES (-1, 1), (-200, 'x'), (9007199254740993, 0.1);
         INSERT INTO other VALUES (9e99);`,
      ),
    );
    expect(rows.records).toEqual(records);
    expect(rows.documents).toEqual(['doc']);
  });

  it('that were changed are none, and end the chain before them', () => {
    const records = chained('doc', [entry(1), entry(2), entry(3), entry(4)]);
    const changed = records.map((record) => (record.seq === 3 ? { ...record, actor: 'Eva' } : record));
    const rows = rowsInPages(pagesOf('doc', changed));
    expect(rows.records.map(({ seq }) => seq)).toEqual([1, 2, 4]);
    expect(longestChain([rows])).toEqual({ document: 'doc', records: records.slice(0, 2) });
  });

  it('are found in whichever file has them, and of two documents the one with more of them is taken', () => {
    const records = chained('doc', [entry(1), entry(2), entry(3)]);
    const other = chained('other', [entry(1)]);
    const parts = [records.slice(2), records.slice(0, 2)].map((part) => rowsInPages(pagesOf('doc', part)));
    const files = [rowsInPages(pagesOf('other', other)), ...parts];
    for (const found of [files, files.toReversed()])
      expect(longestChain(found)).toEqual({ document: 'doc', records });
  });
});
