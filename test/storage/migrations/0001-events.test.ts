import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { EVENTS } from '../../../src-main/storage/migrations/0001-events.ts';

it('0001 makes the document, the log and its head', () => {
  const database = new Database(':memory:');
  EVENTS.run(database);
  const names = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .pluck()
    .all();
  expect(names).toEqual(['document', 'events', 'head']);
  const triggers = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger' ORDER BY name")
    .pluck()
    .all();
  expect(triggers).toEqual(['events_follow', 'events_remain', 'events_stay']);
  database.exec("INSERT INTO events VALUES (1, 'at', 'who', 'command', 0, 'kind', 1, '{}', 'before', 'own')");
  expect(() => database.exec('UPDATE events SET seq = 2')).toThrow('append-only');
  database.exec("INSERT INTO head VALUES (1, 1, 'own')");
  expect(() => database.exec("INSERT INTO head VALUES (2, 1, 'own')")).toThrow('CHECK');
  database.close();
});
