/** A whole round of the Dubov System: C.04.4.1 (2026) 1.9 and Art. 3. */
import type { Step } from '../step.ts';
import type { ByeOrder } from '../frame/bye.ts';
import type { Allocation } from '../frame/colours.ts';
import type { MadeBoard } from '../frame/text.ts';
import type { RaisedBecause } from '../reason.ts';
import type { PairingFailure, PairingTask } from '../system.ts';
import { allocate } from './colours.ts';
import { scoresOf } from './near.ts';
import { mayMeet, strengthOf, type DubovPlayer } from './player.ts';
import { initialSubgroups, recomposed } from './subgroups.ts';
import { firstTransposition } from './transposition.ts';
import { obstacleToUpfloat, upfloatersOf } from './upfloaters.ts';

/** Why a player of a lower score is in the group: who comes before them in the order, and why those do not come up. */
interface Raised {
  readonly over: DubovPlayer | null;
  readonly because: RaisedBecause | null;
}

/** A scoregroup at work. */
export interface DubovGroup {
  /** Score of the residents, tenths. */
  readonly points: number;
  /** Players of lower scores who are paired in it. */
  readonly up: readonly DubovPlayer[];
  readonly whyRaised: (player: DubovPlayer) => Raised;
}

/** The two sides of a group, and how each player of the White side found an opponent. */
export interface Sides {
  readonly initial: readonly [white: readonly DubovPlayer[], black: readonly DubovPlayer[]];
  readonly shifters: readonly DubovPlayer[];
  /** In the order in which opponents are looked for, and theirs. */
  readonly s1: readonly DubovPlayer[];
  readonly t2: readonly DubovPlayer[];
  readonly opponents: ReadonlyMap<DubovPlayer, DubovPlayer>;
  readonly mayMeet: (a: DubovPlayer, b: DubovPlayer) => boolean;
}

/** A board with what its reasons are made of. */
export interface DubovBoard extends MadeBoard {
  readonly two: readonly [DubovPlayer, DubovPlayer];
  readonly group: DubovGroup;
  /** In the older text also without them: a floater, or a White without a Black, meets `two[1]` by 8.2 or 6.3. */
  readonly sides: Sides | 'floater' | 'among-whites';
  readonly colours: Allocation;
}

/** 1.1: everybody has a rating, or an estimate that the arbiter gives. */
export function unratedIn({ competitors }: PairingTask): PairingFailure | null {
  const players = competitors.filter((player) => strengthOf(player) === 0).map(({ id }) => id);
  return players.length > 0 ? { code: 'ratings-missing', article: 'C.04.4.1 1.1', players } : null;
}

/**
 * 3.1: of those who may have the bye (3.1.1) and leave a complete pairing (3.1.2), which is settled for all systems alike, who
 * has the lowest score (3.1.3), has played most games (3.1.4), has the largest number (3.1.5).
 */
export const BYE_ORDER: ByeOrder<DubovPlayer> = {
  article: 'C.04.4.1 3.1',
  keys: () => [
    { by: 'score', value: ({ score }) => score, wanted: 'least' },
    { by: 'games', value: ({ competitor }) => competitor.gamesPlayed, wanted: 'most' },
    { by: 'number', value: ({ tpn }) => tpn, wanted: 'most' },
  ],
};

/** 1.3, 1.9, 3.2: scoregroup after scoregroup from the top, each with its upfloaters. Players are by score, then number. */
export function pairBrackets(
  task: PairingTask,
  players: readonly DubovPlayer[],
  steps: Step[],
): DubovBoard[] {
  const boards: DubovBoard[] = [];
  let rest = players;
  for (const points of scoresOf(players).reverse()) {
    const residents = rest.filter(({ score }) => score === points);
    const below = rest.slice(residents.length);
    const isLastRound = task.round === task.rounds;
    const up = upfloatersOf(residents, below, isLastRound);
    const group: DubovGroup = {
      points,
      up,
      whyRaised: raisedIn(below, up, () => obstacleToUpfloat({ residents, below, isLastRound, up })),
    };
    for (const { id } of up) steps.push({ code: 'upfloats', article: '3.2.2', player: id });
    const initial = initialSubgroups([...residents, ...up]);
    const { g1, g2, shifters } = recomposed(initial, mayMeet);
    for (const { id } of shifters) steps.push({ code: 'other-subgroup', article: '3.2.4', player: id });
    const [s1, t2] = [s1Of(g1), t2Of(g2)];
    const couples = firstTransposition(s1, t2, mayMeet);
    const sides = { initial, shifters, s1, t2, opponents: new Map(couples), mayMeet };
    for (const two of couples)
      boards.push(boardOf(two, group, sides, (higher, lower) => allocate(task, higher, lower)));
    const seated = new Set([...g1, ...g2]);
    rest = rest.filter((player) => !seated.has(player));
  }
  return boards;
}

/**
 * Why players come up: `order` is the order in which they are looked at, and `obstacle` what is against the first of it who
 * does not come up; asked once.
 */
export function raisedIn(
  order: readonly DubovPlayer[],
  up: readonly DubovPlayer[],
  obstacle: () => RaisedBecause | null,
): DubovGroup['whyRaised'] {
  const place = order.findIndex((player) => !up.includes(player));
  const over = order[place];
  let known: Raised | null = null;
  return (player) => {
    if (over === undefined || place > order.indexOf(player)) return { over: null, because: null };
    return (known ??= { over, because: obstacle() });
  };
}

/** The board of two players with the colours that `allocate` gives to the higher and the lower ranked. */
export function boardOf(
  two: readonly [DubovPlayer, DubovPlayer],
  group: DubovGroup,
  sides: DubovBoard['sides'],
  allocate: (higher: DubovPlayer, lower: DubovPlayer) => Allocation,
): DubovBoard {
  const [a, b] = two;
  const [higher, lower] = (b.score - a.score || a.tpn - b.tpn) < 0 ? [a, b] : [b, a];
  const colours = allocate(higher, lower);
  return {
    ...{ two, group, sides, colours, pair: colours.pair },
    higher: higher.competitor,
    lower: lower.competitor,
  };
}

/** 3.2.5: by ARO, then number. */
function s1Of(g1: readonly DubovPlayer[]): DubovPlayer[] {
  return [...g1].sort((a, b) => a.aro - b.aro || a.tpn - b.tpn);
}

/** 4.4: by number. */
function t2Of(g2: readonly DubovPlayer[]): DubovPlayer[] {
  return [...g2].sort((a, b) => a.tpn - b.tpn);
}
