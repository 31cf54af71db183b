/** All pairing systems, and which text is in force. */
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

/** First day of the texts of 2026. */
const IN_FORCE_SINCE = '2026/02/01';

/** System by id (`dutch-2026`), or null. */
export function systemOf(id: string): PairingSystem | null {
  return SYSTEMS.find((system) => system.id === id) ?? null;
}

/** Whether the text of a system is in force on a day (`YYYY/MM/DD`); an earlier one is until those of 2026 are. */
export function isInForce(id: string, day: string): boolean {
  const superseded = systemOf(id)?.traits.superseded ?? false;
  return !superseded || day.replaceAll('-', '/') < IN_FORCE_SINCE;
}
