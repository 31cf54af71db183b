import { parseArgs } from 'node:util';
import { judgeSentences, PROVED_SYSTEMS } from '../../test/oracle/claims/all.ts';

export const ABOUT =
  'every sentence of an explanation proved by the facts of its round (--system ID|all --count N --seed S)';

/**
 * Explains rounds of random histories from `--seed` on until each system has said `--count` sentences; resolves to the
 * number of sentences that do not hold.
 */
export function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      system: { type: 'string', default: 'all' },
      count: { type: 'string', default: '50000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const chosen = PROVED_SYSTEMS.filter((id) => values.system === 'all' || id === values.system);
  if (chosen.length === 0) throw new Error(`no system ${values.system}; known: ${PROVED_SYSTEMS.join(', ')}`);
  let wrong = 0;
  for (const id of chosen) wrong += prove(id, Number(values.seed), Number(values.count));
  return Promise.resolve(wrong);
}

function prove(id: string, first: number, count: number): number {
  const met = new Map<string, number>();
  let [sentences, wrong, seed] = [0, 0, first];
  for (; sentences < count; seed++) {
    const judged = judgeSentences(id, seed, met);
    sentences += judged.sentences;
    wrong += judged.complaints.length;
    for (const complaint of judged.complaints) console.log(`  ${id}, seed ${seed}: ${complaint}`);
  }
  console.log(
    `  ${id}: ${sentences} sentences of ${met.size} kinds, seeds ${first} to ${seed - 1}, ${wrong} that do not hold`,
  );
  return wrong;
}
