import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '../../../src-engine/systems/registry.ts';
import { OFFERED } from '../../../src-engine/texts/index.ts';
import { judgeSentences, PROVED_SYSTEMS } from './all.ts';
import { READ_LANGUAGES, retellingIn } from './other-languages.ts';
import { misread } from './reading.ts';
import { cases } from '../../effort.ts';

/** Seeds of a system in the fast loop; `npm run conformance -- explanations` goes on. */
const SEEDS = cases(8, 25);

/** Explanations of each system that are proved from the sentence of every language. */
const LEAST = 50;

const retellings = (await Promise.all(READ_LANGUAGES.map(retellingIn))).filter((one) => one !== null);

describe('every sentence of an explanation holds', () => {
  it.each(PROVED_SYSTEMS)(
    '%s: boards, byes, colours and "why not" of random rounds, in every language',
    (id) => {
      const met = new Map<string, number>();
      let sentences = 0;
      for (let seed = 1; seed <= SEEDS; seed++) {
        const judged = judgeSentences(id, seed, met, retellings);
        expect(judged.complaints, `seed ${seed}`).toEqual([]);
        sentences += judged.sentences;
      }
      expect(sentences).toBeGreaterThan(Math.max(LEAST, 8 * SEEDS));
      expect(met.size).toBeGreaterThan(3);
    },
  );

  it('there is a proof for every system, and a reader for every language but English', () => {
    const others = OFFERED.map(({ code }) => code).filter((code) => code !== 'en');
    expect([...READ_LANGUAGES].sort()).toEqual(others.toSorted());
    expect(retellings).toHaveLength(others.length);
    expect([...PROVED_SYSTEMS].sort()).toEqual(SYSTEMS.map(({ id }) => id).sort());
  });

  it('a sentence that says something else than its data is refused', () => {
    const words = { name: (id: number) => `P${id}` };
    const reason = { code: 'have-met', article: '', a: 1, b: 2 } as const;
    expect(misread(reason, 'P1 and P2 have already met.', words)).toBeNull();
    expect(misread(reason, 'P1 and P3 have already met.', words)).toContain('"P3" for "P2"');
    expect(misread(reason, 'P1 and P2 met.', words)).toContain('not read back');
  });
});
