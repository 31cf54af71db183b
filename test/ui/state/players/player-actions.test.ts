/** What can be done on the players' page: the key and the words of each, and what concerns whom. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { PlayerRow, PlayersView } from '../../../../src-main/ipc/contract.ts';
import type { App } from '../../../../src-renderer/state/app.svelte.ts';
import { PlayersDesk } from '../../../../src-renderer/state/desks.svelte.ts';
import { CheckIn } from '../../../../src-renderer/state/players/check-in.svelte.ts';
import { playerActions, withdraw } from '../../../../src-renderer/state/players/player-actions.ts';
import { playerColumns } from '../../../../src-renderer/state/players/player-columns.ts';
import { PlayerList } from '../../../../src-renderer/state/players/player-list.svelte.ts';
import { View } from '../../../../src-renderer/state/view.svelte.ts';
import { text } from '../../../../src-renderer/texts.ts';
import { type FixtureBridge } from '../../fixture-bridge.ts';
import { playerOf } from '../../fixtures.ts';
import { changed, REFUSED, settled, started } from '../started-app.ts';

// Identity, number and place in the table all differ.
const rowOf = (id: number, tpn: number, name: string, more: Partial<PlayerRow> = {}): PlayerRow => ({
  ...playerOf(tpn),
  ...{ id, name, rating: 2000, presence: 'here', notes: [] },
  ...more,
});
const HOLT = rowOf(41, 3, 'Holt, Leon', { presence: 'expected' });
const LARKIN = rowOf(52, 9, 'Larkin, Ana', { withdrawnFrom: 5, notes: [{ kind: 'warn', text: 'No birth' }] });
const STARK = rowOf(37, 4, 'Stark, Mara', { presence: 'expected' });

const words = text.players;

let bridge: FixtureBridge;
let app: App;
let desk: PlayersDesk;
let view: View<'players.view'>;
let list: PlayerList;
let checkIn: CheckIn;
let focus: string[];

async function begin(more: Partial<PlayersView> = {}): Promise<void> {
  ({ app, bridge } = await started());
  bridge.answerBy('players.view', () => ({
    players: [STARK, LARKIN, HOLT],
    counts: { here: 1, expected: 2, coming: 0, absent: 0, out: 0 },
    ...{ checkInRound: 8, checkInBegun: false, enteredLast: [], undoTakesEntry: false },
    ...more,
  }));
  desk = new PlayersDesk();
  view = new View(app, 'players.view');
  list = new PlayerList(desk, () => view.value);
  focus = [];
  checkIn = new CheckIn({
    ...{ app, desk, list, settled: () => view.settled(), hasLists: () => true },
    ...{ toField: () => void focus.push('field'), toTable: () => void focus.push('table') },
  });
  await view.load(null);
}
beforeEach(() => begin());

function actions(show: 'rounds' | 'particulars' = 'rounds') {
  const columns = playerColumns({ round: 8, rounds: [8], show, fit: 'wide' }, desk.sort, () => undefined);
  const [toField, toTable] = [() => void focus.push('to field'), () => void focus.push('to table')];
  return playerActions({ app, desk, list, checkIn, show, columns, toField, toTable });
}
const action = (id: string) => actions().find((one) => one.id === id)!;
const run = async (id: string) => {
  action(id).run();
  await settled();
};

describe('what can be done with players', () => {
  it('has its key and its words', () => {
    desk.current = HOLT.id;
    const shown = actions().map(({ id, keys, label }) => `${id}|${keys}|${label}`);
    expect(shown).toEqual([
      `new-player|Ctrl N|${words.add}`,
      `find|/|${words.find}`,
      `edit|E|${words.edit}`,
      `exchange|X|${text.exchange.action}`,
      `bye|B|${words.bye}`,
      `withdraw|W|${words.withdraw}`,
      `card|C|${words.card}`,
      `here|H|${words.markHere}`,
      `later|L|${words.late}`,
      `not-here|U|${words.absent}`,
      `remove|Del|${words.remove}`,
      `show|P|${words.show.particulars}`,
      `sort|S|${words.sort}`,
      `turn|Shift S|${words.turn}`,
      `all|A|${words.filters.all(3)}`,
      `expected|N|${words.filters.expected(2)}`,
      `look|F|${words.filters.look(1)}`,
      `import-table|Ctrl I|${text.table.commands.players}`,
      `to-round|Ctrl Enter|${words.toRound(8)}`,
    ]);
    const unlisted = actions().flatMap(({ id, unlisted: isOut }) => (isOut === true ? [id] : []));
    expect(unlisted).toEqual(['all']);
    expect(actions('particulars').find(({ id }) => id === 'show')!.label).toBe(words.show.rounds);
  });

  it('is called by what it would do to this player', () => {
    const labels = (player: PlayerRow) => {
      desk.current = player.id;
      return ['withdraw', 'not-here'].map((id) => action(id).label);
    };
    expect(labels(LARKIN)).toEqual([words.takeBack, words.undoArrival]);
    expect(labels(STARK)).toEqual([words.withdraw, words.absent]);
  });

  it('depends on a current player, the check-in, the first round and a file that can be changed', async () => {
    const ofPlayer = ['edit', 'exchange', 'bye', 'withdraw', 'card', 'here', 'later', 'not-here', 'remove'];
    const off = () => actions().flatMap(({ id, enabled }) => (enabled === false ? [id] : []));
    expect(off()).toEqual(ofPlayer);
    desk.current = HOLT.id;
    expect(off()).toEqual(['remove']);
    const rounds = bridge.state.document!.rounds.map((round) => ({ ...round, phase: 'later' as const }));
    changed(bridge, { rounds });
    expect(off()).toEqual([]);
    changed(bridge, { readOnly: true });
    expect(off()).toEqual(['new-player', ...ofPlayer.filter((id) => id !== 'card'), 'import-table']);
    await begin({ checkInRound: null });
    desk.current = HOLT.id;
    expect(off()).toEqual(['here', 'later', 'not-here', 'remove']);
    expect(action('to-round')).toBeUndefined();
  });

  it.each([
    ['edit', { kind: 'player', player: HOLT, name: '' }],
    ['bye', { kind: 'bye', player: HOLT }],
    ['withdraw', { kind: 'withdraw', player: HOLT }],
    ['card', { kind: 'card', player: HOLT.id }],
    ['later', { kind: 'late', player: HOLT }],
  ])('%s opens its dialog for the current player, and what failed before is over', async (id, dialog) => {
    desk.current = HOLT.id;
    desk.echo = { done: false, text: 'Nobody is called so' };
    await run(id);
    expect([app.dialogs, desk.echo]).toEqual([[dialog], null]);
  });

  it('marks, withdraws and removes the current player, by their identity', async () => {
    desk.current = STARK.id;
    await run('here');
    await run('not-here');
    await run('exchange');
    await run('remove');
    expect(app.said).toBe(words.removed(STARK.name));
    expect(bridge.sent.map(({ name, args }) => [name, args])).toEqual([
      ['players.mark', { player: 37, mark: { kind: 'here' }, confirmed: 0 }],
      ['players.mark', { player: 37, mark: { kind: 'not-here' }, confirmed: 0 }],
      ['players.exchangeNumbers', { player: 37, other: 52, confirmed: 0 }],
      ['players.remove', { player: 37 }],
    ]);
  });

  it('takes a withdrawal back and says so, and says nothing where that, or a removal, is refused', async () => {
    await withdraw(app, LARKIN);
    expect(bridge.sentAs('players.withdraw')).toEqual([{ player: 52, fromRound: null }]);
    expect([app.said, app.dialogs]).toEqual([text.withdraw.undone(LARKIN.name), []]);
    app.say('');
    bridge.prepare('players.withdraw', REFUSED as never);
    await withdraw(app, LARKIN);
    desk.current = HOLT.id;
    bridge.prepare('players.remove', REFUSED as never);
    await run('remove');
    expect(app.said).toBe('');
  });

  it('does nothing without a current player', async () => {
    for (const id of ['edit', 'bye', 'withdraw', 'card', 'here', 'later', 'not-here', 'remove'])
      await run(id);
    expect([bridge.sent, app.dialogs]).toEqual([[], []]);
  });

  it('turns the table to what is asked for', async () => {
    await run('expected');
    expect([desk.filter, focus]).toEqual(['expected', ['to table']]);
    await run('look');
    expect(desk.filter).toBe('look');
    await run('all');
    expect(desk.filter).toBe('all');
    await run('find');
    expect(focus.at(-1)).toBe('to field');
    await run('show');
    expect(desk.show).toBe('particulars');
    await run('turn');
    expect(desk.sort).toEqual({ by: 'name', descending: true });
    await run('sort');
    expect(desk.sort).toEqual({ by: 'federation', descending: false });
    actions('particulars')
      .find(({ id }) => id === 'show')!
      .run();
    expect(desk.show).toBe('rounds');
  });

  it('is to look for somebody new, and nothing of the table, while the rating list is looked through', async () => {
    await run('new-player');
    expect([checkIn.looking, focus]).toEqual([true, ['field']]);
    expect(actions().map(({ id }) => id)).toEqual(['new-player', 'import-table', 'to-round']);
  });

  it('reads a table of players, and goes on to the round', async () => {
    action('import-table').run();
    await settled();
    expect(app.dialogs).toMatchObject([{ kind: 'choose-file', purpose: 'open-table', suggestion: '' }]);
    app.close(app.dialogs[0]!);
    await run('to-round');
    expect([app.page, app.round]).toEqual(['round', 8]);
  });

  it('keeps the key to the round before the list is there: nobody knows yet whether there is one', () => {
    const early = new PlayerList(desk, () => null);
    const toField = () => undefined;
    const ports = { app, desk, list: early, settled: () => view.settled(), hasLists: () => null };
    const coming = new CheckIn({ ...ports, toField, toTable: toField });
    const at = { app, desk, list: early, checkIn: coming, show: 'rounds', columns: [] } as const;
    const ids = playerActions({ ...at, toField, toTable: toField }).map(({ id }) => id);
    expect(ids).toContain('to-round');
  });
});
