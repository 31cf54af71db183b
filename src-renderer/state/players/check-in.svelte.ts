import type { PlayerRow } from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';
import type { App } from '../app.svelte.ts';
import type { PlayersDesk } from '../desks.svelte.ts';
import { LookUp } from './look-up.svelte.ts';
import { markEcho } from './mark-echo.ts';
import type { PlayerList } from './player-list.svelte.ts';
import { isEnough } from './player-search.ts';

/** Letters from which on the rating list is asked for somebody who is not entered. */
const ENOUGH_FOR_LIST = 3;

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
    const isUnknown = desk.typed.trim().length >= ENOUGH_FOR_LIST && list.matches.length === 0;
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

  /** Enter in the field. `here`: a new player who is entered is at the table already. */
  async enter(here: boolean): Promise<void> {
    const { app, list } = this.#ports;
    if (this.looking) await this.take(here);
    else if (this.round !== null) await this.#arrive();
    else if (list.current !== null) app.open({ kind: 'card', player: list.current.id });
  }

  /** Esc in the field. */
  leave(): void {
    if (this.looking) return this.leaveLookUp();
    this.#ports.desk.typed = '';
    this.#ports.toTable();
  }

  leaveLookUp(): void {
    this.lookUp.clear();
    this.#ports.desk.typed = '';
    this.#ports.toField();
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
  async take(here: boolean): Promise<void> {
    const { lookUp } = this;
    const { desk, list } = this.#ports;
    // Whoever types fast, or reads a card with a scanner, means the answer to the last letter.
    await lookUp.settled();
    if (lookUp.row === null) return;
    if (lookUp.entered !== null) await this.mark(lookUp.entered, 'here');
    else {
      const added = await lookUp.add(here);
      if (added === null) return;
      list.expect(added.player);
      desk.echo = { done: true, text: added.said };
    }
    this.leaveLookUp();
  }

  async mark(player: PlayerRow, kind: 'here' | 'not-here'): Promise<void> {
    const { app, desk } = this.#ports;
    const words = text.players;
    if (kind === 'here' && player.presence === 'here') {
      desk.echo = { done: false, text: words.alreadyHere(player.name) };
      desk.typed = '';
      return;
    }
    const done = await app.run('players.mark', { player: player.id, mark: { kind }, confirmed: 0 });
    if (done === null) return this.#sayRefusal(player.name);
    desk.typed = '';
    desk.echo = markEcho(done.value, player, this.round ?? 1);
  }

  /** A refusal is said once: at the field; above the page where nothing can be stored, or where it offers a way out. */
  #sayRefusal(name: string): void {
    const { app, desk } = this.#ports;
    const { refusal } = app;
    desk.echo = null;
    if (refusal?.severity !== 'refused' || refusal.offer !== undefined) return;
    const why = `${refusal.message} ${refusal.advice}`.trim();
    desk.echo = { done: false, text: text.players.notStored(name, why) };
    app.refuse(null);
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

  async #arrive(): Promise<void> {
    const { desk, list } = this.#ports;
    const typed = desk.typed.trim();
    const found = list.current !== null && list.matches.includes(list.current) ? list.current : null;
    if (found === null) {
      // The next name is typed over this one.
      desk.echo = { done: false, text: text.players.noMatch(typed) };
      if (typed !== '') desk.typed = '';
    } else if (!isEnough(found, typed)) desk.echo = { done: false, text: text.players.threeLetters };
    else await this.mark(found, 'here');
  }
}
