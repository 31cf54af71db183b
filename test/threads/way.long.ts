import { afterAll, describe, expect, it, vi } from 'vitest';
import { clearWay, giveWay, WAY } from '../../src-main/threads/way.ts';
import { Workers } from '../../src-main/threads/workers.ts';
import type { Jobs } from './greedy.ts';

const workers = new Workers<Jobs>(new URL('greedy.ts?way', import.meta.url));
afterAll(() => workers.close());

/** Until when the way is to be clear. */
const until = () => new Int32Array(WAY)[0]!;
/** How long before that time another one is, in milliseconds. */
const before = (time: number) => (until() - time) | 0;

describe('the way', () => {
  it('is cleared for a moment from now on', () => {
    const now = Date.now();
    clearWay();
    expect(before(now)).toBeGreaterThanOrEqual(50);
    expect(before(now)).toBeLessThan(1_000);
  });

  it('is given until then, by this thread and by every other', async () => {
    await workers.run('little', 1);
    clearWay();
    giveWay();
    expect(before(Date.now())).toBeLessThanOrEqual(1);
    clearWay();
    expect(before(await workers.run('way', null))).toBeLessThanOrEqual(1);
  });

  it('is clear for 60 milliseconds, and rested for as long as is left of them', () => {
    const [clock, rests] = [vi.spyOn(Date, 'now'), vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out')];
    const now = 1_795_000_000_000;
    clock.mockReturnValue(now);
    clearWay();
    for (const later of [-1, 0, 1, 59, 60, 61]) {
      clock.mockReturnValue(now + later);
      giveWay();
    }
    const way = new Int32Array(WAY);
    expect(rests.mock.calls).toEqual([60, 59, 1].map((left) => [way, 1, 0, left]));
    vi.restoreAllMocks();
  });

  it('is not waited for where the clock was set back by an hour', () => {
    Atomics.store(new Int32Array(WAY), 0, (Date.now() + 3_600_000) | 0);
    giveWay();
    expect(before(Date.now())).toBeGreaterThan(3_000_000);
  });
});

describe('a thread that serves jobs', () => {
  it('hands over arguments, progress and the value', async () => {
    const heard: unknown[] = [];
    const { value } = workers.start('parts', 3, (...progress) => heard.push(progress));
    expect(await value).toBe(3);
    expect(heard).toEqual([
      [1, 3, undefined],
      [2, 3, new Uint8Array([7])],
    ]);
  });

  it.each([
    ['the stack', { words: 'words', stack: 'Error: words\n  at a.ts' }, 'Error: words\n  at a.ts'],
    ['the words without a stack', { words: 'words', stack: null }, 'words'],
    ['what was thrown, where that is no error', 'only words', 'only words'],
  ])('tells of a bug %s, and goes on', async (_, args, message) => {
    await expect(workers.run('bug', args)).rejects.toThrow(new Error(message));
    expect(await workers.run('little', 7)).toBe(7);
  });
});
