/** A tournament's folder on a second medium: which one it is, and whose fences are believed. */
import { createHmac } from 'node:crypto';
import fs, { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chained } from '../../src-main/storage/chain.ts';
import {
  copyFolder,
  fencesIn,
  isFolder,
  nextEpoch,
  putFence,
  readCopy,
  type Fence,
} from '../../src-main/storage/copy-folder.ts';
import { entryLine, headLine } from '../../src-main/storage/segment.ts';
import { Folder } from './samples.ts';

const DOCUMENT = '1f2e3d4c-5b6a';
const KEY = { document: DOCUMENT, firstHash: 'a hash' };
const FENCE: Fence = { epoch: 2, by: 'CA on second', at: '2026-11-21T10:00:00.000+01:00' };
const signed = (fence: Fence, key = KEY): string =>
  createHmac('sha256', `wallchart fence:${key.document}:${key.firstHash}`)
    .update(JSON.stringify([fence.epoch, fence.by, fence.at]))
    .digest('hex');

let folder: Folder;
beforeEach(() => {
  folder = new Folder();
});
afterEach(() => {
  vi.restoreAllMocks();
  folder.remove();
});

describe('the folder of a tournament on a medium', () => {
  it('has a name that every file system takes, and eight characters of its identity', async () => {
    expect(await copyFolder(folder.path, 'Harbour: Open / 2026?', DOCUMENT)).toBe(
      folder.of('Harbour Open 2026 1f2e3d4c.wallchart-copy'),
    );
  });

  it('is the one that is there, whatever the tournament is called now, and the first of two by name', async () => {
    for (const name of ['Zebra 1f2e3d4c', 'Masters 1f2e3d4c', 'Masters 1f2e3d4d', 'Aachen1f2e3d4c'])
      mkdirSync(folder.of(`${name}.wallchart-copy`));
    mkdirSync(folder.of('Aachen 1f2e3d4c.wallchart-copy.old'));
    expect(await copyFolder(folder.path, 'Open', DOCUMENT)).toBe(
      folder.of('Masters 1f2e3d4c.wallchart-copy'),
    );
  });

  it('is not to be had on a medium that is not there', async () => {
    await expect(copyFolder(folder.of('none'), 'Open', DOCUMENT)).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(readCopy(folder.of('none'))).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(fencesIn(folder.of('none'), KEY)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is a folder: no file, and nothing that is not there', async () => {
    writeFileSync(folder.of('file'), '');
    expect(await isFolder(folder.path)).toBe(true);
    expect(await isFolder(folder.of('file'))).toBe(false);
    expect(await isFolder(folder.of('none'))).toBe(false);
  });

  it('holds a log in its segments, and none where there is none; what else lies there is no part of it', async () => {
    expect(await readCopy(folder.path)).toBeNull();
    const records = chained(
      DOCUMENT,
      [1, 2, 3, 4].map((seq) => ({
        ...{ seq, at: 'now', actor: 'CA', command: 'c', part: 0, kind: 'note', version: 1, payload: '{}' },
      })),
    );
    const write = (name: string, from: number, to: number) =>
      writeFileSync(
        folder.of(name),
        headLine({ document: DOCUMENT, epoch: 0, writer: 'a', first: from + 1 }) +
          records.slice(from, to).map(entryLine).join(''),
      );
    write('notes.jsonl', 0, 4);
    writeFileSync(folder.of('segment-0000-000000-z.jsonl'), 'no segment\n');
    expect(await readCopy(folder.path)).toBeNull();
    write('segment-0000-000003-a.jsonl', 2, 3);
    write('segment-0000-000001-a.jsonl', 0, 2);
    expect((await readCopy(folder.path))?.records).toEqual(records.slice(0, 3));
  });
});

describe.each(['as it is', 'the other way round'])('a medium that lists its files %s', (order) => {
  const { readdir } = fs.promises;
  beforeEach(() => {
    const sorted = async (path: string) => {
      const names = (await readdir(path)).sort();
      return order === 'as it is' ? names : names.reverse();
    };
    fs.promises.readdir = sorted as unknown as typeof readdir;
    syncBuiltinESMExports();
  });
  afterEach(() => {
    fs.promises.readdir = readdir;
    syncBuiltinESMExports();
  });

  it('has the first of two folders by name, the newest of its fences, and the first of two writers', async () => {
    for (const name of ['A', 'B']) mkdirSync(folder.of(`${name} 1f2e3d4c.wallchart-copy`));
    expect(await copyFolder(folder.path, 'Open', DOCUMENT)).toBe(folder.of('A 1f2e3d4c.wallchart-copy'));
    for (const epoch of [1, 3, 2]) await putFence(folder.path, { ...FENCE, epoch }, KEY);
    expect((await fencesIn(folder.path, KEY)).newest?.epoch).toBe(3);
    for (const actor of ['CA', 'DA']) {
      const [entry] = chained(DOCUMENT, [
        { seq: 1, at: 'now', actor, command: 'c', part: 0, kind: 'note', version: 1, payload: '{}' },
      ]);
      const head = { document: DOCUMENT, epoch: 0, writer: actor, first: 1 };
      writeFileSync(folder.of(`segment-0000-000001-${actor}.jsonl`), headLine(head) + entryLine(entry!));
    }
    expect((await readCopy(folder.path))?.records[0]?.actor).toBe('CA');
  });
});

describe('a fence', () => {
  it('stands as a line of its own with its signature, in a folder that is made where there is none', async () => {
    const place = folder.of('deep/copy');
    await putFence(place, FENCE, KEY);
    expect(readdirSync(place)).toEqual(['fence-2.json']);
    expect(JSON.parse(readFileSync(join(place, 'fence-2.json'), 'utf8'))).toEqual({
      ...FENCE,
      signature: signed(FENCE),
    });
    expect(await fencesIn(place, KEY)).toEqual({ newest: FENCE, unsigned: [] });
  });

  const plant = (name: string, fence: object) => writeFileSync(folder.of(name), JSON.stringify(fence));

  it.each([
    ['of another epoch', { epoch: 3 }],
    ['by somebody else', { by: 'DA on second' }],
    ['of another moment', { at: '2026-11-21T10:00:01.000+01:00' }],
    ['with another signature', { signature: signed({ ...FENCE, by: '' }) }],
    ['of another document', { signature: signed(FENCE, { ...KEY, document: 'another' }) }],
    ['of another first entry', { signature: signed(FENCE, { ...KEY, firstHash: 'another' }) }],
    ['without who', { by: undefined }],
    ['with a moment that is none', { at: 5 }],
  ])('%s than what was signed locks nobody', async (_what, change) => {
    plant('fence-2.json', { ...FENCE, signature: signed(FENCE), ...change });
    expect(await fencesIn(folder.path, KEY)).toEqual({ newest: null, unsigned: [2] });
  });

  it('locks nobody in a file that has the name of another epoch, be it a later or an earlier one', async () => {
    for (const name of ['fence-1.json', 'fence-3.json']) plant(name, { ...FENCE, signature: signed(FENCE) });
    const { newest, unsigned } = await fencesIn(folder.path, KEY);
    expect({ newest, unsigned: unsigned.toSorted() }).toEqual({ newest: null, unsigned: [1, 3] });
  });

  it('is written before it is flushed, and its file given back before it is told that it stands', async () => {
    const done: string[] = [];
    const { open } = fs.promises;
    const slow =
      <A extends readonly unknown[], R>(name: string, call: (...args: A) => Promise<R>) =>
      async (...args: A): Promise<R> => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        const answer = await call(...args);
        done.push(name);
        return answer;
      };
    vi.spyOn(fs.promises, 'open').mockImplementation(async (...args) => {
      const handle = await open(...args);
      return Object.assign(handle, {
        writeFile: slow('write', handle.writeFile.bind(handle)),
        sync: slow('flush', handle.sync.bind(handle)),
        close: slow('close', handle.close.bind(handle)),
      });
    });
    syncBuiltinESMExports();
    await putFence(folder.path, FENCE, KEY);
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    expect(done).toEqual(['write', 'flush', 'close']);
  });

  it('has its epoch in its name, of nine digits at most, and nothing else in it', async () => {
    for (const name of [
      'fence-0.json',
      'fence-1234567890.json',
      'fence-2.json.bak',
      'a fence-2.json',
      'fence-.json',
    ])
      plant(name, { ...FENCE, signature: signed(FENCE) });
    expect(await fencesIn(folder.path, KEY)).toEqual({ newest: null, unsigned: [] });
    const late = { ...FENCE, epoch: 123_456_789 };
    plant('fence-123456789.json', { ...late, signature: signed(late) });
    expect(await fencesIn(folder.path, KEY)).toEqual({ newest: late, unsigned: [] });
  });

  it.each([
    ['nobody took over', [], 0, 1],
    ['nobody took over, and the log has been', [], 4, 5],
    ['somebody took over since', [2, 6], 4, 7],
    ['somebody took over as often', [4], 4, 5],
    ['the log is ahead of who took over', [2], 4, 5],
  ])('of a takeover is one above the newest and the log’s own: %s', async (_what, epochs, least, next) => {
    for (const epoch of epochs) await putFence(folder.path, { ...FENCE, epoch }, KEY);
    expect(await nextEpoch(folder.path, KEY, least)).toBe(next);
  });

  /** Does `then` in the place of each wait; the answer is how long they were. */
  const insteadOfWaiting = (then: () => void): readonly number[] => {
    const waits: number[] = [];
    const later = setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((done: () => void, ms: number) => {
      waits.push(ms);
      later(() => {
        then();
        done();
      }, 5);
    }) as typeof setTimeout);
    return waits;
  };

  it('that is half written is waited for half a second, and counts when it is whole then', async () => {
    plant('fence-2.json', {});
    const waits = insteadOfWaiting(() => plant('fence-2.json', { ...FENCE, signature: signed(FENCE) }));
    expect(await nextEpoch(folder.path, KEY, 0)).toBe(3);
    expect(waits).toEqual([500]);
    expect(await nextEpoch(folder.path, KEY, 0)).toBe(3);
    expect(waits).toHaveLength(1);
  });

  it('that stays half written keeps its epoch from being given to another one', async () => {
    insteadOfWaiting(() => undefined);
    for (const epoch of [1, 2, 4]) plant(`fence-${epoch}.json`, {});
    expect(await nextEpoch(folder.path, KEY, 0)).toBe(3);
    expect(await nextEpoch(folder.path, KEY, 3)).toBe(5);
  });
});
