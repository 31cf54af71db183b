import type { Held, ResultStores } from './result-stores.svelte.ts';
import { READING_AGE } from '../typed-ahead.ts';

/** The question at the field, which Enter may answer. */
export interface Front {
  readonly held: Held;
  /** When it was painted; null before. */
  readonly shownAt: number | null;
  readonly enters: number;
}

/** What waits for the arbiter beside its board, and the one of it that is asked at the field. */
export class FieldQuestion {
  readonly #stores: ResultStores;
  #front = $state.raw<Front | null>(null);

  constructor(stores: ResultStores) {
    this.#stores = stores;
  }

  get front(): Front | null {
    return this.#front;
  }

  /** Holds a result back and asks about it. */
  ask(held: Held): void {
    this.#stores.hold(held);
    this.#front = { held, shownAt: null, enters: 0 };
  }

  /** The question was painted; `at` as the moments of key presses, ms. */
  shown(at: number): void {
    if (this.#front?.shownAt === null) this.#front = { ...this.#front, shownAt: at };
  }

  /** Brings what waits for the arbiter to the field, the oldest first; again, the next one. */
  bring(held: Held | null = this.#next()): Held | null {
    if (held === null) return null;
    this.#front = held.kind === 'question' ? null : { held, shownAt: null, enters: 0 };
    return held;
  }

  /** Takes the question from the field; it stays beside its board. */
  leave(): void {
    this.#front = null;
  }

  /** Agrees, or tries again what failed. */
  agree(): void {
    const front = this.#front;
    if (front === null) return;
    this.#front = null;
    this.#stores.release(front.held);
  }

  /** The stored result stays; what was keyed is given up. */
  decline(): void {
    const front = this.#front;
    if (front === null) return;
    this.#front = null;
    this.#stores.drop(front.held);
  }

  /**
   * Enter, Esc and Del answer a question that is old enough; any other key of the desk leaves it beside its board. True
   * when the key was an answer.
   */
  answer(keys: readonly string[], at: number): boolean {
    const front = this.#front;
    if (front === null) return false;
    if (!this.#stores.held.includes(front.held)) {
      this.#front = null;
      return false;
    }
    const isRead = front.shownAt !== null && at - front.shownAt >= READING_AGE;
    const isFailed = front.held.kind === 'failed';
    if (isRead && keys.includes('Enter')) {
      if (isFailed || front.enters === 1) this.agree();
      else this.#front = { ...front, enters: 1 };
      return true;
    }
    if (isRead && keys.includes('Esc')) {
      if (isFailed) this.#front = null;
      else this.decline();
      return true;
    }
    if (isRead && isFailed && keys.includes('Del')) {
      this.decline();
      return true;
    }
    // A letter belongs to the page, not to the field.
    if (!keys.some((key) => /^[A-Z]$/.test(key))) this.#front = null;
    return false;
  }

  #next(): Held | null {
    const { held } = this.#stores;
    const at = held.findIndex((other) => other === this.#front?.held);
    return held[(at + 1) % held.length] ?? null;
  }
}
