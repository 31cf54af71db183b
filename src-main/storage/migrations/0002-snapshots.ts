import type { Migration } from './migration.ts';

/** Droppable caches: the folded state after an entry, sealed with the hash of that entry and its own. */
export const SNAPSHOTS: Migration = {
  version: 2,
  name: 'snapshots',
  run: (database) => {
    database.exec(`
      CREATE TABLE snapshots (
        seq INTEGER PRIMARY KEY NOT NULL,
        fold INTEGER NOT NULL,
        state TEXT NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
    `);
  },
};
