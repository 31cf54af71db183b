import { describe, expect, it } from 'vitest';
import { Matching } from '../../../src-engine/matching/cardinality.ts';
import { compatibilityGraph } from '../../../src-engine/systems/lim/compatibility.ts';
import { LIM_2026 } from '../../../src-engine/systems/lim/lim.ts';
import { systemOf } from '../../../src-engine/systems/registry.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';
import {
  expectExplained,
  expectSameInAnotherOrder,
  LAW_OF_2017,
  selfPlay,
  type PlayedRound,
} from '../self-play.ts';
import { expectAnswers } from '../why-not.ts';
import { cases } from '../../effort.ts';

/** Whether some complete pairing obeys 2.1, with the bye for somebody who is not barred. */
function canBePaired(task: PairingTask): boolean {
  const even = (competitors: PairingTask['competitors']) =>
    new Matching(compatibilityGraph({ ...task, competitors })).maximise() === 0;
  if (task.competitors.length % 2 === 0) return even(task.competitors);
  return task.competitors.some(
    (player) => !player.byeBarred && even(task.competitors.filter((other) => other !== player)),
  );
}

describe('C.04.4.3 Lim System over random tournaments', () => {
  it('1–6 pairs every round that can be paired, within 2.1 and 5.1, and explains each board', () => {
    let rounds = 0;
    for (let seed = 1; seed <= cases(30, 150); seed++) {
      const players = 4 + (seed % 27);
      selfPlay(
        LIM_2026,
        {
          seed,
          players,
          rounds: 3 + (seed % 7),
          messiness: [0, 0.1, 0.4][seed % 3]!,
          rules: { maxiTournament: seed % 5 === 0 },
        },
        (round) => {
          rounds++;
          expect(LIM_2026.assess(round.task, round.pairing).violations).toEqual([]);
          expectExplained(LIM_2026, round);
        },
        (task, failure) => {
          expect(canBePaired(task), failure.code).toBe(false);
        },
      );
    }
    expect(rounds).toBeGreaterThan(cases(100, 500));
  });

  it.each([
    ['lim-2026', undefined],
    ['lim-old', LAW_OF_2017],
  ] as const)('C.04.2 1.4 %s gives the same pairing whatever the order of registration', (id, law) => {
    const system = systemOf(id)!;
    let rounds = 0;
    for (let seed = 1; seed <= cases(4, 40); seed++) {
      const play = { seed, players: 7 + ((seed * 5) % 20), rounds: 5, messiness: 0.2 };
      const look = (round: PlayedRound) => {
        expectSameInAnotherOrder(system, round, seed);
        rounds++;
      };
      selfPlay(system, play, look, undefined, law);
    }
    expect(rounds).toBeGreaterThan(cases(14, 140));
  });

  it('answers "why not" for every possible pair of a round', () => {
    const seen = new Set<string>();
    selfPlay(LIM_2026, { seed: 5, players: 12, rounds: 5, messiness: 0.1 }, (round) =>
      expectAnswers(LIM_2026, round, seen),
    );
    expect([...seen].sort()).toEqual(['forbidden', 'paired', 'worse']);
  });
});
