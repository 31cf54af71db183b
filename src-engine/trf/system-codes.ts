/** Codes of record 192 and the systems they name. Source: table ETT26 of the TRF26. */
import { ACCELERATIONS, bakuOf, type Acceleration } from '../model/rules.ts';
import { isSystem, playsEveryRound, SYSTEM_IDS, type SystemId } from '../model/system-ids.ts';

/** Systems of this program without a code of their own. */
type WithoutCode =
  | 'burstein-old'
  | 'dubov-old'
  | 'lim-2026'
  | 'lim-old'
  | 'bcf'
  | 'mwm-dutch'
  | 'mwm-burstein'
  | 'mwm-monrad'
  | 'mwm-random'
  | 'mwm-random2';

/** Codes of the other systems without `_BAKU`; the first is written, the others are understood. */
const CODES: Readonly<Record<Exclude<SystemId, WithoutCode>, readonly string[]>> = {
  'dutch-2026': ['FIDE_DUTCH', 'FIDE_DUTCH_2026', 'FIDE_DUTCH_2025'],
  'dutch-2017': ['FIDE_DUTCH_2017'],
  'burstein-2026': ['FIDE_BURSTEIN'],
  'burstein-2025': ['FIDE_BURSTEIN_2025'],
  'dubov-2026': ['FIDE_DUBOV'],
  'round-robin': ['FIDE_ROUNDROBIN', 'BERGER_ROUNDROBIN', 'BERGER_ROUNDROBIN_G1'],
  'double-round-robin': ['FIDE_DOUBLEROUNDROBIN'],
};

const codesOf = (system: string): readonly string[] =>
  (CODES as Readonly<Record<string, readonly string[]>>)[system] ?? [];

/** The system that a report names, and its acceleration; identities of the registry. */
export interface SystemReading {
  readonly system: string;
  readonly acceleration: Acceleration;
}

/**
 * Understands a code of record 192; null for a code that names no system of this program. A round robin has no scoregroups
 * to accelerate, whatever its code says.
 */
export function systemOfCode(code: string): SystemReading | null {
  const baku = code.endsWith('_BAKU');
  const plain = baku ? code.slice(0, -'_BAKU'.length) : code;
  const system = SYSTEM_IDS.find((id) => codesOf(id).includes(plain));
  if (system === undefined) return null;
  return { system, acceleration: baku && !playsEveryRound(system) ? bakuOf(system) : 'none' };
}

/** First day of the C.04 texts of 2026, and of the tie-break text C.07 of 2026. */
const PAIRING_TEXT_SINCE = '2026/02/01';
const TIE_BREAK_TEXT_SINCE = '2026/03/01';

const isOlder = (day: string): boolean => day !== '' && day < PAIRING_TEXT_SINCE;

/**
 * Systems that the free text of record 092 may name, with the edition of the day; the first that is found counts. Null: a
 * system that this program does not have.
 */
const NAMES: readonly (readonly [name: RegExp, systemAt: (day: string) => string | null])[] = [
  [/scheveningen|schiller|keizer|monrad|mc.?mahon|knock.?out|elimination|double.?swiss|amalfi/i, () => null],
  [/(double|doppel).{0,3}(round.?robin|rund)/i, () => 'double-round-robin'],
  [/round.?robin|\bberger\b|all.?play.?all|rundenturnier|toutes.?rondes|girone/i, () => 'round-robin'],
  [/\bdubov\b/i, () => 'dubov-2026'],
  [/\bburstein\b/i, () => 'burstein-2026'],
  [/\blim\b/i, (day) => (isOlder(day) ? 'lim-old' : 'lim-2026')],
  [/\bbcf\b|british chess federation/i, () => 'bcf'],
];

/**
 * The system that a free text names, by a code, an identity or its name, in the edition of a day `YYYY/MM/DD` (`''` where
 * it is unknown); null where it names none that this program has.
 */
export function systemOfText(text: string, day = ''): SystemReading | null {
  const word = text.trim();
  const named = isSystem(word) ? word : (NAMES.find(([name]) => name.test(text))?.[1](day) ?? null);
  return systemOfCode(word) ?? (named === null ? null : { system: named, acceleration: 'none' });
}

/** Whether a free text names a system that this program does not have. */
export function namesOtherSystem(text: string): boolean {
  const found = NAMES.find(([name]) => name.test(text));
  return found !== undefined && found[1]('') === null;
}

/** The system of an event in which everybody met everybody so often; null where they did not. */
export function roundRobinOf(cycles: number): string | null {
  if (cycles === 0) return null;
  return cycles === 1 ? 'round-robin' : 'double-round-robin';
}

/** A system with an acceleration by its identity; null where there is no such acceleration. */
export function acceleratedBy(system: string, acceleration = 'none'): SystemReading | null {
  const known = ACCELERATIONS.find((each) => each === acceleration);
  return known === undefined ? null : { system, acceleration: known };
}

/** What record 192 has for every Swiss system without a code of its own, such as Lim or those before 2016. */
export const CUSTOM_SWISS = 'CUSTOM_SWISS';

/** The code that record 192 has for a system. */
export function codeOfSystem(system: string, acceleration: Acceleration): string {
  const [code] = codesOf(system);
  if (code === undefined) return CUSTOM_SWISS;
  return acceleration === 'none' || playsEveryRound(system) ? code : `${code}_BAKU`;
}

/** The Dutch edition in force on a day `YYYY/MM/DD`; the present one where the day is unknown (`''`). */
export function systemAt(startDate: string): string {
  return isOlder(startDate) ? 'dutch-2017' : 'dutch-2026';
}

/** The edition of C.07 in force on a day; the present one where the day is unknown. */
export function tieBreakTextAt(startDate: string): '2024' | '2026' {
  return startDate === '' || startDate.replaceAll('-', '/') >= TIE_BREAK_TEXT_SINCE ? '2026' : '2024';
}
