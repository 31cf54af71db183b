/** A score table together with what several tie-breaks share, computed at most once. */
import { opponentScores, adjustedScoresOf } from './buchholz.ts';
import { sumOf, type Contribution } from './contribution.ts';
import { withFinalRoundDrawn, withForfeitsPlayed, type ScoreTable } from './score-table.ts';

/** One way of reading the table: with or without forfeits as games, with or without the final round drawn. */
interface Reading {
  readonly table: ScoreTable;
  /** Scores as they enter the opponents' tie-breaks (Art. 16.3), indexed like the participants. */
  readonly adjusted: readonly number[];
  /** Buchholz contributions of the participant with this index. */
  opponentScoresOf(index: number): readonly Contribution[];
  /** Sum of the Buchholz contributions, tenths. */
  buchholzOf(index: number): number;
}

/** A table with what several tie-breaks ask of it, worked out once. */
export interface Context {
  /** The table as it stands: forfeits unplayed. */
  readonly table: ScoreTable;
  reading(forfeitsPlayed: boolean, fore: boolean): Reading;
  /** Calls `compute` for a key and participant once and keeps the answer. */
  remembered<T>(key: string, index: number, compute: () => T): T;
}

/** A context that computes when it is asked. */
export function contextOf(table: ScoreTable): Context {
  const readings: Reading[] = [];
  const memory = new Map<string, unknown[]>();
  return {
    table,
    reading(forfeitsPlayed, fore) {
      const asPlayed = forfeitsPlayed || table.predetermined;
      return (readings[(asPlayed ? 2 : 0) + (fore ? 1 : 0)] ??= readingFor(table, asPlayed, fore));
    },
    remembered<T>(key: string, index: number, compute: () => T): T {
      let row = memory.get(key);
      if (row === undefined) memory.set(key, (row = []));
      if (!(index in row)) row[index] = compute();
      return row[index] as T;
    },
  };
}

function readingFor(whole: ScoreTable, asPlayed: boolean, fore: boolean): Reading {
  const base = fore ? withFinalRoundDrawn(whole) : whole;
  // Forfeits as games change a participant's own rounds (16.4), not what the opponents get (16.3).
  const adjusted = adjustedScoresOf(base);
  const table = asPlayed ? withForfeitsPlayed(base) : base;
  const kept: (readonly Contribution[])[] = [];
  const sums: number[] = [];
  const opponentScoresOf = (index: number): readonly Contribution[] =>
    (kept[index] ??= opponentScores(table, adjusted, table.participants[index]!));
  return {
    table,
    adjusted,
    opponentScoresOf,
    buchholzOf: (index) => (sums[index] ??= sumOf(opponentScoresOf(index))),
  };
}
