/** the players as they are entered beside the rating list that counts. */
import {
  hasBegun,
  isLateCorrection,
  LAST_ROUND_OF_RENUMBERING,
  playersById,
  renumbers,
  withPairingNumbers,
  type EditablePlayer,
  type EventDraft,
  type Player,
  type PlayerId,
  type Tournament,
} from '../../../src-engine/index.ts';
import type { AuditField, AuditRow, AuditView, SearchedList } from '../../ipc/contract.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import type { Lists } from '../lists/lists.ts';
import { nameOfPlayer } from '../names.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { transact } from '../transact.ts';
import { mayBeOne } from './doubles.ts';
import { fieldsOfList } from './from-list.ts';
import { lateChange } from './players.ts';
import { changesOf } from './view.ts';

/** Consequences that a question lists; the rest are counted. */
const MOST_CONSEQUENCES = 8;

type ListFields = ReturnType<typeof fieldsOfList>;

export function auditQueries(desk: Desk, lists: Lists): QueriesOf<'players.audit'> {
  return {
    'players.audit': () => desk.read((state) => answer(auditOf(state.tournament, lists))),
  };
}

/** What the list that counts says of a player with a FIDE ID; null where they are not on it. */
function listedOf(
  tournament: Tournament,
  lists: Lists,
  list: SearchedList,
  player: Player,
): ListFields | null {
  const entry = player.fideId === '' ? null : lists.store.list(list.id)?.byFideId(Number(player.fideId));
  return entry == null ? null : fieldsOfList(tournament, { entry, list });
}

function auditOf(tournament: Tournament, lists: Lists): AuditView {
  const inUse = lists.inUse();
  const { players } = tournament;
  if (inUse === null) return { list: null, rows: twice(players), agree: 0, otherMonth: 0 };
  const list = { id: inUse.id, name: inUse.name, month: inUse.month };
  const [differs, missing]: [AuditRow[], AuditRow[]] = [[], []];
  for (const player of players) {
    const listed = listedOf(tournament, lists, list, player);
    if (listed === null) missing.push(rowOf('missing', player));
    else {
      const fields = differences(player, listed);
      if (fields.length > 0)
        differs.push({
          ...rowOf('differs', player),
          fields,
          number: numberAfter(tournament, player, listed),
        });
    }
  }
  return {
    list,
    rows: [...differs, ...twice(players), ...missing],
    agree: players.length - differs.length - missing.length,
    otherMonth: players.filter(
      ({ ratingList, ratingMonth }) => ratingList === list.name && ratingMonth !== list.month,
    ).length,
  };
}

function rowOf(kind: AuditRow['kind'], player: Player): AuditRow {
  return { kind, player: nameOfPlayer(player), other: null, fields: [], number: null };
}

/** Pairs who may be one person. Cost: their number squared. */
function twice(players: readonly Player[]): AuditRow[] {
  return players.flatMap((player, at) =>
    players
      .slice(at + 1)
      .filter((other) => mayBeOne(player, other))
      .map((other) => ({ ...rowOf('twice', player), other: nameOfPlayer(other) })),
  );
}

/** What a list may say otherwise. Of a date of birth it knows the year; what it does not say differs from nothing. */
const COMPARED = ['name', 'title', 'rating', 'federation', 'sex', 'birth'] as const;

function differences(player: Player, listed: ListFields): AuditField[] {
  return COMPARED.flatMap((field) => {
    const [entered, says] = [shownOf(player, field), shownOf(listed, field)];
    const silent = says === '' && field !== 'title' && field !== 'rating';
    return entered === says || silent ? [] : [{ field, entered, listed: says }];
  });
}

function shownOf(of: Pick<Player, (typeof COMPARED)[number]>, field: (typeof COMPARED)[number]): string {
  const value = of[field];
  if (field === 'birth') return String(value).slice(0, 4);
  return value === null || value === 0 ? '' : String(value);
}

/** The fields that a list changes about a player: those that differ, and where the rating came from. */
function changesBy(player: Player, listed: ListFields): Partial<EditablePlayer> {
  const fields = differences(player, listed).map(({ field }) => field);
  const { ratingSource, ratingList, ratingMonth, ratingPace } = listed;
  return {
    ...Object.fromEntries(fields.map((field) => [field, listed[field]])),
    ratingSource,
    ratingList,
    ratingMonth,
    ratingPace,
  };
}

