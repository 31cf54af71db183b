import { contains, emptySet, type VertexSet } from './bit-graph.ts';
import type { Matching } from './cardinality.ts';

/** Why the edges without cost have no perfect matching (Gallai–Edmonds). */
export interface Shortage {
  /** Vertices that some greatest matching leaves exposed: more than {@link wanted} can serve. */
  readonly short: VertexSet;
  /** Their neighbours outside of `short`. */
  readonly wanted: VertexSet;
  /** Vertices that the matching at hand leaves exposed. */
  readonly exposed: readonly number[];
}

/** Of a greatest matching that is not perfect. */
export function shortageOf(matching: Matching): Shortage {
  const { graph, mate } = matching;
  const exposed = [...mate.keys()].filter((v) => mate[v]! < 0);
  const short = emptySet(graph.size);
  for (const root of exposed) {
    matching.findExchangeable(root);
    for (let w = 0; w < short.length; w++) short[w]! |= matching.even[w]!;
  }
  const wanted = emptySet(graph.size);
  for (let v = 0; v < graph.size; v++) {
    if (!contains(short, v)) continue;
    for (let w = 0; w < wanted.length; w++) wanted[w]! |= graph.rows[v * graph.words + w]!;
  }
  for (let w = 0; w < wanted.length; w++) wanted[w]! &= ~short[w]!;
  return { short, wanted, exposed };
}
