import type { BoardRow, RoundIssue, RoundView } from '../../../src-main/ipc/contract.ts';
import { pointsText } from '../../points.ts';
import { text } from '../../texts.ts';
import type { App } from '../app.svelte.ts';
import { Arrangement } from './arrangement.svelte.ts';
import type { RoundDesk } from '../desks.svelte.ts';
import { Repair } from './repair.svelte.ts';
import { RoundSteps } from './round-steps.svelte.ts';

/** The round on the round's page: its boards, what may be done with it now, and what it leads to. */
export class RoundWork {
  readonly #app: App;
  readonly #desk: RoundDesk;
  readonly #view: () => RoundView | null;
  readonly steps: RoundSteps;
  /** What lies over the boards where the window has no column for it. */
  over = $state<'issues' | 'why' | null>(null);
  /** True while the pairing-allocated bye is explained, not a board. */
  #whyBye = $state(false);

  constructor(app: App, desk: RoundDesk, view: () => RoundView | null) {
    this.#app = app;
    this.#desk = desk;
    this.#view = view;
    this.steps = new RoundSteps(app);
  }

  get view(): RoundView | null {
    return this.#view();
  }
  readonly boards = $derived.by((): readonly BoardRow[] => this.#view()?.boards ?? []);
  /** Index of the current board. */
  readonly at = $derived.by(() => Math.min(this.#desk.board, this.boards.length - 1));
  /** Number of the board that is explained, or its word for the bye; null without boards. */
  readonly explained = $derived.by(() => (this.#whyBye ? 'bye' : (this.boards[this.at]?.board ?? null)));

  /** What the page is busy with: the round as it stands, or work on it that has a page of its own. */
  readonly mode = $derived.by((): 'boards' | 'arranging' | 'repairing' | 'previewing' => {
    const { arrangement, repair, preview } = this.#desk;
    const view = this.#view();
    if (view === null) return 'boards';
    if (arrangement?.round === view.round) return 'arranging';
    if (repair?.round === view.round) return 'repairing';
    return preview === view.round && view.phase === 'later' ? 'previewing' : 'boards';
  });
  /** The one step that comes next; null after the last round. */
  readonly main = $derived.by(() => {
    const view = this.#view();
    return view === null ? null : this.steps.primary(view);
  });
  /** While games of the round before are open, a preview says what is fixed already. */
  readonly previewable = $derived.by(() => {
    const view = this.#view();
    const toGo = this.#app.document?.rounds[(view?.round ?? 0) - 2]?.openGames ?? 0;
    return view?.phase === 'later' && toGo > 0;
  });
  readonly #onWall = $derived.by(() => ['published', 'playing'].includes(this.#view()?.phase ?? ''));
  /** Only the newest published round is repaired. */
  readonly repairable = $derived.by(
    () => !this.#app.frozen && this.#onWall && this.#view()?.round === this.#app.document?.currentRound,
  );
  readonly printable = $derived(this.#onWall);
  /** Whether the round may be paired by hand. */
  readonly changeable = $derived.by(() => !this.#app.frozen && (this.#view()?.can.pair ?? false));
  /** What is to be marked as read next; before the round is paired nothing is. */
  readonly nextIssue = $derived.by(() => {
    const view = this.#view();
    if (view === null || view.phase === 'later') return null;
    return view.issues.find(({ weight, read }) => weight === 'ask' && read === null) ?? null;
  });
  /** The newest games that are still open are those that come first. */
  readonly openGames = $derived.by(
    () => this.#view()?.issues.findLast(({ openIn }) => openIn !== undefined) ?? null,
  );

  /** The score that opens a group at a board: the higher of the two, where it differs from the board above. */
  groupOf(index: number): string {
    const score = (row: BoardRow | undefined): number | null =>
      row === undefined ? null : Math.max(row.white.points, row.black.points);
    const here = score(this.boards[index]);
    return here === null || here === score(this.boards[index - 1]) ? '' : pointsText(here);
  }

  choose(index: number): void {
    this.#desk.board = index;
    this.#whyBye = false;
  }

  explainBye(): void {
    this.#whyBye = true;
  }

  /** Marks what is said of the round on screen as read: another one may be chosen already. */
  read(issue: RoundIssue): void {
    const view = this.#view();
    if (view !== null) void this.#app.run('round.readIssue', { round: view.round, issue: issue.id });
  }

  /** The results of the round whose games are open. */
  toOpenGames({ openIn }: RoundIssue): void {
    if (openIn === undefined) return;
    this.#app.chooseRound(openIn);
    this.#app.show('results');
  }

  handPair(): void {
    const view = this.#view();
    if (view !== null) this.#desk.arrangement = new Arrangement(view);
  }

  startRepair(): void {
    const view = this.#view();
    if (view !== null) this.#desk.repair = new Repair(this.#app, view.round);
  }

  startPreview(): void {
    this.#desk.preview = this.#view()?.round ?? null;
  }

  /** Draws the start position of the round on screen, where it is one of Chess960. */
  async drawStartPosition(): Promise<void> {
    const round = this.#view()?.round;
    if (round === undefined) return;
    const drawn = await this.#app.run('round.drawStartPosition', { round, confirmed: 0 });
    if (drawn === null) return;
    this.#app.say(text.ties.startPosition.drawn(round, drawn.value.number, drawn.value.position));
  }

  printSet(): void {
    this.#app.sheets.printSet();
    this.#app.showDocument('print-run');
  }

  /** Opens the sheet that explains the board on screen. */
  explainOnPaper(): void {
    const view = this.#view();
    const { explained } = this;
    if (view === null || explained === null) return;
    this.#app.sheets.explainBoard({ round: view.round, board: explained === 'bye' ? null : explained });
    this.#app.showDocument('explanations');
  }
}
