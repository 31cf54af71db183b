/** French and German explanations make the claims of the English ones; those of random rounds are read in sentences.long.ts. */
import { describe, expect, it } from 'vitest';
import { en, loadCatalogue } from '../../../src-engine/texts/index.ts';
import type { Reason } from '../../../src-engine/systems/reason.ts';
import { READ_LANGUAGES, retellingIn } from './other-languages.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { PhraseReader } from './phrasebook.ts';

const nameOf = (player: number): string => `P${player}, Anna`;
const ROW = { label: 'due-missed', unit: 'count', now: [1], then: [2] } as const;

/** What is said of rounds that were made by hand; random rounds are the rules' own. */
const BY_HAND = [
  { code: 'not-by-the-rules' },
  { code: 'by-hand', player: 1, instead: 2 },
  { code: 'by-hand', player: 1, instead: null },
  { code: 'bye-not-by-the-rules' },
  { code: 'bye-by-hand', player: 1 },
  { code: 'colours-not-by-the-rules' },
  { code: 'not-both-paired' },
  { code: 'better', a: 1, b: 2, group: 25, ...ROW },
  { code: 'better', a: 1, b: 2, group: null, ...ROW },
  { code: 'rules-pair-them', a: 1, b: 2 },
] as unknown as readonly Reason[];

describe.each(READ_LANGUAGES)('explanations in %s', (language) => {
  it('of rounds made by hand say what the English ones say', async () => {
    const retelling = (await retellingIn(language))!;
    const wrong = BY_HAND.flatMap((reason) =>
      retelling.complaints(reason, nameOf, en.explanations.reason(reason, nameOf)),
    );
    expect(wrong).toEqual([]);
  });

  it('are refused where they say something else', async () => {
    const retelling = (await retellingIn(language))!;
    const { explanations } = await loadCatalogue(language);
    const met = { code: 'have-met', a: 1, b: 2 } as unknown as Reason;
    const due = { code: 'both-due', white: 1 } as unknown as Reason;
    const told = explanations.reason(due, nameOf);
    expect(retelling.claimOf(told)).toBe('Both get the colour they are due; P1 has White.');
    expect(retelling.claimOf(told.replace(/Blancs|Weiß/, 'Noirs'))).toMatch(/^<0 readings of/);
    expect(retelling.complaints(met, nameOf, 'P1 and P2 do meet in this round.')).toHaveLength(1);
  });
});

describe('a phrase book', () => {
  it('asks the unit of points to agree with the number', () => {
    const reader = new PhraseReader(GERMAN);
    const told = (points: string) =>
      reader.read(`Beide haben ${points}, und niemand sonst mit dieser Punktzahl ist für sie übrig.`);
    expect(told('1 Punkt')).toBe('Both are on 1 point and nobody else on that score is left for them.');
    expect(told('1½ Punkte')).toContain('Both are on 1½ points and');
    expect(told('2 Punkt')).toContain('<unit of 2 Punkt>');
  });

  it('asks verbs and nouns to agree with the number of players, groups and names', () => {
    const [french, german] = [FRENCH, GERMAN].map((book) => new PhraseReader(book));
    const claim = 'A1 has the bye: the largest number (7), of those who may have it.';
    const told = 'A1 ist spielfrei: die größte Nummer (7), unter denen, die es sein dürfen.';
    expect(german!.read(`${told} B2 käme zuerst, ist aber nicht entbehrlich.`)).toBe(
      `${claim} B2 would come first but cannot be spared.`,
    );
    expect(german!.read(`${told} B2 und C3 kämen zuerst, sind aber nicht entbehrlich.`)).toBe(
      `${claim} B2 and C3 would come first but cannot be spared.`,
    );
    const dit = 'L’exemption va à A1 : le plus grand numéro (7), parmi ceux qui y ont droit.';
    expect(french!.read(`${dit} Avant : B2 et 3 autres, indispensables ailleurs.`)).toBe(
      `${claim} B2 and 3 others would come first but cannot be spared.`,
    );
    const obstacle = 'Für A1 kommen die Austausche eher zu B2 als zu C3, aber dann';
    expect(
      [
        `${told} B2 kämen zuerst, sind aber nicht entbehrlich.`,
        `${told} B2 und C3 käme zuerst, ist aber nicht entbehrlich.`,
        `${obstacle} verfehlten 1 statt 0 der Übrigen die zustehende Farbe.`,
        `${obstacle} verfehlte 2 statt 1 der Übrigen die zustehende Farbe.`,
      ].map((sentence) => german!.read(sentence).slice(0, 11)),
    ).toEqual(['<0 readings', '<0 readings', '<0 readings', '<0 readings']);
    expect(
      [
        `${dit} Avant : B2, indispensables ailleurs.`,
        `${dit} Avant : B2 et C3, indispensable ailleurs.`,
        'Personne d’autre à 3 points : A1 descend de 1 groupes et rencontre B2 à 2 points.',
        'A1 a déjà rencontré B2, tous les autres à 3 points, et descend d’un groupe et rencontre C3 à 2 points.',
      ].map((sentence) => french!.read(sentence).slice(0, 11)),
    ).toEqual(['<0 readings', '<0 readings', '<0 readings', '<0 readings']);
  });

  it('reads each number and name in its place', () => {
    const reader = new PhraseReader(GERMAN);
    expect(
      reader.read(
        'In der Gruppe mit 2,5 Punkten wäre eine Runde mit A1 und B2 schlechter. Exchange: 1 statt 2.',
      ),
    ).toMatch(/^<0/);
    expect(
      reader.read(
        'In der Gruppe mit 2½ Punkten wäre eine Runde mit A1 und B2 schlechter. Farbwechsel: 3 statt 2.',
      ),
    ).toBe('In the group on 2½ a round with A1 and B2 would be worse: colour transfers 3 instead of 2.');
  });
});
