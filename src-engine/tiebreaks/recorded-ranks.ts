/** Comparing the ranks that a report records with the standings that its own tie-breaks give. */
import type { FailureShape } from '../model/outcome.ts';
import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import type { Tournament } from '../model/tournament.ts';
import { parseTieBreak } from './code.ts';
import type { TieBreakProblem } from './criteria.ts';
import { standingsOf, type StandingsOptions } from './standings.ts';
import type { TieBreakValue } from './value.ts';

/** A recorded rank outside the places that points and tie-breaks leave to the player. */
export interface RankDifference extends FailureShape {
  readonly code: 'rank-differs';
  readonly player: PlayerId;
  readonly recorded: number;
  /** Places that the player may hold: equal, unless several players stay tied. */
  readonly firstPlace: number;
  readonly lastPlace: number;
  readonly points: Points;
  readonly values: readonly TieBreakValue[];
}

export interface RankVerification {
  /** Codes that were applied, in order. */
  readonly applied: readonly string[];
  /** Codes that could not be applied, from the first such one on: ranks are verified up to there only. */
  readonly notApplied: readonly string[];
  readonly problems: readonly TieBreakProblem[];
  /** Players with a recorded rank. */
  readonly compared: number;
  readonly differences: readonly RankDifference[];
}

/**
 * Verifies the recorded ranks of players (TRF 001, columns 86–89) by the tie-breaks of records 202 and 212, which
 * stand in the rules. Players whom the list leaves tied may hold any of their places, shared or drawn. The list is
 * followed up to the first code that is unknown, self-defined or dropped by Art. 10. C.07 Art. 4.2; TRF26.
 */
export function recordedRankDifferences(
  tournament: Tournament,
  options: StandingsOptions = {},
): RankVerification {
  const listed = (options.tieBreaks ?? tournament.rules.tieBreaks).filter((code) => !/^PTS$/i.test(code));
  const whole = standingsOf(tournament, { ...options, tieBreaks: listed });
  const stopped = listed.findIndex((code) => whole.problems.some((problem) => stopsAt(problem, code)));
  const applied = stopped === -1 ? listed : listed.slice(0, stopped);
  const standings = stopped === -1 ? whole : standingsOf(tournament, { ...options, tieBreaks: applied });
  const lastPlaces = new Map<number, number>();
  for (const { sharedRank, rank } of standings.rows) lastPlaces.set(sharedRank, rank);
  const recordedRanks = new Map(tournament.players.map(({ id, recordedRank }) => [id, recordedRank]));
  const differences: RankDifference[] = [];
  let compared = 0;
  for (const { player, sharedRank, points, values } of standings.rows) {
    const recorded = recordedRanks.get(player) ?? null;
    if (recorded === null) continue;
    compared++;
    const lastPlace = lastPlaces.get(sharedRank)!;
    if (recorded >= sharedRank && recorded <= lastPlace) continue;
    differences.push({
      code: 'rank-differs',
      article: 'C.07 4.2',
      player,
      recorded,
      firstPlace: sharedRank,
      lastPlace,
      points,
      values,
    });
  }
  return {
    applied,
    notApplied: listed.slice(applied.length),
    problems: whole.problems,
    compared,
    differences,
  };
}

/** True when a problem belongs to this code and leaves open what the event made of it. */
function stopsAt(problem: TieBreakProblem, code: string): boolean {
  if (problem.code === 'not-in-round-robin') return false;
  const parsed = parseTieBreak(code);
  return problem.text === (parsed.ok ? parsed.value.text : code.trim());
}
