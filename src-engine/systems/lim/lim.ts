/** The Lim System as a pairing system: C.04.4.3 of 2026, and the same rules in the text before. */
import { ok } from '../../model/outcome.ts';
import type { PairingSystem } from '../system.ts';
import { assess, reasons, whyNot } from './explain.ts';
import { pairRound } from './pairing.ts';

function lim(id: string, edition: string): PairingSystem {
  return {
    id,
    name: 'Lim System',
    edition,
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
      return round.ok ? round.value.steps : [];
    },
  };
}

export const LIM_2026 = lim('lim-2026', 'C.04.4.3, in force since 2026-02-01');
/** The text amended until 1999; the edition of 2026 renumbers it without a change of substance. */
export const LIM_OLD = lim('lim-old', 'C.04.4.3, until 2026-01-31');
