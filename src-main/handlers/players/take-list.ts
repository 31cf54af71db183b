/** Taking what the rating list says of players, after showing what it changes. */
import {
  hasBegun,
  isLateCorrection,
  playersById,
  type AuditSettlement,
  type EditablePlayer,
  type Player,
  type PlayerId,
  type Tournament,
} from '../../../src-engine/index.ts';
import type { Refusal, SearchedList } from '../../ipc/contract.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import type { Lists } from '../lists/lists.ts';
import { refusal, refuse, type CommandsOf } from '../reply.ts';
import { keepingApart } from '../settings/apart-later.ts';
import { transact, type Planned } from '../transact.ts';
import { effectSentences, effectsOf, type PlayerChanges } from './effects.ts';
import { fieldsOfList } from './from-list.ts';
import type { OtherPerson } from './identity.ts';
import { changesBy, COMPARED, shownOf, type ListFields } from './listed.ts';
import { lateChange } from './players.ts';
import { ownerOfId, standingOf } from './standing.ts';
import { changeDraft, changesOf } from './change.ts';

/** Consequences that a question lists; the rest are counted. */
const MOST_CONSEQUENCES = 8;
const NO_GROUPS = { leaves: [], enters: [] };

export function takeListCommands(
  desk: Desk,
  lists: Lists,
): CommandsOf<'players.takeList' | 'players.takeEntry'> {
  const gone = () => refuse(refusal('list-gone', texts.lists.gone));
  return {
    'players.takeList': ({ players: ids, confirmed }) =>
      Promise.resolve(
        transact(desk, { command: 'players.takeList', confirmed }, ({ tournament, settled }, log) => {
          if (lists.compared(tournament).length === 0) return gone();
          const taken = lists.during(() => takenFor(ids, tournament, settled, lists));
          if ('code' in taken) return refuse(taken);
          const { changes, from } = taken;
          return planTaking(log, changes, texts.audit.take(ids.length, from.map(inWords)));
        }),
      ),

    'players.takeEntry': ({ player: id, list: listId, place, confirmed }) =>
      Promise.resolve(
        transact(desk, { command: 'players.takeEntry', confirmed }, ({ tournament }, log) => {
          const found = lists.entry(listId, place);
          const player = tournament.players.find((known) => known.id === id);
          if (found === null || player === undefined) return gone();
          const listed = fieldsOfList(lists, tournament, found, player);
          const owner = ownerAfter(tournament, new Map(), player, listed);
          if (owner !== undefined) return refuse(idIsTaken(owner));
          const changes = new Map<PlayerId, Partial<EditablePlayer>>();
          note(changes, player, listed);
          const month = texts.lists.month(found.list.month);
          return planTaking(
            log,
            changes,
            texts.audit.isListed(player.name, found.entry.name, found.list.name, month),
          );
        }),
      ),
  };
}

/** What changes about each player, and the lists that it comes from; or why one of them cannot take theirs. */
function takenFor(
  ids: readonly PlayerId[],
  tournament: Tournament,
  settled: readonly AuditSettlement[],
  lists: Lists,
): { readonly changes: PlayerChanges; readonly from: readonly SearchedList[] } | Refusal {
  const known = playersById(tournament);
  const changes = new Map<PlayerId, Partial<EditablePlayer>>();
  const from = new Map<string, SearchedList>();
  for (const id of ids) {
    const player = known.get(id);
    const standing = player === undefined ? null : standingOf(tournament, lists, player);
    if (player === undefined || standing === null)
      return refusal('not-on-list', texts.audit.notOnList(player?.name ?? String(id)));
    const other = ownerOfId(tournament, lists, player, settled);
    if (other !== null) return isOtherPerson(player, other);
    const owner = ownerAfter(tournament, changes, player, standing.listed);
    if (owner !== undefined) return idIsTaken(owner);
    note(changes, player, standing.listed);
    from.set(standing.found.list.id, standing.found.list);
  }
  return { changes, from: [...from.values()] };
}

/** Who else has the FIDE ID of a list, with the changes made so far; undefined for nobody. */
function ownerAfter(
  { players }: Tournament,
  changes: PlayerChanges,
  { id }: Player,
  { fideId }: ListFields,
): Player | undefined {
  return players.find(
    (other) => other.id !== id && fideId !== '' && (changes.get(other.id)?.fideId ?? other.fideId) === fideId,
  );
}

function idIsTaken({ id, name, tpn }: Player): Refusal {
  const { enteredAlready } = texts.lookUp;
  return refusal('fide-id-twice', enteredAlready(name, tpn), texts.audit.mergeThem, { players: [id] });
}

function inWords({ name, month }: SearchedList) {
  return { name, month: texts.lists.month(month) };
}

function isOtherPerson({ id, name, fideId }: Player, { entry }: OtherPerson): Refusal {
  const words = texts.audit;
  return refusal('other-person', words.idOf(name, fideId, entry.name), words.sayWho, { players: [id] });
}

function note(changes: Map<PlayerId, Partial<EditablePlayer>>, player: Player, listed: ListFields): void {
  const { after } = changesOf(player, changesBy(player, listed));
  if (Object.keys(after).length > 0) changes.set(player.id, after);
}

function planTaking(log: EventLog, changes: PlayerChanges, act: string): Planned<{ changed: number }> {
  const { tournament } = log.state;
  const known = playersById(tournament);
  const drafts = [...changes].flatMap(([id, after]) => changeDraft(tournament, known.get(id)!, after) ?? []);
  const consequences = consequencesOf(tournament, known, changes);
  return keepingApart(log, {
    drafts,
    question: { act, level: 2, consequences, article: 'C.04.2 2.3' },
    value: { changed: changes.size },
  });
}

/** What taking the list means, the gravest first: rounds, numbers and ranks, then each player. */
function consequencesOf(
  tournament: Tournament,
  known: ReadonlyMap<PlayerId, Player>,
  changes: PlayerChanges,
): string[] {
  const words = texts.audit;
  const orders = [...changes.values()].some((after) => isLateCorrection(tournament, after));
  const effects = effectsOf(tournament, changes);
  const groups = new Map(effects.groups.map((each) => [each.player, each]));
  // Who changes group comes first: a long list is cut.
  const ordered = [...changes].sort(([a], [b]) => Number(groups.has(b)) - Number(groups.has(a)));
  const lines = ordered.map(([id, fields]) =>
    words.change(
      known.get(id)!.name,
      COMPARED.filter((field) => field in fields || (field === 'title' && 'womensTitle' in fields))
        .map((field) => ({
          field,
          entered: shownOf(known.get(id)!, field),
          listed: shownOf({ ...known.get(id)!, ...fields }, field),
        }))
        .filter(({ entered, listed }) => entered !== listed),
      groups.get(id) ?? NO_GROUPS,
    ),
  );
  const rest = lines.length - MOST_CONSEQUENCES;
  return [
    ...(orders && hasBegun(tournament) ? lateChange(tournament) : []),
    ...effectSentences(effects),
    ...lines.slice(0, MOST_CONSEQUENCES),
    ...(rest > 0 ? [words.more(rest)] : []),
  ];
}
