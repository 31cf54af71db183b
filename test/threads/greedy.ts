/** A worker that takes what it is asked to take. */
import { setTimeout as after } from 'node:timers/promises';
import type { Progress } from '../../src-main/threads/jobs.ts';
import { serveJobs } from '../../src-main/threads/serve-jobs.ts';
import { giveWay } from '../../src-main/threads/way.ts';

export interface Jobs {
  memory: { args: null; value: number };
  time: { args: null; value: never };
  little: { args: number; value: number };
  /** Gives way, and says at what time it went on. */
  way: { args: null; value: number };
  /** Tells its progress twice, the second time with a part. */
  parts: { args: number; value: number };
  /** Throws an error with this stack, or words alone. */
  bug: { args: string | { words: string; stack: string | null }; value: never };
}

function bugOf(args: Jobs['bug']['args']): unknown {
  if (typeof args === 'string') return args;
  return Object.assign(new Error(args.words), { stack: args.stack ?? undefined });
}

async function perform(
  { name, args }: { readonly name: keyof Jobs; readonly args: unknown },
  progress: Progress,
): Promise<unknown> {
  if (name === 'little') return args;
  if (name === 'bug') throw bugOf(args as Jobs['bug']['args']);
  if (name === 'parts') {
    progress(1, 3);
    progress(2, 3, new Uint8Array([7]));
    return args;
  }
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
