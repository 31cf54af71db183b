/** Threads that do next to nothing, written here: each module is one of its own. */
import { Workers, type ThreadLimits } from '../../src-main/threads/workers.ts';

export interface Jobs {
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
export function workersOf(limits?: ThreadLimits): Workers<Jobs> {
  const module = new URL(`data:text/javascript,${encodeURIComponent(`${SOURCE}\n// ${count++}`)}`);
  const workers = new Workers<Jobs>(module, limits);
  all.push(workers);
  return workers;
}

/** To be called at the end of a file of tests. */
export async function closeAll(): Promise<void> {
  await Promise.all(all.map((workers) => workers.close()));
}
