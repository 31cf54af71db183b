/** The third part of a weight, by which the paper's five pairing systems differ: π of "Graph Construction". */
import type { CriterionLabel } from '../labels.ts';
import { lotOf, LOT_BITS } from './lots.ts';

/** The five pairing systems of the paper, each with a third part of the weight of its own. */
export const MANNERS = ['dutch', 'burstein', 'monrad', 'random', 'random2'] as const;
export type Manner = (typeof MANNERS)[number];

/** A player's place in the ranking of all players of the graph. */
export interface Seat {
  /** From 0. */
  readonly rank: number;
  readonly tpn: number;
  /** First rank and size of the scoregroup. */
  readonly groupStart: number;
  readonly groupSize: number;
}

/** What lots depend on besides the players. */
export interface Drawing {
  readonly seed: number;
  /** 1-based. */
  readonly round: number;
}

/**
 * How a system measures a meeting. Weights add up the measures, to the power of 1.01 where `isPower`; `wanted` tells
 * whether the sum is to be large or small.
 */
export interface Merit {
  /** A whole number from 0; `higher` has the smaller rank. */
  readonly measure: (higher: Seat, lower: Seat, drawing: Drawing) => number;
  /** What the measure of a player's game would be if everything went by the system's idea; where that can be told. */
  readonly ideal?: (seat: Seat) => number;
  /** No measure among `players` players is larger. */
  readonly greatest: (players: number) => number;
  readonly wanted: 'small' | 'large';
  readonly isPower: boolean;
  /** Measures in one unit of the text: π of a measure `m` is (m / scale) ** 1.01 or, without power, m / scale. */
  readonly scale: number;
  readonly label: CriterionLabel;
}

const distance = (higher: Seat, lower: Seat): number => lower.rank - higher.rank;

const lot = (higher: Seat, lower: Seat, { seed, round }: Drawing): number =>
  lotOf('meeting', seed, round, higher.tpn, lower.tpn);

/** Upper half: the first ⌊size / 2⌋ of a scoregroup. */
function fromDifferentHalves({ rank, groupStart, groupSize }: Seat, lower: Seat): boolean {
  const middle = groupStart + Math.floor(groupSize / 2);
  return groupStart === lower.groupStart && rank < middle && lower.rank >= middle;
}

const LOTS = 2 ** LOT_BITS;

/** In the paper's order. */
export const MERITS: Readonly<Record<Manner, Merit>> = {
  /** −|sg_size / 2 − |r − r'|| ^ 1.01, sg_size being 0 for players of different scoregroups. Measured in halves. */
  dutch: {
    measure: (higher, lower) => {
      const size = higher.groupStart === lower.groupStart ? higher.groupSize : 0;
      return Math.abs(size - 2 * distance(higher, lower));
    },
    greatest: (players) => 2 * players,
    wanted: 'small',
    isPower: true,
    scale: 2,
    label: 'half-deviations',
  },
  /** |r − r'| ^ 1.01 */
  burstein: {
    measure: distance,
    // The first meets the last, the second the last but one.
    ideal: ({ rank, groupStart, groupSize }) => Math.abs(groupSize - 1 - 2 * (rank - groupStart)),
    greatest: (players) => players,
    wanted: 'large',
    isPower: true,
    scale: 1,
    label: 'ranking-distances',
  },
  /** −|r − r'| */
  monrad: {
    measure: distance,
    greatest: (players) => players,
    wanted: 'small',
    isPower: false,
    scale: 1,
    label: 'ranking-distances',
  },
  /** A number of the open interval (0, 1): the middle of one of 2^24 parts. */
  random: {
    measure: (higher, lower, drawing) => 2 * lot(higher, lower, drawing) + 1,
    greatest: () => 2 * LOTS,
    wanted: 'large',
    isPower: false,
    scale: 2 * LOTS,
    label: 'lots',
  },
  /** Of (0, 1) for different halves of a scoregroup, else of (−1, 0); measured from −1. */
  random2: {
    measure: (higher, lower, drawing) =>
      2 * lot(higher, lower, drawing) + 1 + (fromDifferentHalves(higher, lower) ? 2 * LOTS : 0),
    greatest: () => 4 * LOTS,
    wanted: 'large',
    isPower: false,
    scale: 2 * LOTS,
    label: 'lots',
  },
};
