/** Leaving out least and most significant contributions (C.07 Art. 14.1–14.4) with the exception of Art. 16.5. */
import type { Contribution, CutReason } from './contribution.ts';

/**
 * Marks `least` contributions from below, then `most` from above.
 *
 * The least significant contribution is the one with the lowest opponent's score (rating), of several the lowest
 * contribution. A participant with voluntarily unplayed rounds cuts the lowest contribution of such a round
 * instead, of several the one with the lowest score, provided that it is not lower than the least significant one
 * (Art. 16.5); every further cut asks again. Cuts from above know no exception.
 */
export function withCuts(
  contributions: readonly Contribution[],
  least: number,
  most: number,
): readonly Contribution[] {
  if (least === 0 && most === 0) return contributions;
  const result = [...contributions];
  for (let count = 0; count < least; count++) cutLeast(result);
  for (let count = 0; count < most; count++) {
    const highest = extreme(result, (a, b) => lessSignificant(b, a));
    if (highest !== -1) cutAt(result, highest, 'most-significant');
  }
  return result;
}

function cutLeast(contributions: Contribution[]): void {
  const lowest = extreme(contributions, lessSignificant);
  if (lowest === -1) return;
  const unplayed = extreme(
    contributions,
    (a, b) => (a.amount !== b.amount ? a.amount < b.amount : a.significance < b.significance),
    (contribution) => contribution.voluntarilyUnplayed,
  );
  if (unplayed !== -1 && contributions[unplayed]!.amount >= contributions[lowest]!.amount) {
    cutAt(contributions, unplayed, 'voluntarily-unplayed');
  } else {
    cutAt(contributions, lowest, 'least-significant');
  }
}

function cutAt(contributions: Contribution[], index: number, cut: CutReason): void {
  contributions[index] = { ...contributions[index]!, cut };
}

function lessSignificant(a: Contribution, b: Contribution): boolean {
  return a.significance !== b.significance ? a.significance < b.significance : a.amount < b.amount;
}

/** Index of the first contribution not yet cut that no other precedes; -1 where none is left. */
function extreme(
  contributions: readonly Contribution[],
  precedes: (a: Contribution, b: Contribution) => boolean,
  admits: (contribution: Contribution) => boolean = () => true,
): number {
  let best = -1;
  contributions.forEach((contribution, index) => {
    if (contribution.cut !== null || !admits(contribution)) return;
    if (best === -1 || precedes(contribution, contributions[best]!)) best = index;
  });
  return best;
}
