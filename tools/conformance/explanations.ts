import { parseArgs } from 'node:util';
import { pairingTaskOf } from '../../src-engine/index.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import { midHistoryOf } from '../../test/oracle/mid/histories.ts';
import { judgeBcfSentences } from '../../test/oracle/claims/bcf-comparison.ts';
import { falseClaims, LONGEST_CLAIM } from '../../test/oracle/claims/claims.ts';
import { YEARS } from '../../test/oracle/editions.ts';
import { worded } from '../../test/oracle/worded.ts';

export const ABOUT = 'every sentence about a board proved by the facts of its round (--count N --seed S)';

/** Explains `--count` random histories from `--seed` on; resolves to the number of sentences that do not hold. */
export function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { count: { type: 'string', default: '3000' }, seed: { type: 'string', default: '1' } },
  });
  const seed = Number(values.seed);
  let wrong = 0;
  for (const edition of YEARS) {
    const system = systemOf(`dutch-${edition}`)!;
    const met = new Set<string>();
    const complaints: string[] = [];
    let sentences = 0;
    for (let each = seed; each < seed + Number(values.count); each++) {
      const { tournament, round } = midHistoryOf(each);
      const task = pairingTaskOf(tournament, round);
      const pairing = task.ok ? system.pair(task.value) : task;
      if (!task.ok || !pairing.ok) continue;
      const reasons = worded(task.value, system.reasons(task.value, pairing.value));
      sentences += 2 * reasons.length;
      const long = reasons
        .flatMap(({ sentence, colourSentence }) => [sentence, colourSentence])
        .filter((sentence) => sentence.length > LONGEST_CLAIM || sentence.endsWith('…'));
      complaints.push(
        ...[...falseClaims(edition, task.value, reasons, met), ...long].map(
          (text) => `seed ${each}: ${text}`,
        ),
      );
    }
    for (const complaint of complaints) console.log(`  ${edition}, ${complaint}`);
    console.log(
      `  ${edition}: ${sentences} sentences of ${met.size} kinds, ${complaints.length} that do not hold`,
    );
    wrong += complaints.length;
  }
  return Promise.resolve(wrong + proveBcf(seed, Number(values.count)));
}

/** The same of BCF, on histories of up to 8 players. */
function proveBcf(seed: number, count: number): number {
  const met = new Set<string>();
  let [sentences, wrong] = [0, 0];
  for (let each = seed; each < seed + count; each++) {
    const judged = judgeBcfSentences(each, met);
    sentences += judged.sentences;
    wrong += judged.complaints.length;
    for (const complaint of judged.complaints) console.log(`  bcf, seed ${each}: ${complaint}`);
  }
  console.log(`  bcf: ${sentences} sentences of ${met.size} kinds, ${wrong} that do not hold`);
  return wrong;
}
