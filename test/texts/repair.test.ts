/** A repair that is refused for several players says so in the plural, in every language. */
import { describe, expect, it } from 'vitest';
import { type Catalogue, loadCatalogue } from '../../src-engine/texts/index.ts';

const CODES = ['missing-has-result', 'missing-not-in-round', 'arrived-in-round'] as const;
const toldIn = ({ repair }: Catalogue, ...names: string[]): string[] =>
  CODES.map((code) => repair.failures[code](names));

describe('why a repair is refused, of one player and of two', () => {
  it('in English', async () => {
    const texts = await loadCatalogue('en');
    expect(toldIn(texts, 'Ager')).toEqual([
      'Ager already has a result in this round.',
      'Ager has neither a board nor the bye in this round.',
      'Ager has a place in this round already.',
    ]);
    expect(toldIn(texts, 'Ager', 'Berg')).toEqual([
      'Ager and Berg already have a result in this round.',
      'Ager and Berg have neither a board nor the bye in this round.',
      'Ager and Berg have a place in this round already.',
    ]);
  });

  it('in French', async () => {
    const texts = await loadCatalogue('fr');
    expect(toldIn(texts, 'Ager')).toEqual([
      'Ager a déjà un résultat dans cette ronde.',
      'Ager n’a ni table ni exemption dans cette ronde.',
      'Ager a déjà une place dans cette ronde.',
    ]);
    expect(toldIn(texts, 'Ager', 'Berg')).toEqual([
      'Ager et Berg ont déjà un résultat dans cette ronde.',
      'Ager et Berg n’ont ni table ni exemption dans cette ronde.',
      'Ager et Berg ont déjà une place dans cette ronde.',
    ]);
  });

  it('in German', async () => {
    const texts = await loadCatalogue('de');
    expect(toldIn(texts, 'Ager')).toEqual([
      'Ager hat in dieser Runde schon ein Ergebnis.',
      'Ager hat in dieser Runde kein Brett und ist nicht spielfrei.',
      'Ager hat in dieser Runde schon einen Platz.',
    ]);
    expect(toldIn(texts, 'Ager', 'Berg')).toEqual([
      'Ager und Berg haben in dieser Runde schon ein Ergebnis.',
      'Ager und Berg haben in dieser Runde kein Brett und sind nicht spielfrei.',
      'Ager und Berg haben in dieser Runde schon einen Platz.',
    ]);
  });
});
