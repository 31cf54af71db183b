import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fencesIn, nextEpoch, putFence, readCopy } from '../../src-main/storage/copy-folder.ts';
import { Mirror } from '../../src-main/storage/mirror.ts';
import { entryLine, headLine } from '../../src-main/storage/segment.ts';
import { MOST_BYTES } from '../../src-main/storage/tournament-mark.ts';
import { DOCUMENT, logOf, recordsOf } from './mirrored.ts';
import { Folder } from './samples.ts';

describe('a second medium', () => {
  let folder: Folder;
  let stick: string;
  const mirrors: Mirror[] = [];
  beforeEach(() => {
    folder = new Folder();
    stick = folder.of('stick');
    mkdirSync(stick);
  });
  afterEach(async () => {
    for (const mirror of mirrors.splice(0)) await mirror.close();
    vi.restoreAllMocks();
    folder.remove();
  });

  const mirror = () => {
    const made = new Mirror(stick);
    mirrors.push(made);
    return made;
  };
  const copy = () => join(stick, readdirSync(stick)[0]!);
  const held = async () => (await readCopy(copy()))!.records;

  it('is known to hold nothing before it was looked at', async () => {
    await mirror().sync(logOf(recordsOf(9)));
    const looking = mirror();
    expect(looking.have).toBe(0);
    await looking.sync(logOf(recordsOf(9)));
    expect(looking.have).toBe(9);
  });

  it('has a folder of the tournament’s name and the beginning of its identity, and keeps it when the name changes', async () => {
    await mirror().sync(logOf(recordsOf(2)));
    expect(readdirSync(stick)).toEqual(['Open a1b2c3d4.wallchart-copy']);
    await mirror().sync({ ...logOf(recordsOf(3)), name: 'Masters' });
    expect(readdirSync(stick)).toEqual(['Open a1b2c3d4.wallchart-copy']);
    expect(await held()).toEqual(recordsOf(3));
    await mirror().sync({ ...logOf([]), document: 'b2c3d4e5-another', name: 'Open' });
    expect(readdirSync(stick).sort()).toEqual([
      'Open a1b2c3d4.wallchart-copy',
      'Open b2c3d4e5.wallchart-copy',
    ]);
  });

  it('is absent where its folder is not there, or is a file, and nothing is made in its place', async () => {
    const absent = { state: 'absent', detail: 'not there', have: 0 };
    rmdirSync(stick);
    for (const made of [mirror(), new Mirror(join(stick, 'deeper'))]) {
      await made.sync(logOf(recordsOf(3)));
      expect(made).toMatchObject(absent);
      await made.close();
    }
    expect(existsSync(stick)).toBe(false);
    writeFileSync(stick, 'no folder');
    const target = mirror();
    await target.sync(logOf(recordsOf(3)));
    expect(target).toMatchObject(absent);
    expect(readFileSync(stick, 'utf8')).toBe('no folder');
  });

  it('that cannot be written to has failed with the reason, and is in step as soon as it can', async () => {
    const [place] = ['Open a1b2c3d4.wallchart-copy'];
    writeFileSync(join(stick, place), 'in the way');
    const target = mirror();
    await target.sync(logOf(recordsOf(3)));
    expect(target).toMatchObject({ state: 'failed', have: 0 });
    expect(target.detail).toMatch(/^EEXIST/);
    rmSync(join(stick, place));
    await target.sync(logOf(recordsOf(3)));
    expect(target).toMatchObject({ state: 'in-step', detail: '', have: 3 });
  });

  it('that was away is looked at anew: another one in its place gets every entry', async () => {
    const one = mirror();
    await one.sync(logOf(recordsOf(3)));
    renameSync(stick, folder.of('away'));
    await one.sync(logOf(recordsOf(4)));
    expect(one.state).toBe('absent');
    mkdirSync(stick);
    await one.sync(logOf(recordsOf(4)));
    expect([one.state, one.have]).toEqual(['in-step', 4]);
    expect(await held()).toEqual(recordsOf(4));
  });

  it('that changed places with an older copy between two looks is looked at anew', async () => {
    const made = mirror();
    await made.sync(logOf(recordsOf(2)));
    const older = folder.of('older');
    cpSync(stick, older, { recursive: true });
    await made.sync(logOf(recordsOf(4)));
    renameSync(stick, folder.of('away'));
    renameSync(older, stick);
    // Nothing new was stored since, then something.
    for (const count of [4, 6]) {
      await made.sync(logOf(recordsOf(count)));
      await made.sync(logOf(recordsOf(count)));
      expect([made.state, await held()]).toEqual(['in-step', recordsOf(count)]);
    }
  });

  it('that knows more than the file is not written to, and says how many entries', async () => {
    await mirror().sync(logOf(recordsOf(9)));
    const behind = mirror();
    await behind.sync(logOf(recordsOf(6)));
    expect(behind).toMatchObject({
      state: 'failed',
      detail: 'the medium has 3 entries more than this file',
    });
    expect(await held()).toEqual(recordsOf(9));
  });

  it('that holds pipes, folders and endless files where its parts should be is not waited for', async () => {
    await mirror().sync(logOf(recordsOf(3)));
    const [name = ''] = readdirSync(stick);
    const parts = join(stick, name);
    mkdirSync(join(parts, 'segment-0000-000004-folder.jsonl'));
    symlinkSync('/dev/zero', join(parts, 'segment-0000-000004-endless.jsonl'));
    // Would be believed if it were read: it begins with entries that the file does not have.
    const large = join(parts, 'segment-0000-000004-large.jsonl');
    const head = { document: DOCUMENT, epoch: 0, writer: 'large', first: 4 };
    writeFileSync(large, headLine(head) + recordsOf(9).slice(3).map(entryLine).join(''));
    truncateSync(large, MOST_BYTES + 1);
    for (const pipe of ['segment-0000-000004-pipe.jsonl', 'fence-9.json'])
      spawnSync('mkfifo', [join(parts, pipe)]);
    const target = mirror();
    await target.sync(logOf(recordsOf(5)));
    expect(target).toMatchObject({ state: 'in-step', have: 5 });
    expect(await held()).toEqual(recordsOf(5));
  });

  it('that holds another course of events of the same epoch is not written to, and says from where', async () => {
    await mirror().sync(logOf(recordsOf(9)));
    const other = mirror();
    await other.sync(logOf(recordsOf(12, 5)));
    expect(other).toMatchObject({
      state: 'failed',
      detail: 'the medium holds another course of events from entry 5 on',
    });
    expect(await held()).toEqual(recordsOf(9));
    // A later epoch goes on where the earlier one was left: what a fenced writer still wrote does not count.
    const taken = mirror();
    await taken.sync(logOf(recordsOf(12, 5), 1));
    expect(taken.state).toBe('in-step');
    expect(await held()).toEqual(recordsOf(12, 5));
  });

  it('is in step only when everything on it was flushed', async () => {
    const probe = await open(folder.of('probe'), 'w');
    const handles = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    const target = mirror();
    const append = vi.spyOn(handles, 'appendFile');
    const flush = vi.spyOn(handles, 'sync');
    const inOrder = () =>
      [
        ...append.mock.invocationCallOrder.map((at) => [at, 'append']),
        ...flush.mock.invocationCallOrder.map((at) => [at, 'sync']),
      ]
        .sort(([a], [b]) => Number(a) - Number(b))
        .map(([, call]) => call);
    await target.sync(logOf(recordsOf(3)));
    expect(target.state).toBe('in-step');
    expect(inOrder()).toEqual(['append', 'append', 'sync']);
    target.state = 'behind';
    await target.sync(logOf(recordsOf(5)));
    expect(inOrder()).toEqual(['append', 'append', 'sync', 'append', 'sync']);
  });

  describe('has fences', () => {
    const key = { document: DOCUMENT, firstHash: recordsOf(1)[0]!.hash };
    const fence = { epoch: 1, by: 'CA on second', at: '2026-11-21T10:00:00.000+01:00' };
    beforeEach(() => mirror().sync(logOf(recordsOf(3))));

    it('that only somebody who holds the tournament’s log can put up', async () => {
      const planted = [
        '{}',
        '',
        '[]',
        JSON.stringify(fence),
        JSON.stringify({ ...fence, signature: 'x'.repeat(64) }),
      ];
      for (const [index, text] of planted.entries())
        writeFileSync(join(copy(), `fence-${index + 1}.json`), text);
      writeFileSync(join(copy(), 'fence-99999999999999999999.json'), '{}');
      await putFence(folder.of('elsewhere'), fence, { ...key, document: 'another' });
      writeFileSync(join(copy(), 'fence-7.json'), readFileSync(join(folder.of('elsewhere'), 'fence-1.json')));
      expect(await fencesIn(copy(), key)).toMatchObject({ newest: null });
      const target = mirror();
      expect(await target.sync(logOf(recordsOf(4)))).toBeNull();
      expect(target.state).toBe('in-step');
      expect(await nextEpoch(copy(), key, 0)).toBe(6);
    });

    it('of which the newest counts, in whatever order the folder lists them', async () => {
      for (const epoch of [3, 12, 1, 7]) await putFence(copy(), { ...fence, epoch, by: `E${epoch}` }, key);
      expect(await fencesIn(copy(), key)).toEqual({
        newest: { ...fence, epoch: 12, by: 'E12' },
        // What is no fence by its name is none that lacks a signature either.
        unsigned: [],
      });
      expect(await nextEpoch(copy(), key, 4)).toBe(13);
      expect(await nextEpoch(copy(), key, 20)).toBe(21);
    });

    it('that lock every writer of an earlier epoch, and no later one', async () => {
      await putFence(copy(), fence, key);
      await expect(putFence(copy(), fence, key)).rejects.toMatchObject({ code: 'EEXIST' });
      expect(await mirror().sync(logOf(recordsOf(4)))).toEqual(fence);
      expect(await mirror().sync(logOf(recordsOf(4), 1))).toBeNull();
      // The same fence under the name of a later epoch is none.
      writeFileSync(join(copy(), 'fence-3.json'), readFileSync(join(copy(), 'fence-1.json')));
      expect(await mirror().sync(logOf(recordsOf(4), 1))).toBeNull();
      expect(await nextEpoch(copy(), key, 0)).toBe(2);
    });
  });
});
