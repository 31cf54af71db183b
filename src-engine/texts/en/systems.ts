/** What the pairing systems are called, and which text each follows. */
import type { SystemId } from '../../model/system-ids.ts';

const names: Readonly<Record<SystemId, string>> = {
  'dutch-2026': 'FIDE (Dutch) System',
  'dutch-2017': 'FIDE (Dutch) System',
  'burstein-2026': 'Burstein System',
  'burstein-2025': 'Burstein System',
  'burstein-old': 'Burstein System',
  'dubov-2026': 'Dubov System',
  'dubov-old': 'Dubov System',
  'lim-2026': 'Lim System',
  'lim-old': 'Lim System',
  bcf: 'BCF Swiss',
  'mwm-dutch': 'Weighted matching, Dutch',
  'mwm-burstein': 'Weighted matching, Burstein',
  'mwm-monrad': 'Weighted matching, Monrad',
  'mwm-random': 'Weighted matching, random',
  'mwm-random2': 'Weighted matching, random between halves',
  'round-robin': 'Round robin (Berger)',
  'double-round-robin': 'Double round robin (Berger)',
};

const editions: Readonly<Record<SystemId, string>> = {
  'dutch-2026': 'C.04.3, in force since 1 Feb 2026',
  'dutch-2017': 'C.04.3 of 2017, in force until 31 Jan 2026',
  'burstein-2026': 'C.04.4.2, in force since 1 Feb 2026',
  'burstein-2025': 'C.04.4.2, effective 1 Jul 2025',
  'burstein-old': 'C.04.4.2 of 2017, until 2025',
  'dubov-2026': 'C.04.4.1, in force since 1 Feb 2026',
  'dubov-old': 'C.04.4.1 of 1997',
  'lim-2026': 'C.04.4.3, in force since 1 Feb 2026',
  'lim-old': 'C.04.4.3, until 31 Jan 2026',
  bcf: 'BCF Swiss pairing rules 1–31',
  'mwm-dutch': 'Paper on pairing by maximum-weight matching',
  'mwm-burstein': 'Paper on pairing by maximum-weight matching',
  'mwm-monrad': 'Paper on pairing by maximum-weight matching',
  'mwm-random': 'Paper on pairing by maximum-weight matching',
  'mwm-random2': 'Paper on pairing by maximum-weight matching',
  'round-robin': 'C.05 Annex 1, Berger tables',
  'double-round-robin': 'C.05 Annex 1, Berger tables',
};

export const systemsText = {
  names,
  editions,
};
