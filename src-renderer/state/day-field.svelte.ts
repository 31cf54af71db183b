import { dayOfText, daysLater, monthsLater } from '../calendar.ts';
import { text } from '../texts.ts';

/** How far a key moves a day. */
const DAYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};
const MONTHS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** A day that is typed, or chosen by the keys of a calendar. Days are `2026/11/15`. */
export class DayField {
  /** The day that one begins at, and that a day without a year is near to. */
  readonly #near: () => string;
  #day = $state('');
  /** As it is typed; null where the day itself is shown. */
  #typed = $state<string | null>(null);

  constructor(near: () => string) {
    this.#near = near;
  }

  /** What the field shows. */
  get shown(): string {
    return this.#typed ?? text.format.date(this.#day, 'date');
  }
  set shown(typed: string) {
    this.#typed = typed;
  }

  /** The day; `''` for none, null for words that are no day. */
  get day(): string | null {
    return this.#typed === null ? this.#day : dayOfText(this.#typed, this.#near());
  }

  /** The day on which a calendar stands. */
  get at(): string {
    return this.day || this.#near();
  }

  choose(day: string): void {
    [this.#day, this.#typed] = [day, null];
  }

  /** The keyboard leaves the field: a day that was typed is shown as such. */
  settle(): void {
    const { day } = this;
    if (day !== null) this.choose(day);
  }

  /** Moves the day; true where the key does. While something is typed ← and → are the field's own. */
  press(key: string): boolean {
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    if (isSideways && this.#typed !== null && this.#typed !== '') return false;
    const [days, months] = [DAYS[key], MONTHS[key]];
    if (days === undefined && months === undefined) return false;
    const from = this.day;
    if (from === null || from === '') this.choose(this.at);
    else this.choose(days === undefined ? monthsLater(from, months!) : daysLater(from, days));
    return true;
  }
}
