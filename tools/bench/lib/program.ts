/** Measures the built command line as a process of its own: start, file and answer included. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '../../../out/cli/wallchart.cjs');

export interface Cost {
  readonly seconds: number;
  readonly megabytes: number;
}

export function isBuilt(): boolean {
  return existsSync(PROGRAM);
}

export interface Measuring {
  readonly repeats?: number;
  /** Exit codes that are no failure. */
  readonly exits?: readonly number[];
}

/** The run with the median CPU seconds of several. Throws when the program fails. */
export function costOf(args: readonly string[], { repeats = 5, exits = [0] }: Measuring = {}): Cost {
  const costs = Array.from({ length: repeats }, () => runOnce(args, exits));
  costs.sort((a, b) => a.seconds - b.seconds);
  return costs[repeats >> 1]!;
}

function runOnce(args: readonly string[], exits: readonly number[]): Cost {
  const wrapper = join(import.meta.dirname, 'measured.mjs');
  const { status, stderr } = spawnSync(process.execPath, [wrapper, PROGRAM, ...args], {
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (status === null || !exits.includes(status)) {
    throw new Error(`wallchart ${args.join(' ')} ended with ${status}: ${stderr}`);
  }
  return JSON.parse(stderr.slice(stderr.lastIndexOf('\n') + 1)) as Cost;
}
