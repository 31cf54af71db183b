/** FIDE (Dutch) System: C.04.3 of 2026, and the text of 2017. */
import { BOARD_ORDER, CARDS, preferences } from './common.ts';
import { section, type Crib } from '../../crib.ts';

const COLOURS_2026 = section(
  'Donner les couleurs : la première règle qui décide',
  ['5.2.1', 'Accordez les deux préférences.'],
  ['5.2.2', 'Accordez la plus forte. Les deux absolues : la plus grande différence de couleurs l’emporte.'],
  [
    '5.2.3',
    'Remontez les parties jouées jusqu’à la dernière fois où l’un avait les Blancs et l’autre les Noirs, et alternez.',
  ],
  ['5.2.4', 'Accordez la préférence du mieux classé (score, puis numéro).'],
  [
    '5.2.5',
    'Aucun des deux n’a joué : le mieux classé, de numéro impair, reçoit la couleur tirée au sort avant la ronde 1 ; de numéro pair, l’autre. Les joueurs jamais encore pris en compte ne sont pas numérotés.',
  ],
);

export const DUTCH_2026_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Avant la première pile',
      preferences('1.7'),
      [
        '1.8',
        'Dernière ronde seulement : un joueur de tête a plus de la moitié des points possibles jusqu’ici.',
      ],
      [
        '2.1',
        'Jamais : une seconde rencontre (C1) ; une exemption pour qui a été exempt ou a eu une fois les points d’un gain sans jouer (C2) ; deux joueurs à la même préférence absolue, sauf si l’un est un joueur de tête (C3).',
      ],
      [
        '2.3.1',
        'Nombre impair : trouvez le plus bas score où un joueur peut être exempt, tous les autres restant appariables (C5). Gardez-le atteignable jusqu’en bas.',
      ],
    ),
    section(
      'Apparier pile par pile, à partir du haut',
      [
        '1.3.2',
        'La pile et ceux qui y ont flotté forment un groupe. Les joueurs encore en dessous doivent toujours rester appariables (C4).',
      ],
      [
        '3.2',
        'Autant de paires que possible. Sans flotteurs : moitié haute (S1) contre moitié basse (S2), premier contre premier. Avec flotteurs : d’abord les flotteurs contre le haut de la pile, puis le reste comme une pile à part. Les flotteurs ne se rencontrent pas.',
      ],
      [
        '3.4',
        'Si tout ce qui suit est rempli, le groupe est fait. Sinon, essayez les autres dans cet ordre et gardez le meilleur, à égalité le premier :',
      ],
      ['4.2', 'Transpositions : réarrangez S2, en changeant d’abord les dernières places.'],
      [
        '4.3',
        'Échanges entre S1 et S2 : le moins de joueurs, puis la plus petite différence de leurs numéros, puis le plus bas de S1 et le plus haut de S2.',
      ],
      [
        '4.4',
        'D’autres flotteurs dans les paires, si tous ne peuvent être appariés ; les moins bien placés restent dehors d’abord.',
      ],
    ),
    section(
      'Ce qui rend un groupe meilleur, dans cet ordre',
      [
        'C5, C6, C7',
        'L’exempt au plus bas score ; le moins de flotteurs descendants ; les plus bas scores parmi eux.',
      ],
      ['C8', 'Choisissez les flotteurs pour que le groupe suivant puisse tenir C1 à C7.'],
      ['C9', 'L’exempt est le joueur qui a le moins de rondes sans partie.'],
      [
        'C10, C11',
        'Dernière ronde : le moins de joueurs de tête ou d’adversaires à différence de couleurs au-delà de deux ; à couleur trois fois de suite.',
      ],
      ['C12, C13', 'Le moins de joueurs sans leur couleur ; sans une couleur fortement due.'],
      [
        'C14, C15',
        'Le moins de joueurs de la pile qui descendent après être descendus à la ronde précédente ; le moins d’adversaires de flotteurs montés à la ronde précédente.',
      ],
      ['C16, C17', 'De même, deux rondes plus tôt.'],
      [
        'C18–C21',
        'Les plus petits écarts de points des flotteurs descendus à la ronde précédente ; de leurs adversaires montés ; puis les deux, deux rondes plus tôt.',
      ],
    ),
    COLOURS_2026,
    BOARD_ORDER,
  ],
};

