/** The check-in: one field that marks who is here, enters who is new, and leads on to the round. */
import { beforeEach, describe, expect, it } from 'vitest';
import { en } from '../../../../src-engine/texts/index.ts';
import type { PlayersView, Refusal } from '../../../../src-main/ipc/contract.ts';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import { CheckIn } from '../../../../src-renderer/state/players/check-in.svelte.ts';
import { PlayersDesk } from '../../../../src-renderer/state/desks.svelte.ts';
import { playerActions } from '../../../../src-renderer/state/players/player-actions.ts';
import { playerColumns } from '../../../../src-renderer/state/players/player-columns.ts';
import { PlayerList } from '../../../../src-renderer/state/players/player-list.svelte.ts';
import { View } from '../../../../src-renderer/state/view.svelte.ts';
import { FixtureBridge, PLAYERS } from '../../fixture-bridge.ts';

const REFUSAL: Refusal = { code: 'no', message: 'The disk is full.', advice: '', severity: 'not-saved' };
const words = en.players;

let bridge: FixtureBridge;
let app: App;
let desk: PlayersDesk;
let list: PlayerList;
let checkIn: CheckIn;
let view: View<'players.view'>;
let lists: boolean | null;
let focus: string[];
const turns = () => new Promise((resolve) => setTimeout(resolve));
const named = (name: string) => PLAYERS.find((player) => player.name === name)!;

async function begin(more: Partial<PlayersView> = {}): Promise<void> {
  bridge = new FixtureBridge('draft');
  const { counts } = { counts: { here: 90, expected: 30, coming: 0, absent: 0, out: 0 } };
  bridge.answerBy('players.view', () => ({
    players: bridge.players,
    counts,
    checkInRound: 7,
    checkInBegun: true,
    enteredLast: [],
    undoTakesEntry: false,
    ...more,
  }));
  app = new App(bridge);
  app.start();
  desk = new PlayersDesk();
  view = new View(app, 'players.view');
  [lists, focus] = [true, []];
  list = new PlayerList(desk, () => view.value);
  checkIn = new CheckIn({
    app,
    desk,
    list,
    settled: () => view.settled(),
    hasLists: () => lists,
    toField: () => focus.push('field'),
    toTable: () => focus.push('table'),
  });
  await view.load(null);
  await turns();
}
beforeEach(() => begin());

const actions = () => {
  const show = 'rounds' as const;
  const columns = playerColumns({ round: 7, rounds: [7], show, fit: 'wide' }, desk.sort, () => undefined);
  const [toField, toTable] = [() => void focus.push('field'), () => void focus.push('table')];
  return playerActions({ app, desk, list, checkIn, show, columns, toField, toTable });
};
const action = (id: string) => actions().find((one) => one.id === id)!;

/** Everybody of the tournament is here but those in the list. */
function expectOnly(...names: readonly string[]): void {
  bridge.players = PLAYERS.map((player) => ({
    ...player,
    presence: names.includes(player.name) ? ('expected' as const) : ('here' as const),
  }));
}

