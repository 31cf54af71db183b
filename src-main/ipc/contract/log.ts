/** The log and earlier moments. */

export interface LogRow {
  readonly seq: number;
  readonly at: string;
  readonly actor: string;
  readonly kind: string;
  /** `Round 7 published` */
  readonly title: string;
  /** `version 1, 57 boards, checked by 2 methods` */
  readonly detail: string;
  readonly round: number | null;
  readonly category: 'round' | 'result' | 'player' | 'settings' | 'system' | 'undo';
  /** True for changes that touch pairing integrity and go into the report. */
  readonly integrity: boolean;
  /** Undone by a later entry. */
  readonly undone: boolean;
  readonly seal: string;
}

export interface LogView {
  readonly rows: readonly LogRow[];
  readonly total: number;
  readonly chain: 'unbroken' | 'broken';
  /** Where the chain breaks, `''` when it does not. */
  readonly chainDetail: string;
}

/** The tournament as it stood after an event, and what happened since. */
export interface MomentView {
  readonly seq: number;
  readonly at: string;
  readonly summary: string;
  readonly since: readonly { readonly label: string; readonly count: number; readonly detail: string }[];
  readonly restorePoints: readonly {
    readonly seq: number;
    readonly at: string;
    readonly label: string;
    readonly text: string;
  }[];
}
