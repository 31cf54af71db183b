/** Taking what the rating list says of players, after showing what it changes. */
import {
  hasBegun,
  isLateCorrection,
  playersById,
  type EditablePlayer,
  type Player,
  type PlayerId,
  type Tournament,
} from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import type { Lists } from '../lists/lists.ts';
import { refusal, refuse, type CommandsOf } from '../reply.ts';
import { transact, type Plan } from '../transact.ts';
import { effectSentences, effectsOf, type PlayerChanges } from './effects.ts';
import { fieldsOfList } from './from-list.ts';
import { changesBy, COMPARED, listedOf, shownOf, type ListFields } from './listed.ts';
import { lateChange } from './players.ts';
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
        transact(desk, { command: 'players.takeList', confirmed }, ({ tournament }) => {
          const list = lists.inUse();
          if (list === null) return gone();
          const known = playersById(tournament);
          const changes = new Map<PlayerId, Partial<EditablePlayer>>();
          for (const id of ids) {
            const player = known.get(id);
            const listed = player === undefined ? null : listedOf(tournament, lists, list, player);
            if (player === undefined || listed === null)
              return refuse(refusal('not-on-list', texts.audit.notOnList(player?.name ?? String(id))));
            note(changes, player, listed);
          }
          return planTaking(
            tournament,
            changes,
            texts.audit.take(ids.length, list.name, texts.lists.month(list.month)),
          );
        }),
      ),

    'players.takeEntry': ({ player: id, list: listId, place, confirmed }) =>
      Promise.resolve(
        transact(desk, { command: 'players.takeEntry', confirmed }, ({ tournament }) => {
          const found = lists.entry(listId, place);
          const player = tournament.players.find((known) => known.id === id);
          if (found === null || player === undefined) return gone();
          const listed = fieldsOfList(tournament, found, player);
          const owner = tournament.players.find(
            ({ id: other, fideId }) => other !== id && fideId !== '' && fideId === listed.fideId,
          );
          if (owner !== undefined)
            return refuse(
              refusal(
                'fide-id-twice',
                texts.lookUp.enteredAlready(owner.name, owner.tpn),
                texts.audit.mergeThem,
                {
                  players: [owner.id],
                },
              ),
            );
          const changes = new Map<PlayerId, Partial<EditablePlayer>>();
          note(changes, player, listed);
          const month = texts.lists.month(found.list.month);
          return planTaking(
            tournament,
            changes,
            texts.audit.isListed(player.name, found.entry.name, found.list.name, month),
          );
        }),
      ),
  };
}

function note(changes: Map<PlayerId, Partial<EditablePlayer>>, player: Player, listed: ListFields): void {
  const { after } = changesOf(player, changesBy(player, listed));
  if (Object.keys(after).length > 0) changes.set(player.id, after);
}

function planTaking(tournament: Tournament, changes: PlayerChanges, act: string): Plan<{ changed: number }> {
  const known = playersById(tournament);
  const drafts = [...changes].flatMap(([id, after]) => changeDraft(tournament, known.get(id)!, after) ?? []);
  const consequences = consequencesOf(tournament, known, changes);
  return {
    drafts,
    question: { act, level: 2, consequences, article: 'C.04.2 2.3' },
    value: { changed: changes.size },
  };
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
      COMPARED.filter((field) => field in fields).map((field) => ({
        field,
        entered: shownOf(known.get(id)!, field),
        listed: shownOf({ ...known.get(id)!, ...fields }, field),
      })),
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
