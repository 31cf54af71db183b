/** The candidate that is generated first, where it is plain that none is better: most brackets need no search. */
import { mayMeet, type Contender } from './contender.ts';
import type { BracketProblem } from './problem.ts';
import { bracketView } from './row.ts';

type ContenderPair = readonly [Contender, Contender];

interface Candidate {
  /** The higher ranked player first. */
  readonly pairs: readonly ContenderPair[];
  readonly downfloaters: readonly Contender[];
}

/**
 * 3.2, 3.3: the moved-down players with the first residents, then S1 of the remainder with S2 in order; of an odd number
 * the last floats. Null where two of them may not meet, the floater may not leave, or a row's value is above its bound
 * ({@link Row.fewest}, else 0), so that another candidate may be better. `problem` is of the bracket alone, its moved-down
 * players all to be paired. Cost: rows × players.
 */
export function firstGenerated(problem: BracketProblem): Candidate | null {
  const { rows, movedDown, residents, mayLeave } = problem;
  const first = movedDown.length;
  const half = (residents.length - first) >> 1;
  const pairs = movedDown.map((player, i): ContenderPair => [player, residents[i]!]);
  for (let i = first; i < first + half; i++) pairs.push([residents[i]!, residents[i + half]!]);
  const downfloaters = residents.slice(first + 2 * half);
  if (!downfloaters.every(mayLeave) || !pairs.every(([a, b]) => mayMeet(a, b))) return null;
  // Two players make one candidate, whatever the rows say.
  if (pairs.length === 1 && downfloaters.length === 0) return { pairs, downfloaters };
  const view = bracketView(residents, movedDown);
  for (const { onPair, onFloat, fewest } of rows) {
    let value = 0;
    if (onPair !== undefined) for (const [a, b] of pairs) value += onPair(a, b, view);
    if (onFloat !== undefined) for (const player of downfloaters) value += onFloat(player, view);
    if (value > (fewest?.([...movedDown, ...residents]) ?? 0)) return null;
  }
  return { pairs, downfloaters };
}
