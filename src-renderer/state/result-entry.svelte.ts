import type { GameResult } from '../../src-engine/index.ts';
import type { BoardRow, ResultKeyPreset } from '../../src-main/ipc/contract.ts';
import { resultOfKey } from '../result-keys.ts';

export type Echo =
  | { readonly kind: 'saved'; readonly title: string; readonly at: string }
  | { readonly kind: 'unchanged'; readonly title: string }
  | { readonly kind: 'no-board'; readonly board: number }
  | {
      readonly kind: 'failed';
      readonly lost: boolean;
      readonly message: string;
      readonly entry: Entry;
    };

/** One result as keyed. */
export interface Entry {
  readonly board: number;
  readonly result: GameResult;
}

/**
 * The results desk: board number, Enter, one key. A saved result changes only after two more Enters, so that a
 * slip of the hand on the wrong board changes nothing.
 */
export class ResultEntry {
  typed = $state('');
  /** The board that the next Enter chooses or the next key decides. */
  board = $state<number | null>(null);
  stage = $state<'board' | 'result'>('board');
  echo = $state.raw<Echo | null>(null);
  guard = $state.raw<{ readonly entry: Entry; readonly was: GameResult; readonly enters: number } | null>(
    null,
  );

  /** What was proposed before a number was typed; a number without a board falls back to it. */
  #proposed: number | null = null;

  /** Starts at the first open board, where nothing is chosen yet or the chosen board is gone. */
  settle(boards: readonly BoardRow[]): void {
    if (this.board !== null && boards.some(({ board }) => board === this.board)) return;
    this.board = (boards.find(({ result }) => result === 'open') ?? boards[0])?.board ?? null;
    this.stage = 'board';
    this.typed = '';
  }

  choose(board: number): void {
    this.board = board;
    this.typed = '';
    this.stage = 'result';
    this.guard = null;
  }

  /**
   * Takes a key press, given by its names. The entry that has to be stored now, `other` when the list of unusual
   * results is wanted, `taken` when the key did something here, or null when it means nothing.
   */
  press(
    keys: readonly string[],
    boards: readonly BoardRow[],
    visible: readonly BoardRow[],
    preset: ResultKeyPreset,
  ): Entry | 'other' | 'taken' | null {
    if (this.guard !== null) return this.#guarded(keys);
    if (keys.includes('↓') || keys.includes('↑')) return this.#step(keys.includes('↓') ? 1 : -1, visible);
    return this.stage === 'board' ? this.#number(keys, boards) : this.#result(keys, boards, preset);
  }

  /** A result that was stored: the echo, and the next open board as the proposal. */
  saved(entry: Entry, title: string, at: string, boards: readonly BoardRow[]): void {
    this.echo = { kind: 'saved', title, at };
    this.guard = null;
    this.stage = 'board';
    this.typed = '';
    const open = boards.filter(({ board, result }) => result === 'open' && board !== entry.board);
    this.board = (open.find(({ board }) => board > entry.board) ?? open[0])?.board ?? entry.board;
  }

  failed(entry: Entry, message: string, lost: boolean): void {
    this.echo = { kind: 'failed', lost, message, entry };
    this.guard = null;
    this.board = entry.board;
    this.stage = 'board';
    this.typed = '';
  }

  /** What a keyed result leads to: it is stored, or guarded when the board has another one. */
  offer(entry: Entry, boards: readonly BoardRow[]): Entry | 'taken' {
    const row = boards.find(({ board }) => board === entry.board);
    if (row === undefined) return 'taken';
    if (row.result === entry.result) {
      this.echo = { kind: 'unchanged', title: row.resultText };
      this.stage = 'board';
      return 'taken';
    }
    if (row.result === 'open') return entry;
    this.guard = { entry, was: row.result, enters: 0 };
    return 'taken';
  }

  #guarded(keys: readonly string[]): Entry | 'taken' {
    const guard = this.guard!;
    if (keys.includes('Esc')) {
      this.guard = null;
      this.stage = 'board';
    } else if (keys.includes('Enter')) {
      if (guard.enters === 1) return guard.entry;
      this.guard = { ...guard, enters: 1 };
    }
    return 'taken';
  }

  #step(by: number, visible: readonly BoardRow[]): 'taken' {
    const at = visible.findIndex(({ board }) => board === this.board);
    const next = visible[Math.max(0, Math.min(visible.length - 1, at + by))];
    if (next !== undefined) this.board = next.board;
    this.typed = '';
    return 'taken';
  }

  #number(keys: readonly string[], boards: readonly BoardRow[]): Entry | 'taken' | null {
    const digit = keys.find((key) => /^[0-9]$/.test(key));
    if (digit !== undefined) {
      this.#type(`${this.typed}${digit}`.slice(-4), boards);
      return 'taken';
    }
    if (keys.includes('Backspace')) {
      this.#type(this.typed.slice(0, -1), boards);
      return 'taken';
    }
    if (keys.includes('Esc') && this.typed !== '') {
      this.#type('', boards);
      return 'taken';
    }
    if (!keys.includes('Enter')) return null;
    // After a failure, Enter alone tries the same again.
    if (this.typed === '' && this.echo?.kind === 'failed') return this.echo.entry;
    const wanted = this.typed === '' ? this.board : Number(this.typed);
    if (wanted !== null && boards.some(({ board }) => board === wanted)) {
      this.board = wanted;
      this.stage = 'result';
    } else if (wanted !== null) this.echo = { kind: 'no-board', board: wanted };
    this.typed = '';
    return 'taken';
  }

  #type(typed: string, boards: readonly BoardRow[]): void {
    if (this.typed === '') this.#proposed = this.board;
    this.typed = typed;
    const known = typed !== '' && boards.some(({ board }) => board === Number(typed));
    this.board = known ? Number(typed) : this.#proposed;
  }

  #result(
    keys: readonly string[],
    boards: readonly BoardRow[],
    preset: ResultKeyPreset,
  ): Entry | 'other' | 'taken' | null {
    if (keys.includes('Esc') || keys.includes('Backspace')) {
      this.stage = 'board';
      return 'taken';
    }
    if (keys.includes('X')) return 'other';
    const result = resultOfKey(preset, keys);
    if (result === null || this.board === null) return keys.includes('Enter') ? 'taken' : null;
    return this.offer({ board: this.board, result }, boards);
  }
}
