/** Rating lists: what is stored, and why a file was not read as one. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const { number } = format;

const DAMAGES = {
  packing: 'il ne peut pas être décompressé',
  checksum: 'son contenu décompressé n’est pas celui qui a été compressé',
  'endless-line': 'il a une ligne sans fin',
  quote: 'un guillemet n’y est jamais fermé',
  xml: 'ce n’est pas du XML bien formé',
  workbook: 'ses feuilles sont illisibles',
} as const;

const month = (of: string): string => format.month(of, 'month');

/** Of a disk: `318 Mo`, `41 Go`, `0,1 Mo`. */
function size(bytes: number): string {
  if (bytes >= 10_000_000_000) return `${number(bytes / 1e9)} Go`;
  return bytes >= 1_000_000 ? `${number(bytes / 1e6)} Mo` : `${number(bytes / 1e6, 1)} Mo`;
}

const players = (count: number): string => format.count(count, { one: 'joueur', other: 'joueurs' });
const read = (count: number): string => format.count(count, { one: 'joueur lu', other: 'joueurs lus' });

export const listsText = {
  unsure: (lists, federation) =>
    `Listes non consultées, car aucune n’est connue comme liste de la fédération ${federation} : ${format.list(lists)}.`,
  unsureOrder: 'Les réglages fixent leur ordre.',
  fide: 'FIDE',
  recipes: {
    dwz: 'DWZ, Allemagne',
    ffe: 'FFE, France',
    ecf: 'ECF, Angleterre',
    knsb: 'KNSB, Pays-Bas',
    uscf: 'USCF, États-Unis',
  },
  month,
  shortMonth: (of) => format.month(of, 'short-month'),
  fetching: {
    notHere: 'Ici, le programme n’établit aucune connexion.',
    noAddress: 'Aucune adresse n’est indiquée pour récupérer une liste.',
    setAddress: 'Sur la page des listes Elo, A en indique une.',
    addressOdd: (address) =>
      `${address} n’est pas l’adresse d’un fichier : elle commence par https:// et ne contient pas de mot de passe.`,
    stopped: 'La récupération a été arrêtée. Ce qui est arrivé est gardé ; F continue à partir de là.',
    cut: (host, bytes, reason) =>
      `La connexion à ${host} s’est terminée après ${size(bytes)} : ${reason}. Ce qui est arrivé est gardé ; F continue à partir de là.`,
    untrusted: (host, reason) =>
      `${host} ne peut pas prouver que c’est bien ${host} : ${reason}. Rien n’a été récupéré. Vérifiez l’adresse et l’horloge de cet ordinateur.`,
    refused: (host, status) => `${host} ne donne pas le fichier (réponse ${status}).`,
    elsewhere: (host, to) =>
      `${host} renvoie vers ${to}. Le programme ne s’adresse qu’aux adresses indiquées.`,
    tooLarge: (host, limit) => `${host} envoie plus de ${size(limit)}, plus que n’en a une liste Elo.`,
    monthUnsure: 'Rien dans le fichier ne dit avec certitude de quel mois il est.',
    columnsUnsure: 'Personne n’a encore dit ce que sont ses colonnes.',
  },
  stays: 'Les listes enregistrées ne changent pas.',
  missing: (path) => `Le fichier ${path} n’existe pas.`,
  unreachable: (path, reason) => `${path} est illisible : ${reason}.`,
  truncated: (path, percent) =>
    percent === null
      ? `${path} s’arrête trop tôt. Recopiez le fichier, puis lisez-le.`
      : `${path} s’arrête trop tôt, à ${percent} %. Recopiez le fichier, puis lisez-le.`,
  notAFile: (path) => `${path} n’est pas un fichier.`,
  damaged: (path, damage) => `${path} est endommagé : ${DAMAGES[damage]}.`,
  tooLarge: (path, limit) => `${path} dépasse ${number(limit / 1_000_000)} Mo, bien plus qu’une liste Elo.`,
  swells: (path, limit) =>
    `${path} dépasse ${number(limit / 1_000_000)} Mo une fois décompressé. Aucune liste Elo ne se comprime autant : le fichier est endommagé, ou fait pour remplir le disque.`,
  notAList: (path, beginning) =>
    beginning === ''
      ? `${path} n’est pas une liste Elo.`
      : `${path} n’est pas une liste Elo : il commence par « ${beginning} », sans aucun en-tête connu.`,
  workbookTooLarge: (path, rows, cells) =>
    `${path} a plus de ${number(rows)} lignes ou ${number(cells)} cellules. Enregistrez-le en CSV et lisez celui-là.`,
  withoutNames: 'Aucune colonne n’a les noms des joueurs.',
  sayNames: 'Dites quelle colonne a le nom ou le nom de famille.',
  empty: (path) => `${path} n’a aucun joueur.`,
  unreadable: (path, unreadable, lines, line, found) =>
    `Lignes illisibles dans ${path} : ${number(unreadable)} sur ${number(lines)}. La première est la ligne ${number(line)} : « ${found} ».`,
  diskFull: 'Le disque est plein. Supprimez une liste devenue inutile, ou libérez de la place autrement.',
  notStored: (reason) => `La liste n’a pas pu être enregistrée : ${reason}.`,
  stopped: (path) => `La lecture a été arrêtée : ${path}.`,
  nameless: 'Cette liste n’a pas de format connu : il lui faut un nom.',
  nameIt: 'Dites ce qu’elle est, p. ex. le nom du club.',
  monthOdd: (odd) => `« ${odd} » n’est pas un mois.`,
  busy: 'Une liste est déjà en cours de lecture.',
  overLimit: (path) => `${path} prend plus de mémoire ou de temps qu’aucune liste Elo.`,
  gone: 'Cette liste n’est plus enregistrée.',
  removeList: (name, of) => `Supprimer la liste ${name}, ${of}`,
  notFoundAnyMore: (count) =>
    `${format.count(count, { one: 'joueur ne se trouve', other: 'joueurs ne se trouvent' })} plus dans cette liste.`,
  read: (name, of) => `Liste enregistrée : ${name}, ${of}.`,
  removed: (name, of) => `Liste supprimée : ${name}, ${of}.`,
  ratingsKept: 'Les tournois gardent les Elo qu’ils y ont pris.',
  fileKept: (file) => `Le fichier ${file} reste à sa place.`,
  readBeside: 'La lire en plus',
  older: (name, of, stored) => `C’est la liste ${name}, ${of} ; déjà enregistré : ${stored}.`,
  olderStays: 'Les deux restent enregistrées. Une recherche parcourt la liste choisie.',
  reserved: (name) =>
    `« ${name} » est le nom de la FIDE. Seuls les fichiers au format de la FIDE sont enregistrés sous ce nom.`,
  storing: {
    store: 'Enregistrer la liste',
    replace: 'Remplacer la liste enregistrée',
    fewer: (now, name, of, before) =>
      `Seulement ${read(now)} ; ${name}, ${of}, en a ${number(before)}. Le fichier est peut-être tronqué.`,
    cut: (line, count) =>
      `Le fichier s’arrête au milieu d’une ligne : « ${line} ». Cette ligne est laissée de côté, et la suite manque ; ${read(count)}.`,
    open: (line) =>
      `La dernière ligne n’a pas de fin : « ${line} ». Si elle est tronquée, le fichier l’est aussi.`,
    source: (count, file, date) => `${players(count)} de ${file}, liste lue le ${date}`,
    replaces: (name, of, was, now) =>
      `${name}, ${of}, est déjà enregistrée : ${was}. Elle est remplacée : ${now}.`,
    takesOver: (name, of, before, beforeMonth) =>
      `Alors les Elo de ${name}, ${of}, comptent à la place de ceux, plus récents, de ${before}, ${beforeMonth}.`,
    leftOut: (lines) =>
      `${format.count(lines, { one: 'ligne est illisible et laissée', other: 'lignes sont illisibles et laissées' })} de côté.`,
    blanks: (count) =>
      `${format.count(count, { one: 'joueur est enregistré', other: 'joueurs sont enregistrés' })} avec une case vide là où une cellule est illisible.`,
    lines: (shown, all) =>
      shown < all ? `Les ${number(shown)} premières de ces lignes` : 'Ce qu’il y a dans le fichier',
    line: (line) => `Ligne ${number(line)}`,
    notRead: 'laissée de côté',
    blankOf: (field) => `${field} : vide`,
  },
} satisfies Room<'fr', 'lists'>;

