import type { Entry } from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';
import type { App } from '../app.svelte.ts';

/** Rounds that are on no wall yet: those that a check-in, an entry or a bye can be about. */
export function checkInRounds(app: App): readonly number[] {
  const rounds = app.document?.rounds ?? [];
  return rounds
    .filter(({ phase }) => phase === 'later' || phase === 'draft' || phase === 'checked')
    .map(({ round }) => round);
}

const POINTS = { '': 'half', '½': 'half', '1/2': 'half', '0.5': 'half', '0': 'zero', '1': 'full' } as const;

/** First round and byes of a new player, as they are typed. */
export class EntryForm {
  readonly #app: App;
  #from = $state<string | null>(null);
  byes = $state('');
  #problems = $state.raw<{ readonly from?: string; readonly byes?: string }>({});

  constructor(app: App) {
    this.#app = app;
  }

  get rounds(): readonly number[] {
    return checkInRounds(this.#app);
  }
  get from(): string {
    return this.#from ?? String(this.rounds[0] ?? '');
  }
  set from(typed: string) {
    this.#from = typed;
  }
  get problems(): { readonly from?: string; readonly byes?: string } {
    return this.#problems;
  }

  clear(): void {
    this.#from = null;
    this.byes = '';
    this.#problems = {};
  }

  get isBlank(): boolean {
    return this.#from === null && this.byes.trim() === '';
  }

  /** What is typed now; the answer types it again. */
  keep(): () => void {
    const [from, byes] = [this.#from, this.byes];
    return () => {
      [this.#from, this.byes, this.#problems] = [from, byes, {}];
    };
  }

  /** The entry, or null where something typed is none; its problem shows then. */
  read(): Entry | null {
    const { problems } = text.playerForm;
    const { rounds } = this;
    const fromRound = Number(this.from);
    const byes = byesOf(this.byes);
    this.#problems = {
      ...(rounds.includes(fromRound) ? {} : { from: problems.entry(rounds[0] ?? 1, rounds.at(-1) ?? 1) }),
      ...(byes === null ? { byes: problems.byes } : {}),
    };
    return byes === null || this.#problems.from !== undefined ? null : { fromRound, byes };
  }
}

/** `3, 4=0` as byes; null where it does not read as such, or names a round twice. */
export function byesOf(typed: string): Entry['byes'] | null {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  const byes = parts.map((part) => {
    const read = /^(\d{1,3})(?:=(½|1\/2|0\.5|0|1))?$/.exec(part);
    if (read === null) return null;
    return { round: Number(read[1]), kind: POINTS[(read[2] ?? '') as keyof typeof POINTS] };
  });
  const known = byes.filter((bye) => bye !== null);
  const sorted = known.sort((a, b) => a.round - b.round);
  const isTwice = sorted.some(({ round }, index) => sorted[index + 1]?.round === round);
  return isTwice || known.length < byes.length ? null : sorted;
}
