import type { HallBridge, HallPicture } from '../../src-main/ipc/contract.ts';

/** How often the window asks even if nobody told it to: a notice may be lost, and time alone changes views. */
const EVERY = 10_000;
/** How long main may be silent before the window says so. */
const SILENCE = 60_000;

/** The picture that the hall window shows. The last one stays while main is busy or gone. */
export class HallLink {
  readonly #bridge: HallBridge;
  #picture = $state.raw<HallPicture | null>(null);
  #heardAt = $state(performance.now());
  #asking = false;
  #again = false;
  #settleFirst: () => void = () => undefined;
  /** Settles with the first answer, whatever it is. */
  readonly first: Promise<void>;

  constructor(bridge: HallBridge) {
    this.#bridge = bridge;
    this.first = new Promise((resolve) => (this.#settleFirst = resolve));
  }

  get picture(): HallPicture | null {
    return this.#picture;
  }

  /** True at a moment of the window's own time, which no set clock moves, when main has not answered for a while. */
  isSilent(running: number): boolean {
    return running - this.#heardAt > SILENCE;
  }

  /** Asks now, then again and again; the answer stops it. */
  start(): () => void {
    const ask = () => void this.#ask();
    const unlisten = this.#bridge.listen(ask);
    const timer = setInterval(ask, EVERY);
    addEventListener('resize', ask);
    ask();
    return () => {
      unlisten();
      clearInterval(timer);
      removeEventListener('resize', ask);
    };
  }

  /** One question at a time: while main is busy they must not pile up. */
  async #ask(): Promise<void> {
    if (this.#asking) {
      this.#again = true;
      return;
    }
    this.#asking = true;
    try {
      const reply = await this.#bridge.picture({
        x: Math.round(screenX),
        y: Math.round(screenY),
        width: Math.max(1, innerWidth),
        height: Math.max(1, innerHeight),
      });
      if (reply.ok) {
        this.#picture = reply.value;
        this.#heardAt = performance.now();
      }
    } catch {
      // Main is gone for the moment: the old picture stays, and says so after a while.
    } finally {
      this.#asking = false;
      this.#settleFirst();
    }
    if (this.#again) {
      this.#again = false;
      void this.#ask();
    }
  }
}
