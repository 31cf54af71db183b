import type { PlayerId } from '../../../src-engine/index.ts';
import type {
  BoardRow,
  PlayerName,
  PlayerRow,
  RepairPlanView,
  RepairView,
  RoundView,
} from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';
import type { App } from '../app.svelte.ts';
import { matchingPlayers } from '../players/player-search.ts';

/** What is being said: who is not there, who arrived, which board stays, or what was played otherwise. */
export type RepairField = 'missing' | 'arrived' | 'held' | 'played';

interface PlayedPair {
  readonly board: number;
  readonly white: PlayerId;
  readonly black: PlayerId;
}

/** A player agreed to one place: to another they have to be asked again. */
interface Agreement {
  readonly player: PlayerId;
  readonly place: string;
}

const MOST_HITS = 6;

/** The repair of one published round: what happened, the plans that main computed, and what was agreed. */
export class Repair {
  readonly round: number;
  readonly #app: App;
  #missing = $state.raw<readonly PlayerId[]>([]);
  #arrived = $state.raw<readonly PlayerId[]>([]);
  #held = $state.raw<readonly number[]>([]);
  #played = $state.raw<readonly PlayedPair[]>([]);
  #view = $state.raw<RepairView | null>(null);
  #problem = $state('');
  #computing = $state(false);
  #chosen = $state(0);
  #agreed = $state.raw<readonly Agreement[]>([]);
  #asked = 0;

  constructor(app: App, round: number) {
    this.#app = app;
    this.round = round;
  }

