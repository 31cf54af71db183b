import type { Database } from 'better-sqlite3';

/**
 * One step of the file's schema. A migration is frozen when a version with it was released: later changes are new
 * migrations. It runs inside a transaction of the caller, who also sets `user_version`.
 */
export interface Migration {
  /** `user_version` of the file afterwards. */
  readonly version: number;
  /** What it is for, in a few words. */
  readonly name: string;
  readonly run: (database: Database) => void;
}
