/** Rounds of self-played and random tournaments for the tests of the Dutch system. */
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import { generateTournament } from '../../../src-engine/generator/generate.ts';
import { DEFAULT_GENERATOR_OPTIONS } from '../../../src-engine/generator/options.ts';
import { randomOf } from '../../../src-engine/generator/random.ts';
import type { Tournament } from '../../../src-engine/model/tournament.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';
import type { Year } from '../../oracle/player-facts.ts';

/** A messy tournament of a seed: forfeits, byes of all kinds, withdrawals, late entries, sometimes accelerated. */
export function messyTournament(edition: Year, seed: number, most: number): Tournament {
  const random = randomOf(seed);
  const away = random.pick([0, 0.03, 0.1]);
  const answer = generateTournament({
    ...DEFAULT_GENERATOR_OPTIONS,
    seed,
    system: `dutch-${edition}`,
    players: random.integer(9, most),
    rounds: random.integer(4, 9),
    lowestRating: 1500,
    drawRate: random.pick([0.2, 0.5, 0.9]),
    forfeitRate: away,
    halfByeRate: away,
    zeroByeRate: away,
    withdrawalRate: away / 2,
    lateEntryRate: away,
  });
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
}

/** The task of every round of a tournament that was paired. */
export function tasksOf(tournament: Tournament): PairingTask[] {
  return tournament.rounds.flatMap((_, index) => {
    const task = pairingTaskOf(tournament, index + 1);
    return task.ok ? [task.value] : [];
  });
}
