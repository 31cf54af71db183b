/** French and German explanations say what the English ones say, which are proved from the positions. */
import { describe, expect, it } from 'vitest';
import type { Reason } from '../../../src-engine/systems/reason.ts';
import { loadCatalogue } from '../../../src-engine/texts/index.ts';
import { PROVED_SYSTEMS, reasonsOf } from './all.ts';
import { Reader, saidIn } from './other-languages.ts';

const LONGEST = 200;
const WANTED = 50;

describe.each(['fr', 'de'] as const)('explanations in %s', (language) => {
  it.each(PROVED_SYSTEMS)(
    '%s: names, numbers and meaning of the English sentence, in 200 characters',
    async (id) => {
      const texts = await loadCatalogue(language);
      const reader = new Reader();
      const reasons: Reason[] = [];
      for (let seed = 1; seed <= 12; seed++) reasons.push(...reasonsOf(id, seed));
      expect(reasons.length).toBeGreaterThanOrEqual(WANTED);
      const wrong: string[] = [];
      for (const reason of reasons) {
        const said = saidIn(texts, reason);
        reader.learn(said);
        if (!Reader.sameFacts(said)) wrong.push(`other facts: ${said.english} | ${said.other}`);
        if (said.other.length > LONGEST || said.other.includes('…')) wrong.push(`too long: ${said.other}`);
      }
      expect([...new Set(wrong)].slice(0, 12)).toEqual([]);
      expect(reader.ambiguous()).toEqual([]);
    },
  );
});
