/**
 * Worker threads, so that the main process never waits for the engine or for a PDF. Each job has a thread of its own
 * while it runs; of every module one idle thread is kept warm. A cancelled job's thread is ended at once.
 */
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { spoken } from '../texts.ts';
import type { ArgsOf, JobAnswer, JobName, Progress, ValueOf } from './jobs.ts';
import { WAY } from './way.ts';

/** A job under way. */
export interface Running<V> {
  /**
   * The value, or null when the job was cancelled. Rejects for a bug in the worker, and with {@link OverLimit}.
   */
  readonly value: Promise<V | null>;
  readonly cancel: () => void;
}

/** What a thread may take. Past it the thread is ended and its job rejects with {@link OverLimit}. */
export interface ThreadLimits {
  /** Heap of the thread in megabytes; what lies outside of the heap, such as file contents, is not counted. */
  readonly megabytes?: number;
  /**
   * Megabytes for what was made just now. Few where a job makes millions of things that nobody keeps and memory is short: it takes
   * what it gets; many where it has to be fast.
   */
  readonly youngMegabytes?: number;
  /** Time of one job. */
  readonly seconds?: number;
}

/** A job took more than it may. */
export class OverLimit extends Error {
  readonly limit: 'megabytes' | 'seconds';

  constructor(limit: OverLimit['limit']) {
    super(`a worker thread took more than its ${limit}`);
    this.limit = limit;
  }
}

/** Node's error for a thread that filled its heap. */
function limitOf(error: Error): Error {
  const { code } = error as { code?: string };
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? new OverLimit('megabytes') : error;
}

/** The part of them that V8 holds. */
export function resourceLimits({ megabytes, youngMegabytes }: ThreadLimits): ResourceLimits {
  return {
    ...(megabytes === undefined ? {} : { maxOldGenerationSizeMb: megabytes }),
    ...(youngMegabytes === undefined ? {} : { maxYoungGenerationSizeMb: youngMegabytes }),
  };
}

/** What a thread is doing, and who hears of it. */
interface Task {
  readonly progress: Progress;
  readonly resolve: (value: unknown) => void;
  readonly reject: (bug: Error) => void;
}

/** One thread with at most one job. */
class Thread {
  readonly #worker: Worker;
  readonly #limits: ThreadLimits | null;
  #task: Task | null = null;
  #timer: NodeJS.Timeout | undefined;
  /** Told when a job has ended, or the thread itself. */
  ended: (reusable: boolean) => void = () => undefined;

  constructor(module: URL, limits: ThreadLimits | null) {
    this.#limits = limits;
    this.#worker = new Worker(module, {
      workerData: { way: WAY },
      ...(limits === null ? {} : { resourceLimits: resourceLimits(limits) }),
    });
    this.#worker.on('error', (bug: Error) => this.#end(false, (task) => task.reject(limitOf(bug))));
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
    this.#worker.postMessage({ ...job, languages: spoken });
    const seconds = this.#limits?.seconds;
    if (seconds !== undefined) this.#timer = setTimeout(() => void this.#overdue(), seconds * 1000);
  }

  async #overdue(): Promise<void> {
    this.#end(false, (task) => task.reject(new OverLimit('seconds')));
    await this.#worker.terminate();
  }

  /** Ends the thread; its job, if any, answers null. */
  async stop(): Promise<void> {
    this.#end(false, (task) => task.resolve(null));
    await this.#worker.terminate();
  }

  #hear(answer: JobAnswer): void {
    // What comes after the end of a job is nobody's, and its thread takes no other.
    if (this.#task === null) return;
    switch (answer.kind) {
      case 'progress':
        this.#task.progress(answer.settled, answer.all, answer.part);
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
    clearTimeout(this.#timer);
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
  readonly #limits: ThreadLimits | null;
  readonly #busy = new Set<Thread>();

  /** All workers of one module have the same limits. */
  constructor(module: URL, limits: ThreadLimits | null = null) {
    this.#module = module;
    this.#limits = limits;
  }

  /** Starts a thread that waits for the first job. */
  warm(): void {
    const { href } = this.#module;
    if (!idle.has(href)) idle.set(href, new Thread(this.#module, this.#limits));
  }

  /** Starts a job. `progress` hears how much of it is settled. */
  start<N extends JobName<J>>(
    name: N,
    args: ArgsOf<J, N>,
    progress: Progress = () => undefined,
  ): Running<ValueOf<J, N>> {
    const { href } = this.#module;
    const thread = idle.get(href) ?? new Thread(this.#module, this.#limits);
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
