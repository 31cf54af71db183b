import type {
  Candidate,
  CandidateRating,
  ChosenRating,
  ListSearch,
  ListedPlayer,
  PlayerRow,
  SearchedList,
} from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';
import { checkInRounds } from './entry-form.svelte.ts';
import { Submission } from '../submission.ts';
import type { App } from '../app.svelte.ts';

/** Hits that are shown, one for each digit of the top row. */
const SHOWN_HITS = 10;
/** Players of the tournament that are shown above them. */
const SHOWN_ENTERED = 4;

/** A row that can be chosen: somebody who is entered, or a player of a list, with the kind of rating that counts of it. */
type FoundRow =
  | { readonly kind: 'entered'; readonly player: PlayerRow }
  | {
      readonly kind: 'listed';
      readonly player: ListedPlayer;
      readonly as: PlayerRow | null;
      readonly list: SearchedList;
      readonly pace: ListSearch['pace'];
    };

/** What is looked for. */
interface Question extends Pick<LookUp, 'tolerant' | 'list'> {
  readonly typed: string;
}

/** Finding a player on the rating list and entering them, from the one field of the desk. */
export class LookUp {
  readonly #app: App;
  readonly #submission: Submission;
  /** Opened by the arbiter: a new player is looked for, also where somebody entered matches. */
  wanted = $state(false);
  tolerant = $state(false);
  byes = $state.raw<readonly number[]>([]);
  from = $state<number | null>(null);
  feePaid = $state(false);
  /** The list that is searched alone; null for the main one, and the others for who stands only there. */
  list = $state<string | null>(null);
  /** Rating that was chosen; null for the one that the tournament asks for first. */
  chosen = $state.raw<ChosenRating | null>(null);
  /** The player of a list of whom main told last. */
  told = $state.raw<Pick<Candidate, 'list' | 'player' | 'values'> | null>(null);
  #hits = $state.raw<ListSearch | null>(null);
  #current = $state(0);
  #asked = 0;
  #answered: Promise<void> = Promise.resolve();
  /** Number of the newest question that was answered. */
  #shown = 0;
  #foundBy = $state('');
  /** What the newest answer was for. */
  #searched = '';
  #players = $state.raw<readonly PlayerRow[]>([]);
  #entered = $state.raw<readonly PlayerRow[]>([]);

  constructor(app: App) {
    this.#app = app;
    this.#submission = new Submission(app);
  }

  get hits(): ListSearch | null {
    return this.#hits;
  }
  /** What the rows were found by: until the next answer it is less than what stands in the field. */
  get foundBy(): string {
    return this.#foundBy;
  }

