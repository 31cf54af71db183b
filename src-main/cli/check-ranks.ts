/** The ranks that a report records beside the standings that its own tie-breaks give, for players and for teams. */
import { en } from '../../src-engine/texts/index.ts';
import {
  recordedRankDifferences,
  recordedTeamRankDifferences,
  teamEventOf,
  type Tournament,
} from '../../src-engine/index.ts';
import type { OpenedTournament } from './tournament-file.ts';

export interface RankReport {
  /** Number of the player, or of the team where teams are paired. */
  readonly player: number;
  readonly recorded: number;
  readonly firstPlace: number;
  readonly lastPlace: number;
  readonly text: string;
}

interface RanksReport {
  readonly ranks: readonly RankReport[];
  /** Codes of the list that nobody can apply, from the first one on: ranks are verified up to there. */
  readonly notApplied: readonly string[];
}

interface Difference {
  readonly recorded: number;
  readonly firstPlace: number;
  readonly lastPlace: number;
}

/**
 * Ranks of the file that the standings do not give: by its own tie-breaks, or by points alone where it names none.
 * Null where the file has no ranks.
 */
export function ranksReport(
  { tournament, namesTieBreaks, pairsTeams }: OpenedTournament,
  numberOf: (player: number) => number,
): RanksReport | null {
  const options = namesTieBreaks ? {} : { tieBreaks: [] };
  const { compared, notApplied, differences } = pairsTeams
    ? ofTeams(tournament, options)
    : ofPlayers(tournament, options, numberOf);
  return compared === 0 ? null : { notApplied, ranks: differences };
}

type Options = Parameters<typeof recordedRankDifferences>[1];

function ofPlayers(tournament: Tournament, options: Options, numberOf: (player: number) => number) {
  const { differences, ...rest } = recordedRankDifferences(tournament, options);
  return { ...rest, differences: differences.map((found) => reported(numberOf(found.player), '', found)) };
}

function ofTeams(tournament: Tournament, options: Options) {
  const event = teamEventOf(tournament);
  if (event === null) return { compared: 0, notApplied: [], differences: [] };
  const { differences, ...rest } = recordedTeamRankDifferences(tournament, event, options);
  return { ...rest, differences: differences.map((found) => reported(found.team, 'team ', found)) };
}

function reported(player: number, kind: string, { recorded, firstPlace, lastPlace }: Difference): RankReport {
  return {
    ...{ player, recorded, firstPlace, lastPlace },
    text: en.cli.check.rank(`${kind}${player}`, recorded, firstPlace, lastPlace),
  };
}
