/**
 * Writes a list as an SQLite file that is searched from. Players stand in it by rating, the highest first, so that the
 * first hits of any search are the first rows found, however many there are.
 */
import { closeSync, fdatasyncSync, fsyncSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import Database from 'better-sqlite3';
import { indexWords } from '../../src-engine/index.ts';
import type { ListEntry } from './entry.ts';
import { giveWay } from '../threads/way.ts';
import { WordGroups } from './word-groups.ts';

/** Bytes that are written at once. */
const CHUNK = 1 << 20;
/**
 * Chunks that wait for the disk at most. The file need not outlive anything, but hundreds of megabytes that the system writes out
 * when it sees fit would go before the next result.
 */
const CHUNKS_AT_MOST = 8;
const LONGEST_RECORD = 4_000;
const HIGHEST_RATING = 4_000;
const ROWS_A_STEP = 20_000;
/** Players between two looks whether the way has to be clear. */
const ROWS_AT_ONCE = 64;
/** Pages of the index that are merged at once. */
const PAGES_A_STEP = 500;

/** Since version 3 a player may have a women's title beside the title. */
const LIST_SCHEMA = 3;
export const LIST_SCHEMAS_READ: readonly unknown[] = [2, LIST_SCHEMA];
/** `WCrl`: no tournament, and nothing of another program. */
export const LIST_APPLICATION_ID = 0x5743726c;

/** What is kept of a list besides its players; every value is a text. */
export interface ListNotes {
  readonly form: string;
  readonly recipe: string;
  readonly month: string;
  readonly file: string;
  readonly hash: string;
  /** When it was read, ISO 8601. */
  readonly readAt: string;
  readonly entries: string;
  readonly overflows: string;
  readonly unreadable: string;
  /** Not in lists of earlier versions, as `odd`, the lines as JSON. */
  readonly blanks?: string;
  readonly odd?: string;
  /** Of a table; not in lists of earlier versions. */
  readonly federation?: string;
  readonly name: string;
}

/**
 * Players on the disk in as few bytes as their list had, until all are there and can be sorted: two million in memory
 * would take as much again as everything else.
 */
export class WaitingEntries {
  readonly #path: string;
  readonly #file: number;
  readonly #chunk = Buffer.allocUnsafe(CHUNK);
  #used = 0;
  #written = 0;
  #synced = 0;
  #count = 0;
  #places = new Float64Array(1 << 16);
  #keys = new Uint16Array(1 << 16);

  /** Makes the file, which is removed by {@link WaitingEntries.close}. Throws what Node throws. */
  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, 'wx+', 0o600);
  }

  get count(): number {
    return this.#count;
  }

  add(entry: ListEntry): void {
    if (this.#used + LONGEST_RECORD > CHUNK) this.#flush();
    if (this.#count === this.#keys.length) this.#grow();
    this.#places[this.#count] = this.#written + this.#used;
    this.#used += this.#chunk.write(recordOf(entry), this.#used, 'utf8');
    // A byte that no text has ends the record.
    this.#chunk[this.#used++] = 0;
    this.#keys[this.#count] = HIGHEST_RATING - Math.max(entry.standard, entry.rapid, entry.blitz);
    if (++this.#count % ROWS_AT_ONCE === 0) giveWay();
  }

  close(): void {
    closeSync(this.#file);
    rmSync(this.#path, { force: true });
  }

  #flush(): void {
    let done = 0;
    while (done < this.#used) done += writeSync(this.#file, this.#chunk, done, this.#used - done);
    this.#written += this.#used;
    this.#used = 0;
    if (this.#written - this.#synced < CHUNKS_AT_MOST * CHUNK) return;
    fdatasyncSync(this.#file);
    this.#synced = this.#written;
  }

  #grow(): void {
    const [places, keys] = [new Float64Array(this.#count * 2), new Uint16Array(this.#count * 2)];
    places.set(this.#places);
    keys.set(this.#keys);
    [this.#places, this.#keys] = [places, keys];
  }

  /** All of them, the highest rating first; equals as they came. Cost: their number. */
  *sorted(): Generator<ListEntry> {
    this.#flush();
    const starts = new Uint32Array(HIGHEST_RATING + 2);
    for (let at = 0; at < this.#count; at++) starts[this.#keys[at]! + 1]!++;
    for (let key = 0; key <= HIGHEST_RATING; key++) starts[key + 1]! += starts[key]!;
    const order = new Uint32Array(this.#count);
    for (let at = 0; at < this.#count; at++) order[starts[this.#keys[at]!]!++] = at;
    const record = Buffer.allocUnsafe(LONGEST_RECORD);
    for (const at of order) yield this.#entryAt(at, record);
  }

  #entryAt(at: number, record: Buffer): ListEntry {
    const place = this.#places[at]!;
    const next = at + 1 < this.#count ? this.#places[at + 1]! : this.#written;
    readSync(this.#file, record, 0, next - place, place);
    return entryOf(record.toString('utf8', 0, next - place - 1));
  }
}

function recordOf(entry: ListEntry): string {
  const { number, fideId, name, federation, sex, title, womensTitle, born, club } = entry;
  const { standard, rapid, blitz, standardK, rapidK, blitzK, inactive } = entry;
  return `${number === String(fideId) ? '' : number}\t${fideId}\t${name}\t${federation}\t${sex}\t${title}\t${standard}\t${rapid}\t${blitz}\t${standardK}\t${rapidK}\t${blitzK}\t${born}\t${inactive ? 1 : 0}\t${club}\t${womensTitle}`;
}

function entryOf(record: string): ListEntry {
  const cells = record.split('\t');
  const number = (at: number): number => Number(cells[at]);
  const fideId = number(1);
  return {
    number: cells[0] === '' && fideId > 0 ? String(fideId) : cells[0]!,
    fideId,
    name: cells[2]!,
    federation: cells[3]!,
    sex: cells[4] as ListEntry['sex'],
    title: cells[5]!,
    standard: number(6),
    rapid: number(7),
    blitz: number(8),
    standardK: number(9),
    rapidK: number(10),
    blitzK: number(11),
    born: number(12),
    inactive: cells[13] === '1',
    club: cells[14]!,
    womensTitle: cells[15]!,
  };
}

const TABLES = `
  CREATE TABLE notes (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE players (
    place INTEGER PRIMARY KEY,
    fide_id INTEGER NOT NULL, number TEXT NOT NULL, name TEXT NOT NULL, federation TEXT NOT NULL,
    sex TEXT NOT NULL, title TEXT NOT NULL,
    standard INTEGER NOT NULL, rapid INTEGER NOT NULL, blitz INTEGER NOT NULL,
    standard_k INTEGER NOT NULL, rapid_k INTEGER NOT NULL, blitz_k INTEGER NOT NULL,
    born INTEGER NOT NULL, inactive INTEGER NOT NULL, club TEXT NOT NULL, womens_title TEXT NOT NULL
  );
  CREATE VIRTUAL TABLE search USING fts5(
    words, content='', columnsize=0, detail=none, prefix='1 2 3 4 5', tokenize='ascii'
  );
  CREATE TABLE words (length INTEGER PRIMARY KEY, texts BLOB NOT NULL);
`;
/** What is hashed before it is written out: fewer and longer runs than by default. Most of what the thread needs beside Node. */
const HASH_BYTES = 12_000_000;

/**
 * Writes the file, which must not be there yet, and flushes it. `progress` is told how many players are in it. Throws
 * what SQLite throws; then the file is not whole.
 */
export function buildList(
  path: string,
  entries: WaitingEntries,
  notes: ListNotes,
  progress: (settled: number, all: number) => void,
): void {
  const database = new Database(path);
  // Closed last: closing any descriptor of a file drops the locks of its other ones.
  const descriptor = openSync(path, 'r+');
  try {
    try {
      fill(database, entries, notes, progress, () => fdatasyncSync(descriptor));
    } finally {
      database.close();
    }
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Writes everything in one transaction; `settle` brings to the disk what was written so far, so that never much waits for it. */
function fill(
  database: Database.Database,
  entries: WaitingEntries,
  notes: ListNotes,
  progress: (settled: number, all: number) => void,
  settle: () => void,
): void {
  // Nobody knows the file before it is whole and has its name, so nothing has to be rolled back.
  database.pragma('locking_mode = EXCLUSIVE');
  database.pragma('journal_mode = OFF');
  database.pragma('synchronous = OFF');
  database.pragma('cache_size = -8000');
  database.pragma(`application_id = ${LIST_APPLICATION_ID}`);
  database.pragma(`user_version = ${LIST_SCHEMA}`);
  database.exec(`BEGIN; ${TABLES}`);
  // FTS5 wants an integer here, and a bound number is a float.
  database.exec(`INSERT INTO search (search, rank) VALUES ('hashsize', ${HASH_BYTES})`);
  insertAll(database, entries, (settled, all) => {
    settle();
    progress(settled, all);
  });
  const note = database.prepare('INSERT INTO notes (key, value) VALUES (?, ?)');
  for (const [key, value] of Object.entries(notes)) note.run(key, value);
  mergeIndex(database, settle);
  database.exec(`
    CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab(main, search, row);
    CREATE INDEX players_fide_id ON players (fide_id) WHERE fide_id > 0;
    CREATE INDEX players_number ON players (number) WHERE number <> '';
  `);
  insertWords(database);
  database.exec('COMMIT');
}

/** What `optimize` does, in steps: one run of words, in which a search looks once. */
function mergeIndex(database: Database.Database, settle: () => void): void {
  const changes = database.prepare('SELECT total_changes()').pluck();
  // A negative number of pages begins with all runs, whatever their sizes.
  for (let pages = -PAGES_A_STEP; ; pages = PAGES_A_STEP) {
    const before = changes.get() as number;
    database.exec(`INSERT INTO search (search, rank) VALUES ('merge', ${pages})`);
    // The command itself counts as one change; more are pages that were written.
    if ((changes.get() as number) - before < 2) return;
    settle();
    giveWay();
  }
}

function insertAll(
  database: Database.Database,
  entries: WaitingEntries,
  progress: (settled: number, all: number) => void,
): void {
  const player = database.prepare(
    'INSERT INTO players VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const search = database.prepare('INSERT INTO search (rowid, words) VALUES (?, ?)');
  let place = 0;
  for (const entry of entries.sorted()) {
    place++;
    const isFideNumber = entry.number === String(entry.fideId);
    player.run(
      place,
      entry.fideId,
      isFideNumber ? '' : entry.number,
      entry.name,
      entry.federation,
      entry.sex,
      entry.title,
      entry.standard,
      entry.rapid,
      entry.blitz,
      entry.standardK,
      entry.rapidK,
      entry.blitzK,
      entry.born,
      entry.inactive ? 1 : 0,
      entry.club,
      entry.womensTitle,
    );
    search.run(place, indexWords(entry.name).join(' '));
    if (place % ROWS_AT_ONCE === 0) giveWay();
    if (place % ROWS_A_STEP === 0) progress(place, entries.count);
  }
  progress(place, entries.count);
}

/** Every word of the index once, for the tolerant search. */
function insertWords(database: Database.Database): void {
  const groups = new WordGroups();
  const terms = database.prepare('SELECT term FROM temp.vocabulary').pluck().iterate();
  for (const term of terms) groups.add(term as string);
  const insert = database.prepare('INSERT INTO words VALUES (?, ?)');
  for (const { length, texts } of groups.stored()) insert.run(length, texts);
}
