/**
 * What the bytes of the open file must be, and whether they still are. SQLite holds pages in memory and would not see
 * that somebody writes over the file beneath it; so every statement is also run on a twin, which gives the
 * same pages, and before each action the whole file is compared with them.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { identityIn, type FileIdentity } from './held-files.ts';
import {
  COUNTED_BYTES,
  counterAfter,
  counterOf,
  differenceBetween,
  wrongLength,
  type Difference,
} from './image-difference.ts';
import { readAll, Room, Twin } from './twin.ts';

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
    this.#counter = counterAfter(this.#counter, counterOf(this.head(COUNTED_BYTES)));
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
    // Before it is read: it may have grown beyond what any tournament can be.
    const { size } = fstatSync(this.#descriptor);
    if (size !== expected.length) return wrongLength(size, expected.length);
    return differenceBetween(readAll(this.#descriptor, this.#seenRoom), expected, this.#counter);
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
