import type { Competitor } from '../../history/competitor.ts';
import { BitGraph } from '../../matching/bit-graph.ts';

/** Rule 1, the only absolute one: nobody meets an opponent twice; the tournament's own prohibitions count like it. */
export function mayMeet(a: Competitor, b: Competitor): boolean {
  return !a.met.has(b.id) && !a.barred.has(b.id);
}

/** Possible games of `players`; vertices are places. Cost: players². */
export function meetingGraph(players: readonly Competitor[]): BitGraph {
  const graph = new BitGraph(players.length);
  for (let a = 0; a < players.length; a++) {
    for (let b = a + 1; b < players.length; b++) if (mayMeet(players[a]!, players[b]!)) graph.connect(a, b);
  }
  return graph;
}
