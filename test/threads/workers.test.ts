/** What becomes of a job, of one that is cancelled, and of a thread that fails. */
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { serveJobs } from '../../src-main/threads/serve-jobs.ts';
import { WAY } from '../../src-main/threads/way.ts';
import { OverLimit, resourceLimits } from '../../src-main/threads/workers.ts';
import { closeAll, workersOf } from './plain.ts';

afterAll(closeAll);

describe('a job', () => {
  const workers = workersOf();

  it('has its arguments, tells how far it is, and answers', async () => {
    const heard: unknown[] = [];
    const { value } = workers.start('echo', { round: 3 }, (...progress) => heard.push(progress));
    expect(await value).toEqual({ round: 3 });
    expect(heard).toEqual([
      [1, 3, undefined],
      [2, 3, new Uint8Array([7])],
    ]);
    expect(await workers.run('echo', null)).toBeNull();
  });

  it('knows the languages, and the way that is kept clear', async () => {
    const before = new Int32Array(WAY)[1]!;
    expect(await workers.run('told', null)).toEqual({ languages: ['en', ['en']] });
    expect(new Int32Array(WAY)[1]).toBe(before + 1);
    Atomics.store(new Int32Array(WAY), 1, before);
  });

  it('that meets a bug says so, and its thread takes the next one', async () => {
    const thread = await workers.run('thread', null);
    await expect(workers.run('bug', 'Error: words\n  at a.ts')).rejects.toThrow(
      new Error('Error: words\n  at a.ts'),
    );
    expect(await workers.run('thread', null)).toBe(thread);
  });

  it('whose thread ends says so, and another one takes the next', async () => {
    const thread = await workers.run('thread', null);
    await expect(workers.run('exit', 3)).rejects.toThrow(new Error('a worker thread ended with 3'));
    const next = await workers.run('thread', null);
    expect(next).not.toBe(thread);
    await expect(workers.run('error', { message: 'in the thread' })).rejects.toThrow(
      new Error('in the thread'),
    );
    expect(await workers.run('thread', null)).not.toBe(next);
  });

  it('that filled its memory says so', async () => {
    const ended = workers.run('error', { message: 'full', code: 'ERR_WORKER_OUT_OF_MEMORY' });
    const error: unknown = await ended.catch((each: unknown) => each);
    expect(error).toBeInstanceOf(OverLimit);
    expect([(error as OverLimit).limit, (error as OverLimit).message]).toEqual([
      ...['megabytes', 'a worker thread took more than its megabytes'],
    ]);
  });
});

describe('a job that is cancelled', () => {
  const workers = workersOf();

  it('answers null, and its thread is ended', async () => {
    const thread = await workers.run('thread', null);
    const { value, cancel } = workers.start('never', null);
    cancel();
    cancel();
    expect(await value).toBeNull();
    expect(await workers.run('thread', null)).not.toBe(thread);
  });

  it('too late leaves its thread to the next one', async () => {
    const { value, cancel } = workers.start('thread', null);
    const thread = await value;
    await Promise.resolve();
    const next = workers.start('later', 5);
    cancel();
    expect(await next.value).toBe(thread);
  });
});

describe('limits', () => {
  it('of memory are those of the thread', () => {
    expect(resourceLimits({})).toStrictEqual({});
    expect(resourceLimits({ seconds: 3 })).toStrictEqual({});
    expect(resourceLimits({ megabytes: 200 })).toStrictEqual({ maxOldGenerationSizeMb: 200 });
    expect(resourceLimits({ youngMegabytes: 8 })).toStrictEqual({ maxYoungGenerationSizeMb: 8 });
    expect(resourceLimits({ megabytes: 200, youngMegabytes: 16 })).toStrictEqual({
      ...{ maxOldGenerationSizeMb: 200, maxYoungGenerationSizeMb: 16 },
    });
  });
});

describe('a thread that is kept warm', () => {
  it('is there before the first job comes, once however often it is asked for, and takes that job', async () => {
    const workers = workersOf();
    workers.warm();
    workers.warm();
    // Threads are numbered as they are made.
    const next = await workersOf().run('thread', null);
    expect(await workers.run('thread', null)).toBe(next - 1);
  });
});

describe('workers that are closed', () => {
  it('answer null to all that they are at', async () => {
    const workers = workersOf();
    const values = [workers.start('never', null).value, workers.start('never', null).value];
    await workers.close();
    const late = after(5_000, 'still at work', { ref: false });
    expect(await Promise.race([Promise.all(values), late])).toEqual([null, null]);
  });
});

it('the main thread does no jobs', () => {
  expect(() => serveJobs(() => null)).toThrow('this module runs as a worker thread only');
});
