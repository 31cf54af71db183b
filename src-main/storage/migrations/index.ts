import type { Database } from 'better-sqlite3';
import { EVENTS } from './0001-events.ts';
import { SNAPSHOTS } from './0002-snapshots.ts';
import type { Migration } from './migration.ts';

/** In order; the last one's version is the schema that this program writes. */
export const MIGRATIONS: readonly Migration[] = [EVENTS, SNAPSHOTS];

export const LATEST_SCHEMA = MIGRATIONS.at(-1)!.version;

/** Brings a file from its schema to `target` in one transaction. Throws what SQLite throws; then nothing changed. */
export function migrate(database: Database, target = LATEST_SCHEMA): void {
  const current = schemaOf(database);
  const steps = MIGRATIONS.filter(({ version }) => version > current && version <= target);
  if (steps.length === 0) return;
  database.transaction(() => {
    for (const step of steps) {
      step.run(database);
      database.pragma(`user_version = ${step.version}`);
    }
  })();
}

/** The schema that the file says it has, 0 for an empty one. */
export function schemaOf(database: Database): number {
  return database.pragma('user_version', { simple: true }) as number;
}
