/** A whole round of the Dubov System: C.04.4.1 (2026) 1.9 and Art. 3. */
import type { ByeOrder } from '../frame/bye.ts';
import type { Allocation } from '../frame/colours.ts';
import type { MadeBoard } from '../frame/text.ts';
import type { PairingFailure, PairingTask } from '../system.ts';
import { allocate } from './colours.ts';
import { mayMeet, strengthOf, type DubovPlayer } from './player.ts';
import { initialSubgroups, recomposed } from './subgroups.ts';
import { firstTransposition } from './transposition.ts';
import { upfloatersOf } from './upfloaters.ts';

export interface DubovBoard extends MadeBoard {
  /** A player of the pair changed from one subgroup to the other (3.2.4). */
  readonly shifted: boolean;
  readonly colours: Allocation;
}

/** 1.1: everybody has a rating, or an estimate that the arbiter gives. */
export function unratedIn({ competitors }: PairingTask): PairingFailure | null {
  const players = competitors.filter((player) => strengthOf(player) === 0).map(({ id }) => id);
  return players.length > 0 ? { code: 'ratings-missing', article: 'C.04.4.1 1.1', players } : null;
}

/** Number and name, for the record. */
export function nameOf({ tpn, competitor }: DubovPlayer): string {
  return `${tpn} ${competitor.player.name}`;
}

/** 3.1: who has the lowest score, has played most games (3.1.4), has the largest number. */
export const BYE_ORDER: ByeOrder<DubovPlayer> = {
  article: 'C.04.4.1 3.1',
  keys: () => [
    { by: 'score', value: ({ score }) => score, wanted: 'least' },
    { by: 'games', value: ({ competitor }) => competitor.gamesPlayed, wanted: 'most' },
    { by: 'number', value: ({ tpn }) => tpn, wanted: 'most' },
  ],
};

/** 1.9, 3.2: scoregroup after scoregroup from the top, each with its upfloaters. Players are by score, then number. */
export function pairBrackets(
  task: PairingTask,
  players: readonly DubovPlayer[],
  steps: string[],
): DubovBoard[] {
  const boards: DubovBoard[] = [];
  let rest = players;
  while (rest.length > 0) {
    const residents = rest.filter(({ score }) => score === rest[0]!.score);
    const below = rest.slice(residents.length);
    const upfloaters = upfloatersOf(residents, below, task.round === task.rounds);
    for (const player of upfloaters) steps.push(`3.2.2: ${nameOf(player)} upfloats`);
    const { g1, g2, shifters } = recomposed(initialSubgroups([...residents, ...upfloaters]), mayMeet);
    for (const player of shifters) steps.push(`3.2.4: ${nameOf(player)} changes to the other subgroup`);
    for (const [white, black] of firstTransposition(s1Of(g1), t2Of(g2), mayMeet)) {
      const shifted = shifters.includes(white) || shifters.includes(black);
      boards.push(boardOf([white, black], shifted, (higher, lower) => allocate(task, higher, lower)));
    }
    const seated = new Set([...g1, ...g2]);
    rest = rest.filter((player) => !seated.has(player));
  }
  return boards;
}

/** The board of two players with the colours that `allocate` gives to the higher and the lower ranked. */
export function boardOf(
  [a, b]: readonly [DubovPlayer, DubovPlayer],
  shifted: boolean,
  allocate: (higher: DubovPlayer, lower: DubovPlayer) => Allocation,
): DubovBoard {
  const [higher, lower] = (b.score - a.score || a.tpn - b.tpn) < 0 ? [a, b] : [b, a];
  const colours = allocate(higher, lower);
  return { pair: colours.pair, higher: higher.competitor, lower: lower.competitor, shifted, colours };
}

/** 3.2.5: by ARO, then number. */
function s1Of(g1: readonly DubovPlayer[]): DubovPlayer[] {
  return [...g1].sort((a, b) => a.aro - b.aro || a.tpn - b.tpn);
}

/** 4.4: by number. */
function t2Of(g2: readonly DubovPlayer[]): DubovPlayer[] {
  return [...g2].sort((a, b) => a.tpn - b.tpn);
}
