/** Tie-breaks from the opponents' scores: the Buchholz family (8), Sonneborn-Berger (9.1) and Koya (9.2). */
import { weightedByPoints } from './buchholz.ts';
import { roundedQuotient } from '../model/rounding.ts';
import { contributionOf, sumOf, type Contribution, type Reckoning } from './contribution.ts';
import type { Context } from './context.ts';
import { withCuts } from './cut.ts';
import { isOverTheBoard, type ScoreTable } from './score-table.ts';
import type { KoyaLimit, TieBreak } from './tie-break.ts';

/** 8.1 Buchholz and, with `fore`, 8.3 Fore Buchholz, with cuts by 14.1–14.4 and 16.5. */
export function buchholz(context: Context, index: number, tieBreak: TieBreak, fore: boolean): Reckoning {
  const reading = context.reading(tieBreak.forfeitsPlayed, fore);
  const contributions = withCuts(reading.opponentScoresOf(index), tieBreak.cutLeast, tieBreak.cutMost);
  return { value: sumOf(contributions), scale: 10, contributions };
}

/**
 * 8.2 Average of the Buchholz (with `/F` of the Fore Buchholz) of the opponents met over the board, to two
 * decimals, halves up.
 */
export function averageOfBuchholz(context: Context, index: number, { fore }: TieBreak): Reckoning {
  const reading = context.reading(false, fore);
  const contributions: Contribution[] = [];
  context.table.participants[index]!.entries.forEach((entry, round) => {
    if (!isOverTheBoard(entry) || entry.opponent < 0) return;
    // Buchholz in hundredths, the scale of the average.
    const amount = 10 * reading.buchholzOf(entry.opponent);
    contributions.push(contributionOf(entry, round, { significance: amount, amount, treatment: 'played' }));
  });
  const games = contributions.length;
  if (games === 0) return { value: 0, scale: 100, undefined: true, contributions };
  return { value: roundedQuotient(sumOf(contributions), games), scale: 100, contributions };
}

/** 9.1 Sonneborn-Berger: points of each round times the opponent's score. */
export function sonnebornBerger(context: Context, index: number, tieBreak: TieBreak): Reckoning {
  const reading = context.reading(tieBreak.forfeitsPlayed, false);
  const weighted = weightedByPoints(reading.opponentScoresOf(index));
  const contributions = withCuts(weighted, tieBreak.cutLeast, tieBreak.cutMost);
  return { value: sumOf(contributions), scale: 100, contributions };
}

/** 9.2 Koya: points against opponents with at least half of the maximum, or the limit of `/Lx` (14.5). */
export function koya(context: Context, index: number, { limit, forfeitsPlayed }: TieBreak): Reckoning {
  const { table } = context.reading(forfeitsPlayed, false);
  const maximum = context.remembered('highest score', 0, () => highestScore(table));
  const reached = koyaThreshold(maximum, limit);
  const contributions: Contribution[] = [];
  table.participants[index]!.entries.forEach((entry, round) => {
    if (entry.opponent < 0) return;
    const { score } = table.participants[entry.opponent]!;
    const counts = reached(score);
    const amount = counts ? entry.points : 0;
    const treatment = counts ? 'counted' : 'not-counted';
    contributions.push(contributionOf(entry, round, { significance: score, amount, treatment }));
  });
  return { value: sumOf(contributions), scale: 10, contributions };
}

/** The maximum score so far: a win in every game that the schedule gives. */
function highestScore({ participants, predetermined, rounds, win }: ScoreTable): number {
  if (!predetermined) return win * rounds;
  const scheduled = participants.map(({ entries }) => entries.filter(({ opponent }) => opponent >= 0).length);
  return win * Math.max(...scheduled);
}

/** Whether a score reaches the limit, given the maximum score. */
function koyaThreshold(maximum: number, limit: KoyaLimit | null): (score: number) => boolean {
  if (limit?.kind === 'percent') return (score) => 100 * score >= limit.number * maximum;
  const halfPoints = limit?.number ?? 0;
  return (score) => 2 * score >= maximum + 10 * halfPoints;
}
