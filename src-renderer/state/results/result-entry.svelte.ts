import { shortName } from '../../short-name.ts';
import type { GameResult } from '../../../src-engine/index.ts';
import type { ResultKeyPreset } from '../../../src-main/ipc/contract.ts';
import { KEYS } from '../../keys.ts';
import { resultOfKey } from '../../result-keys.ts';
import { text } from '../../texts.ts';
import { FieldQuestion, type Front } from './result-question.svelte.ts';
import type { DeskRow, Held, Keyed, ResultStores } from './result-stores.svelte.ts';

/** What the desk has before it while a key is pressed. */
export interface DeskBoards {
  readonly round: number;
  /** All boards, with what is keyed for them already. */
  readonly boards: readonly DeskRow[];
  /** Those in the list. */
  readonly visible: readonly DeskRow[];
  readonly preset: ResultKeyPreset;
}

/** A key that was not taken: it meant nothing, or another game is on the board since it was chosen. What was typed after it may be meant for another place, so nothing more is taken. */
interface Stuck {
  readonly kind: 'no-board' | 'no-result' | 'other-game';
  /** The number, or the key. */
  readonly typed: string;
  readonly board: number | null;
  /** Keys that came after it and were not taken. */
  readonly ignored: readonly string[];
}

type Pressed = 'other' | 'question' | 'taken' | null;

interface Press {
  readonly keys: readonly string[];
  readonly at: number;
}

const DIGIT = /^[0-9]$/;
const SHOWN_IGNORED = 40;

/**
 * The results desk: board number, Enter, one key. The field moves on with that key; storing happens behind it. A result
 * that would replace another is asked for beside its board, and only Enter on a question that was on screen long enough
 * answers it: every other key is meant for the field.
 */
export class ResultEntry {
  readonly #stores: ResultStores;
  readonly #question: FieldQuestion;
  #typed = $state('');
  #board = $state<number | null>(null);
  #stage = $state<'board' | 'result'>('board');
  #stuck = $state.raw<Stuck | null>(null);
  #unchanged = $state.raw<{ readonly board: number; readonly result: GameResult } | null>(null);
  /** What was proposed before a number was typed; a number without a board falls back to it. */
  #proposed: number | null = null;
  #round: number | null = null;
  /** The game for which the next key is a result, as {@link gameOn} names it; null until the boards are known. */
  #game: string | null = null;
  /** Keys that came before the boards of the round were on screen. */
  #early: Press[] = [];

  constructor(stores: ResultStores) {
    this.#stores = stores;
    this.#question = new FieldQuestion(stores);
  }

  get stores(): ResultStores {
    return this.#stores;
  }
  /** The number that is being typed. */
  get typed(): string {
    return this.#typed;
  }
  /** The board that the next Enter chooses or the next key decides; null while an unknown number is typed. */
  get board(): number | null {
    return this.#board;
  }
  get stage(): 'board' | 'result' {
    return this.#stage;
  }
  get front(): Front | null {
    return this.#question.front;
  }
  get stuck(): Stuck | null {
    return this.#stuck;
  }
  /** Set when the last key changed nothing. */
  get unchanged(): { readonly board: number; readonly result: GameResult } | null {
    return this.#unchanged;
  }

  /** The boards of a round are on screen: another round starts anew, and early keys are taken in their order. */
  settle(desk: DeskBoards): void {
    if (this.#round !== desk.round) {
      this.#round = desk.round;
      this.#startAnew(null);
    }
    if (
      !desk.boards.some(({ board }) => board === this.#board) &&
      this.#typed === '' &&
      this.#stuck === null
    ) {
      this.#startAnew(null);
      this.#board = (desk.boards.find(isOpen) ?? desk.boards[0])?.board ?? null;
    }
    for (const { keys, at } of this.#early.splice(0)) this.press(keys, at, desk);
  }

  /** The page is left: keys that waited for its boards are not for another page. */
  leave(): void {
    this.#early = [];
    this.#question.leave();
  }

  /** Makes a board the current one, by a click or an arrow. */
  moveTo(board: number): void {
    this.#startAnew(board);
  }

  /** The next key is the result of a board. */
  choose(board: number, desk: DeskBoards | null): void {
    this.#startAnew(board);
    this.#stage = 'result';
    this.#game = gameOn(desk, board);
  }

  /** See {@link FieldQuestion}. */
  shown(at: number): void {
    this.#question.shown(at);
  }
  bring(held?: Held): Held | null {
    return this.#question.bring(held);
  }
  agree(): void {
    this.#question.agree();
  }
  decline(): void {
    this.#question.decline();
  }

  /**
   * Takes a key press, given by its names and the moment of the press, ms; `desk` null while the boards of the round are
   * not there. `other` when the list of unusual results is wanted, `question` when a question of main is, `taken` when
   * the key did something here, null when it means nothing.
   */
  press(keys: readonly string[], at: number, desk: DeskBoards | null): Pressed {
    if (desk === null) return this.#keep({ keys, at });
    if (this.#question.answer(keys, at)) return 'taken';
    if (this.#stuck !== null) return this.#whileStuck(keys, desk);
    if (keys.includes('↓') || keys.includes('↑')) return this.#step(keys.includes('↓') ? 1 : -1, desk);
    return this.#stage === 'board' ? this.#number(keys, desk) : this.#result(keys, desk);
  }

  /** What a keyed result leads to: it is stored, or asked for when the board has another one. The field moves on. */
  offer(board: number, result: GameResult, desk: DeskBoards): void {
    const row = desk.boards.find((other) => other.board === board);
    if (row === undefined) return;
    this.#startAnew(board);
    const held = this.#stores.heldAt(desk.round, board);
    if (held?.kind === 'failed' && held.keyed.result === result) this.#stores.release(held);
    else if (row.result === result) this.#unchanged = { board, result };
    else if (row.result === 'open' && held === null) this.#stores.add(keyedOf(row, result, desk.round));
    else {
      const isFailed = held?.kind === 'failed';
      this.#question.ask({
        kind: 'overwrite',
        keyed: keyedOf(row, result, desk.round),
        was: isFailed ? held.keyed.result : row.result,
        wasStored: !isFailed,
      });
    }
    this.#propose(board, desk);
  }

  #keep(press: Press): Pressed {
    const isMeant = press.keys.some(
      (key) => DIGIT.test(key) || ['Enter', 'Esc', 'Backspace', 'Del', '=', '½', '+', '-'].includes(key),
    );
    if (!isMeant) return null;
    this.#early.push(press);
    return 'taken';
  }

  #whileStuck(keys: readonly string[], desk: DeskBoards): Pressed {
    const stuck = this.#stuck!;
    if (keys.includes('Esc')) {
      this.#startAnew(stuck.board ?? this.#proposed);
      return 'taken';
    }
    if (keys.includes('Backspace') && stuck.kind === 'no-board' && stuck.ignored.length === 0) {
      this.#stuck = null;
      this.#type(stuck.typed.slice(0, -1), desk);
      return 'taken';
    }
    const meant = keys.find((key) => DIGIT.test(key) || key === 'Enter' || isResultKey(desk.preset, key));
    if (meant === undefined) return null;
    this.#stuck = { ...stuck, ignored: [...stuck.ignored, meant].slice(-SHOWN_IGNORED) };
    return 'taken';
  }

