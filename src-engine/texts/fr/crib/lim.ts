/** Lim System: C.04.4.3; the edition of 2026 renumbers the text without a change of substance. */
import { BOARD_ORDER, CARDS } from './common.ts';
import { section, type Crib } from '../../crib.ts';

export const LIM_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Avant la première pile',
      [
        '2.1',
        'Compatibles : ne se sont pas rencontrés, et aucun n’aurait une couleur trois fois de suite ou trois fois de plus que l’autre.',
      ],
      [
        '5',
        'Couleur due : celle eue moins souvent ; autant des deux : l’autre que la dernière fois. Après un nombre pair de rondes, les deux nombres doivent être égaux.',
      ],
      ['1.1', 'Nombre impair : l’exempt est le dernier numéro du plus bas score qui peut l’être.'],
      [
        '2.2',
        'La pile médiane a la moitié des points possibles. Ordre : de la plus haute pile jusqu’à celle juste au-dessus de la médiane, puis de la plus basse jusqu’à celle juste en dessous, la médiane en dernier (comme les piles hautes).',
      ],
    ),
    section(
      'Dans chaque pile : qui flotte vers la suivante',
      ['2.3', 'Qui n’a aucun adversaire compatible dans la pile. Puis un de plus si la pile est impaire :'],
      [
        '3.9',
        'au mieux qui peut être apparié dans la pile suivante et n’a pas flotté dans celle-ci ; puis qui n’y peut être apparié ; puis qui a flotté et le peut ; en dernier qui a flotté et ne le peut pas.',
      ],
      [
        '3.2–3.4',
        'Parmi ceux-là, qui a pour couleur due celle de la majorité de la pile ; en descendant le moins bien classé, en montant le mieux classé.',
      ],
      ['3.10', 'Pas un joueur qui a flotté à la ronde précédente, si un autre convient aussi bien.'],
    ),
    section(
      'Dans chaque pile : les paires',
      [
        '3.6, 3.7',
        'Les flotteurs d’abord. En descendant : ceux du haut (plus haut score et rang d’abord), puis ceux du bas. En montant : ceux du bas d’abord, puis ceux du haut.',
      ],
      [
        '3.8',
        'Un flotteur rencontre le mieux classé à qui l’autre couleur est due ; en montant, le moins bien classé.',
      ],
      ['2.4', 'Les autres : moitié haute contre moitié basse, premier contre premier.'],
      [
        '2.5, 4',
        'Déjà rencontrés ? Échangez le joueur du bas : prenez le suivant en dessous, jusqu’à la fin de la moitié ; puis vers le haut depuis juste au-dessus. En montant, partez du dernier joueur de la même façon.',
      ],
      [
        '4.4',
        'Plus personne sans défaire une paire au-dessus : ce joueur flotte, à la place du flotteur impair, ou avec le plus bas.',
      ],
      [
        '5.2',
        'Puis un second regard pour les couleurs : échangez de la même façon pour que le plus de joueurs aient leur couleur due.',
      ],
      [
        '2.6',
        'La médiane ne peut être appariée : défaites la paire suivante des piles basses si plus de flotteurs sont venus du haut, sinon des piles hautes, et recommencez la médiane.',
      ],
    ),
    section(
      'Donner les couleurs',
      ['5.3', 'La même couleur deux fois de suite : elle doit changer.'],
      [
        '5.4',
        'La même due aux deux : remontez à la dernière ronde où elles différaient, et alternez. Jamais : le mieux classé reçoit la couleur due dans la médiane et au-dessus, le moins bien classé en dessous.',
      ],
      [
        '6.1',
        'Dernière ronde : à score égal, ceux qui ne se sont pas rencontrés sont appariés même si une couleur revient une troisième fois.',
      ],
    ),
    BOARD_ORDER,
  ],
};
