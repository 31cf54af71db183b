/** Which players may meet, and with which colours: C.04.4.3 (2026) Arts 2.1, 5.1, 6.1; the same in the text before. */
import { keepsColourLimits, mayMeetAs } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import { setOf, type BitGraph } from '../../matching/bit-graph.ts';
import { graphOf } from '../../matching/relation.ts';
import { meetingGraph, separateMet } from '../frame/meeting-graph.ts';
import type { PairingTask } from '../system.ts';

/** True when the two have met or the tournament bars their meeting. */
function areApart(a: Competitor, b: Competitor): boolean {
  return a.met.has(b.id) || a.barred.has(b.id);
}

/**
 * 2.1: not met, and some allocation of colours is no third in a row (5.1.1) and leaves no surplus of three (5.1.2). In the last round players of the same score only have not to
 * have met (6.1).
 */
export function areCompatible(task: PairingTask, a: Competitor, b: Competitor): boolean {
  if (areApart(a, b)) return false;
  if (task.round === task.rounds && a.pairingScore === b.pairingScore) return true;
  return mayMeetAs(a, b) || mayMeetAs(b, a);
}

/** Compatibility of all players of the task; vertices are places in `task.competitors`. */
export function compatibilityGraph(task: PairingTask): BitGraph {
  const { competitors } = task;
  const graph = meetingGraph(competitors, (place, colour) => keepsColourLimits(competitors[place]!, colour));
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
