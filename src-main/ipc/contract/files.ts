/** Import, export, settings and the file chooser. */
import type { Pace, Rules, SystemSetting, TournamentInfo } from '../../../src-engine/index.ts';
import type { PlayerName } from './reply.ts';
import type { TieBreaksView } from './standings.ts';

/** What a file or folder is chosen for. */
export const FILE_PURPOSES = [
  'open',
  'open-table',
  'open-list',
  'open-field',
  'save-tournament',
  'save-trf',
  'save-csv',
  'save-xlsx',
  'save-pdf',
  'save-log',
  'medium-folder',
  'pages-folder',
] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

declare const fileHandle: unique symbol;
/**
 * Names a file or folder that main gave out: chosen in a dialog, listed as a recent one, asked for by the system. It
 * serves one purpose, and one that is written to serves once. A page never says itself where something is.
 */
export type FileHandle = string & { readonly [fileHandle]: true };

/** What a dialog of the system asks for. */
export interface FileChoice {
  readonly purpose: FilePurpose;
  /** A file name to begin with, `''` for none. */
  readonly suggestion: string;
  /** Endings of the purpose, `.pdf`, and what such files are called; none for a folder. */
  readonly endings: readonly string[];
  readonly kind: string;
}

/** A file or folder that was chosen. */
export interface ChosenFile {
  readonly file: FileHandle;
  /** Where it is, to be shown. */
  readonly path: string;
}

/** An import as it was read, before anything is stored. */
export interface ImportReview {
  /** Names what was read, in the commands that accept it or read it again. */
  readonly token: string;
  readonly fileName: string;
  /** Size in bytes and SHA-256 in hexadecimal of the file as it was read. */
  readonly size: number;
  readonly hash: string;
  /** `TRF16`. */
  readonly format: string;
  /** Encoding that the text was read in, and whether nothing in the file told it. */
  readonly encoding: string;
  readonly encodingAssumed: boolean;
  /** Some names with letters beyond ASCII, by which a person sees whether the encoding is right. */
  readonly foreignNames: readonly string[];
  /** Encodings that `tournament.readAgain` takes. */
  readonly encodings: readonly string[];
  /** Of the tournament. */
  readonly name: string;
  readonly players: number;
  /** Declared rounds, and rounds with games. */
  readonly rounds: number;
  readonly playedRounds: number;
  /** Name of the pairing system. */
  readonly system: string;
  /** In the order of the file; line and column are counted from 1. */
  readonly deviations: readonly {
    readonly severity: 'error' | 'warning' | 'note';
    readonly line: number;
    readonly column: number;
    readonly text: string;
    /** What stands there, and what it was taken as; `''` for nothing. */
    readonly found: string;
    readonly takenAs: string;
  }[];
  /** Rounds that were paired again by the rules; 0 where the file does not say by which, or pairs teams. */
  readonly checkedRounds: number;
  /** Rounds whose recorded pairing the rules do not give: for each a summary, then what differs. */
  readonly roundDifferences: readonly {
    readonly round: number;
    readonly weight: 'summary' | 'detail';
    readonly text: string;
    /** The summary of a round that agrees with results before corrections which the file tells. */
    readonly agreesBefore?: true;
  }[];
  /** Points or ranks that do not follow from the results. */
  readonly valueDifferences: readonly string[];
  /** The tie-break from which on ranks could not be judged, `''` where the file names none; null where all were. */
  readonly ranksUpTo: string | null;
}

/** Where a problem of a report is put right. */
export type FilingFix =
  | { readonly page: 'players' | 'round' | 'settings' | 'system' | 'norms' }
  | { readonly page: 'results'; readonly round: number };

/** What a report lacks before it can be sent to FIDE. */
export interface FilingProblem {
  readonly weight: 'missing' | 'advice';
  /** Null where nothing in the program puts it right. */
  readonly fix: FilingFix | null;
  /** A sentence. */
  readonly text: string;
  /** Whom it concerns; empty where it is nobody in particular. */
  readonly players: readonly PlayerName[];
}

/** Folder listing for the page's own file chooser (the host without native dialogs). */
export interface FolderView {
  readonly folder: FileHandle;
  /** Where the folder is, to be shown. */
  readonly path: string;
  /** The folder that it lies in; null where nothing is above it. */
  readonly parent: FileHandle | null;
  /** Folders, and files that serve the purpose. */
  readonly entries: readonly {
    readonly name: string;
    readonly kind: 'folder' | 'tournament' | 'trf' | 'table' | 'other';
    /** ISO 8601 in UTC. */
    readonly modified: string;
    /** Bytes; 0 for a folder. */
    readonly size: number;
  }[];
  /** Where one may go from everywhere; `root` begins whole paths. */
  readonly places: readonly {
    readonly label: string;
    readonly path: string;
    readonly folder: FileHandle;
    readonly isRoot: boolean;
  }[];
}

