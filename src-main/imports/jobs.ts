/** What the thread that reads files from outside can be asked. Plain data. */
import type {
  Outcome,
  Pace,
  Player,
  Tournament,
  TournamentRating,
  TrfFailure,
} from '../../src-engine/index.ts';
import type { CellDelimiter } from '../files/csv.ts';
import type { ChoosableEncoding } from '../files/decode.ts';
import type { FileIdentity, OutsideFailure } from '../files/outside-file.ts';
import type { ByeRounds } from '../files/player-cells.ts';
import type { OpenRound, ResultRow } from '../files/result-table.ts';
import type { Table, TableFailure } from '../files/table.ts';
import type { TrfReview } from '../files/trf-review.ts';
import type { LabList, TableReview, TableRowReview } from '../ipc/contract.ts';
import type { RememberedColumns } from './columns.ts';
import type { JudgedRow } from './player-reviews.ts';

/** Why a file was not read: the file itself, a table in it, or a report in it. */
export type ImportFailure = OutsideFailure | TableFailure | TrfFailure;

/** A table file and how it is to be read; null leaves it to the program. */
export interface TableJob {
  readonly path: string;
  /** Files that must not be opened. */
  readonly taken: readonly FileIdentity[];
  readonly sheet: string | null;
  readonly headingRow: number | null;
  readonly encoding: ChoosableEncoding | null;
  readonly delimiter: CellDelimiter | null;
  readonly fields: readonly string[] | null;
  readonly remembered: RememberedColumns;
}

/** A list of players in a file. `either`: a report if it reads as one, else a table. */
export interface FieldJob {
  readonly path: string;
  readonly taken: readonly FileIdentity[];
  readonly holds: 'report' | 'table' | 'either';
  readonly remembered: RememberedColumns;
}

/** A table as it was read and judged, row by row; the cells themselves stay in the thread. */
export interface ReadTable<Row> {
  readonly table: Omit<Table, 'rows'>;
  readonly fields: readonly string[];
  readonly isRemembered: boolean;
  readonly columns: TableReview['columns'];
  readonly rows: readonly Row[];
  readonly reviews: readonly TableRowReview[];
}

/** A report: a file, or what was read of it before. */
export type ReportSource =
  | { readonly path: string; readonly taken: readonly FileIdentity[] }
  | { readonly bytes: Uint8Array; readonly fileName: string };

interface ReadReport {
  readonly bytes: Uint8Array;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly hash: string;
  /** In the language of the screens. */
  readonly review: TrfReview;
  /** The same in English: what the log and the certificate say does not depend on a language. */
  readonly stored: TrfReview;
  readonly tournament: Tournament;
}

/** What is asked of a report's rounds: nothing, whether the rules give them, or also which rule is against one. */
export type RoundChecks = 'none' | 'rounds' | 'reasons';

/** What the thread that reads files from outside can do. Nothing that it answers is in a tournament yet. */
export interface Jobs {
  /** Reads a report and pairs its rounds again, as far as `checks` asks; progress counts the rounds. */
  report: {
    args: { source: ReportSource; encoding: ChoosableEncoding | null; checks: RoundChecks };
    value: Outcome<ReadReport, ImportFailure>;
  };
  /** Reads a table of players; progress counts its rows. */
  players: {
    args: TableJob & { players: readonly Player[]; pace: Pace; rule: TournamentRating; rounds: ByeRounds };
    value: Outcome<ReadTable<JudgedRow>, ImportFailure>;
  };
  /** Reads the players of a report or of a table; progress counts the rows of a table. */
  field: {
    args: FieldJob;
    value: Outcome<Omit<LabList, 'field'>, ImportFailure>;
  };
  /** Reads a table of results; rows that name no round speak of `usual`. */
  results: {
    args: TableJob & { usual: number; open: readonly OpenRound[] };
    value: Outcome<ReadTable<ResultRow>, ImportFailure>;
  };
}
