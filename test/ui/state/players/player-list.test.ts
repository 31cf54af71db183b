/** The players' table: who is listed, who is current, and where the arbiter is after the list has changed. */
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import { PlayersDesk } from '../../../../src-renderer/state/desks.svelte.ts';
import { PlayerList } from '../../../../src-renderer/state/players/player-list.svelte.ts';
import { View } from '../../../../src-renderer/state/view.svelte.ts';
import { FixtureBridge } from '../../fixture-bridge.ts';
import { playerOf } from '../../fixtures.ts';

// Identity, number and place in the order of names all differ.
const NAMES = ['Larkin, Ana', 'Calder, Marek', 'Marten, Milan', 'Stark, Mara', 'Holt, Leon'];
const player = (place: number, presence: 'here' | 'expected') => ({
  ...playerOf(place + 1),
  id: 70 - place,
  name: NAMES[place]!,
  rating: 2000 + 10 * place,
  presence,
  notes:
    place === 3 ? [{ kind: 'warn' as const, text: 'No birth date' }] : [{ kind: 'info' as const, text: 'x' }],
});

let bridge: FixtureBridge;
let view: View<'players.view'>;
let desk: PlayersDesk;
let list: PlayerList;

async function show(...here: readonly number[]): Promise<void> {
  bridge.players = NAMES.map((_, place) => player(place, here.includes(place) ? 'here' : 'expected'));
  await view.load(null);
}
const names = () => list.rows.map(({ name }) => name.split(',')[0]);
const current = () => list.current?.name.split(',')[0] ?? null;

beforeEach(async () => {
  bridge = new FixtureBridge('playing');
  const app = new App(bridge);
  view = new View(app, 'players.view');
  desk = new PlayersDesk();
  list = new PlayerList(desk, () => view.value);
  await show(0);
});

describe('the players', () => {
  it('are listed by name, then as they are sorted; the same order again turns it around', () => {
    expect(names()).toEqual(['Calder', 'Holt', 'Larkin', 'Marten', 'Stark']);
    list.sortBy('rating');
    expect(names()).toEqual(['Holt', 'Stark', 'Marten', 'Calder', 'Larkin']);
    list.sortBy('rating');
    expect(names()).toEqual(['Larkin', 'Calder', 'Marten', 'Stark', 'Holt']);
    list.sortBy('name');
    expect(desk.sort).toEqual({ by: 'name', descending: false });
  });

  it('are all, those who are waited for, or those who want a look', () => {
    expect([list.all.length, list.waiting.length, list.looks.length]).toEqual([5, 4, 1]);
    desk.filter = 'expected';
    expect(names()).toEqual(['Calder', 'Holt', 'Marten', 'Stark']);
    desk.filter = 'look';
    expect(names()).toEqual(['Stark']);
  });

  it('are none before main has answered', () => {
    const early = new PlayerList(desk, () => null);
    early.moveTo(0);
    early.step(1);
    expect([early.view, early.all, early.at, early.current, desk.current]).toEqual([
      null,
      [],
      -1,
      null,
      null,
    ]);
  });
});

describe('the current player', () => {
  it('is moved within the rows and stays at their ends', () => {
    list.moveTo(1);
    expect([current(), list.at]).toEqual(['Holt', 1]);
    list.step(-1);
    list.step(-1);
    expect(current()).toBe('Calder');
    list.moveTo(99);
    list.step(1);
    expect(current()).toBe('Stark');
  });

  it('is the likeliest whom a text finds, and then the next one, around', () => {
    list.type('mar');
    // Surnames come before first names.
    expect(list.matches.map(({ name }) => name)).toEqual(['Marten, Milan', 'Calder, Marek', 'Stark, Mara']);
    expect(current()).toBe('Marten');
    list.step(1);
    expect(current()).toBe('Calder');
    list.step(-1);
    list.step(-1);
    expect(current()).toBe('Stark');
    list.type('nobody');
    list.step(1);
    expect([list.matches, current()]).toEqual([[], 'Stark']);
  });

  it('is found where the text was typed before the players were there', async () => {
    desk.typed = 'mar';
    list.follow();
    expect(current()).toBe('Marten');
    // Somebody whom the text finds stays.
    list.step(1);
    list.follow();
    expect(current()).toBe('Calder');
  });

  it('is the next one once somebody has left the filtered list, the last one at its end', async () => {
    desk.filter = 'expected';
    list.moveTo(1);
    list.follow();
    await show(0, 4);
    expect(list.at).toBe(-1);
    list.follow();
    expect(current()).toBe('Marten');
    list.moveTo(2);
    list.follow();
    await show(0, 4, 3);
    list.follow();
    expect(current()).toBe('Marten');
    await show(0, 1, 2, 3, 4);
    list.follow();
    expect(desk.current).toBeNull();
  });

  it('is nobody as long as nobody was chosen', () => {
    list.follow();
    expect(desk.current).toBeNull();
  });
});
