/** What games to come bring, as the norms page shows it: a square of two games, else a row for each number of points. */
import type { Points } from '../../src-engine/index.ts';
import type { NormLine } from '../../src-main/ipc/contract.ts';

/** All ways to bring so many points, taken together. */
export interface PointsRow {
  readonly points: Points;
  /** `if` where some ways to these points bring the norm and others do not, or where it depends on opponents. */
  readonly verdict: NormLine['verdict'];
  /** What every way needs; `''` where they differ. */
  readonly needs: string;
}

/** By points from the games to come, most first. */
export function byPoints(lines: readonly NormLine[]): PointsRow[] {
  const groups = [...Map.groupBy(lines, ({ points }) => points)].sort(([a], [b]) => b - a);
  return groups.map(([points, ways]) => {
    const [first] = ways;
    const isAlike = ways.every(({ verdict }) => verdict === first!.verdict);
    const isNeedAlike = ways.every(({ needs }) => needs === first!.needs);
    return { points, verdict: isAlike ? first!.verdict : 'if', needs: isNeedAlike ? first!.needs : '' };
  });
}

/** The square of two games, the first one down and the second across; null for another number of games. */
export function squareOf(lines: readonly NormLine[]): NormLine[][] | null {
  if (lines[0]?.results.length !== 2) return null;
  return [...Map.groupBy(lines, ({ results }) => results[0]).values()];
}
