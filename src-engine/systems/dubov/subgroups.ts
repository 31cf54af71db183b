/** White seekers and Black seekers of a bracket and who changes sides: C.04.4.1 (2026) 3.2.3, 3.2.4 and 4.3. */
import { contains, exclude, setOf } from '../../matching/bit-graph.ts';
import { fewestAlike } from '../../matching/kind-costs.ts';
import type { Optimum } from '../../matching/optimum.ts';
import { graphOf } from '../../matching/relation.ts';
import type { DubovPlayer } from './player.ts';

interface Subgroups {
  /** The players who will have White. */
  readonly g1: readonly DubovPlayer[];
  readonly g2: readonly DubovPlayer[];
  /** Players who changed sides, in the order in which they were chosen. */
  readonly shifters: readonly DubovPlayer[];
}

/** 3.2.3: by preference; halves by number when nobody of the bracket has played. `bracket` is in any order. */
export function initialSubgroups(bracket: readonly DubovPlayer[]): readonly [DubovPlayer[], DubovPlayer[]] {
  const byNumber = [...bracket].sort((a, b) => a.tpn - b.tpn);
  if (bracket.every(({ competitor }) => competitor.gamesPlayed === 0)) {
    const half = byNumber.length / 2;
    return [byNumber.slice(0, half), byNumber.slice(half)];
  }
  return [
    byNumber.filter(({ preference }) => preference.colour === 'white'),
    byNumber.filter(({ preference }) => preference.colour === 'black'),
  ];
}

/**
 * 4.3: players in the order in which they are taken as shifters: sorted (White seekers by ARO, then number; Black seekers
 * by number), then from the middle outwards, the upper one first.
 */
export function shifterOrder(group: readonly DubovPlayer[], seek: 'white' | 'black'): DubovPlayer[] {
  const sorted = [...group].sort((a, b) => (seek === 'white' ? a.aro - b.aro : 0) || a.tpn - b.tpn);
  const middle = (sorted.length - 1) >> 1;
  const order: DubovPlayer[] = [];
  const isEven = sorted.length % 2 === 0;
  for (let step = 0; order.length < sorted.length; step++) {
    const [upper, lower] = isEven ? [middle - step, middle + 1 + step] : [middle - step, middle + step];
    if (upper >= 0) order.push(sorted[upper]!);
    if (lower !== upper && lower < sorted.length) order.push(sorted[lower]!);
  }
  return order;
}

/**
 * 3.2.4: the subgroups after shifting: as many players of the smaller one (G1 of equal ones) as there are pairs inside it
 * that no legal pairing avoids, then as many of the larger one as make the sizes equal; each time the first set of the
 * order 4.3 with which a legal pairing of G1 and G2 is left. The bracket can be paired. The older text has another order of
 * shifters (7.3, 7.4), other colour limits, and players who may not change sides (2.2); two of them cannot meet.
 */
export function recomposed(
  initial: readonly [readonly DubovPlayer[], readonly DubovPlayer[]],
  mayMeet: (a: DubovPlayer, b: DubovPlayer) => boolean,
  shifters: (group: readonly DubovPlayer[], seek: 'white' | 'black') => readonly DubovPlayer[] = shifterOrder,
  mayShift: (player: DubovPlayer, seek: 'white' | 'black') => boolean = () => true,
): Subgroups {
  const [white, black] = initial;
  const whiteIsSmaller = white.length <= black.length;
  const [smaller, larger] = whiteIsSmaller ? [white, black] : [black, white];
  const sides = new Sides(smaller, larger, mayMeet);
  const [own, others] = whiteIsSmaller ? (['white', 'black'] as const) : (['black', 'white'] as const);
  const first = sides.shift(shifters(smaller, own), (player) => mayShift(player, own));
  const second = sides.shift(shifters(larger, others), (player) => mayShift(player, others));
  const movedOut = (
    group: readonly DubovPlayer[],
    gone: readonly DubovPlayer[],
    come: readonly DubovPlayer[],
  ) => [...group.filter((player) => !gone.includes(player)), ...come];
  const [a, b] = [movedOut(smaller, first, second), movedOut(larger, second, first)];
  const [g1, g2] = whiteIsSmaller ? [a, b] : [b, a];
  return { g1, g2, shifters: [...first, ...second] };
}

/** The legal pairings of a bracket with the fewest pairs inside its smaller side; the larger side's follow from it. */
class Sides {
  private readonly optimum: Optimum;
  private readonly vertices: ReadonlyMap<DubovPlayer, number>;

  constructor(
    smaller: readonly DubovPlayer[],
    larger: readonly DubovPlayer[],
    mayMeet: (a: DubovPlayer, b: DubovPlayer) => boolean,
  ) {
    const players = [...smaller, ...larger];
    const size = players.length;
    this.vertices = new Map(players.map((player, vertex) => [player, vertex]));
    const games = graphOf(size, (a, b) => mayMeet(players[a]!, players[b]!));
    const optimum = fewestAlike(games, (vertex) => (vertex < smaller.length ? 'smaller' : null));
    if (optimum === null) throw new Error('a bracket cannot be paired');
    this.optimum = optimum;
  }

  /**
   * First set of one side in its order: each chosen player is one end of a pair inside the side whose other end is not
   * chosen. Who cannot be chosen meets the other side or a chosen player from then on, in all pairings that are left.
   */
  shift(order: readonly DubovPlayer[], mayBeChosen: (player: DubovPlayer) => boolean): DubovPlayer[] {
    const { optimum, vertices } = this;
    const vertexOf = (player: DubovPlayer) => vertices.get(player)!;
    const partners = setOf(optimum.size, order.map(vertexOf));
    const ends = order.filter((player) => contains(partners, optimum.partnerOf(vertexOf(player))));
    const chosen: DubovPlayer[] = [];
    for (const player of order) {
      if (2 * chosen.length === ends.length) break;
      if (!mayBeChosen(player)) continue;
      exclude(partners, vertexOf(player));
      if (optimum.restrict(new Map([[vertexOf(player), partners]]))) chosen.push(player);
    }
    return chosen;
  }
}
