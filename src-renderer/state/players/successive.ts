/** A form, or a part of one, that is emptied for the next entry. */
interface Part {
  /** True while nothing of the next entry is typed. */
  readonly isBlank: boolean;
  readonly clear: () => void;
  /** What is typed now; the answer types it again. */
  readonly keep: () => () => void;
}

/**
 * Entries that are typed one after the other in one form. The form is empty for the next as soon as one is sent, so that no
 * letter falls to the answer. One that is not taken comes back, and what was typed of the next waits behind it.
 */
export class Successive {
  readonly #parts: readonly Part[];
  #waiting: readonly (() => void)[] = [];

  constructor(...parts: readonly Part[]) {
    this.#parts = parts;
  }

  /** Empties the form and sends what was in it; whether it was taken. */
  async send(sending: () => Promise<boolean>): Promise<boolean> {
    const putBack = this.#keep();
    const [next, ...later] = this.#waiting;
    this.#waiting = later;
    if (next === undefined) for (const part of this.#parts) part.clear();
    else next();
    if (await sending()) return true;
    if (this.#parts.some(({ isBlank }) => !isBlank)) this.#waiting = [this.#keep(), ...this.#waiting];
    putBack();
    return false;
  }

  #keep(): () => void {
    const kept = this.#parts.map((part) => part.keep());
    return () => {
      for (const putBack of kept) putBack();
    };
  }
}
