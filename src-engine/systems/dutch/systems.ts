/** The Dutch system, C.04.3, in its two editions. */
import type { PairingSystem } from '../system.ts';
import { assessDutch } from './assess.ts';
import { pairDutch } from './dutch.ts';
import type { Edition } from './edition.ts';
import { reasonsDutch } from './reasons.ts';
import { traceDutch } from './trace.ts';
import { whyNotDutch } from './why-not.ts';

export const DUTCH_2026: PairingSystem = dutchSystem(
  '2026',
  'C.04.3, in force since 2026-02-01',
  'FIDE_DUTCH',
);

export const DUTCH_2017: PairingSystem = dutchSystem(
  '2017',
  'C.04.3 of 2017, in force until 2026-01-31',
  'FIDE_DUTCH_2017',
);

function dutchSystem(edition: Edition, text: string, trfCode: string): PairingSystem {
  return {
    id: `dutch-${edition}`,
    name: 'FIDE (Dutch) System',
    edition: text,
    trfCode,
    needsRatings: false,
    pair: (task, options) => pairDutch(edition, task, options),
    assess: (task, pairing) => assessDutch(edition, task, pairing),
    reasons: (task, pairing) => reasonsDutch(edition, task, pairing),
    whyNot: (task, pairing, a, b) => whyNotDutch(edition, task, pairing, a, b),
    trace: (task) => traceDutch(edition, task),
  };
}
