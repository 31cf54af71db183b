/** What the pairing systems are called, and which text each follows. */
import type { Room } from '../catalogue.ts';

const names = {
  'dutch-2026': 'FIDE-System (Holländisch)',
  'dutch-2017': 'FIDE-System (Holländisch)',
  'burstein-2026': 'Burstein-System',
  'burstein-2025': 'Burstein-System',
  'burstein-old': 'Burstein-System',
  'dubov-2026': 'Dubov-System',
  'dubov-old': 'Dubov-System',
  'lim-2026': 'Lim-System',
  'lim-old': 'Lim-System',
  bcf: 'BCF-Schweizer-System',
  'mwm-dutch': 'Gewichtete Paarung, Holländisch',
  'mwm-burstein': 'Gewichtete Paarung, Burstein',
  'mwm-monrad': 'Gewichtete Paarung, Monrad',
  'mwm-random': 'Gewichtete Paarung, zufällig',
  'mwm-random2': 'Gewichtete Paarung, zufällig zwischen den Hälften',
  'round-robin': 'Rundenturnier (Berger)',
  'double-round-robin': 'Doppelrundiges Rundenturnier (Berger)',
};

const editions = {
  'dutch-2026': 'C.04.3, in Kraft seit 1.\u00a0Februar 2026',
  'dutch-2017': 'C.04.3 von 2017, in Kraft bis 31.\u00a0Januar 2026',
  'burstein-2026': 'C.04.4.2, in Kraft seit 1.\u00a0Februar 2026',
  'burstein-2025': 'C.04.4.2, zum 1.\u00a0Juli 2025',
  'burstein-old': 'C.04.4.2 von 2017, bis 2025',
  'dubov-2026': 'C.04.4.1, in Kraft seit 1.\u00a0Februar 2026',
  'dubov-old': 'C.04.4.1 von 1997',
  'lim-2026': 'C.04.4.3, in Kraft seit 1.\u00a0Februar 2026',
  'lim-old': 'C.04.4.3, bis 31.\u00a0Januar 2026',
  bcf: 'Schweizer Auslosungsregeln der BCF 1–31',
  'mwm-dutch': 'Aufsatz über Auslosung durch Matching größten Gewichts',
  'mwm-burstein': 'Aufsatz über Auslosung durch Matching größten Gewichts',
  'mwm-monrad': 'Aufsatz über Auslosung durch Matching größten Gewichts',
  'mwm-random': 'Aufsatz über Auslosung durch Matching größten Gewichts',
  'mwm-random2': 'Aufsatz über Auslosung durch Matching größten Gewichts',
  'round-robin': 'C.05 Anhang 1, Berger-Tabellen',
  'double-round-robin': 'C.05 Anhang 1, Berger-Tabellen',
};

export const systemsText = {
  names,
  editions,
} satisfies Room<'de', 'systems'>;
