/** What keeps a report from being filed as it is, with the place of each problem in its file. */
import type { PlayerId } from '../model/player.ts';
import { recordedRankDifferences } from '../tiebreaks/recorded-ranks.ts';
import { COLUMN_OF_PLAYER_PROBLEM } from '../trf/filing-players.ts';
import { filingProblems, type FilingProblem } from '../trf/filing.ts';
import type { TrfReading } from '../trf/read.ts';
import { PLAYER_RECORD } from '../trf/records.ts';

/** A place of a report, 1-based. */
export interface FilingPlace {
  readonly line: number;
  readonly column: number;
  /** Whose record it is; null for a record of the tournament. */
  readonly player: PlayerId | null;
}

/** A problem of a report with the records of the file that it is about. */
export interface PlacedFilingProblem {
  readonly problem: FilingProblem;
  /** One for each player concerned, or that of the tournament's record; none where the record is missing. */
  readonly places: readonly FilingPlace[];
}

/** The record that holds what a problem of the tournament is about. */
const TAG_OF_CODE: Partial<Record<FilingProblem['code'], string>> = {
  'name-missing': '012',
  'city-missing': '022',
  'federation-missing': '032',
  'federation-unknown': '032',
  'start-date-missing': '042',
  'end-date-missing': '052',
  'dates-reversed': '052',
  'chief-arbiter-missing': '102',
  'time-control-missing': '122',
  'encoded-time-control-missing': '222',
  'encoded-time-control-unreadable': '222',
  'round-dates-missing': '132',
  'round-date-outside': '132',
  'system-without-code': '192',
  'controller-missing': '182',
};
const FIRST_OF_CONTENT = 5;

/** The line of the tournament's record; undefined where the record is missing. */
function lineOf(
  problem: FilingProblem,
  { tournament: { info }, lineOfTag, linesOfDeputies }: TrfReading,
): number | undefined {
  if (problem.code !== 'arbiter-id-missing') return lineOfTag.get(TAG_OF_CODE[problem.code] ?? '');
  return problem.name === info.chiefArbiter
    ? lineOfTag.get('102')
    : linesOfDeputies[info.deputyArbiters.indexOf(problem.name)];
}

function columnOf(code: FilingProblem['code']): number {
  if (code === 'rank-missing' || code === 'rank-differs') return PLAYER_RECORD.columns.rank.from;
  const column = (
    COLUMN_OF_PLAYER_PROBLEM as Partial<Record<FilingProblem['code'], keyof typeof PLAYER_RECORD.columns>>
  )[code];
  return column === undefined ? FIRST_OF_CONTENT : PLAYER_RECORD.columns[column].from;
}

/** Ranks that are missing, or that points and the report's own tie-breaks do not give. */
function rankProblems({ tournament, namesTieBreaks, pairsTeams }: TrfReading): FilingProblem[] {
  const without = tournament.players.filter(({ recordedRank }) => recordedRank === null);
  const missing: FilingProblem[] =
    without.length === 0
      ? []
      : [{ code: 'rank-missing', weight: 'missing', players: without.map(({ id }) => id) }];
  if (pairsTeams) return missing;
  const { differences } = recordedRankDifferences(tournament, namesTieBreaks ? {} : { tieBreaks: [] });
  return [
    ...missing,
    ...differences.map(({ player, recorded, firstPlace, lastPlace }): FilingProblem => {
      return { code: 'rank-differs', weight: 'advice', players: [player], recorded, firstPlace, lastPlace };
    }),
  ];
}

/**
 * The problems of `filingProblems` and those of the ranks, each with its lines and columns, in the order of the records.
 * Cost: that of the standings.
 */
export function reportFilingProblems(reading: TrfReading): PlacedFilingProblem[] {
  const { tournament, format, lineOfPlayer } = reading;
  return [...filingProblems(tournament, format), ...rankProblems(reading)].map((problem) => {
    const column = columnOf(problem.code);
    const line = lineOf(problem, reading);
    const places =
      problem.players.length > 0
        ? problem.players.map((player) => ({ line: lineOfPlayer.get(player)!, column, player }))
        : line === undefined
          ? []
          : [{ line, column, player: null }];
    return { problem, places };
  });
}
