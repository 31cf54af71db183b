/** The page of rules of every pairing system, by its id. */
import type { SystemId } from '../../../model/system-ids.ts';
import type { Crib } from '../../crib.ts';
import { BCF_CRIB } from './bcf.ts';
import { BURSTEIN_2025_CRIB, BURSTEIN_2026_CRIB, BURSTEIN_OLD_CRIB } from './burstein.ts';
import { ACCELERATED } from './common.ts';
import { DUBOV_2026_CRIB, DUBOV_OLD_CRIB } from './dubov.ts';
import { DUTCH_2017_CRIB, DUTCH_2026_CRIB } from './dutch.ts';
import { LIM_CRIB } from './lim.ts';
import { MWM_CRIBS } from './mwm.ts';
import { DOUBLE_ROUND_ROBIN_CRIB, ROUND_ROBIN_CRIB } from './round-robin.ts';

export const cribText = {
  systems: {
    'dutch-2026': DUTCH_2026_CRIB,
    'dutch-2017': DUTCH_2017_CRIB,
    'dubov-2026': DUBOV_2026_CRIB,
    'dubov-old': DUBOV_OLD_CRIB,
    'burstein-2026': BURSTEIN_2026_CRIB,
    'burstein-2025': BURSTEIN_2025_CRIB,
    'burstein-old': BURSTEIN_OLD_CRIB,
    'lim-2026': LIM_CRIB,
    'lim-old': LIM_CRIB,
    bcf: BCF_CRIB,
    'round-robin': ROUND_ROBIN_CRIB,
    'double-round-robin': DOUBLE_ROUND_ROBIN_CRIB,
    ...MWM_CRIBS,
  } satisfies Readonly<Record<SystemId, Crib>>,
  accelerated: ACCELERATED,
};
