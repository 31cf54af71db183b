/** The Dubov System, C.04.4.1, in the text in force since 2026. */
import { ok } from '../../model/outcome.ts';
import type { PairingSystem } from '../system.ts';
import { assess, reasons, whyNot } from './explain.ts';
import { pairRound } from './pairing.ts';

export const DUBOV_2026: PairingSystem = {
  id: 'dubov-2026',
  name: 'Dubov System',
  edition: 'C.04.4.1, in force since 2026-02-01',
  trfCode: 'FIDE_DUBOV',
  needsRatings: true,
  pair(task, options) {
    const round = pairRound(task, options);
    return round.ok ? ok(round.value.pairing) : round;
  },
  assess,
  reasons,
  whyNot,
  trace(task) {
    const round = pairRound(task);
    return round.ok ? round.value.steps : [];
  },
};
