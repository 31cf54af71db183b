/** Pairing the members of one group once its floaters are settled: C.04.4.3 (2026) Arts 3.6–3.8, 4 and 5.2. */
import { balancingColour } from '../../history/colour-history.ts';
import { contains, include, type BitGraph } from '../../matching/bit-graph.ts';
import { Matching } from '../../matching/cardinality.ts';
import { inducedGraph } from './compatibility.ts';
import { firstPairing } from './exchange.ts';
import { choicesOf } from './floaters.ts';
import {
  floatersInOrder,
  MAXI_LIMIT,
  residentsInOrder,
  scrutinyOrder,
  type Direction,
  type MadePair,
  type Member,
  type Setting,
} from './group.ts';

/**
 * All members paired in the order in which the pairs are made, or null when they cannot all be paired: floaters first,
 * each with the first opponent of 3.8 who leaves everybody else an opponent; then the residents by proposal and exchange.
 */
export function pairMembers(
  setting: Setting,
  members: readonly Member[],
  direction: Direction,
  belowMedian: boolean,
): MadePair[] | null {
  const places = members.map(({ place }) => place);
  const index = new Map(places.map((place, at) => [place, at]));
  const matching = new Matching(inducedGraph(setting.compatible, places));
  if (matching.maximise() > 0) return null;
  const made: MadePair[] = [];
  const paired = new Set<number>();
  const settle = (a: number, b: number, article: MadePair['article']): void => {
    made.push({ higher: Math.min(a, b), lower: Math.max(a, b), article, belowMedian });
    paired.add(a).add(b);
  };
  const residents = residentsInOrder(members, direction).map(({ place }) => place);
  const floaters = floatersInOrder(members, direction).map(({ place }) => place);
  for (const floater of floaters) {
    if (paired.has(floater)) continue;
    const open = (list: readonly number[]) => list.filter((place) => place !== floater && !paired.has(place));
    const choices = [
      ...choicesOf(setting, floater, open(residents), direction),
      ...choicesOf(setting, floater, open(floaters), direction),
    ];
    const choice = choices.find((place) => force(matching, index.get(floater)!, index.get(place)!));
    settle(floater, choice!, '3.8');
  }
  for (const [a, b, article] of pairResidents(setting, open(residents, paired))) settle(a, b, article);
  return made;
}

function open(places: readonly number[], paired: ReadonlySet<number>): number[] {
  return places.filter((place) => !paired.has(place));
}

/** Fixes the pair in a perfect matching if the others can still all be matched; otherwise changes nothing. */
function force(matching: Matching, a: number, b: number): boolean {
  const { mate, alive } = matching;
  const [left, right] = [mate[a]!, mate[b]!];
  if (left === b) {
    matching.retire(a);
    return true;
  }
  mate[left] = mate[right] = -1;
  matching.match(a, b);
  matching.retire(a);
  if (contains(alive, left) && matching.augmentFrom(left)) return true;
  include(alive, a);
  include(alive, b);
  matching.match(a, left);
  matching.match(b, right);
  return false;
}

/** 2.4, 4, 5.2 for players of one score in the order of scrutiny; somebody's proposal is known to be possible. */
function pairResidents(setting: Setting, order: readonly number[]): [number, number, MadePair['article']][] {
  if (order.length === 0) return [];
  const due = order.map((place) => balancingColour(setting.players[place]!));
  const clashes = (a: number, b: number) => due[a] !== null && due[a] === due[b];
  const graph = inducedGraph(setting.compatible, order);
  const plain = firstPairing(graph, () => false)!;
  const couples = firstPairing(setting.maxi ? nearEnough(setting, order, graph, plain) : graph, clashes)!;
  const plainly = new Set(plain.map(([a, b]) => `${a}-${b}`));
  const proposed = order.length / 2;
  return couples.map(([a, b]) => [
    order[a]!,
    order[b]!,
    !plainly.has(`${a}-${b}`) ? '5.2' : b === a + proposed ? '2.4' : '4.1',
  ]);
}

/** 5.7: only opponents within 100 rating points of those of the first scrutiny may be exchanged for colours. */
function nearEnough(
  setting: Setting,
  order: readonly number[],
  graph: BitGraph,
  plain: readonly (readonly [number, number])[],
): BitGraph {
  const rating = order.map((place) => setting.players[place]!.rating);
  const first = new Map(plain.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const near = (a: number, b: number) => Math.abs(rating[first.get(a)!]! - rating[b]!) <= MAXI_LIMIT;
  const limited = graph.copy();
  for (let a = 0; a < order.length; a++) {
    for (const b of graph.neighbours(a)) if (!near(a, b) || !near(b, a)) limited.disconnect(a, b);
  }
  return limited;
}

/**
 * 4.4: the first member in the order of scrutiny who is left without an opponent when all before him keep one; -1 when
 * everybody can be paired. The number of members is even.
 */
export function failingMember(
  setting: Setting,
  members: readonly Member[],
  direction: Direction,
): Member | null {
  const order = scrutinyOrder(members, direction);
  const graph = inducedGraph(
    setting.compatible,
    order.map(({ place }) => place),
  );
  let [coverable, failing] = [0, order.length + 1];
  while (failing - coverable > 1) {
    const middle = (coverable + failing) >> 1;
    if (canCover(graph, middle)) coverable = middle;
    else failing = middle;
  }
  return order[coverable] ?? null;
}

/** Whether some matching covers the first `count` vertices: the others may stay free, that is, meet each other freely. */
function canCover(graph: BitGraph, count: number): boolean {
  const relaxed = graph.copy();
  for (let a = count; a < graph.size; a++) {
    for (let b = a + 1; b < graph.size; b++) relaxed.connect(a, b);
  }
  return new Matching(relaxed).maximise(0) === 0;
}
