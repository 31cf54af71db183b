/** Burstein System: C.04.4.2 of 2026 and 2025, and the text of the 2017 Handbook. */
import { BOARD_ORDER, CARDS, colours, preferences } from './common.ts';
import { section, type Crib } from '../../crib.ts';

/** Where the two texts say the same, and what they say differently. */
const EDITIONS = {
  '2026': {
    preferences: '1.5',
    never: '2.1',
    index: '1.7',
    unplayed: '1.7.2',
    ranking: '1.8',
    bye: '3.1',
    quality: '2.3',
    criteria:
      'le plus de paires (C5) ; les plus bas scores parmi les flotteurs (C6) ; des flotteurs avec lesquels le groupe suivant peut tenir C1 à C6 (C7) ; le moins de joueurs sans leur couleur (C8).',
  },
  '2025': {
    preferences: '1.4',
    never: '3.1',
    index: '1.6',
    unplayed: '1.6.2',
    ranking: '1.7',
    bye: '2.1',
    quality: '3.3',
    criteria:
      'le plus de paires (C5) ; le plus de flotteurs venus du haut appariés, puis ceux des plus hauts scores (C6) ; des flotteurs avec lesquels le groupe suivant peut tenir C4 à C6 (C7) ; le moins de joueurs sans leur couleur (C8).',
  },
} as const;

function modern(edition: keyof typeof EDITIONS): Crib {
  const text = EDITIONS[edition];
  return {
    sections: [
      CARDS,
      section(
        'Avant la première pile',
        preferences(text.preferences),
        [
          text.never,
          'Jamais : une seconde rencontre (C1) ; une exemption pour qui a été exempt ou a eu une fois les points d’un gain sans jouer (C2) ; deux joueurs à la même préférence absolue (C3). Tous ceux qui restent doivent rester appariables (C4).',
        ],
        [
          text.index,
          'Indice de chaque joueur : Buchholz (somme des scores actuels des adversaires), puis Sonneborn-Berger (points de chaque ronde fois le score de l’adversaire).',
        ],
        [
          text.unplayed,
          'Une ronde sans partie compte comme une partie contre soi-même. Omettez les points virtuels. Si un adversaire est absent par byes à zéro point jusqu’à cette ronde, chacun de ces byes compte comme une nulle dans ce score.',
        ],
        [
          text.ranking,
          'Classez chaque groupe par Buchholz, puis Sonneborn-Berger, puis numéro ; le score ne compte pas à l’intérieur d’un groupe.',
        ],
        [
          text.bye,
          `Nombre impair : l’exempt d’abord. Parmi ceux qui peuvent l’être et laissent un appariement complet : le plus bas score, puis le plus de parties jouées, puis le plus bas rang selon ${text.ranking}.`,
        ],
      ),
      section(
        'Apparier pile par pile, à partir du haut',
        [
          '',
          'La pile et ceux qui y ont flotté forment un seul groupe, classé ensemble ; chacun peut rencontrer chacun.',
        ],
        [
          '4',
          'Premier contre dernier, deuxième contre avant-dernier, et ainsi de suite. Impair : celui du milieu flotte.',
        ],
        [
          '4.3',
          'Interdit ? L’appariement est d’autant meilleur que l’adversaire du n° 1 est bas, puis celui du n° 2, et ainsi de suite. Flotter vient après tout adversaire.',
        ],
        [text.quality, `Mais avant tout, dans cet ordre : ${text.criteria}`],
      ),
      colours(text.ranking),
      BOARD_ORDER,
    ],
  };
}

export const BURSTEIN_2026_CRIB = modern('2026');
export const BURSTEIN_2025_CRIB = modern('2025');

export const BURSTEIN_OLD_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Avant la première pile',
      ['1.3', 'Couleur due : celle eue moins souvent ; autant des deux : l’autre que la dernière fois.'],
      [
        '3.1, 5.2, 5.3',
        'Jamais : une seconde rencontre, une couleur eue trois fois de plus que l’autre, la même trois fois de suite.',
      ],
      ['3.3', 'Rondes 1 et 2 seulement : la moitié haute de la liste de départ a un point fictif de plus.'],
      [
        '3.2',
        'Classez chaque pile par Sonneborn-Berger (points de chaque ronde fois le score de l’adversaire), puis Buchholz (somme des scores des adversaires), puis Médian (Buchholz sans le plus haut ni le plus bas), puis Elo.',
      ],
      [
        '4',
        'Nombre impair : l’exempt est le dernier de la plus basse pile qui n’a encore eu aucun point sans jouer.',
      ],
    ),
    section(
      'Apparier pile par pile, à partir du haut',
      [
        '6.1, 6.2',
        'Premier contre dernier, deuxième contre avant-dernier, et ainsi de suite. Interdit ? Plus l’adversaire du n° 1 est bas, mieux c’est, puis celui du n° 2, et ainsi de suite.',
      ],
      [
        '6.3, 6.4',
        'Pile impaire : un joueur flotte vers la suivante ; qui a flotté dans la pile ne continue pas. Le n° 1 flotte en dernier.',
      ],
      ['6.5', 'Avant tout cela : la combinaison où le plus de joueurs reçoivent leur couleur due.'],
      [
        '6.6',
        'Le reste ne peut être apparié, ou le flotteur a rencontré tous ceux du dessous : combinaison suivante. Deux piles qui ne peuvent être appariées n’en font qu’une.',
      ],
    ),
    section('Donner les couleurs : la première règle qui décide (5.4)', [
      '',
      'Aux deux leur couleur due ; nombres égaux de Blancs et de Noirs ; alterner la dernière différence ; la couleur due du mieux classé.',
    ]),
    BOARD_ORDER,
  ],
};
