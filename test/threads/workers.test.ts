/** Who gets which thread, and what becomes of a job; the threads do next to nothing and are written here. */
import { afterAll, describe, expect, it, vi } from 'vitest';
import { serveJobs } from '../../src-main/threads/serve-jobs.ts';
import { WAY } from '../../src-main/threads/way.ts';
import { OverLimit, resourceLimits, Workers, type ThreadLimits } from '../../src-main/threads/workers.ts';

interface Jobs {
  /** Its arguments, with progress before. */
  echo: { args: unknown; value: unknown };
  /** The number of its thread. */
  thread: { args: null; value: number };
  /** The same, some milliseconds later. */
  later: { args: number; value: number };
  /** What it was told beside its name. */
  told: { args: null; value: unknown };
  never: { args: null; value: null };
  bug: { args: string; value: null };
  error: { args: { message: string; code?: string }; value: null };
  exit: { args: number; value: null };
}

const SOURCE = `
import { parentPort, threadId, workerData } from 'node:worker_threads';
parentPort.on('message', ({ name, args, ...more }) => {
  const answer = (value) => parentPort.postMessage({ kind: 'value', value });
  switch (name) {
    case 'echo':
      parentPort.postMessage({ kind: 'progress', settled: 1, all: 3, part: undefined });
      parentPort.postMessage({ kind: 'progress', settled: 2, all: 3, part: new Uint8Array([7]) });
      return answer(args);
    case 'thread':
      return answer(threadId);
    case 'later':
      return void setTimeout(() => answer(threadId), args);
    case 'told':
      Atomics.add(new Int32Array(workerData.way), 1, 1);
      return answer(more);
    case 'bug':
      return parentPort.postMessage({ kind: 'bug', message: args });
    case 'error':
      throw Object.assign(new Error(args.message), args.code === undefined ? {} : { code: args.code });
    case 'exit':
      process.exit(args);
  }
});`;

const all: Workers<Jobs>[] = [];
let count = 0;
/** Workers of a module of their own. */
function workersOf(limits?: ThreadLimits): Workers<Jobs> {
  const module = new URL(`data:text/javascript,${encodeURIComponent(`${SOURCE}\n// ${count++}`)}`);
  const workers = new Workers<Jobs>(module, limits);
  all.push(workers);
  return workers;
}
afterAll(() => Promise.all(all.map((workers) => workers.close())));

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

  it('of memory are those of the thread', () => {
    expect(resourceLimits({})).toEqual({});
    expect(resourceLimits({ seconds: 3 })).toEqual({});
    expect(resourceLimits({ megabytes: 200 })).toEqual({ maxOldGenerationSizeMb: 200 });
    expect(resourceLimits({ megabytes: 200, youngMegabytes: 16 })).toEqual({
      ...{ maxOldGenerationSizeMb: 200, maxYoungGenerationSizeMb: 16 },
    });
  });
});

it('the main thread does no jobs', () => {
  expect(() => serveJobs(() => null)).toThrow('this module runs as a worker thread only');
});
