import type { Presence } from '../../src-engine/index.ts';
import type { LogRow, PaperSize } from '../../src-main/ipc/contract.ts';
import { type Arrangement } from './round/arrangement.svelte.ts';
import type { Purpose, Report, TableFile, TableName } from './files/export-choice.ts';
import type { PlayersShow } from './players/player-columns.ts';
import { LabDesk } from './laboratory.svelte.ts';
import type { Repair } from './round/repair.svelte.ts';
import { ResultEntry } from './results/result-entry.svelte.ts';
import type { ResultStores } from './results/result-stores.svelte.ts';

/** What the desk did last: done, or not done and why. */
export interface Echo {
  readonly done: boolean;
  readonly text: string;
  /** Who was marked: it is said for as long as it holds, so not after an undo. */
  readonly marked?: { readonly player: number; readonly presence: Presence };
}

/** What is chosen on the players' page. */
export class PlayersDesk {
  typed = $state('');
  filter = $state<'all' | 'expected' | 'look'>('all');
  sort = $state<{ readonly by: string; readonly descending: boolean }>({ by: 'name', descending: false });
  current = $state<number | null>(null);
  echo = $state.raw<Echo | null>(null);
  show = $state<PlayersShow | null>(null);
}

/** What is chosen on the round's page. */
export class RoundDesk {
  board = $state(0);
  depth = $state<1 | 2 | 3>(1);
  pair = $state('');
  asked = $state.raw<{ readonly round: number; readonly a: number; readonly b: number } | null>(null);
  arrangement = $state.raw<Arrangement | null>(null);
  repair = $state.raw<Repair | null>(null);
  /** Round whose preview is on screen, or null. */
  preview = $state<number | null>(null);
}

/** What is chosen on the page of results, and the field where they are typed. */
export class ResultsDesk {
  filter = $state<'all' | 'open' | 'flagged'>('all');
  /** True while results are keyed a second time. */
  verifying = $state(false);
  readonly entry: ResultEntry;

  constructor(stores: ResultStores) {
    this.entry = new ResultEntry(stores);
  }
}

/** Where the eye is in the standings; row and column from 0. */
export class StandingsDesk {
  category = $state('');
  row = $state(0);
  column = $state(0);
  working = $state(false);
}

/** The paper that documents are shown on. */
export class DocumentsDesk {
  paper = $state<PaperSize>('A4');
}

/** What is to leave the program, in which form. */
export class FilingDesk {
  what = $state<Report | TableName>('trf16');
  purpose = $state<Purpose>('report');
  file = $state<TableFile>('xlsx');
  /** Null means the newest. */
  round = $state<number | null>(null);
}

/** Which norm is looked at. */
export class NormsDesk {
  row = $state(0);
}

/** What the log is filtered by, and the entry that is looked at. */
export class LogDesk {
  text = $state('');
  category = $state<LogRow['category'] | 'all' | 'integrity'>('all');
  seq = $state<number | null>(null);
}

/** Whose chances are looked at; from 0. */
export class RestDesk {
  row = $state(0);
}

/** What the arbiter had chosen on each page; it outlives the page while the tournament is open. */
export class Desks {
  readonly players = new PlayersDesk();
  readonly round = new RoundDesk();
  readonly results: ResultsDesk;
  readonly standings = new StandingsDesk();
  readonly documents = new DocumentsDesk();
  readonly filing = new FilingDesk();
  readonly norms = new NormsDesk();
  readonly log = new LogDesk();
  readonly lab = new LabDesk();
  readonly rest = new RestDesk();

  constructor(stores: ResultStores) {
    this.results = new ResultsDesk(stores);
  }
}
