/**
 * Who joins a scoregroup from the next one alone, whatever becomes of those who stay below: a problem of two scoregroups
 * instead of all. What is best in it is best of all as long as the others can be paired without those who join.
 */
import { emptySet, include, type BitGraph, type VertexSet } from '../../matching/bit-graph.ts';
import { optimumByKinds } from '../../matching/kind-costs.ts';
import type { Optimum } from '../../matching/optimum.ts';
import { packingOf } from '../../matching/radix.ts';
import type { DubovPlayer } from './player.ts';

/** A scoregroup to which `joining` players of the next one have to come. */
interface Near {
  /** Possible games; vertices are the residents, then the players of the next group. */
  readonly games: BitGraph;
  readonly residents: number;
  readonly joining: number;
}

/** What a player is known by, and what a game of two residents, or of a resident and a player who joins, adds to each row. */
interface NearRows {
  readonly kindOf: (vertex: number) => string;
  readonly countsOf: (resident: number, other: number) => readonly number[];
  /** The greatest total of each row. */
  readonly bounds: readonly number[];
}

/**
 * All ways in which the residents and as many players of the next group as have to join are paired best; vertices are those
 * of `games`, then one for each player who does not join. Null where there is none.
 */
export function bestJoining({ games, residents, joining }: Near, rows: NearRows): Optimum | null {
  const staying = games.size - residents - joining;
  if (staying < 0) return null;
  const graph = games.enlarged(staying);
  const [group, next, below] = [
    setFrom(graph.size, 0, residents),
    setFrom(graph.size, residents, games.size),
    setFrom(graph.size, games.size, graph.size),
  ];
  const others = Array.from({ length: games.size - residents }, (_, at) => residents + at);
  graph.confine(others, group);
  for (const vertex of others) graph.connectAll(vertex, below);
  for (let vertex = games.size; vertex < graph.size; vertex++) graph.connectAll(vertex, next);
  const none = rows.bounds.map(() => 0);
  return optimumByKinds(
    graph,
    packingOf(rows.bounds),
    (vertex) => (vertex < games.size ? rows.kindOf(vertex) : 'stays'),
    (u, v) => (v < games.size ? rows.countsOf(u, v) : none),
  );
}

/** The scoregroup that follows; `below` are by score. */
export function nextOf(below: readonly DubovPlayer[]): readonly DubovPlayer[] {
  return below.filter(({ score }) => score === below[0]!.score);
}

/** The different scores of the players, lowest first. */
export function scoresOf(players: readonly DubovPlayer[]): number[] {
  return [...new Set(players.map(({ score }) => score))].sort((a, b) => a - b);
}

/** The vertices from `from` on before `to`. */
export function setFrom(size: number, from: number, to: number): VertexSet {
  const set = emptySet(size);
  for (let vertex = from; vertex < to; vertex++) include(set, vertex);
  return set;
}
