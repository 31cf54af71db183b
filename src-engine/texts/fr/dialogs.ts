import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

export const startText = {
  title: 'Wallchart',
  tagline: 'Des tournois pour arbitres : appariés selon les règles, expliqués, en sûreté.',
  begin: 'Commencer',
  new: 'Nouveau tournoi',
  newHint: 'Un nom, les rondes et le système, puis les joueurs.',
  open: 'Ouvrir ou importer',
  openHint:
    'Un fichier de tournoi, ou le TRF de tout programme. Vous relisez l’import avant l’enregistrement.',
  check: 'Vérifier un rapport',
  checkHint:
    'Réapparie chaque ronde d’un TRF, recalcule points et rangs. Vous pouvez aussi déposer le fichier ici.',
  demo: 'Ouvrir la démo',
  demoHint: 'Un tournoi inventé où vous pouvez tout essayer.',
  manual: 'Manuel',
  labHint: 'Quel système classe le mieux ces joueurs, et combien de rondes suffisent',
  recent: 'Tournois récents',
  noRecent: 'Aucun pour l’instant.',
  missing: 'introuvable',
  version: (version) => `Version ${version}`,
} satisfies Room<'fr', 'start'>;

export const newText = {
  title: 'Nouveau tournoi',
  fields: {
    name: 'Nom',
    city: 'Ville',
    federation: 'Fédération',
    startDate: 'Premier jour',
    endDate: 'Dernier jour',
    rounds: 'Rondes',
    system: 'Système',
    acceleration: 'Accélération',
    path: 'Fichier',
  },
  accelerations: { none: 'aucune', 'baku-2026': 'Bakou (2026)', 'baku-2017': 'Bakou (2017)' },
  superseded: (name, edition, old) => `${name}, ${edition}${old ? ' (remplacé)' : ''}`,
  choose: 'Choisir',
  noPath: 'pas choisi',
  create: 'Créer',
  problems: {
    name: 'Saisissez un nom.',
    rounds: 'Saisissez un nombre de rondes de 1 à 30.',
    path: 'Choisissez où enregistrer le fichier du tournoi.',
    federation: 'Saisissez les trois lettres d’une fédération, ou rien.',
    day: 'Écrivez les dates ainsi : 2026/11/15.',
    dates: 'Le dernier jour précède le premier.',
  },
  dateHint: 'AAAA/MM/JJ',
  systemHint: 'Annoncez le nombre de rondes et le système avant le début (C.04.1 1).',
} satisfies Room<'fr', 'new'>;

export const paletteText = {
  title: 'Commandes et joueurs',
  hint: 'Tapez une commande ou le nom d’un joueur',
  nothing: 'Rien trouvé',
  players: 'Joueurs',
  unavailable: 'indisponible pour l’instant',
} satisfies Room<'fr', 'palette'>;

export const manualText = {
  title: 'Manuel',
  contents: 'Chapitres',
  /** Above a chapter that has no translation. */
  inEnglish: 'Ce chapitre n’existe qu’en anglais.',
} satisfies Room<'fr', 'manual'>;

export const confirmText = {
  level: (level) => `Niveau ${level}`,
  keep: 'Annuler',
  word: 'MODIFIER',
  typeWord: (word) => `Tapez ${word}, puis appuyez deux fois sur le bouton`,
  again: (act) => `Confirmer : ${act}`,
  article: (article) => `Article ${article}`,
  drop: { act: 'Abandonner la saisie', consequence: 'Ce que vous avez tapé n’est pas enregistré.' },
} satisfies Room<'fr', 'confirm'>;

