import { describe, expect, it } from 'vitest';
import { blankPlayer } from '../../src-engine/model/player.ts';
import { BLANK_TOURNAMENT } from '../../src-engine/model/tournament.ts';
import { SYSTEM_IDS } from '../../src-engine/systems/labels.ts';
import { SYSTEMS, systemForTrfCode } from '../../src-engine/systems/registry.ts';
import { fullRulesOf } from '../../src-engine/texts/index.ts';
import { cribOf } from '../../src-main/documents/crib.ts';

/** What a new system needs beside its rounds. */
describe.each(SYSTEMS.map((system) => [system.id, system] as const))('%s', (id, { traits, trfCode }) => {
  it('has a page of rules for every round', () => {
    const rules = { ...BLANK_TOURNAMENT.rules, system: id, rounds: 9 };
    const tournament = { ...BLANK_TOURNAMENT, rules, players: [blankPlayer(4, 'Moreau, Ines')] };
    for (const round of [1, 9]) expect(cribOf(tournament, round)?.sections.length).toBeGreaterThan(0);
  });

  it('has its rules in full where the Handbook does not have them', () => {
    const full = fullRulesOf(id, 20);
    expect(full !== null).toBe(!traits.ofFide);
    const articles = full?.sections.flatMap(({ rules }) => rules.map(({ article }) => article)) ?? [];
    // Every rule of the BCF, 1 to 31; of the paper the terms, the bye, the ban, the order, the colours, the lots.
    const wanted =
      id === 'bcf' ? Array.from({ length: 31 }, (_, n) => n + 1) : [1.1, 2.2, 3.3, 4.2, 4.4, 5.2, 7.3];
    const told = new Set(articles.flatMap((article) => article.split(', ').map(Number)));
    if (full !== null) for (const one of wanted) expect(told).toContain(one);
  });

  it('has traits that agree with each other and a code', () => {
    expect(['none', 'games', 'rounds']).toContain(traits.floats);
    if (traits.prefersBlackFirst) expect(traits.strengths).toBe(true);
    const named = systemForTrfCode(trfCode);
    expect(trfCode.startsWith('CUSTOM') ? named : named?.id).toBe(trfCode.startsWith('CUSTOM') ? null : id);
  });
});

it('has a name for each of its systems, and for no other', () => {
  expect([...SYSTEM_IDS].sort()).toEqual(SYSTEMS.map(({ id }) => id).sort());
});
