import type { ChosenFile, CommandName, Confirmation, FilePurpose } from '../../src-main/ipc/contract.ts';
import type { Dialog, DialogOf } from './dialogs.ts';

type Asking = DialogOf<'confirm'> | DialogOf<'choose-file'>;

/** The dialogs that lie over the page, the last on top. */
export class DialogStack {
  #open = $state.raw<readonly Dialog[]>([]);

  get all(): readonly Dialog[] {
    return this.#open;
  }

  open(dialog: Dialog): void {
    this.#open = [...this.#open, dialog];
  }

  close(dialog: Dialog): void {
    this.#open = this.#open.filter((other) => other !== dialog);
  }

  /** Closes all of them, the top one first; what was asked is answered with null. */
  closeAll(): void {
    for (const dialog of this.#open.toReversed()) {
      if ('answer' in dialog) dialog.answer(null);
      this.close(dialog);
    }
  }

  /** Puts main's question to the arbiter: the consequence first, then the choice. */
  async confirm(command: CommandName, confirm: Confirmation): Promise<boolean> {
    return (await this.#ask<DialogOf<'confirm'>>({ kind: 'confirm', command, confirm })) === true;
  }

  /** The page's own chooser of files. */
  chooseFile(purpose: FilePurpose, suggestion: string): Promise<ChosenFile | null> {
    return this.#ask<DialogOf<'choose-file'>>({ kind: 'choose-file', purpose, suggestion });
  }

  /** Opens a dialog and waits for what it answers; closing it answers null. */
  #ask<D extends Asking>(dialog: Omit<D, 'answer'>): Promise<Parameters<D['answer']>[0]> {
    return new Promise((resolve) => {
      const open = {
        ...dialog,
        answer: (answer: Parameters<D['answer']>[0]) => {
          this.close(open);
          resolve(answer);
        },
      } as unknown as D;
      this.open(open);
    });
  }
}
