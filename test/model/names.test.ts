import { describe, expect, it } from 'vitest';
import { compareNames, foldedText, foldedWords, initialOf } from '../../src-engine/model/names.ts';
import { loadCatalogue, OFFERED } from '../../src-engine/texts/index.ts';
import { foldedHeading } from '../../src-main/files/headings.ts';
import { foldedName } from '../../src-main/files/names.ts';
import { playerMatching } from '../../src-renderer/state/players/player-search.ts';

describe('names', () => {
  it.each([
    ['Łukasik, Jan', 'lukasik, jan'],
    ['Öz', 'oz'],
    ['Ødegård', 'odegard'],
    ['Weiß', 'weiss'],
    ['Æsir, Þór', 'aesir, thor'],
    ['Đorđević', 'dordevic'],
    ['PLAIN', 'plain'],
    ['Жуков', 'жуков'],
  ])('%s fold to %s everywhere', (name, folded) => {
    expect(foldedText(name)).toBe(folded);
    expect(foldedName(name).split(' ').sort()).toEqual(foldedWords(folded).sort());
    expect(foldedHeading(name)).toBe(foldedWords(folded).join(' '));
    expect(playerMatching(folded.slice(0, 2))({ name, fideId: '' })).toBe(true);
  });

  it('stand by surname, then by the first name; accents alone make no difference', () => {
    expect(compareNames('Ber, Zoe', 'Berg, Ada')).toBeLessThan(0);
    expect(compareNames('Ber, Zoe', 'Ber, Ada')).toBeGreaterThan(0);
    expect(compareNames('Öz, Can', 'Oz, Can')).toBe(0);
    expect(compareNames('Łukasik, Jan', 'Zielinski, Ewa')).toBeLessThan(0);
    expect(compareNames('Smith', 'Smith, A')).toBeLessThan(0);
  });

  it.each(OFFERED.map(({ code }) => code))('stand in the order of the language: %s', async (code) => {
    const collator = new Intl.Collator((await loadCatalogue(code)).format.locale, { sensitivity: 'base' });
    const surnames =
      "Abel Aerts Æther Afonso Al-Masri Alma Almasri Ångström Celik Çelik D’Angelo Dangelo d'Arco Delacroix Đorđević Dragan Ħal Hall Lubo Łukasz Lund Mueller Muller Müller Ñañez O‘Brien O’Brien Obrien Œuvre Ofer Olsen Ørsted Özil Strasse Straße Παππάς Петров".split(
        ' ',
      );
    const ordered = surnames.toReversed().sort((a, b) => compareNames(`${a}, A`, `${b}, A`));
    const wrong = ordered.filter((name, at) => at > 0 && collator.compare(ordered[at - 1]!, name) > 0);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['Čermin', 'C'],
    ['Łukasik', 'L'],
    ['ßen', 'S'],
    ['Жуков', 'Ж'],
    ['‘t Hart', 'T'],
    ['12', '#'],
  ])('%s stands under %s', (name, letter) => {
    expect(initialOf(name)).toBe(letter);
  });
});
