/** What pressing a key again needs of the page. */
interface Ports<K> {
  readonly press: (key: K) => void;
  /** A clock, ms. */
  readonly now: () => number;
  /** Waits until what changed is on screen. */
  readonly pause: () => Promise<void>;
}

/** How long keys wait for the page that they were pressed for, after the last of them, ms. */
const PATIENCE = 1000;

/**
 * Keys that come before the page that they are meant for: while the first answer of a page is on its way they wait for it, in
 * their order, and for a second after the last of them at most. What is pressed after one that waits, waits behind it; they are
 * given up together, so that a page never gets the end of a board's number without its beginning.
 */
export class EarlyKeys<K> {
  readonly #ports: Ports<K>;
  #pages: readonly (() => boolean)[] = [];
  #waiting: readonly { readonly key: K }[] = [];
  /** When those that wait are given up. */
  #until = 0;
  #isReleasing = false;

  constructor(ports: Ports<K>) {
    this.#ports = ports;
  }

  /** A page says whether its first answer is still to come; the answer here is for the end of the page. */
  expect(isComing: () => boolean): () => void {
    this.#pages = [...this.#pages, isComing];
    return () => {
      this.#pages = this.#pages.filter((page) => page !== isComing);
    };
  }

  /** Whether a key waits. */
  get holds(): boolean {
    return this.#waiting.length > 0;
  }
  /** Whether a page is still to come. */
  get areDue(): boolean {
    return this.#pages.some((isComing) => isComing());
  }

  add(key: K): void {
    this.#waiting = [...this.#waiting, { key }];
    this.#until = this.#ports.now() + PATIENCE;
    if (!this.#isReleasing) void this.#release();
  }

  forget(): void {
    this.#waiting = [];
  }

  async #release(): Promise<void> {
    const { press, now, pause } = this.#ports;
    this.#isReleasing = true;
    for (let [first] = this.#waiting; first !== undefined; [first] = this.#waiting) {
      const isGivenUp = this.areDue && now() >= this.#until;
      if (isGivenUp || !this.areDue) {
        // It waits until it was pressed: what it opens may put keys behind it in the wrong place else.
        press(first.key);
        this.#waiting = this.#waiting.filter((key) => key !== first);
      }
      // Those behind one that is given up go with it, before the page can come.
      if (!isGivenUp) await pause();
    }
    this.#isReleasing = false;
  }
}