describe('Enter in the field', () => {
  it('marks whom the text finds as here, and says so', async () => {
    expectOnly('Stark, Lukas');
    await view.load(null);
    list.type('stark, lu');
    await checkIn.enter(true);
    expect(bridge.sentAs('players.mark')).toEqual([
      { player: named('Stark, Lukas').id, mark: { kind: 'here' }, confirmed: 0 },
    ]);
    expect(desk.typed).toBe('');
    expect(desk.echo).toMatchObject({ done: true, marked: { presence: 'here' } });
  });

  it('marks nobody twice', async () => {
    expectOnly();
    await view.load(null);
    list.type('stark, lu');
    await checkIn.enter(true);
    expect(desk.echo).toEqual({ done: false, text: words.alreadyHere('Stark, Lukas') });
    expect([desk.typed, bridge.sent]).toEqual(['', []]);
  });

  it('marks nobody by two letters', async () => {
    list.type('st');
    await checkIn.enter(true);
    expect(desk.echo).toEqual({ done: false, text: words.threeLetters });
    expect([desk.typed, bridge.sent]).toEqual(['st', []]);
  });

  it('says that nobody is called so, and the next name is typed over it', async () => {
    lists = false;
    list.type('zzz');
    await checkIn.enter(true);
    expect(desk.echo).toEqual({ done: false, text: words.noMatch('zzz') });
    expect(desk.typed).toBe('');
    // Without a text nobody is meant, whoever is current.
    list.moveTo(0);
    await checkIn.enter(true);
    expect(desk.echo).toEqual({ done: false, text: words.noMatch('') });
    expect(bridge.sent).toEqual([]);
    // It is not said any more once something else is done about a player.
    action('later').run();
    expect(desk.echo).toBeNull();
  });

  it('finds whom the filter hides: nobody is said to be missing who is entered', async () => {
    expectOnly('Stark, Lukas');
    await view.load(null);
    desk.filter = 'expected';
    list.type(named('Larkin, Signe').fideId);
    expect([list.matches.length, checkIn.looking]).toEqual([0, false]);
    await checkIn.enter(true);
    expect(desk.echo).toEqual({ done: false, text: words.alreadyHere('Larkin, Signe') });
    // Of several none is taken unseen: they are listed.
    list.type('lar');
    await checkIn.enter(true);
    expect(desk.echo).toEqual({ done: false, text: en.lookUp.severalFit });
    expect([desk.filter, desk.typed, list.matches.length > 1]).toEqual(['all', 'lar', true]);
    expect(bridge.sent).toEqual([]);
  });

  it.each<[string, Refusal, string | null]>([
    ['at the field', { ...REFUSAL, severity: 'refused', advice: 'Wait.' }, 'The disk is full. Wait.'],
    ['above the page where nothing can be stored', REFUSAL, null],
    ['above the page where it offers a way out', { ...REFUSAL, severity: 'refused', offer: 'recover' }, null],
  ])('says a refusal once, %s, and keeps the text', async (_, refusal, why) => {
    bridge.prepare('players.mark', { ok: false, refusal });
    expectOnly('Stark, Lukas');
    await view.load(null);
    list.type('stark, lu');
    await checkIn.enter(true);
    const echo = why === null ? null : { done: false, text: words.notStored('Stark, Lukas', why) };
    expect([desk.echo, app.refusal]).toEqual([echo, why === null ? refusal : null]);
    expect(desk.typed).toBe('stark, lu');
  });

  it('opens the card of the current player once all rounds are published', async () => {
    await begin({ checkInRound: null });
    await checkIn.enter(true);
    expect(app.dialogs).toEqual([]);
    list.moveTo(2);
    await checkIn.enter(true);
    expect(app.dialogs).toEqual([{ kind: 'card', player: list.rows[2]!.id }]);
    expect(checkIn.looking).toBe(false);
  });
});

