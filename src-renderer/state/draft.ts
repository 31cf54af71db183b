import type { CommandName } from '../../src-main/ipc/contract.ts';
import { text } from '../texts.ts';
import type { App } from './app.svelte.ts';
import type { Keeper } from './unsaved.ts';

/** What is typed in a form and not saved: leaving the form, the tournament or the window asks before it is dropped. */
export class Draft implements Keeper {
  readonly #app: App;
  readonly command: CommandName;
  readonly #close: () => void;
  readonly #words: { readonly act: string; readonly consequence: string };
  #isTyped = false;

  /** `command` is what saving the form would do; `close` closes the form; `words` say what dropping it loses. */
  constructor(app: App, command: CommandName, close: () => void, words = text.confirm.drop) {
    this.#app = app;
    this.command = command;
    this.#close = close;
    this.#words = words;
  }

  /** The form is there; the answer is for its end. */
  begin(): () => void {
    return this.#app.keep(this);
  }

  /** Something in the form was changed. */
  readonly note = (): void => {
    this.#isTyped = true;
  };

  /** What was typed is saved; the form stays. */
  clear(): void {
    this.#isTyped = false;
  }

  get holds(): boolean {
    return this.#isTyped;
  }

  /** Esc or Cancel. */
  readonly cancel = (): void => void this.leave();

  /** Closes the form, unless the arbiter stays with what is typed in it. */
  readonly leave = async (): Promise<boolean> => {
    const { act, consequence } = this.#words;
    const question = { act, level: 2, consequences: [consequence] } as const;
    if (this.holds && !(await this.#app.confirm(this.command, question))) return false;
    this.#close();
    return true;
  };
}
