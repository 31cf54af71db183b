import type { ListSearch, ListedPlayer, PlayerRow } from '../../src-main/ipc/contract.ts';
import type { Pace } from '../../src-engine/index.ts';
import { text } from '../texts.ts';
import { checkInRounds } from './entry-form.svelte.ts';
import type { App } from './app.svelte.ts';

const PACES: readonly Pace[] = ['standard', 'rapid', 'blitz'];

/** Hits that are shown, one for each digit of the top row. */
export const SHOWN_HITS = 10;
/** Players of the tournament that are shown above them. */
const SHOWN_ENTERED = 4;

/** A row that can be chosen: somebody who is entered, or a player of the list. */
export type FoundRow =
  | { readonly kind: 'entered'; readonly player: PlayerRow }
  | { readonly kind: 'listed'; readonly player: ListedPlayer; readonly as: PlayerRow | null };

/** Finding a player on the rating list and entering them, from the one field of the desk. */
export class LookUp {
  readonly #app: App;
  /** Opened by the arbiter: a new player is looked for, also where somebody entered matches. */
  wanted = $state(false);
  tolerant = $state(false);
  byes = $state.raw<readonly number[]>([]);
  from = $state<number | null>(null);
  feePaid = $state(false);
  /** Kind of rating that was chosen; null for the one that the tournament asks for first. */
  pace = $state<Pace | null>(null);
  #hits = $state.raw<ListSearch | null>(null);
  #current = $state(0);
  #asked = 0;
  #players = $state.raw<readonly PlayerRow[]>([]);
  #entered = $state.raw<readonly PlayerRow[]>([]);

  constructor(app: App) {
    this.#app = app;
  }

  get hits(): ListSearch | null {
    return this.#hits;
  }

  /** Who is entered comes first. */
  readonly rows = $derived.by((): readonly FoundRow[] => [
    ...this.#entered.slice(0, SHOWN_ENTERED).map((player) => ({ kind: 'entered', player }) as const),
    ...(this.#hits?.players ?? []).map(
      (player) => ({ kind: 'listed', player, as: this.#enteredAs(player) }) as const,
    ),
  ]);

  get current(): number {
    return Math.min(this.#current, this.rows.length - 1);
  }
  get row(): FoundRow | null {
    return this.rows[this.current] ?? null;
  }
  /** The player of the list that would be entered; null where the row is no such player. */
  get candidate(): ListedPlayer | null {
    const { row } = this;
    return row?.kind === 'listed' && row.as === null ? row.player : null;
  }
  /** Index of the first player of the list among the rows. */
  get firstListed(): number {
    return Math.min(this.#entered.length, SHOWN_ENTERED);
  }

  /** Searches; of several answers only that to the newest question counts. */
  async search(
    { typed, tolerant }: { readonly typed: string; readonly tolerant: boolean },
    players: readonly PlayerRow[],
    entered: readonly PlayerRow[],
  ): Promise<void> {
    const asked = ++this.#asked;
    const reply = await this.#app.query('lists.search', {
      list: null,
      text: typed,
      limit: SHOWN_HITS,
      tolerant,
    });
    if (asked !== this.#asked) return;
    this.#hits = reply.ok ? reply.value : null;
    [this.#players, this.#entered] = [players, entered];
    this.choose(this.wanted && reply.ok && reply.value.count > 0 ? this.firstListed : 0);
  }

  choose(index: number): void {
    this.#current = Math.max(0, Math.min(index, this.rows.length - 1));
    [this.byes, this.from, this.feePaid, this.pace] = [[], null, false, null];
  }

  step(by: number): void {
    const { length } = this.rows;
    if (length > 0) this.choose((this.current + by + length) % length);
  }

  toggleTypos(): void {
    this.tolerant = !this.tolerant;
  }

  /** Takes the next kind of rating that the player has; after the last the tournament's own order again. */
  nextPace(): void {
    const { candidate } = this;
    if (candidate === null) return;
    const kinds: (Pace | null)[] = [null, ...PACES.filter((pace) => candidate[pace] > 0)];
    this.pace = kinds[(kinds.indexOf(this.pace) + 1) % kinds.length] ?? null;
  }

  toggleBye(round: number): void {
    this.byes = this.byes.includes(round)
      ? this.byes.filter((other) => other !== round)
      : [...this.byes, round];
  }

  /** Ends the search: the next one begins afresh. */
  clear(): void {
    this.#asked++;
    this.#hits = null;
    this.#entered = [];
    [this.wanted, this.tolerant] = [false, false];
    this.choose(0);
  }

  /** Enters the player of the current row; the sentence that says so, or null where it was refused. */
  async add(here: boolean): Promise<string | null> {
    const { candidate } = this;
    const entryRound = checkInRounds(this.#app)[0];
    if (entryRound === undefined) return null;
    if (candidate === null || this.#hits === null) return null;
    const added = await this.#app.run('players.addFromList', {
      list: this.#hits.list.id,
      place: candidate.place,
      here,
      entry: {
        fromRound: this.from ?? entryRound,
        byes: this.byes.toSorted((a, b) => a - b).map((round) => ({ round, kind: 'half' as const })),
      },
      feePaid: this.feePaid,
      ...(this.pace === null ? {} : { pace: this.pace }),
      confirmed: 0,
    });
    return added === null ? null : text.lookUp.added(candidate.name, here);
  }

  #enteredAs(listed: ListedPlayer): PlayerRow | null {
    if (listed.fideId === 0) return null;
    return this.#players.find(({ fideId }) => fideId === String(listed.fideId)) ?? null;
  }
}
