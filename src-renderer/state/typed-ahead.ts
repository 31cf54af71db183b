/** Milliseconds that something has to be on screen before a key can mean it: who types ahead does not. */
export const READING_AGE = 300;

/**
 * Tells keys that were typed ahead, meant for what was on screen before, from those that answer what came over it. One that
 * came too early lets the time begin anew: the Enter at the end of a name that is being typed answers nothing either.
 */
export class TypedAhead {
  #quietSince: number;

  /** `shownAt` as the moments of key presses, ms. */
  constructor(shownAt: number) {
    this.#quietSince = shownAt;
  }

  /** Whether a key pressed at this moment, ms, was typed ahead; the same for whoever asks of the same press. */
  includes(at: number): boolean {
    if (at - this.#quietSince >= READING_AGE) return false;
    this.#quietSince = Math.max(this.#quietSince, at);
    return true;
  }
}
