/** Standings of the teams of an imported event. */
import type { Points } from '../model/points.ts';
import type { TeamEvent } from '../model/team-event.ts';
import type { TieBreakText } from '../model/rules.ts';
import type { Tournament } from '../model/tournament.ts';
import { entryOf } from './catalogue.ts';
import { criteriaOf, criterionOf, objection, type Criteria, type TieBreakProblem } from './criteria.ts';
import { extendedEncounter } from './extended-encounter.ts';
import { byLot } from '../model/lots.ts';
import type { TableOptions } from './player-table.ts';
import { rankingOf, type Criterion } from './ranking.ts';
import { openGamesOf } from './standings.ts';
import { TEAM_METHODS, teamContextOf, type TeamContext, type TeamValueCode } from './team-scores.ts';
import { teamTablesOf } from './team-table.ts';
import type { ScoreType, TieBreak } from './tie-break.ts';
import type { TieBreakValue } from './value.ts';

/** Which list is asked for; without anything that of everybody after all rounds. */
export interface TeamStandingsOptions extends TableOptions {
  /** Codes in order; default those of the rules. */
  readonly tieBreaks?: readonly string[];
}

/** A team in the list; points in tenths. */
export interface TeamStandingsRow {
  /** Place, 1 … N; lots decide among teams whom no tie-break separates. */
  readonly rank: number;
  readonly sharedRank: number;
  readonly drawnByLot: boolean;
  /** Number of the team: its place in the tournament's `teams`, from 1. */
  readonly team: number;
  readonly name: string;
  readonly matchPoints: Points;
  readonly gamePoints: Points;
  readonly values: readonly TieBreakValue[];
}

/** A list of teams with what it was made by. */
export interface TeamStandings {
  readonly afterRound: number;
  readonly text: TieBreakText;
  readonly primary: ScoreType;
  readonly tieBreaks: readonly string[];
  readonly provisional: boolean;
  readonly problems: readonly TieBreakProblem[];
  readonly rows: readonly TeamStandingsRow[];
}

/**
 * Standings of the teams by their primary score, then the tie-breaks (C.07 Art. 5, 12, 13), then lots. Codes
 * without `:MP` or `:GP` are computed on the primary score. Rating tie-breaks are not defined for teams.
 */
export function teamStandingsOf(
  tournament: Tournament,
  event: TeamEvent,
  options: TeamStandingsOptions = {},
): TeamStandings {
  const context = teamContextOf(teamTablesOf(tournament, event, options));
  const { tables, primary } = context.teams;
  const { criteria, problems } = teamCriteria(context, options.tieBreaks ?? tournament.rules.tieBreaks);
  const scores = tables[primary].participants.map(({ score }) => score);
  const { groups, values } = rankingOf(scores, criteria);
  const lot = byLot(tournament.rules.lotSeed);
  const rows: TeamStandingsRow[] = [];
  for (const group of groups) {
    const sharedRank = rows.length + 1;
    for (const index of [...group].sort((a, b) => lot(a + 1, b + 1))) {
      rows.push({
        rank: rows.length + 1,
        sharedRank,
        drawnByLot: group.length > 1,
        team: index + 1,
        name: tables.MP.participants[index]!.name,
        matchPoints: tables.MP.participants[index]!.score,
        gamePoints: tables.GP.participants[index]!.score,
        values: values.map((column) => column[index]!),
      });
    }
  }
  const { rounds, totalRounds, text } = tables.MP;
  return {
    afterRound: rounds,
    text,
    primary,
    tieBreaks: criteria.map(({ code }) => code),
    provisional: rounds < totalRounds || openGamesOf(tournament, rounds).length > 0,
    problems,
    rows,
  };
}

/** The criteria of a team event; codes of Art. 10 are left out, since teams have no ratings of their own. */
function teamCriteria(context: TeamContext, codes: readonly string[]): Criteria {
  return criteriaOf(codes, (tieBreak, entry) => {
    const { text, score } = tieBreak;
    if (entry.usesRatings) {
      return { criterion: null, problem: { code: 'players-only', text, article: 'C.07 10' } };
    }
    const scored = context.contexts[score ?? context.teams.primary];
    const problem = objection(scored, tieBreak, entry);
    const criterion = entry.teamsOnly
      ? teamCriterion(context, tieBreak, problem === null)
      : criterionOf(scored, tieBreak, entry, problem === null);
    return { criterion, problem };
  });
}

function teamCriterion(context: TeamContext, tieBreak: TieBreak, used: boolean): Criterion {
  const { code, text } = tieBreak;
  if (code.startsWith('EDE')) {
    return {
      kind: 'set',
      code: text,
      used,
      orderOf: (tied) => extendedEncounter(context, tied, tieBreak).groups,
    };
  }
  const { lowerFirst, decimals } = entryOf(code);
  const method = TEAM_METHODS[code as TeamValueCode];
  return {
    kind: 'value',
    code: text,
    used,
    direction: lowerFirst ? -1 : 1,
    decimals,
    reckon: (index) => method(context, index, tieBreak),
    ...(code === 'BC' && { mayOrder: (tied) => haveEqualGamePoints(context, tied) }),
  };
}

/** 12.1: the board count compares only teams with the same number of game points. */
function haveEqualGamePoints({ contexts }: TeamContext, tied: readonly number[]): boolean {
  const { participants } = contexts.GP.table;
  return new Set(tied.map((index) => participants[index]!.score)).size === 1;
}
