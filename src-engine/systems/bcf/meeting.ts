import type { Competitor } from '../../history/competitor.ts';
import { areApart } from '../frame/meeting.ts';

export { meetingGraph } from '../frame/meeting-graph.ts';

/** Rule 1, the only absolute one: nobody meets an opponent twice; the tournament's own prohibitions count like it. */
export function mayMeet(a: Competitor, b: Competitor): boolean {
  return !areApart(a, b);
}
