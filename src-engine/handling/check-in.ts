/**
 * The check-in desk of every round: who is here, who is still expected, who misses the round, and the entries that a mark
 * at the desk comes to. C.04.2 (2026) 2.4, 3.2, 3.3, 4.1.
 */
import type { EventDraft } from '../model/events.ts';
import { appearsInRounds } from '../model/fold-players.ts';
import type { Absence, Player, PlayerId } from '../model/player.ts';
import type { TournamentState } from '../model/state.ts';
import type { Tournament } from '../model/tournament.ts';
import { nextEntryRound } from './late-entries.ts';
import { absenceIn, isEntered, isWithdrawn } from './presence.ts';

/** `coming`: not paired before they arrive, or from a later round on. `bye` brings points, `absent` none. */
export const PRESENCES = ['here', 'expected', 'coming', 'bye', 'absent', 'out'] as const;
export type Presence = (typeof PRESENCES)[number];

/** Round whose check-in is open: the first that is not on the wall; null once all rounds are. */
export function checkInRound(tournament: Tournament): number | null {
  const next = nextEntryRound(tournament);
  return next > tournament.rules.rounds ? null : next;
}

/** Where a player is expected to be in `round`, which is on no wall yet. */
export function presenceIn(state: TournamentState, player: Player, round: number): Presence {
  if (isWithdrawn(player, round)) return 'out';
  if (player.arrival === 'later' || !isEntered(player, round)) return 'coming';
  const absence = absenceIn(player, round);
  if (absence !== null) return absence.kind === 'zero' ? 'absent' : 'bye';
  return isSeen(state, player, round) ? 'here' : 'expected';
}

/** 4.1: confirmed for round 1 by the arrival, afterwards round by round; who has just entered is here. */
function isSeen({ seen, tournament }: TournamentState, player: Player, round: number): boolean {
  if (round === 1) return player.arrival === 'here';
  if (seen[player.id]?.round === round) return true;
  const isNew = player.entryRound === round && !appearsInRounds(tournament, player.id);
  return isNew && player.arrival === 'here';
}

/** Players still expected at the check-in of `round`; none where nobody was seen, since then there is no check-in. */
export function notSeen(state: TournamentState, round: number): readonly Player[] {
  const { players } = state.tournament;
  const presences = new Map(players.map((player) => [player.id, presenceIn(state, player, round)]));
  const isUnderWay =
    round === 1
      ? [...presences.values()].includes('here')
      : Object.values(state.seen).some((seen) => seen.round === round);
  return isUnderWay ? players.filter(({ id }) => presences.get(id) === 'expected') : [];
}

/** What a mark at the desk says of a player. */
export type DeskMark =
  | { readonly kind: 'here' }
  /** Not here: the mark is taken back; of somebody without a mark, absent in this round (3.3). */
  | { readonly kind: 'not-here' }
  /** Plays from `round` on: 2.4 of somebody who has not played yet, 3.3 or the end of 3.2 of others. */
  | { readonly kind: 'from'; readonly round: number };

/** What a mark changes that the arbiter may not expect. */
export type DeskEffect =
  | { readonly kind: 'plays-again'; readonly withdrawnFrom: number }
  | { readonly kind: 'loses-bye'; readonly bye: Exclude<Absence['kind'], 'zero'> };

/**
 * The entries of a mark for the check-in of `round`, and what the arbiter may not expect of them. Empty where the mark
 * says nothing new. Cost: boards of all rounds.
 */
