/** The players as they are entered beside the rating lists that are asked. */
import {
  LAST_ROUND_OF_RENUMBERING,
  outOfLine,
  type AuditKind,
  type EarlierRating,
  type Player,
  type PlayerId,
  type Tournament,
  type TournamentState,
} from '../../../src-engine/index.ts';
import type { AuditDetail, AuditEntry, AuditRow, AuditView, SearchedList } from '../../ipc/contract.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import type { Documents } from '../documents/documents.ts';
import { placeToSave, saveExport } from '../filing/save.ts';
import type { Lists } from '../lists/lists.ts';
import { named } from '../lists/named.ts';
import { openMonths } from '../lists/other-month.ts';
import { nameOfPlayer } from '../names.ts';
import { notThere } from '../refusals.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { transact } from '../transact.ts';
import { pairsOfOne } from './doubles.ts';
import { effectsOf, numbersWith } from './effects.ts';
import { fieldsOfList } from './from-list.ts';
import { isSettled } from './identity.ts';
import { comparedWithLists, monthsToSettle, type Comparison } from './comparison.ts';
import { changesBy, comparedFields, type ListFields } from './listed.ts';
import { keptFirst, mergeObstacle } from './merge.ts';
import { entryOn, mayBeMeant, ownerOfId, standingOf } from './standing.ts';

/** Rows that one key settles by the list. */
const TAKEN: readonly AuditKind[] = ['differs', 'other-month'];
/** Hits that are proposed for a player who has no FIDE ID; each has a digit. */
const PROPOSED = 5;

export function auditQueries(desk: Desk, lists: Lists): QueriesOf<'players.audit' | 'players.auditEntry'> {
  return {
    'players.audit': () => desk.read((state) => answer(lists.during(() => auditOf(state, lists)))),
    'players.auditEntry': (entry) =>
      desk.read((state) => {
        const detail = lists.during(() => detailOf(state, lists, entry));
        return detail === null ? refuse(notThere(texts.refusals.gone.thisPlayer)) : answer(detail);
      }),
  };
}

function auditOf(state: TournamentState, lists: Lists): AuditView {
  const { tournament, settled } = state;
  const among = lists.compared(tournament).map(named);
  const { players } = tournament;
  const list = among[0] ?? null;
  const compared: Compared[] =
    list === null ? [] : players.map((player) => ({ player, with: comparedWithLists(state, lists, player) }));
  const rows = [
    ...otherPeople(compared),
    ...differing(tournament, compared),
    ...pairsOfOne(players).map((pair) => twiceRow(tournament, pair)),
    ...compared.flatMap((each) => missingRow(tournament, each, lists)),
    ...players.flatMap((player, at) => oddRow(tournament, lists, player, listedIn(compared[at]))),
  ];
  const isOpen = ({ player, other, kind, seen }: AuditRow) =>
    !isSettled(settled, player, { kind, other: other?.id ?? null, seen });
  const open = rows.filter(isOpen);
  const toSettle = new Set(open.map(({ player }) => player.id));
  return {
    list,
    lists: eachOnce(among),
    unsure: lists.unsure(tournament),
    wantedMonth: lists.wantedMonth(),
    rows: open,
    kept: rows.length - open.length,
    agree: compared.filter((each) => !toSettle.has(each.player.id) && listedIn(each) !== null).length,
    otherMonth: list === null ? 0 : monthsToSettle(state, lists),
  };
}

/** Those that read alike once: FIDE's lists of one kind of rating have one name. */
function eachOnce<T extends SearchedList>(lists: readonly T[]): T[] {
  const isAlike = (one: T, other: T) => one.name === other.name && one.month === other.month;
  return lists.filter((each, at) => lists.findIndex((other) => isAlike(each, other)) === at);
}

interface Compared {
  readonly player: Player;
  readonly with: Comparison;
}

function listedIn(compared: Compared | undefined): ListFields | null {
  return compared !== undefined && 'listed' in compared.with ? compared.with.listed : null;
}

function rowOf(kind: AuditRow['kind'], player: Player, more: Partial<AuditRow>): AuditRow {
  return {
    kind,
    player: nameOfPlayer(player),
    other: null,
    fields: [],
    list: null,
    number: null,
    likely: 0,
    oddities: [],
    seen: '',
    ...more,
  };
}

function otherPeople(compared: readonly Compared[]): AuditRow[] {
  return compared.flatMap(({ player, with: found }) =>
    found.kind === 'other-person'
      ? [rowOf(found.kind, player, { fields: found.fields, list: found.list, seen: found.seen })]
      : [],
  );
}

