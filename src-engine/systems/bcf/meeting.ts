import type { Competitor } from '../../history/competitor.ts';
import type { BitGraph } from '../../matching/bit-graph.ts';
import { graphOf } from '../../matching/relation.ts';

/** Rule 1, the only absolute one: nobody meets an opponent twice; the tournament's own prohibitions count like it. */
export function mayMeet(a: Competitor, b: Competitor): boolean {
  return !a.met.has(b.id) && !a.barred.has(b.id);
}

/** Possible games of `players`; vertices are places. */
export function meetingGraph(players: readonly Competitor[]): BitGraph {
  return graphOf(players.length, (a, b) => mayMeet(players[a]!, players[b]!));
}
