import { compareIndividual, compareMany, type Comparison } from '../../test/oracle/tie-breaks/comparison.ts';
import { compareTeams } from '../../test/oracle/tie-breaks/team-comparison.ts';
import { randomOf, type Random } from '../bench/random.ts';

export const ABOUT =
  'every tie-break on random events against the articles written out a second time ([events] [seed])';

const COMPARISONS: Readonly<Record<string, (random: Random) => Comparison>> = {
  'Swiss and round robins': compareIndividual,
  teams: compareTeams,
};

/** Compares `[events]` events of each kind (default 5,000) from `[seed]` on; resolves to the number of differences. */
export function run([events = '5000', seed = '1']: string[] = []): Promise<number> {
  const seeds = Array.from({ length: Number(events) }, (_, index) => Number(seed) + index);
  let found = 0;
  for (const [kind, compare] of Object.entries(COMPARISONS)) {
    const { values, differences } = compareMany(seeds, compare, randomOf);
    console.log(
      `  ${kind}: ${seeds.length} events, ${values} values and ranks, ${differences.length} differences`,
    );
    for (const difference of differences.slice(0, 20)) console.log(`    ${difference}`);
    found += differences.length;
  }
  return Promise.resolve(found);
}
