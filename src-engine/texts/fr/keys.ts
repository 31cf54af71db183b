/** The sheet of keys under `?`, and the manual's page of keys around its tables. */
import type { Room } from '../catalogue.ts';

export const keysText = {
  title: 'Touches de cet écran',
  moving: 'Se déplacer',
  moves: {
    rows: 'une ligne',
    pages: 'une page de lignes',
    ends: 'première, dernière ligne',
    accept: 'ouvrir ou valider',
    close: 'fermer, revenir au tableau',
    panes: 'volet suivant',
  },
} satisfies Room<'fr', 'keys'>;

/** The manual's page of keys. Each screen of the program is a section, each of its keys a line. */
export const keysPageText = {
  title: 'Toutes les touches',
  intro: [
    'Les lettres seules agissent hors des champs de texte. `?` montre les touches de la page, et chaque bouton montre la sienne.',
    'Là où un joueur est choisi, `H` `L` `U` `B` `W` `C` signifient présent, plus tard, non pointé, bye, retrait et fiche sur toutes les pages. Les chiffres choisissent. Les lettres valent par ce qu’elles écrivent, les chiffres par leur place au clavier. Sur macOS, Cmd remplace Ctrl. `Alt` et un chiffre choisit une réponse d’une recherche.',
    'Appuyez sans attendre : une touche qui vient avant que la page ait lu ses données les attend, une seconde au plus ; `Esc` l’oublie.',
  ],
  head: { keys: 'Touche', does: 'Ce qu’elle fait' },
  lists: 'Dans chaque liste',
  window: 'Taille de ce qui s’affiche',
  ofWindow: { larger: 'agrandir', smaller: 'réduire', usual: 'taille habituelle', whole: 'plein écran' },
  results: 'Touches des résultats',
  resultsIntro:
    'Un numéro de table, `Enter`, puis la touche du résultat. `K` choisit le jeu de touches ; la légende à l’écran montre celui en usage.',
  documents: 'Sur la page Documents, chaque document a sa propre touche, affichée à côté de son nom.',
  screens: {
    everywhere: 'Partout',
    start: 'Page d’accueil',
    newTournament: 'Nouveau tournoi',
    players: 'Joueurs',
    lookUp: 'Un nouveau joueur d’une liste Elo',
    checkIn: 'Clôture du pointage',
    audit: 'Comparer avec la liste Elo',
    table: 'Un tableau de joueurs ou de résultats',
    review: 'Un rapport avant son ouverture',
    round: 'Ronde',
    preview: 'Prévision',
    hand: 'Apparier à la main',
    repair: 'Réparation',
    results: 'Résultats',
    secondEntry: 'Seconde saisie',
    correction: 'Correction d’un résultat',
    standings: 'Classement',
    documents: 'Documents',
    print: 'Documents : une impression qui attend une réponse',
    hall: 'Écran de salle',
    filing: 'Déclaration',
    norms: 'Normes de titre',
    log: 'Journal',
    restore: 'Points de restauration',
    lists: 'Listes Elo',
    lab: 'Laboratoire',
    rest: 'Simuler la suite',
    settings: 'Réglages',
    incident: 'Incidents',
    forms: 'Dans chaque formulaire et question',
  },
} satisfies Room<'fr', 'keysPage'>;
