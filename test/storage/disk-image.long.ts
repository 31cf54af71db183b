/** What the bytes of an open file must be: which difference is said of them, and what settles it. */
import {
  closeSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../src-engine/texts/index.ts';
import { documentFacts, endOf, inMemory, writeDocument } from '../../src-main/storage/database.ts';
import { DiskImage } from '../../src-main/storage/disk-image.ts';
import { identityOf } from '../../src-main/storage/held-files.ts';
import { MOST_BYTES } from '../../src-main/storage/tournament-mark.ts';
import { readAll, Room, Twin } from '../../src-main/storage/twin.ts';
import { Folder, newFile } from './samples.ts';

const COUNTER_AT = 24;

let folder: Folder;
let path: string;
/** Of a tournament with three players; made once, since each flush takes its time. */
let content: Buffer | null = null;
const contentOfNewFile = (): Buffer => {
  newFile(path).close();
  return readFileSync(path);
};
const images: DiskImage[] = [];
beforeEach(() => {
  folder = new Folder();
  path = folder.of('open.wallchart');
  writeFileSync(path, (content ??= contentOfNewFile()));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  for (const image of images.splice(0)) image.close();
  folder.remove();
});

const imageOf = (file = path): DiskImage => {
  const image = new DiskImage(file, 'r');
  images.push(image);
  return image;
};
const overwrite = (at: number, ...bytes: number[]): void => {
  const descriptor = openSync(path, 'r+');
  writeSync(descriptor, Uint8Array.from(bytes), 0, bytes.length, at);
  closeSync(descriptor);
};
const byteAt = (at: number): number => readFileSync(path)[at]!;

describe('the image of a file', () => {
  it('is that file, whole and from its beginning, as far as it goes', () => {
    const image = imageOf();
    expect(image.identity).toEqual(identityOf(path));
    expect(image.bytes()).toEqual(readFileSync(path));
    expect(image.head(100)).toEqual(readFileSync(path).subarray(0, 100));
    writeFileSync(folder.of('short'), 'short');
    expect(imageOf(folder.of('short')).head(100).toString()).toBe('short');
  });

  it('of a new file is one that nobody has yet', () => {
    expect(() => new DiskImage(path, 'wx')).toThrow('EEXIST');
    const image = new DiskImage(folder.of('new'), 'wx');
    images.push(image);
    expect(statSync(folder.of('new')).size).toBe(0);
    expect(image.head(1)).toHaveLength(0);
  });

  it('knows what must be from its beginning on, and not before', () => {
    const image = imageOf();
    expect(image.twin).toBeNull();
    expect(() => image.difference()).toThrow('nobody knows');
    const connection = image.begin();
    expect(image.twin).toBe(connection);
    expect(connection.prepare('SELECT count(*) FROM events').pluck().get()).toBe(4);
    expect(image.difference()).toBeNull();
  });

  it('that begins again takes the file as it is then, and forgets what it was told before', () => {
    const image = imageOf();
    const first = image.begin();
    image.did(() => {
      throw new Error('of the time before');
    });
    overwrite(statSync(path).size - 1, byteAt(statSync(path).size - 1) ^ 1);
    expect(image.begin()).not.toBe(first);
    expect(first.open).toBe(false);
    expect(image.difference()).toBeNull();
  });

  it('names the first byte that differs: one of the header belongs to the file, others may belong to nothing', () => {
    const image = imageOf();
    image.begin();
    const whole = readFileSync(path);
    for (const [at, mayBeUnused] of [
      [0, false],
      [23, false],
      [28, false],
      [91, false],
      [100, true],
      [whole.length - 1, true],
    ] as const) {
      overwrite(at, byteAt(at) ^ 1);
      if (at < whole.length - 1) overwrite(whole.length - 1, byteAt(whole.length - 1) ^ 1);
      expect(image.difference()).toEqual({ detail: `its content differs from byte ${at} on`, mayBeUnused });
      writeFileSync(path, whole);
      expect(image.difference()).toBeNull();
    }
  });

  it('says its length where that is another one', () => {
    const image = imageOf();
    image.begin();
    const { size } = statSync(path);
    const said = (bytes: string) => ({
      detail: `it has ${bytes} instead of ${en.format.number(size)}`,
      mayBeUnused: false,
    });
    for (const [length, words] of [
      [size - 1, `${en.format.number(size - 1)} bytes`],
      [size + 1, `${en.format.number(size + 1)} bytes`],
      [1, '1 byte'],
    ] as const) {
      truncateSync(path, length);
      expect(image.difference()).toEqual(said(words));
    }
  });

  it('says its length also where it is cut short while it is read', () => {
    const image = imageOf();
    image.begin();
    const { size } = statSync(path);
    const { readSync } = fs;
    vi.spyOn(fs, 'readSync').mockImplementation(((descriptor, buffer, offset: number, length: number) =>
      offset === 0 ? readSync(descriptor, buffer, 0, length - 7, 0) : 0) as typeof readSync);
    syncBuiltinESMExports();
    const cut = `it has ${en.format.number(size - 7)} bytes instead of ${en.format.number(size)}`;
    expect(image.difference()).toEqual({ detail: cut, mayBeUnused: false });
  });

  it('goes with a counter that says one change of this program, and with no other', () => {
    const image = imageOf();
    image.begin();
    const counter = readFileSync(path).readUInt32BE(COUNTER_AT);
    const count = (value: number): void => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      overwrite(COUNTER_AT, ...bytes);
    };
    const another = { detail: 'another program wrote to it', mayBeUnused: false };
    count(counter + 1);
    expect(image.difference()).toEqual(another);
    image.did(() => undefined);
    expect(image.difference()).toBeNull();
    // Later transactions of one connection count no more.
    image.did(() => undefined);
    expect(image.difference()).toBeNull();
    count(counter + 3);
    image.did(() => undefined);
    expect(image.difference()).toEqual(another);
  });

  it('does once on its twin what was done to the file, in that order, ahead or when it is asked', () => {
    const image = imageOf();
    const twin = image.begin();
    const keys = (): unknown => JSON.parse(documentFacts(twin));
    const done: string[] = [];
    for (const key of ['a', 'b'])
      image.did((connection) => {
        done.push(key);
        writeDocument(connection, key, key);
      });
    expect(done).toEqual([]);
    image.settle();
    image.settle();
    expect(done).toEqual(['a', 'b']);
    expect(keys()).toMatchObject([
      ['a', 'a'],
      ['b', 'b'],
      ['id', expect.anything()],
    ]);
    image.did((connection) => writeDocument(connection, 'b', 'c'));
    // The file itself was not written to.
    expect(image.difference()).toMatchObject({ mayBeUnused: true });
    expect(keys()).toMatchObject([
      ['a', 'a'],
      ['b', 'c'],
      ['id', expect.anything()],
    ]);
  });

  it('goes on in memory where its twin cannot be written to any more, and says what cannot be done there either', () => {
    const image = imageOf();
    const twin = image.begin();
    let isFull = true;
    image.did((connection) => {
      writeDocument(connection, 'a', 'a');
      if (connection === twin && isFull) throw new Error('the disk is full');
    });
    image.settle();
    isFull = false;
    // What was half done on the disk counts for nothing.
    expect(JSON.parse(documentFacts(image.twin!))).toMatchObject([
      ['a', 'a'],
      ['id', expect.anything()],
    ]);
    expect([image.twin === twin, twin.open]).toEqual([false, false]);
    image.did(() => {
      throw new Error('broken');
    });
    for (let count = 0; count < 2; count++) expect(() => image.difference()).toThrow('broken');
  });
});

