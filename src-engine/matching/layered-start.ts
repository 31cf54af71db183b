/**
 * A start of the weighted search where the first limb of a cost depends on the kinds of the two vertices alone: their
 * transportation problem gives its duals, and a fractional problem for each connected part of the edges that are without
 * slack then those of the last limb.
 */
import { newBytes, newDoubles, newInts } from './arrays.ts';
import type { BitGraph } from './bit-graph.ts';
import { fractionalStartOf } from './fractional-start.ts';
import { boundByKinds } from './kind-costs.ts';
import { packingOf } from './radix.ts';
import type { WarmStart, WeightedGraph } from './weighted-graph.ts';

/** No first limb of a cost is larger. */
const CAPACITY = 2 ** 40;

/** Null where a problem cannot be solved on the way. Costs have two limbs; `guess` as `fractionalStart` takes it, for the last. */
export function layeredStart(
  games: BitGraph,
  { size, limbs, edges, costs }: WeightedGraph,
  kindOf: (vertex: number) => string,
  guess?: Float64Array,
): WarmStart | null {
  const firstOf = (u: number, v: number) => costs[edges[u * size + v]! * limbs]!;
  const bound = boundByKinds(games, packingOf([CAPACITY - 1], CAPACITY), kindOf, (u, v) => [firstOf(u, v)]);
  if (bound === null) return null;
  const { tight } = bound;
  const price = newDoubles(size * limbs);
  const mate = newInts(size).fill(-1);
  for (const part of connectedVertices(tight)) {
    const cost = newDoubles(part.length ** 2).fill(Infinity);
    const placeOf = new Map(part.map((v, place) => [v, place]));
    part.forEach((u, place) => {
      for (const v of tight.neighbours(u))
        cost[place * part.length + placeOf.get(v)!] = costs[edges[u * size + v]! * limbs + 1]!;
    });
    const start = fractionalStartOf(part.length, cost, guess && Float64Array.from(part, (v) => guess[v]!));
    if (start === null) return null;
    part.forEach((v, place) => {
      price[v * limbs] = bound.price[v]!;
      price[v * limbs + 1] = start.price[place]!;
      const partner = start.mate[place]!;
      if (partner >= 0) mate[v] = part[partner]!;
    });
  }
  return { price, mate };
}

/** The vertices by connected parts. */
function connectedVertices(graph: BitGraph): number[][] {
  const parts: number[][] = [];
  const seen = newBytes(graph.size);
  for (let root = 0; root < graph.size; root++) {
    if (seen[root] === 1) continue;
    seen[root] = 1;
    const part = [root];
    for (let at = 0; at < part.length; at++) {
      for (const v of graph.neighbours(part[at]!)) {
        if (seen[v] === 1) continue;
        seen[v] = 1;
        part.push(v);
      }
    }
    parts.push(part);
  }
  return parts;
}
