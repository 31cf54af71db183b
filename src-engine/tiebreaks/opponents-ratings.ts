/** Tie-breaks from ratings (C.07 Art. 10). Only games played over the board count, in every kind of event. */
import { averageRating, perfectPerformance, performanceRating } from '../rating/performance.ts';
import { roundedQuotient } from '../model/rounding.ts';
import { contributionOf, sumOf, type Contribution, type Reckoning } from './contribution.ts';
import type { Context } from './context.ts';
import { withCuts } from './cut.ts';
import { isOverTheBoard, type ScoreTable } from './score-table.ts';

/**
 * 10.1 Average rating of the opponents met over the board, with cuts of the lowest and highest ratings
 * (14.1–14.4). In an event of over 30 days the rating of the round, where the rules say so. Unrated opponents are left out: whether the tie-break may be used at all then is decided elsewhere.
 */
export function averageRatingOfOpponents(
  context: Context,
  index: number,
  cutLeast: number,
  cutMost: number,
): Reckoning {
  const contributions = withCuts(ratingsMet(context.table, index), cutLeast, cutMost);
  const ratings = contributions.filter(({ cut }) => cut === null).map(({ amount }) => amount);
  return whole(averageRating(ratings), contributions);
}

/** 10.2 Tournament performance rating. */
export function tournamentPerformance(context: Context, index: number): Reckoning {
  return context.remembered('TPR', index, () => performanceOf(context.table, index, performanceRating));
}

/** 10.3 Perfect tournament performance. */
export function perfectTournamentPerformance(context: Context, index: number): Reckoning {
  return context.remembered('PTP', index, () => performanceOf(context.table, index, perfectPerformance));
}

/** 10.4 Average performance rating of the opponents met over the board. */
export function averagePerformanceOfOpponents(context: Context, index: number): Reckoning {
  return averageOverOpponents(context, index, tournamentPerformance);
}

/** 10.5 Average perfect performance of the opponents met over the board. */
export function averagePerfectPerformanceOfOpponents(context: Context, index: number): Reckoning {
  return averageOverOpponents(context, index, perfectTournamentPerformance);
}

function performanceOf(
  table: ScoreTable,
  index: number,
  compute: (score: number, ratings: readonly number[]) => number | null,
): Reckoning {
  const contributions = ratingsMet(table, index);
  const { entries } = table.participants[index]!;
  let score = 0;
  for (const { round } of contributions) {
    const { outcome } = entries[round]!;
    score += outcome === 'win' ? 10 : outcome === 'draw' ? 5 : 0;
  }
  const ratings = contributions.map(({ amount }) => amount);
  return { ...whole(compute(score, ratings), contributions), gameScore: score };
}

function averageOverOpponents(
  context: Context,
  index: number,
  performance: (context: Context, index: number) => Reckoning,
): Reckoning {
  const contributions = gamesMet(context.table, index, (opponent) => {
    const { value, undefined: missing } = performance(context, opponent);
    return missing === true ? null : value;
  });
  if (contributions.length === 0) return whole(null, contributions);
  return whole(roundedQuotient(sumOf(contributions), contributions.length), contributions);
}

/** The ratings met, one for each game: who was met twice counts twice (4.4). */
function ratingsMet(table: ScoreTable, index: number): readonly Contribution[] {
  return gamesMet(table, index, (opponent, round) => {
    const { rating, ratings } = table.participants[opponent]!;
    return (ratings?.[round] ?? rating) || null;
  });
}

/** One contribution for each game over the board whose opponent has a value. */
function gamesMet(
  table: ScoreTable,
  index: number,
  valueOf: (opponent: number, round: number) => number | null,
): readonly Contribution[] {
  const contributions: Contribution[] = [];
  table.participants[index]!.entries.forEach((entry, round) => {
    if (!isOverTheBoard(entry) || entry.opponent < 0) return;
    const value = valueOf(entry.opponent, round);
    if (value === null) return;
    contributions.push(
      contributionOf(entry, round, { significance: value, amount: value, treatment: 'played' }),
    );
  });
  return contributions;
}

function whole(value: number | null, contributions: readonly Contribution[]): Reckoning {
  if (value === null) return { value: 0, scale: 1, undefined: true, contributions };
  return { value, scale: 1, contributions };
}
