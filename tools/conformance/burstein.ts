import { parseArgs } from 'node:util';
import { compareBurstein, type Edition } from '../../test/oracle/burstein-comparison.ts';

export const ABOUT = 'Burstein in its three texts against the literal oracle (--count N --seed S)';

const EDITIONS: readonly Edition[] = ['2026', '2025', 'old'];

/** Compares `--count` random histories from `--seed` on under each text; resolves to the number of differences. */
export async function run(args: string[]): Promise<number> {
  const options = {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  } as const;
  const { values } = parseArgs({ args, options });
  const [count, seed] = [Number(values.count), Number(values.seed)];
  let differences = 0;
  for (const edition of EDITIONS) {
    const verdicts = { equal: 0, 'not-pairable': 0, 'no-task': 0, different: 0 };
    for (let each = seed; each < seed + count; each++) {
      const { verdict, oracle, system } = compareBurstein(edition, each);
      verdicts[verdict]++;
      if (verdict === 'different')
        console.log(`  ${edition}, seed ${each}: oracle ${oracle} | system ${system}`);
    }
    differences += verdicts.different;
    console.log(
      `  ${edition}: ${verdicts.equal} rounds equal, ${verdicts['not-pairable']} that nobody can pair, ` +
        `${verdicts['no-task']} without a task for the Index, ${verdicts.different} different`,
    );
  }
  return Promise.resolve(differences);
}
