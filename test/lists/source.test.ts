/** The bytes of a list: plain files and zips, whole and not. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { ListError } from '../../src-main/lists/failure.ts';
import { openSource } from '../../src-main/lists/source.ts';
import { zippedFiles } from './zipped.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'wallchart-source-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

let files = 0;
function file(content: string | Uint8Array, name = 'list.txt'): string {
  const folder = join(FOLDER, String(files++));
  mkdirSync(folder);
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const hashOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** All that a source gives and tells; its failure where it has one. */
async function read(path: string) {
  const told: [number, number][] = [];
  try {
    const source = openSource(path, [], (settled, all) => told.push([settled, all]));
    const pieces: Buffer[] = [];
    // The next piece is written over the one before.
    for await (const piece of source.pieces()) pieces.push(Buffer.from(piece));
    const { name, written, workbook } = source;
    const text = Buffer.concat(pieces).toString('latin1');
    return {
      name,
      written,
      workbook,
      text,
      sizes: pieces.map(({ length }) => length),
      hash: source.hash(),
      told,
    };
  } catch (error) {
    if (!(error instanceof ListError)) throw error;
    expect(error.message).toBe(error.failure.code);
    return error.failure;
  }
}

describe('a plain file', () => {
  it('is given in pieces of a megabyte, with how much of it was read, and its day', async () => {
    const content = Buffer.alloc((1 << 20) + 10, 'abcdefghijk');
    const path = file(content, 'ratings.csv');
    utimesSync(path, new Date('2026-09-20T12:00:00Z'), new Date('2026-10-31T23:30:00Z'));
    const found = await read(path);
    expect('text' in found && found.text === content.toString('latin1')).toBe(true);
    expect({ ...found, text: '' }).toEqual({
      name: 'ratings.csv',
      written: '2026-10-31',
      workbook: null,
      text: '',
      sizes: [1_048_576, 10],
      hash: hashOf(content),
      told: [
        [1_048_576, 1_048_586],
        [1_048_586, 1_048_586],
      ],
    });
  });

  it('may have a single letter', async () => {
    expect(await read(file('P'))).toMatchObject({ text: 'P', told: [[1, 1]] });
  });

  it('that nothing is in, a folder, and what is not there', async () => {
    const empty = file('');
    expect(await read(empty)).toEqual({ code: 'list-empty', path: empty });
    expect(await read(FOLDER)).toEqual({ code: 'not-a-file', path: FOLDER });
    const nowhere = join(FOLDER, 'nowhere.txt');
    expect(await read(nowhere)).toEqual({ code: 'file-missing', path: nowhere });
    const below = join(empty, 'list.txt');
    expect(await read(below)).toEqual({
      code: 'file-unreachable',
      path: below,
      reason: `ENOTDIR: not a directory, stat '${below}'`,
    });
  });

  it('that this program has open is left alone, by what it is and not by its name', () => {
    const path = file('A');
    const { dev, ino } = statSync(path, { bigint: true });
    const failureOf = (...taken: { dev: bigint; ino: bigint }[]) => {
      try {
        void openSource(path, taken).pieces().return(undefined);
        return null;
      } catch (error) {
        return (error as ListError).failure;
      }
    };
    const open = { code: 'file-is-open', path };
    expect(failureOf({ dev, ino: ino + 1n }, { dev, ino })).toEqual(open);
    expect([failureOf({ dev: dev + 1n, ino }), failureOf({ dev, ino: ino + 1n }), failureOf()]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('of more than two thousand million bytes is no list', async () => {
    const path = file('A');
    truncateSync(path, 2_000_000_000);
    expect((await openSource(path, []).pieces().next()).done).toBe(false);
    truncateSync(path, 2_000_000_001);
    expect(await read(path)).toEqual({ code: 'list-too-large', path, limit: 2_000_000_000 });
  });

  it('that becomes shorter meanwhile is told as cut', async () => {
    const path = file('0123456789');
    const { pieces } = openSource(path, []);
    truncateSync(path, 3);
    const all = async () => {
      for await (const piece of pieces()) expect(piece).toHaveLength(3);
    };
    await expect(all()).rejects.toMatchObject({ failure: { code: 'list-truncated', path, percent: 30 } });
  });
});

describe('a zip', () => {
  it('has its largest list, with its own name and day', async () => {
    const bytes = zippedFiles([
      { name: 'readme.md', text: 'm'.repeat(400) },
      { name: '__MACOSX/list.txt', text: 'x'.repeat(300) },
      { name: 'lists/b.TXT', text: 'b'.repeat(100), written: '2026-02-09', extra: 7 },
      { name: 'a.csv', text: 'a'.repeat(99) },
    ]);
    expect(await read(file(bytes, 'all.zip'))).toEqual({
      name: 'b.TXT',
      written: '2026-02-09',
      workbook: null,
      text: 'b'.repeat(100),
      sizes: [100],
      hash: hashOf(bytes),
      told: [[expect.any(Number), deflateRawSync('b'.repeat(100)).length]],
    });
  });

  it.each(['list.txt', 'list.xml', 'list.CSV', 'list.tab'])('may have %s', async (name) => {
    expect(await read(file(zippedFiles([{ name, text: 'A' }])))).toMatchObject({ name, text: 'A' });
  });

  it('tells how much of it was read as it is unpacked', async () => {
    const packed = deflateRawSync('k'.repeat(2_000_000)).length;
    const found = await read(file(zippedFiles([{ name: 'k.txt', text: 'k'.repeat(2_000_000) }])));
    const { told } = found as { told: [number, number][] };
    expect(told).toHaveLength(2);
    expect(told.map(([, all]) => all)).toEqual([packed, packed]);
    expect(told.map(([settled]) => settled > 0 && settled <= packed)).toEqual([true, true]);
  });

  it('may have its list as it is', async () => {
    expect(await read(file(zippedFiles([{ name: 'a.txt', text: 'Ada', method: 0 }])))).toMatchObject({
      text: 'Ada',
      told: [],
    });
  });

  it.each([
    ['1981-01-01', '1981-01-01'],
    ['2026-12-31', '2026-12-31'],
    ['1980-05-05', '2026-03-04'],
    ['2026-00-05', '2026-03-04'],
    ['2026-13-05', '2026-03-04'],
    ['2026-05-00', '2026-03-04'],
  ])('that says %s was written on %s', async (said, written) => {
    const path = file(zippedFiles([{ name: 'a.txt', text: 'A', written: said }]));
    utimesSync(path, new Date('2026-03-04T12:00:00Z'), new Date('2026-03-04T12:00:00Z'));
    expect(await read(path)).toMatchObject({ written });
  });

  it('that is a workbook is given whole', async () => {
    const bytes = zippedFiles([
      { name: 'list.txt', text: 'A' },
      { name: 'xl/workbook.xml', text: '<workbook/>' },
    ]);
    expect(await read(file(bytes, 'book.xlsx'))).toMatchObject({
      name: 'book.xlsx',
      workbook: bytes,
      text: '',
      hash: hashOf(bytes),
    });
  });

  it('without a list is told by the names in it, as far as a line goes', async () => {
    const path = file(
      zippedFiles([
        { name: 'a.md', text: 'A' },
        { name: 'b'.repeat(90), text: 'B' },
      ]),
    );
    expect(await read(path)).toEqual({ code: 'not-a-list', path, beginning: `a.md, ${'b'.repeat(74)}` });
  });
});

describe('a zip that is not right', () => {
  const failureOf = async (bytes: Uint8Array) => {
    const { path: _, ...failure } = (await read(file(bytes))) as unknown as Record<string, unknown>;
    return failure;
  };

  it('is told as cut where its directory is not there, with how much there is if that can be told', async () => {
    const bytes = zippedFiles([{ name: 'a.txt', text: Buffer.alloc(200, 'abc'), method: 0 }]);
    expect(await failureOf(bytes.subarray(0, 101))).toEqual({ code: 'list-truncated', percent: 50 });
    expect(await failureOf(bytes.subarray(0, 30))).toEqual({ code: 'list-truncated', percent: 15 });
    expect(await failureOf(bytes.subarray(0, 29))).toEqual({ code: 'list-truncated', percent: null });
    expect(await failureOf(bytes.subarray(0, 200))).toEqual({ code: 'list-truncated', percent: null });
  });

  it('is told as cut where its file is longer than all of it', async () => {
    const bytes = zippedFiles([{ name: 'a.txt', text: 'abcdefghij', method: 0, extra: 3 }]);
    // What the directory says of its size; 30 bytes, a name of 5 and 3 more stand before the file.
    const at = bytes.indexOf('PK\u0001\u0002') + 20;
    bytes.writeUInt32LE(bytes.length - 38, at);
    expect(await failureOf(bytes)).toEqual({ code: 'list-damaged', reason: 'checksum' });
    bytes.writeUInt32LE((bytes.length - 38) * 2, at);
    expect(await failureOf(bytes)).toEqual({ code: 'list-truncated', percent: 50 });
  });

  it.each([
    ['a secret', { flags: 1 }, 'packing'],
    ['a packing that nobody knows', { method: 12 }, 'packing'],
    ['another checksum', { checksum: 5 }, 'checksum'],
    ['another size', { unpacked: 4 }, 'checksum'],
  ])('by %s', async (_, wrong, reason) => {
    expect(await failureOf(zippedFiles([{ name: 'a.txt', text: 'Ada', ...wrong }]))).toEqual({
      code: 'list-damaged',
      reason,
    });
  });

  it('by bytes that cannot be unpacked', async () => {
    const bytes = zippedFiles([{ name: 'a.txt', text: 'Ada' }]);
    bytes.fill(0xff, 35, 38);
    expect(await failureOf(bytes)).toEqual({ code: 'list-damaged', reason: 'packing' });
  });

  it('by a file that unpacks to more than a list does, whether it says so or not', async () => {
    const says = (unpacked: number, size: number) =>
      failureOf(zippedFiles([{ name: 'a.txt', text: Buffer.alloc(size, 'abc'), method: 0, unpacked }]));
    const damaged = { code: 'list-damaged', reason: 'checksum' };
    expect(await says(10_000_000, 60_000)).toEqual(damaged);
    expect(await says(10_000_001, 60_000)).toEqual({ code: 'list-swells', limit: 10_000_000 });
    expect(await says(10_500_000, 70_000)).toEqual(damaged);
    expect(await says(10_500_001, 70_000)).toEqual({ code: 'list-swells', limit: 10_500_000 });
    const holds = (size: number) =>
      failureOf(zippedFiles([{ name: 'a.txt', text: Buffer.alloc(size), unpacked: 7 }]));
    expect(await holds(10_000_000)).toEqual(damaged);
    expect(await holds(10_000_001)).toEqual({ code: 'list-swells', limit: 10_000_000 });
  });

  it('by a size that no list has', async () => {
    const path = file('PK\u0003\u0004');
    truncateSync(path, 200_000_001);
    expect(await read(path)).toEqual({ code: 'list-too-large', path, limit: 200_000_000 });
  });
});
