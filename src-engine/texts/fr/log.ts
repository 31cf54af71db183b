import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const tables = (count: number): string => format.count(count, { one: 'table', other: 'tables' });

export const logText = {
  title: 'Journal',
  unbroken: (entries) => `chaîne intacte, ${format.count(entries, { one: 'entrée', other: 'entrées' })}`,
  broken: 'chaîne rompue',
  filters: {
    all: 'Tout',
    integrity: 'Au rapport',
    result: 'Résultats',
    round: 'Rondes',
    player: 'Joueurs',
  },
  filterLabel: 'Entrées affichées',
  find: 'Chercher',
  columns: { time: 'Heure', rail: '', who: 'Qui', what: 'Objet', detail: 'Détail', seal: 'Sceau' },
  none: 'Aucune entrée.',
  published: 'publiée',
  inReport: 'au rapport',
  undo: 'annulation',
  undone: 'annulé',
  recovered: 'récupéré',
  line: 'Ligne du temps',
  older: 'plus ancien',
  now: 'maintenant',
  stood: 'Le tournoi à ce moment',
  lookAt: 'Voir ce moment',
  since: 'Depuis lors',
  nothingSince: 'Rien ne s’est passé depuis.',
  actions: (count) => format.count(count, { one: 'action', other: 'actions' }),
  undoThis: 'Annuler cette action',
  goBack: 'Revenir ici',
  never: 'Rien n’est effacé : annuler et revenir ajoutent une nouvelle entrée.',
  restore: 'Points de restauration',
  noRestore: 'Le premier point de restauration se fait avec la ronde 1.',
  toEntry: (seq) => `Entrée ${seq}`,
  choose: 'Choisissez une entrée pour voir le tournoi à ce moment.',
  save: 'Enregistrer le journal',
  saved: (path) => `Journal enregistré sous ${path}`,
  file: {
    columns: ['Entrée', 'Heure', 'Qui', 'Commande', 'Objet', 'Détail', 'Rapport', 'Annulée', 'Empreinte'],
    yes: 'oui',
  },
  undid: (label) => `Action annulée : ${label}`,
  wentBack: (label) => label,
  steps: {
    acts: { 'log.undo': 'Annuler l’action', 'log.redo': 'Rétablir', 'log.goBack': 'Revenir' },
    says: {
      'log.undo': (label) => `Annule : ${label}.`,
      'log.redo': (label) => `Rétablit : ${label}.`,
      'log.goBack': (label) => `Revient à : ${label}.`,
    },
    changes: (entries) =>
      `Cela change ${format.count(entries, { one: 'entrée', other: 'entrées' })}, et peut être annulé.`,
    nothing: {
      undo: { message: 'Il n’y a rien à annuler ici.', advice: 'C’est peut-être déjà annulé.' },
      redo: 'Il n’y a rien à rétablir.',
      goBack: 'Cette entrée n’existe pas.',
    },
    depends: (seq, entry) => ({
      message: `L’entrée ${seq} s’appuie dessus : ${entry}.`,
      advice: 'Annulez d’abord celle-là, ou revenez à un moment plus ancien.',
    }),
    byesAmong: (name) => ({
      message: `Cela donnerait à ${name} un bye qui demande une confirmation.`,
      advice: 'Donnez-le sur la page des joueurs.',
    }),
    rulesAmongOthers: {
      message: 'Cela changerait aussi des règles d’un tournoi qui a commencé.',
      advice: 'Changez-les d’abord dans les réglages.',
    },
  },
  moment: {
    players: (players) =>
      `${format.count(players, { one: 'joueur', other: 'joueurs' })}, aucune ronde appariée.`,
    draft: (round, boards) => `La ronde ${round} est un brouillon de ${tables(boards)}.`,
    playing: (round, results, boards) =>
      results === boards
        ? `Ronde ${round} terminée, ${format.count(results, { one: 'résultat', other: 'résultats' })} sur ${boards}.`
        : `Ronde ${round} en jeu, ${format.count(results, { one: 'résultat', other: 'résultats' })} sur ${boards}.`,
  },
  sinceLabels: {
    round: 'Rondes',
    result: 'Résultats',
    player: 'Joueurs',
    settings: 'Réglages',
    system: 'Impressions et démarrages',
    undo: 'Annulé ou rétabli',
  },
} satisfies Room<'fr', 'log'>;

export const restoreText = {
  title: 'Points de restauration',
  open: 'Tous',
  hint: 'Créés au début et à la fin d’une ronde. En voir un ne change rien. Y revenir est une nouvelle entrée, qui peut être annulée.',
  columns: { label: 'Point', at: 'Quand', cures: 'Utile si', files: 'Fichiers' },
  none: 'Le premier point de restauration est créé quand vous publiez la ronde 1.',
  left: 'plus ancien',
  beside: 'à côté du fichier',
  noFile: 'aucun fichier',
  lookAt: 'Voir',
  goBack: 'Revenir ici',
  openFile: 'Ouvrir le fichier',
  close: 'Fermer',
  missing: (place, problem) =>
    place === ''
      ? `Des fichiers manquent à côté du tournoi : ${problem}.`
      : `Des fichiers manquent sur ${place} : ${problem}.`,
} satisfies Room<'fr', 'restore'>;
