/** Why a file from outside is not read, and how far its reading is. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const { number } = format;

const NAMES_OF_KINDS = {
  folder: 'un dossier',
  pipe: 'un tube',
  socket: 'une connexion',
  device: 'un périphérique',
} as const;

const NAMES_OF_LIMITS = {
  bytes: (most: number) => `${number(most / 1_000_000)} Mo`,
  unpacked: (most: number) => `${number(most / 1_000_000)} Mo décompressés`,
  rows: (most: number) => `${number(most)} lignes`,
  lines: (most: number) => `${number(most)} lignes`,
  columns: (most: number) => `${number(most)} colonnes`,
  cells: (most: number) => `${number(most)} cellules`,
  characters: (most: number) => `${number(most)} caractères`,
  sheets: (most: number) => `${number(most)} feuilles`,
  merges: (most: number) => `${number(most)} plages fusionnées`,
};

/** A name is shown up to here where its length is what is wrong. */
const SHOWN = 60;

const PATH_PROBLEMS = {
  zero: (path: string) =>
    `${path.replaceAll('\0', '␀')} a un caractère qu’aucun nom de fichier ne peut avoir.`,
  'too-long': (path: string) =>
    path.length > SHOWN ? `Le nom ${path.slice(0, SHOWN)}… est trop long.` : `Le nom ${path} est trop long.`,
  circle: (path: string) => `${path} est un lien qui revient sur lui-même.`,
  'no-folder': (path: string) => `Le dossier de ce fichier n’existe pas : ${path}.`,
};

export const readingText = {
  encodedTwice: 'UTF-8 encodé deux fois',
  notUtf8Found: 'pas UTF-8',
  missing: (path) => `Le fichier ${path} n’existe pas.`,
  unreachable: (path, reason) => `${path} est illisible : ${reason}.`,
  notAFile: (path, kind) => `${path} est ${NAMES_OF_KINDS[kind]}, pas un fichier.`,
  tooLarge: (path, megabytes) => `${path} dépasse ${number(megabytes)} Mo, la limite de lecture.`,
  overLimit: (megabytes) => `il dépasse ${number(megabytes)} Mo, la limite de lecture`,
  isOpen: (path) => `${path} est le tournoi ouvert.`,
  tooMuchMemory: (file) => `Lire ${file} prend trop de mémoire : ce ne peut être un tableau ou un rapport.`,
  tooSlow: (file, seconds) => `La lecture a été abandonnée après ${number(seconds)} secondes : ${file}.`,
  stopped: (file) => `La lecture a été arrêtée : ${file}.`,
  foreignJournal: (path) =>
    `${path} est à côté du tournoi, et ce programme ne l’a pas créé. Il n’a pas été utilisé, et rien n’a changé.`,
  moveJournal: 'Déplacez ce fichier dans un autre dossier, puis rouvrez le tournoi.',
  olderJournal: (journal, first, last, stored) =>
    `Ce fichier est endommagé, et ${journal} à côté est plus ancien que lui : il annulerait les entrées ${number(first)} à ${number(last)}, la dernière enregistrée ${stored}. Il n’a pas été utilisé.`,
  saveIntactPart:
    'Ce qui est intact peut être copié dans un nouveau fichier. Le fichier endommagé ne change pas.',
  largeTournament: (path, megabytes) =>
    `${path} dépasse ${number(megabytes)} Mo : aucun tournoi n’est si grand.`,
  unusablePath: (path, why) => PATH_PROBLEMS[why](path),
  chooseAnotherPlace: 'Choisissez un autre nom ou dossier. Rien n’a changé.',
  chooseAnotherFile: 'Choisissez un autre fichier. Rien n’a changé.',
  cutOff: (action) =>
    `L’action en cours d’enregistrement à ce moment n’est pas dans le fichier : ${action}. Ressaisissez-la au besoin.`,
  cutOffUnnamed: 'L’action en cours d’enregistrement à ce moment n’est pas dans le fichier.',
  nothingImported: 'Rien n’a été importé.',
  progress: (file) => `Lecture : ${file}…`,
  stop: 'Arrêter la lecture',
  table: {
    empty: 'Le tableau est vide.',
    withoutRows: 'Le tableau a des en-têtes mais aucune ligne.',
    tooLarge: (what, most) => `Le tableau est trop grand : la limite est de ${NAMES_OF_LIMITS[what](most)}.`,
    rowTooLong: (row, longest) =>
      `La ligne ${number(row)} dépasse ${number(longest)} caractères : ce n’est pas un tableau.`,
    cellTooLong: (row, column, longest) =>
      `La cellule ligne ${number(row)}, colonne ${number(column)}, dépasse ${number(longest)} caractères.`,
    quotationOpen: (row) =>
      `À partir de la ligne ${number(row)}, des guillemets s’ouvrent sans se fermer sur des centaines de lignes.`,
    cellTooFar: (sheet, cell, rows, columns) =>
      `Dans la feuille ${sheet}, la cellule ${cell} dépasse les ${number(rows)} lignes et ${number(columns)} colonnes qui sont lues.`,
    xml: 'C’est un fichier XML, pas un tableau. Enregistrez-le en CSV ou XLSX et importez celui-là.',
    sheetMissing: 'Le classeur n’a pas cette feuille, ou toutes ses feuilles sont masquées.',
    cellUnreadable: (sheet, row, column) =>
      `Dans la feuille ${sheet}, la cellule ligne ${number(row)}, colonne ${number(column)}, n’a pas de valeur lisible.`,
    unreadable: 'Le classeur est endommagé, protégé par un mot de passe, ou n’est pas un tableau.',
  },
} satisfies Room<'fr', 'reading'>;