export const chooserText = {
  titles: {
    open: 'Ouvrir ou importer',
    'open-table': 'Ouvrir un tableau',
    'open-list': 'Lire une liste Elo',
    'save-tournament': 'Enregistrer le tournoi',
    'save-trf': 'Enregistrer le rapport',
    'save-csv': 'Enregistrer le tableau',
    'save-xlsx': 'Enregistrer le classeur',
    'save-pdf': 'Enregistrer le PDF',
    'save-log': 'Enregistrer le journal',
    'medium-folder': 'Choisir le dossier d’un second support',
    'pages-folder': 'Choisir le dossier des pages web',
  },
  filters: {
    open: 'Tournois et rapports (TRF)',
    'open-table': 'Tableaux',
    'open-list': 'Listes Elo',
    'save-tournament': 'Tournoi Wallchart',
    'save-trf': 'Rapport FIDE (TRF)',
    'save-csv': 'CSV',
    'save-xlsx': 'Classeur Excel',
    'save-pdf': 'PDF',
    'save-log': 'Texte',
    'medium-folder': 'Dossiers',
    'pages-folder': 'Dossiers',
  },
  documents: 'Documents',
  home: 'Dossier personnel',
  computer: 'Ordinateur',
  folderUnreadable: (path) => `Le dossier ${path} est illisible.`,
  otherFolder: 'Choisissez un autre dossier.',
  noDialog: 'Cette fenêtre n’a pas de dialogue du système.',
  systemDialog: 'Ici, les fichiers se choisissent dans le dialogue du système.',
  notPasted: (path) => `Les lignes collées ne peuvent être gardées dans ${path}.`,
  pasteAsFile: 'Enregistrez-les comme tableau et lisez le fichier.',
  notChosen: 'Ce fichier n’a pas été choisi pour cela dans un dialogue, ou a déjà servi.',
  chooseAgain: 'Choisissez-le de nouveau.',
  otherEnding: (path, endings) => `Le nom de ${path} ne finit pas par ${format.list(endings, 'or')}.`,
  rename: 'Si c’est bien un tel fichier, renommez-le et choisissez-le de nouveau.',
  protectedFile: (name) => `${name} est protégé en écriture, et sera tout de même remplacé.`,
  noName: 'Un nom de fichier n’a ni barre oblique ni signe invisible.',
  tooLong: 'Le nom, ou le chemin avec tous ses dossiers, est trop long.',
  otherName: 'Choisissez un autre nom.',
  places: 'Emplacements',
  up: 'Dossier parent',
  empty: 'Rien trouvé',
  fileName: 'Nom du fichier',
  fileNameOrPath: 'Nom ou chemin',
  open: 'Ouvrir',
  save: 'Enregistrer',
  useFolder: 'Utiliser ce dossier',
  needName: 'Saisissez un nom de fichier.',
  kinds: {
    folder: 'dossier',
    tournament: 'tournoi',
    trf: 'TRF',
    table: 'tableau',
    other: '',
  },
  columns: { name: 'Nom', kind: 'Genre', size: 'Taille', modified: 'Modifié' },
  size: (bytes) =>
    bytes < 1024
      ? `${bytes} o`
      : bytes < 1048576
        ? `${Math.round(bytes / 1024)} ko`
        : `${format.number(bytes / 1048576, 1)} Mo`,
} satisfies Room<'fr', 'chooser'>;

const PACES = { standard: 'standard', rapid: 'rapide', blitz: 'blitz' };

