import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { EVENTS } from '../../../src-main/storage/migrations/0001-events.ts';
import { SNAPSHOTS } from '../../../src-main/storage/migrations/0002-snapshots.ts';

it('0002 adds snapshots and leaves the log as it is', () => {
  const database = new Database(':memory:');
  EVENTS.run(database);
  database.exec("INSERT INTO events VALUES (1, 'at', 'who', 'command', 0, 'kind', 1, '{}', 'before', 'own')");
  const before = database.prepare('SELECT * FROM events').all();
  SNAPSHOTS.run(database);
  expect(database.prepare('SELECT * FROM events').all()).toEqual(before);
  database.exec("INSERT INTO snapshots VALUES (1, 1, '{}', 'seal')");
  expect(() => database.exec("INSERT INTO snapshots VALUES (2, 'one', '{}', 'seal')")).toThrow('INTEGER');
  database.close();
});
