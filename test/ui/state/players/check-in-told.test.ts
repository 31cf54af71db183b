/** What the check-in says of a name and for how long, and what it does where nobody is meant. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../../../src-engine/texts/index.ts';
import type { ListSearch, PlayerRow, PlayersView, Refusal } from '../../../../src-main/ipc/contract.ts';
import type { App } from '../../../../src-renderer/state/app.svelte.ts';
import { PlayersDesk } from '../../../../src-renderer/state/desks.svelte.ts';
import { CheckIn } from '../../../../src-renderer/state/players/check-in.svelte.ts';
import { PlayerList } from '../../../../src-renderer/state/players/player-list.svelte.ts';
import type { FixtureBridge } from '../../fixture-bridge.ts';
import { LIST, LISTED, playerOf } from '../../fixtures.ts';
import { changed, question, settled, started } from '../started-app.ts';

// Identity, number and place all differ.
const rowOf = (id: number, tpn: number, name: string): PlayerRow => ({
  ...{ ...playerOf(tpn), id, name, presence: 'expected' },
});
const HOLT = rowOf(41, 9, 'Holt, Leon');
const STARK = rowOf(9, 41, 'Stark, Mara');
const REFUSED: Refusal = { code: 'no', message: 'Not so.', advice: 'But so.', severity: 'refused' };
const { players: words, lookUp } = en;

let bridge: FixtureBridge;
let app: App;
let desk: PlayersDesk;
let checkIn: CheckIn;
let focus: string[];
let now: number;
let view: PlayersView;

beforeEach(async () => {
  ({ app, bridge } = await started());
  desk = new PlayersDesk();
  [focus, now] = [[], 10_000];
  view = {
    players: [STARK, HOLT],
    counts: { here: 0, expected: 2, coming: 0, absent: 0, out: 0 },
    ...{ checkInRound: 8, checkInBegun: true, enteredLast: [], undoTakesEntry: false },
  };
  const list = new PlayerList(desk, () => view);
  checkIn = new CheckIn({
    ...{ app, desk, list, settled: () => Promise.resolve(), hasLists: () => true },
    ...{ toField: () => void focus.push('field'), toTable: () => void focus.push('table') },
  });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const refuse = (refusal = REFUSED) => bridge.prepare('players.mark', { ok: false, refusal });
const found = (...names: readonly string[]): ListSearch => {
  const list = { id: LIST.id, name: LIST.name, month: LIST.month };
  const players = names.map((name, at) => ({ ...LISTED[0]!, name, place: 70 + at, fideId: 900 + at }));
  const rest = { count: names.length, others: [], lists: [list], unsure: { names: [], federation: '' } };
  return { list, pace: 'standard', players, ...rest };
};
/** Looks for what is typed, with this answer of the list. */
function search(...names: readonly string[]): Promise<void> {
  bridge.answerBy('lists.search', () => found(...names));
  return checkIn.lookUp.search({ typed: desk.typed, tolerant: false, list: null }, view.players, []);
}

describe('a mark', () => {
  it('is said at once where nothing failed before it, whenever its key was pressed', async () => {
    await checkIn.mark(HOLT, 'here', 0);
    expect(desk.echo).toMatchObject({ done: true, marked: { player: 41, presence: 'here' } });
  });
});

describe('that somebody was not marked', () => {
  const failed = { done: false, text: words.notStored('Holt, Leon', 'Not so. But so.') };

  it('stays a second and a half for whoever types on, and no longer', async () => {
    refuse();
    await checkIn.mark(HOLT, 'here');
    expect([desk.echo, app.refusal]).toEqual([failed, null]);
    await checkIn.mark(STARK, 'here', 11_499);
    expect(desk.echo).toEqual(failed);
    await checkIn.mark(STARK, 'here', 11_500);
    expect(desk.echo).toMatchObject({ done: true, marked: { player: 9, presence: 'here' } });
  });

  it('gives way to something else that failed, which stays as long', async () => {
    refuse();
    await checkIn.mark(HOLT, 'here');
    now = 11_000;
    const already = { done: false, text: words.alreadyHere('Stark, Mara') };
    await checkIn.mark({ ...STARK, presence: 'here' }, 'here');
    expect(desk.echo).toEqual(already);
    await checkIn.mark(HOLT, 'here', 12_499);
    expect(desk.echo).toEqual(already);
    await checkIn.mark(HOLT, 'here', 12_500);
    expect(desk.echo).toMatchObject({ done: true, marked: { player: 41 } });
    // What was done waits for nobody.
    await checkIn.mark(STARK, 'here', 12_501);
    expect(desk.echo).toMatchObject({ done: true, marked: { player: 9 } });
  });

  it('is over once something else is done on the page; what was done stays said', () => {
    desk.echo = failed;
    checkIn.forgetFailure();
    expect(desk.echo).toBeNull();
    desk.echo = { done: true, text: 'Holt is here' };
    checkIn.forgetFailure();
    expect(desk.echo).toEqual({ done: true, text: 'Holt is here' });
  });

  it('is said at the field where the next name is typed by then, and then the name does not come back', async () => {
    desk.typed = 'holt';
    const { promise, resolve } = Promise.withResolvers<void>();
    bridge.hold('players.mark', promise);
    refuse();
    const marking = checkIn.mark(HOLT, 'here');
    expect(desk.typed).toBe('');
    desk.typed = 'sta';
    resolve();
    await marking;
    expect([desk.typed, desk.echo, app.refusal]).toEqual(['sta', failed, null]);
  });

  it('is not said where the arbiter was asked and keeps things as they are, and the name comes back', async () => {
    const before: Refusal = { ...REFUSED, severity: 'not-saved' };
    for (const refusal of [null, before]) {
      app.refuse(refusal);
      desk.typed = 'holt';
      desk.echo = { done: true, text: 'Stark is here' };
      bridge.prepare('players.mark', { ok: false, confirm: { act: 'Mark', level: 2, consequences: [] } });
      const marking = checkIn.mark(HOLT, 'not-here');
      await settled();
      question(app).answer(false);
      await marking;
      expect([desk.typed, desk.echo, app.refusal]).toEqual(['holt', null, refusal]);
    }
  });
});

