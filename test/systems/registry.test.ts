import { describe, expect, it } from 'vitest';
import { GATED_SYSTEMS } from '../../src-engine/checker/gate-rules.ts';
import { blankPlayer } from '../../src-engine/model/player.ts';
import { BLANK_TOURNAMENT } from '../../src-engine/model/tournament.ts';
import { SYSTEMS, systemForTrfCode } from '../../src-engine/systems/registry.ts';
import { cribOf } from '../../src-main/documents/crib.ts';

/** What a new system needs beside its rounds. */
describe.each(SYSTEMS.map((system) => [system.id, system] as const))('%s', (id, { traits, trfCode }) => {
  it('has rules of its own in the gate', () => {
    expect(GATED_SYSTEMS).toContain(id);
  });

  it('has a page of rules for every round', () => {
    const rules = { ...BLANK_TOURNAMENT.rules, system: id, rounds: 9 };
    const tournament = { ...BLANK_TOURNAMENT, rules, players: [blankPlayer(4, 'Moreau, Ines')] };
    for (const round of [1, 9]) expect(cribOf(tournament, round)?.sections.length).toBeGreaterThan(0);
  });

  it('has traits that agree with each other and a code', () => {
    expect(['none', 'games', 'rounds']).toContain(traits.floats);
    if (traits.prefersBlackFirst) expect(traits.strengths).toBe(true);
    const named = systemForTrfCode(trfCode);
    expect(trfCode.startsWith('CUSTOM') ? named : named?.id).toBe(trfCode.startsWith('CUSTOM') ? null : id);
  });
});
