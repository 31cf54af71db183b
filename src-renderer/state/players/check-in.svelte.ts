import type { PlayerRow, Refusal } from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';
import type { App } from '../app.svelte.ts';
import type { Echo, PlayersDesk } from '../desks.svelte.ts';
import { LookUp } from './look-up.svelte.ts';
import { markEcho } from './mark-echo.ts';
import type { PlayerList } from './player-list.svelte.ts';
import { isEnough } from './player-search.ts';
import { Turns } from '../turns.ts';

/** Letters from which on the rating list is asked for somebody who is not entered. */
const ENOUGH_FOR_LIST = 3;
/** How long it is said that somebody was not marked, whatever is done after it, ms. */
const TIME_TO_READ = 1500;

interface Ports {
  readonly app: App;
  readonly desk: PlayersDesk;
  readonly list: PlayerList;
  /** Settles when players and rating lists are what main says now. */
  readonly settled: () => Promise<void>;
  /** Whether there is a rating list to look in; null while that is not known. */
  readonly hasLists: () => boolean | null;
  /** Puts the focus into the field, or on the table. */
  readonly toField: () => void;
  readonly toTable: () => void;
}

/** The check-in of the round that comes next: one field that marks who is here and enters who is new. */
export class CheckIn {
  readonly #ports: Ports;
  readonly lookUp: LookUp;
  /** Until when what failed last stays on screen, ms on the clock of the page. */
  #readUntil = 0;
  /** One after the other, so that what is refused is said of whom it concerns. */
  readonly #turns = new Turns();

  constructor(ports: Ports) {
    this.#ports = ports;
    this.lookUp = new LookUp(ports.app);
  }

