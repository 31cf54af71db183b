/** C.04.3, C.04.2 1.4: what the Dutch System says of a round does not rest on the order of registration. */
import { expect, it } from 'vitest';
import { systemOf } from '../../../src-engine/systems/registry.ts';
import { cases } from '../../effort.ts';
import { expectSameInAnotherOrder, LAW_OF_2017, selfPlay } from '../self-play.ts';

it.each([
  ['dutch-2026', undefined],
  ['dutch-2017', LAW_OF_2017],
] as const)(
  'C.04.2 1.4 %s: the same boards for the same reasons, whatever the order of registration',
  (id, law) => {
    const system = systemOf(id)!;
    let rounds = 0;
    for (let seed = 1; seed <= cases(3, 12); seed++) {
      const play = { seed, players: 8 + ((seed * 5) % 22), rounds: 6, messiness: 0.2 };
      const look = (round: Parameters<typeof expectSameInAnotherOrder>[1]) => {
        expectSameInAnotherOrder(system, round, seed);
        rounds++;
      };
      selfPlay(system, play, look, undefined, law);
    }
    expect(rounds).toBeGreaterThan(cases(12, 50));
  },
);
