import { parseArgs } from 'node:util';
import { YEARS, type Year } from '../../../test/oracle/player-facts.ts';
import {
  comparePlayed,
  compareWithOracle,
  type Comparison,
  type OracleName,
} from '../../../test/oracle/comparison.ts';

/** What a run does when it is not told otherwise. */
export interface OracleDefaults {
  readonly count: number;
  readonly played: number;
  readonly largest: number;
}

/**
 * Compares `--count` random histories and `--played` played tournaments from `--seed` on, under each edition, with at
 * most `--largest` players to be paired; resolves to the number of differences.
 */
export function compareAll(name: OracleName, args: string[], defaults: OracleDefaults): number {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: String(defaults.count) },
      played: { type: 'string', default: String(defaults.played) },
      largest: { type: 'string', default: String(defaults.largest) },
      seed: { type: 'string', default: '1' },
      edition: { type: 'string' },
    },
  });
  const [count, played, seed] = [Number(values.count), Number(values.played), Number(values.seed)];
  const largest = Number(values.largest);
  let differences = 0;
  for (const edition of YEARS) {
    if (values.edition !== undefined && values.edition !== edition) continue;
    const verdicts = { equal: 0, 'not-pairable': 0, 'no-task': 0, different: 0 };
    for (let each = seed; each < seed + count; each++) {
      const comparison = compareWithOracle(edition, each, name, largest);
      verdicts[comparison.verdict]++;
      if (comparison.verdict !== 'different') continue;
      console.log(`  ${edition}, seed ${each}: oracle ${comparison.oracle} | kernel ${comparison.kernel}`);
    }
    differences += verdicts.different;
    console.log(
      `  ${edition}: ${verdicts.equal} rounds equal, ${verdicts['not-pairable']} that nobody can pair, ` +
        `${verdicts['no-task']} with fewer than two players, ${verdicts.different} different`,
    );
    differences += playedTournaments(edition, { seed, played }, (each) =>
      comparePlayed(edition, each, name, largest),
    );
  }
  return differences;
}

function playedTournaments(
  edition: Year,
  { seed, played }: { readonly seed: number; readonly played: number },
  compare: (seed: number) => readonly Comparison[],
): number {
  let rounds = 0;
  let differences = 0;
  for (let each = seed; each < seed + played; each++) {
    for (const { verdict, oracle, kernel } of compare(each)) {
      rounds++;
      if (verdict !== 'different') continue;
      differences++;
      console.log(`  ${edition}, played seed ${each}: oracle ${oracle} | kernel ${kernel}`);
    }
  }
  console.log(`  ${edition}: ${rounds} rounds of ${played} played tournaments, ${differences} different`);
  return differences;
}
