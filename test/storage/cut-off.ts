import Database from 'better-sqlite3';
import { copyFileSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** The log is append-only by its triggers, for this program's connections and for others. */
export function dropTriggers(connection: Database.Database): void {
  const triggers = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all() as {
    name: string;
  }[];
  for (const { name } of triggers) connection.exec(`DROP TRIGGER ${name}`);
}

/**
 * The journal of a transaction that touches every page of the file as it is, cut off before it was committed, made on a
 * copy at `work`.
 */
export function cutOff(file: string, work: string): { journal: Buffer; torn: Buffer } {
  copyFileSync(file, work);
  const connection = new Database(work);
  connection.pragma('cache_size = 1');
  // Every page is written anew, and the file grows.
  connection.exec('BEGIN IMMEDIATE');
  dropTriggers(connection);
  connection.exec("UPDATE events SET actor = actor || 'x'; UPDATE document SET value = value || 'x'");
  connection.exec('UPDATE head SET seq = 1; CREATE TABLE more (text)');
  const insert = connection.prepare('INSERT INTO more VALUES (?)');
  for (let row = 0; row < 500; row++) insert.run('x'.repeat(1000));
  const cut = { journal: readFileSync(`${work}-journal`), torn: readFileSync(work) };
  connection.exec('ROLLBACK');
  connection.close();
  expect(cut.journal.toString('hex', 0, 8)).toBe('d9d505f920a163d7');
  return cut;
}