describe('all bytes of a file', () => {
  const readWhole = (content: Uint8Array, room: Room): Buffer => {
    writeFileSync(folder.of('bytes'), content);
    const descriptor = openSync(folder.of('bytes'), 'r');
    try {
      return readAll(descriptor, room);
    } finally {
      closeSync(descriptor);
    }
  };

  it('are read from the first to the last one, into memory that is used again', () => {
    const room = new Room();
    const long = Buffer.alloc(100_000, 'a long file ');
    expect(readWhole(long, room)).toEqual(long);
    for (const content of ['', 'x', 'a short one'])
      expect(readWhole(Buffer.from(content), room).toString()).toBe(content);
    const { buffer } = room.of(100_000);
    expect([room.of(7).buffer, room.of(125_000).buffer]).toEqual([buffer, buffer]);
    expect(room.of(7)).toHaveLength(7);
    expect(room.of(125_001).buffer).not.toBe(buffer);
    expect(room.of(125_001)).toHaveLength(125_001);
  });

  it('are read though the system gives a few at a time, and end where the file does', () => {
    const { readSync, fstatSync } = fs;
    const content = Buffer.from('0123456789');
    Object.assign(fs, {
      readSync: (descriptor: number, buffer: Buffer, offset: number, length: number, position: number) =>
        readSync(descriptor, buffer, offset, Math.min(length, 3), position),
    });
    syncBuiltinESMExports();
    try {
      expect(readWhole(content, new Room())).toEqual(content);
      // It was cut short between the look at its size and the reading.
      Object.assign(fs, {
        fstatSync: (descriptor: number) => Object.assign(fstatSync(descriptor), { size: 20 }),
      });
      syncBuiltinESMExports();
      expect(readWhole(content, new Room())).toEqual(content);
    } finally {
      Object.assign(fs, { readSync, fstatSync });
      syncBuiltinESMExports();
    }
  });

  it('may be as many as a tournament may have, and not one more', () => {
    const descriptor = openSync(folder.of('large'), 'w+');
    try {
      ftruncateSync(descriptor, MOST_BYTES + 1);
      expect(() => readAll(descriptor, new Room())).toThrow(new RangeError(`${MOST_BYTES + 1} bytes`));
      ftruncateSync(descriptor, MOST_BYTES);
      const { readSync } = fs;
      Object.assign(fs, { readSync: () => 0 });
      syncBuiltinESMExports();
      try {
        expect(readAll(descriptor, new Room())).toHaveLength(0);
      } finally {
        Object.assign(fs, { readSync });
        syncBuiltinESMExports();
      }
    } finally {
      closeSync(descriptor);
    }
  });
});

