/** The players as they are entered beside the rating list that counts. */
import {
  LAST_ROUND_OF_RENUMBERING,
  outOfLine,
  type AuditSettlement,
  type EarlierRating,
  type Player,
  type PlayerId,
  type Tournament,
  type TournamentState,
} from '../../../src-engine/index.ts';
import type { AuditDetail, AuditEntry, AuditRow, AuditView, SearchedList } from '../../ipc/contract.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import type { Lists } from '../lists/lists.ts';
import { matchOnList } from '../lists/match.ts';
import { isOfOtherMonth } from '../lists/other-month.ts';
import { nameOfPlayer } from '../names.ts';
import { notThere } from '../refusals.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { transact } from '../transact.ts';
import { pairsOfOne } from './doubles.ts';
import { effectsOf, numbersWith } from './effects.ts';
import { fieldsOfList } from './from-list.ts';
import { changesBy, comparedFields, differences, listedOf, listEntryOf, type ListFields } from './listed.ts';
import { keptFirst, mergeObstacle } from './merge.ts';

/** Hits that are proposed for a player who has no FIDE ID; each has a digit. */
const PROPOSED = 5;

export function auditQueries(desk: Desk, lists: Lists): QueriesOf<'players.audit' | 'players.auditEntry'> {
  return {
    'players.audit': () => desk.read((state) => answer(auditOf(state, lists))),
    'players.auditEntry': (entry) =>
      desk.read((state) => {
        const detail = detailOf(state.tournament, lists, entry);
        return detail === null ? refuse(notThere(texts.audit.entry)) : answer(detail);
      }),
  };
}

function auditOf({ tournament, settled }: TournamentState, lists: Lists): AuditView {
  const inUse = lists.inUse();
  const { players } = tournament;
  const list = inUse === null ? null : { id: inUse.id, name: inUse.name, month: inUse.month };
  const listed = new Map(
    players.map((player) => [player.id, list === null ? null : listedOf(tournament, lists, list, player)]),
  );
  const missing = list === null ? [] : players.filter(({ id }) => listed.get(id) === null);
  const rows = [
    ...differing(tournament, listed),
    ...pairsOfOne(players).map((pair) => twiceRow(tournament, pair)),
    ...missing.map((player) => missingRow(player, lists, list!)),
    ...players.flatMap((player) => oddRow(tournament, lists, player, listed.get(player.id) ?? null)),
  ];
  const open = rows.filter((row) => !isSettled(settled, row));
  const toSettle = new Set(open.map(({ player }) => player.id));
  return {
    list,
    wantedMonth: lists.wantedMonth(),
    rows: open,
    kept: rows.length - open.length,
    agree: players.filter(({ id }) => !toSettle.has(id) && listed.get(id) != null).length,
    otherMonth: list === null ? 0 : players.filter((player) => isOfOtherMonth(player, list)).length,
  };
}

function rowOf(kind: AuditRow['kind'], player: Player, more: Partial<AuditRow>): AuditRow {
  return {
    kind,
    player: nameOfPlayer(player),
    other: null,
    fields: [],
    number: null,
    likely: 0,
    oddities: [],
    seen: '',
    ...more,
  };
}

function differing(tournament: Tournament, listed: ReadonlyMap<PlayerId, ListFields | null>): AuditRow[] {
  const before = numbersWith(tournament, new Map());
  return tournament.players.flatMap((player) => {
    const says = listed.get(player.id) ?? null;
    const fields = says === null ? [] : differences(player, says);
    if (fields.length === 0) return [];
    const seen = fields.map(({ field, listed: value }) => `${field}=${value}`).join('; ');
    return [
      rowOf('differs', player, { fields, number: numberAfter(tournament, before, player, says!), seen }),
    ];
  });
}

/** Pairing number with the list's values, where it is another one and can still change (C.04.2 2.3). */
function numberAfter(
  tournament: Tournament,
  before: ReadonlyMap<PlayerId, number>,
  player: Player,
  listed: ListFields,
): AuditRow['number'] {
  if (tournament.rounds.length >= LAST_ROUND_OF_RENUMBERING) return null;
  const numbers = numbersWith(tournament, new Map([[player.id, changesBy(player, listed)]]));
  const [from, to] = [before.get(player.id)!, numbers.get(player.id)!];
  return from === to ? null : { from, to };
}

