import { afterEach, describe, expect, it } from 'vitest';
import { OverLimit, Workers, type ThreadLimits } from '../../src-main/threads/workers.ts';
import type { Jobs } from './greedy.ts';

/** Workers of one module share their limits, so each of these has an address of its own. */
function greedy(limits: ThreadLimits): Workers<Jobs> {
  return new Workers<Jobs>(new URL(`greedy.ts?${limits.megabytes}`, import.meta.url), limits);
}

const MODEST = {
  megabytes: greedy({ megabytes: 16, seconds: 60 }),
  seconds: greedy({ megabytes: 200, seconds: 0.1 }),
};

afterEach(() => Promise.all([MODEST.megabytes.close(), MODEST.seconds.close()]));

describe('a thread with limits', () => {
  it.each([
    ['memory', 'megabytes'],
    ['time', 'seconds'],
  ] as const)('is ended when it takes too much %s, and the program goes on', async (name, limit) => {
    const workers = MODEST[limit];
    const ended = await workers.start(name, null).value.catch((error: unknown) => error);
    expect(ended).toBeInstanceOf(OverLimit);
    expect((ended as OverLimit).limit).toBe(limit);
    // Within a tenth of a second a thread may not even begin.
    if (limit !== 'seconds') expect(await workers.run('little', 7)).toBe(7);
  });

  it('is ended in the middle of its work when the job is cancelled', async () => {
    const running = MODEST.megabytes.start('time', null);
    running.cancel();
    expect(await running.value).toBeNull();
    expect(await MODEST.megabytes.run('little', 7)).toBe(7);
  });

  it('takes no job any more when its answer comes after the end', async () => {
    const workers = MODEST.megabytes;
    for (let tries = 0; tries < 20; tries++) {
      await workers.run('little', 1);
      const running = workers.start('little', 1);
      // The answer lies there unheard when the job is cancelled.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
      running.cancel();
      await new Promise((resolve) => setImmediate(resolve));
      expect(await workers.run('little', 7)).toBe(7);
    }
  });
});
