import { parseArgs } from 'node:util';
import { compareBcf } from '../../test/oracle/bcf-comparison.ts';

export const ABOUT = 'BCF against the set of rounds that its words allow (--count N --seed S --players P)';

/** Judges `--count` random histories from `--seed` on; resolves to the number of rounds outside of the set. */
export async function run(args: string[]): Promise<number> {
  const options = {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    players: { type: 'string', default: '8' },
  } as const;
  const { values } = parseArgs({ args, options });
  const [count, seed, players] = [Number(values.count), Number(values.seed), Number(values.players)];
  const verdicts = { inside: 0, 'not-pairable': 0, 'no-task': 0, outside: 0 };
  for (let each = seed; each < seed + count; each++) {
    const { verdict, complaints } = compareBcf(each, players);
    verdicts[verdict]++;
    if (verdict === 'outside') console.log(`  seed ${each}: ${complaints.join(' | ')}`);
  }
  console.log(
    `  ${verdicts.inside} rounds inside the set, ${verdicts['not-pairable']} that nobody can pair, ` +
      `${verdicts['no-task']} without a task, ${verdicts.outside} outside`,
  );
  return Promise.resolve(verdicts.outside);
}
