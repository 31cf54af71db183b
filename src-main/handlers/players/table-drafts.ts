/** Rows of a table of players as entries of the log: C.04.2 2.3, 2.4; byes C.05 6.7 (4). */
import {
  blankPlayer,
  byeObjection,
  hasBegun,
  isLateCorrection,
  nextEntryRound,
  type Absence,
  type EditablePlayer,
  type EventDraft,
  type Player,
  type PlayerId,
  type Tournament,
} from '../../../src-engine/index.ts';
import type { PlayerRow } from '../../files/player-table.ts';
import { changesFor, newByes } from '../../imports/player-reviews.ts';
import { ratingRuleOf } from './ratings.ts';
import { whyBeyondRules } from './entry.ts';

/** Byes as entries of the log, each by its own rule. */
function byeDrafts(player: Player, byes: readonly Absence[], tournament: Tournament): EventDraft[] {
  let known = player;
  return byes.map(({ round, kind }): EventDraft => {
    const payload = { player: player.id, name: player.name, round, bye: kind, was: null };
    const objection = byeObjection(known, tournament, round, kind);
    known = { ...known, absences: [...known.absences, { round, kind }] };
    return objection === null
      ? { kind: 'bye-set', payload }
      : { kind: 'bye-set-beyond-rules', payload: { ...payload, why: whyBeyondRules(player, objection) } };
  });
}

/** What a row changes about a registered player, and the byes that it asks for. */
export function changeDrafts(read: PlayerRow, id: PlayerId, tournament: Tournament): EventDraft[] {
  const known = tournament.players.find((player) => player.id === id)!;
  const after = changesFor(read, known, ratingRuleOf(tournament.rules));
  const fields = Object.keys(after) as (keyof EditablePlayer)[];
  const before: Partial<EditablePlayer> = Object.fromEntries(fields.map((field) => [field, known[field]]));
  const isLate = isLateCorrection(tournament, after);
  const payload = { player: id, name: known.name, before, after };
  return [
    ...(fields.length === 0
      ? []
      : [{ kind: isLate ? 'player-changed-late' : 'player-changed', payload } as const]),
    ...byeDrafts(known, newByes(read, known), tournament),
  ];
}

/** New players in one entry, or one each when they come late (C.04.2 2.4); byes that need a word of their own after. */
export function additionDrafts(
  rows: readonly PlayerRow[],
  fileName: string,
  tournament: Tournament,
  nextPlayer: PlayerId,
): EventDraft[] {
  if (rows.length === 0) return [];
  const isLate = hasBegun(tournament);
  const entryRound = nextEntryRound(tournament);
  const beyond: EventDraft[] = [];
  const players = rows.map(({ player, byes }, index): Player => {
    const blank = { ...blankPlayer(nextPlayer + index, player!.name), ...player!, entryRound };
    const drafts = byeDrafts(blank, byes, tournament);
    beyond.push(...drafts.filter(({ kind }) => kind === 'bye-set-beyond-rules'));
    const absences = byes.filter((_, at) => drafts[at]!.kind === 'bye-set');
    return { ...blank, absences, arrival: isLate ? 'later' : 'expected' };
  });
  const entries: EventDraft[] = isLate
    ? players.map((player) => ({ kind: 'late-entry-added', payload: { player } }))
    : [{ kind: 'players-added', payload: { players, fileName } }];
  return [...entries, ...beyond];
}
