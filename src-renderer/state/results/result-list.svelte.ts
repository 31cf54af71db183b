import type { BoardRow, RoundView } from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';
import type { App } from '../app.svelte.ts';
import type { ResultsDesk } from '../desks.svelte.ts';
import type { DeskBoards } from './result-entry.svelte.ts';
import type { DeskRow } from './result-stores.svelte.ts';
import { keptRows } from '../kept-rows.ts';
import { isWaiting, mayGoOn, waitingGames } from './waiting-games.ts';

/** The boards of the results' page: as they will be once what was keyed is stored, and which of them are listed. */
export class ResultList {
  readonly #app: App;
  readonly #desk: ResultsDesk;
  readonly #view: () => RoundView | null;

  constructor(app: App, desk: ResultsDesk, view: () => RoundView | null) {
    this.#app = app;
    this.#desk = desk;
    this.#view = view;
  }

  /** The rows that main answered with last, see {@link keptRows}. */
  #kept: readonly BoardRow[] = [];
  readonly boards = $derived.by((): readonly DeskRow[] => {
    const view = this.#view();
    if (view === null) return [];
    this.#kept = keptRows(this.#kept, view.boards);
    return this.#app.stores.over(view.round, this.#kept, text.outcomes.result);
  });
  /** Whether the round has boards on which results are played: from its publication on. */
  readonly ready = $derived.by(() => {
    const phase = this.#view()?.phase;
    return phase === 'published' || phase === 'playing' || phase === 'done';
  });
  readonly open = $derived(this.boards.filter(isWaiting));
  readonly flagged = $derived(this.boards.filter(({ flags }) => flags.some(({ kind }) => kind === 'warn')));
  readonly visible = $derived.by(() => {
    const { filter } = this.#desk;
    return { all: this.boards, open: this.open, flagged: this.flagged }[filter];
  });
  /** Index of the board at the field among those that are visible, -1 for none. */
  readonly at = $derived.by(() => this.visible.findIndex(({ board }) => board === this.#desk.entry.board));
  /** Boards of the games that the round waits for. */
  readonly waiting = $derived(waitingGames(this.boards));
  /** Whether the desk may go on to the next round. */
  readonly goesOn = $derived(this.ready && mayGoOn(this.boards));
  /** The round that comes next; null after the last. */
  readonly next = $derived.by(() => {
    const next = (this.#view()?.round ?? 0) + 1;
    return next > (this.#app.document?.rounds.length ?? 0) ? null : next;
  });
  /** What the desk has before it; null until the boards of the round that is chosen are on screen. */
  readonly before = $derived.by((): DeskBoards | null => {
    const view = this.#view();
    if (!this.ready || view === null || view.round !== this.#app.round) return null;
    const preset = this.#app.state?.resultKeys ?? 'wallchart';
    return { round: view.round, boards: this.boards, visible: this.visible, preset };
  });

  /** Lists these boards; all of them where they were listed already. */
  toggle(filter: 'open' | 'flagged'): void {
    this.#desk.filter = this.#desk.filter === filter ? 'all' : filter;
  }

  toNext(): void {
    if (this.next === null) return;
    this.#app.chooseRound(this.next);
    this.#app.show('round');
  }
}
