/**
 * The older Dubov text (C.04.4.1 of 1997): which players of lower scores join a score group, and who of it floats down.
 * Chapters 2, 6.4 and 7.1, 7.2.
 */
import { emptySet, include, type VertexSet } from '../../matching/bit-graph.ts';
import { canBeMatched } from '../../matching/cardinality.ts';
import { optimumOf, type Optimum } from '../../matching/optimum.ts';
import { packingOf } from '../../matching/radix.ts';
import type { PairingTask } from '../system.ts';
import { opposite } from '../../model/colour.ts';
import { dueColourOf, gamesOfOld, mayMeetOld } from './old-player.ts';
import type { DubovPlayer } from './player.ts';

export interface Transfers {
  /** Players of lower score groups who are paired in the group. */
  readonly up: readonly DubovPlayer[];
  /** Players of the group who are paired in a lower one. */
  readonly down: readonly DubovPlayer[];
}

/**
 * 2.1: not two times running, and not more than three (ten rounds or more: four) times; free in the last round. Being
 * paired with a higher score counts, whether or not the game was played.
 */
function mayBeTransferred(task: PairingTask, player: DubovPlayer): boolean {
  if (task.round === task.rounds) return true;
  return !player.upfloatedLast && player.upfloats < (task.rounds < 10 ? 3 : 4);
}

/**
 * The transfers that let the group be paired and leave a complete pairing below. In this order: fewest floaters down, none
 * who came down already and none who cannot meet the next group (6.4); fewest transfers up, from the nearest groups, due
 * the colour of 7.1 a and 7.2 a; then the highest rating, then the lowest ARO (7.1, 7.2 b, c). Of players who may float
 * down equally well, the lowest rated does.
 */
export function transfersOf(
  task: PairingTask,
  group: readonly DubovPlayer[],
  floated: ReadonlySet<DubovPlayer>,
  below: readonly DubovPlayer[],
): Transfers {
  if (isComplete(group) && isComplete(below)) return { up: [], down: [] };
  const optimum = bestRounds(task, group, floated, below);
  const inGroup = setOfVertices(optimum.size, 0, group.length);
  const beneath = setOfVertices(optimum.size, group.length, optimum.size);
  const transferable = new Set(below.filter((player) => mayBeTransferred(task, player)));
  const crossing = () => group.filter((_, place) => optimum.partnerOf(place) >= group.length);
  const partner = (player: DubovPlayer) => below[optimum.partnerOf(group.indexOf(player)) - group.length]!;
  const wanted = crossing().filter((player) => transferable.has(partner(player))).length;
  const up: DubovPlayer[] = [];
  for (const player of byRating([...transferable])) {
    if (up.length === wanted) break;
    if (optimum.restrict(new Map([[group.length + below.indexOf(player), inGroup]]))) up.push(player);
  }
  const floating = crossing().length - up.length;
  const barred = emptySet(optimum.size);
  for (const [place, player] of below.entries())
    if (!transferable.has(player)) include(barred, group.length + place);
  const down: DubovPlayer[] = [];
  for (const player of byRating(group).reverse()) {
    if (down.length === floating) break;
    if (optimum.restrict(new Map([[group.indexOf(player), barred]]))) down.push(player);
  }
  for (const [place, player] of group.entries()) {
    const allowed = down.includes(player) ? beneath : withPlayers(inGroup, group.length, below, up);
    if (!optimum.restrict(new Map([[place, allowed]]))) throw new Error('the transfers of a group got lost');
  }
  return { up, down };
}

function isComplete(players: readonly DubovPlayer[]): boolean {
  return canBeMatched(gamesOfOld(players));
}

function setOfVertices(size: number, from: number, to: number): VertexSet {
  const set = emptySet(size);
  for (let vertex = from; vertex < to; vertex++) include(set, vertex);
  return set;
}

function withPlayers(
  set: VertexSet,
  offset: number,
  below: readonly DubovPlayer[],
  players: readonly DubovPlayer[],
): VertexSet {
  const more = set.slice();
  for (const player of players) include(more, offset + below.indexOf(player));
  return more;
}

/** 7.1, 7.2 b, c: highest rating, then lowest ARO, then smallest number. */
export function byRating(players: readonly DubovPlayer[]): DubovPlayer[] {
  return [...players].sort((a, b) => b.rating - a.rating || a.aro - b.aro || a.tpn - b.tpn);
}

