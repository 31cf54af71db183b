/**
 * Pairing the residents of a group by proposal and exchange: C.04.4.3 (2026) Arts 2.4, 2.5, 4 and 5.2. The scrutiny
 * is a depth-first search whose order the tables of 4.2 and 4.3 print; the answer is the first complete pairing of that
 * order among those in which the fewest players miss their due colour (5.2).
 */
import { setOf, type BitGraph } from '../../matching/bit-graph.ts';
import { fewestAlike } from '../../matching/kind-costs.ts';
import type { Colour } from '../../model/colour.ts';

/** Places in the order of scrutiny. */
export type Couple = readonly [number, number];

/**
 * 4.1, 4.2: opponents of the first of `size` remaining players in the order of the table: the proposed one, the rest of the other half,
 * then the own half from its end. Places 1 … size-1.
 */
export function exchangeOrder(size: number): number[] {
  const half = size / 2;
  const order: number[] = [];
  for (let place = half; place < size; place++) order.push(place);
  for (let place = half - 1; place >= 1; place--) order.push(place);
  return order;
}

/** The opponents in their order, the one retained by 4.4 before them all. */
export function retainedFirst(choices: readonly number[], retained: number | undefined): readonly number[] {
  if (retained === undefined || !choices.includes(retained)) return choices;
  return [retained, ...choices];
}

/**
 * First complete pairing of vertices 0 … size-1 in the order of scrutiny among those with the fewest pairs that are due
 * the same colour; null when there is no complete pairing. Vertex 0 is scrutinised first; `retained` gives the opponent that
 * a vertex keeps where that is possible (4.4). Cost: vertices² for each exchange.
 */
export function firstPairing(
  graph: BitGraph,
  dueOf: (vertex: number) => Colour | null,
  retained: ReadonlyMap<number, number> = new Map(),
): Couple[] | null {
  const { size } = graph;
  const optimum = fewestAlike(graph, dueOf);
  if (optimum === null) return null;
  const couples: Couple[] = [];
  let rest = Array.from({ length: size }, (_, vertex) => vertex);
  while (rest.length > 0) {
    const first = rest[0]!;
    const order = exchangeOrder(rest.length).map((place) => rest[place]!);
    const other = retainedFirst(order, retained.get(first)).find(
      (vertex) => optimum.has(first, vertex) && optimum.restrict(new Map([[first, setOf(size, [vertex])]])),
    )!;
    couples.push([first, other]);
    rest = rest.filter((vertex) => vertex !== first && vertex !== other);
  }
  return couples;
}
