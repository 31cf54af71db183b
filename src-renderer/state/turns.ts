/** Acts that wait for one another: each begins when the one before it has ended, however that ended. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  take(act: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(act, act);
    return this.#last;
  }

  /** Settles when nothing waits any more that was taken so far. */
  async ended(): Promise<void> {
    await this.#last.catch(() => undefined);
  }
}
