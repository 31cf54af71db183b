/** The BCF rules: the round of the program against the set of the literal oracle, on the random history of a seed. */
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import { BCF } from '../../src-engine/systems/bcf/bcf.ts';
import type { PairingTask } from '../../src-engine/systems/system.ts';
import { isPairable, offences } from './bcf.ts';
import { byesAllowed } from './bcf-bye.ts';
import { historyOf } from './histories.ts';
import { renumbered } from './renumbered.ts';
import { plainTaskOf } from './field.ts';

export interface BcfComparison {
  /** `inside` the set; `not-pairable` for both; `no-task`: fewer than two players; `outside`: see `complaints`. */
  readonly verdict: 'inside' | 'not-pairable' | 'no-task' | 'outside';
  readonly complaints: readonly string[];
}

export function compareBcf(seed: number, largest?: number): BcfComparison {
  const { tournament, round } = historyOf(seed, largest);
  const task = pairingTaskOf(renumbered(tournament, seed).tournament, round);
  return task.ok ? judgeBcf(task.value) : { verdict: 'no-task', complaints: [] };
}

export function judgeBcf(task: PairingTask): BcfComparison {
  const paired = BCF.pair(task);
  const plain = plainTaskOf(task);
  if (paired.ok) {
    const complaints = offences(plain, paired.value);
    return { verdict: complaints.length === 0 ? 'inside' : 'outside', complaints };
  }
  const { competitors } = plain;
  const exists = competitors.length % 2 === 0 ? isPairable(competitors) : byesAllowed(plain).length > 0;
  const { code } = paired.failure;
  if (!exists && /^(no-legal-pairing|nobody-may-receive-bye)$/.test(code))
    return { verdict: 'not-pairable', complaints: [] };
  return { verdict: 'outside', complaints: [code] };
}
