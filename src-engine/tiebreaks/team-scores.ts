/** Tie-breaks of teams that give each team a value (C.07 Art. 12, 13.1, 13.2, 13.4). */
import { roundedQuotient } from '../model/rounding.ts';
import { contributionOf, sumOf, type Contribution, type Reckoning } from './contribution.ts';
import { contextOf, type Context } from './context.ts';
import { withCuts } from './cut.ts';
import { buchholz } from './opponents-scores.ts';
import type { TeamTables } from './team-table.ts';
import type { ScoreType, TEAM_CODES, TieBreak } from './tie-break.ts';

/** The tables of a team event with a context for each score. */
export interface TeamContext {
  readonly teams: TeamTables;
  readonly contexts: Readonly<Record<ScoreType, Context>>;
}

/** The tables of a team event, ready for the tie-breaks of either score. */
export function teamContextOf(teams: TeamTables): TeamContext {
  return { teams, contexts: { MP: contextOf(teams.tables.MP), GP: contextOf(teams.tables.GP) } };
}

/** Match points for game points, and the reverse. */
export function otherScore(score: ScoreType): ScoreType {
  return score === 'MP' ? 'GP' : 'MP';
}

/** 12.1 Board count: board numbers times points; the smaller sum ranks first. */
function boardCount({ teams, contexts }: TeamContext, index: number): Reckoning {
  const { entries } = contexts.GP.table.participants[index]!;
  const contributions = entries.map((entry, round): Contribution => {
    const points = teams.boardPoints[index]![round]!;
    const treatment = points.length > 0 ? 'counted' : 'not-counted';
    return contributionOf(entry, round, { significance: 0, amount: boardCountOf(points), treatment });
  });
  return { value: sumOf(contributions), scale: 10, contributions };
}

/** Board numbers times the points made on them, for one match. */
export function boardCountOf(points: readonly number[]): number {
  return points.reduce((sum, one, board) => sum + (board + 1) * one, 0);
}

/** 12.2 Points on board 1, then on board 2, and so on. */
function topBoards(context: TeamContext, index: number): Reckoning {
  return boardSequence(boardTotals(context, index));
}

/** 12.3 Points without the last board, then without the last two, and so on. */
function withoutBottomBoards(context: TeamContext, index: number): Reckoning {
  return boardSequence(eliminated(boardTotals(context, index)));
}

/** Sums of boards 1 … k for k from the last but one down to 1. */
export function eliminated(totals: readonly number[]): number[] {
  const sums = totals.map((_, board) => totals.slice(0, board + 1).reduce((sum, one) => sum + one, 0));
  return sums.slice(0, -1).reverse();
}

function boardTotals({ teams }: TeamContext, index: number): number[] {
  const totals = new Array<number>(teams.boards).fill(0);
  for (const points of teams.boardPoints[index]!) {
    points.forEach((one, board) => (totals[board] = (totals[board] ?? 0) + one));
  }
  return totals;
}

function boardSequence([value = 0, ...rest]: readonly number[]): Reckoning {
  return { value, scale: 10, rest, contributions: [] };
}

/** 13.1 The score that is not the primary one. */
function otherScoreOf({ teams, contexts }: TeamContext, index: number): Reckoning {
  const { score } = contexts[otherScore(teams.primary)].table.participants[index]!;
  return { value: score, scale: 10, contributions: [] };
}

/** 13.2 Extended Sonneborn-Berger: the opponents' score of the first letter times own points of the second. */
function extendedSonnebornBerger(context: TeamContext, index: number, tieBreak: TieBreak): Reckoning {
  const theirs: ScoreType = tieBreak.code[1] === 'M' ? 'MP' : 'GP';
  const ours: ScoreType = tieBreak.code[2] === 'M' ? 'MP' : 'GP';
  const reading = context.contexts[theirs].reading(tieBreak.forfeitsPlayed, false);
  const { entries } = context.contexts[ours].table.participants[index]!;
  const weighted = reading.opponentScoresOf(index).map((contribution): Contribution => {
    const { points } = entries[contribution.round]!;
    return { ...contribution, points, amount: points * contribution.significance };
  });
  const contributions = withCuts(weighted, tieBreak.cutLeast, tieBreak.cutMost);
  return { value: sumOf(contributions), scale: 100, contributions };
}

/**
 * 13.4 The secondary score plus the Buchholz (with `/F` the Fore Buchholz) on the primary score divided by the
 * largest primary score of the event over the largest secondary score of a match, rounded down, or by `/Kx`.
 * Two decimals, halves up.
 */
function scoreStrength(context: TeamContext, index: number, tieBreak: TieBreak): Reckoning {
  const { teams, contexts } = context;
  const primary = contexts[teams.primary];
  const secondary = contexts[otherScore(teams.primary)].table;
  const strength = buchholz(primary, index, tieBreak, tieBreak.fore);
  const largest = primary.table.win * primary.table.totalRounds;
  const divisor = tieBreak.divisor ?? Math.max(1, Math.floor(largest / secondary.win));
  const hundredths = roundedQuotient(10 * strength.value, divisor);
  const own = secondary.participants[index]!.score;
  // The lines show the Buchholz before the division, in the scale of the value.
  const contributions = strength.contributions.map((one) => ({ ...one, amount: 10 * one.amount }));
  const parts = { own: 10 * own, buchholz: 10 * strength.value, divisor };
  return { value: 10 * own + hundredths, scale: 100, contributions, strength: parts };
}

/** Codes of teams with a value for each team; the others order tied teams. */
export type TeamValueCode = Exclude<(typeof TEAM_CODES)[number], `EDE${string}`>;

/** How each tie-break of teams (C.07) is reckoned. The unit of a value is told by its `scale`. */
export const TEAM_METHODS: Record<
  TeamValueCode,
  (context: TeamContext, index: number, tieBreak: TieBreak) => Reckoning
> = {
  BC: boardCount,
  TBR: topBoards,
  BBE: withoutBottomBoards,
  MPvGP: otherScoreOf,
  EMMSB: extendedSonnebornBerger,
  EMGSB: extendedSonnebornBerger,
  EGMSB: extendedSonnebornBerger,
  EGGSB: extendedSonnebornBerger,
  SSSC: scoreStrength,
};