  /** Round whose check-in is open; null once all rounds are published. */
  readonly round = $derived.by(() => this.#ports.list.view?.checkInRound ?? null);
  /** Some were seen and some not: the check-in is closed before the round is paired. */
  readonly unsettled = $derived.by(() => {
    const { view, waiting } = this.#ports.list;
    return (view?.checkInBegun ?? false) && waiting.length > 0;
  });
  /** True while the field looks for players on the rating list: opened by key, or nobody who is entered fits. */
  readonly looking = $derived.by(() => {
    const { app, desk, list, hasLists } = this.#ports;
    const isUnknown = desk.typed.trim().length >= ENOUGH_FOR_LIST && list.found.length === 0;
    return hasLists() === true && !app.frozen && this.round !== null && (this.lookUp.wanted || isUnknown);
  });
  /** What leads on from this page. */
  readonly goOn = $derived(
    this.unsettled ? text.players.closeCheckIn : text.players.toRound(this.round ?? 1),
  );

  step(by: number): void {
    if (this.looking) this.lookUp.step(by);
    else this.#ports.list.step(by);
  }

  /** Enter in the field, pressed at a moment. `here`: a new player who is entered is at the table already. */
  async enter(here: boolean, at = performance.now()): Promise<void> {
    const { app, list } = this.#ports;
    if (this.looking) await this.take(here, at);
    else if (this.round !== null) await this.#arrive(at);
    else if (list.current !== null) app.open({ kind: 'card', player: list.current.id });
  }

  /** Esc in the field. */
  leave(): void {
    if (this.looking) return void this.leaveLookUp();
    this.#ports.desk.typed = '';
    this.#ports.toTable();
  }

  /** The answer puts back what was looked for. */
  leaveLookUp(): () => void {
    const putBack = [this.lookUp.clear(), this.#leaveField()];
    this.#ports.toField();
    return () => putBack.forEach((put) => put());
  }

  /** What is typed leaves the field; the answer puts it back. */
  #leaveField(): () => void {
    const { desk } = this.#ports;
    const { typed } = desk;
    desk.typed = '';
    return () => (desk.typed = typed);
  }

  /** Looks for a new player on the list; again, or without a list, they are typed by hand. */
  newPlayer(): void {
    const { hasLists, settled, toField } = this.#ports;
    if (hasLists() !== null) return this.#newPlayer();
    // Until then what is typed goes into the field, wherever it leads.
    toField();
    void settled().then(() => this.#newPlayer());
  }

  #newPlayer(): void {
    const { app, desk, hasLists, toField } = this.#ports;
    const name = desk.typed.trim();
    if (this.lookUp.wanted || hasLists() !== true || this.round === null) {
      this.lookUp.clear();
      app.open({ kind: 'player', player: null, name });
    } else {
      this.lookUp.wanted = true;
      toField();
    }
  }

  /** Enters the chosen player of the list, or marks who is entered already. */
  async take(here: boolean, at = performance.now()): Promise<void> {
    const { lookUp } = this;
    const { app, desk, list, toField } = this.#ports;
    const { typed } = desk;
    // Whoever types fast, or reads a card with a scanner, means the answer to the last letter, but not the first of several.
    const isMeant = await lookUp.settled();
    const { row, entered } = lookUp;
    if (row === null) {
      if (typed.trim() === '') return;
      this.#tell({ done: false, text: text.players.noMatch(typed.trim()) }, at);
      // The next name is typed over this one, which stays for whoever is typed by hand.
      if (typed === desk.typed) toField();
      return;
    }
    if (!isMeant) return this.#tell({ done: false, text: text.lookUp.severalFit }, at);
    if (entered !== null) return this.mark(entered, 'here', at, this.leaveLookUp());
    const add = lookUp.adding(here);
    const putBack = this.leaveLookUp();
    await this.#turns.take(async () => {
      const before = app.refusal;
      const added = await add();
      if (added === null) return this.#notDone(row.player.name, before, putBack, at);
      list.expect(added.player);
      this.#tell({ done: true, text: added.said }, at);
    });
  }

  /** Marks a player. What was typed to find them leaves the field at once, and comes back where they are not marked. */
  async mark(
    player: PlayerRow,
    kind: 'here' | 'not-here',
    at = performance.now(),
    putBack = this.#leaveField(),
  ): Promise<void> {
    const { app } = this.#ports;
    if (kind === 'here' && player.presence === 'here')
      return this.#tell({ done: false, text: text.players.alreadyHere(player.name) }, at);
    await this.#turns.take(async () => {
      const before = app.refusal;
      const done = await app.run('players.mark', { player: player.id, mark: { kind }, confirmed: 0 });
      if (done === null) this.#notDone(player.name, before, putBack, at);
      else this.#tell(markEcho(done.value, player, this.round ?? 1), at);
    });
  }

  /**
   * A refusal is said once: at the field; above the page where nothing can be stored, or where it offers a way out. Where
   * the next name is typed by then it is said at the field all the same.
   */
  #notDone(name: string, before: Refusal | null, putBack: () => void, at: number): void {
    const { app, desk } = this.#ports;
    // Where the arbiter was asked and kept things as they are, nothing was refused.
    const refusal = app.refusal === before ? null : app.refusal;
    const isNext = desk.typed !== '';
    if (!isNext) putBack();
    const isAtField = refusal?.severity === 'refused' && refusal.offer === undefined;
    if (refusal === null || (!isAtField && !isNext)) {
      desk.echo = null;
      return;
    }
    const why = `${refusal.message} ${refusal.advice}`.trim();
    this.#tell({ done: false, text: text.players.notStored(name, why) }, at);
    if (isAtField) app.refuse(null);
  }

  /** Says what a key pressed at a moment led to, unless something else failed that the arbiter cannot have read before it. */
  #tell(echo: Echo, at: number): void {
    if (at < this.#readUntil && echo.done) return;
    this.#ports.desk.echo = echo;
    this.#readUntil = echo.done ? 0 : performance.now() + TIME_TO_READ;
  }

  /** Something else is done on the page: that nobody was found, or marked, was of what came before. */
  forgetFailure(): void {
    const { desk } = this.#ports;
    if (desk.echo?.done === false) desk.echo = null;
  }

  /** Goes on to the round, through the closing of a check-in that has begun. */
  async toRound(): Promise<void> {
    const { app, settled } = this.#ports;
    // Asked before the list is there, it must not pass by those whom nobody has seen.
    await settled();
    if (this.round === null) return;
    if (this.unsettled) return app.open({ kind: 'check-in' });
    app.chooseRound(this.round);
    app.show('round');
  }

  /** Whom Enter in the field marks: the current of those who fit, or the only one, also where the filter hides them. */
  #meant(): PlayerRow | null {
    const { current, matches, found } = this.#ports.list;
    if (current !== null && matches.includes(current)) return current;
    return found.length === 1 ? found[0]! : null;
  }

  async #arrive(at: number): Promise<void> {
    const { desk, list } = this.#ports;
    const typed = desk.typed.trim();
    const found = this.#meant();
    if (found === null && list.found.length > 0) {
      // The filter hides all who fit: they are shown, and one of them is chosen.
      desk.filter = 'all';
      this.#tell({ done: false, text: text.lookUp.severalFit }, at);
    } else if (found === null) {
      // The next name is typed over this one.
      this.#tell({ done: false, text: text.players.noMatch(typed) }, at);
      if (typed !== '') desk.typed = '';
    } else if (!isEnough(found, typed)) this.#tell({ done: false, text: text.players.threeLetters }, at);
    else await this.mark(found, 'here', at);
  }
}
