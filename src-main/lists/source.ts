/** The bytes of a list, piece by piece: a plain file, or the list inside a zip. */
import { createHash, type Hash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { crc32, createInflateRaw } from 'node:zlib';
import type { FileIdentity } from '../files/outside-file.ts';
import { zipEntries, type ZipEntry } from '../files/zip.ts';
import { ListError } from './failure.ts';

/** The largest real list, FIDE's as XML, has about 1 GB. */
const MOST_BYTES = 2_000_000_000;
/** A zip is read whole before it is unpacked. */
const MOST_PACKED = 200_000_000;
/** Text packs to a tenth; what packs better than this is no list. */
const MOST_TIMES = 150;
/** Below this nobody asks how well something was packed. */
const SMALL = 10_000_000;
const PIECE = 1 << 20;
/** What every workbook (XLSX) has. */
const WORKBOOK_PART = 'xl/workbook.xml';
const LIST_NAME = /\.(?:txt|xml|csv|tab)$/i;

/** Tells how much of the file has been read, in its own bytes. */
export type ReadProgress = (settled: number, all: number) => void;

export interface ListSource {
  /** Name of the list's own file, inside the zip if there is one. */
  readonly name: string;
  /** When it was written, by the zip or the disk: `2026-11-01`. */
  readonly written: string;
  /** All bytes of a workbook, which is read at once and has no pieces; null for anything else. */
  readonly workbook: Uint8Array | null;
  /** Bytes in order; throws {@link ListError}. Once. */
  readonly pieces: () => AsyncGenerator<Uint8Array>;
  /** SHA-256 of the file as it lies on the disk, in hexadecimal, once all pieces were taken. */
  readonly hash: () => string;
}

/**
 * Opens a file as a list; none of those `taken`, since closing a second descriptor would drop the lock of an open
 * tournament. Throws {@link ListError}.
 */
export function openSource(
  path: string,
  taken: readonly FileIdentity[],
  progress: ReadProgress = () => undefined,
): ListSource {
  let descriptor: number;
  try {
    // Opening a pipe would wait for somebody to write into it.
    const facts = statSync(path, { bigint: true });
    if (!facts.isFile()) throw new ListError({ code: 'not-a-file', path });
    if (taken.some(({ dev, ino }) => dev === facts.dev && ino === facts.ino))
      throw new ListError({ code: 'file-is-open', path });
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    throw error instanceof ListError ? error : new ListError(unreachable(error, path));
  }
  let kept = false;
  try {
    const facts = fstatSync(descriptor);
    if (!facts.isFile()) throw new ListError({ code: 'not-a-file', path });
    if (facts.size === 0) throw new ListError({ code: 'list-empty', path });
    const head = Buffer.alloc(4);
    readSync(descriptor, head, 0, head.length, 0);
    const written = facts.mtime.toISOString().slice(0, 10);
    if (head.readUInt32LE(0) === 0x04034b50) return zipSource(path, facts.size, written, progress);
    if (facts.size > MOST_BYTES) throw new ListError({ code: 'list-too-large', path, limit: MOST_BYTES });
    kept = true;
    const hash = createHash('sha256');
    return {
      name: basename(path),
      written,
      workbook: null,
      pieces: () => plainPieces(descriptor, facts.size, path, hash, progress),
      hash: () => hash.digest('hex'),
    };
  } finally {
    if (!kept) closeSync(descriptor);
  }
}

function unreachable(error: unknown, path: string): ListError['failure'] {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return code === 'ENOENT'
    ? { code: 'file-missing', path }
    : { code: 'file-unreachable', path, reason: message };
}

async function* plainPieces(
  descriptor: number,
  size: number,
  path: string,
  hash: Hash,
  progress: ReadProgress,
): AsyncGenerator<Uint8Array> {
  const piece = Buffer.alloc(PIECE);
  let at = 0;
  try {
    while (at < size) {
      const count = readSync(descriptor, piece, 0, PIECE, at);
      if (count === 0) throw new ListError(truncated(path, at, size));
      at += count;
      hash.update(piece.subarray(0, count));
      progress(at, size);
      yield piece.subarray(0, count);
    }
  } catch (error) {
    throw error instanceof ListError ? error : new ListError(unreachable(error, path));
  } finally {
    closeSync(descriptor);
  }
}

function truncated(path: string, there: number, all: number): ListError['failure'] {
  return { code: 'list-truncated', path, percent: all === 0 ? null : Math.floor((there / all) * 100) };
}

function zipSource(path: string, size: number, written: string, progress: ReadProgress): ListSource {
  if (size > MOST_PACKED) throw new ListError({ code: 'list-too-large', path, limit: MOST_PACKED });
  const bytes = readFileSync(path);
  const entries = zipEntries(bytes);
  if (entries === null) throw new ListError(truncated(path, ...firstEntrySize(bytes)));
  const hash = createHash('sha256');
  if (entries.some(({ name }) => name === WORKBOOK_PART))
    return {
      name: basename(path),
      written,
      workbook: bytes,
      pieces: () => nothing(),
      hash: () => hash.update(bytes).digest('hex'),
    };
  const lists = entries.filter(({ name }) => LIST_NAME.test(name) && !name.startsWith('__MACOSX/'));
  const entry = lists.toSorted((a, b) => b.unpacked - a.unpacked)[0];
  if (entry === undefined) {
    const beginning = entries.map(({ name }) => name).join(', ');
    throw new ListError({ code: 'not-a-list', path, beginning: beginning.slice(0, 80) });
  }
  return {
    name: basename(entry.name),
    written: dateOf(bytes, entry) ?? written,
    workbook: null,
    pieces: () => unpackedPieces(bytes, entry, path, progress),
    hash: () => hash.update(bytes).digest('hex'),
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  // A workbook is no stream.
}

/** How much is there of how much, where a zip has lost its end; both 0 where its first file does not tell. */
function firstEntrySize(bytes: Buffer): [there: number, all: number] {
  const packed = bytes.length < 30 ? 0 : bytes.readUInt32LE(18);
  return packed > bytes.length ? [bytes.length, packed] : [0, 0];
}

/** The day on which a file was packed; null where the archive does not tell: its days begin in 1980, which stands for none. */
function dateOf(bytes: Buffer, entry: ZipEntry): string | null {
  const date = bytes.readUInt16LE(entry.at + 12);
  const [year, month, day] = [1980 + (date >> 9), (date >> 5) & 15, date & 31];
  if (year === 1980 || month < 1 || month > 12 || day === 0) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

async function* unpackedPieces(
  bytes: Buffer,
  entry: ZipEntry,
  path: string,
  progress: ReadProgress,
): AsyncGenerator<Uint8Array> {
  const from = entry.at + 30 + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28);
  if (from + entry.packed > bytes.length)
    throw new ListError(truncated(path, bytes.length - from, entry.packed));
  if (entry.isEncrypted || (entry.method !== 0 && entry.method !== 8))
    throw new ListError({
      code: 'list-damaged',
      path,
      reason: 'packing',
    });
  const packed = bytes.subarray(from, from + entry.packed);
  const limit = Math.min(MOST_BYTES, Math.max(SMALL, packed.length * MOST_TIMES));
  if (entry.unpacked > limit) throw new ListError({ code: 'list-swells', path, limit });
  let [checksum, count] = [0, 0];
  for await (const piece of inflated(packed, entry.method, path, progress)) {
    count += piece.length;
    if (count > limit) throw new ListError({ code: 'list-swells', path, limit });
    checksum = crc32(piece, checksum);
    yield piece;
  }
  if (count !== entry.unpacked || checksum !== entry.checksum)
    throw new ListError({ code: 'list-damaged', path, reason: 'checksum' });
}

async function* inflated(
  packed: Buffer,
  method: number,
  path: string,
  progress: ReadProgress,
): AsyncGenerator<Buffer> {
  if (method === 0) {
    yield packed;
    return;
  }
  const inflate = createInflateRaw({ chunkSize: PIECE });
  inflate.end(packed);
  try {
    for await (const piece of inflate) {
      progress(Math.min(inflate.bytesWritten, packed.length), packed.length);
      yield piece as Buffer;
    }
  } catch (error) {
    if (error instanceof ListError) throw error;
    throw new ListError({ code: 'list-damaged', path, reason: 'packing' });
  }
}
