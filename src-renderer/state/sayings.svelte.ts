import type { Refusal } from '../../src-main/ipc/contract.ts';

/** What the arbiter is told of what they did last: that it was refused, or that it succeeded. */
export class Sayings {
  #refusal = $state.raw<Refusal | null>(null);
  /** The refusal that a dialog over the page, or a place on it, says itself. */
  #saidElsewhere = $state.raw<Refusal | null>(null);
  #said = $state('');

  get refusal(): Refusal | null {
    return this.#refusal;
  }
  /** The refusal that is said above the page: none that is said elsewhere. */
  get refusalOnPage(): Refusal | null {
    return this.#refusal === this.#saidElsewhere ? null : this.#refusal;
  }
  /** The last thing that succeeded, in a few words. */
  get said(): string {
    return this.#said;
  }

  say(sentence: string): void {
    this.#said = sentence;
  }
  refuse(refusal: Refusal | null): void {
    this.#refusal = refusal;
  }

  /** A dialog says a refusal itself. The answer is for its end: what was only refused there is over with it. */
  sayInDialog(refusal: Refusal): () => void {
    this.#saidElsewhere = refusal;
    return () => {
      if (this.#saidElsewhere !== refusal) return;
      this.#saidElsewhere = null;
      if (this.#refusal === refusal) this.endRefused();
    };
  }

  /** What was only refused is over. What could not be stored stays until it is. */
  endRefused(): void {
    if (this.#refusal?.severity === 'refused') this.#refusal = null;
  }

  clear(): void {
    this.#refusal = null;
    this.#said = '';
  }
}
