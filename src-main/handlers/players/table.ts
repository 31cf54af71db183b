/** Players from a CSV or XLSX table: read, reviewed row by row, then added and changed in one command. */
import { basename } from 'node:path';
import {
  blankPlayer,
  paceOf,
  type EventDraft,
  type Player,
  type PlayerId,
  type Tournament,
  type TournamentRating,
} from '../../../src-engine/index.ts';
import { PLAYER_FIELDS } from '../../files/player-fields.ts';
import type { PlayerRow } from '../../files/player-table.ts';
import { byRule, changesFor, type Fate, type JudgedRow } from '../../imports/player-reviews.ts';
import type { Refusal } from '../../ipc/contract.ts';
import type { Desk } from '../desk.ts';
import type { Lists } from '../lists/lists.ts';
import { notEligible } from './entry.ts';
import { ratingRuleOf } from './ratings.ts';
import { ownerOfId } from './standing.ts';
import { lateChange } from './players.ts';
import { additionDrafts, changeDrafts } from './table-drafts.ts';
import { withListMatches } from './table-matches.ts';
import { noDocument } from '../refusals.ts';
import { answer, refusal, refuse, type CommandsOf } from '../reply.ts';
import { keepingApart } from '../settings/apart-later.ts';
import { transact } from '../transact.ts';
import {
  chosenOptions,
  readTableFile,
  rememberFields,
  reviewOf,
  type WaitingTable,
} from '../files/tables.ts';
import { texts } from '../../texts.ts';

export function tableCommands(
  desk: Desk,
  lists: Lists,
): CommandsOf<'players.readTable' | 'players.acceptTable'> {
  let waiting: WaitingTable<JudgedRow> | null = null;
  return {
    'players.readTable': async ({ file, reading }) => {
      // Not as it was at the moment that a window may look at: it is accepted now.
      const { state } = desk.document?.log ?? {};
      if (state === undefined) return refuse(noDocument());
      const chosen = desk.files.take(file, 'open-table');
      if (!chosen.ok) return chosen;
      const path = chosen.value;
      const { players, rounds, rules, info } = state.tournament;
      const field = {
        players,
        pace: paceOf(info),
        rule: ratingRuleOf(rules),
        rounds: { first: rounds.length + 1, last: rules.rounds },
      };
      const read = await readTableFile(desk, 'players', path, reading, (asked) =>
        desk.imports.run(basename(path), 'players', { ...asked, ...field }),
      );
      if ('refused' in read) return refuse(read.refused);
      waiting = await withListMatches(read.waiting, state.tournament, lists);
      return answer(reviewOf(waiting, PLAYER_FIELDS));
    },

    'players.acceptTable': async ({ token, choices, confirmed }) => {
      const call = { command: 'players.acceptTable', confirmed } as const;
      const reply = transact(desk, call, ({ tournament, nextPlayer }, log) => {
        const options = chosenOptions(desk, waiting, token, choices);
        if ('code' in options) return refuse(options);
        const { rows, fileName } = waiting!;
        const taken = rows.map(({ read, fates }, index) =>
          takenAs(read, fates[options[index]!]!, ratingRuleOf(tournament.rules)),
        );
        const problem = duplicateProblem(taken, tournament);
        if (problem !== null) return refuse(problem);
        const changed = taken.flatMap(({ read, fate }) =>
          fate.kind === 'change' ? [{ read, player: fate.player }] : [],
        );
        const added = taken.filter(({ fate }) => fate.kind === 'new').map(({ read }) => read);
        const drafts = [
          ...changed.flatMap(({ read, player }) => changeDrafts(read, player, tournament)),
          ...additionDrafts(added, fileName, tournament, nextPlayer),
        ];
        const barred = drafts.flatMap((draft) =>
          draft.kind === 'bye-set-beyond-rules' && draft.payload.bye === 'half'
            ? tournament.players.filter(
                ({ id, noHalfBye }) => id === draft.payload.player && noHalfBye === true,
              )
            : [],
        );
        if (barred.length > 0) return refuse(notEligible(barred));
        const others = idsOfOthers(taken, tournament, lists);
        const question = {
          act: texts.entries.players.take,
          consequences: [...others, ...consequencesOf(drafts, tournament)],
          ...(others.length > 0 ? { level: 2 as const } : {}),
        };
        return keepingApart(log, {
          drafts,
          value: { added: added.length, changed: changed.length },
          question,
        });
      });
      if (reply.ok) {
        rememberFields(desk, waiting!);
        waiting = null;
      }
      return reply;
    },
  };
}

