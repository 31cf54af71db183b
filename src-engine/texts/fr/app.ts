import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

/** Words of the frame around all pages. */
export const appText = {
  name: 'Wallchart',
  about: (what, said) => `${what} : ${said}`,
  series: (parts) => parts.join(' ; '),
  noName: 'Tournoi sans nom',
  everywhere: 'Sur chaque page',
  pages: 'Pages',
  commands: 'Commandes',
  keys: 'Touches',
  keysHere: 'Touches de cet écran',
  manual: 'Manuel',
  settings: 'Réglages',
  resultKeys: 'Touches des résultats',
  languages: 'Langues',
  open: 'Ouvrir ou importer un tournoi',
  new: 'Nouveau tournoi',
  closeTournament: 'Fermer ce tournoi',
  export: 'Exporter et déclarer',
  mirror: 'Ajouter un second support',
  rounds: { earlier: 'Ronde précédente', later: 'Ronde suivante' },
  undo: 'Annuler l’action',
  undoOf: (label) => `Annuler l’action : ${label}`,
  undone: (label) => `Action annulée : ${label}`,
  redo: 'Rétablir',
  redoOf: (label) => `Rétablir : ${label}`,
  redone: (label) => `Action rétablie : ${label}`,
  themes: {
    system: 'Thème du système',
    light: 'Thème clair',
    dark: 'Thème sombre',
    contrast: 'Contraste élevé',
  },
  messages: 'Messages',
  dismiss: 'Fermer',
  refused: 'Refusé',
  offers: { recover: 'Récupérer ce qui est intact', 'working-copy': 'Travailler sur une copie' },
  unstored: (titles) =>
    titles.length === 1
      ? `Un résultat est saisi mais pas enregistré : ${titles[0]!}.`
      : `${titles.length} résultats sont saisis mais pas enregistrés : ${titles.slice(0, 5).join(' ; ')}${titles.length > 5 ? ' ; …' : '.'}`,
  unstoredStay: 'Ils restent affichés sur la page des résultats.',
  unstoredGo: 'Si vous continuez, ils sont perdus : le fichier ne les contient pas.',
  unstoredWhere: 'La page des résultats (F4) l’affiche jusqu’à votre décision.',
  unstoredLeft:
    'La saisie a eu lieu pendant l’ouverture d’un autre tournoi. Rouvrez le précédent et recommencez-y.',
  unstoredAct: 'Quitter avec des résultats non enregistrés',
  askedTwice: 'Le programme a demandé deux fois la même confirmation. Rien n’a changé.',
  askedAnew: 'Quelque chose a changé entre-temps. La question est maintenant :',
  unreachable: (detail) =>
    detail === ''
      ? 'Le programme derrière cette fenêtre ne répond pas.'
      : `Le programme derrière cette fenêtre ne répond pas (${detail}).`,
  unreachableAdvice: 'Relancez Wallchart. Tout ce qui était affiché comme enregistré est bien sur le disque.',
  lookingAt: (moment) => `Vous voyez le tournoi tel qu’il était : ${moment}`,
  nothingChanges: 'Vous ne pouvez rien modifier ici.',
  backToNow: 'Revenir au présent',
  power: {
    'mains-lost': (since) => `Sur batterie depuis ${since}`,
    'battery-low': (since) => `Batterie faible depuis ${since}`,
    charge: (percent) => `Batterie ${percent} %.`,
    safe: 'Le tournoi est enregistré.',
    secured: (media, time) =>
      format.plural(media, {
        one: `Le second support est à jour depuis ${time}.`,
        other: `Tous les seconds supports sont à jour depuis ${time}.`,
      }),
    behind: 'Au moins un second support n’est pas à jour : voyez la barre du bas.',
    noMedium: 'Il n’y a pas de second support.',
    addMedium: 'Ajouter un second support',
    paper: 'Imprimer le dossier papier',
  },
  readOnly: 'Lecture seule',
  takeOver: 'Reprendre sur cet ordinateur',
  workOnCopy: 'Travailler sur une copie locale',
  saveElsewhere: 'Tout enregistrer dans un nouveau fichier',
  cancel: 'Annuler',
  ok: 'OK',
  next: 'Suivant',
} satisfies Room<'fr', 'app'>;

export const colourNames = { white: 'Blancs', black: 'Noirs' } satisfies Room<'fr', 'colours'>;
