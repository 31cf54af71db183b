/**
 * The first of all optimal candidates in the regulation's own order of generation: C.04.3 (2026) Articles 3 and 4 (2017: B
 * and D, B.1–B.8 being 3.1–3.8, and D.1, D.2, D.3 being 4.2, 4.3, 4.4). 3.1: M0, MaxPairs and M1 follow from the optimum;
 * 3.2: S1, S2 and Limbo; 3.3: the candidate is their pairs; 3.4 (3.4.1), 3.8 (3.8.1): only candidates with the best values are
 * left to choose from; 3.5, 3.6, 3.7: what is altered first, here what is fixed last; 4.1 (4.1.1): places in rank order are
 * the BSNs; 4.5: the next element is asked for only when the one before is impossible.
 * Sets of moved-down players come first, then transpositions of S2 against them, then exchanges
 * in the remainder, then its transpositions; each choice is fixed before the next is asked for.
 */
import { copyOfInts, newDoubles, newInts } from '../../../matching/arrays.ts';
import { contains, emptySet, exclude, include, setOf, type VertexSet } from '../../../matching/bit-graph.ts';
import type { ExtraCost, Optimum } from '../../../matching/optimum.ts';
import type { Shortage } from '../../../matching/shortage.ts';

/** Pairs of vertices; the higher ranked first. */
type VertexPair = readonly [number, number];

/**
 * Pairs inside the bracket of the first optimal candidate. Vertices 0 … `movedDown`-1 are the moved-down players and
 * those up to `bracket`-1 the residents, both in rank order; all further vertices are outside.
 */
export function firstCandidate(optimum: Optimum, movedDown: number, bracket: number): VertexPair[] {
  const residents = emptySet(optimum.size);
  for (let v = movedDown; v < bracket; v++) include(residents, v);
  const pairs = pairMovedDown(optimum, movedDown, residents);
  const remainder = [];
  for (let v = movedDown; v < bracket; v++) if (contains(residents, v)) remainder.push(v);
  pairs.push(...pairRemainder(optimum, remainder));
  return pairs;
}

/**
 * 3.7, by 4.4 (4.4.1, 4.4.2) and 4.2 (B.7, by D.3 and D.1): the set of moved-down players that are paired, S1 (3.2.2), the
 * others being the Limbo; then their opponents, the MDP-Pairing (3.3). Takes these out of `residents`.
 */
function pairMovedDown(optimum: Optimum, movedDown: number, residents: VertexSet): VertexPair[] {
  const elsewhere = complement(optimum.size, residents);
  const s1: number[] = [];
  for (let m = 0; m < movedDown; m++) {
    if (optimum.restrict(new Map([[m, residents]]))) s1.push(m);
    else if (!optimum.restrict(new Map([[m, elsewhere]])))
      throw new Error('a player is neither paired nor in Limbo');
  }
  return s1.map((m): VertexPair => {
    const opponent = optimum.settle(m, residents);
    if (opponent < 0) throw new Error('a moved-down player lost all opponents');
    exclude(residents, opponent);
    return [m, opponent];
  });
}

/**
 * 3.6, by 4.3 and 4.2 (B.6, by D.2 and D.1): the remainder (1.3.4), or a homogeneous bracket (1.3.3). Players in rank order,
 * their place is their BSN (4.1).
 */
function pairRemainder(optimum: Optimum, players: readonly number[]): VertexPair[] {
  const inside = setOf(optimum.size, players);
  const pairCount = players.filter((v) => contains(inside, optimum.partnerOf(v))).length / 2;
  if (pairCount === 0) return [];
  // 3.2: the original subgroups; no exchange is needed where an optimum lies between them.
  let s1 = players.slice(0, pairCount);
  let s2 = players.slice(pairCount);
  if (!separate(optimum, s1, s2)) {
    [s1, s2] = exchange(optimum, players, pairCount);
    if (!separate(optimum, s1, s2)) throw new Error('the exchange does not lead to a candidate');
  }
  // 4.2 (D.1): the first transposition of S2.
  const open = setOf(optimum.size, s2);
  return s1.map((v): VertexPair => {
    const opponent = optimum.settle(v, open);
    if (opponent < 0) throw new Error('a player of S1 lost all opponents');
    exclude(open, opponent);
    return [v, opponent];
  });
}

