import { parseArgs } from 'node:util';
import { type Catalogue, isLanguage, loadCatalogue } from '../../src-engine/texts/index.ts';
import { judgeSentences, PROVED_SYSTEMS, reasonsOf } from '../../test/oracle/claims/all.ts';
import { Reader } from '../../test/oracle/claims/other-languages.ts';

export const ABOUT =
  'every sentence of an explanation proved by the facts of its round (--system ID|all --count N --seed S --language fr)';

/**
 * Explains rounds of random histories from `--seed` on until each system has said `--count` sentences; resolves to the
 * number of sentences that do not hold. With `--language` each is also put back into English from that language.
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
  const other = values.language === 'en' ? null : await loadCatalogue(values.language);
  let wrong = 0;
  for (const id of chosen) wrong += prove(id, Number(values.seed), Number(values.count), other);
  return wrong;
}

function prove(id: string, first: number, count: number, other: Catalogue | null): number {
  const met = new Map<string, number>();
  const reader = new Reader();
  let [sentences, wrong, seed] = [0, 0, first];
  for (; sentences < count; seed++) {
    const judged = judgeSentences(id, seed, met);
    sentences += judged.sentences;
    const unlike =
      other === null ? [] : reasonsOf(id, seed).flatMap((reason) => reader.complaints(other, reason));
    const complaints = [...judged.complaints, ...unlike];
    wrong += complaints.length;
    for (const complaint of complaints) console.log(`  ${id}, seed ${seed}: ${complaint}`);
  }
  for (const said of reader.ambiguous()) {
    wrong++;
    console.log(
      `  ${id}: one sentence for two in English: ${said.map(({ english }) => english).join(' | ')}`,
    );
  }
  console.log(
    `  ${id}: ${sentences} sentences of ${met.size} kinds, seeds ${first} to ${seed - 1}, ${wrong} that do not hold`,
  );
  return wrong;
}