export const EXPORT_FORMATS = [
  'trf16',
  'trf26',
  'standings-csv',
  'standings-xlsx',
  'crosstable-csv',
  'crosstable-xlsx',
  'pairings-csv',
  'pairings-xlsx',
  'players-csv',
  'players-xlsx',
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What separates the cells of a CSV: spreadsheets of many countries expect a semicolon. */
export const CSV_DELIMITERS = [',', ';', '\t'] as const;
export type CsvDelimiter = (typeof CSV_DELIMITERS)[number];

/** One of the answers that a row of a table allows. */
export interface TableRowOption {
  readonly label: string;
  /** What it does to the tournament. */
  readonly effect: 'none' | 'adds' | 'changes';
}

/** What may become of one row of a table. */
export interface TableRowReview {
  /** As a person counts, empty rows and headings included. */
  readonly row: number;
  /**
   * `matched`: clear. `new`: a player that nobody knows yet. `changes`: replaces what is entered. `ambiguous`: the
   * arbiter decides. `passed`: says nothing new. `rejected`: nothing can be made of it, and `text` says why.
   */
  readonly verdict: 'matched' | 'new' | 'changes' | 'ambiguous' | 'passed' | 'rejected';
  /** The player or thing that the row is about. */
  readonly name: string;
  /** What the row says. */
  readonly facts: string;
  /** Why, and what was left out: sentences, possibly none. */
  readonly text: string;
  /** What can be done with the row; the first is always to leave it out. */
  readonly options: readonly TableRowOption[];
  /** Option that counts unless the arbiter chooses another; null while they have to choose. */
  readonly choice: number | null;
}

/** A CSV or XLSX table as it was read, row by row. Nothing of it is stored yet. */
export interface TableReview {
  /** Names what was read, in the commands that store it or read it again. */
  readonly token: string;
  readonly fileName: string;
  /** `utf-8`, `windows-1252` …, or `xlsx`. */
  readonly encoding: string;
  /** Encodings that a text can be read in instead, none for a workbook. */
  readonly encodings: readonly string[];
  /** What separates the cells of most rows, `''` in a workbook, and what can be chosen instead. */
  readonly delimiter: string;
  readonly delimiters: readonly string[];
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[];
  /** Sheet that was read, `''` for a text file. */
  readonly sheet: string;
  /** Row of the headings, 0 for none. */
  readonly headingRow: number;
  /** True where the columns are taken as the arbiter chose for these headings before. */
  readonly isRemembered: boolean;
  /** What the file has that could not be taken as it stands, a sentence each. */
  readonly remarks: readonly string[];
  /** What a column can be taken for. */
  readonly fields: readonly string[];
  /** From left to right: its heading, one of {@link TableReview.fields}, and the first value in it. */
  readonly columns: readonly { readonly header: string; readonly field: string; readonly sample: string }[];
  readonly rows: readonly TableRowReview[];
}

export interface TournamentSettings {
  readonly info: TournamentInfo;
  readonly rules: Rules;
}

/** A pairing system as the choice of systems shows it. */
export interface SystemChoice {
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  /** Where its rules are, in few words: `C.04.3`; for a text that is not in force with its time. */
  readonly source: string;
  /** What it does, and what for, a sentence each. */
  readonly about: { readonly does: string; readonly use: string };
  readonly needsRatings: boolean;
  /** A Swiss system or round robin of FIDE's Handbook, in this or an earlier text, or neither. */
  readonly kind: 'fide-swiss' | 'fide-round-robin' | 'other';
  /** True for texts no longer in force. */
  readonly superseded: boolean;
  /** Settings that only some systems have. */
  readonly settings: readonly SystemSetting[];
}

/** A new tournament as it is typed. */
export interface NewTournamentView {
  /** Why it would not be run by FIDE's rules, a sentence each; none for FIDE mode. */
  readonly objections: readonly string[];
  /** What 60 moves take and how that is rated; null for words that do not tell. */
  readonly time: { readonly minutes: number; readonly pace: Pace } | null;
  /** The tie-breaks in order. */
  readonly tieBreaks: TieBreaksView['entries'];
  /** Lists of tie-breaks to start from, for such an event; the first is what it begins with. */
  readonly presets: TieBreaksView['presets'];
  /** Rounds in which the players that are asked for all meet; null for a system without a table for every round. */
  readonly tableRounds: number | null;
  /** Where it is stored unless another place is chosen: there is no file of that name. */
  readonly file: ChosenFile;
}
