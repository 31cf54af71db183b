/** Comparing the ranks that a report records with the standings that its own tie-breaks give. */
import type { FailureShape } from '../model/outcome.ts';
import type { TeamEvent } from '../model/team-event.ts';
import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import type { Tournament } from '../model/tournament.ts';
import { isPoints, parseTieBreak } from './code.ts';
import type { TieBreakProblem } from './criteria.ts';
import { standingsOf, type StandingsOptions } from './standings.ts';
import { teamStandingsOf, type TeamStandingsOptions } from './team-standings.ts';
import type { TieBreakValue } from './value.ts';

/** A recorded rank outside the places that points and tie-breaks leave to the player (the team). */
interface RankDifferenceShape extends FailureShape {
  readonly code: 'rank-differs';
  readonly recorded: number;
  /** Places that the participant may hold: equal, unless several stay tied. */
  readonly firstPlace: number;
  readonly lastPlace: number;
  /** Points in the score that ranks first, tenths. */
  readonly points: Points;
  readonly values: readonly TieBreakValue[];
}

/** A player whose recorded rank the tie-breaks do not give. */
export interface RankDifference extends RankDifferenceShape {
  readonly player: PlayerId;
}

/** A team whose recorded rank the tie-breaks do not give. */
export interface TeamRankDifference extends RankDifferenceShape {
  /** Number of the team. */
  readonly team: number;
}

/** How the ranks that a report records agree with its results. */
export interface RankVerification<D extends RankDifferenceShape = RankDifference> {
  /** Codes that were applied, in order. */
  readonly applied: readonly string[];
  /** Codes that could not be applied, from the first such one on: ranks are verified up to there only. */
  readonly notApplied: readonly string[];
  readonly problems: readonly TieBreakProblem[];
  /** Participants with a recorded rank. */
  readonly compared: number;
  readonly differences: readonly D[];
}

/** What players' and teams' standings have in common for the comparison. */
interface RankedRow {
  readonly participant: number;
  readonly rank: number;
  readonly sharedRank: number;
  readonly points: Points;
  readonly values: readonly TieBreakValue[];
}

interface Ranked {
  readonly rows: readonly RankedRow[];
  readonly problems: readonly TieBreakProblem[];
}

/**
 * Verifies the recorded ranks of players (TRF 001, columns 86–89) by the tie-breaks of records 202 and 212, which
 * are in the rules. Players that the list leaves tied may hold any of their places, shared or drawn. The list is
 * followed up to the first code that is unknown, self-defined or dropped by Art. 10. C.07 Art. 4.2; TRF26.
 */
export function recordedRankDifferences(
  tournament: Tournament,
  options: StandingsOptions = {},
): RankVerification {
  const recorded = new Map(tournament.players.map(({ id, recordedRank }) => [id, recordedRank]));
  const rank = (tieBreaks: readonly string[]): Ranked => {
    const { rows, problems } = standingsOf(tournament, { ...options, tieBreaks });
    return { rows: rows.map((row) => ({ ...row, participant: row.player })), problems };
  };
  return verificationOf(options.tieBreaks ?? tournament.rules.tieBreaks, recorded, rank, (player, found) => ({
    ...found,
    player,
  }));
}

/** The same for the teams of an imported event (TRF 310, columns 69–71). */
export function recordedTeamRankDifferences(
  tournament: Tournament,
  event: TeamEvent,
  options: TeamStandingsOptions = {},
): RankVerification<TeamRankDifference> {
  const recorded = new Map(event.recordedRanks.map((rank, index) => [index + 1, rank]));
  const rank = (tieBreaks: readonly string[]): Ranked => {
    const { rows, problems, primary } = teamStandingsOf(tournament, event, { ...options, tieBreaks });
    return {
      rows: rows.map((row) => ({
        ...row,
        participant: row.team,
        points: primary === 'MP' ? row.matchPoints : row.gamePoints,
      })),
      problems,
    };
  };
  return verificationOf(options.tieBreaks ?? tournament.rules.tieBreaks, recorded, rank, (team, found) => ({
    ...found,
    team,
  }));
}

function verificationOf<D extends RankDifferenceShape>(
  codes: readonly string[],
  recorded: ReadonlyMap<number, number | null>,
  rank: (tieBreaks: readonly string[]) => Ranked,
  named: (participant: number, found: RankDifferenceShape) => D,
): RankVerification<D> {
  const listed = codes.filter((code) => !isPoints(code));
  const whole = rank(listed);
  const stopped = listed.findIndex((code) => whole.problems.some((problem) => stopsAt(problem, code)));
  const applied = stopped === -1 ? listed : listed.slice(0, stopped);
  const { rows } = stopped === -1 ? whole : rank(applied);
  const lastPlaces = new Map(rows.map((row) => [row.sharedRank, row.rank]));
  const differences: D[] = [];
  let compared = 0;
  for (const { participant, sharedRank: firstPlace, points, values } of rows) {
    const told = recorded.get(participant) ?? null;
    if (told === null) continue;
    compared++;
    const lastPlace = lastPlaces.get(firstPlace)!;
    if (told >= firstPlace && told <= lastPlace) continue;
    const found = { recorded: told, firstPlace, lastPlace, points, values };
    differences.push(named(participant, { code: 'rank-differs', article: 'C.07 4.2', ...found }));
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
