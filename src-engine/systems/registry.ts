/** All pairing systems by id, by the code of a TRF, and by date. */
import { BCF } from './bcf/bcf.ts';
import { burstein2025, burstein2026, BURSTEIN_OLD } from './burstein/burstein.ts';
import { DUBOV_2026, DUBOV_OLD } from './dubov/dubov.ts';
import { DUTCH_2017, DUTCH_2026 } from './dutch/systems.ts';
import { LIM_2026, LIM_OLD } from './lim/lim.ts';
import { MWM_SYSTEMS } from './mwm/mwm.ts';
import { DOUBLE_ROUND_ROBIN, ROUND_ROBIN } from './round-robin/pairing.ts';
import type { PairingSystem } from './system.ts';

/** In the order in which a program offers them. */
export const SYSTEMS: readonly PairingSystem[] = [
  DUTCH_2026,
  DUTCH_2017,
  DUBOV_2026,
  DUBOV_OLD,
  burstein2026(DUTCH_2026),
  burstein2025(DUTCH_2026),
  BURSTEIN_OLD,
  LIM_2026,
  LIM_OLD,
  BCF,
  ...MWM_SYSTEMS,
  ROUND_ROBIN,
  DOUBLE_ROUND_ROBIN,
];

/** First day of the texts of 2026 (C.04.3, applied from that date). */
const DUTCH_2026_SINCE = '2026/02/01';

/** Other codes for a system: its exact edition, and a name that engines used before the text was in force. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  FIDE_DUTCH_2026: 'dutch-2026',
  FIDE_DUTCH_2025: 'dutch-2026',
};

/** System by id (`dutch-2026`), or null. */
export function systemOf(id: string): PairingSystem | null {
  return SYSTEMS.find((system) => system.id === id) ?? null;
}

/**
 * System by a TRF code such as `FIDE_DUTCH_2017_BAKU` (TRF26 record 192); a code without edition means the text in force.
 * Null when the code names no system of this program; `CUSTOM_…` never does.
 */
export function systemForTrfCode(code: string): PairingSystem | null {
  const plain = code
    .trim()
    .toUpperCase()
    .replace(/_BAKU$/, '');
  if (plain.startsWith('CUSTOM')) return null;
  const named = OTHER_CODES[plain];
  return named === undefined ? (SYSTEMS.find(({ trfCode }) => trfCode === plain) ?? null) : systemOf(named);
}

/** The Dutch edition in force on a day (`YYYY/MM/DD` or `YYYY-MM-DD`); the latest when the day is unknown. */
export function defaultSystemAt(startDate: string): PairingSystem {
  const day = startDate.trim().replaceAll('-', '/');
  return day !== '' && day < DUTCH_2026_SINCE ? DUTCH_2017 : DUTCH_2026;
}

/** Whether the text of a system is in force on a day (`YYYY/MM/DD`); an earlier one is until those of 2026 are. */
export function isInForce(id: string, day: string): boolean {
  const superseded = systemOf(id)?.traits.superseded ?? false;
  return !superseded || day.replaceAll('-', '/') < DUTCH_2026_SINCE;
}
