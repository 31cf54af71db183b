/** When second media are written to: soon after something was stored, every two seconds, and for a last time. */
import { mkdirSync, readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogRecord } from '../../src-main/storage/chain.ts';
import { Mirror } from '../../src-main/storage/mirror.ts';
import { MirrorSet } from '../../src-main/storage/mirror-set.ts';
import { logOf, recordsOf } from './mirrored.ts';
import { Folder } from './samples.ts';

describe('the second media of a tournament', () => {
  let folder: Folder;
  let records: readonly LogRecord[];
  let changes: number;
  /** Media that were written to, in their order. */
  let synced: string[];
  /** What each writing waits for. */
  let hold: Promise<void>;
  const sets: MirrorSet[] = [];
  beforeEach(() => {
    folder = new Folder();
    [changes, synced, hold] = [0, [], Promise.resolve()];
    store(3);
    for (const name of ['one', 'two']) mkdirSync(folder.of(name));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(Mirror.prototype, 'sync').mockImplementation(async function (this: Mirror) {
      synced.push(this.medium.slice(folder.path.length + 1));
      await hold;
      this.state = 'in-step';
      return null;
    });
    vi.spyOn(Mirror.prototype, 'have', 'get').mockImplementation(() => records.length);
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    for (const set of sets.splice(0)) await set.close();
    folder.remove();
  });

  const store = (count: number): void => {
    records = recordsOf(count);
  };
  const log = () => logOf(records);
  const setOf = (...names: readonly string[]): MirrorSet => {
    const media = names.map((name) => folder.of(name));
    const set = new MirrorSet(media, log, { changed: () => changes++, fenced: () => undefined });
    sets.push(set);
    return set;
  };
  /** Media that were written to in these milliseconds. */
  const within = async (ms: number): Promise<string> => {
    synced.length = 0;
    await vi.advanceTimersByTimeAsync(ms);
    return synced.join(' ');
  };

  it('are written to 50 ms after the tournament is opened, then every two seconds', async () => {
    setOf('one', 'two');
    expect(await within(49)).toBe('');
    expect(await within(1)).toBe('one two');
    expect(await within(1999)).toBe('');
    expect(await within(1)).toBe('one two');
    expect(await within(2000)).toBe('one two');
  });

  it('are written to 50 ms after the last of some actions that come together', async () => {
    const set = setOf('one');
    await within(50);
    set.wake();
    expect(await within(30)).toBe('');
    set.wake();
    expect(await within(49)).toBe('');
    expect(await within(1)).toBe('one');
    // The wait of two seconds begins anew.
    expect(await within(1999)).toBe('');
    expect(await within(1)).toBe('one');
  });

  it('need no clock where there are none, and have one from the first on', async () => {
    const set = setOf();
    set.wake();
    expect(vi.getTimerCount()).toBe(0);
    set.add(folder.of('one'));
    expect(vi.getTimerCount()).toBe(1);
    expect(await within(50)).toBe('one');
    set.add(folder.of('one'));
    expect(await within(1999)).toBe('');
    expect(set.states()).toEqual([{ id: folder.of('one'), label: 'one', state: 'in-step', detail: '' }]);
  });

  it('do not keep the program from ending', () => {
    vi.useRealTimers();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    setOf('one');
    expect(timers.mock.results.map(({ value }) => (value as NodeJS.Timeout).hasRef())).toEqual([false]);
  });

  it('are written to once more where something was stored while they were, and told once', async () => {
    let go = () => undefined as void;
    hold = new Promise((resolve) => (go = resolve));
    const set = setOf('one', 'two');
    const first = set.flush();
    const [second, third] = [set.flush(), set.flush()];
    await Promise.resolve();
    expect(synced).toEqual(['one']);
    go();
    await Promise.all([first, second, third]);
    expect(synced).toEqual(['one', 'two', 'one', 'two']);
    expect(changes).toBe(1);
    await set.flush();
    expect([synced.length, changes]).toEqual([6, 1]);
  });

  it('are not taken out while they are written to, and are let go of then', async () => {
    let go = () => undefined as void;
    hold = new Promise((resolve) => (go = resolve));
    let given = 0;
    const closed = vi.spyOn(Mirror.prototype, 'close').mockImplementation(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      given++;
    });
    const set = setOf('one', 'two');
    const writing = set.flush();
    let isOut = false;
    const taking = set.remove(folder.of('one')).then(() => (isOut = true));
    await vi.advanceTimersByTimeAsync(10);
    expect([isOut, closed.mock.calls.length, set.media]).toEqual([false, 0, [folder.of('two')]]);
    go();
    await Promise.all([writing, taking]);
    // A stick may be taken out as soon as this is told.
    expect(given).toBe(1);
    expect(closed.mock.contexts.map((mirror) => (mirror as Mirror).medium)).toEqual([folder.of('one')]);
    await set.flush();
    expect(synced).toEqual(['one', 'two', 'two']);
  });

  it('are written to for a last time when the tournament is closed, let go of, and left alone', async () => {
    const closed = vi.spyOn(Mirror.prototype, 'close');
    const set = setOf('one', 'two');
    await set.close();
    expect([synced, closed.mock.calls.length, vi.getTimerCount()]).toEqual([['one', 'two'], 2, 0]);
    await set.close();
    set.wake();
    set.add(folder.of('three'));
    expect(await within(5000)).toBe('');
    expect([closed.mock.calls.length, changes]).toEqual([2, 0]);
  });

  it('that do not answer are waited for three seconds', async () => {
    hold = new Promise(() => undefined);
    const set = setOf('one');
    let isClosed = false;
    const closing = set.close().then(() => (isClosed = true));
    await vi.advanceTimersByTimeAsync(2999);
    expect(isClosed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isClosed).toBe(true);
    await closing;
    sets.pop();
  });

  it('are behind by what is not on them, in whole words, and only those that were in step', async () => {
    const set = setOf('one', 'two');
    await set.flush();
    const detail = () => set.states().map((facts) => `${facts.state}: ${facts.detail}`);
    vi.spyOn(Mirror.prototype, 'have', 'get').mockImplementation(function (this: Mirror) {
      return this.medium.endsWith('one') ? records.length - 1 : records.length - 4;
    });
    store(9);
    expect(detail()).toEqual(['behind: 1 entry behind', 'behind: 4 entries behind']);
    vi.spyOn(Mirror.prototype, 'sync').mockImplementation(function (this: Mirror) {
      [this.state, this.detail] = this.medium.endsWith('one') ? ['absent', 'not there'] : ['in-step', ''];
      return Promise.resolve(null);
    });
    await set.flush();
    expect(detail()).toEqual(['absent: not there', 'behind: 4 entries behind']);
    expect(readdirSync(folder.of('one'))).toEqual([]);
  });
});
