/** Which players can be paired completely, and who can be the one left over: C.04.3 1.9.1, 2.1, 2.2, 2.2.1 [C4] (2017: A.9, C.4). */
import { newBytes, newInts } from '../../../matching/arrays.ts';
import { BitGraph, contains, setOf } from '../../../matching/bit-graph.ts';
import { blockedVertices } from '../../../matching/blocked.ts';
import { canBeMatched, spareVertices } from '../../../matching/cardinality.ts';
import type { Colour } from '../../../model/colour.ts';
import { mayMeet, type Contender } from './contender.ts';

type MayHaveBye = (player: Contender) => boolean;

/**
 * Graph of the players who may meet, in the order of the list, with `extra` vertices without edges behind them.
 * `size` is the number of contenders in the round.
 */
function legalGraph(list: readonly Contender[], size: number, extra = 0): BitGraph {
  const n = list.length;
  const graph = new BitGraph(n + extra);
  const { rows, words } = graph;
  const all = setOf(n + extra, list.keys());
  const needing: Record<Colour, Int32Array> = {
    white: setOf(n + extra, placesOf(list, 'white')),
    black: setOf(n + extra, placesOf(list, 'black')),
  };
  const place = newInts(size).fill(-1);
  list.forEach(({ rank }, i) => (place[rank] = i));
  list.forEach(({ needs, avoids }, i) => {
    const same = needs === null ? null : needing[needs];
    for (let w = 0; w < words; w++) rows[i * words + w] = same === null ? all[w]! : all[w]! & ~same[w]!;
    rows[i * words + (i >> 5)]! &= ~(1 << (i & 31));
    avoids.forEach((rank) => {
      const j = place[rank]!;
      if (j >= 0) rows[i * words + (j >> 5)]! &= ~(1 << (j & 31));
    });
  });
  return graph;
}

function placesOf(list: readonly Contender[], colour: Colour): number[] {
  return [...list.keys()].filter((i) => list[i]!.needs === colour);
}

/**
 * Whether each of the players has at least `degree` possible opponents among the others. A bound by the longest list of
 * players to be avoided answers for large groups without looking at the lists.
 */
function allHaveDegree(list: readonly Contender[], size: number, degree: number): boolean {
  const needing: Record<Colour, number> = { white: 0, black: 0 };
  let longest = 0;
  list.forEach(({ needs, avoids }) => {
    if (needs !== null) needing[needs]++;
    if (avoids.size > longest) longest = avoids.size;
  });
  const sameNeed = Math.max(1, needing.white, needing.black) - 1;
  if (list.length - 1 - longest - sameNeed >= degree) return true;
  const inside = newBytes(size);
  list.forEach(({ rank }) => (inside[rank] = 1));
  return list.every(({ needs, avoids }) => {
    let possible = list.length - 1 - (needs === null ? 0 : needing[needs] - 1);
    avoids.forEach((rank) => (possible -= inside[rank]!));
    return possible >= degree;
  });
}

/**
 * Whether all players can be paired with each other, one of them having the bye when their number is odd. A least
 * degree of half the players proves it (Dirac: a Hamiltonian circle); otherwise a matching is searched for.
 */
export function canBePaired(list: readonly Contender[], size: number, mayHaveBye: MayHaveBye): boolean {
  const n = list.length;
  const odd = n % 2;
  if (odd === 1 && !list.some(mayHaveBye)) return false;
  if (allHaveDegree(list, size, (n + odd) / 2)) return true;
  const graph = legalGraph(list, size, odd);
  if (odd === 1) list.forEach((player, i) => mayHaveBye(player) && graph.connect(i, n));
  return canBeMatched(graph);
}

/**
 * For an odd number of players: flags of those who can be the one left over when the others are paired; null when more
 * than one stays over in any case. With `outlet` (flags of players who can leave the list instead of being paired) one
 * more vertex stands at the end; it is flagged when it can be the one left over, that is when nobody needs to leave.
 */
export function leftovers(
  list: readonly Contender[],
  size: number,
  outlet: readonly boolean[] | null = null,
): Uint8Array | null {
  const n = list.length;
  if (outlet === null) {
    if (allHaveDegree(list, size, (n + 1) / 2)) return newBytes(n).fill(1);
  } else if (outlet.filter(Boolean).length >= 2 && allHaveDegree(list, size, n / 2 + 1)) {
    return newBytes(n + 1).fill(1);
  }
  const graph = legalGraph(list, size, outlet === null ? 0 : 1);
  outlet?.forEach((open, i) => open && graph.connect(i, n));
  const spare = spareVertices(graph);
  return spare && Uint8Array.from({ length: graph.size }, (_, v) => (contains(spare, v) ? 1 : 0));
}

/** Whether the player may meet one of the flagged players. */
export function meetsOneOf(player: Contender, list: readonly Contender[], flags: Uint8Array): boolean {
  return list.some((other, i) => flags[i] === 1 && mayMeet(player, other));
}

/** Players who prove that the list cannot be paired: they have too few possible opponents. Empty when it can. */
export function blockedGroup(list: readonly Contender[], size: number): Contender[] {
  return blockedVertices(legalGraph(list, size), list.length % 2).map((v) => list[v]!);
}
