/** One second medium, step by step: what is written in which part, when it is flushed, and what each error makes of it. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putFence } from '../../src-main/storage/copy-folder.ts';
import { Mirror } from '../../src-main/storage/mirror.ts';
import { entryLine, headLine } from '../../src-main/storage/segment.ts';
import { DOCUMENT, logOf, recordsOf } from './mirrored.ts';
import { Folder } from './samples.ts';

let folder: Folder;
let stick: string;
let mirror: Mirror;
let handles: FileHandle;
beforeEach(async () => {
  folder = new Folder();
  stick = folder.of('stick');
  mkdirSync(stick);
  mirror = new Mirror(stick);
  const probe = await open(folder.of('probe'), 'w');
  handles = Object.getPrototypeOf(probe) as FileHandle;
  await probe.close();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await mirror.close();
  folder.remove();
});

const copy = () => join(stick, 'Open a1b2c3d4.wallchart-copy');
const parts = () => readdirSync(copy()).filter((name) => name.startsWith('segment'));
const textOf = (name: string) => readFileSync(join(copy(), name), 'utf8');
/** `1-3` for a part with entries 1 to 3, in the order of their names. */
const held = () =>
  parts()
    .sort()
    .map((name) => {
      const lines = textOf(name).trim().split('\n').slice(1);
      const numbers = lines.map((line) => (JSON.parse(line) as number[])[0]);
      return `${numbers[0] ?? ''}-${numbers.at(-1) ?? ''}`;
    });
const looks = () => [mirror.state, mirror.detail, mirror.have];
const IN_STEP = (have: number) => ['in-step', '', have];

describe('a second medium gets', () => {
  it('nothing, and no part, where there is nothing to be stored', async () => {
    await mirror.sync(logOf([]));
    expect([looks(), readdirSync(copy())]).toEqual([IN_STEP(0), []]);
    await mirror.sync(logOf(recordsOf(2)));
    await mirror.sync(logOf(recordsOf(2)));
    expect([looks(), held()]).toEqual([IN_STEP(2), ['1-2']]);
  });

  it('what is new in the part of this session, whose first line says where it begins', async () => {
    await mirror.sync(logOf(recordsOf(2), 3));
    await mirror.sync(logOf(recordsOf(5), 3));
    expect([held(), looks()]).toEqual([['1-5'], IN_STEP(5)]);
    const [name = ''] = parts();
    const writer = /^segment-0003-000001-([\da-f]{8})-[\da-f]{4}\.jsonl$/.exec(name)?.[1];
    expect(textOf(name)).toBe(
      headLine({ document: DOCUMENT, epoch: 3, writer: writer!, first: 1 }) +
        recordsOf(5).map(entryLine).join(''),
    );
  });

  it('in another session, and after an error, a part that begins with the first entry that is not there', async () => {
    await mirror.sync(logOf(recordsOf(2)));
    await mirror.close();
    await mirror.sync(logOf(recordsOf(3)));
    expect(held()).toEqual(['1-2', '3-3']);
    vi.spyOn(handles, 'sync').mockRejectedValueOnce(Object.assign(new Error('EIO: i/o'), { code: 'EIO' }));
    await mirror.sync(logOf(recordsOf(4)));
    expect(looks()).toEqual(['absent', 'not there', 3]);
    // It had arrived, though nobody knew.
    await mirror.sync(logOf(recordsOf(5)));
    expect([looks(), held()]).toEqual([IN_STEP(5), ['1-2', '3-4', '5-5']]);
  });

  it('of an earlier part what is there in the same course, and the rest anew', async () => {
    await mirror.sync(logOf(recordsOf(6, 4)));
    await mirror.close();
    await mirror.sync(logOf(recordsOf(6), 1));
    expect([looks(), held()]).toEqual([IN_STEP(6), ['1-6', '4-6']]);
    const [, anew = ''] = parts().sort();
    expect(textOf(anew)).toContain(recordsOf(6).slice(3).map(entryLine).join(''));
  });
});

