/**
 * Somebody who types results without looking, against a main that takes its time: one clock for both, no waiting. The
 * boards are numbered from 41, and identity, pairing number, board and row of a player all differ.
 */
import type { GameResult } from '../../../src-engine/index.ts';
import type { BoardRow, BoardSide, CommandReply, Commands } from '../../../src-main/ipc/contract.ts';
import { en } from '../../../src-engine/texts/index.ts';
import { RESULT_KEYS } from '../../../src-renderer/result-keys.ts';
import { ResultEntry, type DeskBoards } from '../../../src-renderer/state/results/result-entry.svelte.ts';
import { ResultStores } from '../../../src-renderer/state/results/result-stores.svelte.ts';

export type Sent = Commands['results.enter']['args'];
export const FIRST_BOARD = 41;
export const ROUND = 3;

function sideOf(board: number, colour: 0 | 1): BoardSide {
  const place = 2 * (board - FIRST_BOARD) + colour;
  const name = `Player${place}, Given${place}`;
  return {
    id: 900 - place,
    tpn: 300 + place,
    name,
    title: null,
    rating: 2000,
    points: 0,
    float: 'none',
    missedColour: null,
  };
}

export function rowOf(board: number, result: GameResult = 'open'): BoardRow {
  return {
    board,
    white: sideOf(board, 0),
    black: sideOf(board, 1),
    result,
    resultText: en.outcomes.result(result),
    resultAt: '',
    flags: [],
  };
}

/** Park and Miller's generator: numbers below 1, the same for the same seed. */
export function diceOf(seed: number): () => number {
  let state = (seed * 7919 + 1) % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Things that happen at moments of one clock; what they promise is settled before the next one. */
export class Clock {
  now = 0;
  #events: { readonly at: number; readonly order: number; readonly run: () => void }[] = [];
  #order = 0;

  at(moment: number, run: () => void): void {
    const event = { at: Math.max(moment, this.now), order: this.#order++, run };
    const place = this.#events.findLastIndex((other) => other.at <= event.at);
    this.#events.splice(place + 1, 0, event);
  }

  wait(duration: number): Promise<void> {
    return new Promise((resolve) => this.at(this.now + duration, resolve));
  }

  async run(): Promise<void> {
    for (let event = this.#events.shift(); event !== undefined; event = this.#events.shift()) {
      this.now = event.at;
      event.run();
      for (let turn = 0; turn < 12; turn++) await Promise.resolve();
    }
  }
}

export interface Desk {
  readonly boards: number;
  /** Boards with a result before anything is typed. */
  readonly stored?: ReadonlyMap<number, GameResult>;
  /** Milliseconds that main needs for one result. */
  readonly commit: () => number;
  /** Milliseconds until the list of boards that main gives is on screen. */
  readonly view?: () => number;
  /** Milliseconds that the page needs for one key. */
  readonly page?: () => number;
  /** Milliseconds until something new on screen is painted. */
  readonly paint?: () => number;
  /** What main answers instead of storing; null stores. */
  readonly instead?: (sent: Sent) => CommandReply<'results.enter'> | null;
}

export function refused(code: string): CommandReply<'results.enter'> {
  return { ok: false, refusal: { code, message: `${code}.`, advice: '', severity: 'not-saved' } };
}

/** The state classes of the desk, with a main and a screen that have the given speed. */
export class SimulatedDesk {
  readonly clock = new Clock();
  readonly sent: Sent[] = [];
  readonly stored: Map<number, GameResult>;
  readonly stores: ResultStores;
  readonly entry: ResultEntry;
  readonly #desk: Desk;
  #rows: readonly BoardRow[] = [];
  #asked = 0;
  #busyUntil = 0;
  #mainUntil = 0;
  #painting: unknown = null;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.stored = new Map(desk.stored);
    this.stores = new ResultStores({
      send: (args) => this.#store(args),
      now: () => this.clock.now,
      broken: (detail) => ({ code: 'broken', message: detail, advice: '', severity: 'not-saved' }),
      onheld: () => undefined,
      onlost: () => undefined,
    });
    this.entry = new ResultEntry(this.stores);
    this.#rows = this.#list();
    this.entry.settle(this.boards());
  }

  boards(): DeskBoards {
    const boards = this.stores.over(ROUND, this.#rows, en.outcomes.result);
    return { round: ROUND, boards, visible: boards.toReversed(), preset: 'wallchart' };
  }

  /** Presses a key at a moment; the page deals with it when it has time, and the moment is what counts. */
  press(key: string, at: number): void {
    this.clock.at(at, () => {
      const begin = Math.max(this.clock.now, this.#busyUntil);
      this.#busyUntil = begin + (this.#desk.page?.() ?? 0);
      this.clock.at(this.#busyUntil, () => {
        this.entry.press([key], at, this.boards());
        this.#paint();
      });
    });
  }

  #paint(): void {
    const held = this.entry.front?.held ?? null;
    if (held === null || held === this.#painting) return;
    this.#painting = held;
    this.clock.at(this.clock.now + (this.#desk.paint?.() ?? 16), () => {
      if (this.entry.front?.held === held) this.entry.shown(this.clock.now);
    });
  }

  #list(): readonly BoardRow[] {
    return Array.from({ length: this.#desk.boards }, (_, index) =>
      rowOf(FIRST_BOARD + index, this.stored.get(FIRST_BOARD + index)),
    );
  }

  async #store(args: Sent): Promise<CommandReply<'results.enter'>> {
    this.sent.push(args);
    const begin = Math.max(this.clock.now, this.#mainUntil);
    this.#mainUntil = begin + this.#desk.commit();
    await this.clock.wait(this.#mainUntil - this.clock.now);
    const instead = this.#desk.instead?.(args) ?? null;
    if (instead !== null) return instead;
    this.stored.set(args.board, args.result);
    this.#read();
    return { ok: true, value: { echo: '', savedAt: String(this.clock.now) } };
  }

  /** The page reads the boards again; only the newest question may answer. */
  #read(): void {
    const asked = ++this.#asked;
    const askedAt = this.clock.now;
    const rows = this.#list();
    this.clock.at(this.clock.now + (this.#desk.view?.() ?? 5), () => {
      if (asked !== this.#asked) return;
      this.#rows = rows;
      this.stores.seen(askedAt);
      this.entry.settle(this.boards());
    });
  }
}

export interface Wanted {
  readonly board: number;
  readonly result: GameResult;
}

const KEYS = new Map(RESULT_KEYS.wallchart.map(({ key, result }) => [result, key]));

/** The keys that enter a result: the number, Enter, one key; without the number where the board is proposed. */
export function keysOf({ board, result }: Wanted, isProposed = false): readonly string[] {
  return [...(isProposed ? [] : String(board)), 'Enter', KEYS.get(result)!];
}

/** The boards in an order of chance, each with a result of chance. */
export function shuffled(boards: readonly number[], dice: () => number): readonly Wanted[] {
  const results = ['white-wins', 'draw', 'black-wins', 'forfeit-both-lose', 'adjourned'] as const;
  return boards
    .map((board) => ({ board, result: results[Math.floor(dice() * results.length)]!, place: dice() }))
    .toSorted((a, b) => a.place - b.place);
}