/** The page of rating lists. */
export const listsPageText = {
  title: 'Listes Elo',
  sum: (lists, bytes, free) =>
    [
      format.count(lists, { one: 'enregistrée', other: 'enregistrées' }),
      size(bytes),
      ...(free === null ? [] : [`${size(free)} libres`]),
    ].join(', '),
  readFile: 'Lire un fichier',
  remove: 'Supprimer',
  fetch: 'Récupérer',
  address: 'Adresses',
  addressTitle: 'Récupérer les listes depuis',
  addressLabel: (number) => `Adresse ${number}`,
  addressHint:
    'F les récupère toutes en une fois. Le programme se connecte alors à ces adresses, une fois par jour de lui-même si vous l’activez avec U, et à aucune autre.',
  addressSave: 'Garder les adresses',
  /** Lists that are fetched by themselves. */
  fresh: {
    on: 'Tant que cet ordinateur est en ligne, le programme récupère ces listes de lui-même une fois par jour.',
    off: 'Le programme ne récupère les listes que quand vous appuyez sur F.',
    switchOn: 'Garder ces listes à jour',
    switchOff: 'Récupérer seulement à la demande',
    failed: (when, why) => `Pas récupérée, ${when} : ${why}`,
    asks: (when, why) => `Récupérée, non enregistrée, ${when} : ${why} F la récupère et pose la question.`,
  },
  /** The comparison that the program makes by itself. */
  comparing: {
    on: 'Après la lecture d’une liste, le programme compare les inscriptions avec elle ; un message signale les Elo d’un autre mois.',
    off: 'Le programme ne compare pas les inscriptions. Ctrl D les compare.',
    switchOn: 'Comparer automatiquement',
    switchOff: 'Ne pas comparer',
  },
  /** What one press brought. */
  fetched: (stored, same, waiting, failed) =>
    [
      ...(stored.length === 0 ? [] : [`Récupéré et enregistré : ${format.list(stored)}.`]),
      ...(same === 0
        ? []
        : [`${format.count(same, { one: 'liste inchangée', other: 'listes inchangées' })}.`]),
      ...(waiting === 0
        ? []
        : [
            `${format.count(waiting, { one: 'fichier attend', other: 'fichiers attendent' })} d’être lu${waiting > 1 ? 's' : ''} sur la page des listes Elo.`,
          ]),
      ...(failed === 0
        ? []
        : [
            `${format.count(failed, { one: 'adresse n’a rien donné', other: 'adresses n’ont rien donné' })} : la page des listes Elo dit pourquoi.`,
          ]),
    ].join(' '),
  waits: (list) =>
    `${list} est lue et pas encore enregistrée. Une question attend sur la page des listes Elo.`,
  readNotStored: 'Lue, pas encore enregistrée',
  answer: 'Répondre à la question',
  setColumns: 'Dire ce qu’est chaque colonne',
  fetchedAgo: (host, days) =>
    days === 0
      ? `Récupérée de ${host} aujourd’hui.`
      : `Récupérée de ${host} il y a ${format.count(days, { one: 'jour', other: 'jours' })}.`,
  neverFetched: (host) => `Pas encore récupérée de ${host}.`,
  columns: {
    name: 'Liste',
    month: 'Mois',
    age: 'Âge',
    entries: 'Noms',
    bytes: 'Disque',
    readAt: 'Lue',
    file: 'Fichier',
    hash: 'SHA-256',
    used: 'Usage',
  },
  size,
  days: (days) =>
    days < 0
      ? `compte dans ${format.count(-days, { one: 'jour', other: 'jours' })}`
      : format.count(days, { one: 'jour', other: 'jours' }),
  inUse: 'active',
  main: 'principale',
  asked: 'interrogée',
  none: 'Aucune liste Elo n’est enregistrée. Lisez players_list_foa.txt de la FIDE ou son fichier zip, et les joueurs se trouvent par leur nom.',
  counts: (list, of, day, isStart) =>
    isStart
      ? `Le tournoi commence le ${day} : les Elo de la liste ${list}, ${of}, comptent.`
      : `Sans date de début, la liste du jour compte : ${list}, ${of}.`,
  missing: (of) => `La liste (${of}) n’est pas enregistrée. Lisez-la, car elle compte pour ce tournoi.`,
  keepRatings: 'Garder ces Elo',
  goOnWith: (of) => `Continuer avec ${of}`,
  layouts: 'Comment une liste nationale est lue',
  layoutsKnown:
    'Ces formats se reconnaissent à leurs en-têtes. Pour un autre tableau, dites une fois ce qu’est chaque colonne. CSV ou XLSX, jusqu’à 100 000 lignes en XLSX ; tel quel ou en zip.',
  layoutsRead: {
    dwz: 'CSV, une ligne par joueur, avec code FIDE',
    ffe: 'tableau avec Elo, rapide, blitz et club',
    ecf: 'CSV, standard, rapide et blitz',
    knsb: 'CSV avec numéro de membre',
    uscf: 'tableau avec regular, quick et blitz',
  },
  refusals: 'Quand un fichier est refusé, les listes enregistrées restent',
  nothingRefused: 'Aucun fichier n’a été refusé.',
  notRead: (file) => `NON LU · ${file}`,
  reading: (file) => `Lecture de ${file}`,
  percent: (percent) => `${percent} %`,
  progress: (percent, seconds) =>
    seconds === null
      ? `${percent} % de fait.`
      : `${percent} % de fait, encore ${format.count(seconds, { one: 'seconde', other: 'secondes' })}.`,
  steps: { read: 'Lire et normaliser les noms', build: 'Construire la recherche, basculer' },
  meanwhile: 'Pendant ce temps',
  meanwhileText: 'Recherche, résultats, appariements et impressions continuent avec les listes enregistrées.',
  cancelReading: 'Arrêter la lecture',
  found: 'Trouvé dans le fichier',
  form: 'Format',
  forms: {
    combined: 'FIDE, les trois, en colonnes',
    legacy: 'FIDE, anciennes colonnes',
    standard: 'FIDE, standard',
    rapid: 'FIDE, rapide',
    blitz: 'FIDE, blitz',
    xml: 'FIDE, XML',
    table: 'Tableau avec en-têtes',
  },
  name: 'Nom',
  nameHint: 'Ce qu’est la liste, p. ex. le club',
  monthField: 'Mois',
  monthHint: 'Année et mois, 2026-11',
  monthGuess: 'Rien dans le fichier ne dit le mois : voici celui de son écriture.',
  readIt: 'Lire la liste',
  overflows: 'Lignes qui débordent, toutes lues',
  columnsTitle: 'Ce qu’est chaque colonne',
  federation: 'Fédération',
  remembered: 'Les colonnes sont prises comme la dernière fois.',
  willRemember: 'Gardé pour la prochaine liste aux mêmes en-têtes.',
  column: 'Colonne',
  columnNumber: (at) => `Colonne ${at}`,
  takenAs: 'Lu comme',
  takenAsOf: (heading) => `${heading} : lu comme`,
  notTaken: 'non lu',
  samples: 'Dans les premières lignes',
  fields: {
    number: 'Numéro dans la liste',
    fideId: 'Code FIDE',
    name: 'Nom',
    surname: 'Nom de famille',
    given: 'Prénom',
    federation: 'Fédération',
    sex: 'Sexe',
    title: 'Titre',
    standard: 'Elo',
    rapid: 'Elo rapide',
    blitz: 'Elo blitz',
    born: 'Année ou date de naissance',
    club: 'Club',
  },
  unreadable: 'Lignes laissées de côté',
  blanks: 'Joueurs avec une case vide',
  odd: 'Lignes qui ne sont pas lues telles quelles',
} satisfies Room<'fr', 'listsPage'>;

/** Rows of a table of registrations beside the rating list. */
export const listMatchText = {
  list: (name, of) => `${name}, ${of}`,
  verdicts: {
    exact: (list) => `Trouvé dans la liste ${list}.`,
    'other-person': (list, _, owner) =>
      `Le code FIDE est celui de ${owner} dans la liste ${list} : choisissez.`,
    likely: (list) => `Peut-être un joueur de la liste ${list} : choisissez.`,
    several: (list, count) => `${players(count)} possibles dans la liste ${list} : choisissez.`,
    none: (list) => `Introuvable dans la liste ${list}.`,
  },
  as: (facts, list) => `${facts} (${list})`,
  unrated: 'sans Elo FIDE',
  ratingOfTable: (rating) => `Elo ${rating} du tableau`,
  ratingTyped: (rating) => `Elo ${rating} comme saisi à la main`,
  asTyped: 'un nouveau joueur comme dans le tableau',
} satisfies Room<'fr', 'listMatch'>;