describe('a twin', () => {
  it('has the same bytes in a file without a name and in memory, and the other one is closed', () => {
    const bytes = readFileSync(path);
    const twin = Twin.of(bytes);
    expect(twin.bytes(new Room())).toEqual(bytes);
    writeDocument(twin.connection, 'a', 'a');
    const before = Buffer.from(twin.bytes(new Room()));
    expect(before.equals(bytes)).toBe(false);
    const other = twin.inMemory()!;
    expect([twin.connection.open, twin.inMemory()]).toEqual([false, null]);
    expect(other.bytes(new Room())).toEqual(before);
    expect(other.inMemory()).toBeNull();
    expect(other.connection.open).toBe(true);
    other.close();
    expect(other.connection.open).toBe(false);
  });

  it('of what is no database is refused, and leaves neither a folder nor a connection', () => {
    // A place of its own: other tests make folders meanwhile.
    const place = folder.of('place');
    fs.mkdirSync(place);
    for (const name of ['TMPDIR', 'TEMP']) vi.stubEnv(name, place);
    const made = vi.spyOn(fs, 'mkdtempSync');
    syncBuiltinESMExports();
    expect(() => Twin.of(Buffer.alloc(5000, 'x'))).toThrow('not a database');
    Twin.of(readFileSync(path)).close();
    expect(made.mock.results.map(({ value }) => dirname(value as string))).toEqual([place, place]);
    expect(fs.readdirSync(place)).toEqual([]);
  });
});

describe('what a file says of itself', () => {
  it('its document and its last entry, and nothing where its tables are others or a part is missing', () => {
    const document = inMemory(readFileSync(path))
      .prepare("SELECT value FROM document WHERE key = 'id'")
      .pluck()
      .get();
    expect(endOf(path)).toEqual({ document, seq: 4 });
    const bytes = readFileSync(path);
    const after = (sql: string) => {
      const other = folder.of('other.wallchart');
      writeFileSync(other, bytes);
      const connection = new Database(other);
      connection.exec(sql);
      connection.close();
      return endOf(other);
    };
    expect(after('UPDATE head SET seq = 3')).toEqual({ document, seq: 3 });
    expect(after('DELETE FROM head')).toBeNull();
    expect(after("DELETE FROM document WHERE key = 'id'")).toBeNull();
    expect(after('CREATE TABLE more (a)')).toBeNull();
    expect(() => endOf(folder.of('none'))).toThrow();
  });

  it('beside its log is one text, whatever the order in which it was written', () => {
    const facts = (...pairs: [string, string][]): string => {
      const connection = inMemory(readFileSync(path));
      connection.exec('DELETE FROM document');
      for (const [key, value] of pairs) writeDocument(connection, key, value);
      return documentFacts(connection);
    };
    expect(facts(['b', '1'], ['a', '2'])).toBe('[["a","2"],["b","1"]]');
    expect(facts(['a', '1'], ['a', '2'], ['b', '1'])).toBe('[["a","2"],["b","1"]]');
    expect(facts()).toBe('[]');
  });
});
