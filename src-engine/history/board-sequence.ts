import type { Competitor } from './competitor.ts';

/** A pair by rank: `higher` has the higher pairing score or, of equal scores, the smaller TPN. */
export interface RankedPair {
  readonly higher: Competitor;
  readonly lower: Competitor;
}

/**
 * Recommended order of boards, for `sort`: pairing score of the higher ranked player, sum of both scores, then his TPN
 * (C.04.2 (2026) 3.6; pairing scores by C.04.7 1.5).
 */
export function compareBoards(a: RankedPair, b: RankedPair): number {
  return (
    b.higher.pairingScore - a.higher.pairingScore ||
    b.lower.pairingScore - a.lower.pairingScore ||
    a.higher.tpn - b.higher.tpn
  );
}
