import { untrack } from 'svelte';
import type { PlayerRow, PlayersView } from '../../../src-main/ipc/contract.ts';
import type { PlayersDesk } from '../desks.svelte.ts';
import { matchingPlayers, sortedPlayers } from './player-search.ts';

/** The players' table: who is listed, in which order, and who of them is current. */
export class PlayerList {
  readonly #desk: PlayersDesk;
  readonly #view: () => PlayersView | null;
  /** Where the current player stood last. */
  #place = 0;
  /** Who was entered just now and is current as soon as main tells of them. */
  #coming: number | null = null;

  constructor(desk: PlayersDesk, view: () => PlayersView | null) {
    this.#desk = desk;
    this.#view = view;
  }

  /** What main says of the players; null until it has answered. */
  get view(): PlayersView | null {
    return this.#view();
  }
  readonly all = $derived.by((): readonly PlayerRow[] => this.#view()?.players ?? []);
  /** Who was entered last, the newest first. */
  readonly enteredLast = $derived.by(() =>
    (this.#view()?.enteredLast ?? []).flatMap(({ player: id, at }) => {
      const player = this.all.find((each) => each.id === id);
      return player === undefined ? [] : [{ player, at }];
    }),
  );
  /** Those with something that wants a look. */
  readonly looks = $derived(this.all.filter(({ notes }) => notes.some(({ kind }) => kind === 'warn')));
  /** Those whom the check-in has not seen yet. */
  readonly waiting = $derived(this.all.filter(({ presence }) => presence === 'expected'));
  readonly rows = $derived.by(() => {
    const { filter, sort } = this.#desk;
    return sortedPlayers({ all: this.all, look: this.looks, expected: this.waiting }[filter], sort);
  });
  /** Index of the current player among the rows, -1 for none. */
  readonly at = $derived.by(() => this.rows.findIndex(({ id }) => id === this.#desk.current));
  readonly current = $derived(this.rows[this.at] ?? null);
  /** Those whom the typed text finds, whether the filter lists them or not. */
  readonly found = $derived.by(() => matchingPlayers(this.all, this.#desk.typed));
  /** Those of the rows whom the typed text finds, the likeliest first. */
  readonly matches = $derived.by(() => matchingPlayers(this.rows, this.#desk.typed));

  /** The text of the field; the likeliest match becomes current. */
  type(typed: string): void {
    this.#desk.typed = typed;
    const [match] = this.matches;
    if (match !== undefined) this.#desk.current = match.id;
  }

  /** Up or down among the matches, around; without a text among all rows. */
  step(by: number): void {
    const { matches } = this;
    if (this.#desk.typed.trim() === '') return this.moveTo(this.at + by);
    const here = matches.findIndex(({ id }) => id === this.#desk.current);
    const match = matches[(here + by + matches.length) % matches.length];
    if (match !== undefined) this.#desk.current = match.id;
  }

  /** Makes the player of a row current; beyond the ends it is the first or the last. */
  moveTo(index: number): void {
    const { rows } = this;
    this.#desk.current = rows[Math.max(0, Math.min(rows.length - 1, index))]?.id ?? this.#desk.current;
  }

  /** Makes a player current of whom main has not told yet. */
  expect(player: number): void {
    this.#desk.current = player;
    this.#coming = player;
  }

  sortBy(by: string): void {
    const { sort } = this.#desk;
    this.#desk.sort = { by, descending: sort.by === by && !sort.descending };
  }

  /**
   * Finds the current player anew when rows or text changed, as an effect of the page: a text that was typed before the
   * players were there, and the next player in the place of one who left the filtered list.
   */
  follow(): void {
    const { at, current, matches } = this;
    const isEmpty = this.#desk.typed.trim() === '';
    const [match] = isEmpty ? [] : matches;
    if (this.all.some(({ id }) => id === this.#coming)) this.#coming = null;
    if (match !== undefined && (current === null || !matches.includes(current)))
      this.#desk.current = match.id;
    else if (at >= 0) this.#place = at;
    else if (this.#desk.current !== null && this.#desk.current !== this.#coming && isEmpty)
      this.#desk.current = untrack(() => this.rows[Math.min(this.#place, this.rows.length - 1)]?.id ?? null);
  }
}
