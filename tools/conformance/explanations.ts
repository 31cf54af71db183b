import { parseArgs } from 'node:util';
import { isLanguage } from '../../src-engine/texts/index.ts';
import { judgeSentences, PROVED_SYSTEMS } from '../../test/oracle/claims/all.ts';
import { type Retelling, retellingIn } from '../../test/oracle/claims/other-languages.ts';

export const ABOUT =
  'every sentence of an explanation proved by the facts of its round (--system ID|all --count N --seed S --language fr)';

/**
 * Explains rounds of random histories from `--seed` on until each system has said `--count` sentences; resolves to the
 * number of sentences that do not hold. With `--language` each is also read from that language as the claim that is proved.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      system: { type: 'string', default: 'all' },
      count: { type: 'string', default: '50000' },
      seed: { type: 'string', default: '1' },
      language: { type: 'string', default: 'en' },
    },
  });
  const chosen = PROVED_SYSTEMS.filter((id) => values.system === 'all' || id === values.system);
  if (chosen.length === 0) throw new Error(`no system ${values.system}; known: ${PROVED_SYSTEMS.join(', ')}`);
  if (!isLanguage(values.language)) throw new Error(`no language ${values.language}`);
  const retelling = await retellingIn(values.language);
  if (retelling === null && values.language !== 'en') throw new Error(`no phrase book of ${values.language}`);
  const retellings = retelling === null ? [] : [retelling];
  let wrong = 0;
  for (const id of chosen) wrong += prove(id, Number(values.seed), Number(values.count), retellings);
  return wrong;
}

function prove(id: string, first: number, count: number, retellings: readonly Retelling[]): number {
  const met = new Map<string, number>();
  let [sentences, wrong, seed] = [0, 0, first];
  for (; sentences < count; seed++) {
    const judged = judgeSentences(id, seed, met, retellings);
    sentences += judged.sentences;
    wrong += judged.complaints.length;
    for (const complaint of judged.complaints) console.log(`  ${id}, seed ${seed}: ${complaint}`);
  }
  console.log(
    `  ${id}: ${sentences} sentences of ${met.size} kinds, seeds ${first} to ${seed - 1}, ${wrong} that do not hold`,
  );
  return wrong;
}
