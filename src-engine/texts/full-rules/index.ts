/**
 * The rules of systems that FIDE's Handbook does not have, or not any more, whole, for C.04.2 1.1: who plays must be able to
 * read them. Like the Handbook they are one text, in English, whatever language the sheet has around it.
 */
import { isSystem } from '../../model/system-ids.ts';
import type { Crib } from '../crib.ts';
import { BCF_RULES } from './bcf.ts';
import { BURSTEIN_2025_RULES } from './burstein-2025.ts';
import { BURSTEIN_OLD_RULES } from './burstein-old.ts';
import { DUBOV_OLD_RULES } from './dubov-old.ts';
import { DUTCH_2017_RULES } from './dutch-2017.ts';
import { LIM_OLD_RULES } from './lim-old.ts';
import { mwmRules } from './mwm.ts';

/** The rules of a system by its id; null for texts of the Handbook in force. `limit`: largest colour difference, tenths. */
export function fullRulesOf(system: string, limit: number): Crib | null {
  if (!isSystem(system)) return null;
  switch (system) {
    case 'bcf':
      return BCF_RULES;
    case 'dutch-2017':
      return DUTCH_2017_RULES;
    case 'burstein-2025':
      return BURSTEIN_2025_RULES;
    case 'burstein-old':
      return BURSTEIN_OLD_RULES;
    case 'dubov-old':
      return DUBOV_OLD_RULES;
    case 'lim-old':
      return LIM_OLD_RULES;
    case 'mwm-dutch':
    case 'mwm-burstein':
    case 'mwm-monrad':
    case 'mwm-random':
    case 'mwm-random2':
      return mwmRules(system, limit);
    case 'dutch-2026':
    case 'burstein-2026':
    case 'dubov-2026':
    case 'lim-2026':
    case 'round-robin':
    case 'double-round-robin':
      return null;
  }
}
