/** Explanations name what counts by its words in every language, not by its key, and say whole sentences of one and of several. */
import { describe, expect, it } from 'vitest';
import { loadCatalogue, OFFERED } from '../../src-engine/texts/index.ts';
import type { Reason } from '../../src-engine/index.ts';

const PAIR = { a: 1, b: 2, group: 20, unit: 'count', now: [1], then: [2] } as const;
const NAMES = ['', 'Ager', 'Berg', 'Cole', 'Dahl', 'Egli', 'Falk'];

const catalogues = await Promise.all(OFFERED.map(({ code }) => loadCatalogue(code)));
/** The sentences of a reason in English, French and German; `~` is a no-break space. */
const told = (reason: Reason): string[] =>
  catalogues.map(({ explanations }) =>
    explanations.reason(reason, (player) => `${NAMES[player]}, Ana`).replaceAll('\u00a0', '~'),
  );

describe.each(OFFERED.map(({ code }) => code))('explanations: %s', (code) => {
  it.each(['worse', 'better', 'worse-below'] as const)('%s says by which rule', async (kind) => {
    const { criteria, explanations } = await loadCatalogue(code);
    const labels = Object.entries(criteria.labels);
    expect(labels.length).toBeGreaterThan(50);
    for (const [label, words] of labels) {
      const reason = { code: kind, ...PAIR, below: 15, label } as unknown as Reason;
      const said = explanations.reason(reason, (player) => `Player ${player}`).toLowerCase();
      expect(said).toContain(words.toLowerCase());
    }
  });

  it('a name of eighty letters is there whole', async () => {
    const { explanations } = await loadCatalogue(code);
    const surname = 'Wolfeschlegelsteinhausenbergerdorff-'.repeat(3).slice(0, 80);
    const reason = { code: 'rules-pair-them', a: 1, b: 2 } as unknown as Reason;
    const said = explanations.reason(reason, (player) => `${surname}${player}, Hubert`);
    expect(said).toContain(`${surname}1`);
    expect(said).toContain(`${surname}2`);
  });
});

describe('who goes down after meeting everybody else', () => {
  const down = { code: 'goes-down', article: '', player: 1, opponent: 5 } as const;
  const metAll = (others: readonly number[], sameScore: boolean) =>
    ({ cause: 'met-all', points: 25, others, sameScore }) as const;

  it('has met one other player, on the same score or among all who are left', () => {
    expect(told({ ...down, points: 15, groups: 1, why: metAll([2], true) })).toEqual([
      'Ager has already met Berg, the only other on 2½ points, and so goes down one group and meets Egli on 1½ points.',
      'Ager a déjà rencontré Berg, seul autre à 2½ points, et descend d’un groupe et rencontre Egli à 1½ point.',
      'Ager hat schon gegen Berg gespielt (sonst niemand mit 2½ Punkten), geht deshalb eine Gruppe hinunter und trifft auf Egli mit 1½ Punkten.',
    ]);
    expect(told({ ...down, points: 10, groups: 2, why: metAll([2], false) })).toEqual([
      'Ager has already met Berg, the only one left, and so goes down 2 groups and meets Egli on 1 point.',
      'Ager a déjà rencontré Berg, seul joueur qui reste, et descend de 2 groupes et rencontre Egli à 1 point.',
      'Ager hat schon gegen Berg gespielt (sonst ist niemand übrig), geht deshalb 2 Gruppen hinunter und trifft auf Egli mit 1 Punkt.',
    ]);
  });

  it('has met several, of whom two and the number of the others are named', () => {
    expect(told({ ...down, points: 20, groups: 1, why: metAll([2, 3], true) })).toEqual([
      'Ager has already met Berg and Cole, all others on 2½ points, and so goes down one group and meets Egli on 2 points.',
      'Ager a déjà rencontré Berg et Cole, tous les autres à 2½ points, et descend d’un groupe et rencontre Egli à 2 points.',
      'Ager hat schon gegen Berg und Cole gespielt (alle anderen mit 2½ Punkten), geht deshalb eine Gruppe hinunter und trifft auf Egli mit 2 Punkten.',
    ]);
    expect(told({ ...down, points: 20, groups: 1, why: metAll([2, 3, 4, 6], false) })).toEqual([
      'Ager has already met Berg, Cole and 2 others, all who are left, and so goes down one group and meets Egli on 2 points.',
      'Ager a déjà rencontré Berg, Cole et 2 autres, tous ceux qui restent, et descend d’un groupe et rencontre Egli à 2 points.',
      'Ager hat schon gegen Berg, Cole und 2 weitere gespielt (alle, die übrig sind), geht deshalb eine Gruppe hinunter und trifft auf Egli mit 2 Punkten.',
    ]);
  });
});

