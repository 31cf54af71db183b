/** Swiss pairing rules of the British Chess Federation, rules 1–31. */
import { CARDS } from './common.ts';
import { section, type Crib } from '../../crib.ts';

export const BCF_CRIB: Crib = {
  sections: [
    CARDS,
    section(
      'Ce qui compte, dans cet ordre',
      ['1', 'Personne ne rencontre deux fois le même adversaire.'],
      [
        '2',
        'Score ; couleur (nombres égaux, puis alternance, puis équilibre des dernières rondes) ; Elo ; qui a déjà flotté. Dérangez le moins possible.',
      ],
      ['4', 'Ordre des fiches : Elo, puis titre, puis nom.'],
      [
        '6',
        'Exempt : dans la pile la plus basse, le plus grand groupe de couleur, du milieu vers le bas, le premier qui n’a pas été exempt et n’a rien de convenu ; puis du milieu vers le haut. Un point entier (7).',
      ],
    ),
    section(
      'Chaque pile, à partir du haut',
      [
        '9, 10',
        'Si possible, tous dans la pile ; sinon le moins de flotteurs, à la plus petite somme d’écarts, dans les piles du bas aussi. Jamais au point de bloquer le reste (13).',
      ],
      [
        '14, 15',
        'Séparez demandeurs de Blancs et demandeurs de Noirs, chacun par Elo ; ils jouent entre eux.',
      ],
      [
        '16',
        'Trop d’une couleur : ceux au droit le plus faible changent de côté. Droit : équilibre des couleurs, puis les parties en remontant depuis la dernière.',
      ],
      [
        '17',
        'Si cette pile doit flotter et que la pile du dessous a aussi trop de la même couleur, les deux n’en font qu’une pour les transferts : les droits les plus faibles des deux changent de côté.',
      ],
      [
        '12',
        'Moitié haute contre moitié basse, au plus près de l’ordre ; si cela échoue, échangez des joueurs à la limite des moitiés.',
      ],
    ),
    section(
      'Flotteurs',
      ['18', 'À suites égales, transférez celui qui ne flotte pas.'],
      [
        '20',
        'Vers le bas : du plus grand groupe de couleur, du milieu vers le bas, le premier qui n’est pas descendu aux deux rondes précédentes ; sinon à la précédente ; sinon celui qui est descendu le moins souvent. Puis du milieu vers le haut. Pile paire : le milieu est entre les moitiés.',
      ],
      [
        '21',
        'L’adversaire : du groupe de couleur opposé de la pile suivante, du milieu vers le haut, avec les mêmes critères pour la montée ; puis du milieu vers le bas.',
      ],
      [
        '22',
        'Ils se sont rencontrés : prenez le choix qui respecte le mieux 20 et 21, avec les mêmes critères hors du groupe de couleur.',
      ],
      [
        '24',
        'Ne changez les flotteurs que pour épargner d’autres flotteurs dans une pile, des transferts dans une pile, ou des échanges.',
      ],
    ),
    section(
      'Donner les couleurs',
      [
        '25',
        'Exactement la même suite de couleurs : le mieux classé (score, puis Elo) reçoit la couleur due. Sinon, le droit le plus fort (16).',
      ],
      ['27', 'Après publication : le moins de dérangement.'],
    ),
  ],
};
