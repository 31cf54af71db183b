/** Which players may meet, and with which colours: C.04.4.3 (2026) Arts 2.1, 5.1, 6.1; the same in the text before. */
import type { Competitor } from '../../history/competitor.ts';
import { setOf, type BitGraph } from '../../matching/bit-graph.ts';
import { graphOf } from '../../matching/relation.ts';
import { areApart, gamesWithinLimits, mayMeetWithinLimits } from '../frame/meeting.ts';
import { separateMet } from '../frame/meeting-graph.ts';
import type { PairingTask } from '../system.ts';

/**
 * 2.1: not met, and some allocation of colours is no third in a row (5.1.1) and leaves no surplus of three (5.1.2). In the last round players of the same score only have not to
 * have met (6.1).
 */
export function areCompatible(task: PairingTask, a: Competitor, b: Competitor): boolean {
  const isFree = task.round === task.rounds && a.pairingScore === b.pairingScore;
  return isFree ? !areApart(a, b) : mayMeetWithinLimits(a, b);
}

/** Compatibility of all players of the task; vertices are places in `task.competitors`. */
export function compatibilityGraph(task: PairingTask): BitGraph {
  const { competitors } = task;
  const graph = gamesWithinLimits(competitors);
  if (task.round !== task.rounds) return graph;
  for (const group of Map.groupBy(competitors.keys(), (place) => competitors[place]!.pairingScore).values()) {
    const alike = setOf(competitors.length, group);
    for (const place of group) graph.connectAll(place, alike);
  }
  separateMet(graph, competitors);
  return graph;
}

/** The part of `graph` on `vertices`; vertex i of the answer is `vertices[i]`. */
export function inducedGraph(graph: BitGraph, vertices: readonly number[]): BitGraph {
  return graphOf(vertices.length, (a, b) => graph.has(vertices[a]!, vertices[b]!));
}
