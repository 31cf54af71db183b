/**
 * Order of the pairings of a bracket: C.04.4.2 (2026) Art. 4, and rules 6.2 and 6.4 of the older text. 4.1: places in rank
 * order are the BSNs. 4.2: a player without opponent floats, which counts as the highest rank of all (BSN 0). 4.3: a pairing
 * precedes another if the opponent of the highest player has the lower rank, then that of the second, and so on.
 */
import { setOf, type BitGraph } from '../../matching/bit-graph.ts';
import { optimumByKinds } from '../../matching/kind-costs.ts';
import type { Optimum } from '../../matching/optimum.ts';
import { packingOf } from '../../matching/radix.ts';
import { areAlike, opposite, type Colour } from '../../model/colour.ts';

/** 4.1, 4.2: opponent of each player of the bracket, by rank (0 is BSN 1); -1 for a player who floats. */
export type Opponents = readonly number[];

/** What a player of a bracket is due. */
export interface Due {
  /** Null: either is as good. */
  readonly colour: Colour | null;
  /** The limits keep it from them, so that they have the other colour in any game. */
  readonly isBarred: boolean;
}

/**
 * First pairing of ranked players in which the fewest players miss the colour that they are due; vertices of `games` are those
 * of {@link RankOrder}. With `mayFloat` exactly one of the players for whom it holds floats; without it nobody does. Null when
 * there is no such pairing.
 */
export function firstPairing(
  games: BitGraph,
  dueOf: (rank: number) => Due,
  mayFloat: ((rank: number) => boolean) | null,
): Opponents | null {
  const { size } = games;
  const order = new RankOrder(size);
  const graph = mayFloat === null ? games : games.enlarged(1);
  for (let rank = 0; rank < size; rank++) {
    if (mayFloat?.(rank) === true) graph.connect(order.vertexOf(rank), size);
  }
  const dueAt = (vertex: number) => (vertex < size ? dueOf(order.vertexOf(vertex)) : null);
  const kindOf = (vertex: number) => {
    const due = dueAt(vertex);
    return due === null ? null : `${due.colour} ${due.isBarred}`;
  };
  const optimum = optimumByKinds(graph, packingOf([graph.size]), kindOf, (u, v) => [
    missedBy(dueAt(u), dueAt(v)),
  ]);
  return optimum === null ? null : order.first(optimum);
}

/** How many of two who meet miss the colour that they are due; who floats (the other is null) misses none. */
function missedBy(one: Due | null, other: Due | null): number {
  if (one === null || other === null) return 0;
  const isShared = areAlike(colourFor(one), colourFor(other));
  return Number(one.isBarred) + Number(other.isBarred) + Number(isShared);
}

/** The colour that they have unless the other wants the same. */
function colourFor({ colour, isBarred }: Due): Colour | null {
  return isBarred && colour !== null ? opposite(colour) : colour;
}

/** Vertices of a bracket: the lowest ranked player first, as the order of Art. 4 asks for opponents; others behind. */
export class RankOrder {
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  vertexOf(rank: number): number {
    return this.size - 1 - rank;
  }

  /** 4.3: the first of all optimal pairings. A vertex beyond the bracket means that the player floats. */
  first(optimum: Optimum): Opponents {
    const { size } = this;
    const bracket = setOf(optimum.size, [...Array(size).keys()]);
    const opponents = new Array<number>(size).fill(-2);
    for (let rank = 0; rank < size; rank++) {
      if (opponents[rank] !== -2) continue;
      const partner = optimum.settle(this.vertexOf(rank), bracket);
      opponents[rank] = partner < 0 ? -1 : this.vertexOf(partner);
      if (partner >= 0) opponents[this.vertexOf(partner)] = rank;
    }
    return opponents;
  }
}
