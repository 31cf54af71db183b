/** Fields and meetings of the matching-based systems, written down for the tests of their weights. */
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { BitGraph } from '../../../src-engine/matching/bit-graph.ts';
import { entrantsOf, type Entrant } from '../../../src-engine/systems/mwm/graph.ts';

export const DRAWING = { seed: 23, round: 4 };

/** Scores and colour differences as `25:-1`; ratings fall, numbers run against them. */
export function fieldOf(text: string): Entrant[] {
  const players = text.split(' ').map((word, place) => {
    const [score, colourDifference] = word.split(':').map(Number);
    return { score, colourDifference, rating: 2400 - place, tpn: 90 - place } as unknown as Competitor;
  });
  return entrantsOf(players);
}

/** Who may meet whom; all where nothing is said. */
export function meetingsOf(
  size: number,
  isMeeting: (u: number, v: number) => boolean = () => true,
): BitGraph {
  const graph = new BitGraph(size);
  for (let u = 0; u < size; u++) for (let v = u + 1; v < size; v++) if (isMeeting(u, v)) graph.connect(u, v);
  return graph;
}
