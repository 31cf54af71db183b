import { parseArgs } from 'node:util';
import type { Tally } from '../../test/handlers/hands/hands.ts';
import { playRandomHands } from '../../test/handlers/hands/random-hands.ts';

export const ABOUT = 'random commands beside a book kept by hand: [--seeds 20] [--seed 1] [--commands 200]';

/** Plays `--seeds` tournaments from `--seed` on; resolves to the number in which program and book differ. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seeds: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      commands: { type: 'string', default: '200' },
    },
  });
  const tally: Tally = new Map();
  let different = 0;
  const first = Number(values.seed);
  for (let seed = first; seed < first + Number(values.seeds); seed++)
    try {
      const { system, stored } = await playRandomHands(seed, Number(values.commands), tally);
      console.log(`  seed ${seed}: ${system}, ${stored} entries, as booked`);
    } catch (error) {
      different++;
      console.log(`  ${String(error)}`);
    }
  for (const [command, { done, refused, left }] of [...tally].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${command.padEnd(24)}${done} done, ${refused} refused, ${left} left`);
  return different;
}
