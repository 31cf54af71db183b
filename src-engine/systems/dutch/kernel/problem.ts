/** One bracket as a matching problem. Vertices are players and outlets: the bye, or a place further down. */
import type { Contender } from './contender.ts';
import { bracketView, isMovedDown, type Row } from './row.ts';

/** A bracket (1.3.2), players in rank order inside each part: moved down (1.4.1), resident, next bracket's residents, everybody below. */
export interface BracketProblem {
  readonly rows: readonly Row[];
  readonly movedDown: readonly Contender[];
  readonly residents: readonly Contender[];
  readonly next: readonly Contender[];
  readonly below: readonly Contender[];
  /** Vertices behind the players that take who is not paired. */
  readonly outlets: number;
  /** Outlets may be matched with each other: they need not be used. */
  readonly outletsOptional: boolean;
  /** Which players may go to an outlet. */
  readonly mayLeave: (player: Contender) => boolean;
  /** Two floaters may be paired further down: edges between moved-down players stand for that. */
  readonly floatersMayMeet: boolean;
  /** Number of contenders in the round. */
  readonly size: number;
}

/** The bracket and the next one; whoever is paired in neither goes on. */
export function openProblem(
  parts: Pick<BracketProblem, 'rows' | 'movedDown' | 'residents' | 'next' | 'size'>,
): BracketProblem {
  const { rows, movedDown, residents, next } = parts;
  return {
    ...parts,
    rows: activeRows(rows, parts, true),
    below: [],
    outlets: movedDown.length + residents.length + next.length,
    outletsOptional: true,
    mayLeave: () => true,
    floatersMayMeet: false,
  };
}

/** The bracket, the next one and everybody below: all are paired but the receiver of the bye. */
export function closedProblem(parts: Omit<BracketProblem, 'outlets' | 'outletsOptional'>): BracketProblem {
  const { rows, movedDown, residents, next, below } = parts;
  return {
    ...parts,
    rows: activeRows(rows, parts, true),
    outlets: (movedDown.length + residents.length + next.length + below.length) % 2,
    outletsOptional: false,
  };
}

/** Rows that can make a difference in the problem. */
export function activeRows(
  rows: readonly Row[],
  { movedDown, residents }: Pick<BracketProblem, 'movedDown' | 'residents'>,
  floatersPossible: boolean,
): Row[] {
  const view = bracketView(residents, movedDown);
  const mixed = [...movedDown, ...residents].some(
    (player) => isMovedDown(player, view) || player.score < view.score,
  );
  const topscorers = [...movedDown, ...residents].some(({ topscorer }) => topscorer);
  return rows.filter((row) => {
    if (row.topscorersOnly && !topscorers) return false;
    if (floatersPossible && row.onFloat !== undefined) return true;
    return row.onPair !== undefined && (mixed || !row.acrossScores);
  });
}