export const settingsText = {
  saved: 'Réglages enregistrés',
  event: {
    name: 'Nom',
    city: 'Ville',
    federation: 'Fédération',
    startDate: 'Premier jour',
    endDate: 'Dernier jour',
    type: 'Type de tournoi',
    chiefArbiter: 'Arbitre principal',
    deputyArbiters: 'Arbitres adjoints',
    deputyHint: 'Un par ligne.',
    timeControl: 'Cadence',
    encodedTimeControl: 'Cadence en secondes',
    encodedHint: 'Secondes, p. ex. 5400+30',
    roundDates: 'Dates des rondes',
    roundDatesHint: 'Une par ligne, p. ex. 2026/11/15.',
  },
  system: {
    rounds: 'Rondes',
    system: 'Système',
    initialColour: 'Couleur initiale (au sort)',
    colours: {
      white: 'Blancs pour le numéro 1',
      black: 'Noirs pour le numéro 1',
      none: 'pas tirée au sort',
    },
    acceleration: 'Accélération',
    rating: 'Elo du tournoi',
    ratingMethods: {
      FIDE: 'Elo FIDE',
      NRO: 'Elo national seulement (NRO)',
      FIDON: 'FIDE, à défaut national (FIDON)',
      NIDOF: 'national, à défaut FIDE (NIDOF)',
      HBFN: 'le plus haut des deux (HBFN)',
      LBFN: 'le plus bas des deux (LBFN)',
      OTHER: 'un Elo propre au tournoi (OTHER)',
    },
    equals: 'Elo et titre égaux',
    orders: {
      name: 'par nom',
      registration: 'par ordre d’inscription',
      lot: 'au sort, selon la graine aléatoire',
    },
    longEvent: 'Plus de 30 jours',
    longHint:
      'Un joueur peut avoir plusieurs Elo, chacun dès une ronde ; les départages à l’Elo sont alors déconseillés.',
    ratingInTieBreaks: 'Elo des départages',
    ratingsInTieBreaks: { first: 'le premier', 'of-the-round': 'celui de chaque ronde' },
    ratingFederation: 'Fédération',
    ratingSequence: 'Pris dans une liste',
    byTimeControl: 'selon la cadence',
    sequence: (paces) => paces.map((pace) => PACES[pace]).join(', puis '),
    lotSeed: 'Graine aléatoire',
    lotHint: 'La même graine donne le même tirage.',
    maxiTournament: 'Maxi-tournoi',
    maxiHint: 'On n’échange que des adversaires à 100 points Elo au plus.',
    numbers: 'Numéros de la grille',
    numbersBy: { strength: 'Par Elo', lot: 'Au sort', hand: 'À la main' },
    lastRoundsInOrder: 'Premier cycle dans l’ordre',
    orderHint: 'Garde ses deux dernières rondes dans l’ordre de la grille ; la FIDE les inverse.',
    colourDifference: 'Différence de couleurs maximale',
    corrections: 'Corrections',
    correctionsHint:
      'Minutes après le dernier résultat d’une ronde ; vide si vous n’avez pas annoncé de délai.',
    fideMode: 'Mode FIDE',
    fideModeOn: 'Règles FIDE uniquement',
    fideModeLeft: 'Terminé. C’est définitif.',
    leave: 'Quitter le mode FIDE',
    left: 'Mode FIDE terminé',
    colourHint: 'Les règles disent 2 ; une valeur plus petite équilibre mieux les couleurs.',
  },
  scoring: {
    whiteWin: 'Gain avec les Blancs',
    blackWin: 'Gain avec les Noirs',
    whiteDraw: 'Nulle avec les Blancs',
    blackDraw: 'Nulle avec les Noirs',
    whiteLoss: 'Perte avec les Blancs',
    blackLoss: 'Perte avec les Noirs',
    forfeitWin: 'Gain par forfait',
    forfeitLoss: 'Perte par forfait',
    pairingAllocatedBye: 'Exempt',
    fullBye: 'Bye d’un point',
    halfBye: 'Bye d’un demi-point',
    zeroBye: 'Bye à zéro point',
    unknown: 'Partie sans résultat',
  },
  scoringHint: 'Points, p. ex. 1, ½ ou 0.5.',
  scoringProblem: 'Saisissez des points avec une décimale au plus, p. ex. 1, ½ ou 0.5.',
  tieBreaks: {
    text: 'Règles de',
    texts: { '2024': 'C.07 de 2024', '2026': 'C.07 de 2026' },
    unrated: 'Joueurs sans Elo',
    unratedRules: {
      drop: 'abandonner les départages à l’Elo',
      'leave-out': 'omettre les adversaires sans Elo',
      rated: 'les compter avec un Elo',
    },
    unratedAs: 'Elo attribué aux sans-Elo',
    unratedHint:
      'C.07 10 : abandonnés si des joueurs sans Elo participent, sauf disposition contraire du règlement.',
    unratedProblem: 'Saisissez un Elo de 1 à 4000.',
    preset: 'Partir de',
    presetNone: 'la liste ci-dessous',
    order: 'Ordre des départages',
    hint: 'Un code par ligne. Une variante suit une barre oblique : BH/C1.',
    keysHint: 'déplacent la ligne.',
    meaning: 'Tel que saisi',
    empty: 'Aucun départage : à égalité de points, le rang est partagé.',
    known: 'Codes',
    add: (code) => `Ajouter ${code}`,
    modifiers: (modifiers) => (modifiers === '' ? '' : `avec ${modifiers}`),
  },
} satisfies Room<'fr', 'settings'>;

export const cardText = {
  title: (name) => name,
  close: 'Fermer',
  none: 'Aucune ronde n’est encore appariée.',
} satisfies Room<'fr', 'card'>;

export const languagesText = {
  system: (name) => `Système (${name})`,
  likeScreens: (name) => `Comme les écrans (${name})`,
  noSecond: 'pas de seconde langue',
} satisfies Room<'fr', 'languages'>;
