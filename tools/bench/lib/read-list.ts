/** Reads a rating list in a process of its own and prints what it took, as JSON: `node read-list.ts FILE TARGET`. */
import { perform } from '../../../src-main/lists/perform.ts';

export interface ReadingCost {
  readonly ok: boolean;
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Most memory that the process ever had, Node and all. */
  readonly bytes: number;
}

const [path = '', target = ''] = process.argv.slice(2);
const start = performance.now();
const built = await perform(
  {
    name: 'build',
    args: { path, taken: [], target, month: '2026-11', name: 'FIDE', readAt: '2026-11-01T09:00:00+01:00' },
  },
  () => undefined,
);
const { user, system } = process.cpuUsage();
const cost: ReadingCost = {
  ok: built.ok,
  seconds: (performance.now() - start) / 1000,
  cpuSeconds: (user + system) / 1e6,
  bytes: process.resourceUsage().maxRSS * 1024,
};
console.log(JSON.stringify(cost));
