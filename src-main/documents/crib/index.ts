/** The page of rules of every pairing system. */
import type { Tournament } from '../../../src-engine/index.ts';
import { BCF_CRIB } from './bcf.ts';
import { BURSTEIN_2025_CRIB, BURSTEIN_2026_CRIB, BURSTEIN_OLD_CRIB } from './burstein.ts';
import { ACCELERATED } from './common.ts';
import type { Crib } from './crib.ts';
import { DUBOV_2026_CRIB, DUBOV_OLD_CRIB } from './dubov.ts';
import { DUTCH_2017_CRIB, DUTCH_2026_CRIB } from './dutch.ts';
import { LIM_CRIB } from './lim.ts';
import { mwmCrib } from './mwm.ts';
import { DOUBLE_ROUND_ROBIN_CRIB, ROUND_ROBIN_CRIB } from './round-robin.ts';

const CRIBS: Readonly<Record<string, Crib>> = {
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
};

/** Rules by which `round` (1-based) is paired under the tournament's system and edition; null for an unknown system. */
export function cribOf({ rules }: Tournament, round: number): Crib | null {
  const { system, rounds } = rules;
  const crib = system.startsWith('mwm-')
    ? mwmCrib(system)
    : (CRIBS[seedingOf(system, round, rounds)] ?? null);
  if (crib === null || rules.acceleration === 'none') return crib;
  const [first, ...others] = crib.sections;
  return { sections: first === undefined ? [ACCELERATED] : [first, ACCELERATED, ...others] };
}

/** C.04.4.2 1.6: the first rounds of a modern Burstein tournament, half of them and at most four, are Dutch. */
function seedingOf(system: string, round: number, rounds: number): string {
  const seeds = system === 'burstein-2026' || system === 'burstein-2025';
  return seeds && round <= Math.min(4, Math.floor(rounds / 2)) ? 'dutch-2026' : system;
}
