import { parseArgs } from 'node:util';
import { disagreementOn, largeTaskOf } from '../../test/oracle/routes.ts';
import { YEARS } from '../../test/oracle/player-facts.ts';

export const ABOUT =
  'the routes of the Dutch kernel against each other (--count N --seed S --least N --most N players)';

/**
 * Pairs `--count` random histories from `--seed` on by every route, under each edition, with `--least` to `--most`
 * players; resolves to the number of those that are not paired alike.
 */
export function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      least: { type: 'string', default: '100' },
      most: { type: 'string', default: '400' },
    },
  });
  const [seed, least, most] = [Number(values.seed), Number(values.least), Number(values.most)];
  let differences = 0;
  for (const edition of YEARS) {
    let rounds = 0;
    let different = 0;
    for (let each = seed; each < seed + Number(values.count); each++) {
      const task = largeTaskOf(each, least, most);
      if (task === null) continue;
      rounds++;
      const disagreement = disagreementOn(edition, task);
      if (disagreement === null) continue;
      different++;
      console.log(`  ${edition}, seed ${each}: ${disagreement}`);
    }
    console.log(`  ${edition}: ${rounds} rounds, ${different} different`);
    differences += different;
  }
  return Promise.resolve(differences);
}