/** Confines the pairs of the bracket to those between S1 and S2, all of S1 being paired, if an optimum allows. */
function separate(optimum: Optimum, s1: readonly number[], s2: readonly number[]): boolean {
  const right = setOf(optimum.size, s2);
  const notRight = complement(optimum.size, right);
  const restriction = new Map<number, VertexSet>();
  for (const v of s1) restriction.set(v, right);
  for (const v of s2) restriction.set(v, notRight);
  return optimum.restrict(restriction);
}

/**
 * 4.3.2 (D.2): the first exchange of residents between S1 and S2 that leads to an optimal candidate: fewest players, smallest
 * difference of the sums, the largest BSN out of S1, the smallest out of S2. In any matching the larger of two players
 * of S1 who are paired, and a floating player of S1, moves to S2; of two paired players of S2 the smaller moves to S1.
 * As many move up as down, so half the price of an exchange is put on either side and every edge costs at least 0.
 */
function exchange(optimum: Optimum, players: readonly number[], pairCount: number): [number[], number[]] {
  const { size } = optimum;
  const bsn = newInts(size);
  players.forEach((v, i) => (bsn[v] = i + 1));
  const half = players.length * players.length;
  const extra: ExtraCost = (u, v) => {
    const [low, high] = bsn[u]! < bsn[v]! ? [bsn[u]!, bsn[v]!] : [bsn[v]!, bsn[u]!];
    if (high === 0) return 0;
    if (high <= pairCount) return half - high;
    return low > pairCount ? half + low : 0;
  };
  const refined = optimum.refine(extra, (shortage) => exchangeDuals(shortage, bsn, pairCount, half));
  const remainder = setOf(size, players);
  const outside = complement(size, remainder);
  const down = new Set<number>();
  const up = new Set<number>();
  const movesIf = (v: number, partners: VertexSet): boolean => {
    if (refined.restrict(new Map([[v, partners]]))) return true;
    refined.restrict(new Map([[v, complement(size, partners)]]));
    return false;
  };
  const smaller = copyOfInts(outside);
  for (const v of players.slice(0, pairCount)) include(smaller, v);
  for (const v of players.slice(0, pairCount).reverse()) {
    exclude(smaller, v);
    if (movesIf(v, copyOfInts(smaller))) down.add(v);
  }
  const larger = setOf(size, players.slice(pairCount));
  for (const v of players.slice(pairCount)) {
    exclude(larger, v);
    if (movesIf(v, copyOfInts(larger))) up.add(v);
  }
  const isFirst = (v: number, i: number): boolean => (i < pairCount ? !down.has(v) : up.has(v));
  return [players.filter(isFirst), players.filter((v, i) => !isFirst(v, i))];
}

/**
 * Duals to start the exchange from, as if players short of opponents could be paired freely within their half: of those
 * in S1 the largest numbers move, of those in S2 the smallest, half as many as are left without opponent. With `bound`
 * the last number that stays, a dual is (half - bound) / 2 for those who stay and falls by one for each number beyond.
 */
function exchangeDuals(
  { short, wanted, exposed }: Shortage,
  bsn: Int32Array,
  pairCount: number,
  half: number,
): Float64Array {
  const isFirst = (v: number): boolean => bsn[v]! > 0 && bsn[v]! <= pairCount;
  const isSecond = (v: number): boolean => bsn[v]! > pairCount;
  const places = [...bsn.keys()].filter((v) => bsn[v]! > 0 && contains(short, v));
  const moving = (isIn: (v: number) => boolean): number => Math.ceil(exposed.filter(isIn).length / 2);
  const down = places.filter(isFirst).sort((a, b) => bsn[b]! - bsn[a]!);
  const up = places.filter(isSecond).sort((a, b) => bsn[a]! - bsn[b]!);
  const lastDown = bsn[down[moving(isFirst)] ?? -1] ?? 0;
  const lastUp = bsn[up[moving(isSecond)] ?? -1] ?? bsn.length;
  const price = newDoubles(bsn.length);
  for (let v = 0; v < bsn.length; v++) {
    if (contains(short, v)) {
      if (isFirst(v)) price[v] = -(half - lastDown - 2 * Math.max(0, bsn[v]! - lastDown));
      else if (isSecond(v)) price[v] = -(half + lastUp - 2 * Math.max(0, lastUp - bsn[v]!));
    } else if (contains(wanted, v)) price[v] = isSecond(v) ? half - lastDown : half + lastUp;
  }
  return price;
}

function complement(size: number, set: VertexSet): VertexSet {
  const other = setOf(size, Array(size).keys());
  for (let w = 0; w < set.length; w++) other[w]! &= ~set[w]!;
  return other;
}
