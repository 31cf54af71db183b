/** ZIP archives, as far as workbooks need them: the directory, and single files unpacked with a limit. */
import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;

/** A file of an archive, as its directory tells it. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
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

/** The directory of an archive; null where it is damaged. */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] | null {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end < 0) return null;
  const count = view.getUint16(end + 10, true);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_SIZE > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) return null;
    const nameSize = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameSize)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += ENTRY_SIZE + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Sum of the sizes that an archive says its files unpack to, in bytes. */
export function unpackedSize(entries: readonly ZipEntry[]): number {
  return entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
}

/** A file of an archive as text in UTF-8; null where it is damaged or larger than its directory says. */
export function zipText(bytes: Uint8Array, entry: ZipEntry): string | null {
  const view = viewOf(bytes);
  if (entry.at + LOCAL_SIZE > view.byteLength) return null;
  const from =
    entry.at + LOCAL_SIZE + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  const packed = bytes.subarray(from, from + entry.packed);
  if (entry.method === STORED) return new TextDecoder().decode(packed);
  if (entry.method !== DEFLATED) return null;
  try {
    const limit = Math.max(1, entry.unpacked);
    return new TextDecoder().decode(inflateRawSync(packed, { maxOutputLength: limit }));
  } catch {
    // zlib throws for damaged data and for more of it than announced alike.
    return null;
  }
}
