/** Builds the record of every player as one round's pairing sees them. */
import type { PlayerId } from '../model/player.ts';
import type { VirtualPoints } from '../model/rules.ts';
import type { Tournament } from '../model/tournament.ts';
import type { Competitor } from './competitor.ts';
import { Records } from './records.ts';

/**
 * Records of all players before `round` (1-based) is paired. `virtualPoints` are the spans that hold for the
 * tournament (C.04.7), `toBePaired` the players of this round: together with everybody who took part in an earlier
 * pairing they are the players taken into account, on whom parity is counted (C.04.3 5.2.5). Points that the rules
 * add outside of rounds count from the beginning. Cost: players × rounds.
 */
export function competitorsOf(
  tournament: Tournament,
  round: number,
  virtualPoints: readonly VirtualPoints[],
  toBePaired: ReadonlySet<PlayerId>,
): Map<PlayerId, Competitor> {
  const records = new Records(tournament, virtualPoints);
  for (const past of tournament.rounds.slice(0, round - 1)) records.add(past);
  return records.field(tournament, round, toBePaired);
}
