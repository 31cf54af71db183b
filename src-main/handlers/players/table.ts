/** Players from a CSV or XLSX table: read, reviewed row by row, then added and changed in one command. */
import { basename } from 'node:path';
import { paceOf, type EventDraft, type PlayerId, type Tournament } from '../../../src-engine/index.ts';
import { PLAYER_FIELDS } from '../../files/player-fields.ts';
import type { PlayerRow } from '../../files/player-table.ts';
import type { Fate, JudgedRow } from '../../imports/player-reviews.ts';
import type { Refusal } from '../../ipc/contract.ts';
import type { Desk } from '../desk.ts';
import type { Lists } from '../lists/lists.ts';
import { notEligible } from './entry.ts';
import { lateChange } from './players.ts';
import { additionDrafts, changeDrafts } from './table-drafts.ts';
import { withListMatches } from './table-matches.ts';
import { noDocument } from '../refusals.ts';
import { answer, refusal, refuse, type CommandsOf } from '../reply.ts';
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
      const state = desk.state();
      if (state === null) return refuse(noDocument());
      const chosen = desk.files.take(file, 'open-table');
      if (!chosen.ok) return chosen;
      const path = chosen.value;
      const { players, rounds, rules, info } = state.tournament;
      const field = {
        players,
        pace: paceOf(info),
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
      const reply = transact(desk, call, ({ tournament, nextPlayer }) => {
        const options = chosenOptions(desk, waiting, token, choices);
        if ('code' in options) return refuse(options);
        const { rows, fileName } = waiting!;
        const taken = rows.map(({ read, fates }, index) => takenAs(read, fates[options[index]!]!));
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
        const question = {
          act: texts.entries.players.take,
          consequences: consequencesOf(drafts, tournament),
        };
        return { drafts, value: { added: added.length, changed: changed.length }, question };
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

/** A row with what becomes of it: a player of the list has the list's particulars. */
function takenAs(read: PlayerRow, fate: Fate): Taken {
  const listed = fate.kind === 'new' ? fate.listed : undefined;
  return { read: listed === undefined ? read : { ...read, player: listed }, fate };
}

/** One person is entered once: no two with one FIDE ID, no player changed by two rows. */
function duplicateProblem(taken: readonly Taken[], { players }: Tournament): Refusal | null {
  const owners = new Map(players.map(({ fideId, name }) => [fideId, name]));
  const changed = new Map<PlayerId, number>();
  for (const { read, fate } of taken) {
    if (fate.kind === 'change') {
      const earlier = changed.get(fate.player);
      if (earlier !== undefined)
        return refusal('player-changed-twice', texts.entries.players.changedTwice(earlier, read.row), {
          players: [fate.player],
        });
      changed.set(fate.player, read.row);
    }
    const fideId = fate.kind === 'new' ? read.player!.fideId : '';
    if (fideId === '') continue;
    const owner = owners.get(fideId);
    if (owner !== undefined)
      return refusal('fide-id-twice', texts.entries.players.rowIdTwice(read.row, fideId, owner));
    owners.set(fideId, read.name);
  }
  return null;
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
