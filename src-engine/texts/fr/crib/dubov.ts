/** Dubov System: C.04.4.1 of 2026, and the text of 1997. */
import { BOARD_ORDER, CARDS, colours } from './common.ts';
import { section, type Crib } from '../../crib.ts';

export const DUBOV_2026_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Avant la première pile',
      [
        '1.6',
        'Comptez les parties jouées seulement. Absolue : une couleur eue deux fois de plus que l’autre, ou la même aux deux dernières parties. Forte : une fois de plus. Faible : autant ; alors l’autre couleur que la dernière fois. Aucune partie : faiblement les Noirs.',
      ],
      [
        '1.7',
        'Elo moyen (ARO) : moyenne des Elo des adversaires rencontrés sur l’échiquier, arrondie, un demi vers le haut ; 0 sans partie. Il est sur les fiches ; ajoutez la partie qui vient d’être jouée si la fiche a été imprimée avant.',
      ],
      [
        '2.1',
        'Jamais : une seconde rencontre (C1) ; une exemption pour qui a été exempt ou a eu une fois les points d’un gain sans jouer (C2) ; deux joueurs à la même préférence absolue, même à la dernière ronde (C3). Tous ceux qui restent doivent rester appariables (C4).',
      ],
      [
        '3.1',
        'Nombre impair : l’exempt d’abord. Parmi ceux qui peuvent l’être et laissent un appariement complet : le plus bas score, puis le plus de parties jouées, puis le plus grand numéro.',
      ],
    ),
    section(
      'Apparier pile par pile, à partir du haut : personne ne descend, on fait monter',
      [
        '3.2.1',
        'Trouvez le plus petit nombre de joueurs à faire monter d’en bas pour que la pile puisse être appariée (C5).',
      ],
      [
        '3.2.2',
        'Faites monter ceux des plus hauts scores (C6) ; puis l’ensemble où le moins de joueurs n’ont pas leur couleur (C7). Sauf à la dernière ronde : le moins de joueurs déjà montés aussi souvent que permis, 2 et un par cinq rondes (C8) ; le moins de montées de tels joueurs (C9) ; le moins de joueurs montés à la ronde précédente (C10).',
      ],
      [
        '4.2',
        'Ensembles équivalents : par score, puis numéro, le premier joueur qui diffère décide ; la plus petite place l’emporte.',
      ],
      [
        '3.2.3',
        'G1 : ceux qui préfèrent les Blancs. G2 : les autres. Si personne dans le groupe n’a joué : G1 est la moitié haute par numéro.',
      ],
      [
        '3.2.4',
        'Joueurs du plus petit côté qui ne peuvent être appariés qu’entre eux : passez-en un de chaque paire de l’autre côté. Puis passez des joueurs du plus grand côté jusqu’à égalité.',
      ],
      [
        '4.3',
        'Qui passe : rangez les demandeurs de Blancs par Elo moyen puis numéro, ceux de Noirs par numéro ; prenez d’abord le milieu, puis vers l’extérieur, le voisin du haut avant celui du bas. Le premier choix compatible avec C7 l’emporte.',
      ],
      ['3.2.5', 'S1 : G1 à partir du plus bas Elo moyen, à égalité par numéro.'],
      [
        '3.2.6',
        'Mettez G2 à côté par numéro. Interdit ? Prenez le premier réarrangement permis de G2, en changeant d’abord les dernières places.',
      ],
    ),
    colours('score, puis numéro'),
    BOARD_ORDER,
  ],
};

export const DUBOV_OLD_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Avant la première pile',
      [
        '1.2',
        'Elo moyen (ARO) : moyenne des Elo des adversaires rencontrés. Il est sur les fiches, arrondi ; ajoutez la partie qui vient d’être jouée si la fiche a été imprimée avant.',
      ],
      ['1.3, 1.4', 'Couleur due : celle eue moins souvent ; autant des deux : l’autre que la dernière fois.'],
      [
        '2',
        'Jamais : une seconde rencontre, une couleur eue trois fois de plus que l’autre, la même trois fois de suite.',
      ],
      [
        '2.1',
        'Sauf à la dernière ronde : personne ne monte deux rondes de suite, ni plus de trois fois (plus de neuf rondes : quatre fois).',
      ],
      [
        '4',
        'Nombre impair : l’exempt est le plus bas Elo du plus bas score ; à Elo égal : la couleur due de la majorité, puis le plus haut Elo moyen.',
      ],
    ),
    section(
      'Apparier pile par pile, à partir du haut',
      [
        '7.1',
        'Un joueur a rencontré tous ceux de la pile : faites monter un adversaire du score suivant, à qui l’autre couleur est due, au plus haut Elo, puis au plus bas Elo moyen.',
      ],
      ['7.2', 'Pile impaire : faites-en monter un de même, à qui est due la couleur la moins demandée.'],
      [
        '7.3, 7.4',
        'Plus de Blancs que de Noirs : la moitié de l’excédent change de côté, les plus bas Elo moyens d’abord. Plus de Noirs : les plus hauts Elo moyens.',
      ],
      [
        '6.2',
        'Les Blancs à partir du plus bas Elo moyen (puis le plus bas Elo), les Noirs à partir du plus haut Elo (puis le plus haut Elo moyen), côte à côte.',
      ],
      [
        '6.3',
        'Déjà rencontrés ? Le joueur des Blancs prend le premier des Noirs plus bas qu’il reste à rencontrer ; si la dernière rangée échoue, changez la précédente, et ainsi de suite vers le haut. Un Blanc qui a rencontré tous les Noirs prend le Blanc suivant possible, vers le bas, puis vers le haut ; les colonnes des autres sont refaites.',
      ],
      [
        '6.4',
        'Qui ne peut être apparié descend. Au mieux qui n’a pas flotté dans la pile et peut être apparié en dessous.',
      ],
      [
        '8',
        'Les flotteurs d’abord, Blancs et Noirs tour à tour, chacun contre le plus haut Elo de la pile à qui l’autre couleur est due, puis le plus bas Elo moyen.',
      ],
    ),
    section('Donner les couleurs : la première règle qui décide (3)', [
      '',
      'Aux deux leur couleur due ; nombres égaux de Blancs et de Noirs ; alterner la dernière différence ; les Blancs au plus haut Elo moyen ; les Blancs au plus bas Elo.',
    ]),
    BOARD_ORDER,
  ],
};
