/** Saving a finished tournament without the personal data that its report does not need. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const players = (count: number): string => format.count(count, { one: 'joueur', other: 'joueurs' });

export const personalDataText = {
  command: 'Enregistrer sans les données personnelles',
  /** In the name that is proposed for the copy. */
  short: 'sans données personnelles',
  act: 'Enregistrer une copie sans les données personnelles',
  births: (count) =>
    `Dates de naissance de ${players(count)} : seule l’année reste, y compris dans les entrées antérieures du journal.`,
  fees: (count) => `Les notes sur les droits d’inscription payés, ${players(count)}.`,
  incidents: (count) =>
    `${format.count(count, { one: 'incident réservé', other: 'incidents réservés' })} au journal : faits, joueurs et décision. Les incidents du rapport restent.`,
  stays:
    'Noms, titres, Elo, fédérations, codes FIDE, clubs, appariements, résultats et classement restent : le rapport en a besoin ou ils étaient affichés.',
  codes: (seal) =>
    `Les codes des feuilles imprimées appartiennent à ce fichier. La copie a ses propres sceaux et nomme le dernier de ce fichier, ${seal}.`,
  rest: (places) =>
    `Ce fichier ne change pas. Les données sont encore dans ${format.list(places)} : supprimez-les quand plus personne n’en a besoin.`,
  nothing:
    'Il n’y a pas de données personnelles à retirer : le fichier n’a rien de plus que ce que le rapport demande.',
  unfinished:
    'Les données personnelles sont retirées quand le tournoi est terminé : toutes les rondes jouées, aucune partie en cours.',
  saved: (path) =>
    `${path} est enregistré sans les données personnelles. Ce fichier les a encore, de même que ses points de restauration et ses seconds supports.`,
} satisfies Room<'fr', 'personalData'>;