describe('the rating list', () => {
  const ADDED = { ok: true, value: { player: 130 } as never } as const;
  const search = () =>
    checkIn.lookUp.search({ typed: desk.typed, tolerant: false, list: null }, list.all, list.matches);

  it('is asked where three letters fit nobody who is entered', () => {
    const looking = (typed: string) => {
      desk.typed = typed;
      return checkIn.looking;
    };
    expect(['', 'zz', 'zzz', 'sta'].map(looking)).toEqual([false, false, true, false]);
    lists = false;
    expect(looking('zzzz')).toBe(false);
  });

  it('enters its player by Enter, here or not, and the field is ready for the next one', async () => {
    desk.typed = 'kasparek';
    await search();
    bridge.prepare('players.addFromList', ADDED);
    await checkIn.enter(false);
    expect(bridge.sentAs('players.addFromList')).toMatchObject([{ place: 1, here: false }]);
    expect(desk.echo).toEqual({ done: true, text: en.lookUp.added('Kasparek, Gustav', false) });
    expect([desk.typed, focus, checkIn.looking]).toEqual(['', ['field'], false]);
  });

  it('leads to the player who was entered, as soon as the table has them', async () => {
    desk.typed = 'kasparek';
    await search();
    bridge.prepare('players.addFromList', ADDED);
    await checkIn.enter(true);
    list.follow();
    expect(list.current).toBeNull();
    bridge.players = [...PLAYERS, { ...PLAYERS[0]!, id: 130, name: 'Kasparek, Gustav' }];
    await view.load(null);
    list.follow();
    expect(list.current?.id).toBe(130);
    bridge.players = PLAYERS;
    await view.load(null);
    list.follow();
    expect(list.current).not.toBeNull();
  });

  it('keeps what was typed where its player was refused', async () => {
    desk.typed = 'kasparek';
    await search();
    bridge.prepare('players.addFromList', { ok: false, refusal: REFUSAL });
    await checkIn.take(true);
    expect([desk.typed, desk.echo]).toEqual(['kasparek', null]);
  });

  it('puts back what was asked for where its player was refused', async () => {
    desk.typed = 'kasparek';
    await search();
    checkIn.lookUp.step(1);
    checkIn.lookUp.toggleBye(3);
    const chosen = checkIn.lookUp.candidate;
    bridge.prepare('players.addFromList', { ok: false, refusal: REFUSAL });
    await checkIn.take(true);
    await search();
    expect([checkIn.lookUp.candidate, checkIn.lookUp.byes]).toEqual([chosen, [3]]);
  });

  it('marks somebody who is entered already', async () => {
    expectOnly('Stark, Lukas');
    await view.load(null);
    checkIn.newPlayer();
    list.type('stark, lu');
    await search();
    checkIn.lookUp.choose(0);
    await checkIn.enter(true);
    expect(bridge.sentAs('players.mark')).toMatchObject([{ player: named('Stark, Lukas').id }]);
  });

  it('is stepped through in place of the table', async () => {
    desk.typed = 'kasparek';
    await search();
    list.moveTo(3);
    const before = desk.current;
    checkIn.step(1);
    expect(desk.current).toBe(before);
    desk.typed = '';
    checkIn.step(1);
    expect(desk.current).not.toBe(before);
  });

  it('is left by Esc for the field; from the field Esc goes to the table', () => {
    checkIn.newPlayer();
    expect([checkIn.looking, focus]).toEqual([true, ['field']]);
    desk.typed = 'sta';
    checkIn.leave();
    expect([checkIn.looking, desk.typed, focus]).toEqual([false, '', ['field', 'field']]);
    desk.typed = 'sta';
    checkIn.leave();
    expect([desk.typed, focus.at(-1)]).toEqual(['', 'table']);
  });

  it('is waited for where it is not known yet whether there is one, with the keyboard in the field', async () => {
    for (const known of [true, false]) {
      [lists, focus] = [null, []];
      checkIn.newPlayer();
      desk.typed = 'kasp';
      expect([checkIn.lookUp.wanted, app.dialogs, focus]).toEqual([false, [], ['field']]);
      lists = known;
      await turns();
      expect(checkIn.lookUp.wanted).toBe(known);
      checkIn.lookUp.clear();
    }
    expect(app.dialogs).toEqual([{ kind: 'player', player: null, name: 'kasp' }]);
  });

  it('gives way to typing by hand at the second key, and where there is none', () => {
    desk.typed = ' New, Name ';
    checkIn.newPlayer();
    expect(app.dialogs).toEqual([]);
    checkIn.newPlayer();
    expect(app.dialogs).toEqual([{ kind: 'player', player: null, name: 'New, Name' }]);
    expect(checkIn.lookUp.wanted).toBe(false);
    lists = false;
    checkIn.newPlayer();
    expect(app.dialogs.length).toBe(2);
  });
});

