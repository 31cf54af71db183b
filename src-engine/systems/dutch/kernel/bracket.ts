/**
 * Pairing of a single bracket: the best candidate by rows, the earliest generated among equals. Two routes lead there.
 * The *ideal* route knows the floaters' number and scores in advance (nobody, or one resident who is known to fit below)
 * and looks at the bracket alone. The *general* route puts players below into the same problem.
 */
import type { Contender } from './contender.ts';
import { firstGenerated } from './first-generated.ts';
import { firstCandidate } from './order.ts';
import { optimaOf } from './optima.ts';
import { activeRows, type BracketProblem } from './problem.ts';
import type { Row } from './row.ts';

/** A bracket as it was paired, with what its explanation needs. */
export interface PairedBracket {
  readonly movedDown: readonly Contender[];
  readonly residents: readonly Contender[];
  /** The higher ranked player first. */
  readonly pairs: readonly (readonly [Contender, Contender])[];
  readonly downfloaters: readonly Contender[];
  /** 2017, A.9: PPB or CLB, for which C.7 does not count. */
  readonly collapsing: boolean;
  /** How the bracket was solved. */
  readonly route: 'ideal' | 'look-ahead' | 'whole-field';
}

/**
 * The bracket with everybody paired, or all but one resident of `mayFloat`; null when the rows' optimum is not to be had
 * that way. `mayFloat` must be the residents whose float leads to the best conceivable next bracket.
 */
export function pairIdeally(
  rows: readonly Row[],
  movedDown: readonly Contender[],
  residents: readonly Contender[],
  mayFloat: ReadonlySet<Contender> | null,
  size: number,
): PairedBracket | null {
  const odd = (movedDown.length + residents.length) % 2 === 1;
  if (movedDown.length > residents.length || (odd && mayFloat === null)) return null;
  const open = rows.filter((row) => !row.settledByIdeal && row.scope === 'bracket');
  const problem: BracketProblem = {
    rows: activeRows(open, { movedDown, residents }, odd),
    movedDown,
    residents,
    next: [],
    below: [],
    outlets: odd ? 1 : 0,
    outletsOptional: false,
    mayLeave: (player) => mayFloat?.has(player) ?? false,
    floatersMayMeet: false,
    size,
  };
  const first = firstGenerated(problem);
  if (first !== null) return { movedDown, residents, ...first, collapsing: false, route: 'ideal' };
  // One or two players have no other candidate.
  if (movedDown.length + residents.length <= 2) return null;
  return solved(problem, 'ideal')?.bracket ?? null;
}

/** The best candidate of a problem, and whom the matching that it belongs to pairs nowhere. */
interface SolvedBracket {
  readonly bracket: PairedBracket;
  /** Players of the bracket and the next one that the matching leaves to an outlet. */
  readonly leaving: readonly Contender[];
}

/** The best candidate, of equal ones the first that Articles 3 and 4 generate; null where the problem has none. */
export function solved(problem: BracketProblem, route: PairedBracket['route']): SolvedBracket | null {
  const optimum = optimaOf(problem);
  if (optimum === null) return null;
  const { movedDown, residents, next, below } = problem;
  const players = movedDown.concat(residents, next, below);
  const bracketSize = movedDown.length + residents.length;
  const paired = new Set<number>();
  const pairs = firstCandidate(optimum, movedDown.length, bracketSize).map(([u, v]) => {
    paired.add(u).add(v);
    return [players[u]!, players[v]!] as const;
  });
  const floating = (_: Contender, v: number): boolean => v < bracketSize && !paired.has(v);
  return {
    bracket: {
      movedDown,
      residents,
      pairs,
      downfloaters: players.filter(floating),
      collapsing: false,
      route,
    },
    leaving: players.filter(
      (_, v) => v < bracketSize + next.length && !paired.has(v) && optimum.partnerOf(v) >= players.length,
    ),
  };
}