/** Who differs from the list, then whose rating is the same in another month of it. */
function differing(tournament: Tournament, compared: readonly Compared[]): AuditRow[] {
  const before = numbersWith(tournament, new Map());
  const rows = compared.flatMap(({ player, with: found }) => {
    if (found.kind !== 'differs' && found.kind !== 'other-month') return [];
    const { kind, fields, list, listed, seen } = found;
    const number = kind === 'differs' ? numberAfter(tournament, before, player, listed) : null;
    return [rowOf(kind, player, { fields, list, number, seen })];
  });
  return [...rows.filter(({ kind }) => kind === 'differs'), ...rows.filter(({ kind }) => kind !== 'differs')];
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

function missingRow(tournament: Tournament, { player, with: found }: Compared, lists: Lists): AuditRow[] {
  if (found.kind !== 'missing') return [];
  const { count } = mayBeMeant(tournament, lists, player, PROPOSED, 'strict');
  return [rowOf('missing', player, { likely: count, seen: found.seen })];
}

/** Months of the same list from which a rating is compared. */
const MONTHS_BACK = 12;

/** What the oldest list of the last year that is stored says of the rating now given. */
function earlierRating(lists: Lists, player: Player, listed: ListFields | null): EarlierRating | null {
  // An entry that differs from the list is told as such.
  if (listed === null || listed.ratingPace === '' || listed.rating !== player.rating) return null;
  const earliest = monthBefore(listed.ratingMonth, MONTHS_BACK);
  const older = lists
    .all()
    .filter(
      ({ name, month }) => name === listed.ratingList && month < listed.ratingMonth && month >= earliest,
    )
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))[0];
  const entry = older === undefined ? null : entryOn(lists, older, player);
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

function detailOf(
  { tournament, settled }: TournamentState,
  lists: Lists,
  { kind, player: id, other }: AuditEntry,
): AuditDetail | null {
  const of = (wanted: PlayerId | null) => tournament.players.find((known) => known.id === wanted);
  const player = of(id);
  if (player === undefined) return null;
  const second = of(other);
  const owner = kind === 'other-person' ? ownerOfId(tournament, lists, player, settled) : null;
  const listed =
    owner === null
      ? (standingOf(tournament, lists, player)?.listed ?? null)
      : fieldsOfList(lists, tournament, owner, player);
  const changes = listed === null ? {} : changesBy(player, listed);
  const { federation, birth, club, fideId, ratingSource, ratingList, ratingMonth } = player;
  const isAsked = kind === 'missing' || kind === 'other-person';
  const hits = isAsked ? mayBeMeant(tournament, lists, player, PROPOSED + 1, 'tolerant').hits : [];
  return {
    about: { federation, birth, club, fideId, ratingSource, ratingList, ratingMonth },
    fields: comparedFields(player, second ?? listed),
    effects: TAKEN.includes(kind) ? effectsOf(tournament, new Map([[id, changes]])) : null,
    // Whose FIDE ID it is stands beside the entry already.
    hits: hits
      .filter(({ list, place }) => place !== owner?.entry.place || list.id !== owner.list.id)
      .slice(0, PROPOSED),
    obstacle: second === undefined ? '' : mergeObstacle(tournament, player, second),
  };
}

export function auditCommands(
  desk: Desk,
  lists: Lists,
  documents: Documents,
): CommandsOf<'players.settle' | 'players.settleMonth' | 'players.saveAudit'> {
  return {
    'players.saveAudit': async ({ target, paper, confirmed = 0 }) => {
      const found = await desk.read((state) =>
        answer({ event: state.tournament.info.name, audit: lists.during(() => auditOf(state, lists)) }),
      );
      if (!found.ok) return found;
      const place = placeToSave(desk.files.take(target, 'save-pdf'), confirmed);
      if (!place.ok) return place;
      const made = await documents.auditSheet({ ...found.value, issuedAt: desk.now() }, paper);
      if ('refused' in made) return refuse(made.refused);
      const unsaved = await saveExport(place.target, made.pdf.bytes);
      return unsaved ?? answer({ path: place.target.path });
    },
    'players.settleMonth': ({ about }) =>
      Promise.resolve(
        transact(desk, { command: 'players.settleMonth' }, (state) => {
          const wanted = lists.wantedMonth(state.tournament);
          // Of a missing month only the main list tells.
          const compared = eachOnce(lists.compared(state.tournament)).slice(
            0,
            about === 'missing' ? 1 : undefined,
          );
          const months = compared.flatMap((list) => openMonths(state, list, wanted, about, compared));
          if (months.length === 0) return refuse(refusal('nothing-to-settle', texts.audit.settledAlready));
          const drafts = months.map((payload) => ({ kind: 'list-month-settled' as const, payload }));
          return { drafts, value: null };
        }),
      ),
    'players.settle': (wanted) =>
      Promise.resolve(
        transact(desk, { command: 'players.settle' }, (state) => {
          const { rows } = lists.during(() => auditOf(state, lists));
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
