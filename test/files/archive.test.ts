/** What workbooks are made of: the archive, XML, and places of cells. */
import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MOST_COLUMNS } from '../../src-main/files/bounds.ts';
import { mergeOf, placeOf } from '../../src-main/files/sheet-places.ts';
import { walkXml } from '../../src-main/files/xml.ts';
import { unzipped, zipEntries } from '../../src-main/files/zip.ts';
import { zip } from './workbooks.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('an archive', () => {
  const archive = zip({ 'a.txt': 'first file '.repeat(20), 'b/c.txt': 'second' });
  const textOf = (bytes: Uint8Array, index: number) => {
    const part = unzipped(bytes, zipEntries(bytes)![index]!);
    return part === null ? null : new TextDecoder().decode(part);
  };
  const changed = (change: (bytes: Buffer) => void): Uint8Array => {
    const bytes = Buffer.from(archive);
    change(bytes);
    return bytes;
  };
  const last = archive.length - 22;
  const second = Buffer.from(archive).lastIndexOf('PK\u0001\u0002');

  it('has the files that its directory lists, each as it was packed', () => {
    expect(
      zipEntries(archive)!.map(({ name, unpacked, isEncrypted }) => [name, unpacked, isEncrypted]),
    ).toEqual([
      ['a.txt', 220, false],
      ['b/c.txt', 6, false],
    ]);
    expect([textOf(archive, 0), textOf(archive, 1)]).toEqual(['first file '.repeat(20), 'second']);
  });

  it('is found before a comment of any length, and within other bytes', () => {
    for (const length of [1, 1000, 0xffff])
      expect(zipEntries(Buffer.concat([archive, Buffer.alloc(length)]))).toHaveLength(2);
    expect(zipEntries(Buffer.concat([archive, Buffer.alloc(0x10000)]))).toBeNull();
    const within = Buffer.concat([Buffer.alloc(9), archive, Buffer.alloc(9)]).subarray(9, 9 + archive.length);
    expect(textOf(within, 1)).toBe('second');
  });

  it.each<[string, (bytes: Buffer) => void]>([
    ['no end', (bytes) => bytes.fill(0, last, last + 4)],
    ['a directory that begins elsewhere', (bytes) => bytes.writeUInt32LE(7, last + 16)],
    ['a directory beyond its end', (bytes) => bytes.writeUInt32LE(bytes.length, last + 16)],
    ['more files than are listed', (bytes) => bytes.writeUInt16LE(3, last + 10)],
    ['more than 5,000 files', (bytes) => bytes.writeUInt16LE(5001, last + 10)],
  ])('with %s is none', (_what, change) => {
    expect(zipEntries(changed(change))).toBeNull();
  });

  it('is none where it is too short for its end', () => {
    for (const length of [0, 4, 21]) expect(zipEntries(archive.subarray(0, length))).toBeNull();
    expect(zipEntries(archive.subarray(last))).toBeNull();
  });

  it.each<[string, (bytes: Buffer) => void]>([
    ['is encrypted', (bytes) => (bytes[second + 8]! |= 1)],
    ['is packed in a way that is not known', (bytes) => bytes.writeUInt16LE(12, second + 10)],
    ['has another checksum', (bytes) => (bytes[second + 16]! ^= 1)],
    ['is said to be shorter than it is', (bytes) => bytes.writeUInt32LE(5, second + 24)],
    ['is said to be longer than it is', (bytes) => bytes.writeUInt32LE(7, second + 24)],
    ['goes beyond the end', (bytes) => bytes.writeUInt32LE(bytes.length, second + 20)],
    ['stands elsewhere', (bytes) => bytes.writeUInt32LE(1, second + 42)],
    ['stands beyond the end', (bytes) => bytes.writeUInt32LE(bytes.length - 29, second + 42)],
    ['begins in the last bytes', (bytes) => bytes.writeUInt32LE(bytes.length - 2, second + 42)],
    ['begins far beyond the end', (bytes) => bytes.writeUInt32LE(0xfffffff0, second + 42)],
  ])('gives nothing of a file that %s', (_what, change) => {
    const bytes = changed(change);
    expect([textOf(bytes, 0), textOf(bytes, 1)]).toEqual(['first file '.repeat(20), null]);
  });

  it('gives a file that ends where the archive does', () => {
    const entry = Buffer.alloc(46);
    entry.write('PK\u0001\u0002', 0, 'latin1');
    const end = Buffer.alloc(22);
    end.write('PK\u0005\u0006', 0, 'latin1');
    end.writeUInt16LE(1, 10);
    entry.writeUInt32LE(entry.length + end.length, 42);
    const local = Buffer.alloc(30);
    local.write('PK\u0003\u0004', 0, 'latin1');
    expect(textOf(Buffer.concat([entry, end, local]), 0)).toBe('');
    entry.writeUInt32LE(crc32('end'), 16);
    for (const at of [20, 24]) entry.writeUInt32LE(3, at);
    expect(textOf(Buffer.concat([entry, end, local, Buffer.from('end')]), 0)).toBe('end');
    expect(textOf(Buffer.concat([entry, end, local, Buffer.from('en')]), 0)).toBeNull();
  });

  it('gives a file that is stored as it is, be it empty, behind whatever its own header holds more', () => {
    const one = (data: Buffer, method: number, extra = 0): Uint8Array => {
      const packed = method === 8 ? deflateRawSync(data) : data;
      const local = Buffer.alloc(30 + 1 + extra);
      local.write('PK\u0003\u0004x', 0, 'latin1');
      local.fill(0, 4);
      local.writeUInt16LE(1, 26);
      local.writeUInt16LE(extra, 28);
      const entry = Buffer.alloc(47 + 3 + 2);
      entry.write('PK\u0001\u0002', 0, 'latin1');
      entry.writeUInt16LE(method, 10);
      entry.writeUInt32LE(crc32(data), 16);
      entry.writeUInt32LE(packed.length, 20);
      entry.writeUInt32LE(data.length, 24);
      entry.writeUInt16LE(1, 28);
      entry.writeUInt16LE(3, 30);
      entry.writeUInt16LE(2, 32);
      entry.write('x', 46);
      const end = Buffer.alloc(22);
      end.write('PK\u0005\u0006', 0, 'latin1');
      end.writeUInt16LE(2, 10);
      end.writeUInt32LE(local.length + packed.length, 16);
      // The same file twice: the second entry is found behind what the first one holds more.
      return Buffer.concat([local, packed, entry, entry, end]);
    };
    for (const [data, method, extra] of [
      ['stored', 0, 0],
      ['stored', 0, 7],
      ['', 0, 0],
      ['', 8, 0],
      ['deflated', 8, 7],
    ] as const) {
      const bytes = one(Buffer.from(data), method, extra);
      expect([zipEntries(bytes)?.length, textOf(bytes, 0), textOf(bytes, 1)]).toEqual([2, data, data]);
    }
  });
});

