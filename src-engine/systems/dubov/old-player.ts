/** Due colours and limits of the older Dubov text (C.04.4.1 of 1997): 1.3, 1.4, 2 and C.04.1 f, g. */
import { balancingColour } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import type { BitGraph } from '../../matching/bit-graph.ts';
import { gamesWithinLimits, mayMeetWithinLimits } from '../frame/meeting.ts';
import type { PairingTask } from '../system.ts';
import { dubovPlayers, opposition, type DubovPlayer } from './player.ts';

/** Not met, not barred, and some allocation of colours keeps the limits. */
export function mayMeetOld(a: DubovPlayer, b: DubovPlayer): boolean {
  return mayMeetWithinLimits(a.competitor, b.competitor);
}

/** Possible games of `players` by {@link mayMeetOld}; vertices are places. */
export function gamesOfOld(players: readonly DubovPlayer[]): BitGraph {
  return gamesWithinLimits(players.map(({ competitor }) => competitor));
}

/** 1.1, 1.2: the average of the ratings is not rounded. Ratings are integers, so that equal averages are equal numbers. */
export function oldPlayers(task: PairingTask, competitors: readonly Competitor[]): DubovPlayer[] {
  return dubovPlayers(task, competitors).map((player) => {
    const { sum, count } = opposition(player.competitor, task.field);
    // 1.3, 1.4.
    const due = balancingColour(player.competitor);
    return { ...player, due, aro: count === 0 ? 0 : sum / count };
  });
}