export function deskEntries(
  state: TournamentState,
  player: Player,
  round: number,
  mark: DeskMark,
): { readonly drafts: readonly EventDraft[]; readonly effects: readonly DeskEffect[] } {
  const presence = presenceIn(state, player, round);
  const back = mark.kind === 'not-here' ? [] : endOfWithdrawal(player);
  const effects: DeskEffect[] =
    back.length > 0 ? [{ kind: 'plays-again', withdrawnFrom: player.withdrawnFrom! }] : [];
  switch (mark.kind) {
    case 'here': {
      const absence = absenceIn(player, round);
      if (absence !== null && absence.kind !== 'zero') effects.push({ kind: 'loses-bye', bye: absence.kind });
      const drafts = [...back, ...byeEntry(player, round, null), ...hereEntry(state, player, round)];
      return presence === 'here' ? { drafts: [], effects: [] } : { drafts, effects };
    }
    case 'not-here':
      return { drafts: notHere(state, player, round, presence), effects };
    case 'from':
      return {
        drafts: [...back, ...fromEntries(state.tournament, player, round, mark.round)],
        effects,
      };
  }
}

function endOfWithdrawal({ id, name, withdrawnFrom }: Player): EventDraft[] {
  if (withdrawnFrom === null) return [];
  return [{ kind: 'player-withdrawn', payload: { player: id, name, fromRound: null, was: withdrawnFrom } }];
}

function byeEntry(player: Player, round: number, bye: Absence['kind'] | null): EventDraft[] {
  const was = absenceIn(player, round)?.kind ?? null;
  const { id, name } = player;
  return was === bye ? [] : [{ kind: 'bye-set', payload: { player: id, name, round, bye, was } }];
}

function arrivalEntry(player: Player, arrival: Player['arrival'], entryRound: number): EventDraft[] {
  const { id, name, arrival: was } = player;
  if (was === arrival && player.entryRound === entryRound) return [];
  return [{ kind: 'player-arrival', payload: { player: id, name, arrival, was, entryRound } }];
}

function seenEntry({ id, name }: Player, round: number, seen: boolean): EventDraft[] {
  return [{ kind: 'player-seen', payload: { player: id, name, round, seen } }];
}

function hereEntry({ tournament }: TournamentState, player: Player, round: number): EventDraft[] {
  const isNew = isNewPlayer(tournament, player.id);
  // From round 2 on the arrival says only whether a player may be paired at all.
  const known = round > 1 && !isNew && player.arrival !== 'later';
  // Who is here before the round that they were announced for is entered from now on.
  const entryRound = isNew ? round : Math.min(player.entryRound, round);
  const arrival = known ? [] : arrivalEntry(player, 'here', entryRound);
  // The arrival of somebody new says it all.
  return round === 1 || (isNew && arrival.length > 0)
    ? arrival
    : [...arrival, ...seenEntry(player, round, true)];
}

function notHere({ seen }: TournamentState, player: Player, round: number, presence: Presence): EventDraft[] {
  if (presence === 'expected') return byeEntry(player, round, 'zero');
  // Before round 1 nobody has to have arrived to be expected; 2.4 asks for it afterwards.
  if (round === 1 && (presence === 'here' || presence === 'coming'))
    return arrivalEntry(player, 'expected', 1);
  if (presence !== 'here') return [];
  if (seen[player.id]?.round === round) return seenEntry(player, round, false);
  // Who is here without a mark has just entered.
  return arrivalEntry(player, 'later', player.entryRound);
}

/** Absent without points until `from`, or entered from there on; an absence that ended later ends there. */
function fromEntries(tournament: Tournament, player: Player, round: number, from: number): EventDraft[] {
  if (isNewPlayer(tournament, player.id)) return arrivalEntry(player, 'later', from);
  const missed = Array.from({ length: Math.max(0, from - round) }, (_, index) => round + index);
  const away = missed.flatMap((each) =>
    absenceIn(player, each) === null ? byeEntry(player, each, 'zero') : [],
  );
  const back: EventDraft[] = [];
  for (let each = from; absenceIn(player, each)?.kind === 'zero'; each++) {
    // An absence on its own was asked for; only one that goes on from the missed rounds ends.
    if (each === from && from > round && absenceIn(player, from - 1)?.kind !== 'zero') break;
    back.push(...byeEntry(player, each, null));
  }
  return [...away, ...back];
}

/** 2.4: nobody who has been paired, or had a bye, is entered anew. */
function isNewPlayer(tournament: Tournament, id: PlayerId): boolean {
  return !appearsInRounds(tournament, id);
}
