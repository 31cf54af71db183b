/** A whole round by one maximum-weight matching. */
import type { Competitor } from '../../history/competitor.ts';
import { firstOptimum } from '../../matching/precise.ts';
import { byRank } from '../frame/colours.ts';
import type { MadeBoard } from '../frame/text.ts';
import type { PairingTask } from '../system.ts';
import { allocate, type Allocation } from './colours.ts';
import { compareRanks, entrantsOf, meetingGraph, type Entrant } from './graph.ts';
import { MERITS, type Manner } from './merit.ts';
import { Weights } from './weights.ts';

export interface MwmBoard extends MadeBoard {
  /** By r. */
  readonly first: Entrant;
  readonly second: Entrant;
  readonly colours: Allocation;
}

/**
 * The boards of the round of greatest weight; of several, the one that gives the first player by rank the highest ranked
 * opponent, then the next player, and so on. Null when there is no round.
 */
export function pairAll(
  manner: Manner,
  task: PairingTask,
  players: readonly Competitor[],
): MwmBoard[] | null {
  const entrants = entrantsOf(players);
  const meetings = meetingGraph(
    task,
    entrants.map(({ player }) => player),
  );
  const weights = new Weights(entrants, MERITS[manner], task);
  const graph = weights.graphOf(meetings);
  const mate = firstOptimum(graph, weights.startOf(graph));
  if (mate === null) return null;
  return entrants
    .filter(({ rank }) => mate[rank]! > rank)
    .map((first) => boardOf(task, first, entrants[mate[first.rank]!]!));
}

function boardOf(task: PairingTask, first: Entrant, second: Entrant): MwmBoard {
  const [a, b] = [first.player, second.player];
  const [higher, lower] = byRank(a, b);
  const colours = allocate(task, a, b);
  return { first, second, pair: colours.pair, higher, lower, colours };
}

/**
 * "Bye Allocation": the last of the ranking who has not received a point without a match. Where the others could not
 * be paired without them, on which the paper is silent, the next above.
 */
export function byeRanking(players: readonly Competitor[]): readonly Competitor[] {
  return players.filter(({ byeBarred }) => !byeBarred).sort((a, b) => compareRanks(b, a));
}
