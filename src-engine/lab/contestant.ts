/** A pairing system as an experiment uses it. */
import type { Acceleration } from '../model/rules.ts';
import { playsEveryRound } from '../model/system-ids.ts';
import { MANNERS } from '../systems/mwm/merit.ts';
import { mwm } from '../systems/mwm/mwm.ts';
import type { Weighting } from '../systems/mwm/pairing.ts';
import { systemOf } from '../systems/registry.ts';
import type { PairingSystem } from '../systems/system.ts';

/** What is compared in an experiment: a system with its settings. */
export interface Contestant {
  /** Identity in the registry of systems. */
  readonly system: string;
  /** β in tenths of a game, matching-based systems only; null for the usual two games. */
  readonly beta: number | null;
  /** Matching-based systems only. */
  readonly weights: Weighting;
  readonly acceleration: Acceleration;
}

/** The system with its usual settings. */
export function plainContestant(system: string): Contestant {
  return { system, beta: null, weights: 'exact', acceleration: 'none' };
}

/** Whether a system takes β and weights. */
export function isByMatching(system: string): boolean {
  return MANNERS.some((manner) => system === `mwm-${manner}`);
}

/** Whether the laboratory can run it: a registered system whose rounds depend on results. */
export function isSwiss(system: string): boolean {
  return systemOf(system) !== null && !playsEveryRound(system);
}

/** The system that pairs; throws for one that {@link isSwiss} does not know. */
export function systemOfContestant({ system, weights }: Contestant): PairingSystem {
  const manner = MANNERS.find((each) => system === `mwm-${each}`);
  if (manner !== undefined && weights !== 'exact') return mwm(manner, weights);
  const known = systemOf(system);
  if (known === null) throw new Error(`there is no system ${system}`);
  return known;
}
