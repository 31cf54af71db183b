import type { Migration } from './migration.ts';

/** Folded states, which programs up to 0.1 kept as caches. They are neither read nor written any more. */
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