describe('XML', () => {
  const walked = (bytes: Uint8Array | string): string => {
    let told = '';
    walkXml(typeof bytes === 'string' ? utf8(bytes) : bytes, {
      open: (name, attributes) =>
        (told += `<${name}${[...attributes].map(([key, value]) => ` ${key}=${value}`).join('')}>`),
      close: (name) => (told += `</${name}>`),
      text: (text) => (told += text),
    });
    return told;
  };

  it('is walked through tag by tag, without the prefixes of namespaces', () => {
    expect(walked('<x:a xmlns:x="u" x:b="1" c="&lt;2"><d/>t&amp;<![CDATA[<e>]]></x:a>')).toBe(
      '<a x=u b=1 c=<2><d></d>t&<e></a>',
    );
  });

  it('is read in UTF-8 and in UTF-16 with a mark, also where a character lies over the end of a piece', () => {
    const long = `<a>${'x'.repeat((1 << 18) - 5)}Žé½${'y'.repeat(9)}</a>`;
    expect(walked(long)).toBe(long);
    const utf16 = Buffer.from(`\uFEFF<a>Ž</a>`, 'utf16le');
    expect(walked(utf16)).toBe('<a>Ž</a>');
    expect(walked(Buffer.from(utf16).swap16())).toBe('<a>Ž</a>');
  });

  it('is nested 100 deep and has 100 attributes in a tag, not one more; those of the tag before do not count', () => {
    const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    expect(walked(nested(100))).toHaveLength(700);
    expect(() => walked(nested(101))).toThrow('nested too deep');
    expect(() => walked(`<r>${nested(99).repeat(2)}</r>`)).not.toThrow();
    const tag = (count: number) => `<a${Array.from({ length: count }, (_, at) => ` b${at}="1"`).join('')}/>`;
    expect(() => walked(`<r>${tag(100)}${tag(100)}</r>`)).not.toThrow();
    expect(() => walked(`<r>${tag(101)}</r>`)).toThrow('too many attributes');
  });

  it.each([
    '',
    '<a>',
    '<a></b>',
    '<a>&e;</a>',
    '<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>',
    '<a/><b/>',
    'text',
  ])('is not %j', (text) => {
    expect(() => walked(text)).toThrow();
  });
});

describe('a place of a workbook', () => {
  it.each([
    ['A1', 1, 1],
    ['Z9', 26, 9],
    ['AA10', 27, 10],
    ['AZ1', 52, 1],
    ['XFD1048576', 16_384, 1_048_576],
    ['$B$3', 2, 3],
    ['B$3', 2, 3],
  ])('%s is column %i, row %i', (reference, column, row) => {
    expect(placeOf(reference)).toEqual({ row, column });
  });

  it.each(['', 'A', '1', 'a1', 'AAAA1', 'A12345678', 'A1:B2', 'A-1', 'R1C1', ' A1'])(
    'is not %j',
    (reference) => {
      expect(placeOf(reference)).toBeNull();
    },
  );

  it('over several is a range, of 1,000 rows more at most, and of the columns that are looked at', () => {
    expect(mergeOf('B2:C4')).toEqual({ firstRow: 2, firstColumn: 2, lastRow: 4, lastColumn: 3 });
    expect(mergeOf('A1:A1001')).toMatchObject({ lastRow: 1001 });
    expect(mergeOf('A1:A1002')).toBeNull();
    expect(mergeOf('A1:XFD1')).toMatchObject({ firstColumn: 1, lastColumn: MOST_COLUMNS });
    for (const reference of ['A1', 'A1:', ':B2', 'A1:2', '']) expect(mergeOf(reference)).toBeNull();
  });
});
