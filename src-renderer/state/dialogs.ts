import type { GameResult } from '../../src-engine/index.ts';
import type {
  ChosenFile,
  CommandName,
  Confirmation,
  FileHandle,
  FilePurpose,
  ImportReview,
  PlayerName,
  PlayerRow,
  StandingsView,
  TableReview,
} from '../../src-main/ipc/contract.ts';
import type { ListReading } from './list-reading.svelte.ts';

export const SETTINGS_TABS = ['event', 'system', 'scoring', 'tie-breaks', 'prohibited'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** A table file that is read for review: players of the tournament, or results of a round. */
export interface TableRequest {
  readonly holds: 'players' | 'results';
  readonly file: FileHandle;
  /** Round that rows without one of their own speak of. */
  readonly round: number;
}

/** Everything that can lie over the page. Several may lie on each other; the last has the keyboard. */
export type Dialog =
  | { readonly kind: 'palette' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'manual' }
  | { readonly kind: 'new' }
  | { readonly kind: 'settings'; readonly tab?: SettingsTab }
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
  | { readonly kind: 'incident' }
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
  | { readonly kind: 'list-columns'; readonly reading: ListReading }
  | { readonly kind: 'result-keys' }
  | { readonly kind: 'languages' }
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