  get view(): RepairView | null {
    return this.#view;
  }
  get problem(): string {
    return this.#problem;
  }
  get computing(): boolean {
    return this.#computing;
  }
  get held(): readonly number[] {
    return this.#held;
  }
  get played(): readonly PlayedPair[] {
    return this.#played;
  }
  /** Who agreed to the place that the chosen plan has for them. */
  get agreed(): readonly PlayerId[] {
    return (this.plan?.concerned ?? []).map(({ id }) => id).filter((id) => this.#hasAgreed(id));
  }
  /** Number of the chosen plan among those of the view. */
  get chosen(): number {
    return this.#chosen;
  }
  get plan(): RepairPlanView | null {
    return this.#view?.plans[this.#chosen] ?? null;
  }
  /** True once something was said, which leaving would drop. */
  get begun(): boolean {
    return [this.#missing, this.#arrived, this.#held, this.#played].some((said) => said.length > 0);
  }
  /** Who of the chosen plan was not asked yet, the first of them being the one to ask now. */
  get toAsk(): readonly PlayerName[] {
    return this.plan?.concerned.filter(({ id }) => !this.#hasAgreed(id)) ?? [];
  }
  /** Situations 3 and 4 want everybody's agreement. */
  get ready(): boolean {
    const { plan } = this;
    if (plan?.changeCase == null || this.#computing) return false;
    return this.toAsk.length === 0 || (plan.changeCase !== 3 && plan.changeCase !== 4);
  }

  /** People who fit what is typed: by board or by name. */
  hits(
    field: RepairField,
    typed: string,
    round: RoundView,
    players: readonly PlayerRow[],
  ): readonly PlayerRow[] {
    const inRound = [
      ...round.boards.flatMap(({ white, black }) => [white.id, black.id]),
      ...round.unpaired.filter(({ kind }) => kind === 'pab').map(({ id }) => id),
    ];
    const said = [...this.#missing, ...this.#arrived];
    const fitting = players.filter(
      ({ id }) => inRound.includes(id) === (field === 'missing') && !said.includes(id),
    );
    const board = /^\d+$/.test(typed.trim()) ? boardOf(round, Number(typed)) : undefined;
    if (board !== undefined && field === 'missing')
      return [board.white.id, board.black.id].flatMap(
        (id) => fitting.find((player) => player.id === id) ?? [],
      );
    return matchingPlayers(fitting, typed).slice(0, MOST_HITS);
  }

  /** Says that a player is not there, or arrived. */
  say(field: 'missing' | 'arrived', player: PlayerId): void {
    if (field === 'missing') this.#missing = [...this.#missing, player];
    else this.#arrived = [...this.#arrived, player];
    this.#played = [];
    void this.compute();
  }

  takeOut(player: PlayerId): void {
    this.#missing = this.#missing.filter((id) => id !== player);
    this.#arrived = this.#arrived.filter((id) => id !== player);
    void this.compute();
  }

  /** Keeps a board, or lets it go again; false where there is no such board without a result. */
  keep(round: RoundView, board: number): boolean {
    const known = boardOf(round, board);
    if (known === undefined || known.result !== 'open') return false;
    this.#held = this.#held.includes(board)
      ? this.#held.filter((one) => one !== board)
      : [...this.#held, board].sort((a, b) => a - b);
    void this.compute();
    return true;
  }

  /** One board: its colours were turned. Two: their Black players changed places. False where there are none such. */
  swap(round: RoundView, numbers: readonly number[]): boolean {
    const [first, second] = numbers.map((number) => boardOf(round, number));
    if (first === undefined || numbers.length > 2 || (numbers.length === 2 && second === undefined))
      return false;
    this.#played =
      second === undefined
        ? [{ board: first.board, white: first.black.id, black: first.white.id }]
        : [
            { board: first.board, white: first.white.id, black: second.black.id },
            { board: second.board, white: second.white.id, black: first.black.id },
          ];
    void this.compute();
    return true;
  }

  async compute(): Promise<void> {
    const asked = ++this.#asked;
    this.#computing = true;
    const reply = await this.#app.query('round.repairs', {
      round: this.round,
      missing: this.#missing,
      arrived: this.#arrived,
      held: this.#held,
      played: this.#played,
    });
    if (asked !== this.#asked) return;
    this.#computing = false;
    this.#problem = reply.ok ? '' : `${reply.refusal.message} ${reply.refusal.advice}`.trim();
    this.#view = reply.ok ? reply.value : null;
    this.#chosen = 0;
  }

  choose(plan: number): void {
    if (this.#view?.plans[plan] !== undefined) this.#chosen = plan;
  }

  agree(player: PlayerId): void {
    if (this.plan === null) return;
    this.#agreed = [...this.#agreed, { player, place: placeIn(this.plan, player) }];
  }

  /** An agreement to the chosen plan was none: of this player, or the one given last. They are asked again. */
  takeBack(player?: PlayerId): void {
    const given = this.#agreed.findLast(
      (one) => this.#counts(one) && (player === undefined || one.player === player),
    );
    this.#agreed = this.#agreed.filter((one) => one !== given);
  }

  /** What was said about boards played otherwise was a mistake. */
  forgetPlayed(): void {
    this.#played = [];
    void this.compute();
  }

  #hasAgreed(id: PlayerId): boolean {
    return this.#agreed.some((one) => one.player === id && this.#counts(one));
  }

  /** Whether the chosen plan puts the player where they agreed to be. */
  #counts({ player, place }: Agreement): boolean {
    return this.plan !== null && place === placeIn(this.plan, player);
  }

  /**
   * Somebody does not want to play otherwise: their board stays, and another plan is looked for. Where it cannot stay, as
   * where their opponent is missing, the next plan is taken; the last one changes nothing.
   */
  refuse(round: RoundView, player: PlayerId): void {
    const board = round.boards.find(({ white, black }) => white.id === player || black.id === player);
    const stays =
      board !== undefined &&
      !this.#held.includes(board.board) &&
      ![board.white.id, board.black.id].some((id) => this.#missing.includes(id)) &&
      this.keep(round, board.board);
    if (!stays) this.choose(this.#chosen + 1);
  }

  /** Publishes the chosen plan; its version, or null where it was refused or not confirmed. */
  async publish(): Promise<number | null> {
    const { plan } = this;
    if (plan === null || this.#view === null) return null;
    const { token } = this.#view;
    const { agreed } = this;
    const done = await this.#app.run('round.repair', { token, plan: plan.kind, agreed, confirmed: 0 });
    if (done !== null) return done.value.version;
    if (this.#app.refusal?.code === 'overtaken') await this.compute();
    return null;
  }

  /** What was said about boards played otherwise, in words. */
  get playedText(): string {
    const numbers = this.#played.map(({ board }) => board);
    return numbers.length === 0 ? '' : text.repair.swapped(numbers);
  }
}

function boardOf({ boards }: RoundView, number: number): BoardRow | undefined {
  return boards.find(({ board }) => board === number);
}

/** Where a plan puts a player, and with whom. */
function placeIn({ changes, bye }: RepairPlanView, player: PlayerId): string {
  const change = changes.find(({ after }) => after?.white.id === player || after?.black.id === player);
  if (change?.after) return `${change.board}: ${change.after.white.id}-${change.after.black.id}`;
  return bye.after?.id === player ? 'bye' : 'none';
}
