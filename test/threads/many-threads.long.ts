/** Who gets which thread, and when it ends. */
import { afterAll, describe, expect, it, vi } from 'vitest';
import { OverLimit } from '../../src-main/threads/workers.ts';
import { closeAll, workersOf } from './plain.ts';

afterAll(closeAll);

describe('threads', () => {
  it('are as many as there are jobs at once, and one of them stays', async () => {
    const workers = workersOf();
    const [one, two] = await Promise.all([workers.run('later', 1), workers.run('later', 40)]);
    expect(one).not.toBe(two);
    const [three, four] = await Promise.all([workers.run('thread', null), workers.run('thread', null)]);
    expect(three).toBe(one);
    expect([one, two]).not.toContain(four);
  });

  it('wait for a first job where that is asked, one of each module', async () => {
    const last = await workersOf().run('thread', null);
    const workers = workersOf();
    workers.warm();
    workers.warm();
    const [one, two] = await Promise.all([workers.run('thread', null), workers.run('thread', null)]);
    expect([one, two]).toEqual([last + 1, last + 2]);
  });

  it('are ended with all that they do, and those that have nothing to do stay', async () => {
    const workers = workersOf();
    const thread = await workers.run('thread', null);
    const jobs = [workers.start('never', null), workers.start('never', null)];
    await workers.close();
    expect(await Promise.all(jobs.map(({ value }) => value))).toEqual([null, null]);
    const next = await workers.run('thread', null);
    expect(next).not.toBe(thread);
    await workers.close();
    expect(await workers.run('thread', null)).toBe(next);
  });
});

describe('limits', () => {
  it('of time end a job that is over them, and are of one job', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const workers = workersOf({ seconds: 20 });
    const thread = await workers.run('later', 1);
    expect(vi.getTimerCount()).toBe(0);
    const { value } = workers.start('never', null);
    const ended = value.catch((error: unknown) => error);
    vi.advanceTimersByTime(19_999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    const error = await ended;
    vi.useRealTimers();
    expect(error).toBeInstanceOf(OverLimit);
    expect((error as OverLimit).limit).toBe('seconds');
    expect(await workers.run('thread', null)).not.toBe(thread);
  });
});
