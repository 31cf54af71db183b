/**
 * What the bytes of the open file must be, and whether they still are. SQLite holds pages in memory and would not see
 * that somebody writes over the file beneath it; so every statement is also run on a twin, which gives the
 * same pages, and before each action the whole file is compared with them.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { identityIn, type FileIdentity } from './held-files.ts';
import { HEADER_BYTES } from './tournament-mark.ts';
import { readAll, Room, Twin } from './twin.ts';
import { texts } from '../texts.ts';

/** Header of the SQLite file format, section 1.3: the change counter, the counter's copy, and the library's version. */
const COUNTER_AT = 24;
const COUNTER_COPY_AT = 92;
const VERSION_AT = 96;
const PAGE_COUNT_AT = 28;

/** How a file differs from what was written. */
interface Difference {
  readonly detail: string;
  /** True where only bytes differ that may belong to nothing; the header belongs to the file. */
  readonly mayBeUnused: boolean;
}

/** Something that is written to the file and to its twin alike. */
export type Deed = (connection: Database.Database) => void;

/**
 * One descriptor of the file, open as long as its connection: closing it earlier would drop SQLite's locks, see
 * held-files.ts.
 */
export class DiskImage {
  readonly #descriptor: number;
  #twin: Twin | null = null;
  /** Not yet done on the twin. */
  #deeds: Deed[] = [];
  /** What the file must be, the counters aside; null until somebody asks. */
  #expected: Buffer | null = null;
  /** Reused for every look at the twin and at the file. */
  readonly #expectedRoom = new Room();
  readonly #seenRoom = new Room();
  #counter = 0;

  /** Throws what Node throws. `flags` as of `open`: `r`, or `wx` for a new file. */
  constructor(path: string, flags: 'r' | 'wx') {
    this.#descriptor = openSync(path, flags === 'r' ? 'r' : 'wx+');
  }

  get identity(): FileIdentity {
    return identityIn(fstatSync(this.#descriptor, { bigint: true }));
  }

  /** The first `count` bytes, fewer where the file is shorter. */
  head(count: number): Buffer {
    const head = Buffer.alloc(count);
    return head.subarray(0, readSync(this.#descriptor, head, 0, count, 0));
  }

  /** The whole file as it is. Throws what Node throws. */
  bytes(): Buffer {
    return readAll(this.#descriptor, new Room());
  }

  /**
   * Takes the file as it is now for what it must be. The answer is a connection to a twin of that very content, which
   * the caller verifies; it belongs to the image. Throws what Node and SQLite throw.
   */
  begin(): Database.Database {
    this.#twin?.close();
    this.#twin = null;
    const bytes = this.bytes();
    this.#counter = counterOf(bytes);
    this.#expected = bytes;
    this.#deeds = [];
    this.#twin = Twin.of(bytes);
    return this.#twin.connection;
  }

  /** What the file must hold, as far as {@link settle} came; null before {@link begin}. */
  get twin(): Database.Database | null {
    return this.#twin?.connection ?? null;
  }

  /** Something was just written to the file. */
  did(deed: Deed): void {
    this.#deeds.push(deed);
    this.#expected = null;
    // In exclusive mode SQLite counts one change for all transactions of a connection.
    const counter = counterOf(this.head(VERSION_AT + 4));
    if (counter === this.#counter + 1) this.#counter = counter;
  }

  /** Works out what the file must be now, which takes longest, so that the next action does not wait for it. */
  settle(): void {
    if (this.#twin === null || this.#expected !== null) return;
    for (let deed = this.#deeds[0]; deed !== undefined; deed = this.#deeds[0]) {
      this.#twin = repeated(this.#twin, deed);
      this.#deeds.shift();
    }
    this.#expected = this.#twin.bytes(this.#expectedRoom);
  }

  /** What is not as it must be; null when every byte is. Throws when the file cannot be read. */
  difference(): Difference | null {
    this.settle();
    const expected = this.#expected;
    if (expected === null) throw new Error('nobody knows what the file must be');
    const changed = (detail: string, mayBeUnused = false) => ({ detail, mayBeUnused });
    const wrongLength = (length: number) => changed(texts.storage.change.length(length, expected.length));
    // Before it is read: it may have grown beyond what any tournament can be.
    const { size } = fstatSync(this.#descriptor);
    if (size !== expected.length) return wrongLength(size);
    const seen = readAll(this.#descriptor, this.#seenRoom);
    if (seen.length !== expected.length) return wrongLength(seen.length);
    if (counterOf(seen) !== this.#counter) return changed(texts.storage.change.counter);
    // The twin counts each transaction; what the counter must be was looked at.
    for (const at of [COUNTER_AT, COUNTER_COPY_AT, VERSION_AT]) seen.copy(expected, at, at, at + 4);
    if (seen.equals(expected)) return null;
    const at = seen.findIndex((byte, index) => byte !== expected[index]);
    return changed(texts.storage.change.content(at), at >= HEADER_BYTES);
  }

  /** To be called after the connection was closed. */
  close(): void {
    this.#twin?.close();
    this.#twin = null;
    closeSync(this.#descriptor);
  }
}

/** Does a deed on a twin, which goes on in memory where the disk of its file is full. Throws what SQLite throws. */
function repeated(twin: Twin, deed: Deed): Twin {
  const perform = ({ connection }: Twin) => connection.transaction(() => deed(connection))();
  try {
    perform(twin);
    return twin;
  } catch (error) {
    const other = twin.inMemory();
    if (other === null) throw error;
    perform(other);
    return other;
  }
}

function counterOf(bytes: Buffer): number {
  return bytes.length < PAGE_COUNT_AT ? 0 : bytes.readUInt32BE(COUNTER_AT);
}
