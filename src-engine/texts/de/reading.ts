/** Why a file from outside is not read, and how far its reading is. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const { number } = format;

const KINDS = {
  folder: 'ein Ordner',
  pipe: 'eine Pipe',
  socket: 'ein Socket',
  device: 'ein Gerät',
} as const;

const LIMITS = {
  bytes: (most: number) => `${number(most / 1_000_000)}\u00a0MB`,
  unpacked: (most: number) => `${number(most / 1_000_000)}\u00a0MB entpackt`,
  rows: (most: number) => `${number(most)} Zeilen`,
  lines: (most: number) => `${number(most)} Textzeilen`,
  columns: (most: number) => `${number(most)} Spalten`,
  cells: (most: number) => `${number(most)} Zellen`,
  characters: (most: number) => `${number(most)} Zeichen`,
  sheets: (most: number) => `${number(most)} Blätter`,
  merges: (most: number) => `${number(most)} verbundene Bereiche`,
};

/** A name is shown up to here where its length is what is wrong. */
const SHOWN = 60;

const PATH_PROBLEMS = {
  zero: (path: string) => `${path.replaceAll('\0', '␀')} hat ein Zeichen, das kein Dateiname haben kann.`,
  'too-long': (path: string) =>
    path.length > SHOWN ? `Der Name ${path.slice(0, SHOWN)}… ist zu lang.` : `Der Name ${path} ist zu lang.`,
  circle: (path: string) => `${path} ist eine Verknüpfung, die zu sich selbst zurückführt.`,
  'no-folder': (path: string) => `Den Ordner von ${path} gibt es nicht.`,
};

export const readingText = {
  encodedTwice: 'doppelt kodiertes UTF-8',
  notUtf8Found: 'kein UTF-8',
  missing: (path) => `Die Datei ${path} gibt es nicht.`,
  unreachable: (path, reason) => `${path} ist nicht lesbar: ${reason}.`,
  notAFile: (path, kind) => `${path} ist ${KINDS[kind]}, keine Datei.`,
  tooLarge: (path, megabytes) =>
    `${path} ist größer als ${number(megabytes)}\u00a0MB; mehr wird nicht gelesen.`,
  overLimit: (megabytes) => `sie ist größer als ${number(megabytes)}\u00a0MB; mehr wird nicht gelesen`,
  isOpen: (path) => `${path} ist das geöffnete Turnier.`,
  tooMuchMemory: (file) =>
    `Das Lesen von ${file} braucht zu viel Speicher: Das kann keine Tabelle und kein Bericht sein.`,
  tooSlow: (file, seconds) => `Das Lesen von ${file} wurde nach ${number(seconds)} Sekunden aufgegeben.`,
  stopped: (file) => `Das Lesen von ${file} wurde angehalten.`,
  foreignJournal: (path) =>
    `${path} liegt neben dem Turnier und stammt nicht von diesem Programm. Es wurde nicht benutzt, und nichts wurde geändert.`,
  moveJournal:
    'Verschieben Sie diese Datei in einen anderen Ordner, dann öffnen Sie das Turnier noch einmal.',
  olderJournal: (journal, first, last, stored) =>
    `Diese Datei ist beschädigt, und ${journal} daneben ist älter als sie: Es würde die Einträge ${number(first)} bis ${number(last)} zurücknehmen, der letzte gespeichert ${stored}. Es wurde nicht benutzt.`,
  saveIntactPart:
    'Der unversehrte Teil kann in eine neue Datei kopiert werden. Die beschädigte Datei bleibt, wie sie ist.',
  largeTournament: (path, megabytes) =>
    `${path} ist größer als ${number(megabytes)}\u00a0MB: So groß ist kein Turnier.`,
  unusablePath: (path, why) => PATH_PROBLEMS[why](path),
  chooseAnotherPlace: 'Wählen Sie einen anderen Namen oder Ordner. Es wurde nichts geändert.',
  chooseAnotherFile: 'Wählen Sie eine andere Datei. Es wurde nichts geändert.',
  cutOff: (action) =>
    `Die Eingabe, die in diesem Augenblick gespeichert wurde, ist nicht in der Datei: ${action}. Geben Sie sie noch einmal ein, wenn sie gebraucht wird.`,
  cutOffUnnamed: 'Die Eingabe, die in diesem Augenblick gespeichert wurde, ist nicht in der Datei.',
  nothingImported: 'Es wurde nichts importiert.',
  progress: (file) => `${file} wird gelesen …`,
  stop: 'Lesen anhalten',
  table: {
    empty: 'Die Tabelle ist leer.',
    withoutRows: 'Die Tabelle hat Überschriften, aber keine Zeilen.',
    tooLarge: (what, most) => `Die Tabelle ist zu groß: Die Grenze ist ${LIMITS[what](most)}.`,
    rowTooLong: (row, longest) =>
      `Zeile ${number(row)} ist länger als ${number(longest)} Zeichen: Das ist keine Tabelle.`,
    cellTooLong: (row, column, longest) =>
      `Die Zelle in Zeile ${number(row)}, Spalte ${number(column)} ist länger als ${number(longest)} Zeichen.`,
    quotationOpen: (row) =>
      `Ab Zeile ${number(row)} werden in Hunderten von Zeilen Anführungszeichen geöffnet und nicht geschlossen.`,
    cellTooFar: (sheet, cell, rows, columns) =>
      `Im Blatt ${sheet} liegt die Zelle ${cell} jenseits der ${number(rows)} Zeilen und ${number(columns)} Spalten, die gelesen werden.`,
    xml: 'Das ist eine XML-Datei, keine Tabelle. Speichern Sie sie als CSV oder XLSX und importieren Sie diese.',
    sheetMissing: 'Die Arbeitsmappe hat kein solches Blatt, oder alle ihre Blätter sind ausgeblendet.',
    cellUnreadable: (sheet, row, column) =>
      `Im Blatt ${sheet} hat die Zelle in Zeile ${number(row)}, Spalte ${number(column)} keinen lesbaren Wert.`,
    unreadable: 'Die Arbeitsmappe ist beschädigt, mit einem Kennwort geschützt oder keine Tabelle.',
  },
} satisfies Room<'de', 'reading'>;
