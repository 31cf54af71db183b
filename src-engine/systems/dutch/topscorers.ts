import type { Competitor } from '../../history/competitor.ts';
import { drawOf, winOf } from '../../model/scoring.ts';
import type { PairingTask } from '../system.ts';

/** C.04.3 (2026) 1.8; 2017: A.7: more than half of the points that the rounds played could bring, last round only. */
export function topscorerTest({ round, rounds, scoring }: PairingTask): (competitor: Competitor) => boolean {
  if (round !== rounds) return () => false;
  const most = (round - 1) * Math.max(winOf(scoring), drawOf(scoring));
  return ({ pairingScore }) => 2 * pairingScore > most;
}
