import { emptySet, include } from '../../matching/bit-graph.ts';
import { Matching } from '../../matching/cardinality.ts';
import { TightOptimum } from '../../matching/optimum.ts';
import { graphOf } from '../../matching/relation.ts';
import type { DubovPlayer } from './player.ts';

/**
 * The pairs of `s1` with the first transposition of `t2` that gives a legal pairing, in lexicographic order of places
 * (C.04.4.1 (2026) 3.2.6, 4.4; the older text, 6.2 and 6.3, comes to the same). A legal pairing exists.
 */
export function firstTransposition(
  s1: readonly DubovPlayer[],
  t2: readonly DubovPlayer[],
  mayMeet: (a: DubovPlayer, b: DubovPlayer) => boolean,
): (readonly [DubovPlayer, DubovPlayer])[] {
  const size = s1.length + t2.length;
  const graph = graphOf(
    size,
    (a, b) => a < s1.length && b >= s1.length && mayMeet(s1[a]!, t2[b - s1.length]!),
  );
  const matching = new Matching(graph);
  if (matching.maximise() !== 0) throw new Error('the subgroups cannot be paired');
  const pairings = new TightOptimum(graph, matching.mate);
  const opponents = emptySet(size);
  for (let vertex = s1.length; vertex < size; vertex++) include(opponents, vertex);
  return s1.map((player, place) => [player, t2[pairings.settle(place, opponents) - s1.length]!] as const);
}
