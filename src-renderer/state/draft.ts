import type { CommandName } from '../../src-main/ipc/contract.ts';
import { text } from '../texts.ts';
import type { App } from './app.svelte.ts';

/** What is typed in a form and not saved: leaving the form asks before it is dropped. */
export class Draft {
  readonly #app: App;
  readonly #command: CommandName;
  readonly #close: () => void;
  #isTyped = false;

  /** `command` is what saving the form would do; `close` closes the form. */
  constructor(app: App, command: CommandName, close: () => void) {
    this.#app = app;
    this.#command = command;
    this.#close = close;
  }

  /** Something in the form was changed. */
  readonly note = (): void => {
    this.#isTyped = true;
  };

  /** What was typed is saved; the form stays. */
  clear(): void {
    this.#isTyped = false;
  }

  /** Esc or Cancel. */
  readonly leave = (): void => {
    if (this.#isTyped) void this.#ask();
    else this.#close();
  };

  async #ask(): Promise<void> {
    const { act, consequence } = text.confirm.drop;
    if (await this.#app.confirm(this.#command, { act, level: 2, consequences: [consequence] })) this.#close();
  }
}
