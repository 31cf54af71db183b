import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceUpTo } from '../../src-main/files/names.ts';
import { WordGroups } from '../../src-main/lists/word-groups.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'k', 's', 'ж', '王'), minLength: 1, maxLength: 8 });

/** Blocks of bytes as the disk gives them, at any place in the memory. */
function stored(words: readonly string[]): WordGroups {
  const groups = new WordGroups();
  for (const each of words) groups.add(each);
  const blocks = [...groups.stored()].map((block) => {
    const shifted = (bytes: Uint8Array) => {
      const place = new Uint8Array(bytes.length + 1);
      place.set(bytes, 1);
      return place.subarray(1);
    };
    return { ...block, texts: shifted(block.texts) };
  });
  return WordGroups.of(blocks);
}

describe('words near a misspelt one', () => {
  it('are those that a comparison with every word finds', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, fc.boolean(), (words, typed, unfinished) => {
        const expected = words
          .map((other) => {
            const beginnings = Array.from({ length: other.length }, (_, at) => other.slice(0, at + 1));
            const distance = Math.min(
              ...(unfinished ? beginnings : [other]).map((text) => distanceUpTo(2, typed, text)),
            );
            return { text: other, distance };
          })
          .filter(({ distance }) => distance > 0 && distance <= 2);
        const found = stored(words).near(typed, 2, unfinished);
        const byText = (a: { text: string }, b: { text: string }) => (a.text < b.text ? -1 : 1);
        expect(found.sort(byText)).toEqual(expected.sort(byText));
      }),
    );
  });

  it('count two neighbours in the wrong order as one letter', () => {
    expect(stored(['mobel', 'nobel', 'model']).near('moble', 1, false)).toEqual([
      { text: 'mobel', distance: 1 },
    ]);
  });

  it('are found by the misspelt beginning of one that is longer', () => {
    const known = stored(['kasparek', 'kasparov', 'kaspersky', 'kaspi', 'karpov', 'kaspax', 'kaspaxo']);
    const near = (typed: string) =>
      known.near(typed, 2, true).map(({ text, distance }) => `${text} ${distance}`);
    expect(near('kaspax').sort()).toEqual(['kasparek 1', 'kasparov 1', 'kaspersky 2', 'kaspi 2']);
    expect(
      known
        .near('kaspax', 2, false)
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['kaspaxo', 'kaspi']);
  });

  it('are kept however many there are of one length', () => {
    const words = Array.from({ length: 1_000 }, (_, at) => `word${String(at).padStart(4, '0')}`);
    expect(stored(words).near('word099x', 1, false).length).toBe(10);
  });
});