function twiceRow(tournament: Tournament, pair: readonly [Player, Player]): AuditRow {
  const [player, other] = keptFirst(tournament, pair);
  return rowOf('twice', player, { other: nameOfPlayer(other), seen: `${player.name} / ${other.name}` });
}

function missingRow(player: Player, lists: Lists, list: SearchedList): AuditRow {
  const { hits } = matchOnList(lists, list, player, PROPOSED);
  return rowOf('missing', player, {
    likely: hits.length,
    seen: texts.entries.players.id(player.fideId || '–'),
  });
}

/** Months of the same list from which a rating is compared. */
const MONTHS_BACK = 12;

/** What the oldest list of the last year that is stored says of the rating now given. */
function earlierRating(lists: Lists, player: Player, listed: ListFields | null): EarlierRating | null {
  // An entry that differs from the list is told as such.
  if (listed === null || listed.ratingPace === '' || listed.rating !== player.rating) return null;
  const earliest = monthBefore(listed.ratingMonth, MONTHS_BACK);
  const older = lists.store
    .lists()
    .filter(
      ({ name, month }) => name === listed.ratingList && month < listed.ratingMonth && month >= earliest,
    )
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))[0];
  const entry = older === undefined ? null : listEntryOf(lists, older, player);
  return entry === null ? null : { rating: entry[listed.ratingPace], month: older!.month };
}

function monthBefore(month: string, months: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  const at = year * 12 + of - 1 - months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

function oddRow({ info }: Tournament, lists: Lists, player: Player, listed: ListFields | null): AuditRow[] {
  const year = Number(info.startDate.slice(0, 4));
  const oddities = outOfLine(player, year, earlierRating(lists, player, listed));
  if (oddities.length === 0) return [];
  const seen = oddities.map((each) => `${each.code}=${player.rating}`).join('; ');
  return [rowOf('out-of-line', player, { oddities, seen })];
}

function isSettled(settled: readonly AuditSettlement[], { kind, player, other, seen }: AuditRow): boolean {
  return settled.some(
    (each) =>
      each.kind === kind &&
      each.player === player.id &&
      each.other === (other?.id ?? null) &&
      each.seen === seen,
  );
}

function detailOf(
  tournament: Tournament,
  lists: Lists,
  { kind, player: id, other }: AuditEntry,
): AuditDetail | null {
  const of = (wanted: PlayerId | null) => tournament.players.find((known) => known.id === wanted);
  const player = of(id);
  if (player === undefined) return null;
  const second = of(other);
  const inUse = lists.inUse();
  const entry = inUse === null ? null : listEntryOf(lists, inUse, player);
  const listed = entry === null ? null : fieldsOfList(tournament, { entry, list: inUse! }, player);
  const changes = listed === null ? {} : changesBy(player, listed);
  const { federation, birth, club, fideId, ratingSource, ratingList, ratingMonth } = player;
  const hits =
    kind === 'missing' && inUse !== null ? matchOnList(lists, inUse, player, PROPOSED, 'tolerant').hits : [];
  return {
    about: { federation, birth, club, fideId, ratingSource, ratingList, ratingMonth },
    fields: comparedFields(player, second ?? listed),
    effects: kind === 'differs' ? effectsOf(tournament, new Map([[id, changes]])) : null,
    hits,
    obstacle: second === undefined ? '' : mergeObstacle(tournament, player, second),
  };
}

export function auditCommands(desk: Desk, lists: Lists): CommandsOf<'players.settle'> {
  return {
    'players.settle': (wanted) =>
      Promise.resolve(
        transact(desk, { command: 'players.settle' }, (state) => {
          const { rows } = auditOf(state, lists);
          const row = rows.find(
            ({ kind, player, other }) =>
              kind === wanted.kind && player.id === wanted.player && (other?.id ?? null) === wanted.other,
          );
          if (row === undefined) return refuse(refusal('nothing-to-settle', texts.audit.settledAlready));
          const { player, kind, other } = wanted;
          const payload = { player, other, kind, seen: row.seen, name: row.player.name };
          return { drafts: [{ kind: 'audit-settled', payload }], value: null };
        }),
      ),
  };
}
