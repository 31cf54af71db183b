/** Words of the bars at the top and the bottom. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

export const pageNames = {
  players: 'Joueurs',
  round: 'Ronde',
  results: 'Résultats',
  standings: 'Classement',
  hall: 'Salle',
  filing: 'Déclaration',
  log: 'Journal',
  documents: 'Documents',
  lists: 'Listes Elo',
  lab: 'Laboratoire',
  rest: 'Simuler la suite',
  settings: 'Réglages',
  norms: 'Normes de titre',
} satisfies Room<'fr', 'pages'>;

export const phaseNames = {
  later: 'plus tard',
  draft: 'brouillon',
  checked: 'vérifiée',
  published: 'publiée',
  playing: 'en jeu',
  done: 'terminée',
} satisfies Room<'fr', 'phases'>;

const games = (count: number): string =>
  `${format.count(count, { one: 'partie', other: 'parties' })} en cours`;

export const stripText = {
  label: 'Rondes',
  round: (round, phase, openGames) =>
    `Ronde ${round}, ${phaseNames[phase]}${phase === 'playing' ? `, ${games(openGames)}` : ''}`,
  starts: (round, at) => `La ronde ${round} débute à ${format.time(at)}`,
  startsIn: (minutes) =>
    minutes >= 60 ? `dans ${Math.floor(minutes / 60)} h ${minutes % 60} min` : `dans ${minutes} min`,
  startsNow: 'maintenant',
  clock: 'Heure',
  work: ({ round, phase, openGames }) => {
    switch (phase) {
      case 'later':
        return `La ronde ${round} n’est pas appariée`;
      case 'draft':
        return `La ronde ${round} est un brouillon, invisible pour les joueurs`;
      case 'checked':
        return `Ronde ${round} vérifiée, non publiée`;
      case 'published':
      case 'playing':
        return `Ronde ${round} : ${games(openGames)}`;
      case 'done':
        return `La ronde ${round} est terminée`;
    }
  },
} satisfies Room<'fr', 'strip'>;

/** In the place of the rounds, where a page belongs to the laptop. */
export const toolText = {
  label: 'Outil',
  back: 'Retour au tournoi',
  touches: {
    lists: 'gardées à côté des réglages, communes à tous les tournois',
    lab: 'travaille sur une copie des joueurs ; le tournoi n’est jamais touché',
    rest: 'travaille sur une copie du classement ; le tournoi n’est jamais touché',
    settings: 'enregistrés dès que vous les changez ; ceux du tournoi sont des entrées de son journal',
  },
} satisfies Room<'fr', 'tool'>;

export const trustText = {
  label: 'Enregistrement',
  saved: (time) => `Enregistré ${time}`,
  notSaved: 'NON ENREGISTRÉ',
  fideMode: 'Mode FIDE',
  fideModeLeft: 'Mode FIDE terminé',
  mirrors: {
    'in-step': 'à jour',
    behind: 'en retard',
    absent: 'non connecté',
    failed: 'en panne',
  },
  noMirror: 'Pas de second support',
  pack: (round) => `Dossier papier ${round}`,
  packMaking: (round) => `Dossier papier ${round} en préparation`,
  packFailed: (round) => `Dossier papier ${round} non enregistré`,
  noRestore: 'Points de restauration non enregistrés',
  seal: 'Sceau',
  list: (name) => `Liste ${name}`,
  noList: 'Pas de liste Elo',
  readingList: (percent) => `Lecture d’une liste, ${percent} %`,
  working: 'En cours',
} satisfies Room<'fr', 'trust'>;
