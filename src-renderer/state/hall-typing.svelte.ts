import { text } from '../texts.ts';
import type { App } from './app.svelte.ts';
import type { Keeper } from './unsaved.ts';

/** What is typed for the hall and not shown there yet: a message, and when the round starts; null for nothing. */
export class HallTyping implements Keeper {
  readonly #app: Pick<App, 'confirm'>;
  readonly #announce: (start: string) => boolean;
  message = $state<string | null>(null);
  start = $state<string | null>(null);

  /** `announce` stores a start, and answers false to what is no time. */
  constructor(app: Pick<App, 'confirm'>, announce: (start: string) => boolean) {
    this.#app = app;
    this.#announce = announce;
  }

  get holds(): boolean {
    return this.message !== null || this.start !== null;
  }

  /** Another page comes: a start is stored as if its field had been left, a message waits for the arbiter's word. */
  readonly leave = async (): Promise<boolean> => {
    if (this.start !== null && this.#announce(this.start)) this.start = null;
    const { act, consequence } = text.confirm.drop;
    const question = { act, level: 2, consequences: [consequence] } as const;
    if (this.holds && !(await this.#app.confirm('hall.say', question))) return false;
    [this.message, this.start] = [null, null];
    return true;
  };
}
