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

type Progress = (settled: number, all: number) => void;

/** What a thread is doing: whom to tell. */
interface Task {
  readonly progress: Progress;
  readonly resolve: (value: unknown) => void;
  readonly reject: (bug: Error) => void;
}

/** One thread with at most one job. */
class Thread {
  readonly #worker: Worker;
  #task: Task | null = null;
  readonly #ended: (reusable: boolean) => void;

  constructor(module: URL, ended: (thread: Thread, reusable: boolean) => void) {
    this.#ended = (reusable) => ended(this, reusable);
    this.#worker = new Worker(module);
    this.#worker.on('error', (bug: Error) => this.#end(false, (task) => task.reject(bug)));
    this.#worker.on('message', (answer: JobAnswer) => this.#hear(answer));
  }

  begin(job: JobMessage, task: Task): void {
    this.#task = task;
    this.#worker.ref();
    this.#worker.postMessage(job);
  }

  /** Ends the thread; its job, if any, answers null. */
  async stop(): Promise<void> {
    this.#end(false, (task) => task.resolve(null));
    await this.#worker.terminate();
  }

  #hear(answer: JobAnswer): void {
    switch (answer.kind) {
      case 'progress':
        this.#task?.progress(answer.settled, answer.all);
        return;
      case 'value':
        return this.#end(true, (task) => task.resolve(answer.value));
      case 'bug':
        return this.#end(true, (task) => task.reject(new Error(answer.message)));
    }
  }

  #end(reusable: boolean, settle: (task: Task) => void): void {
    const task = this.#task;
    this.#task = null;
    // An idle thread does not keep the program alive.
    this.#worker.unref();
    this.#ended(reusable);
    if (task !== null) settle(task);
  }
}

export class Workers {
  readonly #module: URL;
  #idle: Thread | null = null;
  readonly #busy = new Set<Thread>();

  constructor(module: URL) {
    this.#module = module;
  }

  /** Starts a job. `progress` hears players already settled and all players. */
  start<N extends JobName>(name: N, args: Jobs[N]['args'], progress: Progress = () => undefined): Running<N> {
    const thread = this.#idle ?? new Thread(this.#module, (ended, reusable) => this.#rest(ended, reusable));
    this.#idle = null;
    this.#busy.add(thread);
    let running = true;
    const value = new Promise<unknown>((resolve, reject) => {
      thread.begin({ name, args } as JobMessage, { progress, resolve, reject });
    }).finally(() => (running = false));
    return {
      // A thread answers the job that it was given, so the value is of the job's type.
      value: value as Promise<Jobs[N]['value'] | null>,
      cancel: () => {
        // Afterwards the thread may be at work on another job.
        if (running) void thread.stop();
      },
    };
  }

  /** Waits for a job to the end. Rejects for a bug in the engine. */
  async run<N extends JobName>(name: N, args: Jobs[N]['args']): Promise<Jobs[N]['value']> {
    const value = await this.start(name, args).value;
    // Nobody else holds the job, so null is its own answer, or the program is closing.
    return value;
  }

  async close(): Promise<void> {
    const all = [...this.#busy, ...(this.#idle === null ? [] : [this.#idle])];
    this.#idle = null;
    await Promise.all(all.map((thread) => thread.stop()));
  }

  #rest(thread: Thread, reusable: boolean): void {
    this.#busy.delete(thread);
    if (this.#idle === thread) this.#idle = null;
    if (!reusable) return;
    if (this.#idle === null) this.#idle = thread;
    else void thread.stop();
  }
}
