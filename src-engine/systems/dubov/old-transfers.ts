/**
 * The older Dubov text (C.04.4.1 of 1997): which players of lower scores join a score group, and who of it floats down.
 * Chapters 2, 6.4 and 7.1, 7.2.
 */
import { emptySet, include } from '../../matching/bit-graph.ts';
import { canBeMatched, Matching } from '../../matching/cardinality.ts';
import { optimumByKinds } from '../../matching/kind-costs.ts';
import type { Optimum } from '../../matching/optimum.ts';
import { packingOf } from '../../matching/radix.ts';
import type { PairingTask } from '../system.ts';
import { majorityOf, opposite } from '../../model/colour.ts';
import { gamesOfOld, mayMeetOld } from './old-player.ts';
import { bestJoining, nextOf, scoresOf, setFrom } from './near.ts';
import type { DubovPlayer } from './player.ts';

interface Transfers {
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
  const near = fromNext(task, group, floated, below);
  if (near !== null) return { up: near, down: [] };
  const optimum = bestRounds(task, group, floated, below);
  const inGroup = setFrom(optimum.size, 0, group.length);
  const beneath = setFrom(optimum.size, group.length, optimum.size);
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
  // Members who do not float meet each other, or who rises.
  for (const player of up) include(inGroup, group.length + below.indexOf(player));
  for (const [place, player] of group.entries()) {
    const allowed = down.includes(player) ? beneath : inGroup;
    if (!optimum.restrict(new Map([[place, allowed]]))) throw new Error('the transfers of a group got lost');
  }
  return { up, down };
}

/**
 * The transfers up where the next group has as many as the group leaves over: nothing is better in 6.4 and 7.1. Null where
 * it has not, or where those below could not be paired without them.
 */
function fromNext(
  task: PairingTask,
  group: readonly DubovPlayer[],
  floated: ReadonlySet<DubovPlayer>,
  below: readonly DubovPlayer[],
): DubovPlayer[] | null {
  const alone = new Matching(gamesOfOld(group)).maximise();
  const next = transferables(task, nextOf(below));
  const optimum = bestNear(group, next, alone, coloursOf(task, group, floated, below));
  if (optimum === null) return null;
  const inGroup = setFrom(optimum.size, 0, group.length);
  const up = new Set<DubovPlayer>();
  for (const [place, player] of next.entries()) {
    if (up.size === alone) break;
    if (optimum.restrict(new Map([[group.length + place, inGroup]]))) up.add(player);
  }
  return isComplete(below.filter((player) => !up.has(player))) ? [...up] : null;
}

/** 7.1 a, 7.2 a: 1 where the colour of a transfer does not suit. */
type ColourRow = (member: DubovPlayer, other: DubovPlayer) => number;

function coloursOf(...of: Parameters<typeof transferRows>): ColourRow {
  const rowsOf = transferRows(...of);
  return (member, other) => rowsOf(member, other).at(-1)!;
}

/**
 * 7.1 a, 7.2 a: in how few transfers the colour does not suit when these players come up and those go down. Who of the group
 * they meet is settled later. Null where they have no pairing.
 */
export function fewestUnsuitable(
  task: PairingTask,
  group: readonly DubovPlayer[],
  up: readonly DubovPlayer[],
  down: readonly DubovPlayer[],
): number | null {
  const staying = group.filter((player) => !down.includes(player));
  const colours = coloursOf(task, group, new Set(), up);
  const optimum = bestNear(staying, up, up.length, colours, membersWithOpponent(group));
  if (optimum === null) return null;
  return staying.reduce((total, player, place) => {
    const other = up[optimum.partnerOf(place) - staying.length];
    return other === undefined ? total : total + colours(player, other);
  }, 0);
}

/** The best ways in which the group is paired with `count` of `candidates`, who may be transferred; null where there is none. */
function bestNear(
  group: readonly DubovPlayer[],
  candidates: readonly DubovPlayer[],
  count: number,
  colours: ColourRow | null,
  withOpponent: ReadonlySet<DubovPlayer> = membersWithOpponent(group),
): Optimum | null {
  const players = [...group, ...candidates];
  const isMember = (vertex: number) => vertex < group.length;
  return bestJoining(
    { games: gamesOfOld(players), residents: group.length, joining: count },
    {
      kindOf(vertex) {
        const player = players[vertex]!;
        return isMember(vertex) ? `${player.due} ${withOpponent.has(player)}` : `${player.due}`;
      },
      countsOf: (a, b) => [isMember(b) || colours === null ? 0 : colours(players[a]!, players[b]!)],
      bounds: [count],
    },
  );
}

