/**
 * ZIP archives, as far as workbooks need them: the directory, and single files unpacked with a limit that holds
 * whatever the directory says of their size.
 */
import { crc32, inflateRawSync } from 'node:zlib';
import { MOST_PARTS } from './bounds.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/** A file of an archive, as its directory tells it. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly checksum: number;
  /** Sizes in bytes. */
  readonly packed: number;
  readonly unpacked: number;
  /** Where its local header begins. */
  readonly at: number;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Position of the record that ends the archive, or -1. */
function endOf(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= lowest; at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return -1;
}

/** The directory of an archive; null where it is damaged or has thousands of files. */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] | null {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end < 0) return null;
  const count = view.getUint16(end + 10, true);
  if (count > MOST_PARTS) return null;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_SIZE > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) return null;
    const nameSize = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameSize)),
      isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += ENTRY_SIZE + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The packed bytes of a file; null where they are not where the directory says. */
function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array | null {
  const view = viewOf(bytes);
  const { at, packed } = entry;
  if (at + LOCAL_SIZE > view.byteLength || view.getUint32(at, true) !== LOCAL_ENTRY) return null;
  const from = at + LOCAL_SIZE + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return from + packed > view.byteLength ? null : bytes.subarray(from, from + packed);
}

/** A file of an archive; null where it is damaged, encrypted, or unpacks to more than its directory says. */
export function unzipped(bytes: Uint8Array, entry: ZipEntry): Uint8Array | null {
  const packed = entry.isEncrypted ? null : packedBytes(bytes, entry);
  if (packed === null) return null;
  try {
    // zlib throws for damaged data and for more of it than announced alike.
    const data =
      entry.method === STORED
        ? packed
        : entry.method === DEFLATED
          ? inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.unpacked) })
          : null;
    return data?.length === entry.unpacked && crc32(data) === entry.checksum ? data : null;
  } catch {
    return null;
  }
}
