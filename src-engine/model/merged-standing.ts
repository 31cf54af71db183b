/** Whether one person who was entered twice still plays: what either entry says of coming, leaving and extra points. */
import type { Player, PlayerId } from './player.ts';
import type { TournamentState } from './state.ts';
import { hasBoard, type Round } from './tournament.ts';

/** What tells when a player takes part, and points that were given beside the games (tenths). */
export type Standing = Pick<Player, 'entryRound' | 'arrival' | 'withdrawnFrom' | 'expelled' | 'adjustment'>;

/** Why somebody who had left is taken to have been there later: the other entry has a game, or was seen, in `round`. */
interface SeenLater {
  readonly player: PlayerId;
  readonly by: 'game' | 'check-in';
  readonly round: number;
}

/**
 * The standing of both entries as one: the earlier withdrawal stays, and an expulsion goes before it (C.04.2 3.2, C.05
 * 6.6). A withdrawal ends where the other entry was there later; an expulsion never does, it follows the last game.
 */
export function standingOfBoth(
  state: Pick<TournamentState, 'tournament' | 'seen'>,
  kept: Player,
  gone: Player,
): { readonly standing: Standing; readonly seenLater: readonly SeenLater[] } {
  const { rounds } = state.tournament;
  const left = [leaving(state, kept, gone), leaving(state, gone, kept)];
  const from = left.flatMap((each) => (each.from === null ? [] : [each.from]));
  const isExpelled = kept.expelled === true || gone.expelled === true;
  const cameAlready = kept.arrival === 'later' && rounds.some((round) => hasBoard(round, gone.id));
  const standing = {
    entryRound: Math.min(kept.entryRound, gone.entryRound),
    arrival: [kept.arrival, gone.arrival].includes('here')
      ? ('here' as const)
      : cameAlready
        ? gone.arrival
        : kept.arrival,
    withdrawnFrom: from.length === 0 ? null : Math.min(...from),
    ...(isExpelled ? { expelled: true } : {}),
    adjustment: kept.adjustment + gone.adjustment,
  };
  return { standing, seenLater: left.flatMap((each) => each.seenLater) };
}

/** From which round on `one` is out, with what `other` did since; null where they are not, or are back. */
function leaving(
  { tournament, seen }: Pick<TournamentState, 'tournament' | 'seen'>,
  one: Player,
  other: Player,
): { readonly from: number | null; readonly seenLater: readonly SeenLater[] } {
  const from = one.withdrawnFrom;
  if (from === null) return { from, seenLater: [] };
  const played = lastGame(tournament.rounds, other.id);
  if (played >= from) {
    const seenLater = [{ player: other.id, by: 'game' as const, round: played }];
    return { from: one.expelled === true ? played + 1 : null, seenLater };
  }
  const checkedIn = seen[other.id]?.round ?? 0;
  return checkedIn >= from && one.expelled !== true
    ? { from: null, seenLater: [{ player: other.id, by: 'check-in', round: checkedIn }] }
    : { from, seenLater: [] };
}

/** The last round in which somebody has a board, 0 for none. */
function lastGame(rounds: readonly Round[], id: PlayerId): number {
  return rounds.findLastIndex((round) => hasBoard(round, id)) + 1;
}
