/**
 * The order in which the Dutch regulation generates its candidates (C.04.3 2026 Art. 4; 2017 section D), written
 * as generators that produce the next element of each sequence. Lists stand in ranking order, so that a
 * position in a list plays the part of the BSN (4.1.1).
 */

/**
 * 4.2.2 (2017 D.1): the transpositions of S2, sorted by the lexicographic value of their first `n1` BSNs.
 * The players after them stay in ranking order. `mayStand(position, player)` cuts off arrangements whose
 * beginning is already forbidden; it never changes the order of the others.
 */
export function* transpositions<T>(
  s2: readonly T[],
  n1: number,
  mayStand: (position: number, player: T) => boolean,
  position = 0,
): Generator<readonly T[]> {
  if (position === n1) {
    yield s2;
    return;
  }
  for (const player of s2) {
    if (!mayStand(position, player)) continue;
    const others = s2.filter((other) => other !== player);
    for (const tail of transpositions(others, n1, mayStand, position + 1)) yield [player, ...tail];
  }
}

/** All subsets of `size` elements, in lexicographic order of the positions. */
export function* subsets<T>(list: readonly T[], size: number, from = 0): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index <= list.length - size; index++) {
    for (const tail of subsets(list, size - 1, index + 1)) yield [list[index]!, ...tail];
  }
}

interface Exchange {
  /** BSNs that leave S1, ascending. */
  readonly down: readonly number[];
  /** BSNs that leave S2, ascending. */
  readonly up: readonly number[];
}

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

/** 4.3.2 (2017 D.2): negative when `a` is tried before `b`. */
function byPriority(a: Exchange, b: Exchange): number {
  // 4.3.2.1: the smallest number of exchanged BSNs
  if (a.down.length !== b.down.length) return a.down.length - b.down.length;
  // 4.3.2.2: the smallest difference between the sums of the BSNs moved up and moved down
  const difference = sum(a.up) - sum(a.down) - (sum(b.up) - sum(b.down));
  if (difference !== 0) return difference;
  // 4.3.2.3: the largest differing BSN among those moved from S1 to S2
  for (let index = a.down.length - 1; index >= 0; index--) {
    if (a.down[index] !== b.down[index]) return b.down[index]! - a.down[index]!;
  }
  // 4.3.2.4: the smallest differing BSN among those moved from S2 to S1
  for (let index = 0; index < a.up.length; index++) {
    if (a.up[index] !== b.up[index]) return a.up[index]! - b.up[index]!;
  }
  return 0;
}

const exchangesOfSize = new Map<string, readonly Exchange[]>();

/** 4.3.2: all resident exchanges between BSNs 1 … n1 and n1 + 1 … n, the empty one (original S1, S2) first. */
export function exchanges(n1: number, n: number): readonly Exchange[] {
  const key = `${n1}/${n}`;
  const known = exchangesOfSize.get(key);
  if (known) return known;
  const s1 = Array.from({ length: n1 }, (_, index) => index + 1);
  const s2 = Array.from({ length: n - n1 }, (_, index) => n1 + index + 1);
  const all: Exchange[] = [];
  for (let size = 0; size <= Math.min(s1.length, s2.length); size++) {
    for (const down of subsets(s1, size)) for (const up of subsets(s2, size)) all.push({ down, up });
  }
  all.sort(byPriority);
  exchangesOfSize.set(key, all);
  return all;
}

/** A bracket divided into pairs and players who leave it (3.3). */
export interface Candidate<T> {
  readonly pairs: readonly (readonly [T, T])[];
  readonly downfloaters: readonly T[];
}

/**
 * 3.6 (2017 B.6): the candidates of a homogeneous bracket, or of a remainder, with `maxPairs` pairs: exchanges
 * outside, transpositions inside. Pairs that `mayMeet` forbids are left out.
 */
export function* homogeneousCandidates<T>(
  players: readonly T[],
  maxPairs: number,
  mayMeet: (a: T, b: T) => boolean,
): Generator<Candidate<T>> {
  for (const { down, up } of exchanges(maxPairs, players.length)) {
    const inS1 = (bsn: number): boolean => (bsn <= maxPairs ? !down.includes(bsn) : up.includes(bsn));
    const s1 = players.filter((_, index) => inS1(index + 1));
    const s2 = players.filter((_, index) => !inS1(index + 1));
    for (const order of transpositions(s2, maxPairs, (position, player) => mayMeet(s1[position]!, player))) {
      yield {
        pairs: s1.map((player, index) => [player, order[index]!] as const),
        downfloaters: order.slice(maxPairs),
      };
    }
  }
}

/**
 * 3.7 (2017 B.7): the candidates of a heterogeneous bracket. `mdpSets` holds the values of S1 in their order
 * (4.4; 2017 D.3); MDPs outside of it are in the Limbo.
 */
export function* heterogeneousCandidates<T>(
  movedDown: readonly T[],
  residents: readonly T[],
  maxPairs: number,
  mdpSets: Iterable<readonly T[]>,
  mayMeet: (a: T, b: T) => boolean,
): Generator<Candidate<T>> {
  for (const s1 of mdpSets) {
    const limbo = movedDown.filter((player) => !s1.includes(player));
    const m1 = s1.length;
    for (const order of transpositions(residents, m1, (index, player) => mayMeet(s1[index]!, player))) {
      const mdpPairing = s1.map((player, index) => [player, order[index]!] as const);
      for (const rest of homogeneousCandidates(order.slice(m1), maxPairs - m1, mayMeet)) {
        yield {
          pairs: [...mdpPairing, ...rest.pairs],
          downfloaters: [...limbo, ...rest.downfloaters],
        };
      }
    }
  }
}