describe('the way on', () => {
  it('closes a check-in that has begun, as long as somebody is waited for', async () => {
    expect([checkIn.unsettled, checkIn.goOn]).toEqual([true, words.closeCheckIn]);
    await checkIn.toRound();
    expect([app.dialogs, app.page]).toEqual([[{ kind: 'check-in' }], 'round']);
  });

  it('waits for the list, and then does not pass by those whom nobody has seen', async () => {
    app.show('players');
    view.clear();
    const asked = view.load(null);
    const goes = actions().find(({ id }) => id === 'to-round');
    goes!.run();
    expect([app.dialogs, app.page]).toEqual([[], 'players']);
    await asked;
    await turns();
    expect([app.dialogs, app.page]).toEqual([[{ kind: 'check-in' }], 'players']);
  });

  it('leads nowhere once all rounds are published', async () => {
    await begin({ checkInRound: null });
    app.show('players');
    await checkIn.toRound();
    expect([app.dialogs, app.page]).toEqual([[], 'players']);
  });

  it('is the round where everybody was seen, or nobody', async () => {
    await begin({ checkInBegun: false, checkInRound: 8 });
    expect([checkIn.unsettled, checkIn.goOn]).toEqual([false, words.toRound(8)]);
    app.show('players');
    await checkIn.toRound();
    expect([app.dialogs, app.page, app.round]).toEqual([[], 'round', 8]);
    await begin();
    expectOnly();
    await view.load(null);
    expect(checkIn.unsettled).toBe(false);
  });
});

describe('what can be done on the page', () => {
  const enabled = () =>
    actions()
      .filter((one) => one.enabled !== false)
      .map(({ id }) => id);

  it('needs a current player for what concerns one, and the check-in of a round for marks', async () => {
    const concern = ['edit', 'exchange', 'bye', 'withdraw', 'card'];
    const marks = ['here', 'later', 'not-here'];
    expect(enabled()).not.toEqual(expect.arrayContaining(['card']));
    list.moveTo(0);
    expect(enabled()).toEqual(expect.arrayContaining([...concern, ...marks]));
    // A player is removed before the first round only.
    expect(enabled()).not.toContain('remove');
    await begin({ checkInRound: null });
    list.moveTo(0);
    expect(enabled()).toEqual(expect.arrayContaining(concern));
    expect(enabled().filter((id) => marks.includes(id) || id === 'to-round')).toEqual([]);
  });

  it('is a card and nothing that changes while the tournament is frozen', () => {
    list.moveTo(0);
    const document = { ...bridge.state.document!, readOnly: true };
    bridge.state = { ...bridge.state, document };
    bridge.changed([]);
    expect(enabled()).toEqual([
      'find',
      'card',
      'show',
      'sort',
      'turn',
      'all',
      'expected',
      'look',
      'to-round',
    ]);
  });

  it('is what the keys say', async () => {
    list.moveTo(0);
    const { id } = list.current!;
    action('expected').run();
    expect([desk.filter, focus]).toEqual(['expected', ['table']]);
    action('show').run();
    expect(desk.show).toBe('particulars');
    action('sort').run();
    expect(desk.sort).toEqual({ by: 'federation', descending: false });
    action('turn').run();
    expect(desk.sort).toEqual({ by: 'federation', descending: true });
    action('find').run();
    expect(focus).toEqual(['table', 'field']);
    action('all').run();
    action('card').run();
    action('withdraw').run();
    expect(app.dialogs).toMatchObject([
      { kind: 'card', player: id },
      { kind: 'withdraw', player: { id } },
    ]);
  });

  it('takes a withdrawal back without a dialog', async () => {
    bridge.players = PLAYERS.map((player) => ({ ...player, withdrawnFrom: 5 }));
    await view.load(null);
    list.moveTo(0);
    expect(action('withdraw').label).toBe(words.takeBack);
    action('withdraw').run();
    await turns();
    expect(bridge.sentAs('players.withdraw')).toEqual([{ player: list.current!.id, fromRound: null }]);
    expect(app.said).toBe(en.withdraw.undone(list.current!.name));
  });

  it('leaves the table alone while the rating list is looked through', () => {
    desk.typed = 'kasparek';
    expect(actions().map(({ id }) => id)).toEqual(['new-player', 'import-table', 'to-round']);
  });
});
