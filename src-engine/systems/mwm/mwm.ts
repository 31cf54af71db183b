/** Pairing by maximum-weight matching: the engine of the paper with its five pairing systems. */
import { ok } from '../../model/outcome.ts';
import type { PairingSystem } from '../system.ts';
import { assess, reasons, trace, whyNot } from './explain.ts';
import { MANNERS, type Manner } from './merit.ts';
import { pairRound } from './pairing.ts';

const NAMES: Readonly<Record<Manner, string>> = {
  dutch: 'Weighted matching, Dutch',
  burstein: 'Weighted matching, Burstein',
  monrad: 'Weighted matching, Monrad',
  random: 'Weighted matching, random',
  random2: 'Weighted matching, random between halves',
};

/** One weight for every possible game; docs/regulations/mwm.md tells the reading section by section. */
function mwm(manner: Manner): PairingSystem {
  return {
    id: `mwm-${manner}`,
    name: NAMES[manner],
    edition: 'Paper on pairing by maximum-weight matching',
    trfCode: 'CUSTOM_SWISS',
    needsRatings: false,
    pair(task, options) {
      const round = pairRound(manner, task, options);
      return round.ok ? ok(round.value.pairing) : round;
    },
    assess: (task, pairing) => assess(manner, task, pairing),
    reasons: (task, pairing) => reasons(manner, task, pairing),
    whyNot: (task, pairing, a, b) => whyNot(manner, task, pairing, a, b),
    trace: (task) => trace(manner, task),
  };
}

export const MWM_SYSTEMS: readonly PairingSystem[] = MANNERS.map(mwm);