describe('the rating list', () => {
  it('is not looked through where nothing can be changed, nor once all rounds are on the wall', () => {
    desk.typed = 'zzz';
    expect(checkIn.looking).toBe(true);
    changed(bridge, { readOnly: true });
    expect(checkIn.looking).toBe(false);
    changed(bridge, { readOnly: false });
    view = { ...view, checkInRound: null };
    checkIn = new CheckIn({
      ...{ app, desk, list: new PlayerList(desk, () => view), settled: () => Promise.resolve() },
      ...{ hasLists: () => true, toField: () => undefined, toTable: () => undefined },
    });
    checkIn.lookUp.wanted = true;
    expect([checkIn.round, checkIn.looking]).toEqual([null, false]);
    checkIn.newPlayer();
    expect(app.dialogs).toEqual([{ kind: 'player', player: null, name: 'zzz' }]);
    expect(checkIn.lookUp.wanted).toBe(false);
  });

  it('is stepped through by the same keys as the table', async () => {
    desk.typed = 'zzz';
    await search('Listed, A', 'Listed, B', 'Listed, C');
    checkIn.step(2);
    expect(checkIn.lookUp.candidate?.name).toBe('Listed, C');
    checkIn.step(-1);
    expect([checkIn.lookUp.candidate?.name, desk.current]).toEqual(['Listed, B', null]);
  });

  it('that has nobody says so of what was typed, and the next name is typed over it', async () => {
    desk.typed = ' zzz ';
    await search();
    await checkIn.enter(true);
    expect(desk.echo).toEqual({ done: false, text: words.noMatch('zzz') });
    expect([desk.typed, focus]).toEqual([' zzz ', ['field']]);
  });

  it('that has nobody leaves the field alone in which the next name is typed', async () => {
    desk.typed = 'zzz';
    await search();
    const entering = checkIn.enter(true);
    desk.typed = 'sta';
    await entering;
    expect([desk.echo?.text, desk.typed, focus]).toEqual([words.noMatch('zzz'), 'sta', []]);
  });

  it('says nothing where nothing was typed', async () => {
    desk.typed = ' ';
    checkIn.lookUp.wanted = true;
    await checkIn.enter(true);
    expect([desk.echo, focus, bridge.sent]).toEqual([null, [], []]);
  });

  it('enters its player in the turn of the keys, and says at once that several fit', async () => {
    desk.typed = 'listed';
    await search('Listed, A', 'Listed, B');
    bridge.prepare('players.addFromList', { ok: true, value: { player: 130 } });
    await checkIn.enter(true);
    expect(desk.echo).toEqual({ done: true, text: lookUp.added('Listed, A', true) });
    expect(desk.current).toBe(130);
    desk.typed = 'listed';
    const searching = search('Listed, A', 'Listed, B');
    const entering = checkIn.take(true);
    await Promise.all([searching, entering]);
    expect(desk.echo).toEqual({ done: false, text: lookUp.severalFit });
    expect(bridge.sentAs('players.addFromList')).toHaveLength(1);
  });

  it('that refuses a player says so once, at the field, and the name comes back', async () => {
    desk.typed = 'listed';
    await search('Listed, A');
    bridge.prepare('players.addFromList', { ok: false, refusal: REFUSED });
    await checkIn.enter(true);
    const why = words.notStored('Listed, A', 'Not so. But so.');
    expect([desk.echo, desk.typed, app.refusal]).toEqual([{ done: false, text: why }, 'listed', null]);
  });
});
