import { crc32, deflateRawSync } from 'node:zlib';

/** A zip of one file, as small programs write it: sizes in the local header, directory at the end. `written` is its day. */
export function zipped(name: string, text: string | Uint8Array, written = '2026-11-01'): Uint8Array {
  const [year = 0, month = 0, day = 0] = written.split('-').map(Number);
  const [bytes, label] = [Buffer.from(text as string), Buffer.from(name)];
  const packed = deflateRawSync(bytes);
  const facts = Buffer.alloc(24);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt16LE(((year - 1980) << 9) | (month << 5) | day, 8);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(label.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.alloc(2), label, packed]);
  const directory = Buffer.concat([
    Buffer.from('PK\u0001\u0002'),
    Buffer.from([20, 0]),
    facts,
    Buffer.alloc(16),
    label,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}
