/** The Lim System against its literal second writing on the random history of a seed. */
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import { LIM_2026 } from '../../src-engine/systems/lim/lim.ts';
import { randomOf } from '../../src-engine/generator/random.ts';
import type { PairingTask } from '../../src-engine/systems/system.ts';
import { roundText } from './comparison.ts';
import { crowded } from './crowded.ts';
import { historyOf } from './histories.ts';
import { renumbered } from './renumbered.ts';
import { pairLimLiterally } from './lim.ts';
import { plainTaskOf } from './field.ts';

export interface LimComparison {
  readonly verdict: 'equal' | 'not-pairable' | 'no-task' | 'different';
  readonly oracle: string;
  readonly system: string;
}

const NO_PAIRING = 'no pairing';
const LARGEST = 10;

/** The round to be paired of a seed, with random ratings; every fifth is a Maxi-tournament. */
export function limTaskOf(seed: number): PairingTask | null {
  const random = randomOf(seed * 7919);
  const { tournament: written, round } = historyOf(seed, random.chance(0.7) ? LARGEST : 7);
  const { tournament } = renumbered(written, seed);
  const players = tournament.players.map((player) => ({ ...player, rating: random.integer(1400, 1750) }));
  const rules = { ...tournament.rules, maxiTournament: random.chance(0.2) };
  const real = pairingTaskOf({ ...tournament, players, rules }, round);
  return real.ok ? crowded(real.value, random) : null;
}

export function compareLim(seed: number): LimComparison {
  const task = limTaskOf(seed);
  if (task === null) return { verdict: 'no-task', oracle: '', system: '' };
  const literal = pairLimLiterally(plainTaskOf(task));
  const paired = LIM_2026.pair(task);
  const oracle = literal === null ? NO_PAIRING : roundText(literal);
  const system = paired.ok
    ? roundText(paired.value)
    : /^(no-legal-pairing|nobody-may-receive-bye)$/.test(paired.failure.code)
      ? NO_PAIRING
      : paired.failure.code;
  if (oracle !== system) return { verdict: 'different', oracle, system };
  return { verdict: literal === null ? 'not-pairable' : 'equal', oracle, system };
}
