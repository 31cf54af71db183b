/** Speed of the laboratory: what the paper's figure 2 and an organiser's question take. */
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { LAB_LIMITS } from '../../src-main/lab/jobs.ts';
import { resourceLimits } from '../../src-main/threads/workers.ts';
import type { Said } from './lib/lab-thread.ts';

export const ABOUT = 'the laboratory, CPU time of a tournament and memory (--seeds N)';

export function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { seeds: { type: 'string' } } });
  const thread = new Worker(new URL('lib/lab-thread.ts', import.meta.url), {
    workerData: values.seeds === undefined ? null : Number(values.seeds),
    resourceLimits: resourceLimits(LAB_LIMITS),
  });
  return new Promise((resolve, reject) => {
    thread.once('error', reject);
    thread.on('message', (said: Said) => {
      if (typeof said === 'number') resolve(said);
      else console.log(said);
    });
  });
}