export const DUTCH_2017_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Avant la première pile',
      preferences('A.6'),
      [
        'A.7',
        'Dernière ronde seulement : un joueur de tête a plus de la moitié des points possibles jusqu’ici.',
      ],
      ['A.4', 'Une ronde sans partie est un flottement vers le bas, quelle qu’en soit la raison.'],
      [
        'C.1–C.3',
        'Jamais : une seconde rencontre ; une exemption pour qui a été exempt ou a gagné par forfait ; deux joueurs à la même préférence absolue, sauf si l’un est un joueur de tête.',
      ],
    ),
    section(
      'Apparier pile par pile, à partir du haut',
      ['A.3', 'La pile et ceux qui y ont flotté forment un groupe.'],
      [
        'A.9, C.4',
        'La dernière pile après laquelle tous ceux du dessous ne pourraient être appariés décide de la ronde : choisissez-y les flotteurs pour que la ronde puisse se compléter ; les piles du dessous n’en font qu’une.',
      ],
      [
        'B.2, B.3',
        'Autant de paires que possible. Sans flotteurs : moitié haute (S1) contre moitié basse (S2), premier contre premier. Avec flotteurs : d’abord les flotteurs contre le haut de la pile, puis le reste comme une pile à part.',
      ],
      [
        'B.4',
        'Si tout ce qui suit est rempli, le groupe est fait. Sinon, essayez les autres dans cet ordre et gardez le meilleur, à égalité le premier :',
      ],
      ['D.1', 'Transpositions : réarrangez S2, en changeant d’abord les dernières places.'],
      [
        'D.2',
        'Échanges entre S1 et S2 : le moins de joueurs, puis la plus petite différence de leurs numéros, puis le plus bas de S1 et le plus haut de S2.',
      ],
      ['D.3', 'D’autres flotteurs dans les paires, si tous ne peuvent être appariés.'],
    ),
    section(
      'Ce qui rend un groupe meilleur, dans cet ordre',
      [
        'C.5, C.6',
        'Le plus de paires ; les plus petits écarts de points des paires et des flotteurs, le plus grand d’abord.',
      ],
      [
        'C.7',
        'Choisissez les flotteurs pour que le groupe suivant ait le plus de paires, puis les plus petits écarts.',
      ],
      [
        'C.8, C.9',
        'Dernière ronde : le moins de joueurs de tête ou d’adversaires à différence de couleurs au-delà de deux ; à couleur trois fois de suite.',
      ],
      ['C.10, C.11', 'Le moins de joueurs sans leur couleur ; sans une couleur fortement due.'],
      [
        'C.12, C.13',
        'Le moins de descentes répétées après la ronde précédente ; le moins de montées répétées après la ronde précédente.',
      ],
      ['C.14, C.15', 'De même, deux rondes plus tôt.'],
      [
        'C.16–C.19',
        'Les plus petits écarts de points de ceux qui flottent de nouveau : descente, montée après la ronde précédente ; descente, montée deux rondes plus tôt.',
      ],
    ),
    section(
      'Donner les couleurs : la première règle qui décide',
      ['E.1', 'Accordez les deux préférences.'],
      ['E.2', 'Accordez la plus forte. Les deux absolues : la plus grande différence de couleurs l’emporte.'],
      [
        'E.3',
        'Remontez les parties jouées jusqu’à la dernière fois où l’un avait les Blancs et l’autre les Noirs, et alternez.',
      ],
      ['E.4', 'Accordez la préférence du mieux classé (score, puis numéro).'],
      [
        'E.5',
        'Aucun des deux n’a joué : le mieux classé, de numéro impair, reçoit la couleur tirée au sort avant la ronde 1 ; de numéro pair, l’autre.',
      ],
    ),
    BOARD_ORDER,
  ],
};
