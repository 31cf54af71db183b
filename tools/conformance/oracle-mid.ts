import { compareAll } from './lib/oracles.ts';

export const ABOUT =
  'both editions against the oracle for up to 40 players (--count N --played N --seed S --edition E --largest N)';

/** See {@link compareAll}. */
export function run(args: string[]): Promise<number> {
  return Promise.resolve(compareAll('mid', args, { count: 10000, played: 300, largest: 40 }));
}
