/** The channels between page and main: calls at random, of which none may be answered with a bug. */
import { parseArgs } from 'node:util';
import { randomCalls } from '../../test/security/random-calls.ts';

export const ABOUT = 'random calls over all channels: [--calls 30000] [--seed 1]';

/** Calls of one seed; each seed begins with a program of its own. */
const CALLS_OF_SEED = 3000;

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { calls: { type: 'string', default: '30000' }, seed: { type: 'string', default: '1' } },
  });
  const calls = Number(values.calls);
  const codes = new Map<string, number>();
  let bugs = 0;
  for (let made = 0, seed = Number(values.seed); made < calls; made += CALLS_OF_SEED, seed++) {
    const tried = await randomCalls(Math.min(CALLS_OF_SEED, calls - made), seed);
    for (const [code, times] of tried.codes) codes.set(code, (codes.get(code) ?? 0) + times);
    for (const [bug, call] of tried.bugs) console.log(`${bug}\n  ${call}`);
    bugs += tried.bugs.size;
  }
  const most = [...codes].sort(([, a], [, b]) => b - a);
  console.log(`${calls} calls: ${most.map(([code, times]) => `${code} ${times}`).join(', ')}`);
  console.log(`${bugs} bugs`);
  return bugs;
}
