/** Names that are typed at the check-in one after the other, whatever storing takes. */
import { beforeEach, describe, expect, it } from 'vitest';
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
let hasLists: boolean;
beforeEach(async () => {
  hasLists = false;
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
    hasLists: () => hasLists,
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

describe('with a rating list', () => {
  beforeEach(() => {
    hasLists = true;
  });
  const ADDED = { ok: true, value: { player: 130 } as never } as const;
  const search = () =>
    checkIn.lookUp.search({ typed: desk.typed, tolerant: false, list: null }, list.all, list.matches);

  it('enters by Enter whom the last letter finds, however fast it comes, and once', async () => {
    desk.typed = 'kasp';
    await search();
    const { promise, resolve } = Promise.withResolvers<void>();
    bridge.hold('lists.search', promise);
    desk.typed = 'kasparek g';
    const searching = search();
    bridge.prepare('players.addFromList', ADDED);
    const entering = [checkIn.enter(true), checkIn.enter(true)];
    await new Promise((resolve) => setTimeout(resolve));
    expect(bridge.sentAs('players.addFromList')).toEqual([]);
    resolve();
    await Promise.all([searching, ...entering]);
    expect(bridge.sentAs('players.addFromList')).toHaveLength(1);
  });

  it('enters nobody of several whom Enter came too early to see, but the one with the FIDE ID that was typed', async () => {
    desk.typed = 'kasp';
    await search();
    const { hits } = checkIn.lookUp;
    const [first] = hits!.players;
    bridge.answerBy('lists.search', () => ({
      ...hits!,
      players: [first!, { ...first!, place: 2, fideId: 7 }],
    }));
    const { promise, resolve } = Promise.withResolvers<void>();
    bridge.hold('lists.search', promise);
    bridge.prepare('players.addFromList', ADDED);
    desk.typed = 'kasparek';
    const searching = search();
    const entering = checkIn.enter(true);
    resolve();
    await Promise.all([searching, entering]);
    expect(bridge.sentAs('players.addFromList')).toEqual([]);
    expect([desk.echo, desk.typed]).toEqual([{ done: false, text: en.lookUp.severalFit }, 'kasparek']);
    await checkIn.enter(true);
    expect(bridge.sentAs('players.addFromList')).toHaveLength(1);

    bridge.hold('lists.search', Promise.resolve());
    bridge.prepare('players.addFromList', ADDED);
    desk.typed = '15390412';
    const scanned = search();
    await Promise.all([scanned, checkIn.enter(true)]);
    expect(bridge.sentAs('players.addFromList')).toHaveLength(2);
  });
});
