/** Pairing the members of one group once its floaters are settled: C.04.4.3 (2026) Arts 3.6–3.8, 4, 5.2 and 5.7. */
import { balancingColour } from '../../history/colour-history.ts';
import { contains, include, type BitGraph } from '../../matching/bit-graph.ts';
import { canBeMatched, Matching } from '../../matching/cardinality.ts';
import { areAlike } from '../../model/colour.ts';
import { obstacleTo } from '../frame/meeting.ts';
import { inducedGraph } from './compatibility.ts';
import { exchangeOrder, firstPairing, retainedFirst, type Couple } from './exchange.ts';
import { floaterChoices } from './floaters.ts';
import {
  MAXI_LIMIT,
  scrutinyOrder,
  type Direction,
  type MadePair,
  type Member,
  type Obstacle,
  type PairCause,
  type Setting,
} from './group.ts';

/** Opponents that 4.4 retains: places, each under the other. */
export type Retained = ReadonlyMap<number, number>;

/**
 * All members paired in the order in which the pairs are made, or null when they cannot all be paired: floaters first,
 * each with the first opponent of 3.8 who leaves everybody else an opponent; then the residents by proposal and exchange.
 */
export function pairMembers(
  setting: Setting,
  members: readonly Member[],
  direction: Direction,
  belowMedian: boolean,
  retained: Retained = new Map(),
): MadePair[] | null {
  const order = scrutinyOrder(members, direction);
  const floaters = order.filter(({ origin }) => origin !== 'resident').length;
  const graph = graphOfMembers(setting, order);
  if (!canBeMatched(graph)) return null;
  const scrutiny: Scrutiny = { setting, order, graph, direction, retained };
  const couples = scrutinise(scrutiny, floaters, order.length).map(([a, b]): [number, number] => [
    order[a]!.place,
    order[b]!.place,
  ]);
  const made = couples.map(
    ([a, b]) => [a, b, { kind: 'floater', kept: retained.get(a) === b }] as [number, number, PairCause],
  );
  const paired = new Set(couples.flat());
  const residents = order
    .map(({ place }) => place)
    .filter((place, at) => at >= floaters && !paired.has(place));
  made.push(...pairResidents(setting, residents, retained));
  return made.map(([player, opponent, cause]) => ({ player, opponent, cause, belowMedian }));
}

/** 4.4: who is stuck, and the pairs of those before, which are retained. */
interface Stuck {
  readonly member: Member;
  readonly retained: Retained;
}

/**
 * 4.4: the first member in the order of scrutiny for whom no exchange finds an opponent while all before keep one; null
 * when everybody can be paired. The number of members is even.
 */
export function stuckMember(
  setting: Setting,
  members: readonly Member[],
  direction: Direction,
  retained: Retained,
): Stuck | null {
  const order = scrutinyOrder(members, direction);
  const graph = graphOfMembers(setting, order);
  let [served, stuck] = [0, order.length + 1];
  while (stuck - served > 1) {
    const middle = (served + stuck) >> 1;
    if (canBeMatched(relaxed(graph, middle))) served = middle;
    else stuck = middle;
  }
  if (served === order.length) return null;
  const couples = scrutinise({ setting, order, graph, direction, retained }, served, served);
  return {
    member: order[served]!,
    retained: new Map(
      couples.flatMap(([a, b]) => {
        const [x, y] = [order[a]!.place, order[b]!.place];
        return [
          [x, y],
          [y, x],
        ] as [number, number][];
      }),
    ),
  };
}

interface Scrutiny {
  readonly setting: Setting;
  /** Members in the order of scrutiny; the vertices of `graph`. */
  readonly order: readonly Member[];
  readonly graph: BitGraph;
  readonly direction: Direction;
  readonly retained: Retained;
}

/**
 * The first scrutiny of the first `count` members: each in turn gets the first opponent who leaves one to all of the first
 * `served`, who can be paired together.
 */
