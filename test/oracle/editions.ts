/** The editions of the Dutch system by year, for comparisons of the two. */
import { ok, type Outcome } from '../../src-engine/model/outcome.ts';
import { findRound } from '../../src-engine/systems/dutch/dutch.ts';
import type { RoundOptions } from '../../src-engine/systems/dutch/kernel/round.ts';
import { EDITIONS } from '../../src-engine/systems/dutch/systems.ts';
import type {
  Pairing,
  PairingFailure,
  PairingOptions,
  PairingTask,
} from '../../src-engine/systems/system.ts';
import type { Year } from './player-facts.ts';

/** Pairs a round by the kernel, by the route that is asked for. */
export function pairDutch(
  year: Year,
  task: PairingTask,
  options?: PairingOptions,
  routes?: RoundOptions,
): Outcome<Pairing, PairingFailure> {
  const found = findRound(EDITIONS[year], task, options, routes);
  return found.ok ? ok(found.value.pairing) : found;
}
