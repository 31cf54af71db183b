/**
 * Worker threads, so that the main process never waits for the engine. Each job has a thread of its own while it
 * runs; one idle thread is kept warm. A cancelled job's thread is ended at once.
 */
import { Worker } from 'node:worker_threads';
import type { JobAnswer, JobMessage, JobName, Jobs } from './jobs.ts';

/** A job under way. */
export interface Running<N extends JobName> {
  /** The value, or null when the job was cancelled. Rejects for a bug in the engine. */
  readonly value: Promise<Jobs[N]['value'] | null>;
  readonly cancel: () => void;
}

export class Workers {
  readonly #module: URL;
  #idle: Worker | null = null;
  readonly #busy = new Set<Worker>();

  constructor(module: URL) {
    this.#module = module;
  }

  /** Starts a job. `progress` hears players already settled and all players. */
  start<N extends JobName>(
    name: N,
    args: Jobs[N]['args'],
    progress: (settled: number, all: number) => void = () => undefined,
  ): Running<N> {
    const worker = this.#idle ?? new Worker(this.#module);
    this.#idle = null;
    this.#busy.add(worker);
    worker.ref();
    let cancel = (): void => undefined;
    const value = new Promise<Jobs[N]['value'] | null>((resolve, reject) => {
      const end = (settle: () => void, reusable: boolean): void => {
        worker.removeAllListeners();
        this.#busy.delete(worker);
        if (reusable && this.#idle === null) this.#rest(worker);
        else void worker.terminate();
        settle();
      };
      cancel = () => end(() => resolve(null), false);
      worker.on('error', (bug) => end(() => reject(bug), false));
      worker.on('message', (answer: JobAnswer) => {
        switch (answer.kind) {
          case 'progress':
            progress(answer.settled, answer.all);
            return;
          case 'value':
            // The worker answers the job that it was given, and only this one was given.
            end(() => resolve(answer.value as Jobs[N]['value']), true);
            return;
          case 'bug':
            end(() => reject(new Error(answer.message)), true);
        }
      });
      worker.postMessage({ name, args } as JobMessage);
    });
    return { value, cancel };
  }

  /** Waits for a job to the end. Rejects for a bug in the engine. */
  async run<N extends JobName>(name: N, args: Jobs[N]['args']): Promise<Jobs[N]['value']> {
    const value = await this.start(name, args).value;
    if (value === null) throw new Error(`the job ${name} was cancelled`);
    return value;
  }

  async close(): Promise<void> {
    const all = [...this.#busy, ...(this.#idle === null ? [] : [this.#idle])];
    this.#idle = null;
    this.#busy.clear();
    await Promise.all(all.map((worker) => worker.terminate()));
  }

  /** An idle thread does not keep the program alive. */
  #rest(worker: Worker): void {
    worker.unref();
    worker.on('error', () => {
      if (this.#idle === worker) this.#idle = null;
    });
    this.#idle = worker;
  }
}
