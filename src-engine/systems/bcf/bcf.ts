/** The Swiss pairing rules of the British Chess Federation as a pairing system. */
import { ok } from '../../model/outcome.ts';
import type { PairingSystem } from '../system.ts';
import { assess, reasons } from './explain.ts';
import { pairRound } from './pairing.ts';
import { whyNot } from './why-not.ts';
import { stepLine } from './wording.ts';

/** Rules 1–31 with notes 1–7; docs/regulations/bcf.md tells the reading rule by rule. */
export const BCF: PairingSystem = {
  id: 'bcf',
  name: 'BCF Swiss',
  edition: 'BCF Swiss pairing rules 1–31',
  trfCode: 'CUSTOM_SWISS',
  needsRatings: false,
  pair(task, options) {
    const round = pairRound(task, options);
    return round.ok ? ok(round.value.pairing) : round;
  },
  assess,
  reasons,
  whyNot,
  trace(task) {
    const round = pairRound(task);
    return round.ok ? round.value.steps.flatMap(stepLine) : [];
  },
};
