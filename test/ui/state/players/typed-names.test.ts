/** Names that are typed at the check-in one after the other, whatever storing takes. */
import { beforeEach, expect, it } from 'vitest';
import { en } from '../../../../src-engine/texts/index.ts';
import type { Refusal } from '../../../../src-main/ipc/contract.ts';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import { PlayersDesk } from '../../../../src-renderer/state/desks.svelte.ts';
import { CheckIn } from '../../../../src-renderer/state/players/check-in.svelte.ts';
import { PlayerList } from '../../../../src-renderer/state/players/player-list.svelte.ts';
import { View } from '../../../../src-renderer/state/view.svelte.ts';
import { FixtureBridge, PLAYERS } from '../../fixture-bridge.ts';

const REFUSAL: Refusal = { code: 'no', message: 'The disk is full.', advice: '', severity: 'not-saved' };
const stark = PLAYERS.find(({ name }) => name === 'Stark, Lukas')!;
const other = PLAYERS.find(({ id }) => id !== stark.id)!;

let bridge: FixtureBridge;
let desk: PlayersDesk;
let list: PlayerList;
let checkIn: CheckIn;
beforeEach(async () => {
  bridge = new FixtureBridge('draft');
  bridge.players = PLAYERS.map((player) => ({ ...player, presence: 'expected' }));
  const app = new App(bridge);
  app.start();
  desk = new PlayersDesk();
  const view = new View(app, 'players.view');
  list = new PlayerList(desk, () => view.value);
  const [settled, nothing] = [() => view.settled(), () => undefined];
  checkIn = new CheckIn({
    app,
    desk,
    list,
    settled,
    hasLists: () => false,
    toField: nothing,
    toTable: nothing,
  });
  await view.load(null);
});

/** Enters both names while nothing is answered, and begins a third. */
async function typeOn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  bridge.hold('players.mark', promise);
  const both = ['stark, lu', other.name].map((name) => {
    list.type(name);
    return checkIn.enter(true, performance.now());
  });
  list.type('thi');
  resolve();
  await Promise.all(both);
}

it('are taken while the one before is stored: no letter of the next is lost or ends in its name', async () => {
  await typeOn();
  const marked = bridge.sentAs('players.mark').map(({ player }) => player);
  expect([marked, desk.typed]).toEqual([[stark.id, other.id], 'thi']);
});

it('leave on screen that one of them was not marked, as long as that cannot have been read', async () => {
  bridge.prepare('players.mark', { ok: false, refusal: REFUSAL });
  await typeOn();
  const why = en.players.notStored('Stark, Lukas', 'The disk is full.');
  expect([desk.echo, desk.typed]).toEqual([{ done: false, text: why }, 'thi']);
  list.type('stark, lu');
  await checkIn.enter(true, performance.now() + 60_000);
  expect(desk.echo).toMatchObject({ done: true });
});
