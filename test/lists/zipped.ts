import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a zip, and what its headings say of it, true or not. */
interface Packed {
  readonly name: string;
  readonly text: string | Uint8Array;
  /** Its day, `2026-11-01` unless another one is said. */
  readonly written?: string;
  /** 8 is deflated, 0 as it is. */
  readonly method?: number;
  readonly flags?: number;
  readonly unpacked?: number;
  readonly checksum?: number;
  /** Bytes between the name and the file, as some programs have them. */
  readonly extra?: number;
}

function factsOf(file: Packed, packed: Uint8Array): Buffer {
  const { name, text, written = '2026-11-01', method = 8, flags = 0 } = file;
  const [year = 0, month = 0, day = 0] = written.split('-').map(Number);
  const bytes = Buffer.from(text as string);
  const facts = Buffer.alloc(24);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(flags, 2);
  facts.writeUInt16LE(method, 4);
  facts.writeUInt16LE(((year - 1980) << 9) | (month << 5) | day, 8);
  facts.writeUInt32LE(file.checksum ?? crc32(bytes), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(file.unpacked ?? bytes.length, 18);
  facts.writeUInt16LE(Buffer.byteLength(name), 22);
  return facts;
}

/** A zip as small programs write it: sizes in the local headers, directory at the end. */
export function zippedFiles(files: readonly Packed[]): Buffer {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const file of files) {
    const bytes = Buffer.from(file.text as string);
    const packed = (file.method ?? 8) === 8 ? deflateRawSync(bytes) : bytes;
    const [facts, label, extra] = [
      factsOf(file, packed),
      Buffer.from(file.name),
      Buffer.alloc(file.extra ?? 0),
    ];
    const size = Buffer.alloc(2);
    size.writeUInt16LE(extra.length);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, size, label, extra, packed]);
    const place = Buffer.alloc(16);
    place.writeUInt32LE(at, 12);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, place, label);
    locals.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, entries, end]);
}

/** A zip of one file. `written` is its day. */
export function zipped(name: string, text: string | Uint8Array, written = '2026-11-01'): Uint8Array {
  return zippedFiles([{ name, text, written }]);
}
