/** The older Burstein text (C.04.4.2, seed of 2017): score groups by combinations, rules 5 and 6. */
import type { Step } from '../step.ts';
import { balancingColour, keepsColourLimits } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import { contains } from '../../matching/bit-graph.ts';
import { canBeMatched, spareVertices } from '../../matching/cardinality.ts';
import { winOf } from '../../model/scoring.ts';
import { gamesWithinLimits, mayMeetWithinLimits } from '../frame/meeting.ts';
import type { PairingTask } from '../system.ts';
import type { Ranking } from './opposition.ts';
import { firstPairing, type Due, type Opponents } from './order.ts';
import { pairsOf, type RankedPair } from './pairing.ts';

/**
 * Rules 6.1–6.6: each score group with the floater received, in the first combination in which the most players get
 * their due colour; a group without a valid combination is considered as one with the next.
 */
export function pairByCombinations(
  levels: readonly (readonly Competitor[])[],
  ranking: Ranking,
  steps: Step[],
): RankedPair[] {
  const pairs: RankedPair[] = [];
  let waiting: readonly Competitor[] = [];
  let floaters: readonly Competitor[] = [];
  levels.forEach((residents, at) => {
    const group = ranking([...waiting, ...residents]);
    const opponents = combination(group, new Set(floaters), levels.slice(at + 1));
    if (opponents === null) {
      steps.push({ code: 'group-joined', article: '6.6', points: residents[0]!.pairingScore });
      waiting = group;
      return;
    }
    pairs.push(...pairsOf({ score: residents[0]!.pairingScore, players: group, opponents }));
    floaters = group.filter((_, rank) => opponents[rank] === -1);
    waiting = floaters;
    for (const { id } of floaters) steps.push({ code: 'floats-to-next-group', article: '6.3', player: id });
  });
  return pairs;
}

/** 1.3, 5.3: who has had a colour less often and in the last two rounds is due it and may not have it. */
function dueOf(player: Competitor): Due {
  const colour = balancingColour(player);
  return { colour, isBarred: colour !== null && !keepsColourLimits(player, colour) };
}

/** The first valid combination (3.1, 5.2, 5.3) of a group, or null when the group has to be joined with the next. */
function combination(
  group: readonly Competitor[],
  floated: ReadonlySet<Competitor>,
  below: readonly (readonly Competitor[])[],
): Opponents | null {
  const rest = below.flat();
  const first = (mayFloat: ((rank: number) => boolean) | null) =>
    firstPairing(gamesWithinLimits(group.toReversed()), (rank) => dueOf(group[rank]!), mayFloat);
  const games = gamesWithinLimits(rest);
  if (group.length % 2 === 0) return canBeMatched(games) ? first(null) : null;
  const spare = spareVertices(games);
  if (spare === null) return null;
  const mayFloat = (place: number): boolean => {
    const player = group[place]!;
    if (!isFloater(player, floated, below[0]!)) return false;
    return rest.some((other, at) => contains(spare, at) && mayMeetWithinLimits(player, other));
  };
  return first(mayFloat);
}

/** 6.3: not twice running, and not where everybody of the next group was met. */
export function isFloater(
  player: Competitor,
  floated: ReadonlySet<Competitor>,
  next: readonly Competitor[],
): boolean {
  return !floated.has(player) && !next.every((other) => player.met.has(other.id));
}

/** Rounds in which the players of the top half have an imaginary point (3.3). */
const ACCELERATED_ROUNDS = 2;

/** 3.3: before rounds 1 and 2 the top half of the initial list, rounded down, is a win ahead of its score. */
export function withImaginaryPoints(
  task: PairingTask,
  competitors: readonly Competitor[],
): readonly Competitor[] {
  if (task.round > ACCELERATED_ROUNDS) return competitors;
  const list = [...task.field.values()].sort((a, b) => a.tpn - b.tpn);
  const top = new Set(list.slice(0, list.length >> 1).map(({ id }) => id));
  const bonus = winOf(task.scoring);
  return competitors.map((player) =>
    top.has(player.id) ? { ...player, pairingScore: player.pairingScore + bonus } : player,
  );
}