describe('C.04.4.3 3.8: the opponent of a floater', () => {
  const meets = { code: 'lim-floater', article: '', player: 1, opponent: 2, from: 20 } as const;

  it('is the highest ranked when pairing downward, the lowest ranked upwards', () => {
    const among = { cause: '2.3.1', among: 'residents', isMaxi: false } as const;
    expect(told({ ...meets, ...among, due: 'other', first: 'highest' })).toEqual([
      'Ager left the group on 2 (no possible opponent in it, 2.3.1) and meets Berg: the highest ranked due the other colour.',
      'Ager, du groupe à 2 (aucun adversaire possible, 2.3.1), rencontre Berg~: le mieux classé à qui l’autre couleur est due.',
      'Ager verließ die Gruppe mit 2 Punkten (kein möglicher Gegner, 2.3.1) und trifft auf Berg: der Oberste mit Anspruch auf die andere Farbe.',
    ]);
    expect(told({ ...meets, ...among, due: 'any', first: 'lowest' })).toEqual([
      'Ager left the group on 2 (no possible opponent in it, 2.3.1) and meets Berg: the lowest ranked available.',
      'Ager, du groupe à 2 (aucun adversaire possible, 2.3.1), rencontre Berg~: le moins bien classé des disponibles.',
      'Ager verließ die Gruppe mit 2 Punkten (kein möglicher Gegner, 2.3.1) und trifft auf Berg: der Unterste der Verfügbaren.',
    ]);
  });

  it('in a Maxi-tournament is looked for within 100 points, among floaters too', () => {
    const among = { cause: '2.6', among: 'floaters', isMaxi: true } as const;
    expect(told({ ...meets, ...among, due: 'none', first: 'lowest' })).toEqual([
      'Ager left the group on 2 (so that the median group can be paired, 2.6) and meets Berg: nobody within 100 points is due the other colour; the lowest ranked due none among floaters.',
      'Ager, du groupe à 2 (pour apparier le groupe médian, 2.6), rencontre Berg~: à 100 points près, l’autre couleur n’est due à personne~; le moins bien classé sans couleur due entre flotteurs.',
      'Ager verließ die Gruppe mit 2 Punkten (für die Mediangruppe, 2.6) und trifft auf Berg: innerhalb von 100 Punkten kein Anspruch auf die andere Farbe; der Unterste ohne Anspruch (Floater).',
    ]);
    expect(told({ ...meets, ...among, due: 'same', first: 'highest' })).toEqual([
      'Ager left the group on 2 (so that the median group can be paired, 2.6) and meets Berg: nobody within 100 points is due another colour; the highest ranked among floaters.',
      'Ager, du groupe à 2 (pour apparier le groupe médian, 2.6), rencontre Berg~: à 100 points près, aucune autre couleur n’est due~; le mieux classé entre flotteurs.',
      'Ager verließ die Gruppe mit 2 Punkten (für die Mediangruppe, 2.6) und trifft auf Berg: innerhalb von 100 Punkten kein Anspruch auf eine andere Farbe; der Oberste (Floater).',
    ]);
  });
});
