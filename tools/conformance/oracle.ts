import { compareAll } from './lib/oracles.ts';

export const ABOUT =
  'both editions of the Dutch system against the literal oracle (--count N --played N --seed S --edition E --largest N)';

/** See {@link compareAll}. */
export function run(args: string[]): Promise<number> {
  return Promise.resolve(compareAll('literal', args, { count: 20000, played: 3000, largest: 8 }));
}
