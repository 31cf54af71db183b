/** What the thread that reads rating lists can be asked. Plain data. */
import type { Outcome } from '../../src-engine/index.ts';
import type { FileIdentity } from '../files/outside-file.ts';
import type { ListCounts } from './counter.ts';
import type { ListFailure } from './failure.ts';
import type { ChosenMapping, ListLook } from './read-list.ts';
import type { ThreadLimits } from '../threads/workers.ts';

/** The largest list takes two minutes on a slow laptop. */
export const LIST_LIMITS: ThreadLimits = { megabytes: 512, youngMegabytes: 12, seconds: 1_800 };

/** What came of reading a list into a file of its own. */
export interface BuiltList extends ListCounts {
  readonly form: ListLook['form'];
  /** Headings of a table, none for FIDE's forms. */
  readonly headings: readonly string[];
}

/** What the thread of the rating lists can do. */
export interface Jobs {
  /** Says what a file is, by its beginning. Files that are `taken` are not opened. */
  look: { args: { path: string; taken: readonly FileIdentity[] }; value: Outcome<ListLook, ListFailure> };
  /**
   * Reads a file and writes the list to `target`, which must not be there. Progress counts thousandths, the last
   * third of them for writing.
   */
  build: {
    args: {
      path: string;
      taken: readonly FileIdentity[];
      target: string;
      /** What the columns of a table are; null to go by its headings, and for FIDE's forms. */
      mapping: ChosenMapping | null;
      month: string;
      name: string;
      readAt: string;
    };
    value: Outcome<BuiltList, ListFailure>;
  };
}
