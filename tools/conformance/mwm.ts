import { parseArgs } from 'node:util';
import { compareMwm, DETERMINISTIC } from '../../test/oracle/mwm-comparison.ts';

export const ABOUT =
  'Dutch, Burstein and Monrad by weighted matching against all perfect matchings (--count N --seed S --largest N)';

/**
 * Compares `--count` random histories from `--seed` on with at most `--largest` players to be paired; resolves to the
 * number of differences.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      largest: { type: 'string', default: '8' },
    },
  });
  const [count, seed, largest] = [values.count, values.seed, values.largest].map(Number) as [
    number,
    number,
    number,
  ];
  let differences = 0;
  for (const system of DETERMINISTIC) {
    const verdicts = { equal: 0, 'not-pairable': 0, 'no-task': 0, different: 0 };
    let tied = 0;
    for (let each = seed; each < seed + count; each++) {
      const { verdict, ties, oracle, engine } = compareMwm(system, each, largest);
      verdicts[verdict]++;
      if (ties > 1) tied++;
      if (verdict === 'different')
        console.log(`  ${system}, seed ${each}: oracle ${oracle} | engine ${engine}`);
    }
    differences += verdicts.different;
    console.log(
      `  ${system}: ${verdicts.equal} rounds equal (${tied} with several optimal ones), ` +
        `${verdicts['not-pairable']} that nobody can pair, ${verdicts['no-task']} with fewer than two players, ` +
        `${verdicts.different} different`,
    );
  }
  return differences;
}
