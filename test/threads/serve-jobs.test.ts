/** The worker's side of the threads, through a port that is made here. */
import { EventEmitter } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import type { Progress } from '../../src-main/threads/jobs.ts';
import { serveJobs } from '../../src-main/threads/serve-jobs.ts';
import { speak, texts } from '../../src-main/texts.ts';

afterAll(() => speak('en', ['en']));

interface Jobs {
  sum: { args: readonly number[]; value: number };
}

/** A port with what was sent through it; `ask` resolves with the answers to one job, the last of which is no progress. */
class Port extends EventEmitter {
  readonly sent: { readonly kind: string; readonly [field: string]: unknown }[] = [];

  postMessage(message: { readonly kind: string }): void {
    this.sent.push(message);
    if (message.kind !== 'progress') this.emit('answered');
  }

  async ask(job: object): Promise<readonly object[]> {
    this.sent.length = 0;
    const answered = new Promise((resolve) => this.once('answered', resolve));
    this.emit('message', { languages: ['en', ['en']], ...job });
    await answered;
    return this.sent;
  }
}

function portOf(perform: (job: { readonly args: readonly number[] }, progress: Progress) => unknown): Port {
  const port = new Port();
  serveJobs<Jobs>(perform, port as never);
  return port;
}

describe('a worker', () => {
  it('does the jobs that come, and tells how far it is and what comes out', async () => {
    const port = portOf(({ args }, progress) => {
      progress(1, 3);
      progress(2, 3, new Uint8Array([7]));
      return args.reduce((sum, each) => sum + each, 0);
    });
    expect(await port.ask({ name: 'sum', args: [2, 5] })).toEqual([
      { kind: 'progress', settled: 1, all: 3, part: undefined },
      { kind: 'progress', settled: 2, all: 3, part: new Uint8Array([7]) },
      { kind: 'value', value: 7 },
    ]);
    expect((await port.ask({ name: 'sum', args: [4] })).at(-1)).toEqual({ kind: 'value', value: 4 });
  });

  it('waits for what takes its time', async () => {
    const port = portOf(async ({ args }) => {
      await Promise.resolve();
      return args.length;
    });
    expect(await port.ask({ name: 'sum', args: [4, 4] })).toEqual([{ kind: 'value', value: 2 }]);
  });

  it('speaks the languages that come with a job before it does it', async () => {
    const port = portOf(() => texts.format.list(['A', 'B']));
    expect(await port.ask({ languages: ['de', ['de']], args: [] })).toEqual([
      { kind: 'value', value: 'A und B' },
    ]);
    expect(await port.ask({ languages: ['en', ['en']], args: [] })).toEqual([
      { kind: 'value', value: 'A and B' },
    ]);
  });

  it.each([
    [
      'its place',
      Object.assign(new Error('words'), { stack: 'Error: words\n  at a.ts' }),
      'Error: words\n  at a.ts',
    ],
    ['its words where it has no place', Object.assign(new Error('words'), { stack: undefined }), 'words'],
    ['what was thrown where that is no error', 'words alone', 'words alone'],
  ])('tells of a bug %s', async (_, bug, message) => {
    const port = portOf(() => {
      throw bug as Error;
    });
    expect(await port.ask({ args: [] })).toEqual([{ kind: 'bug', message }]);
    // The next job is done as if nothing had been.
    expect(await port.ask({ args: [] })).toEqual([{ kind: 'bug', message }]);
  });

  it('is none in the main thread', () => {
    expect(() => serveJobs(() => null)).toThrow('this module runs as a worker thread only');
    expect(() => serveJobs(() => null, null)).toThrow('this module runs as a worker thread only');
  });
});
