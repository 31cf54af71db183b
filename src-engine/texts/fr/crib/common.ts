/** What the pages of several systems share: the cards, the bye, colours of played games. C.04.1, C.04.2, C.04.7. */
import { section, type CribSection } from '../../crib.ts';

/** How every pairing by cards begins. */
export const CARDS = section(
  'Étaler les fiches',
  [
    '',
    'Reportez les résultats de la ronde sur les fiches et additionnez les points. Une partie en cours compte comme nulle, pour apparier seulement (C.04.2 3.1).',
  ],
  [
    '',
    'Ôtez les absents et ceux qui ont un bye pour la ronde. Formez une pile par score, le plus haut d’abord, petits numéros dessus.',
  ],
);

/** C.04.7: before the scores are laid out. */
export const ACCELERATED = section('Rondes accélérées (C.04.7)', [
  '1.5',
  'Les fiches montrent score et points virtuels. Empilez selon leur somme ; les points virtuels ne comptent jamais au classement. Ils cessent comme annoncé avant la ronde 1.',
]);

export const BOARD_ORDER = section('Ordonner les tables (C.04.2 3.6)', [
  '',
  'Par le score du mieux classé de la paire, puis par la somme des deux scores, puis par le numéro de ce joueur. L’exempt vient en dernier.',
]);

/** C.04.3 1.7 and its relatives, under the article of the system's own text. */
export function preferences(article: string): readonly [string, string] {
  return [
    article,
    'Comptez les parties jouées seulement. Absolue : une couleur eue deux fois de plus que l’autre, ou la même aux deux dernières parties. Forte : une fois de plus. Faible : autant ; alors l’autre couleur que la dernière fois. Aucune partie : aucune préférence.',
  ];
}

/** Article 5.2 of the Dubov and the Burstein System; `ranking` says what makes a player the higher ranked. */
export function colours(ranking: string): CribSection {
  return section(
    'Donner les couleurs : la première règle qui décide',
    [
      '5.2.1',
      'Aucun des deux n’a joué : le mieux classé, de numéro impair, reçoit la couleur tirée au sort avant la ronde 1 ; de numéro pair, l’autre.',
    ],
    ['5.2.2', 'Accordez les deux préférences.'],
    ['5.2.3', 'Accordez la plus forte.'],
    [
      '5.2.4',
      'Remontez les parties jouées jusqu’à la dernière fois où l’un avait les Blancs et l’autre les Noirs, et alternez.',
    ],
    ['5.2.5', `Accordez la préférence du mieux classé (${ranking}).`],
  );
}
