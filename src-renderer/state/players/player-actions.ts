import type { PlayerRow } from '../../../src-main/ipc/contract.ts';
import { KEYS } from '../../keys.ts';
import { text } from '../../texts.ts';
import type { Action } from '../actions.svelte.ts';
import type { App } from '../app.svelte.ts';
import type { CheckIn } from './check-in.svelte.ts';
import type { Column } from '../columns.ts';
import type { PlayersDesk } from '../desks.svelte.ts';
import { exchangeWithNext } from './exchange.ts';
import { nextOrder, type PlayersShow } from './player-columns.ts';
import type { PlayerList } from './player-list.svelte.ts';
import { reviewTable } from '../files/table-review.svelte.ts';

interface PlayersAtHand {
  readonly app: App;
  readonly desk: PlayersDesk;
  readonly list: PlayerList;
  readonly checkIn: CheckIn;
  /** What the table shows now. */
  readonly show: PlayersShow;
  readonly columns: readonly Column[];
  /** Puts the focus into the field, or on the table. */
  readonly toField: () => void;
  readonly toTable: () => void;
}

/** What can be done on the players' page now. */
export function playerActions(at: PlayersAtHand): readonly Action[] {
  const { app, checkIn } = at;
  const enabled = !app.frozen;
  return [
    {
      id: 'new-player',
      label: text.players.add,
      keys: KEYS.players.new,
      enabled,
      run: () => checkIn.newPlayer(),
    },
    ...(checkIn.looking
      ? []
      : [
          { id: 'find', label: text.players.find, keys: KEYS.players.find, run: at.toField },
          ...playerKeys(at),
          ...tableKeys(at),
        ]),
    {
      id: 'import-table',
      label: text.table.commands.players,
      keys: KEYS.players.table,
      enabled,
      run: () => void reviewTable(app, 'players', app.round),
    },
    // Before the list is there nobody knows whether there is a way on; the key waits for it.
    ...(checkIn.round === null && at.list.view !== null
      ? []
      : [
          {
            id: 'to-round',
            label: checkIn.goOn,
            keys: KEYS.players.go,
            run: () => void checkIn.toRound(),
          },
        ]),
  ];
}

/** Withdraws a player, or takes that back. */
export async function withdraw(app: App, player: PlayerRow): Promise<void> {
  if (player.withdrawnFrom === null) return app.open({ kind: 'withdraw', player });
  const done = await app.run('players.withdraw', { player: player.id, fromRound: null });
  if (done !== null) app.say(text.withdraw.undone(player.name));
}

async function remove(app: App, player: PlayerRow): Promise<void> {
  const done = await app.run('players.remove', { player: player.id });
  if (done !== null) app.say(text.players.removed(player.name));
}

/** What concerns the current player. */
function playerKeys({ app, list, checkIn }: PlayersAtHand): readonly Action[] {
  const { current } = list;
  const enabled = current !== null && !app.frozen;
  const marks = enabled && checkIn.round !== null;
  const isFirst = app.document?.rounds.every(({ phase }) => phase === 'later') ?? true;
  const mark = (kind: 'here' | 'not-here') => () => current !== null && void checkIn.mark(current, kind);
  const on = (run: (player: PlayerRow) => unknown) => () => {
    if (current === null) return;
    checkIn.forgetFailure();
    void run(current);
  };
  const words = text.players;
  const keys = KEYS.players;
  return [
    {
      id: 'edit',
      label: words.edit,
      keys: keys.edit,
      enabled,
      run: on((player) => app.open({ kind: 'player', player, name: '' })),
    },
    {
      id: 'exchange',
      label: text.exchange.action,
      keys: keys.exchange,
      enabled,
      run: on((player) => exchangeWithNext(app, player, list.all)),
    },
    {
      id: 'bye',
      label: words.bye,
      keys: keys.bye,
      enabled,
      run: on((player) => app.open({ kind: 'bye', player })),
    },
    {
      id: 'withdraw',
      label: current?.withdrawnFrom == null ? words.withdraw : words.takeBack,
      keys: keys.withdraw,
      enabled,
      run: on((player) => withdraw(app, player)),
    },
    {
      id: 'card',
      label: words.card,
      keys: keys.card,
      enabled: current !== null,
      run: on(({ id }) => app.open({ kind: 'card', player: id })),
    },
    {
      id: 'here',
      label: words.markHere,
      keys: keys.here,
      enabled: marks,
      run: mark('here'),
    },
    {
      id: 'later',
      label: words.late,
      keys: keys.late,
      enabled: marks,
      run: on((player) => app.open({ kind: 'late', player })),
    },
    {
      id: 'not-here',
      label: current?.presence === 'expected' ? words.absent : words.undoArrival,
      keys: keys.notHere,
      enabled: marks,
      run: mark('not-here'),
    },
    {
      id: 'remove',
      label: words.remove,
      keys: keys.remove,
      enabled: enabled && isFirst,
      run: on((player) => remove(app, player)),
    },
  ];
}

/** What concerns the table: what it shows, its order, who is listed. */
function tableKeys({ desk, list, show, columns, toTable }: PlayersAtHand): readonly Action[] {
  const other: PlayersShow = show === 'rounds' ? 'particulars' : 'rounds';
  const words = text.players;
  const keys = KEYS.players;
  const filters = [
    ['all', words.filters.all(list.all.length), keys.all],
    ['expected', words.filters.expected(list.waiting.length), keys.expected],
    ['look', words.filters.look(list.looks.length), keys.look],
  ] as const;
  return [
    { id: 'show', label: words.show[other], keys: keys.particulars, run: () => (desk.show = other) },
    {
      id: 'sort',
      label: words.sort,
      keys: keys.sort,
      run: () => list.sortBy(nextOrder(columns, desk.sort.by)),
    },
    { id: 'turn', label: words.turn, keys: keys.turn, run: () => list.sortBy(desk.sort.by) },
    ...filters.map(([id, label, chord]) => ({
      id,
      label,
      keys: chord,
      unlisted: id === 'all',
      // By its key: the table is worked on next, so it gets the focus and with it a current player.
      run: () => {
        desk.filter = id;
        toTable();
      },
    })),
  ];
}
