/**
 * The rules of systems that FIDE's Handbook does not have, whole, for C.04.2 1.1: who plays must be able to read them. Like
 * the Handbook they are one text, in English, whatever language the sheet has around it.
 */
import type { Crib } from '../crib.ts';
import { BCF_RULES } from './bcf.ts';
import { mwmRules } from './mwm.ts';

/** The rules of a system by its id; null for systems of the Handbook. `limit`: largest colour difference, tenths. */
export function fullRulesOf(system: string, limit: number): Crib | null {
  switch (system) {
    case 'bcf':
      return BCF_RULES;
    case 'mwm-dutch':
    case 'mwm-burstein':
    case 'mwm-monrad':
    case 'mwm-random':
    case 'mwm-random2':
      return mwmRules(system, limit);
    default:
      return null;
  }
}
