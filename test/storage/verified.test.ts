/** What verifying a file says of each thing that is not as this program writes it, and how much of it is intact. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chained, type LogRecord } from '../../src-main/storage/chain.ts';
import {
  connect,
  disconnect,
  forgetRestorePoint,
  inMemory,
  layOut,
  privately,
  readDocument,
  restorePointLabel,
  scratch,
  verifiedLog,
  writeDocument,
  writeRecords,
} from '../../src-main/storage/database.ts';
import { longestChain, rowsInPages } from '../../src-main/storage/page-rows.ts';
import { AUTHOR, CREATED, Folder, playerAdded } from './samples.ts';

const entry = (
  seq: number,
  kind: string,
  payload: unknown,
  version = 1,
): Omit<LogRecord, 'hash' | 'prevHash'> => ({
  ...AUTHOR,
  ...{ seq, part: 0, kind, version, payload: JSON.stringify(payload) },
  at: `2026-11-21T09:00:0${seq}.000+01:00`,
});
const GOOD = [CREATED, playerAdded(1), playerAdded(2)].map(({ kind, payload }, index) =>
  entry(index + 1, kind, payload),
);

const connections: Database.Database[] = [];
afterEach(() => {
  for (const connection of connections.splice(0)) connection.close();
});
const fileOf = (records: readonly LogRecord[], sql = ''): Database.Database => {
  const connection = new Database(':memory:');
  connections.push(connection);
  layOut(connection, 'doc');
  writeRecords(connection, records);
  if (sql !== '') connection.exec(sql);
  return connection;
};
const said = (connection: Database.Database) => {
  const verified = verifiedLog(connection);
  return verified.ok ? verified.log.records.length : verified.damage;
};
const damage = (detail: string, intact: number) => ({
  detail,
  intact,
  intactAt: intact === 0 ? '' : `2026-11-21T09:00:0${intact}.000+01:00`,
});

describe('a file is verified', () => {
  const whole = chained('doc', GOOD);

  it('by its tables, its chain, its own note of the end, and its entries', () => {
    expect(said(fileOf(whole))).toBe(3);
    const verified = verifiedLog(fileOf(whole));
    expect(verified.ok && [verified.log.document, verified.log.state.tournament.players.length]).toEqual([
      'doc',
      2,
    ]);
  });

  it.each([
    ['UPDATE head SET seq = 2', 'the log ends at entry 3 and the file’s own note names entry 2', 3],
    ['UPDATE head SET seq = 4', 'the log ends at entry 3 and the file’s own note names entry 4', 3],
    ["UPDATE head SET hash = 'x'", 'the log ends at entry 3 and the file’s own note names entry 3', 3],
    ['DELETE FROM head', 'the log ends at entry 3 and the file’s own note names entry 0', 3],
    ["DELETE FROM document WHERE key = 'id'", 'entry 1 does not follow the entry before it', 0],
    ["UPDATE document SET value = 'other'", 'entry 1 does not follow the entry before it', 0],
    ['CREATE TABLE more (a)', 'the tables are not those of a tournament file', 3],
    ['DROP TRIGGER events_stay', 'the tables are not those of a tournament file', 3],
    ['DROP TABLE snapshots', 'the tables are not those of a tournament file', 3],
    ['PRAGMA user_version = 1', 3, 3],
  ] as const)('and after “%s” it is said: %s', (sql, detail, intact) => {
    expect(said(fileOf(whole, sql))).toEqual(typeof detail === 'number' ? detail : damage(detail, intact));
  });

  it('and of one without an entry, that it ends at none', () => {
    expect(said(fileOf([]))).toEqual(
      damage('the log ends at entry 0 and the file’s own note names entry 0', 0),
    );
  });

  it('and all before an entry that does not fit is intact, nothing before one of a newer program', () => {
    const misfit = chained('doc', [...GOOD, entry(4, 'player-added', playerAdded(9).payload)]);
    expect(said(fileOf(misfit))).toMatchObject({
      intact: 3,
      intactAt: GOOD[2]!.at,
      detail: expect.stringMatching(/^entry 4 needs what is not there: /) as string,
    });
    const newer = chained('doc', [...GOOD, entry(4, 'player-flew', {})]);
    expect(said(fileOf(newer))).toEqual(
      damage('an entry of the kind player-flew was written by a newer program', 0),
    );
  });
});

describe('a connection', () => {
  let folder: Folder;
  let path: string;
  beforeEach(() => {
    folder = new Folder();
    path = folder.of('open.wallchart');
    writeFileSync(path, '');
  });
  afterEach(() => {
    for (const connection of connections.splice(0)) connection.close();
    folder.remove();
  });
  const pragmas = (connection: Database.Database) =>
    ['synchronous', 'journal_mode', 'locking_mode', 'trusted_schema', 'cell_size_check'].map((name) =>
      connection.pragma(name, { simple: true }),
    );

  it('to a tournament is durable and alone; one to a file that nobody knows is quick', () => {
    // https://www.sqlite.org/pragma.html#pragma_synchronous: 3 is EXTRA, 0 is OFF.
    connections.push(connect(path));
    expect(pragmas(connections[0]!)).toEqual([3, 'delete', 'exclusive', 0, 1]);
    expect(() => connect(path)).toThrow('locked');
    expect(() => privately(path)).toThrow('locked');
    connections.pop()!.close();
    for (const quick of [privately, scratch]) {
      const connection = quick(path);
      expect(pragmas(connection).slice(0, 3)).toEqual([0, 'memory', 'exclusive']);
      connection.close();
    }
    const alone = privately(path);
    expect(() => privately(path)).toThrow('locked');
    alone.close();
  });

  it('that is refused is closed: the file is free for the next one', () => {
    const other = new Database(path);
    other.exec('CREATE TABLE t (a)');
    other.close();
    const bytes = readFileSync(path);
    for (let count = 0; count < 2; count++) expect(() => connect(path)).toThrow('file-damaged');
    writeFileSync(path, 'x'.repeat(5000));
    for (let count = 0; count < 2; count++) expect(() => privately(path)).toThrow('not a database');
    writeFileSync(path, bytes);
    privately(path).close();
  });

  it('says the label of a restore point, forgets it, and knows none in a file without tables', () => {
    const connection = fileOf([]);
    expect(restorePointLabel(connection)).toBeNull();
    writeDocument(connection, 'restore-point', 'R3 begin');
    writeDocument(connection, 'other', 'x');
    expect(restorePointLabel(connection)).toBe('R3 begin');
    forgetRestorePoint(connection);
    expect([
      restorePointLabel(connection),
      readDocument(connection, 'other'),
      readDocument(connection, 'id'),
    ]).toEqual([null, 'x', 'doc']);
    const empty = new Database(':memory:');
    expect(restorePointLabel(empty)).toBeNull();
    empty.close();
  });

  it('leaves one file alone when it is closed cleanly', () => {
    const connection = connect(path);
    connection.transaction(() => layOut(connection, 'doc'))();
    disconnect(connection);
    expect(connection.open).toBe(false);
    expect(readdirSync(folder.path)).toEqual(['open.wallchart']);
    const copy = inMemory(readFileSync(path));
    expect(readDocument(copy, 'id')).toBe('doc');
    copy.close();
  });
});

describe('the longest chain of rows', () => {
  const rows = (documents: string[], records: LogRecord[]) => ({ documents, records });
  const whole = chained('doc', GOOD);

  it('begins with the first entry of a document and ends before the first that is missing', () => {
    expect(longestChain([])).toEqual({ document: '', records: [] });
    expect(longestChain([rows(['doc'], [])])).toEqual({ document: '', records: [] });
    expect(longestChain([rows([], whole)])).toEqual({ document: '', records: [] });
    expect(longestChain([rows(['doc'], whole.toReversed())])).toEqual({ document: 'doc', records: whole });
    expect(longestChain([rows(['doc'], whole.toSpliced(1, 1))]).records).toEqual(whole.slice(0, 1));
    expect(longestChain([rows(['doc'], whole.slice(1))]).records).toEqual([]);
    // An entry that follows another one, and has the wrong number.
    const [first] = whole;
    const jump = chained('doc', [GOOD[0]!, { ...GOOD[1]!, seq: 3 }]);
    expect(longestChain([rows(['doc'], jump)]).records).toEqual([first]);
  });

  it('is of the document that has most, the first among equals', () => {
    const other = chained('other', GOOD.slice(0, 2));
    expect(longestChain([rows(['other', 'doc'], [...whole, ...other])]).document).toBe('doc');
    expect(longestChain([rows(['other'], other), rows(['doc'], whole.slice(0, 2))]).document).toBe('other');
  });

  it('is read from pages of 4,096 bytes where the header names no size that there can be', () => {
    const bytes = fileOf(whole).serialize();
    const named = (size: number): number => {
      const copy = Buffer.from(bytes);
      copy.writeUInt16BE(size, 16);
      return rowsInPages(copy).records.length;
    };
    expect([4096, 0, 256, 511, 3000, 4095].map(named)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(named(1)).toBe(0);
    for (const length of [0, 15, 99, 107])
      expect(rowsInPages(bytes.subarray(0, length))).toEqual({ documents: [], records: [] });
  });
});
