/** The working of one value of a team: contributions of rounds, results by board, or separate standings. */
import { fail, ok, type FailureShape, type Outcome } from '../model/outcome.ts';
import type { Points } from '../model/points.ts';
import type { TeamEvent } from '../model/team-event.ts';
import type { Tournament } from '../model/tournament.ts';
import { entryOf } from './catalogue.ts';
import { parseTieBreak } from './code.ts';
import { METHODS, type SingleCode } from './compute.ts';
import { objection } from './criteria.ts';
import { directEncounter } from './direct-encounter.ts';
import { extendedEncounter } from './extended-encounter.ts';
import { TEAM_METHODS, teamContextOf, type TeamContext, type TeamValueCode } from './team-scores.ts';
import { teamStandingsOf, type TeamStandingsOptions } from './team-standings.ts';
import { teamTablesOf } from './team-table.ts';
import type { ScoreType, TieBreak, TieBreakFailure } from './tie-break.ts';
import { articlesOf } from './articles.ts';
import { valueOf } from './value.ts';
import { workingSumOf } from './working-sum.ts';
import {
  codesBefore,
  encounterOf,
  placeIn,
  workingLines,
  type Working,
  type WorkingEncounter,
} from './working.ts';

/** Like the working of a player; opponents and members of encounters are numbers of teams. */
export interface TeamWorking extends Omit<Working, 'player' | 'encounters'> {
  readonly team: number;
  /** Score that the working is in. */
  readonly scoreType: ScoreType;
  readonly encounters: readonly (WorkingEncounter & { readonly scoreType: ScoreType })[];
  /** Points by board over all rounds, tenths; empty for tie-breaks that do not look at boards. */
  readonly boards: readonly Points[];
}

/** Why there is no working: a code that cannot be read, no such team, or a tie-break for players (Art. 10). */
export type TeamWorkingFailure =
  | TieBreakFailure
  | (FailureShape & { readonly code: 'no-such-team'; readonly team: number })
  | (FailureShape & { readonly code: 'players-only'; readonly text: string });

/**
 * The working of one tie-break of one team, by the same computation as the standings; `team` is its number. Fails
 * with `no-such-team`, `players-only` (Art. 10) or a failure of {@link parseTieBreak}.
 */
export function teamWorkingOf(
  tournament: Tournament,
  event: TeamEvent,
  team: number,
  code: string,
  options: TeamStandingsOptions = {},
): Outcome<TeamWorking, TeamWorkingFailure> {
  const parsed = parseTieBreak(code);
  if (!parsed.ok) return parsed;
  const tieBreak = parsed.value;
  const entry = entryOf(tieBreak.code);
  if (entry.usesRatings) return fail({ code: 'players-only', text: tieBreak.text, article: 'C.07 10' });
  if (tournament.teams[team - 1] === undefined) return fail({ code: 'no-such-team', team });
  const context = teamContextOf(teamTablesOf(tournament, event, options));
  const scoreType = scoreTypeOf(context, tieBreak);
  const scored = context.contexts[scoreType];
  const common = {
    team,
    scoreType,
    code: tieBreak.text,
    tieBreak,
    article: entry.article,
    articles: articlesOf(tieBreak),
    text: scored.table.text,
    score: scored.table.participants[team - 1]!.score,
    problem: objection(scored, tieBreak, entry),
    boards: /^(BC|TBR|BBE)$/.test(tieBreak.code) ? boardTotals(context, team - 1) : [],
  };
  if (/^E?DE/.test(tieBreak.code)) {
    const tied = tiedTeams(tournament, event, team, tieBreak, options);
    return ok({
      ...common,
      lines: [],
      sum: { kind: 'given' },
      ...encounters(context, scoreType, team - 1, tied, tieBreak),
    });
  }
  const reckoning = entry.teamsOnly
    ? TEAM_METHODS[tieBreak.code as TeamValueCode](context, team - 1, tieBreak)
    : METHODS[tieBreak.code as SingleCode](scored, team - 1, tieBreak);
  const lines = workingLines(scored.table, team - 1, reckoning.contributions, tieBreak);
  const value = valueOf(tieBreak.text, reckoning, entry.decimals);
  const sum = workingSumOf(tieBreak.code, reckoning);
  return ok({ ...common, value, lines, sum, encounters: [], tied: [] });
}

/** The score whose table shows the rounds: the one named, or for ESB the opponents' score of its first letter. */
function scoreTypeOf({ teams }: TeamContext, { code, score }: TieBreak): ScoreType {
  if (/^E[MG]{2}SB$/.test(code)) return code[1] === 'M' ? 'MP' : 'GP';
  return score ?? teams.primary;
}

function boardTotals({ teams }: TeamContext, index: number): Points[] {
  return Array.from({ length: teams.boards }, (_, board) =>
    teams.boardPoints[index]!.reduce((sum, points) => sum + (points[board] ?? 0), 0),
  );
}

function tiedTeams(
  tournament: Tournament,
  event: TeamEvent,
  team: number,
  { text }: TieBreak,
  options: TeamStandingsOptions,
): readonly number[] {
  const tieBreaks = codesBefore(options.tieBreaks ?? tournament.rules.tieBreaks, text);
  const { rows } = teamStandingsOf(tournament, event, { ...options, tieBreaks });
  const own = rows.find((row) => row.team === team)!;
  return rows.filter((row) => row.sharedRank === own.sharedRank).map((row) => row.team - 1);
}

function encounters(
  { teams, contexts }: TeamContext,
  scoreType: ScoreType,
  index: number,
  tied: readonly number[],
  tieBreak: TieBreak,
): Pick<TeamWorking, 'value' | 'encounters' | 'tied'> {
  const plain = directEncounter(contexts[scoreType], tied, tieBreak.forfeitsPlayed);
  const order =
    tieBreak.code === 'DE'
      ? { groups: plain.groups, steps: plain.steps.map((step) => ({ ...step, score: scoreType })) }
      : extendedEncounter({ teams, contexts }, tied, tieBreak);
  return {
    tied: tied.map((team) => team + 1),
    value: placeIn(order.groups, index, tieBreak.text),
    encounters: order.steps.map(({ score, ...step }) => ({
      ...encounterOf(contexts[score].table, step),
      scoreType: score,
    })),
  };
}
