import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogRecord } from '../../src-main/storage/chain.ts';
import { putFence, readCopy, type Fence } from '../../src-main/storage/copy-folder.ts';
import { labelOfPlace, MirrorSet } from '../../src-main/storage/mirror-set.ts';
import { DOCUMENT, logOf, recordsOf } from './mirrored.ts';
import { Folder } from './samples.ts';

describe('the second media of a tournament', () => {
  let folder: Folder;
  let records: readonly LogRecord[];
  let changes: number;
  let fences: Fence[];
  const sets: MirrorSet[] = [];
  beforeEach(() => {
    folder = new Folder();
    [changes, fences] = [0, []];
    store(3);
    for (const name of ['one', 'two', 'three']) mkdirSync(folder.of(name));
  });
  afterEach(async () => {
    for (const set of sets.splice(0)) await set.close();
    folder.remove();
  });

  /** The log has this many entries now. */
  const store = (count: number): void => {
    records = recordsOf(count);
  };
  const log = () => logOf(records);
  const setOf = (...names: readonly string[]): MirrorSet => {
    const set = new MirrorSet(
      names.map((name) => folder.of(name)),
      log,
      { changed: () => changes++, fenced: (fence) => fences.push(fence) },
    );
    sets.push(set);
    return set;
  };
  const states = (set: MirrorSet) => set.states().map(({ label, state }) => `${label} ${state}`);
  const copyOn = (name: string) => join(folder.of(name), readdirSync(folder.of(name))[0]!);
  /** How many entries a medium holds, each of them that of the log. */
  const heldOn = async (name: string): Promise<number> => {
    const held = (await readCopy(copyOn(name)))!.records;
    expect(held).toEqual(recordsOf(held.length));
    return held.length;
  };

  it('are all brought up to date, and the change is told once', async () => {
    const set = setOf('one', 'two');
    await set.flush();
    expect(states(set)).toEqual(['one in-step', 'two in-step']);
    expect([await heldOn('one'), await heldOn('two')]).toEqual([3, 3]);
    expect(changes).toBe(1);
    await set.flush();
    expect(changes).toBe(1);
  });

  it('are behind from the moment something is stored until it has arrived, and say by how much', async () => {
    const set = setOf('one');
    await set.flush();
    store(5);
    expect(set.states()).toEqual([
      { id: folder.of('one'), label: 'one', state: 'behind', detail: '2 entries behind' },
    ]);
    await set.flush();
    expect(states(set)).toEqual(['one in-step']);
    expect(await heldOn('one')).toBe(5);
  });

  it('get what is stored while they are being written to in the same go', async () => {
    const set = setOf('one');
    const first = set.flush();
    store(6);
    await Promise.all([first, set.flush()]);
    expect(await heldOn('one')).toBe(6);
  });

  it('are added once each, and the others stay', async () => {
    const set = setOf('one');
    set.add(folder.of('two'));
    set.add(folder.of('one'));
    set.add(folder.of('two'));
    expect(set.media).toEqual([folder.of('one'), folder.of('two')]);
    await set.flush();
    expect(states(set)).toEqual(['one in-step', 'two in-step']);
  });

  it('one that is added is written to by itself, soon', async () => {
    const set = setOf();
    set.add(folder.of('one'));
    await expect.poll(() => states(set), { interval: 20 }).toEqual(['one in-step']);
  });

  it('one that is removed gets nothing more; the others do, and what is not there cannot be removed', async () => {
    const set = setOf('one', 'two', 'three');
    await set.flush();
    await set.remove(folder.of('nowhere'));
    expect(set.media).toHaveLength(3);
    await set.remove(folder.of('two'));
    expect(set.media).toEqual([folder.of('one'), folder.of('three')]);
    await set.remove(folder.of('one'));
    expect(set.media).toEqual([folder.of('three')]);
    store(4);
    await set.flush();
    expect([await heldOn('one'), await heldOn('two'), await heldOn('three')]).toEqual([3, 3, 4]);
  });

  it('one that is pulled out does not keep the others from their entries, and has them all when it is back', async () => {
    const set = setOf('one', 'two');
    await set.flush();
    renameSync(folder.of('one'), folder.of('away'));
    store(5);
    await set.flush();
    expect(states(set)).toEqual(['one absent', 'two in-step']);
    expect(changes).toBe(2);
    renameSync(folder.of('away'), folder.of('one'));
    await set.flush();
    expect(states(set)).toEqual(['one in-step', 'two in-step']);
    expect([await heldOn('one'), await heldOn('two')]).toEqual([5, 5]);
    expect(changes).toBe(3);
  });

  it('tell who took over', async () => {
    const set = setOf('one', 'two');
    await set.flush();
    expect(fences).toEqual([]);
    const fence = { epoch: 1, by: 'CA on second', at: '2026-11-21T10:00:00.000+01:00' };
    await putFence(copyOn('two'), fence, { document: DOCUMENT, firstHash: records[0]!.hash });
    await set.flush();
    expect(fences).toEqual([fence]);
    expect(states(set)).toEqual(['one in-step', 'two failed']);
  });

  it('get the last entries when the tournament is closed, and nothing is told any more', async () => {
    const set = setOf('one');
    await set.close();
    expect(await heldOn('one')).toBe(3);
    expect(changes).toBe(0);
    store(4);
    set.wake();
    await set.close();
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(await heldOn('one')).toBe(3);
  });

  it('are called by the name of their folder', () => {
    expect([labelOfPlace('/media/stick'), labelOfPlace('/')]).toEqual(['stick', '/']);
  });
});
