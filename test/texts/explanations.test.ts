/** Explanations name what counts by its words in every language, not by its key. */
import { describe, expect, it } from 'vitest';
import { loadCatalogue, OFFERED } from '../../src-engine/texts/index.ts';
import type { Reason } from '../../src-engine/index.ts';

const PAIR = { a: 1, b: 2, group: 20, unit: 'count', now: [1], then: [2] } as const;

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
