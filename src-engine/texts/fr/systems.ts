/** What the pairing systems are called, and which text each follows. */
import type { Room } from '../catalogue.ts';

const names = {
  'dutch-2026': 'Système suisse FIDE (hollandais)',
  'dutch-2017': 'Système suisse FIDE (hollandais)',
  'burstein-2026': 'Système Burstein',
  'burstein-2025': 'Système Burstein',
  'burstein-old': 'Système Burstein',
  'dubov-2026': 'Système Dubov',
  'dubov-old': 'Système Dubov',
  'lim-2026': 'Système Lim',
  'lim-old': 'Système Lim',
  bcf: 'Suisse BCF',
  'mwm-dutch': 'Couplage pondéré, hollandais',
  'mwm-burstein': 'Couplage pondéré, Burstein',
  'mwm-monrad': 'Couplage pondéré, Monrad',
  'mwm-random': 'Couplage pondéré, au hasard',
  'mwm-random2': 'Couplage pondéré, au hasard entre moitiés',
  'round-robin': 'Toutes rondes (Berger)',
  'double-round-robin': 'Toutes rondes, aller-retour (Berger)',
};

const editions = {
  'dutch-2026': 'C.04.3, depuis le 1er février 2026',
  'dutch-2017': 'C.04.3 de 2017, jusqu’au 31 janvier 2026',
  'burstein-2026': 'C.04.4.2, depuis le 1er février 2026',
  'burstein-2025': 'C.04.4.2, au 1er juillet 2025',
  'burstein-old': 'C.04.4.2 de 2017, jusqu’en 2025',
  'dubov-2026': 'C.04.4.1, depuis le 1er février 2026',
  'dubov-old': 'C.04.4.1 de 1997',
  'lim-2026': 'C.04.4.3, depuis le 1er février 2026',
  'lim-old': 'C.04.4.3, jusqu’au 31 janvier 2026',
  bcf: 'Règles d’appariement suisses de la BCF, 1–31',
  'mwm-dutch': 'Article sur l’appariement par couplage de poids maximal',
  'mwm-burstein': 'Article sur l’appariement par couplage de poids maximal',
  'mwm-monrad': 'Article sur l’appariement par couplage de poids maximal',
  'mwm-random': 'Article sur l’appariement par couplage de poids maximal',
  'mwm-random2': 'Article sur l’appariement par couplage de poids maximal',
  'round-robin': 'C.05 Annexe 1, tables de Berger',
  'double-round-robin': 'C.05 Annexe 1, tables de Berger',
};

export const systemsText = {
  names,
  editions,
} satisfies Room<'fr', 'systems'>;
