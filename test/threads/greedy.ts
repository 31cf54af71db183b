/** A worker that takes what it is asked to take. */
import { setTimeout as after } from 'node:timers/promises';
import { serveJobs } from '../../src-main/threads/serve-jobs.ts';
import { giveWay } from '../../src-main/threads/way.ts';

export interface Jobs {
  memory: { args: null; value: number };
  time: { args: null; value: never };
  little: { args: number; value: number };
  /** Gives way, and says at what time it went on. */
  way: { args: null; value: number };
}

async function perform({
  name,
  args,
}: {
  readonly name: keyof Jobs;
  readonly args: unknown;
}): Promise<unknown> {
  if (name === 'little') return args;
  if (name === 'way') {
    giveWay();
    return Date.now();
  }
  const taken: string[][] = [];
  for (;;) {
    if (name === 'memory') taken.push(Array.from({ length: 10_000 }, (_, at) => `${at} ${taken.length}`));
    else if (taken.length > 0) await after(1);
  }
}

serveJobs<Jobs>(perform);
