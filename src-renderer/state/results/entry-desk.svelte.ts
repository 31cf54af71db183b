import type { GameResult } from '../../../src-engine/index.ts';
import type { ResultKeyPreset } from '../../../src-main/ipc/contract.ts';
import type { App } from '../app.svelte.ts';
import { gameOn, type DeskBoards, type ResultEntry } from './result-entry.svelte.ts';
import type { Held, ResultStores } from './result-stores.svelte.ts';

interface Ports {
  readonly app: App;
  readonly entry: ResultEntry;
  /** What the desk has before it; null until the boards of its round are on screen. */
  readonly before: () => DeskBoards | null;
  /** Puts the focus into the field. */
  readonly toField: () => void;
}

/** What keys, clicks and the list of unusual results do at the field: at the first entry and at the second alike. */
export class EntryDesk {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  get entry(): ResultEntry {
    return this.#ports.entry;
  }
  get stores(): ResultStores {
    return this.#ports.entry.stores;
  }
  get preset(): ResultKeyPreset {
    return this.#ports.app.state?.resultKeys ?? 'wallchart';
  }

  /** Takes a key press; true when it meant something here. */
  press(keys: readonly string[], at: number): boolean {
    const { app, entry, before } = this.#ports;
    if (app.frozen) return false;
    const what = entry.press(keys, at, before());
    if (what === 'other') this.chooseOther();
    return what !== null;
  }

  choose(board: number): void {
    this.entry.choose(board, this.#ports.before());
    this.#ports.toField();
  }

  /** A result that was clicked, for the board at the field. */
  decide(result: GameResult | 'other'): void {
    const { board } = this.entry;
    if (result === 'other') this.chooseOther();
    else if (board !== null) this.#offer(board, result);
  }

  /** Opens the list of unusual results for the board at the field. */
  chooseOther(): void {
    const { app, before, toField } = this.#ports;
    const { board } = this.entry;
    const game = board === null ? null : gameOn(before(), board);
    if (board === null || game === null || app.frozen) return;
    const dialog = {
      kind: 'other-result' as const,
      board,
      answer: (result: GameResult | null) => {
        app.close(dialog);
        // Another round may have come on screen meanwhile, or another pairing of this one.
        if (result !== null && gameOn(before(), board) === game) this.#offer(board, result);
        else toField();
      },
    };
    app.open(dialog);
  }

  /** Brings a result that waits to the field; a question of main is asked at once, on its page where it has one. */
  async bring(held?: Held): Promise<void> {
    const { app, toField } = this.#ports;
    const brought = this.entry.bring(held);
    if (brought?.kind !== 'question') return toField();
    if (app.correct(brought)) return;
    const yes = await app.confirm('results.enter', brought.confirm);
    if (yes) this.stores.release(brought);
    else this.stores.drop(brought);
    toField();
  }

  #offer(board: number, result: GameResult): void {
    const { app, before, toField } = this.#ports;
    const boards = before();
    if (boards !== null && !app.frozen) this.entry.offer(board, result, boards);
    toField();
  }
}
