/** Import, export, settings and the file chooser. */
import type { Acceleration, Rules, TournamentInfo } from '../../../src-engine/index.ts';
import type { PlayerName } from './reply.ts';

/** An import as it was read, before anything is stored. */
export interface ImportReview {
  readonly token: string;
  readonly fileName: string;
  readonly format: string;
  readonly name: string;
  readonly players: number;
  readonly rounds: number;
  readonly playedRounds: number;
  readonly system: string;
  readonly deviations: readonly {
    readonly severity: 'error' | 'warning' | 'note';
    readonly line: number;
    readonly column: number;
    readonly text: string;
    readonly found: string;
    readonly takenAs: string;
  }[];
  /** Rounds whose recorded pairing the rules do not give, with the number of differing boards. */
  readonly roundDifferences: readonly { readonly round: number; readonly text: string }[];
  /** Points or ranks that do not follow from the results. */
  readonly valueDifferences: readonly string[];
}

export interface FilingProblem {
  readonly weight: 'missing' | 'advice';
  readonly text: string;
  readonly players: readonly PlayerName[];
}

/** Folder listing for the page's own file chooser (the host without native dialogs). */
export interface FolderView {
  readonly folder: string;
  readonly parent: string | null;
  readonly entries: readonly {
    readonly name: string;
    readonly path: string;
    readonly kind: 'folder' | 'tournament' | 'trf' | 'table' | 'other';
    readonly modified: string;
    readonly size: number;
  }[];
  readonly places: readonly { readonly label: string; readonly path: string }[];
}

export const EXPORT_FORMATS = [
  'trf16',
  'trf26',
  'standings-csv',
  'standings-xlsx',
  'pairings-csv',
  'crosstable-csv',
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Players read from a CSV or XLSX table, row by row. */
export interface TableImportReview {
  readonly token: string;
  readonly fileName: string;
  readonly columns: readonly { readonly header: string; readonly field: string; readonly sample: string }[];
  readonly rows: readonly {
    readonly row: number;
    readonly verdict: 'matched' | 'ambiguous' | 'new' | 'rejected';
    readonly name: string;
    readonly text: string;
  }[];
}

export interface TournamentSettings {
  readonly info: TournamentInfo;
  readonly rules: Rules;
}

export interface NewTournament {
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly rounds: number;
  readonly system: string;
  readonly acceleration: Acceleration;
  readonly path: string;
}

export interface SystemChoice {
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  readonly needsRatings: boolean;
  /** True for texts no longer in force. */
  readonly superseded: boolean;
}
