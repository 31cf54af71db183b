/** Due colours and limits of the older Dubov text (C.04.4.1 of 1997): 1.3, 1.4, 2 and C.04.1 f, g. */
import { balancingColour, keepsColourLimits, mayMeetAs } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import type { BitGraph } from '../../matching/bit-graph.ts';
import { meetingGraph } from '../frame/meeting-graph.ts';
import type { PairingTask } from '../system.ts';
import { dubovPlayers, strengthOf, type DubovPlayer } from './player.ts';

/** Not met, not barred, and some allocation of colours keeps the limits. */
export function mayMeetOld(a: DubovPlayer, b: DubovPlayer): boolean {
  if (a.competitor.met.has(b.id) || a.competitor.barred.has(b.id)) return false;
  return mayMeetAs(a.competitor, b.competitor) || mayMeetAs(b.competitor, a.competitor);
}

/** Possible games of `players` by {@link mayMeetOld}; vertices are places. */
export function gamesOfOld(players: readonly DubovPlayer[]): BitGraph {
  return meetingGraph(
    players.map(({ competitor }) => competitor),
    (place, colour) => keepsColourLimits(players[place]!.competitor, colour),
  );
}

/** 1.2: the average is not rounded. Ratings are integers, so that equal averages are equal numbers. */
export function oldPlayers(task: PairingTask, competitors: readonly Competitor[]): DubovPlayer[] {
  return dubovPlayers(task, competitors).map((player) => {
    const ratings = player.competitor.rounds
      .filter(({ played }) => played)
      .map(({ cell }) => strengthOf(task.field.get(cell.opponent)!));
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    // 1.3, 1.4.
    const due = balancingColour(player.competitor);
    return { ...player, due, aro: ratings.length === 0 ? 0 : sum / ratings.length };
  });
}
