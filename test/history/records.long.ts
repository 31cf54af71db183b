/** Records that go along with a tournament are those that are made anew before each round. */
import { describe, expect, it } from 'vitest';
import { bakuVirtualPoints, virtualPointsOf } from '../../src-engine/acceleration/baku.ts';
import { generateTournament } from '../../src-engine/generator/generate.ts';
import { drawnOptions } from '../../src-engine/generator/options.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { Competitor } from '../../src-engine/history/competitor.ts';
import { Records } from '../../src-engine/history/records.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { renumbered } from '../oracle/renumbered.ts';

/** Byes, forfeits, late entries and withdrawals as the seed draws them; every second one with acceleration. */
function drawn(seed: number): Tournament {
  const generated = generateTournament(
    drawnOptions({ seed, system: 'dutch-2026', rounds: 6, players: 18 + (seed % 9) }),
  );
  if (!generated.ok) throw new Error(generated.failure.code);
  const event = renumbered(generated.value, seed).tournament;
  const { rules } = event;
  const accelerated: Tournament = {
    ...event,
    rules: { ...rules, acceleration: seed % 2 === 0 ? 'baku-2026' : 'none' },
  };
  return { ...accelerated, rules: { ...accelerated.rules, virtualPoints: bakuVirtualPoints(accelerated) } };
}

/** The task with every round and every meeting of every player, as plain data. */
function told(task: ReturnType<typeof pairingTaskOf>) {
  if (!task.ok) return task;
  const { competitors, field, ...rest } = task.value;
  const plain = (player: Competitor) => ({ ...player, rounds: [...player.rounds], met: [...player.met] });
  return { ...rest, competitors: competitors.map(({ id }) => id), field: [...field.values()].map(plain) };
}

describe('records that rounds are added to', () => {
  it('give before each round the task that the whole tournament gives', () => {
    let byes = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const tournament = drawn(seed);
      const records = new Records(tournament, virtualPointsOf(tournament));
      for (let round = 1; round <= tournament.rules.rounds; round++) {
        const soFar = { ...tournament, rounds: tournament.rounds.slice(0, round - 1) };
        const anew = pairingTaskOf(soFar, round);
        expect(told(pairingTaskOf(soFar, round, { records }))).toEqual(told(anew));
        byes += tournament.rounds[round - 1]!.unpaired.length;
        records.add(tournament.rounds[round - 1]!);
      }
    }
    // Not only rounds in which everybody plays.
    expect(byes).toBeGreaterThan(100);
  });

  it('are of the rounds before, and of no others', () => {
    const tournament = drawn(1);
    const records = new Records(tournament, []);
    records.add(tournament.rounds[0]!);
    const first = { ...tournament, rounds: [] };
    expect(() => pairingTaskOf(first, 1, { records })).toThrow('records of 1 rounds before round 1');
  });
});
