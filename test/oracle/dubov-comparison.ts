/** The Dubov System against the literal oracle on the random history of a seed. */
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import { DUBOV_2026 } from '../../src-engine/systems/dubov/dubov.ts';
import { randomOf } from '../../src-engine/generator/random.ts';
import { roundText } from './comparison.ts';
import { pairDubovLiterally } from './dubov.ts';
import { historyOf } from './histories.ts';

export interface DubovComparison {
  readonly verdict: 'equal' | 'not-pairable' | 'no-task' | 'different';
  readonly oracle: string;
  readonly system: string;
}

const NO_PAIRING = 'no pairing';

/** The players of the history receive random ratings, because the system needs them. */
export function compareDubov(seed: number): DubovComparison {
  const { tournament, round } = historyOf(seed);
  const random = randomOf(seed);
  const players = tournament.players.map((player) => ({ ...player, rating: random.integer(1400, 1420) }));
  const task = pairingTaskOf({ ...tournament, players }, round);
  if (!task.ok) return { verdict: 'no-task', oracle: '', system: '' };
  const literal = pairDubovLiterally(task.value);
  const paired = DUBOV_2026.pair(task.value);
  const oracle = literal === null ? NO_PAIRING : roundText(literal);
  const system = paired.ok
    ? roundText(paired.value)
    : /^(no-legal-pairing|nobody-may-receive-bye)$/.test(paired.failure.code)
      ? NO_PAIRING
      : paired.failure.code;
  if (oracle !== system) return { verdict: 'different', oracle, system };
  return { verdict: literal === null ? 'not-pairable' : 'equal', oracle, system };
}
