import type { CommandName } from '../../src-main/ipc/contract.ts';

/** Something in which a person may have typed what is not stored: a page, a dialog, work on a round. */
export interface Keeper {
  readonly holds: boolean;
  /** Stores it, or asks whether it may go; false where it is not to be left. */
  readonly leave: () => Promise<boolean>;
  /** What storing it does: that command takes along what is typed, and leaves nothing behind. */
  readonly command?: CommandName;
  /** Stays as long as the tournament is open, whatever page is. */
  readonly outlivesPage?: boolean;
}

/** What is left: a page, the window with all that is in it, or the tournament by a command. */
type Leaving = 'page' | 'window' | CommandName;

/** All that is typed and not stored, wherever it is: nothing of it goes without a question. */
export class Unsaved {
  #keepers: readonly Keeper[] = [];

  /** Something may hold what is typed from now on; the answer ends that. */
  keep(keeper: Keeper): () => void {
    this.#keepers = [...this.#keepers, keeper];
    return () => {
      this.#keepers = this.#keepers.filter((other) => other !== keeper);
    };
  }

  /** Whether something would be lost. */
  holds(leaving: Leaving): boolean {
    return this.#holding(leaving).length > 0;
  }

  /** Leaves all of it, what was opened last first; false as soon as something is not to be left. */
  async leave(leaving: Leaving): Promise<boolean> {
    for (const keeper of this.#holding(leaving)) if (!(await keeper.leave())) return false;
    return true;
  }

  #holding(leaving: Leaving): readonly Keeper[] {
    return this.#keepers
      .filter(
        ({ holds, command, outlivesPage = false }) =>
          holds && command !== leaving && !(leaving === 'page' && outlivesPage),
      )
      .toReversed();
  }
}
