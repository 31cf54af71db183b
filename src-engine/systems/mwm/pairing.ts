/** A whole round by one maximum-weight matching. */
import type { Competitor } from '../../history/competitor.ts';
import type { BitGraph } from '../../matching/bit-graph.ts';
import { firstOptimum } from '../../matching/precise.ts';
import type { ByeOrder } from '../frame/bye.ts';
import { inRankOrder } from '../../history/rank-order.ts';
import type { MadeBoard } from '../frame/text.ts';
import type { PairingTask } from '../system.ts';
import { allocate, type Allocation } from './colours.ts';
import { apartness, entrantsOf, type Entrant } from './graph.ts';
import { computedGraph } from './computed-weights.ts';
import { MERITS, type Manner, type Merit } from './merit.ts';
import { Weights } from './weights.ts';

/** `exact`: the parts of a weight decide one after the other. `as-computed`: the paper's sums decide. */
export const WEIGHTINGS = ['exact', 'as-computed'] as const;
export type Weighting = (typeof WEIGHTINGS)[number];

/** A board with what its reasons are made of. */
export interface MwmBoard extends MadeBoard {
  /** By r. */
  readonly first: Entrant;
  readonly second: Entrant;
  readonly colours: Allocation;
  /** Of the whole round. */
  readonly sums: WeightSums;
}

/** Differences of scores, tenths, and sums of colour differences, without their signs, added up. */
interface WeightSums {
  readonly points: number;
  readonly colour: number;
}

/**
 * The boards of the round of greatest weight; of several, the one that gives the first player by rank the highest ranked
 * opponent, then the next player, and so on. Null when there is no round. `players` are in the order of r, `legal` is their
 * graph.
 */
export function pairAll(
  manner: Manner,
  task: PairingTask,
  players: readonly Competitor[],
  legal: BitGraph,
  weighting: Weighting = 'exact',
): MwmBoard[] | null {
  const entrants = entrantsOf(players);
  const mate = heaviestMeetings(MERITS[manner], task, entrants, legal, weighting);
  if (mate === null) return null;
  const couples = entrants
    .filter(({ rank }) => mate[rank]! > rank)
    .map((first) => [first, entrants[mate[first.rank]!]!] as const);
  const parts = couples.map(([first, second]) => apartness(first.player, second.player));
  const sums = {
    points: parts.reduce((sum, [points]) => sum + points, 0),
    colour: parts.reduce((sum, [, colour]) => sum + colour, 0),
  };
  return couples.map(([first, second]) => boardOf(task, first, second, sums));
}

/**
 * For each entrant by rank the rank of the opponent in the round of greatest weight; null when there is no round. `meetings`
 * are the possible games.
 */
export function heaviestMeetings(
  merit: Merit,
  task: PairingTask,
  entrants: readonly Entrant[],
  meetings: BitGraph,
  weighting: Weighting,
): Int32Array | null {
  if (weighting === 'as-computed') return firstOptimum(computedGraph(meetings, entrants, merit, task));
  const weights = new Weights(entrants, merit, task);
  const graph = weights.graphOf(meetings);
  return firstOptimum(graph, weights.startOf(meetings, graph));
}

function boardOf(task: PairingTask, first: Entrant, second: Entrant, sums: WeightSums): MwmBoard {
  const [a, b] = [first.player, second.player];
  const [higher, lower] = inRankOrder(a, b);
  const colours = allocate(task, a, b);
  return { first, second, pair: colours.pair, higher, lower, colours, sums };
}

/**
 * "Bye Allocation": the last of the ranking who has not received a point without a match. Where the others could not
 * be paired without them, on which the paper is silent, the next above.
 */
export const BYE_ORDER: ByeOrder<Competitor> = {
  article: 'Bye Allocation',
  keys: () => [
    { by: 'score', value: ({ score }) => score, wanted: 'least' },
    { by: 'rating', value: ({ rating }) => rating, wanted: 'least' },
    { by: 'number', value: ({ tpn }) => tpn, wanted: 'most' },
  ],
};
