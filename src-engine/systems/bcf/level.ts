/** Pairing the players who stay on one score level: rules 12, 14–16 and notes 3 and 5. */
import type { Competitor } from '../../history/competitor.ts';
import { emptySet, include } from '../../matching/bit-graph.ts';
import { optimumOf, type Optimum } from '../../matching/optimum.ts';
import { mayMeet } from './meeting.ts';
import { claimRanks, seekTheSame, transferred } from './seekers.ts';

export interface LevelPair {
  readonly higher: Competitor;
  readonly lower: Competitor;
  /** Rule that made the pair differ from the plain halves: `12` none, `12x` exchanged at the border. */
  readonly exchanged: boolean;
}

/**
 * Pairs all players of a level, who are in card order and even in number; null when they cannot all be paired. In this
 * order: fewest colour transfers, those of the weakest claims (rule 16), pairs that the notes advise against, fewest
 * exchanges between the halves, those nearest to the border (rule 12); then each card from the top gets the highest
 * possible opponent.
 */
export function pairLevel(level: readonly Competitor[]): LevelPair[] | null {
  const size = level.length;
  const edges = new Int32Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      if (!mayMeet(level[a]!, level[b]!)) continue;
      edges[a * size + b] = edges[b * size + a] = seekTheSame(level[a]!, level[b]!) ? 2 : 1;
    }
  }
  let optimum = optimumOf({ size, limbs: 1, edges, costs: Float64Array.of(0, 0, 1) });
  if (optimum === null) return null;
  optimum = byWeakestClaims(level, optimum);
  const player = (place: number) => level[place]!;
  optimum = optimum.refine((a, b) => (isUnadvised(player(a), player(b)) ? 1 : 0));
  optimum = optimum.refine((a, b) => (a < size / 2 === b < size / 2 ? 1 : 0));
  optimum = optimum.refine((a, b) => distanceToBorder(Math.min(a, b), Math.max(a, b), size));
  return inCardOrder(level, optimum);
}

/** Descending comparison of the transferred claims: no strong claim is passed over where a weak one would do. */
function byWeakestClaims(level: readonly Competitor[], start: Optimum): Optimum {
  const ranks = claimRanks(level);
  const rankOf = (a: number, b: number): number => {
    const [higher, lower] = [level[Math.min(a, b)]!, level[Math.max(a, b)]!];
    return seekTheSame(higher, lower) ? ranks.get(transferred(higher, lower))! : -1;
  };
  let optimum = start;
  const inUse = () => level.some((_, place) => rankOf(place, optimum.partnerOf(place)) >= 0);
  for (let rank = Math.max(-1, ...ranks.values()); rank > 0 && inUse(); rank--) {
    optimum = optimum.refine((a, b) => (rankOf(a, b) === rank ? 1 : 0));
  }
  return optimum;
}

/**
 * Notes 3 and 5: no game in round 2 between players who both had a half-point bye in round 1, and none between players
 * who were paired before without playing.
 */
function isUnadvised(a: Competitor, b: Competitor): boolean {
  const bothHalf = a.rounds.length === 1 && [a, b].every(({ rounds }) => rounds[0]!.cell.code === 'H');
  return bothHalf || a.rounds.some(({ cell }) => cell.opponent === b.id);
}

/** Rule 12: how far from the border the player of the pair stands who has to change halves; 0 for a regular pair. */
function distanceToBorder(a: number, b: number, size: number): number {
  const half = size / 2;
  if (b < half) return half - 1 - b;
  return a >= half ? a - half : 0;
}

function inCardOrder(level: readonly Competitor[], optimum: Optimum): LevelPair[] {
  const half = level.length / 2;
  const free = emptySet(level.length);
  for (let place = 0; place < level.length; place++) include(free, place);
  const pairs: LevelPair[] = [];
  const paired = new Set<number>();
  for (let place = 0; place < level.length; place++) {
    if (paired.has(place)) continue;
    const other = optimum.settle(place, free);
    paired.add(place).add(other);
    pairs.push({ higher: level[place]!, lower: level[other]!, exchanged: place < half === other < half });
  }
  return pairs;
}