describe('a second medium is', () => {
  it('flushed when all is written, and not before', async () => {
    const steps: string[] = [];
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the handle they belong to
    const { appendFile, sync } = handles;
    vi.spyOn(handles, 'appendFile').mockImplementation(async function (this: FileHandle, ...args) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      await appendFile.apply(this, args);
      steps.push('written');
    });
    vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
      steps.push('flush');
      await sync.call(this);
    });
    await mirror.sync(logOf(recordsOf(2)));
    await mirror.sync(logOf(recordsOf(3)));
    expect(steps).toEqual(['written', 'written', 'flush', 'written', 'flush']);
  });

  it('behind while it is written to, by as many entries as are on their way', async () => {
    const seen: unknown[] = [];
    await mirror.sync(logOf(recordsOf(2)));
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the handle it belongs to
    const { sync } = handles;
    vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
      seen.push(looks());
      await sync.call(this);
    });
    await mirror.sync(logOf(recordsOf(3)));
    await mirror.sync(logOf(recordsOf(7)));
    expect(seen).toEqual([
      ['behind', '1 entry behind', 2],
      ['behind', '4 entries behind', 3],
    ]);
    expect(looks()).toEqual(IN_STEP(7));
  });

  it.each([
    ['ENOENT', 'absent', 'not there'],
    ['EIO', 'absent', 'not there'],
    ['ENODEV', 'absent', 'not there'],
    ['ENXIO', 'absent', 'not there'],
    ['ENOSPC', 'failed', 'the words of the system'],
    ['', 'failed', 'the words of the system'],
  ])('after %j %s: %s, until it is tried again', async (code, state, detail) => {
    vi.spyOn(handles, 'appendFile').mockRejectedValueOnce(
      Object.assign(new Error('the words of the system'), { code }),
    );
    expect(await mirror.sync(logOf(recordsOf(3)))).toBeNull();
    expect(looks()).toEqual([state, detail, 0]);
    await mirror.sync(logOf(recordsOf(3)));
    expect(looks()).toEqual(IN_STEP(3));
  });

  it('failed where what was written did not stay', async () => {
    vi.spyOn(handles, 'stat').mockResolvedValueOnce({ size: 0 } as Stats);
    await mirror.sync(logOf(recordsOf(3)));
    expect(looks()).toEqual(['failed', 'the medium lost what was written', 0]);
  });

  it('failed where somebody took over, and not where this very log did', async () => {
    const key = { document: DOCUMENT, firstHash: recordsOf(1)[0]!.hash };
    const fence = { epoch: 2, by: 'CA on second', at: 'then' };
    await mirror.sync(logOf(recordsOf(2), 1));
    await putFence(copy(), fence, key);
    expect(await mirror.sync(logOf(recordsOf(3), 1))).toEqual(fence);
    expect([looks(), held()]).toEqual([['failed', 'CA on second took over', 2], ['1-2']]);
    expect(await mirror.sync(logOf(recordsOf(3), 2))).toBeNull();
    expect([looks(), held()]).toEqual([IN_STEP(3), ['1-2', '3-3']]);
    // Without an entry nobody can have signed one.
    expect(await mirror.sync({ ...logOf([], 2), document: 'a1b2c3d4-other' })).toBeNull();
  });

  it.each([
    ['knows one entry more', 3, Infinity, 2, 'the medium has 1 entry more than this file'],
    [
      'knows some that this one does not have at all',
      3,
      Infinity,
      0,
      'the medium has 3 entries more than this file',
    ],
    ['is of another course', 4, 3, 6, 'the medium holds another course of events from entry 3 on'],
    [
      'is of another course from the first entry on',
      1,
      1,
      1,
      'the medium holds another course of events from entry 1 on',
    ],
    [
      'is of another course in its last entry',
      3,
      3,
      3,
      'the medium holds another course of events from entry 3 on',
    ],
  ])('failed where it %s, and stays as it is', async (_what, theirs, other, ours, detail) => {
    const another = new Mirror(stick);
    await another.sync(logOf(recordsOf(theirs, other), 1));
    await another.close();
    const before = parts().map(textOf);
    for (let count = 0; count < 2; count++) {
      expect(await mirror.sync(logOf(recordsOf(ours), 1))).toBeNull();
      expect([mirror.state, mirror.detail]).toEqual(['failed', detail]);
    }
    expect(parts().map(textOf)).toEqual(before);
    // What was written before a takeover is no dispute.
    await mirror.sync(logOf(recordsOf(ours), 2));
    expect([mirror.state, mirror.have]).toEqual(['in-step', ours]);
  });

  it('looked at again after it was another one for a while, and otherwise once', async () => {
    await mirror.sync(logOf(recordsOf(3)));
    // Nothing of this is known to the mirror, which has compared the folder.
    const [name = ''] = parts();
    writeFileSync(join(copy(), name), headLine({ document: DOCUMENT, epoch: 0, writer: 'x', first: 1 }));
    await mirror.sync(logOf(recordsOf(3)));
    expect([looks(), held()]).toEqual([IN_STEP(3), ['-']]);
    renameSync(stick, folder.of('away'));
    mkdirSync(stick);
    await mirror.sync(logOf(recordsOf(3)));
    expect([looks(), held()]).toEqual([IN_STEP(3), ['1-3']]);
    renameSync(stick, folder.of('other'));
    renameSync(folder.of('away'), stick);
    await mirror.sync(logOf(recordsOf(4)));
    expect(looks()).toEqual(IN_STEP(4));
    expect(held().toSorted()).toEqual(['-', '1-4']);
  });

  it('let go of when it is closed, fenced, gone or failed: no file of it stays open', async () => {
    const opened = () =>
      process.platform !== 'linux'
        ? 0
        : readdirSync('/proc/self/fd').filter((fd) => {
            const link = `/proc/self/fd/${fd}`;
            return existsSync(link) && readlinkSync(link).startsWith(folder.path);
          }).length;
    const isOpen = process.platform === 'linux' ? 1 : 0;
    await mirror.sync(logOf(recordsOf(1)));
    expect(opened()).toBe(isOpen);
    await mirror.close();
    expect([opened(), looks()]).toEqual([0, IN_STEP(1)]);
    await mirror.sync(logOf(recordsOf(2)));
    expect(opened()).toBe(isOpen);
    vi.spyOn(handles, 'sync').mockRejectedValueOnce(new Error('no'));
    await mirror.sync(logOf(recordsOf(3)));
    expect(opened()).toBe(0);
    await mirror.sync(logOf(recordsOf(4)));
    expect(opened()).toBe(isOpen);
    await putFence(
      copy(),
      { epoch: 1, by: 'CA', at: 'then' },
      { document: DOCUMENT, firstHash: recordsOf(1)[0]!.hash },
    );
    await mirror.sync(logOf(recordsOf(5)));
    expect([opened(), looks()]).toEqual([0, ['failed', 'CA took over', 4]]);
    await mirror.sync(logOf(recordsOf(4), 1));
    await mirror.sync(logOf(recordsOf(5), 1));
    expect(opened()).toBe(isOpen);
    renameSync(stick, folder.of('away'));
    await mirror.sync(logOf(recordsOf(6), 1));
    expect([opened(), looks()]).toEqual([0, ['absent', 'not there', 5]]);
  });
});
