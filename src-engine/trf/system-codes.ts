/** Codes of record 192 and the systems they name. Source: table ETT26 of the TRF26. */
import type { Acceleration } from '../model/tournament.ts';

/** Code without `_BAKU`, and identity in the registry of systems. The first code of an identity is written. */
const CODES: readonly (readonly [code: string, system: string])[] = [
  ['FIDE_DUTCH', 'dutch-2026'],
  ['FIDE_DUTCH_2026', 'dutch-2026'],
  ['FIDE_DUTCH_2025', 'dutch-2026'],
  ['FIDE_DUTCH_2017', 'dutch-2017'],
  ['FIDE_DUBOV', 'dubov-2026'],
  ['FIDE_BURSTEIN', 'burstein-2026'],
  ['FIDE_BURSTEIN_2025', 'burstein-2025'],
  ['FIDE_ROUNDROBIN', 'round-robin'],
  ['BERGER_ROUNDROBIN', 'round-robin'],
  ['FIDE_DOUBLEROUNDROBIN', 'double-round-robin'],
];

export interface SystemReading {
  readonly system: string;
  readonly acceleration: Acceleration;
}

/** Understands a code of record 192; null for a code that names no system of this program. */
export function systemOfCode(code: string): SystemReading | null {
  const baku = code.endsWith('_BAKU');
  const plain = baku ? code.slice(0, -'_BAKU'.length) : code;
  const system = CODES.find(([known]) => known === plain)?.[1];
  if (system === undefined || (baku && system.endsWith('round-robin'))) return null;
  return { system, acceleration: baku ? (system === 'dutch-2017' ? 'baku-2017' : 'baku-2026') : 'none' };
}

/** Systems that the free text of record 092 may name; the first that is found counts. */
const NAMES: readonly (readonly [name: RegExp, system: string])[] = [
  [/double.{0,3}round.?robin/i, 'double-round-robin'],
  [/round.?robin|\bberger\b/i, 'round-robin'],
  [/\bdubov\b/i, 'dubov-2026'],
  [/\bburstein\b/i, 'burstein-2026'],
];

/** The system that a free text names, by a code or by its name; null where it names none. */
export function systemOfText(text: string): SystemReading | null {
  const system = NAMES.find(([name]) => name.test(text))?.[1];
  return systemOfCode(text.trim()) ?? (system === undefined ? null : { system, acceleration: 'none' });
}

/** What record 192 has for every Swiss system without a code of its own, such as Lim or those before 2016. */
export const CUSTOM_SWISS = 'CUSTOM_SWISS';

/** The code that record 192 has for a system. */
export function codeOfSystem(system: string, acceleration: Acceleration): string {
  const code = CODES.find(([, known]) => known === system)?.[0];
  if (code === undefined) return CUSTOM_SWISS;
  return acceleration === 'none' || system.endsWith('round-robin') ? code : `${code}_BAKU`;
}

/** First day of the C.04 texts of 2026, and of the tie-break text C.07 of 2026. */
const PAIRING_TEXT_SINCE = '2026/02/01';
const TIE_BREAK_TEXT_SINCE = '2026/03/01';

/** The Dutch edition in force on a day `YYYY/MM/DD`; the present one where the day is unknown (`''`). */
export function systemAt(startDate: string): string {
  return startDate === '' || startDate >= PAIRING_TEXT_SINCE ? 'dutch-2026' : 'dutch-2017';
}

/** The edition of C.07 in force on a day; the present one where the day is unknown. */
export function tieBreakTextAt(startDate: string): '2024' | '2026' {
  return startDate === '' || startDate >= TIE_BREAK_TEXT_SINCE ? '2026' : '2024';
}
