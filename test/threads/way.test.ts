import { afterAll, describe, expect, it } from 'vitest';
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

  it('is not waited for where the clock was set back by an hour', () => {
    Atomics.store(new Int32Array(WAY), 0, (Date.now() + 3_600_000) | 0);
    giveWay();
    expect(before(Date.now())).toBeGreaterThan(3_000_000);
  });
});
