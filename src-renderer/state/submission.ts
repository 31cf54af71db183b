import type { CommandName, Commands } from '../../src-main/ipc/contract.ts';
import { newIdentity } from '../identity.ts';
import type { App } from './app.svelte.ts';

/**
 * What a form sends. It keeps one identity as long as it says the same, and so happens once: however often Enter is
 * pressed, and when an answer was lost and it is sent again. Once it was done the form begins anew.
 */
export class Submission {
  readonly #app: Pick<App, 'run'>;
  #said = '';
  #id = '';
  #isUnderWay = false;

  constructor(app: Pick<App, 'run'>) {
    this.#app = app;
  }

  /** As `run` of the app; null also where the same is under way. */
  async run<N extends CommandName>(
    name: N,
    args: Commands[N]['args'],
  ): Promise<{ readonly value: Commands[N]['value'] } | null> {
    const said = JSON.stringify([name, args]);
    if (said !== this.#said) [this.#said, this.#id] = [said, newIdentity()];
    else if (this.#isUnderWay) return null;
    const id = this.#id;
    this.#isUnderWay = true;
    try {
      const done = await this.#app.run(name, args, id);
      if (done !== null && id === this.#id) this.#said = '';
      return done;
    } finally {
      if (id === this.#id) this.#isUnderWay = false;
    }
  }
}
