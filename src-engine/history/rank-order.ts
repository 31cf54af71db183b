/** The order of players before a pairing: C.04.3 1.2 and the like. */
import type { Competitor } from './competitor.ts';

type Ranked = Pick<Competitor, 'pairingScore' | 'tpn'>;

/** Pairing score, high first, then Tournament Pairing Number. */
export function byRank(a: Ranked, b: Ranked): number {
  return b.pairingScore - a.pairingScore || a.tpn - b.tpn;
}

/** The two, the higher ranked first. */
export function inRankOrder<P extends Ranked>(a: P, b: P): readonly [P, P] {
  return byRank(a, b) < 0 ? [a, b] : [b, a];
}
