/** Where the editions of C.07 differ. */
import type { TieBreakText } from '../model/rules.ts';

/** What one edition says. */
interface Edition {
  /** Codes of the tie-breaks that came later. */
  readonly lacks: readonly string[];
  /** Art. 8: the tie-breaks for Swiss events are not used where pairings are known beforehand. */
  readonly keepsToSwiss: boolean;
  /** Art. 16.4: a dummy has at most what its opponent would have had, or a draw for every round. */
  readonly capsDummies: boolean;
}

/** By what the rules of an event say. */
export const EDITIONS: Readonly<Record<TieBreakText, Edition>> = {
  '2024': { lacks: ['STD', 'TPN', 'RTNG'], keepsToSwiss: false, capsDummies: false },
  '2026': { lacks: [], keepsToSwiss: true, capsDummies: true },
};
