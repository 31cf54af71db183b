/** French and German explanations say what the English ones say, which are proved from the positions. */
import { describe, expect, it } from 'vitest';
import type { Reason } from '../../../src-engine/systems/reason.ts';
import { loadCatalogue } from '../../../src-engine/texts/index.ts';
import { PROVED_SYSTEMS, reasonsOf } from './all.ts';
import { Reader } from './other-languages.ts';

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
      const wrong = reasons.flatMap((reason) => reader.complaints(texts, reason));
      expect([...new Set(wrong)].slice(0, 12)).toEqual([]);
      expect(reader.ambiguous()).toEqual([]);
    },
  );
});
