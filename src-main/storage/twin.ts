/**
 * A second database of the same bytes, on which everything is done that is done to a file, so that it tells what the file
 * must be. It is a file of its own that has no name: read by page, it costs no memory and nobody else finds it. Where no
 * such file can be made it is in memory, and costs a copy of all bytes at each look.
 */
import { closeSync, fstatSync, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inMemory, privately, type Connection } from './database.ts';
import { MOST_BYTES } from './tournament-mark.ts';

interface Nameless {
  readonly descriptor: number;
  readonly folder: string;
}

/** Memory that is used again: new megabytes for each action would keep the collector busy. */
export class Room {
  #buffer = Buffer.alloc(0);

  of(size: number): Buffer {
    if (this.#buffer.length < size) this.#buffer = Buffer.allocUnsafeSlow(size + (size >> 2));
    return this.#buffer.subarray(0, size);
  }
}

/** To be closed: its file has a descriptor, and where it could not lose its name, a folder. */
export class Twin {
  readonly connection: Connection;
  /** The file, and its folder where it could not lose its name yet; null for a twin in memory. */
  #file: Nameless | null;

  private constructor(connection: Connection, file: Nameless | null) {
    this.connection = connection;
    this.#file = file;
  }

  /** Throws what SQLite throws. */
  static of(bytes: Buffer): Twin {
    const path = written(bytes);
    if (path === null) return new Twin(inMemory(bytes), null);
    const descriptor = openSync(path, 'r');
    const folder = dirname(path);
    try {
      const connection = privately(path);
      remove(folder);
      return new Twin(connection, { descriptor, folder });
    } catch (error) {
      closeSync(descriptor);
      remove(folder);
      throw error;
    }
  }

  /** All bytes, as a rule in `room`. Throws what Node and SQLite throw. */
  bytes(room: Room): Buffer {
    return this.#file === null ? this.connection.serialize() : readAll(this.#file.descriptor, room);
  }

  /** The same in memory, where the file cannot grow any more; null for one that is there already. This one is closed. */
  inMemory(): Twin | null {
    if (this.#file === null) return null;
    const bytes = readAll(this.#file.descriptor, new Room());
    this.close();
    return new Twin(inMemory(bytes), null);
  }

  /** Once, however often it is called: the number of a closed descriptor belongs to somebody else. */
  close(): void {
    this.connection.close();
    const file = this.#file;
    this.#file = null;
    if (file === null) return;
    closeSync(file.descriptor);
    remove(file.folder);
  }
}

/** Reads a file from its beginning. Throws what Node throws, and a RangeError for what is larger than a tournament can be. */
export function readAll(descriptor: number, room: Room): Buffer {
  const { size } = fstatSync(descriptor);
  if (size > MOST_BYTES) throw new RangeError(`${size} bytes`);
  const buffer = room.of(size);
  let count = 0;
  while (count < size) {
    const read = readSync(descriptor, buffer, count, size - count, count);
    if (read === 0) break;
    count += read;
  }
  return buffer.subarray(0, count);
}

/** A new file of these bytes in a folder of its own, for this user alone; null where none can be written. */
function written(bytes: Buffer): string | null {
  let folder: string | null = null;
  try {
    folder = mkdtempSync(join(tmpdir(), 'wallchart-'));
    const path = join(folder, 'twin');
    writeFileSync(path, bytes, { mode: 0o600 });
    return path;
  } catch {
    if (folder !== null) remove(folder);
    return null;
  }
}

/** An open file loses its name where the system allows it; elsewhere it goes when it is closed. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Tried again when it is closed.
  }
}
