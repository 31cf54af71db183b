/** The log and earlier moments. */
import { EVENT_CATEGORIES, type EventCategory } from '../../../src-engine/index.ts';
import type { FileHandle } from './files.ts';

/** An entry of the log in words; `at` is ISO 8601. */
export interface LogRow {
  readonly seq: number;
  readonly at: string;
  /** Who was at the desk, `''` for nobody by name. */
  readonly actor: string;
  /** Kind of the event, `round-published`. */
  readonly kind: string;
  /** `Round 7 published` */
  readonly title: string;
  /** `version 1, 57 boards, checked by 2 methods` */
  readonly detail: string;
  /** Null for an entry of no round. */
  readonly round: number | null;
  readonly category: EventCategory;
  /** True for changes that touch pairing integrity and go into the report. */
  readonly integrity: boolean;
  /** Undone by a later entry. */
  readonly undone: boolean;
  /** Short form of its hash in the chain. */
  readonly seal: string;
}

export const LOG_FILTERS = [...EVENT_CATEGORIES, 'all', 'integrity'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

/** Most entries that one answer holds. */
export const LOG_WINDOW = 500;

/** A window of the entries that match a filter, the newest first. */
export interface LogView {
  /** Place of the first row among the entries that match, 0 for the newest. */
  readonly from: number;
  readonly rows: readonly LogRow[];
  /** How many entries match. */
  readonly matches: number;
  /** Place of the newest entry that matches and is not newer than the one asked about; -1 for none. */
  readonly at: number;
  /** Entries of the whole log. */
  readonly total: number;
  readonly chain: 'unbroken' | 'broken';
  /** Where the chain breaks, `''` when it does not. */
  readonly chainDetail: string;
}

/** What the time line shows: where in the log rounds went on the wall. */
export interface LogOutline {
  /** Entries of the whole log. */
  readonly total: number;
  readonly rounds: readonly { readonly round: number; readonly seq: number }[];
}

/** The tournament as it stood after an event, and what happened since. */
export interface MomentView {
  /** The event, and when it was stored (ISO 8601). */
  readonly seq: number;
  readonly at: string;
  /** How the tournament stood, a sentence. */
  readonly summary: string;
  /** What would be gone, kind by kind, and how often. */
  readonly since: readonly { readonly label: string; readonly count: number; readonly detail: string }[];
  readonly restorePoints: readonly {
    readonly seq: number;
    readonly at: string;
    readonly label: string;
    readonly text: string;
  }[];
}

/** Restore points: moments with plain names, each also a file of its own. */
export interface RestoreView {
  /** Newest first. */
  readonly points: readonly {
    /** `R3 begin`, `R3 end` */
    readonly label: string;
    /** ISO 8601. */
    readonly at: string;
    /** Its entry; null for one that no longer counts after going back, of which only files tell. */
    readonly seq: number | null;
    /** The mistake that going back to it cures. */
    readonly cures: string;
    readonly files: readonly {
      readonly place: string;
      readonly path: string;
      readonly file: FileHandle;
    }[];
  }[];
  /** Folders of the files: `place` is `''` beside the tournament, else the name of the second medium. */
  readonly places: readonly {
    readonly place: string;
    readonly folder: string;
    /** Why files are missing there, `''` when none is. */
    readonly problem: string;
  }[];
}
