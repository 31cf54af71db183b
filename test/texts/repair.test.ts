/** A repair that is refused for several players says so in the plural, in every language. */
import { describe, expect, it } from 'vitest';
import { loadCatalogue, type Language } from '../../src-engine/texts/index.ts';

const CODES = ['missing-has-result', 'missing-not-in-round', 'arrived-in-round'] as const;

describe('why a repair is refused', () => {
  it.each<[Language, RegExp, RegExp]>([
    ['en', /^Ager (already )?has /, /^Ager and Berg (already )?have /],
    ['de', /^Ager hat /, /^Ager und Berg haben /],
    ['fr', /^Ager (n’)?a /, /^Ager et Berg (n’)?ont /],
  ])('is said of one player and of two: %s', async (language, one, two) => {
    const { failures } = (await loadCatalogue(language)).repair;
    for (const code of CODES) {
      expect(failures[code](['Ager'])).toMatch(one);
      expect(failures[code](['Ager', 'Berg'])).toMatch(two);
    }
    if (language === 'de') expect(failures['missing-not-in-round'](['Ager', 'Berg'])).toContain(' sind ');
  });
});
