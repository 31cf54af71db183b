import type { Migration } from './migration.ts';

/** The document's identity, the append-only log, and the head: a second witness of how far the log goes. */
export const EVENTS: Migration = {
  version: 1,
  name: 'events',
  run: (database) => {
    database.exec(`
      CREATE TABLE document (
        key TEXT PRIMARY KEY NOT NULL,
        value TEXT NOT NULL
      ) STRICT;
      CREATE TABLE events (
        seq INTEGER PRIMARY KEY NOT NULL,
        at TEXT NOT NULL,
        actor TEXT NOT NULL,
        command TEXT NOT NULL,
        part INTEGER NOT NULL,
        kind TEXT NOT NULL,
        version INTEGER NOT NULL,
        payload TEXT NOT NULL,
        prev_hash TEXT NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
      CREATE TABLE head (
        id INTEGER PRIMARY KEY NOT NULL CHECK (id = 1),
        seq INTEGER NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
      CREATE TRIGGER events_stay BEFORE UPDATE ON events
        BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
      CREATE TRIGGER events_remain BEFORE DELETE ON events
        BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
      CREATE TRIGGER events_follow BEFORE INSERT ON events
        WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM events)
        BEGIN SELECT RAISE(ABORT, 'the log has no gaps'); END;
    `);
  },
};
