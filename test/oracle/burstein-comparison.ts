/** The Burstein systems against the literal oracle on the random history of a seed. */
import { randomOf } from '../../src-engine/generator/random.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import { pairBursteinLiterally, type Edition } from './burstein.ts';
import type { PairingTask } from '../../src-engine/systems/system.ts';
import { roundText } from './comparison.ts';
import { historyOf } from './histories.ts';
import { renumbered } from './renumbered.ts';
import { plainTaskOf } from './field.ts';

export type { Edition } from './burstein.ts';

export interface BursteinComparison {
  /** `no-task`: fewer than two players take part, or the round is a seeding round of the Dutch System. */
  readonly verdict: 'equal' | 'not-pairable' | 'no-task' | 'different';
  readonly oracle: string;
  readonly system: string;
}

const NO_PAIRING = 'no pairing';

/**
 * The round of the history is made the last one of its tournament, so that few rounds are seeding rounds. Ratings are few,
 * and in no order of numbers: the older text ranks by them (3.2).
 */
export function bursteinTaskOf(edition: Edition, seed: number): PairingTask | null {
  const { tournament: written, round } = historyOf(seed);
  const { tournament } = renumbered(written, seed);
  const random = randomOf(seed);
  const players = tournament.players.map((player) => ({ ...player, rating: random.integer(1400, 1404) }));
  const rules = edition === 'old' ? tournament.rules : { ...tournament.rules, rounds: round };
  const task = pairingTaskOf({ ...tournament, players, rules }, round);
  if (!task.ok || (edition !== 'old' && round <= Math.min(4, Math.floor(rules.rounds / 2)))) return null;
  return task.value;
}

export function compareBurstein(edition: Edition, seed: number): BursteinComparison {
  const task = bursteinTaskOf(edition, seed);
  return task === null ? { verdict: 'no-task', oracle: '', system: '' } : compareBursteinRound(edition, task);
}

export function compareBursteinRound(edition: Edition, task: PairingTask): BursteinComparison {
  const literal = pairBursteinLiterally(edition, plainTaskOf(task));
  const paired = systemOf(`burstein-${edition}`)!.pair(task);
  const oracle =
    literal === null
      ? NO_PAIRING
      : roundText({ bye: literal.bye, pairs: literal.pairs.map(([white, black]) => ({ white, black })) });
  const system = paired.ok
    ? roundText(paired.value)
    : /^(no-legal-pairing|nobody-may-receive-bye)$/.test(paired.failure.code)
      ? NO_PAIRING
      : paired.failure.code;
  if (oracle !== system) return { verdict: 'different', oracle, system };
  return { verdict: literal === null ? 'not-pairable' : 'equal', oracle, system };
}