type Taken = { readonly read: PlayerRow; readonly fate: Fate };

/** A row with what becomes of it: a player of the list has the list's particulars; ratings are by the tournament's rule. */
function takenAs(read: PlayerRow, fate: Fate, rule: TournamentRating): Taken {
  if (fate.kind !== 'new') return { read, fate };
  return {
    read: { ...read, player: fate.listed?.player ?? byRule(read.player!, rule, fate.isUnrated) },
    fate,
  };
}

/** One person is entered once: no two with one FIDE ID or one entry of a list, no player changed by two rows. */
function duplicateProblem(taken: readonly Taken[], tournament: Tournament): Refusal | null {
  return idOrPlayerTwice(taken, tournament) ?? entryTwice(taken);
}

function entryTwice(taken: readonly Taken[]): Refusal | null {
  const rows = new Map<string, number>();
  for (const { read, fate } of taken) {
    const listed = fate.kind === 'new' ? fate.listed : undefined;
    if (listed === undefined) continue;
    const earlier = listed.entries.flatMap((entry) => rows.get(entry) ?? [])[0];
    if (earlier !== undefined) {
      const { name } = listed.player;
      return refusal('listed-twice', texts.entries.players.rowListedTwice(earlier, read.row, name));
    }
    for (const entry of listed.entries) rows.set(entry, read.row);
  }
  return null;
}

function idOrPlayerTwice(taken: readonly Taken[], tournament: Tournament): Refusal | null {
  // Whose ID a row replaces does not keep it.
  const replaced = new Set(
    taken.flatMap((each) =>
      each.fate.kind === 'change' && idGiven(each, tournament) !== '' ? [each.fate.player] : [],
    ),
  );
  const owners = new Map(
    tournament.players.filter(({ id }) => !replaced.has(id)).map(({ fideId, name }) => [fideId, name]),
  );
  const changed = new Map<PlayerId, number>();
  for (const each of taken) {
    const { read, fate } = each;
    if (fate.kind === 'change') {
      const earlier = changed.get(fate.player);
      if (earlier !== undefined)
        return refusal('player-changed-twice', texts.entries.players.changedTwice(earlier, read.row), {
          players: [fate.player],
        });
      changed.set(fate.player, read.row);
    }
    const fideId = idGiven(each, tournament);
    if (fideId === '') continue;
    const owner = owners.get(fideId);
    if (owner !== undefined)
      return refusal('fide-id-twice', texts.entries.players.rowIdTwice(read.row, fideId, owner));
    owners.set(fideId, read.name);
  }
  return null;
}

/** The FIDE ID that a row gives to a new player, or to a registered one who had another or none; `''` for none. */
function idGiven({ read, fate }: Taken, { players, rules }: Tournament): string {
  if (fate.kind === 'new') return read.player!.fideId;
  if (fate.kind !== 'change') return '';
  const known = players.find(({ id }) => id === fate.player)!;
  return changesFor(read, known, ratingRuleOf(rules)).fideId ?? '';
}

/** What the lists say of FIDE IDs that rows give to new and to registered players, where they are those of other people. */
function idsOfOthers(taken: readonly Taken[], tournament: Tournament, lists: Lists): string[] {
  return taken.flatMap((each) => {
    if (idGiven(each, tournament) === '') return [];
    const player = asEntered(each, tournament);
    const owner = ownerOfId(tournament, lists, player);
    return owner === null ? [] : [texts.audit.idOf(player.name, player.fideId, owner.entry.name)];
  });
}

/** The player of a row that enters or changes one, with what it says. */
function asEntered({ read, fate }: Taken, { players, rules }: Tournament): Player {
  const known = fate.kind === 'change' ? players.find(({ id }) => id === fate.player) : undefined;
  return known === undefined
    ? { ...blankPlayer(0, read.name), ...read.player! }
    : { ...known, ...changesFor(read, known, ratingRuleOf(rules)) };
}

function consequencesOf(drafts: readonly EventDraft[], tournament: Tournament): readonly string[] {
  const late = drafts.filter(({ kind }) => kind === 'player-changed-late').length;
  const byes = drafts.flatMap((draft) =>
    draft.kind === 'bye-set-beyond-rules'
      ? [texts.entries.players.byeBeyondRules(draft.payload.why, draft.payload.round)]
      : [],
  );
  const changes = late === 0 ? [] : [texts.entries.players.late(late), ...lateChange(tournament)];
  return [...changes, ...byes];
}
