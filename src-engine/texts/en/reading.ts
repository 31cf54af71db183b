/** Why a file from outside is not read, and how far its reading is. */
import { format } from './format.ts';

const { number } = format;

const NAMES_OF_KINDS = {
  folder: 'a folder',
  pipe: 'a pipe',
  socket: 'a socket',
  device: 'a device',
} as const;

const NAMES_OF_LIMITS = {
  bytes: (most: number) => `${number(most / 1_000_000)} MB`,
  unpacked: (most: number) => `${number(most / 1_000_000)} MB unpacked`,
  rows: (most: number) => `${number(most)} rows`,
  lines: (most: number) => `${number(most)} lines`,
  columns: (most: number) => `${number(most)} columns`,
  cells: (most: number) => `${number(most)} cells`,
  characters: (most: number) => `${number(most)} characters`,
  sheets: (most: number) => `${number(most)} sheets`,
  merges: (most: number) => `${number(most)} merged ranges`,
};

/** A name is shown up to here where its length is what is wrong. */
const SHOWN = 60;

const PATH_PROBLEMS = {
  zero: (path: string) => `${path.replaceAll('\0', '␀')} has a character that no file name can have.`,
  'too-long': (path: string) =>
    path.length > SHOWN ? `The name ${path.slice(0, SHOWN)}… is too long.` : `The name ${path} is too long.`,
  circle: (path: string) => `${path} is a link that leads back to itself.`,
  'no-folder': (path: string) => `The folder of ${path} is not there.`,
};

export const readingText = {
  /** What a report's text is in, as its remark finds it. */
  encodedTwice: 'UTF-8 encoded twice',
  notUtf8Found: 'not UTF-8',
  missing: (path: string) => `There is no file ${path}.`,
  unreachable: (path: string, reason: string) => `${path} cannot be read: ${reason}.`,
  notAFile: (path: string, kind: keyof typeof NAMES_OF_KINDS) =>
    `${path} is ${NAMES_OF_KINDS[kind]}, not a file.`,
  tooLarge: (path: string, megabytes: number) =>
    `${path} is larger than ${number(megabytes)} MB, the most that is read.`,
  /** A part of a sentence of the command line. */
  overLimit: (megabytes: number) => `it is larger than ${number(megabytes)} MB, the most that is read`,
  isOpen: (path: string) => `${path} is the tournament that is open.`,
  tooMuchMemory: (file: string) => `Reading ${file} takes too much memory: this cannot be a table or report.`,
  tooSlow: (file: string, seconds: number) =>
    `Reading ${file} was given up after ${number(seconds)} seconds.`,
  stopped: (file: string) => `Reading ${file} was stopped.`,
  foreignJournal: (path: string) =>
    `${path} is beside the tournament, and this program did not make it. It was not used, and nothing was changed.`,
  moveJournal: 'Move that file to another folder, then open the tournament again.',
  olderJournal: (journal: string, first: number, last: number, stored: string) =>
    `This file is damaged, and ${journal} beside it is older than the file: it would take back entries ${number(first)} to ${number(last)}, the last stored ${stored}. It was not used.`,
  saveIntactPart: 'The intact part can be copied into a new file. The damaged file stays as it is.',
  largeTournament: (path: string, megabytes: number) =>
    `${path} is larger than ${number(megabytes)} MB: no tournament is.`,
  unusablePath: (path: string, why: keyof typeof PATH_PROBLEMS) => PATH_PROBLEMS[why](path),
  chooseAnotherPlace: 'Choose another name or folder. Nothing was changed.',
  chooseAnotherFile: 'Choose another file. Nothing was changed.',
  cutOff: (action: string) =>
    `The action that was being saved at that moment is not in the file: ${action}. Enter it again if it is needed.`,
  cutOffUnnamed: 'The action that was being saved at that moment is not in the file.',
  nothingImported: 'Nothing was imported.',
  progress: (file: string) => `Reading ${file} …`,
  stop: 'Stop reading',
  table: {
    empty: 'The table is empty.',
    withoutRows: 'The table has headings but no rows.',
    tooLarge: (what: keyof typeof NAMES_OF_LIMITS, most: number) =>
      `The table is too large: the limit is ${NAMES_OF_LIMITS[what](most)}.`,
    rowTooLong: (row: number, longest: number) =>
      `Row ${number(row)} is longer than ${number(longest)} characters: this is not a table.`,
    cellTooLong: (row: number, column: number, longest: number) =>
      `The cell in row ${number(row)}, column ${number(column)} is longer than ${number(longest)} characters.`,
    quotationOpen: (row: number) =>
      `From row ${number(row)} on, quotation marks are opened and not closed in hundreds of rows.`,
    cellTooFar: (sheet: string, cell: string, rows: number, columns: number) =>
      `In the sheet ${sheet}, the cell ${cell} is beyond the ${number(rows)} rows and ${number(columns)} columns that are read.`,
    xml: 'This is an XML file, not a table. Save it as CSV or XLSX and import that.',
    sheetMissing: 'The workbook has no such sheet, or all its sheets are hidden.',
    cellUnreadable: (sheet: string, row: number, column: number) =>
      `In the sheet ${sheet}, the cell in row ${number(row)}, column ${number(column)} has no value that can be read.`,
    unreadable: 'The workbook is damaged, protected by a password, or not a table.',
  },
};
