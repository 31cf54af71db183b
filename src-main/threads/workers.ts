/**
 * Worker threads, so that the main process never waits for the engine or for a PDF. Each job has a thread of its own
 * while it runs; of every module one idle thread is kept warm. A cancelled job's thread is ended at once.
 */
import { Worker } from 'node:worker_threads';
import type { ArgsOf, JobAnswer, JobName, Progress, ValueOf } from './jobs.ts';

/** A job under way. */
export interface Running<V> {
  /** The value, or null when the job was cancelled. Rejects for a bug in the worker. */
  readonly value: Promise<V | null>;
  readonly cancel: () => void;
}

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
  /** Told when a job has ended, or the thread itself. */
  ended: (reusable: boolean) => void = () => undefined;

  constructor(module: URL) {
    this.#worker = new Worker(module);
    this.#worker.on('error', (bug: Error) => this.#end(false, (task) => task.reject(bug)));
    // Whatever ends a thread, its job does not wait for ever.
    this.#worker.on('exit', (code) =>
      this.#end(false, (task) => task.reject(new Error(`a worker thread ended with ${code}`))),
    );
    this.#worker.on('message', (answer: JobAnswer) => this.#hear(answer));
    this.#worker.unref();
  }

  begin(job: { readonly name: string; readonly args: unknown }, task: Task): void {
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
    this.ended(reusable);
    if (task !== null) settle(task);
  }
}

/** The warm thread of each module: one for the whole process, whoever asks. */
const idle = new Map<string, Thread>();

/** Threads of one module, `J` being the jobs that it does. */
export class Workers<J> {
  readonly #module: URL;
  readonly #busy = new Set<Thread>();

  constructor(module: URL) {
    this.#module = module;
  }

  /** Starts a thread that waits for the first job. */
  warm(): void {
    const { href } = this.#module;
    if (!idle.has(href)) idle.set(href, new Thread(this.#module));
  }

  /** Starts a job. `progress` hears how much of it is settled. */
  start<N extends JobName<J>>(
    name: N,
    args: ArgsOf<J, N>,
    progress: Progress = () => undefined,
  ): Running<ValueOf<J, N>> {
    const { href } = this.#module;
    const thread = idle.get(href) ?? new Thread(this.#module);
    idle.delete(href);
    this.#busy.add(thread);
    thread.ended = (reusable) => this.#rest(thread, reusable);
    let running = true;
    const value = new Promise<unknown>((resolve, reject) => {
      thread.begin({ name, args }, { progress, resolve, reject });
    }).finally(() => (running = false));
    return {
      // A thread answers the job that it was given, so the value is of the job's type.
      value: value as Promise<ValueOf<J, N> | null>,
      cancel: () => {
        // Afterwards the thread may be at work on another job.
        if (running) void thread.stop();
      },
    };
  }

  /** Waits for a job to the end. Rejects for a bug in the worker. */
  async run<N extends JobName<J>>(name: N, args: ArgsOf<J, N>): Promise<ValueOf<J, N>> {
    const value = await this.start(name, args).value;
    // Nobody else holds the job, so null is its own answer, or the program is closing.
    return value as ValueOf<J, N>;
  }

  /** Ends all jobs; they answer null. */
  async close(): Promise<void> {
    await Promise.all([...this.#busy].map((thread) => thread.stop()));
  }

  #rest(thread: Thread, reusable: boolean): void {
    const { href } = this.#module;
    this.#busy.delete(thread);
    if (idle.get(href) === thread) idle.delete(href);
    if (!reusable) return;
    if (idle.has(href)) void thread.stop();
    else idle.set(href, thread);
  }
}
