/** Which lower players join a scoregroup: C.04.4.1 (2026) 2.2 [C4], 2.3 [C5–C10], 3.2.1, 3.2.2 and 4.2. */
import { emptySet, include } from '../../matching/bit-graph.ts';
import { canBeMatched, Matching } from '../../matching/cardinality.ts';
import { graphByKinds } from '../../matching/kind-costs.ts';
import { optimumOf, type Optimum } from '../../matching/optimum.ts';
import { packingOf } from '../../matching/radix.ts';
import { gamesOf, type DubovPlayer } from './player.ts';

/** 2.3 [C5–C10]. */
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
  const alone = new Matching(gamesOf(residents)).maximise();
  if (alone === 0 && canBePaired(below)) return [];
  const { optimum, count } = bestSets(residents, below, isLastRound, Math.max(1, alone));
  return firstSet(residents.length, below, optimum, count);
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
  let count = 0;
  for (let vertex = 0; vertex < residents.length; vertex++) {
    if (optimum.partnerOf(vertex) >= residents.length) count++;
  }
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
  const kindOf = (vertex: number) => {
    const { score, preference, isMaximumUpfloater, upfloats, upfloatedLast } = players[vertex]!;
    return [isBelow(vertex), score, preference.colour, isMaximumUpfloater, upfloats, upfloatedLast].join(' ');
  };
  const countsOf = (a: number, b: number) =>
    rows.map((row) => (isBelow(a) ? 0 : row(players[a]!, players[b]!, isBelow(b))));
  const optimum = optimumOf(graphByKinds(gamesOf(players), packing, kindOf, countsOf));
  if (optimum === null) throw new Error('the players left have no complete pairing');
  return optimum;
}

/** C5 to C10, most important first, with the greatest total that each can reach. */
function rowsOf(
  residents: readonly DubovPlayer[],
  below: readonly DubovPlayer[],
  isLastRound: boolean,
  upfloaters: number,
): { id: RowId; row: Row; bound: number }[] {
  const lowestFirst = [...new Set(below.map(({ score }) => score))].sort((a, b) => a - b);
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
      row: ofUpfloaters((other) => (isMaximum(other) ? other.upfloats : 0)),
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
  const size = residents.length + below.length;
  const inGroup = emptySet(size);
  for (let vertex = 0; vertex < residents.length; vertex++) include(inGroup, vertex);
  const together = new Map(
    below.slice(0, place + 1).map((_, at) => [residents.length + at, inGroup] as const),
  );
  const isWorse = (until: RowId) =>
    !solve(residents, below, isLastRound, up.length, until).restrict(together);
  return ROW_IDS.find(isWorse) ?? null;
}

/** 4.1, 4.2: the first set in the order of the smallest differing place in the sequence by score and number. */
function firstSet(
  residents: number,
  below: readonly DubovPlayer[],
  optimum: Optimum,
  count: number,
): DubovPlayer[] {
  const inGroup = emptySet(optimum.size);
  for (let vertex = 0; vertex < residents; vertex++) include(inGroup, vertex);
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