function isComplete(players: readonly DubovPlayer[]): boolean {
  return canBeMatched(gamesOfOld(players));
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
  const rowsOf = transferRows(task, group, floated, below);
  const withOpponent = membersWithOpponent(group);
  const rows = rowCount(until, below);
  const packing = packingOf(new Array<number>(rows).fill(group.length));
  const isBelow = (vertex: number) => vertex >= group.length;
  const kindOf = (vertex: number) => {
    const player = players[vertex]!;
    const { due, score } = player;
    return isBelow(vertex)
      ? `${due} ${score} ${mayBeTransferred(task, player)}`
      : `${due} ${floated.has(player)} ${withOpponent.has(player)}`;
  };
  const none = new Array<number>(rows).fill(0);
  const countsOf = (a: number, b: number) =>
    isBelow(a) === isBelow(b) ? none : rowsOf(players[a]!, players[b]!).slice(0, rows);
  const optimum = optimumByKinds(gamesOfOld(players), packing, kindOf, countsOf);
  if (optimum === null) throw new Error('the players left have no complete pairing');
  return optimum;
}

/** The rows of a transfer, the most important first, up to the number of transfers, their scores, or their colours. */
type TransferRow = '7.1' | '7.1 scores' | '7.1a';

/** 6.4 has three rows and 7.1 one and another for each score below. */
function rowCount(until: TransferRow, below: readonly DubovPlayer[]): number {
  const scores = scoresOf(below).length;
  return { '7.1': 4, '7.1 scores': 4 + scores, '7.1a': 5 + scores }[until];
}

/** What a game between a member of the group and a player below adds to each row. */
export function transferRows(
  task: PairingTask,
  group: readonly DubovPlayer[],
  floated: ReadonlySet<DubovPlayer>,
  below: readonly DubovPlayer[],
): (member: DubovPlayer, other: DubovPlayer) => number[] {
  const next = below[0]?.score;
  const majority = majorityOf(group.map(({ due }) => due));
  const withOpponent = membersWithOpponent(group);
  const scores = scoresOf(below);
  const count = (condition: boolean): number => (condition ? 1 : 0);
  return (member, other) => {
    const isTransfer = mayBeTransferred(task, other);
    // 7.1 a looks at the player in question, 7.2 a at the group; a player who is due no colour is due neither.
    const asked = withOpponent.has(member) ? majority : member.due;
    const suits = asked === null || other.due === opposite(asked);
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

/** 7.1 a, 7.2 a: members who can meet another one of the group. */
function membersWithOpponent(group: readonly DubovPlayer[]): Set<DubovPlayer> {
  return new Set(
    group.filter((player) => group.some((other) => other !== player && mayMeetOld(player, other))),
  );
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
  const inGroup = setFrom(group.length + below.length, 0, group.length);
  const together = new Map(
    ranked.slice(0, place + 1).map((player) => [group.length + below.indexOf(player), inGroup] as const),
  );
  const near = nearAnswers(task, group, below, { up, others: ranked.slice(0, place + 1) });
  const isPossible = (until: '7.1' | '7.1 scores') =>
    near(until) ?? bestRounds(task, group, floated, below, until).restrict(together);
  return !isPossible('7.1') ? 'enough' : isPossible('7.1 scores') ? 'colour' : 'nearer';
}

/**
 * Whether all of `others` can be transferred without loss up to a row, as far as that can be told without the whole field:
 * where nobody floats down and all transfers are from the next group. Null where it cannot.
 */
function nearAnswers(
  task: PairingTask,
  group: readonly DubovPlayer[],
  below: readonly DubovPlayer[],
  { up, others }: { readonly up: readonly DubovPlayer[]; readonly others: readonly DubovPlayer[] },
): (until: '7.1' | '7.1 scores') => boolean | null {
  const next = transferables(task, nextOf(below));
  const isNear =
    up.every((player) => next.includes(player)) && new Matching(gamesOfOld(group)).maximise() === up.length;
  return (until) => {
    if (!isNear) return null;
    const farther = others.filter((player) => !next.includes(player));
    if (until === '7.1 scores' && farther.length > 0) return false;
    const candidates = [...next, ...farther];
    const optimum = bestNear(group, candidates, up.length, null);
    if (optimum === null) return null;
    const inGroup = setFrom(optimum.size, 0, group.length);
    const vertexOf = (player: DubovPlayer) => group.length + candidates.indexOf(player);
    // Whoever can rise together does so with some of those who rise: where the one is not possible, nothing is.
    if (!optimum.restrict(new Map(others.map((player) => [vertexOf(player), inGroup])))) return false;
    const joined = new Set(candidates.filter((player) => optimum.partnerOf(vertexOf(player)) < group.length));
    return isComplete(below.filter((player) => !joined.has(player))) ? true : null;
  };
}
