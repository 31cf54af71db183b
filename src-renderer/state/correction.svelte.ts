import type {
  CommandName,
  Confirmation,
  CorrectionPeriod,
  CorrectionView,
} from '../../src-main/ipc/contract.ts';
import { shortName } from '../short-name.ts';
import { text } from '../texts.ts';
import type { Dialog } from './dialogs.ts';
import type { Held, ResultStores } from './result-stores.svelte.ts';

/** A keyed result about which main asked, because C.04.2 4.3 decides what it counts for. */
export type HeldCorrection = Extract<Held, { kind: 'question' }>;

/** In the order in which they follow each other. */
const PERIODS = ['at-once', 'next-pairing', 'rating-only'] as const satisfies readonly CorrectionPeriod[];

/** One of the three periods of C.04.2 4.3 as the page draws it. */
export interface PeriodPart {
  readonly period: CorrectionPeriod;
  /** What begins it. */
  readonly from: string;
  /** When it began, ISO 8601; `''` where it has not. */
  readonly at: string;
  readonly state: 'over' | 'now' | 'to-come';
}

/** The periods in their order, each with the moment from which it runs. */
export function periodsOf({ round, next, period, moments }: CorrectionView): readonly PeriodPart[] {
  const words = text.correction.moments;
  const { complete, deadline, paired, ended } = moments;
  // The deadline closes the first period where it came before the pairing.
  const closedByDeadline = deadline !== '' && (paired === '' || Date.parse(deadline) < Date.parse(paired));
  const begins: Readonly<Record<CorrectionPeriod, readonly [from: string, at: string]>> = {
    'at-once': [words.complete(round), complete],
    'next-pairing': closedByDeadline ? [words.deadline, deadline] : [words.paired(next), paired],
    'rating-only': [words.ended(next), ended],
  };
  const here = PERIODS.indexOf(period);
  return PERIODS.map((each, index) => ({
    period: each,
    from: begins[each][0],
    at: begins[each][1],
    state: index < here ? 'over' : index === here ? 'now' : 'to-come',
  }));
}

/** What the page of a correction needs of the application. */
interface Ports {
  readonly stores: Pick<ResultStores, 'release' | 'drop'>;
  readonly open: (dialog: Dialog) => void;
  readonly confirm: (command: CommandName, confirm: Confirmation) => Promise<boolean>;
  readonly endCorrection: () => void;
}

/** The page of a correction: what is chosen, and the reason that is typed. */
export class Correction {
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

  /** Nothing is changed; a reason that was typed is not dropped without a question. */
  readonly leave = async (): Promise<void> => {
    const { act, consequence } = text.confirm.drop;
    const drops = { act, level: 2, consequences: [consequence] } as const;
    if (this.why.trim() !== '' && !(await this.#app.confirm('results.enter', drops))) return;
    this.#app.stores.drop(this.held);
    this.#app.endCorrection();
  };
}
