/** Whether two players may meet, where several texts say it alike. */
import { keepsColourLimits, mayMeetAs } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import type { BitGraph } from '../../matching/bit-graph.ts';
import { meetingGraph } from './meeting-graph.ts';

/** The two have met, or the tournament keeps them apart. */
export function areApart(a: Competitor, b: Competitor): boolean {
  return a.met.has(b.id) || a.barred.has(b.id);
}

/** Not apart, and some allocation of colours keeps the limits of C.04.1 f and g. */
export function mayMeetWithinLimits(a: Competitor, b: Competitor): boolean {
  return !areApart(a, b) && (mayMeetAs(a, b) || mayMeetAs(b, a));
}

/** Possible games of `players` by {@link mayMeetWithinLimits}; vertices are places. */
export function gamesWithinLimits(players: readonly Competitor[]): BitGraph {
  return meetingGraph(players, (place, colour) => keepsColourLimits(players[place]!, colour));
}

/** What is against a game of the two by the rules for two players, which let them meet or not; null for nothing. */
export function obstacleTo(
  a: Competitor,
  b: Competitor,
  mayMeet: boolean,
): 'met' | 'kept-apart' | 'colours' | null {
  if (a.met.has(b.id)) return 'met';
  if (a.barred.has(b.id)) return 'kept-apart';
  return mayMeet ? null : 'colours';
}
