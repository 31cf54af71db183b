/** Which lower players join a scoregroup: C.04.4.1 (2026) 2.2, 2.2.1 [C4], 2.3 [C5–C10], 3.2.1, 3.2.2 and 4.2. */
import type { VertexSet } from '../../matching/bit-graph.ts';
import { canBeMatched, Matching } from '../../matching/cardinality.ts';
import { optimumByKinds } from '../../matching/kind-costs.ts';
import type { Optimum } from '../../matching/optimum.ts';
import { packingOf } from '../../matching/radix.ts';
import { bestJoining, nextOf, scoresOf, setFrom } from './near.ts';
import { gamesOf, type DubovPlayer } from './player.ts';

/** 2.3.1–2.3.6 [C5–C10]. */
const ROW_IDS = ['C5', 'C6', 'C7', 'C8', 'C9', 'C10'] as const;
type RowId = (typeof ROW_IDS)[number];

/**
 * A count that a pair of a resident and an upfloater, or of two residents, adds to a row; it depends on their scores, colours
 * and upfloats alone.
 */
type Row = (resident: DubovPlayer, other: DubovPlayer, isUpfloater: boolean) => number;

/**
 * The upfloaters of the bracket, by score (high first) and number. Everybody of `residents` and `below` (by score, then
 * number) can be paired together. In the last round C8–C10 are off.
 */
export function upfloatersOf(
  residents: readonly DubovPlayer[],
  below: readonly DubovPlayer[],
  isLastRound: boolean,
): DubovPlayer[] {
  if (canBePaired(residents) && canBePaired(below)) return [];
  const alone = new Matching(gamesOf(residents)).maximise();
  const near = fromNext(residents, below, isLastRound, alone);
  if (near !== null) return near;
  const { optimum, count } = bestSets(residents, below, isLastRound, Math.max(1, alone));
  return firstSet(residents.length, below, optimum, count);
}

/**
 * The upfloaters where the next scoregroup has as many as the residents leave over: no set is better in C5 and C6. Null
 * where it has not, or where those below could not be paired without them.
 */
function fromNext(
  residents: readonly DubovPlayer[],
  below: readonly DubovPlayer[],
  isLastRound: boolean,
  alone: number,
): DubovPlayer[] | null {
  const next = nextOf(below);
  const optimum = solveNear({ residents, next, isLastRound, joining: alone });
  if (optimum === null) return null;
  const chosen = new Set(firstSet(residents.length, next, optimum, alone));
  return canBePaired(below.filter((player) => !chosen.has(player))) ? [...chosen] : null;
}

function canBePaired(players: readonly DubovPlayer[]): boolean {
  return canBeMatched(gamesOf(players));
}

/**
 * All rounds whose first bracket is best by C5–C10; vertices are the residents, then the players below. With the fewest
 * upfloaters no two of them can meet in the bracket, for then they could have stayed below.
 */
function bestSets(
  residents: readonly DubovPlayer[],
  below: readonly DubovPlayer[],
  isLastRound: boolean,
  expected: number,
): { optimum: Optimum; count: number } {
  const optimum = solve(residents, below, isLastRound, expected);
  const count = residents.filter((_, vertex) => optimum.partnerOf(vertex) >= residents.length).length;
  return count <= expected ? { optimum, count } : bestSets(residents, below, isLastRound, count);
}

/** Exact when at most `upfloaters` are needed: the rows are packed for that number. `until` leaves out those after it. */
function solve(
  residents: readonly DubovPlayer[],
  below: readonly DubovPlayer[],
  isLastRound: boolean,
  upfloaters: number,
  until: RowId = 'C10',
): Optimum {
  const players = [...residents, ...below];
  const list = rowsOf(residents, below, isLastRound, upfloaters).filter(
    ({ id }) => ROW_IDS.indexOf(id) <= ROW_IDS.indexOf(until),
  );
  const rows = list.map(({ row }) => row);
  const bounds = list.map(({ bound }) => bound);
  const packing = packingOf(bounds);
  const isBelow = (vertex: number) => vertex >= residents.length;
  const kindOf = (vertex: number) =>
    isBelow(vertex) ? kindBelow(players[vertex]!, isLastRound) : players[vertex]!.preference.colour;
  const countsOf = (a: number, b: number) =>
    rows.map((row) => (isBelow(a) ? 0 : row(players[a]!, players[b]!, isBelow(b))));
  const optimum = optimumByKinds(gamesOf(players), packing, kindOf, countsOf);
  if (optimum === null) throw new Error('the players left have no complete pairing');
  return optimum;
}

/** What rows see of a player of a lower score. */
function kindBelow(
  { score, preference, isMaximumUpfloater, upfloats, upfloatedLast }: DubovPlayer,
  isLastRound: boolean,
): string {
  const history = isLastRound ? [] : [isMaximumUpfloater, upfloats, upfloatedLast];
  return [score, preference.colour, ...history].join(' ');
}

/** The best pairings of the residents with `joining` players of the next group by C7–C10; null where there is none. */
function solveNear(
  group: {
    readonly residents: readonly DubovPlayer[];
    readonly next: readonly DubovPlayer[];
    readonly isLastRound: boolean;
    readonly joining: number;
  },
  until: RowId = 'C10',
): Optimum | null {
  const { residents, next, isLastRound, joining } = group;
  const players = [...residents, ...next];
  const [from, to] = [ROW_IDS.indexOf('C7'), ROW_IDS.indexOf(until)];
  const rows = rowsOf(residents, next, isLastRound, joining).filter(({ id }) => {
    const place = ROW_IDS.indexOf(id);
    return place >= from && place <= to;
  });
  const isNext = (vertex: number) => vertex >= residents.length;
  return bestJoining(
    { games: gamesOf(players), residents: residents.length, joining },
    {
      kindOf: (vertex) =>
        isNext(vertex) ? kindBelow(players[vertex]!, isLastRound) : players[vertex]!.preference.colour,
      countsOf: (a, b) => rows.map(({ row }) => row(players[a]!, players[b]!, isNext(b))),
      bounds: rows.map(({ bound }) => bound),
    },
  );
}