  /** Who is entered comes first. */
  readonly rows = $derived.by((): readonly FoundRow[] => [
    ...this.#entered.slice(0, SHOWN_ENTERED).map((player) => ({ kind: 'entered', player }) as const),
    ...(this.#hits === null ? [] : [this.#hits, ...this.#hits.others]).flatMap(({ list, pace, players }) =>
      players.map((player) => ({ kind: 'listed', player, as: this.#enteredAs(player), list, pace }) as const),
    ),
  ]);

  get current(): number {
    return Math.min(this.#current, this.rows.length - 1);
  }
  /** The row on which the keys act; null for none, also where a new player is wanted and no list has them. */
  get row(): FoundRow | null {
    return this.rows[this.current] ?? null;
  }
  /** Who of the tournament the row is; null where it is nobody of it. */
  get entered(): PlayerRow | null {
    const { row } = this;
    return row?.kind === 'listed' ? row.as : (row?.player ?? null);
  }
  /** The player of the list that would be entered; null where the row is no such player. */
  get candidate(): ListedPlayer | null {
    return this.found?.player ?? null;
  }
  /** The same with the list that they were found on. */
  get found(): { readonly player: ListedPlayer; readonly list: SearchedList } | null {
    const { row } = this;
    return row?.kind === 'listed' && row.as === null ? row : null;
  }
  /** What the lists say of the player of the current row, as far as it is known yet. */
  get values(): readonly CandidateRating[] {
    const { found, told } = this;
    const isOfThem = told?.list.id === found?.list.id && told?.player.place === found?.player.place;
    return isOfThem ? (told?.values ?? []) : [];
  }
  /** Index of the first player of the list among the rows. */
  get firstListed(): number {
    return Math.min(this.#entered.length, SHOWN_ENTERED);
  }

  /** Searches; of several answers only that to the newest question counts. An empty field finds nobody. */
  search(question: Question, players: readonly PlayerRow[], entered: readonly PlayerRow[]): Promise<void> {
    if (question.typed.trim() === '') {
      this.#findNobody();
      return Promise.resolve();
    }
    this.#answered = this.#ask(question, players, entered);
    return this.#answered;
  }

  /** No rows, and no answer that is still on its way brings any. */
  #findNobody(): void {
    this.#shown = ++this.#asked;
    this.#hits = null;
    [this.#entered, this.#searched] = [[], ''];
    this.choose(0);
  }

  /**
   * Settles when what was typed last is answered: until then the rows are those of fewer letters. The answer is true where
   * the rows were on screen already, or leave no doubt: a single player, or the FIDE ID that was typed.
   */
  async settled(): Promise<boolean> {
    const isSeen = this.#shown === this.#asked;
    let asked: number;
    do {
      asked = this.#asked;
      await this.#answered;
    } while (asked !== this.#asked);
    return isSeen || this.rows.length === 1 || this.found?.player.fideId === Number(this.#foundBy);
  }

  async #ask(
    { typed, tolerant, list }: Question,
    players: readonly PlayerRow[],
    entered: readonly PlayerRow[],
  ): Promise<void> {
    const asked = ++this.#asked;
    const reply = await this.#app.query('lists.search', {
      list,
      text: typed,
      limit: SHOWN_HITS,
      tolerant,
    });
    if (asked !== this.#asked) return;
    [this.#shown, this.#foundBy] = [asked, typed.trim()];
    const { row } = this;
    this.#hits = reply.ok ? reply.value : null;
    const again = `${String(tolerant)} ${list ?? ''} ${typed}`;
    [this.#players, this.#entered] = [players, entered];
    // The lists changed, and the player who was chosen is still among the rows: they stay so, with what they asked for.
    const same = again === this.#searched && row !== null ? this.rows.findIndex((it) => isSame(it, row)) : -1;
    this.#searched = again;
    if (same >= 0) {
      this.#current = same;
      return;
    }
    const isAny = this.rows.length > this.firstListed;
    this.choose(this.wanted && isAny ? this.firstListed : 0);
    // Enter must not mark somebody else as present for a new player whom no list has.
    if (this.wanted && !isAny) this.#current = -1;
  }

  choose(index: number): void {
    this.#current = Math.max(0, Math.min(index, this.rows.length - 1));
    [this.byes, this.from, this.feePaid] = [[], null, false];
    this.chosen = null;
  }

  step(by: number): void {
    const { length } = this.rows;
    const from = by < 0 ? Math.max(0, this.current) : this.current;
    if (length > 0) this.choose((from + by + length) % length);
  }

  toggleTypos(): void {
    this.tolerant = !this.tolerant;
  }

  /** Takes the next rating that a list has of the player; after the last the tournament's own order again. */
  nextRating(): void {
    const { chosen, values } = this;
    const at = values.findIndex(({ list, pace }) => list.id === chosen?.list && pace === chosen.pace);
    const next = chosen === null ? values[0] : values[at + 1];
    this.chosen = next === undefined ? null : { list: next.list.id, pace: next.pace };
  }

  /** Searches the next list alone, the main one last; then the main one and the others again. */
  nextList(): void {
    const [main, ...others] = this.#hits?.lists ?? [];
    const order = main === undefined || others.length === 0 ? [] : [...others, main];
    const at = order.findIndex(({ id }) => id === this.list);
    this.list = order[at + 1]?.id ?? null;
  }

  toggleBye(round: number): void {
    this.byes = this.byes.includes(round)
      ? this.byes.filter((other) => other !== round)
      : [...this.byes, round];
  }

  /** Ends the search: the next one begins afresh. The answer puts everything back as it was. */
  clear(): () => void {
    const { wanted, tolerant, list, byes, from, feePaid, chosen } = this;
    const [hits, entered, current, searched] = [this.#hits, this.#entered, this.#current, this.#searched];
    this.#findNobody();
    [this.wanted, this.tolerant, this.list] = [false, false, null];
    return () => {
      [this.#hits, this.#entered, this.#current, this.#searched] = [hits, entered, current, searched];
      Object.assign(this, { wanted, tolerant, list, byes, from, feePaid, chosen });
    };
  }

  /** What enters the player of the current row as it is now: who it is then, and the sentence that says so; null where refused. */
  adding(here: boolean): () => Promise<{ readonly player: number; readonly said: string } | null> {
    const { found } = this;
    const entryRound = checkInRounds(this.#app)[0];
    if (entryRound === undefined || found === null) return () => Promise.resolve(null);
    const args = {
      list: found.list.id,
      place: found.player.place,
      here,
      entry: {
        fromRound: this.from ?? entryRound,
        byes: this.byes.toSorted((a, b) => a - b).map((round) => ({ round, kind: 'half' as const })),
      },
      feePaid: this.feePaid,
      ...(this.chosen === null ? {} : { chosen: this.chosen }),
      confirmed: 0 as const,
    };
    return async () => {
      const added = await this.#submission.run('players.addFromList', args);
      return added === null
        ? null
        : { player: added.value.player, said: text.lookUp.added(found.player.name, here) };
    };
  }

  #enteredAs(listed: ListedPlayer): PlayerRow | null {
    if (listed.fideId === 0) return null;
    return this.#players.find(({ fideId }) => fideId === String(listed.fideId)) ?? null;
  }
}

function isSame(a: FoundRow, b: FoundRow): boolean {
  if (a.kind === 'entered') return b.kind === 'entered' && a.player.id === b.player.id;
  if (b.kind === 'entered') return false;
  const [one, other] = [a.player, b.player];
  return a.list.id === b.list.id && one.fideId === other.fideId && one.name === other.name;
}
