import type { LogFilter, LogRow, Refusal } from '../../src-main/ipc/contract.ts';
import type { App } from './app.svelte.ts';

/** A place in the list of entries that match; its row comes when it is looked at. */
export interface LogPlace {
  readonly place: number;
  readonly row: LogRow | null;
}

/** Which entries are asked for: those with the text in them, of one category or of all. */
export interface LogQuestion {
  readonly text: string;
  readonly category: LogFilter;
}

/** Rows that are asked for at once: a screen, and as much above and below. */
const WINDOW = 120;

/** The entries of a log of any length, read window by window as they come into view. */
export class LogWindows {
  readonly #app: App;
  #question: LogQuestion = { text: '', category: 'all' };
  #places = $state.raw<readonly LogPlace[]>([]);
  #at = $state(-1);
  #total = $state(0);
  #chain = $state.raw<{ readonly unbroken: boolean; readonly detail: string } | null>(null);
  #refusal = $state.raw<Refusal | null>(null);
  #top = 0;
  /** Only answers to the newest question count: replies can overtake each other. */
  #asked = 0;
  /** Windows that were asked for and have not come, by their first places. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen depends on it
  readonly #coming = new Map<number, Promise<void>>();

  constructor(app: App) {
    this.#app = app;
  }

  get places(): readonly LogPlace[] {
    return this.#places;
  }
  /** Place of the chosen entry, or of the next older one that is shown; -1 for none. */
  get at(): number {
    return this.#at;
  }
  /** Entries of the whole log. */
  get total(): number {
    return this.#total;
  }
  get chain(): { readonly unbroken: boolean; readonly detail: string } | null {
    return this.#chain;
  }
  get refusal(): Refusal | null {
    return this.#refusal;
  }

  /** Asks anew, from the window in view. `seq` is the chosen entry, null for the newest. */
  async ask(question: LogQuestion, seq: number | null): Promise<void> {
    const isOther = question.text !== this.#question.text || question.category !== this.#question.category;
    this.#question = question;
    const from = isOther ? 0 : Math.max(0, this.#top - WINDOW / 3);
    const asked = ++this.#asked;
    this.#coming.clear();
    const reply = await this.#app.query('log.view', { ...question, from, count: WINDOW, seq });
    if (asked !== this.#asked) return;
    if (!reply.ok) {
      this.#refusal = reply.refusal;
      this.#places = [];
      this.#at = -1;
      return;
    }
    const { rows, matches, at, total, chain, chainDetail } = reply.value;
    this.#refusal = null;
    this.#total = total;
    this.#chain = { unbroken: chain === 'unbroken', detail: chainDetail };
    this.#places = Array.from({ length: matches }, (_, place) => ({
      place,
      row: rows[place - reply.value.from] ?? null,
    }));
    this.#at = seq === null ? Math.min(0, matches - 1) : at;
  }

  /** These places came into view. */
  show(first: number, count: number): void {
    this.#top = first;
    const missing = this.#places.slice(first, first + count).find(({ row }) => row === null);
    if (missing !== undefined) void this.#read(Math.max(0, missing.place - WINDOW / 3));
  }

  /** Chooses a place; the answer is its row. */
  async choose(place: number): Promise<LogRow | null> {
    this.#at = place;
    if (this.#places[place]?.row === null) await this.#read(Math.max(0, place - WINDOW / 3));
    return this.#places[place]?.row ?? null;
  }

  /** Reads a window; who asks for one that is coming waits for the same answer. */
  #read(from: number): Promise<void> {
    const coming = this.#coming.get(from) ?? this.#fetch(from);
    this.#coming.set(from, coming);
    return coming;
  }

  async #fetch(from: number): Promise<void> {
    const asked = this.#asked;
    const reply = await this.#app.query('log.view', { ...this.#question, from, count: WINDOW, seq: null });
    if (asked !== this.#asked) return;
    // One that was refused can be asked for again.
    this.#coming.delete(from);
    if (!reply.ok) return;
    const places = this.#places.slice();
    reply.value.rows.forEach((row, index) => (places[from + index] = { place: from + index, row }));
    this.#places = places;
  }
}