/** Pairing number with the list's values, where it is another one and can still change (C.04.2 2.3). */
function numberAfter(tournament: Tournament, player: Player, listed: ListFields): AuditRow['number'] {
  if (tournament.rounds.length >= LAST_ROUND_OF_RENUMBERING) return null;
  const numbers = numbersWith(tournament, new Map([[player.id, changesBy(player, listed)]]));
  const from = numbersWith(tournament, new Map()).get(player.id)!;
  const to = numbers.get(player.id)!;
  return from === to ? null : { from, to };
}

function numbersWith(
  { players, rounds }: Tournament,
  changes: ReadonlyMap<PlayerId, Partial<EditablePlayer>>,
): ReadonlyMap<PlayerId, number> {
  const changed = players.map((player) => ({ ...player, ...changes.get(player.id) }));
  return new Map(withPairingNumbers(changed, rounds.length).map(({ id, tpn }) => [id, tpn]));
}

export function auditCommands(desk: Desk, lists: Lists): CommandsOf<'players.takeList'> {
  return {
    'players.takeList': ({ players: ids, confirmed }) =>
      Promise.resolve(
        transact(desk, { command: 'players.takeList', confirmed }, ({ tournament }) => {
          const words = texts.audit;
          const list = lists.inUse();
          if (list === null) return refuse(refusal('list-gone', texts.lists.gone));
          const known = playersById(tournament);
          const changes = new Map<PlayerId, Partial<EditablePlayer>>();
          for (const id of ids) {
            const player = known.get(id);
            const listed = player === undefined ? null : listedOf(tournament, lists, list, player);
            if (player === undefined || listed === null)
              return refuse(refusal('not-on-list', words.notOnList(player?.name ?? String(id))));
            const { after } = changesOf(player, changesBy(player, listed));
            if (Object.keys(after).length > 0) changes.set(id, after);
          }
          const drafts = [...changes].map(([id, after]) => draftOf(tournament, known.get(id)!, after));
          const consequences = consequencesOf(tournament, known, changes);
          const act = words.take(ids.length, list.name, texts.lists.month(list.month));
          const question = { act, level: 2, consequences, article: 'C.04.2 2.3' } as const;
          return { drafts, question, value: { changed: changes.size } };
        }),
      ),
  };
}

function draftOf(tournament: Tournament, player: Player, wanted: Partial<EditablePlayer>): EventDraft {
  const { before, after } = changesOf(player, wanted);
  const payload = { player: player.id, name: player.name, before, after };
  return isLateCorrection(tournament, after)
    ? { kind: 'player-changed-late', payload }
    : { kind: 'player-changed', payload };
}

/** What taking the list means, the gravest first: rounds and numbers, then each player. */
function consequencesOf(
  tournament: Tournament,
  known: ReadonlyMap<PlayerId, Player>,
  changes: ReadonlyMap<PlayerId, Partial<EditablePlayer>>,
): string[] {
  const words = texts.audit;
  const orders = [...changes.values()].some((after) => isLateCorrection(tournament, after));
  const before = numbersWith(tournament, new Map());
  const after = numbersWith(tournament, changes);
  const moved = renumbers(tournament)
    ? [...after].filter(([id, number]) => before.get(id) !== number).length
    : 0;
  const lines = [...changes].map(([id, fields]) =>
    words.change(
      known.get(id)!.name,
      COMPARED.filter((field) => field in fields).map((field) => ({
        field,
        entered: shownOf(known.get(id)!, field),
        listed: shownOf({ ...known.get(id)!, ...fields }, field),
      })),
    ),
  );
  const rest = lines.length - MOST_CONSEQUENCES;
  return [
    ...(orders && hasBegun(tournament) ? lateChange(tournament) : []),
    words.numbersMove(moved),
    ...lines.slice(0, MOST_CONSEQUENCES),
    ...(rest > 0 ? [words.more(rest)] : []),
  ];
}
