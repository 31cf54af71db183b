import { parseArgs } from 'node:util';
import { DUTCH_EDITIONS } from '../../src-engine/checker/facts.ts';
import { compareWithOracle } from '../../test/oracle/comparison.ts';

export const ABOUT =
  'both editions of the Dutch system against the literal oracle (--count N --seed S --edition E)';

/** Compares `--count` random histories from `--seed` on under each edition; resolves to the number of differences. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      edition: { type: 'string' },
    },
  });
  const [count, seed] = [Number(values.count), Number(values.seed)];
  let differences = 0;
  for (const edition of DUTCH_EDITIONS) {
    if (values.edition !== undefined && values.edition !== edition) continue;
    const verdicts = { equal: 0, 'not-pairable': 0, 'no-task': 0, different: 0 };
    for (let each = seed; each < seed + count; each++) {
      const comparison = compareWithOracle(edition, each);
      verdicts[comparison.verdict]++;
      if (comparison.verdict !== 'different') continue;
      console.log(`  ${edition}, seed ${each}: oracle ${comparison.oracle} | kernel ${comparison.kernel}`);
    }
    differences += verdicts.different;
    console.log(
      `  ${edition}: ${verdicts.equal} rounds equal, ${verdicts['not-pairable']} that nobody can pair, ` +
        `${verdicts['no-task']} with fewer than two players, ${verdicts.different} different`,
    );
  }
  return differences;
}
