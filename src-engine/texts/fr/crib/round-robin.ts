/** Round robins by the Berger tables, C.05 Annex 1. */
import { section, type Crib } from '../../crib.ts';

function roundRobin(...more: readonly (readonly [string, string])[]): Crib {
  return {
    sections: [
      section(
        'Les parties sont connues',
        [
          'Annexe 1',
          'Chaque fiche montre toutes les rondes avec adversaire et couleur ; la feuille de la ronde suivante est remplie.',
        ],
        [
          '',
          'Si le nombre de joueurs est impair, l’adversaire du dernier numéro de la table est exempt. Cela ne rapporte aucun point.',
        ],
        ...more,
      ),
      section(
        'Comment se construit la table, si une fiche est perdue',
        [
          'Annexe 1',
          'Prenez n, le nombre de joueurs, rendu pair. À la ronde r, la somme des deux numéros d’une partie est r + 1, ou r + n.',
        ],
        [
          '',
          'Le numéro qui reste selon cette règle, celui qui se rencontrerait lui-même, rencontre le numéro n.',
        ],
        ['', 'Somme impaire : le plus petit numéro a les Blancs. Somme paire : le plus grand a les Blancs.'],
        ['', 'Contre le numéro n : les numéros jusqu’à n / 2 ont les Blancs, les autres les Noirs.'],
      ),
      section('Si un joueur se retire (C.05)', [
        '',
        'Avec moins de la moitié de ses parties jouées, le joueur est ôté du classement ; ses parties restent au rapport Elo. Avec la moitié ou plus, les parties restantes sont perdues par forfait.',
      ]),
    ],
  };
}

export const ROUND_ROBIN_CRIB = roundRobin();
export const DOUBLE_ROUND_ROBIN_CRIB = roundRobin([
  '',
  'Le second cycle répète le premier, couleurs inversées. Les deux dernières rondes du premier cycle changent de place.',
]);
