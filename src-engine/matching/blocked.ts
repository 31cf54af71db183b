/** Proof that a graph has no complete matching: a set of vertices with too few partners (Gallai–Edmonds, Tutte–Berge). */
import { contains } from './bit-graph.ts';
import type { BitGraph } from './bit-graph.ts';
import { Matching } from './cardinality.ts';

/**
 * The smallest sets found of vertices of which a largest matching always leaves one alone, as one list: an exposed vertex
 * with all that could be exposed in its place. Their partners are all taken among themselves and by fewer others than
 * would be needed. Empty when at most `tolerated` vertices stay alone.
 */
export function blockedVertices(graph: BitGraph, tolerated = 0): number[] {
  const matching = new Matching(graph);
  if (matching.maximise() <= tolerated) return [];
  let size = Infinity;
  const blocked = new Set<number>();
  for (let root = 0; root < graph.size; root++) {
    if (matching.mate[root]! >= 0) continue;
    matching.findExchangeable(root);
    const set: number[] = [];
    for (let v = 0; v < graph.size; v++) if (contains(matching.even, v)) set.push(v);
    if (set.length > size) continue;
    if (set.length < size) blocked.clear();
    size = set.length;
    for (const v of set) blocked.add(v);
  }
  return [...blocked].sort((a, b) => a - b);
}