/** All complete rounds that are best in the rows of {@link transfersOf} which can be counted. */
function bestRounds(
  task: PairingTask,
  group: readonly DubovPlayer[],
  floated: ReadonlySet<DubovPlayer>,
  below: readonly DubovPlayer[],
  until: TransferRow = '7.1a',
): Optimum {
  const players = [...group, ...below];
  const size = players.length;
  const rowsOf = transferRows(task, group, floated, below);
  const packing = packingOf(
    rowsOf(group[0]!, below[0]!)
      .slice(0, rowCount(until, below))
      .map(() => group.length),
  );
  const costs: number[] = new Array<number>(2 * packing.limbs).fill(0);
  const places = new Map<string, number>();
  const edges = new Int32Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      if (!mayMeetOld(players[a]!, players[b]!)) continue;
      const crosses = a < group.length && b >= group.length;
      edges[a * size + b] = edges[b * size + a] = crosses
        ? placeOf(rowsOf(players[a]!, players[b]!).slice(0, packing.limb.length))
        : 1;
    }
  }
  const optimum = optimumOf({ size, limbs: packing.limbs, edges, costs: Float64Array.from(costs) });
  if (optimum === null) throw new Error('the players left have no complete pairing');
  return optimum;

  function placeOf(rows: readonly number[]): number {
    const key = rows.join(' ');
    let place = places.get(key);
    if (place === undefined) {
      place = costs.length / packing.limbs;
      places.set(key, place);
      const limbs = new Array<number>(packing.limbs).fill(0);
      rows.forEach((row, at) => (limbs[packing.limb[at]!]! += row * packing.multiplier[at]!));
      costs.push(...limbs);
    }
    return place;
  }
}

/** The rows of a transfer, the most important first, by article; 7.1 has a row for each score below. */
const TRANSFER_ROWS = ['6.4', '6.4 again', '6.4 next', '7.1', '7.1 scores', '7.1a'] as const;
type TransferRow = (typeof TRANSFER_ROWS)[number];

function rowCount(until: TransferRow, below: readonly DubovPlayer[]): number {
  const scores = new Set(below.map(({ score }) => score)).size;
  const place = TRANSFER_ROWS.indexOf(until);
  return place < 4 ? place + 1 : place === 4 ? 4 + scores : 5 + scores;
}

/** What a game between a member of the group and a player below adds to each row. */
export function transferRows(
  task: PairingTask,
  group: readonly DubovPlayer[],
  floated: ReadonlySet<DubovPlayer>,
  below: readonly DubovPlayer[],
): (member: DubovPlayer, other: DubovPlayer) => number[] {
  const next = below[0]?.score;
  const majority = majorityOf(group);
  const hasOpponent = new Set(
    group.filter((player) => group.some((other) => other !== player && mayMeetOld(player, other))),
  );
  const scores = [...new Set(below.map(({ score }) => score))].sort((a, b) => a - b);
  const count = (condition: boolean): number => (condition ? 1 : 0);
  return (member, other) => {
    const isTransfer = mayBeTransferred(task, other);
    // 7.1 a looks at the player in question, 7.2 a at the group; a player who is due no colour is due neither.
    const asked = hasOpponent.has(member) ? majority : dueColourOf(member);
    const suits = asked === null || dueColourOf(other) === opposite(asked);
    return [
      count(!isTransfer),
      count(!isTransfer && floated.has(member)),
      count(!isTransfer && other.score !== next),
      count(isTransfer),
      ...scores.map((score) => count(other.score === score)),
      count(isTransfer && !suits),
    ];
  };
}

/** 7.1, 7.2 b, c: those who may be transferred, in their order. */
export function transferables(task: PairingTask, below: readonly DubovPlayer[]): DubovPlayer[] {
  return byRating(below.filter((player) => mayBeTransferred(task, player)));
}

/** What would be worse if the first of {@link transferables} who is not transferred were, with those before them. */
export function obstacleToTransfer(
  task: PairingTask,
  group: readonly DubovPlayer[],
  floated: ReadonlySet<DubovPlayer>,
  below: readonly DubovPlayer[],
  up: readonly DubovPlayer[],
): 'enough' | 'nearer' | 'colour' {
  const ranked = transferables(task, below);
  const place = ranked.findIndex((player) => !up.includes(player));
  const inGroup = setOfVertices(group.length + below.length, 0, group.length);
  const together = new Map(
    ranked.slice(0, place + 1).map((player) => [group.length + below.indexOf(player), inGroup] as const),
  );
  const row = TRANSFER_ROWS.find(
    (until) => !bestRounds(task, group, floated, below, until).restrict(together),
  );
  return row === '7.1a' ? 'colour' : row === '7.1 scores' ? 'nearer' : 'enough';
}

/** The colour that more players of the group are due, or null. */
function majorityOf(group: readonly DubovPlayer[]): 'white' | 'black' | null {
  const due = group.map(dueColourOf);
  const [white, black] = (['white', 'black'] as const).map(
    (colour) => due.filter((each) => each === colour).length,
  );
  if (white === black) return null;
  return white! > black! ? 'white' : 'black';
}
