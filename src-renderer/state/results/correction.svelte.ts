import type { CommandName, Confirmation, CorrectionView } from '../../../src-main/ipc/contract.ts';
import { shortName } from '../../short-name.ts';
import { text } from '../../texts.ts';
import type { Dialog } from '../dialogs.ts';
import type { Held, ResultStores } from './result-stores.svelte.ts';
import type { Keeper } from '../unsaved.ts';

type Period = CorrectionView['periods'][number];

/** A keyed result about which main asked, because C.04.2 4.3 decides what it counts for. */
export type HeldCorrection = Extract<Held, { kind: 'question' }>;

/** What begins a period, in words. */
export function beginningOf({ round, next }: CorrectionView, from: Period['from']): string {
  const words = text.correction.moments;
  switch (from) {
    case 'complete':
      return words.complete(round);
    case 'deadline':
      return words.deadline;
    case 'paired':
      return words.paired(next);
    case 'ended':
      return words.ended(next);
  }
}

/** What the page of a correction needs of the application. */
interface Ports {
  readonly stores: Pick<ResultStores, 'release' | 'drop'>;
  readonly open: (dialog: Dialog) => void;
  readonly confirm: (command: CommandName, confirm: Confirmation) => Promise<boolean>;
  readonly endCorrection: () => void;
}

/** The page of a correction: what is chosen, and the reason that is typed. */
export class Correction implements Keeper {
  readonly #app: Ports;
  readonly held: HeldCorrection;
  readonly view: CorrectionView;
  act = $state<'correct' | 'keep'>('correct');
  why = $state('');

  constructor(app: Ports, held: HeldCorrection, view: CorrectionView) {
    this.#app = app;
    this.held = held;
    this.view = view;
  }

  /** Does what is chosen, and goes back to the results. */
  readonly store = (): void => {
    const { round, board, white, black, result } = this.view;
    if (this.act === 'correct') {
      this.#app.stores.release(this.held, this.why.trim());
      return this.#app.endCorrection();
    }
    this.#app.stores.drop(this.held);
    this.#app.endCorrection();
    const names = `${shortName(white)} – ${shortName(black)}`;
    const words = [`${names}.`, text.correction.claimWords(result), this.why.trim()];
    this.#app.open({
      kind: 'incident',
      about: { round, board, words: words.filter((part) => part !== '').join(' ') },
    });
  };

  /** A reason is typed and not stored. */
  get holds(): boolean {
    return this.why.trim() !== '';
  }

  /** Another page comes in its place: a reason that was typed is not dropped without a question. */
  readonly leave = async (): Promise<boolean> => {
    const { act, consequence } = text.confirm.drop;
    const question = { act, level: 2, consequences: [consequence] } as const;
    return !this.holds || (await this.#app.confirm('results.enter', question));
  };

  /** Esc: nothing is changed. */
  readonly cancel = async (): Promise<void> => {
    if (!(await this.leave())) return;
    this.#app.stores.drop(this.held);
    this.#app.endCorrection();
  };
}
