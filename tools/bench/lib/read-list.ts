/**
 * Reads a rating list in a thread, as the program does, in a process of its own, and prints what it took, as JSON:
 * `node read-list.ts FILE TARGET [WORKER]`, the worker being another module than the source.
 */
import { pathToFileURL } from 'node:url';
import { join, resolve } from 'node:path';
import { LIST_LIMITS, type Jobs } from '../../../src-main/lists/jobs.ts';
import { Workers } from '../../../src-main/threads/workers.ts';

const SOURCE = join(import.meta.dirname, '../../../src-main/lists/worker.ts');

const SAMPLE_MILLISECONDS = 5;

export interface ReadingCost {
  readonly ok: boolean;
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Most memory that the process ever had, Node and all. */
  readonly bytes: number;
}

const [path = '', target = '', worker = SOURCE] = process.argv.slice(2);
const workers = new Workers<Jobs>(pathToFileURL(resolve(worker)), LIST_LIMITS);
const start = performance.now();
let most = 0;
// What the process that started this one had counts into the system's own maximum.
const watching = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), SAMPLE_MILLISECONDS);
const built = await workers.run('build', {
  path,
  taken: [],
  target,
  mapping: null,
  month: '2026-11',
  name: 'FIDE',
  readAt: '2026-11-01T09:00:00+01:00',
});
clearInterval(watching);
const { user, system } = process.cpuUsage();
const cost: ReadingCost = {
  ok: built.ok,
  seconds: (performance.now() - start) / 1000,
  cpuSeconds: (user + system) / 1e6,
  bytes: most,
};
console.log(JSON.stringify(cost));
