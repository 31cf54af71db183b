/**
 * A whole round of the older Dubov text (C.04.4.1 of 1997): chapters 3–8. Where they do not decide (9), the readings of
 * docs/regulations/dubov.md do.
 */
import type { Step } from '../step.ts';
import { keepsColourLimits } from '../../history/colour-history.ts';
import { canBeMatched } from '../../matching/cardinality.ts';
import { areAlike, majorityOf, opposite, type Colour } from '../../model/colour.ts';
import type { ByeOrder } from '../frame/bye.ts';
import { allocation, balancedColours, type Allocation } from '../frame/colours.ts';
import type { PairingTask } from '../system.ts';
import { scoresOf } from './near.ts';
import { gamesOfOld, mayMeetOld } from './old-player.ts';
import { byRating, obstacleToTransfer, transferables, transfersOf } from './old-transfers.ts';
import { boardOf, raisedIn, type DubovBoard, type DubovGroup } from './pairing.ts';
import type { DubovPlayer } from './player.ts';
import { recomposed } from './subgroups.ts';
import { firstTransposition } from './transposition.ts';

/** Who has the bye: in round 1 the last player in the list (5), later by 4. */
export function oldByeOrder({ round }: PairingTask): ByeOrder<DubovPlayer> {
  return round === 1 ? FIRST_BYE_ORDER : LATER_BYE_ORDER;
}

const FIRST_BYE_ORDER: ByeOrder<DubovPlayer> = {
  article: 'C.04.4.1 5',
  keys: () => [{ by: 'number', value: ({ tpn }) => tpn, wanted: 'most' }],
};

/** 4: lowest score, lowest rating, then due the colour of the majority of the group, then the higher ARO. */
const LATER_BYE_ORDER: ByeOrder<DubovPlayer> = {
  article: 'C.04.4.1 4',
  keys(players) {
    const lacks = (player: DubovPlayer) => {
      const group = players.filter(({ score }) => score === player.score);
      return areAlike(player.due, majorityOf(group.map(({ due }) => due))) ? 0 : 1;
    };
    return [
      { by: 'score', value: ({ score }) => score, wanted: 'least' },
      { by: 'rating', value: ({ rating }) => rating, wanted: 'least' },
      { by: 'colour', value: lacks, wanted: 'least' },
      { by: 'average', value: ({ aro }) => aro, wanted: 'most' },
      { by: 'number', value: ({ tpn }) => tpn, wanted: 'most' },
    ];
  },
};

/** Chapters 6 (6.1) to 8, score group after score group from the top. Players are by score, then number. */
export function pairGroups(task: PairingTask, players: readonly DubovPlayer[], steps: Step[]): DubovBoard[] {
  const boards: DubovBoard[] = [];
  let floaters: readonly DubovPlayer[] = [];
  let rest = players;
  for (const score of scoresOf(players).reverse()) {
    const residents = rest.filter((player) => player.score === score);
    // All of them were transferred up: floaters pass to the next group.
    if (residents.length === 0) continue;
    const below = rest.slice(residents.length);
    const group = [...floaters, ...residents];
    const from = floaters;
    const { up, down } = transfersOf(task, group, new Set(from), below);
    for (const player of up) steps.push({ code: 'transferred-up', article: '7.1, 7.2', player: player.id });
    for (const player of down) steps.push({ code: 'floats-down', article: '6.4', player: player.id });
    const members = [...group.filter((player) => !down.includes(player)), ...up];
    const made: DubovGroup = {
      points: Math.min(...group.map(({ score }) => score)),
      up,
      whyRaised: raisedIn(transferables(task, below), up, () =>
        obstacleToTransfer(task, group, new Set(from), below, up),
      ),
    };
    for (const { pair, sides } of pairMembers(members, floaters, steps))
      boards.push(boardOf(pair, made, sides, (higher, lower) => allocateOld(task, higher, lower)));
    rest = below.filter((player) => !up.includes(player));
    floaters = down;
  }
  return boards;
}

interface Made {
  readonly pair: readonly [DubovPlayer, DubovPlayer];
  readonly sides: DubovBoard['sides'];
}

/** 8, then 5 or 6 with 7.3 and 7.4, for members who can all be paired. */
function pairMembers(
  members: readonly DubovPlayer[],
  floaters: readonly DubovPlayer[],
  steps: Step[],
): Made[] {
  const made: Made[] = [];
  let free = members;
  for (const floater of floaterOrder(floaters.filter((player) => members.includes(player)))) {
    if (!free.includes(floater)) continue;
    const opponent = opponentOf(floater, free);
    made.push({ pair: [floater, opponent], sides: 'floater' });
    free = free.filter((player) => player !== floater && player !== opponent);
  }
  let initial = subgroupsOf(free);
  for (let pair = amongWhites(initial); pair !== null; pair = amongWhites(initial)) {
    steps.push({ code: 'paired-together', article: '6.3', players: pair.map(({ id }) => id) });
    made.push({ pair, sides: 'among-whites' });
    free = free.filter((player) => !pair.includes(player));
    initial = subgroupsOf(free);
  }
  const { g1, g2, shifters } = recomposed(initial, mayMeetOld, transferOrder, mayChangeColumn);
  for (const { id } of shifters) steps.push({ code: 'other-colour', article: '7.3, 7.4', player: id });
  const [s1, t2] = isFresh(free) ? [byNumber(g1), byNumber(g2)] : [whites(g1), blacks(g2)];
  const couples = firstTransposition(s1, t2, mayMeetOld);
  const sides = { initial, shifters, s1, t2, opponents: new Map(couples), mayMeet: mayMeetOld };
  return [...made, ...couples.map((pair) => ({ pair, sides }))];
}