/** C5 to C10, most important first, with the greatest total that each can reach. */
function rowsOf(
  residents: readonly DubovPlayer[],
  below: readonly DubovPlayer[],
  isLastRound: boolean,
  upfloaters: number,
): { id: RowId; row: Row; bound: number }[] {
  const lowestFirst = scoresOf(below);
  const most = Math.max(0, ...below.map(({ upfloats }) => upfloats));
  const count = (condition: boolean): number => (condition ? 1 : 0);
  const ofUpfloaters =
    (value: (other: DubovPlayer) => number): Row =>
    (_resident, other, isUpfloater) =>
      isUpfloater ? value(other) : 0;
  const rows: { id: RowId; row: Row; bound: number }[] = [
    { id: 'C5', row: ofUpfloaters(() => 1), bound: upfloaters },
    ...lowestFirst.map((score) => ({
      id: 'C6' as const,
      row: ofUpfloaters((other) => count(other.score === score)),
      bound: upfloaters,
    })),
    {
      id: 'C7',
      row: (resident, other) => count(resident.preference.colour === other.preference.colour),
      bound: residents.length,
    },
  ];
  if (isLastRound) return rows;
  const isMaximum = ({ isMaximumUpfloater }: DubovPlayer) => isMaximumUpfloater;
  return [
    ...rows,
    { id: 'C8', row: ofUpfloaters((other) => count(isMaximum(other))), bound: upfloaters },
    {
      id: 'C9',
      row: ofUpfloaters((other) => count(isMaximum(other)) * other.upfloats),
      bound: upfloaters * most,
    },
    { id: 'C10', row: ofUpfloaters(({ upfloatedLast }) => count(upfloatedLast)), bound: upfloaters },
  ];
}

/** A group whose upfloaters are known. */
interface Upfloated {
  readonly residents: readonly DubovPlayer[];
  readonly below: readonly DubovPlayer[];
  readonly isLastRound: boolean;
  readonly up: readonly DubovPlayer[];
}

/**
 * The first criterion in which every set is worse that has the first player of the order who does not upfloat, with those
 * before them. Cost: a matching of everybody for each criterion.
 */
export function obstacleToUpfloat({ residents, below, isLastRound, up }: Upfloated): RowId | null {
  const place = below.findIndex((other) => !up.includes(other));
  const inGroup = setFrom(residents.length + below.length, 0, residents.length);
  const together = new Map(
    below.slice(0, place + 1).map((_, at) => [residents.length + at, inGroup] as const),
  );
  const near = nearAnswers({ residents, below, isLastRound, up }, together);
  const isWorse = (until: RowId) =>
    near(until) ?? !solve(residents, below, isLastRound, up.length, until).restrict(together);
  return ROW_IDS.find(isWorse) ?? null;
}

/**
 * Whether every set with those `together` is worse by the criteria up to one, as far as the next scoregroup tells: where all
 * upfloaters are of it and as few as the residents leave over, sets of others are worse from C6 on. Null where it does not.
 */
function nearAnswers(
  { residents, below, isLastRound, up }: Upfloated,
  together: ReadonlyMap<number, VertexSet>,
): (until: RowId) => boolean | null {
  const next = nextOf(below);
  const isNear =
    together.size <= next.length &&
    up.every((player) => next.includes(player)) &&
    new Matching(gamesOf(residents)).maximise() === up.length;
  return (until) => {
    const optimum = isNear ? solveNear({ residents, next, isLastRound, joining: up.length }, until) : null;
    if (optimum === null) return null;
    const inGroup = setFrom(optimum.size, 0, residents.length);
    const joins = (vertices: Iterable<number>) => new Map([...vertices].map((vertex) => [vertex, inGroup]));
    // What is best of two scoregroups is best of all only if a set that leaves a pairing below attains it.
    if (!optimum.copy().restrict(joins(up.map((player) => residents.length + next.indexOf(player)))))
      return null;
    // Whoever can come up together is part of a set from the next group: where there is none, there is none of all.
    if (!optimum.restrict(joins(together.keys()))) return true;
    const joined = next.filter((_, place) => optimum.partnerOf(residents.length + place) < residents.length);
    return canBePaired(below.filter((player) => !joined.includes(player))) ? false : null;
  };
}

/** 4.1, 4.2: the first set in the order of the smallest differing place in the sequence by score and number. */
function firstSet(
  residents: number,
  below: readonly DubovPlayer[],
  optimum: Optimum,
  count: number,
): DubovPlayer[] {
  const inGroup = setFrom(optimum.size, 0, residents);
  const chosen: DubovPlayer[] = [];
  for (const [place, player] of below.entries()) {
    if (chosen.length === count) break;
    const vertex = residents + place;
    if (!reaches(optimum, vertex, residents)) continue;
    if (optimum.restrict(new Map([[vertex, inGroup]]))) chosen.push(player);
  }
  return chosen;
}

/** Some edge into the group is left: a quick look before the question is asked. */
function reaches(optimum: Optimum, vertex: number, residents: number): boolean {
  for (let other = 0; other < residents; other++) if (optimum.has(vertex, other)) return true;
  return false;
}
