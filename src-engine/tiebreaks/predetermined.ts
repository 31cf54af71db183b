/** Whether the pairings of an event were known beforehand (C.07 Art. 15.2; the note to Art. 8 asks for it). */
import type { Tournament } from '../model/tournament.ts';

const PREDETERMINED_SYSTEM = /robin|berger|scheveningen|schiller/i;

/**
 * True for round robins and other fixed schedules. The system of the rules decides, or the type in the report's heading,
 * or a code of record 192 that the program does not know. A report that names no system was read as a round robin where
 * its games are a whole one.
 */
export function isPredetermined({ rules, info, keptRecords }: Tournament): boolean {
  const unknownCodes = keptRecords.map(({ line }) => line).filter((line) => line.startsWith('192 '));
  return [rules.system, info.type, ...unknownCodes].some((text) => PREDETERMINED_SYSTEM.test(text));
}
