import type { GameResult } from '../../src-engine/index.ts';
import type {
  ChosenFile,
  CommandName,
  Confirmation,
  FileHandle,
  FilePurpose,
  ImportReview,
  ListReview,
  PlayerName,
  PlayerRow,
  StandingsView,
  TableReview,
} from '../../src-main/ipc/contract.ts';

/** A table file that is read for review: players of the tournament, or results of a round. */
export interface TableRequest {
  readonly holds: 'players' | 'results';
  readonly file: FileHandle;
  /** Round that rows without one of their own speak of. */
  readonly round: number;
}

/** A file that was looked at and waits for its name and month to be confirmed. */
export type WaitingList = ListReview & ChosenFile;

/** A list that is about to be read: what its file says, and what the arbiter says of it. */
export interface ListRequest {
  readonly waiting: WaitingList | null;
  /** Per cent that is read; null before and after. */
  readonly percent: number | null;
  name: string;
  month: string;
  /** Of players for whom a table names none. */
  federation: string;
  /** What each column of a table is taken for, `''` for nothing. */
  readonly fields: readonly string[];
  readonly take: (column: number, field: string) => void;
  readonly read: () => Promise<void>;
  readonly drop: () => void;
}

/** What an incident that is to be noted is about, as far as it is known already. */
export interface IncidentSubject {
  readonly round: number;
  /** Number on the table. */
  readonly board: number;
  readonly words: string;
}

/** Everything that can lie over the page. Several may lie on each other; the last has the keyboard. */
export type Dialog =
  | { readonly kind: 'palette' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'manual' }
  | { readonly kind: 'new' }
  | { readonly kind: 'player'; readonly player: PlayerRow | null; readonly name: string }
  | { readonly kind: 'bye'; readonly player: PlayerRow }
  | { readonly kind: 'check-in' }
  | {
      readonly kind: 'tie';
      readonly tied: readonly PlayerName[];
      readonly place: number;
      readonly afterRound: number;
    }
  | { readonly kind: 'outside'; readonly view: StandingsView }
  | { readonly kind: 'incident'; readonly about?: IncidentSubject }
  | { readonly kind: 'operator' }
  | { readonly kind: 'late'; readonly player: PlayerRow }
  | { readonly kind: 'withdraw'; readonly player: PlayerRow }
  | { readonly kind: 'card'; readonly player: number }
  | {
      readonly kind: 'import';
      readonly review: ImportReview;
      /** True of a report that is checked and not imported. */
      readonly isCheck: boolean;
    }
  | { readonly kind: 'table'; readonly request: TableRequest; readonly review: TableReview }
  | { readonly kind: 'list-address'; readonly addresses: readonly string[] }
  | { readonly kind: 'list-columns'; readonly reading: ListRequest }
  | { readonly kind: 'result-keys' }
  | { readonly kind: 'seal' }
  | { readonly kind: 'restore' }
  | {
      readonly kind: 'other-result';
      readonly board: number;
      readonly answer: (result: GameResult | null) => void;
    }
  | {
      readonly kind: 'confirm';
      readonly command: CommandName;
      readonly confirm: Confirmation;
      readonly answer: (yes: boolean | null) => void;
    }
  | {
      readonly kind: 'choose-file';
      readonly purpose: FilePurpose;
      readonly suggestion: string;
      readonly answer: (chosen: ChosenFile | null) => void;
    };

export type DialogOf<K extends Dialog['kind']> = Extract<Dialog, { kind: K }>;
