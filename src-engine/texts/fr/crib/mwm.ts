/** Pairing by maximum-weight matching: what a person can do who has no computer to find the greatest weight. */
import { BOARD_ORDER, CARDS } from './common.ts';
import { section, type Crib } from '../../crib.ts';

const IDEAS = {
  'mwm-dutch':
    'Dans une pile, le premier de la moitié haute rencontre le premier de la moitié basse, et ainsi de suite ; aussi près que possible d’une demi-pile d’écart.',
  'mwm-burstein':
    'Dans une pile, le premier rencontre le dernier, le deuxième l’avant-dernier, et ainsi de suite.',
  'mwm-monrad': 'Les voisins se rencontrent : le premier et le deuxième, le troisième et le quatrième.',
  'mwm-random': 'Dans une pile, le hasard décide. Le tirage du programme ne peut se faire à la main.',
  'mwm-random2':
    'Dans une pile, le hasard décide entre moitié haute et moitié basse. Le tirage du programme ne peut se faire à la main.',
};

function mwmCrib(system: keyof typeof IDEAS): Crib {
  return {
    sections: [
      CARDS,
      section(
        'Ce que pèse le programme, dans cet ordre',
        [
          '',
          'Jamais : une seconde rencontre ; une paire dont la somme des différences de couleurs atteint deux fois la différence permise (au plus simple 2 : la somme doit rester sous 4).',
        ],
        ['', 'Exempt : le dernier du classement (score, puis Elo) qui n’a eu aucun point sans jouer.'],
        ['', 'La plus petite somme des écarts de points sur toutes les tables de la ronde.'],
        [
          '',
          'Puis la plus petite somme des différences de couleurs additionnées à chaque table : un joueur avec plus de Blancs rencontre un joueur avec plus de Noirs.',
        ],
        ['', IDEAS[system]],
      ),
      section(
        'À la main',
        [
          '',
          'Au-delà de quelques joueurs, le plus grand poids de toutes les tables à la fois ne se trouve pas sur papier. Partez du haut : pile par pile, selon l’idée ci-dessus ; faites descendre un joueur si la pile est impaire, échangez des voisins là où une règle interdit une paire.',
        ],
        ['', 'Dites-le sur la feuille : une ronde appariée à la main est composée par l’arbitre.'],
      ),
      section('Donner les couleurs', [
        '',
        'Les Blancs au joueur à la différence de couleurs la plus basse (moins de Blancs) ; à égalité, au sort.',
      ]),
      BOARD_ORDER,
    ],
  };
}

export const MWM_CRIBS = {
  'mwm-dutch': mwmCrib('mwm-dutch'),
  'mwm-burstein': mwmCrib('mwm-burstein'),
  'mwm-monrad': mwmCrib('mwm-monrad'),
  'mwm-random': mwmCrib('mwm-random'),
  'mwm-random2': mwmCrib('mwm-random2'),
};