  #step(by: number, { visible }: DeskBoards): Pressed {
    const at = visible.findIndex(({ board }) => board === this.#board);
    const next = visible[Math.max(0, Math.min(visible.length - 1, at + by))];
    if (next !== undefined) this.#startAnew(next.board);
    return 'taken';
  }

  #number(keys: readonly string[], desk: DeskBoards): Pressed {
    const digit = keys.find((key) => DIGIT.test(key));
    if (digit !== undefined) {
      this.#type(`${this.#typed}${digit}`, desk);
      return 'taken';
    }
    if (keys.includes('Backspace')) {
      this.#type(this.#typed.slice(0, -1), desk);
      return 'taken';
    }
    if (keys.includes('Esc') && this.#typed !== '') {
      this.#type('', desk);
      return 'taken';
    }
    if (!keys.includes('Enter')) return null;
    if (this.#board === null) {
      if (this.#typed !== '') this.#stick('no-board', this.#typed, null);
      return 'taken';
    }
    this.choose(this.#board, desk);
    return 'taken';
  }

  #type(typed: string, { boards }: DeskBoards): void {
    if (this.#typed === '') this.#proposed = this.#board;
    this.#typed = typed;
    this.#unchanged = null;
    // As it is written on the board: 07 is no board, and neither is 7 after a slip.
    const known = boards.find(({ board }) => String(board) === typed)?.board ?? null;
    this.#board = typed === '' ? this.#proposed : known;
  }

  #result(keys: readonly string[], desk: DeskBoards): Pressed {
    const board = this.#board;
    if (keys.includes('Esc') || keys.includes('Backspace')) {
      this.#stage = 'board';
      return 'taken';
    }
    if (keys.includes(KEYS.results.other)) return 'other';
    const result = resultOfKey(desk.preset, keys);
    if (result !== null && board !== null) {
      const isSame = this.#game === null || this.#game === gameOn(desk, board);
      if (isSame) this.offer(board, result, desk);
      else this.#stick('other-game', keys[0]!, board);
      return 'taken';
    }
    const digit = keys.find((key) => DIGIT.test(key));
    // A second Enter changes nothing; a digit without a meaning may be the first of another board's number.
    if (digit !== undefined) this.#stick('no-result', digit, board);
    return digit !== undefined || keys.includes('Enter') ? 'taken' : null;
  }

  #stick(kind: Stuck['kind'], typed: string, board: number | null): void {
    this.#stuck = { kind, typed, board, ignored: [] };
    this.#stage = 'board';
    this.#typed = kind === 'no-board' ? typed : '';
  }

  #startAnew(board: number | null): void {
    this.#board = board;
    this.#typed = '';
    this.#stage = 'board';
    this.#stuck = null;
    this.#unchanged = null;
  }

  /** The next board without a result, after the one that was keyed. */
  #propose(board: number, desk: DeskBoards): void {
    const open = desk.boards.filter(
      (row) => isOpen(row) && row.board !== board && this.#stores.heldAt(desk.round, row.board) === null,
    );
    this.#board = (open.find((row) => row.board > board) ?? open[0])?.board ?? board;
  }
}

/** Which game is on a board: its round, and who plays it; null where the board is not there. */
export function gameOn(desk: DeskBoards | null, board: number): string | null {
  const row = desk?.boards.find((other) => other.board === board);
  return row === undefined ? null : `${desk!.round}: ${row.white.id}–${row.black.id}`;
}

function isOpen({ result }: DeskRow): boolean {
  return result === 'open';
}

function isResultKey(preset: ResultKeyPreset, key: string): boolean {
  return resultOfKey(preset, [key]) !== null;
}

function keyedOf(row: DeskRow, result: GameResult, round: number): Keyed {
  const { board, white, black } = row;
  const shown = result === 'open' ? 'open' : text.outcomes.result(result);
  const title = `${board} · ${shortName(white)} ${shown} ${shortName(black)}`;
  return { round, board, white: white.id, black: black.id, result, title };
}
