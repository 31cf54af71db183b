/** Numbers on the tables, and players who keep theirs. */
import type { Room } from '../catalogue.ts';

export const seatingText = {
  line: ({ firstBoard, leftOut, fixed }, nameOf) =>
    [
      `à partir de la table ${firstBoard}`,
      ...(leftOut.length === 0 ? [] : [`sans ${leftOut.join(', ')}`]),
      ...fixed.map(({ player, board }) => `${nameOf(player)} à la table ${board}`),
    ].join(', '),
  form: {
    hint: 'Les numéros des tables. Chaque feuille, écran et bulletin les emploie. Les rondes publiées gardent les leurs.',
    firstBoard: 'Première table',
    leftOut: 'Numéros omis',
    leftOutHint: 'p. ex. 13, 113-120',
    fixed: 'Toujours à la même table',
    fixedHint: 'Pour qui ne peut pas changer de table. Les autres suivent l’ordre des tables autour.',
    player: 'Numéro ou nom',
    board: 'Table',
    add: 'Ajouter',
    remove: 'Supprimer',
    none: 'Personne n’a de table attitrée.',
    on: (name, board) => `${name} : table ${board}`,
    noPlayer: 'Nommez d’abord un joueur.',
    noBoard: 'Tapez le numéro de la table.',
    wrongFirst: 'La première table est un nombre de 1 à 9999.',
    wrongLeftOut: (typed) => `${typed} n’est ni un nombre ni une plage comme 113-120.`,
  },
  problems: {
    twice: (board) => `La table ${board} est attitrée à deux joueurs.`,
    playerTwice: (name) => `${name} a deux tables attitrées.`,
    leftOut: (board) => `La table ${board} est attitrée à un joueur, mais omise.`,
    unknown: 'Une table est attitrée à un joueur qui n’est pas du tournoi.',
    advice: 'Changez-le dans les réglages, sous Tables.',
  },
  elsewhere: (name, board, own) => ({
    title: 'Table attitrée non respectée',
    text: `${name} joue à la table ${board}, et non à la table ${own}, qui lui est attitrée.`,
  }),
} satisfies Room<'fr', 'seating'>;
