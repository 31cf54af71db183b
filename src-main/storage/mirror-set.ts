/** The second media of an open tournament, kept in step in the background. */
import { basename } from 'node:path';
import type { Fence } from './copy-folder.ts';
import { Mirror, type MirroredLog, type MirrorStateName } from './mirror.ts';
import { texts } from '../texts.ts';

interface MirrorFacts {
  /** The folder. */
  readonly id: string;
  readonly label: string;
  readonly state: MirrorStateName;
  readonly detail: string;
}

/** What a medium is called: its folder's name. */
export function labelOfPlace(medium: string): string {
  return basename(medium) || medium;
}

/** Media that are not there are looked for this often, and so are fences. */
const EVERY_MS = 2000;
/** Entries that come together go together. */
const SOON_MS = 50;
/** How long closing waits for a slow medium. */
const PATIENCE_MS = 3000;

interface MirrorSetEvents {
  /** The state of a medium changed. */
  readonly changed: () => void;
  /** Another laptop took over. */
  readonly fenced: (fence: Fence) => void;
}

/**
 * Begins to copy when it is made, and is to be closed. No command waits for a medium, and nothing that goes wrong with one
 * is thrown: it is a state.
 */
export class MirrorSet {
  readonly #mirrors: Mirror[];
  readonly #log: () => MirroredLog;
  readonly #events: MirrorSetEvents;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #again = false;
  #closed = false;

  constructor(media: readonly string[], log: () => MirroredLog, events: MirrorSetEvents) {
    this.#mirrors = media.map((medium) => new Mirror(medium));
    this.#log = log;
    this.#events = events;
    if (this.#mirrors.length > 0) this.#schedule(SOON_MS);
  }

  /** Folders of the media, there or not. */
  get media(): readonly string[] {
    return this.#mirrors.map(({ medium }) => medium);
  }

  states(): readonly MirrorFacts[] {
    const all = this.#mirrors.length === 0 ? 0 : this.#log().records.length;
    return this.#mirrors.map(({ medium, state, detail, have }) => {
      // Between an action and its arrival the medium is behind, however short that is.
      const behind = state === 'in-step' && have < all;
      return {
        id: medium,
        label: labelOfPlace(medium),
        state: behind ? 'behind' : state,
        detail: behind ? texts.storage.medium.behind(all - have) : detail,
      };
    });
  }

  /** Something new was stored. */
  wake(): void {
    if (this.#mirrors.length > 0) this.#schedule(SOON_MS);
  }

  add(medium: string): void {
    if (this.#mirrors.some((mirror) => mirror.medium === medium)) return;
    this.#mirrors.push(new Mirror(medium));
    this.wake();
  }

  async remove(medium: string): Promise<void> {
    const index = this.#mirrors.findIndex((mirror) => mirror.medium === medium);
    if (index < 0) return;
    const [mirror] = this.#mirrors.splice(index, 1);
    await this.#running;
    await mirror?.close();
  }

  /** Brings all media up to date now. */
  async flush(): Promise<void> {
    if (this.#running !== null) {
      this.#again = true;
      return this.#running;
    }
    this.#running = this.#round().finally(() => (this.#running = null));
    return this.#running;
  }

  /** A last round, then nothing more. A medium that does not answer is not waited for. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#mirrors.length === 0) return;
    let patience: NodeJS.Timeout | undefined;
    await Promise.race([
      this.flush().then(() => Promise.all(this.#mirrors.map((mirror) => mirror.close()))),
      new Promise((resolve) => (patience = setTimeout(resolve, PATIENCE_MS))),
    ]);
    clearTimeout(patience);
  }

  async #round(): Promise<void> {
    do {
      this.#again = false;
      const before = JSON.stringify(this.states());
      for (const mirror of this.#mirrors.slice()) {
        const fence = await mirror.sync(this.#log());
        if (fence !== null) this.#events.fenced(fence);
      }
      if (JSON.stringify(this.states()) !== before && !this.#closed) this.#events.changed();
    } while (this.#again);
    if (!this.#closed) this.#schedule(EVERY_MS);
  }

  #schedule(ms: number): void {
    if (this.#closed) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
    // The program may end while a medium is waited for.
    this.#timer.unref();
  }
}
