import type {
  BoardRow,
  RoundView,
  VerificationRow,
  VerificationView,
} from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';
import type { App } from '../app.svelte.ts';
import { unreachable } from '../calls.svelte.ts';
import { ResultEntry, type DeskBoards } from './result-entry.svelte.ts';
import { ResultStores, type DeskRow, type Keyed } from './result-stores.svelte.ts';
import type { Keeper } from '../unsaved.ts';

/**
 * The second entry of a round: what is keyed again, what differs from the first entry, and which of the two is kept. What is
 * keyed and not stored does not go without a word.
 */
export class SecondEntry implements Keeper {
  readonly #app: App;
  readonly #round: () => RoundView;
  readonly #view: () => VerificationView | null;
  readonly stores: ResultStores;
  readonly entry: ResultEntry;
  /** What is keyed here belongs to the tournament of this page, also where it is left before all of it is stored. */
  readonly #tournament: string | undefined;
  /** The page is gone: nobody sees any more what waits here. */
  #isOver = false;
  #chosen = $state(0);

  /** `round` is the round on screen, `view` what main says of its second entry, null until it has answered. */
  constructor(app: App, round: () => RoundView, view: () => VerificationView | null) {
    this.#app = app;
    this.#round = round;
    this.#view = view;
    const tournament = app.document?.sitting;
    this.#tournament = tournament;
    this.stores = new ResultStores({
      // A second entry replaces no first one, and asks nothing.
      send: ({ was: _, ...args }) => app.send('results.verify', args, undefined, tournament),
      now: () => performance.now(),
      broken: (detail) => unreachable(detail, 'not-saved'),
      onheld: () => {
        if (this.#isOver || app.document?.sitting !== tournament) this.#tellHeld();
      },
      onlost: (lost) => app.tellLost(lost),
    });
    this.entry = new ResultEntry(this.stores);
  }

  get round(): number {
    return this.#round().round;
  }
  get view(): VerificationView | null {
    return this.#view();
  }
  readonly #checks = $derived.by((): readonly VerificationRow[] => this.#view()?.boards ?? []);
  /** The boards to key: those with a first result, which is not shown. */
  readonly rows = $derived.by((): readonly DeskRow[] =>
    this.stores.over(this.round, secondRows(this.#round().boards, this.#checks), text.outcomes.result),
  );
  readonly before = $derived.by((): DeskBoards | null => {
    const preset = this.#app.state?.resultKeys ?? 'wallchart';
    return this.#view() === null
      ? null
      : { round: this.round, boards: this.rows, visible: this.rows, preset };
  });
  /** Boards whose two entries differ. */
  readonly differing = $derived(this.#checks.filter(({ state }) => state === 'differs'));
  /** The one of them that is settled next; null when none differs. */
  readonly difference = $derived(this.differing[Math.min(this.#chosen, this.differing.length - 1)] ?? null);
  /** What was keyed a second time, the newest first. */
  readonly keyed = $derived(
    this.#checks
      .filter(({ second }) => second !== null)
      .toSorted((a, b) => (b.second?.at ?? '').localeCompare(a.second?.at ?? '') || b.board - a.board),
  );
  /** Boards of the round, and how many of them have a first result. */
  readonly all = $derived(this.#checks.length);
  readonly withResult = $derived(this.#checks.filter(({ state }) => state !== 'open').length);

  /** Chooses the difference that is settled next, by its place in the list. */
  choose(index: number): void {
    this.#chosen = index;
  }

  /** The row of the board at the field. */
  get rowAtField(): VerificationRow | null {
    return this.#checks.find(({ board }) => board === this.entry.board) ?? null;
  }

  /** Says which of the two entries of a board is right, or that there is no slip to compare with. */
  async settle(row: VerificationRow | null, kept: 'first' | 'second' | 'no-slip'): Promise<void> {
    if (row === null || this.#app.frozen) return;
    // As the arbiter saw them, also where another round or other entries come while those before are stored.
    const seen = {
      round: this.round,
      board: row.board,
      white: row.white.id,
      black: row.black.id,
      first: row.first?.result ?? null,
      second: row.second?.result ?? null,
    };
    await this.stores.idle();
    // Choosing between two entries is the acknowledgement that an overwritten result asks for.
    const args = { ...seen, kept, confirmed: 2 } as const;
    const done = await this.#app.run('results.settle', args, undefined, this.#tournament);
    if (done === null) return;
    this.stores.settled(row.board);
    this.#app.say(text.verification.settled(row.board));
  }

  /** Whether the next round waits for the second entry, or no longer. */
  toggleRequired(): void {
    void this.#app.run('results.requireSecond', { required: !(this.#view()?.required ?? false) });
  }

  /** Whether something that was keyed is not stored. */
  get holds(): boolean {
    return this.stores.storing > 0 || this.stores.held.length > 0;
  }

  /** Waits for what is being stored; true when the page may be left, if need be because the arbiter says so. */
  readonly leave = async (): Promise<boolean> => {
    await this.stores.idle();
    const { held } = this.stores;
    if (held.length === 0) return true;
    const consequences = [text.app.unstored(titlesOf(held)), text.app.unstoredGo];
    const question = { act: text.app.unstoredAct, level: 3, consequences } as const;
    if (!(await this.#app.confirm('results.verify', question))) return false;
    for (const one of held) this.stores.drop(one);
    return true;
  };

  /** The page is gone, unasked where another round came on screen: what waits is told, and what is refused from now on. */
  end(): void {
    this.#isOver = true;
    if (this.stores.held.length > 0) this.#tellHeld();
  }

  #tellHeld(): void {
    const { held } = this.stores;
    if (this.#app.document?.sitting !== this.#tournament)
      return this.#app.tellLost(held.map(({ keyed }) => keyed));
    this.#app.refuse({
      code: 'result-not-stored',
      message: text.app.unstored(titlesOf(held)),
      advice: text.verification.unstored(held[0]!.keyed.round),
      severity: 'not-saved',
    });
  }
}

function titlesOf(held: readonly { readonly keyed: Keyed }[]): readonly string[] {
  return held.map(({ keyed }) => keyed.title);
}

/** The boards as the second entry sees them: those with a first result, which is left out. */
export function secondRows(
  boards: readonly BoardRow[],
  checks: readonly VerificationRow[],
): readonly BoardRow[] {
  return boards.flatMap((row): readonly BoardRow[] => {
    const check = checks.find(({ board }) => board === row.board);
    if (check === undefined || check.state === 'open') return [];
    const { second, state } = check;
    const flags: BoardRow['flags'] =
      state === 'differs' ? [{ kind: 'warn', text: text.verification.states.differs }] : [];
    return [
      {
        ...row,
        // Where there is no slip, what was entered first counts as seen.
        result: second === null ? 'open' : (second.result ?? row.result),
        resultText: second?.text ?? '',
        resultAt: second?.at ?? '',
        flags,
      },
    ];
  });
}
