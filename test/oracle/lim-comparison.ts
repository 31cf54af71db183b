/** The Lim System against its literal second writing on the random history of a seed. */
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import { LIM_2026 } from '../../src-engine/systems/lim/lim.ts';
import { randomOf, type Random } from '../../src-engine/generator/random.ts';
import type { PairingTask } from '../../src-engine/systems/system.ts';
import { roundText } from './comparison.ts';
import { historyOf } from './histories.ts';
import { pairLimLiterally } from './lim.ts';

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
  const { tournament, round } = historyOf(seed, random.chance(0.7) ? LARGEST : 7);
  const players = tournament.players.map((player) => ({ ...player, rating: random.integer(1400, 1750) }));
  const rules = { ...tournament.rules, maxiTournament: random.chance(0.2) };
  const real = pairingTaskOf({ ...tournament, players, rules }, round);
  return real.ok ? crowded(real.value, random) : null;
}

export function compareLim(seed: number): LimComparison {
  const task = limTaskOf(seed);
  if (task === null) return { verdict: 'no-task', oracle: '', system: '' };
  const literal = pairLimLiterally(task);
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

/**
 * In three histories of four most players are given one score, above or below the median: what the exchanges and Article
 * 4.4 do takes a large group, and ten players seldom make one.
 */
function crowded(task: PairingTask, random: Random): PairingTask {
  const offset = random.pick([0, 10, -10, 10]);
  if (offset === 0) return task;
  const median = (task.round - 1) * 5;
  const share = random.pick([0.6, 0.8, 0.9]);
  const scoreOf = () =>
    median + (random.chance(share) ? offset : random.pick([0, 5, -5, 2 * offset, -offset]));
  const competitors = task.competitors
    .map((player) => ({ ...player, pairingScore: scoreOf() }))
    .sort((a, b) => b.pairingScore - a.pairingScore || a.tpn - b.tpn);
  const field = new Map([...task.field, ...competitors.map((player) => [player.id, player] as const)]);
  return { ...task, competitors, field };
}
