/**
 * The desk goes first: a thread that works for minutes rests while something is stored and shown. Without it a result shares
 * both processors of a small laptop with the reading of a list, whatever priority that has.
 */
import { workerData } from 'node:worker_threads';

/** For storing an entry, its answer, and the page that shows it. */
const REST_MILLISECONDS = 60;

interface Told {
  readonly way?: SharedArrayBuffer;
}

/** Until when to rest, in the last 32 bits of the clock, and a place that never changes. One for all threads of the program. */
export const WAY = (workerData as Told | null)?.way ?? new SharedArrayBuffer(8);
const way = new Int32Array(WAY);

/** Asks the threads that give way to rest for a moment from now on. */
export function clearWay(): void {
  Atomics.store(way, 0, (Date.now() + REST_MILLISECONDS) | 0);
}

/** Rests while the way has to be clear. Costs next to nothing where it has not, so that a long work can ask often. */
export function giveWay(): void {
  const left = (Atomics.load(way, 0) - Date.now()) | 0;
  // More is left only where the clock was set back.
  if (left > 0 && left <= REST_MILLISECONDS) Atomics.wait(way, 1, 0, left);
}
