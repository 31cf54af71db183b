import { parseArgs } from 'node:util';
import { DUTCH_EDITIONS, type DutchEdition } from '../../src-engine/checker/facts.ts';
import { comparePlayed, compareWithOracle } from '../../test/oracle/comparison.ts';

export const ABOUT =
  'both editions of the Dutch system against the literal oracle (--count N --played N --seed S --edition E --largest N)';

/**
 * Compares `--count` random histories and `--played` played tournaments from `--seed` on, under each edition, with at
 * most `--largest` players to be paired; resolves to the number of differences.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '20000' },
      played: { type: 'string', default: '3000' },
      largest: { type: 'string', default: '8' },
      seed: { type: 'string', default: '1' },
      edition: { type: 'string' },
    },
  });
  const [count, played, seed] = [Number(values.count), Number(values.played), Number(values.seed)];
  let differences = 0;
  for (const edition of DUTCH_EDITIONS) {
    if (values.edition !== undefined && values.edition !== edition) continue;
    const verdicts = { equal: 0, 'not-pairable': 0, 'no-task': 0, different: 0 };
    for (let each = seed; each < seed + count; each++) {
      const comparison = compareWithOracle(edition, each, Number(values.largest));
      verdicts[comparison.verdict]++;
      if (comparison.verdict !== 'different') continue;
      console.log(`  ${edition}, seed ${each}: oracle ${comparison.oracle} | kernel ${comparison.kernel}`);
    }
    differences += verdicts.different;
    console.log(
      `  ${edition}: ${verdicts.equal} rounds equal, ${verdicts['not-pairable']} that nobody can pair, ` +
        `${verdicts['no-task']} with fewer than two players, ${verdicts.different} different`,
    );
    differences += playedTournaments(edition, seed, played);
  }
  return differences;
}

function playedTournaments(edition: DutchEdition, seed: number, played: number): number {
  let rounds = 0;
  let differences = 0;
  for (let each = seed; each < seed + played; each++) {
    for (const { verdict, oracle, kernel } of comparePlayed(edition, each)) {
      rounds++;
      if (verdict !== 'different') continue;
      differences++;
      console.log(`  ${edition}, played seed ${each}: oracle ${oracle} | kernel ${kernel}`);
    }
  }
  console.log(`  ${edition}: ${rounds} rounds of ${played} played tournaments, ${differences} different`);
  return differences;
}