/** 8.1: White and Black floaters in turn, each in the order of 6.2, the highest White one first. */
function floaterOrder(floaters: readonly DubovPlayer[]): DubovPlayer[] {
  const white = whites(floaters.filter((player) => player.due !== 'black'));
  const black = blacks(floaters.filter((player) => player.due === 'black'));
  const order: DubovPlayer[] = [];
  for (let place = 0; place < Math.max(white.length, black.length); place++) {
    order.push(...white.slice(place, place + 1), ...black.slice(place, place + 1));
  }
  return order;
}

/**
 * 8.2: highest rating, if possible due the other colour, so that everybody else keeps an opponent. It is no other floater: if the
 * two could meet and all others too, they would not have floated.
 */
function opponentOf(floater: DubovPlayer, free: readonly DubovPlayer[]): DubovPlayer {
  const due = floater.due;
  const suits = (player: DubovPlayer) => due === null || player.due === opposite(due);
  const ranked = byRating(free.filter((player) => player !== floater && mayMeetOld(floater, player)));
  return firstLeaving(floater, [...ranked.filter(suits), ...ranked], free);
}

/** The first of `order` without whom, and without the player whom they meet, everybody else keeps an opponent. */
function firstLeaving(
  player: DubovPlayer,
  order: readonly DubovPlayer[],
  all: readonly DubovPlayer[],
): DubovPlayer {
  return order.find((opponent) =>
    canBeMatched(gamesOfOld(all.filter((other) => other !== player && other !== opponent))),
  )!;
}

/** 5: halves by number where nobody has played; else by due colour, a player without one on the smaller side. */
function subgroupsOf(members: readonly DubovPlayer[]): readonly [DubovPlayer[], DubovPlayer[]] {
  const list = byNumber(members);
  if (isFresh(members)) {
    return [list.slice(0, list.length / 2), list.slice(list.length / 2)];
  }
  const [white, black]: [DubovPlayer[], DubovPlayer[]] = [[], []];
  for (const player of list) {
    const due = player.due;
    if (due !== null) (due === 'white' ? white : black).push(player);
  }
  for (const player of list) {
    if (player.due === null) (white.length < black.length ? white : black).push(player);
  }
  return [white, black];
}

/**
 * 6.3, last paragraph: the first White who can meet nobody of the Black column, made as long as the other one by 7.3 or 7.4,
 * and the next White, down to the end, then up, who leaves everybody else an opponent. Null where nobody has to.
 */
function amongWhites([white, black]: ReturnType<typeof subgroupsOf>): Made['pair'] | null {
  const all = [...white, ...black];
  if (isFresh(all)) return null;
  const moves = white.length > black.length ? ('white' as const) : ('black' as const);
  const moved = transferOrder(moves === 'white' ? white : black, moves)
    .filter((player) => mayChangeColumn(player, moves))
    .slice(0, Math.abs(white.length - black.length) / 2);
  const isWhite = (player: DubovPlayer) => white.includes(player) !== moved.includes(player);
  const column = whites(all.filter(isWhite));
  const others = all.filter((player) => !isWhite(player));
  const place = column.findIndex((player) => !others.some((other) => mayMeetOld(player, other)));
  if (place < 0) return null;
  const player = column[place]!;
  const order = [...column.slice(place + 1), ...column.slice(0, place).reverse()];
  const possible = order.filter((other) => mayMeetOld(player, other));
  return [player, firstLeaving(player, possible, all)];
}

/** None is due a colour: nobody has played. */
function isFresh(players: readonly DubovPlayer[]): boolean {
  return players.every((player) => player.due === null);
}

function byNumber(players: readonly DubovPlayer[]): DubovPlayer[] {
  return [...players].sort((a, b) => a.tpn - b.tpn);
}

/** 6.2: increasing ARO, then lower rating, then number. */
function whites(players: readonly DubovPlayer[]): DubovPlayer[] {
  return [...players].sort((a, b) => a.aro - b.aro || a.rating - b.rating || a.tpn - b.tpn);
}

/** 6.2: decreasing rating, then higher ARO, then number. */
function blacks(players: readonly DubovPlayer[]): DubovPlayer[] {
  return [...players].sort((a, b) => b.rating - a.rating || b.aro - a.aro || a.tpn - b.tpn);
}

/** 7.3: Whites with the lowest ARO, then the higher rating; 7.4: Blacks with the highest ARO, then the lower rating. */
export function transferOrder(group: readonly DubovPlayer[], seek: Colour): DubovPlayer[] {
  const sign = seek === 'white' ? 1 : -1;
  return [...group].sort((a, b) => sign * (a.aro - b.aro) || sign * (b.rating - a.rating) || a.tpn - b.tpn);
}

/** 2.2: nobody is put into the column of a colour that the limits forbid them. */
function mayChangeColumn({ competitor }: DubovPlayer, seek: Colour): boolean {
  return keepsColourLimits(competitor, opposite(seek));
}

/** 3, and 5 for players without a game; the limits of C.04.1 f and g come first. */
function allocateOld(task: PairingTask, higher: DubovPlayer, lower: DubovPlayer): Allocation {
  const [one, two] = [higher.competitor, lower.competitor];
  const [limits, article, lot] = ['C.04.4.1 2', 'C.04.4.1 3', 'C.04.4.1 5'];
  const articles = { limits, lot, due: article, difference: article, latest: article };
  const balanced = balancedColours(task, one, two, articles);
  if (balanced !== null) return balanced;
  const [isWhite, code] =
    higher.aro !== lower.aro
      ? ([higher.aro > lower.aro, 'stronger-opposition'] as const)
      : ([higher.rating < lower.rating, 'lower-rating'] as const);
  return allocation(one, two, isWhite ? 'white' : 'black', { code, article });
}