function scrutinise(scrutiny: Scrutiny, count: number, served: number): Couple[] {
  const { setting, order, graph, direction, retained } = scrutiny;
  const matching = new Matching(relaxed(graph, served));
  matching.maximise();
  const vertexOf = new Map(order.map(({ place }, vertex) => [place, vertex]));
  const couples: Couple[] = [];
  let rest = order.map((_, vertex) => vertex);
  while (rest.some((vertex) => vertex < count)) {
    const first = rest[0]!;
    const { place, origin } = order[first]!;
    const choices =
      origin === 'resident' ? exchangeOrder(rest.length).map((at) => rest[at]!) : forFloater(first);
    const other = retainedFirst(choices, vertexOf.get(retained.get(place)!)).find(
      (vertex) => graph.has(first, vertex) && force(matching, first, vertex),
    )!;
    couples.push([first, other]);
    rest = rest.filter((vertex) => vertex !== first && vertex !== other);
  }
  return couples;

  /** 3.8 among the residents, then among the other floaters. */
  function forFloater(floater: number): number[] {
    const able = rest.filter(
      (vertex) => graph.has(floater, vertex) && leavesOpponents(matching, floater, vertex),
    );
    const among = (isResident: boolean) =>
      floaterChoices(
        setting,
        order[floater]!.place,
        able
          .filter((vertex) => (order[vertex]!.origin === 'resident') === isResident)
          .map((vertex) => order[vertex]!.place),
        direction,
      ).map((place) => vertexOf.get(place)!);
    return [...among(true), ...among(false)];
  }
}

function graphOfMembers({ compatible }: Setting, members: readonly Member[]): BitGraph {
  return inducedGraph(
    compatible,
    members.map(({ place }) => place),
  );
}

/** The graph in which all vertices from `count` on may meet each other: perfect where the first `count` can be paired. */
function relaxed(graph: BitGraph, count: number): BitGraph {
  const wider = graph.copy();
  for (let a = count; a < graph.size; a++) {
    for (let b = a + 1; b < graph.size; b++) wider.connect(a, b);
  }
  return wider;
}

/** Whether the others can still all be matched without these two. The matching stays perfect. */
function leavesOpponents(matching: Matching, a: number, b: number): boolean {
  if (!force(matching, a, b)) return false;
  include(matching.alive, a);
  include(matching.alive, b);
  return true;
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
function pairResidents(
  setting: Setting,
  order: readonly number[],
  kept: Retained,
): [number, number, PairCause][] {
  const due = order.map((place) => balancingColour(setting.players[place]!));
  const clashes = (a: number, b: number) => areAlike(due[a]!, due[b]!);
  const graph = inducedGraph(setting.compatible, order);
  const retained = new Map(order.map((place, at) => [at, order.indexOf(kept.get(place) ?? -1)]));
  const plain = firstPairing(graph, () => null, retained)!;
  const allowed = setting.maxi ? withinLimit(setting, order, graph, plain) : graph;
  const couples = firstPairing(allowed, (vertex) => due[vertex]!, retained)!;
  const plainly = new Set(plain.map(([a, b]) => `${a}-${b}`));
  const missedIn = (list: readonly Couple[]) => list.filter(([a, b]) => clashes(a, b)).length;
  const causeOf = ([a, b]: Couple, at: number): PairCause => {
    if (!plainly.has(`${a}-${b}`))
      return { kind: 'colours', before: missedIn(plain), missed: missedIn(couples) };
    const earlier = couples.slice(0, at).flat();
    const rest = order.map((_, vertex) => vertex).filter((vertex) => !earlier.includes(vertex));
    const opposite = rest[rest.length / 2]!;
    if (opposite === b) return { kind: 'opposite' };
    if (retained.get(a) === b) return { kind: 'kept' };
    const [over, player] = [order[opposite]!, order[a]!];
    return { kind: 'exchanged', over, because: obstacleIn(setting, player, over) };
  };
  return couples.map((couple, at) => [order[couple[0]]!, order[couple[1]]!, causeOf(couple, at)]);
}

/** What is against a game of two players; `needed`, where nothing is, that others would not find an opponent. */
function obstacleIn({ players, compatible }: Setting, a: number, b: number): Obstacle {
  return obstacleTo(players[a]!, players[b]!, compatible.has(a, b)) ?? 'needed';
}

/**
 * 5.7: the graph without the pairs that need an exchange of opponents whose ratings differ by more than 100. A new pair
 * takes players of two pairs of the first scrutiny: the opponent of the player scrutinised first is exchanged for the
 * player of the other pair who takes that place.
 */
export function withinLimit(
  setting: Setting,
  order: readonly number[],
  graph: BitGraph,
  plain: readonly Couple[],
): BitGraph {
  const rating = order.map((place) => setting.players[place]!.rating);
  const limited = graph.copy();
  plain.forEach(([first, opponent], at) => {
    for (const pair of plain.slice(at + 1)) {
      for (const [taker, other] of [pair, [pair[1], pair[0]] as const]) {
        if (Math.abs(rating[opponent]! - rating[taker]!) <= MAXI_LIMIT) continue;
        limited.disconnect(first, taker);
        limited.disconnect(opponent, other);
      }
    }
  });
  return limited;
}
