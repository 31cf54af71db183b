import { parseArgs } from 'node:util';
import { compareDubov } from '../../test/oracle/dubov-comparison.ts';

export const ABOUT =
  'the Dubov System of 2026, or of 1997, against the literal oracle (--text 1997 --count N --seed S)';

/** Compares `--count` random histories from `--seed` on; resolves to the number of differences. */
export async function run(args: string[]): Promise<number> {
  const options = {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    text: { type: 'string', default: '2026' },
  } as const;
  const { values } = parseArgs({ args, options });
  const [count, seed] = [Number(values.count), Number(values.seed)];
  const text = values.text === '1997' ? '1997' : '2026';
  const verdicts = { equal: 0, 'not-pairable': 0, 'no-task': 0, different: 0 };
  let amongWhites = 0;
  for (let each = seed; each < seed + count; each++) {
    const { verdict, oracle, system, ...compared } = compareDubov(each, text);
    verdicts[verdict]++;
    if (compared.amongWhites === true) amongWhites++;
    if (verdict === 'different') console.log(`  seed ${each}: oracle ${oracle} | system ${system}`);
  }
  console.log(
    `  ${verdicts.equal} rounds equal, ${verdicts['not-pairable']} that nobody can pair, ` +
      `${verdicts['no-task']} with fewer than two players, ${verdicts.different} different`,
  );
  if (text === '1997')
    console.log(`  in ${amongWhites} of the equal rounds a White can meet no Black and meets a White (6.3)`);
  return Promise.resolve(verdicts.different);
}
