/** Why a board is as it is, as data: the rule that decided. wording.ts says it. */
import type { Competitor } from '../../history/competitor.ts';
import { emptySet, include, setOf, type VertexSet } from '../../matching/bit-graph.ts';
import type { Optimum } from '../../matching/optimum.ts';
import { opposite } from '../../model/colour.ts';
import type { PairingTask } from '../system.ts';
import { byeRanking, floaterRanking, isFresh, levelsOf, type Candidate } from './floats.ts';
import { exchangesOf, levelStages, type LevelStage } from './level.ts';
import { mayMeet } from './meeting.ts';
import type { BcfBoard, FloatOrigin, LevelOrigin } from './pairing.ts';
import type { Stage } from './priorities.ts';
import { seeks, seekTheSame } from './seekers.ts';

/** What would be worse with a player who comes earlier in the order of rule 20 or 21. */
export type Obstacle = Stage | '24c' | 'met';

/** The player comes first of those left in the order of the rule; or an earlier one is passed over for a reason. */
export interface Choice {
  readonly chosen: Candidate;
  readonly passedOver: { readonly player: Competitor; readonly because: Obstacle } | null;
}

export type BoardGround =
  | { readonly kind: 'halves'; readonly sameColour: boolean }
  /** The first thing weighed that leaves no pairing of one half against the other. */
  | { readonly kind: 'exchange'; readonly because: Exclude<LevelStage, '12'> }
  | { readonly kind: 'float'; readonly down: Choice; readonly up: Choice };

export function groundOf({ origin, higher, lower }: BcfBoard, round: number): BoardGround {
  if (origin.kind === 'float') return floatGround(origin, round);
  if (!origin.isExchange) return { kind: 'halves', sameColour: seekTheSame(higher, lower) };
  return { kind: 'exchange', because: causeOfExchanges(origin) };
}

function causeOfExchanges({ staying }: LevelOrigin): Exclude<LevelStage, '12'> {
  const stages = levelStages(staying)!;
  const half = staying.length / 2;
  for (const stage of ['1', '16', 'notes'] as const) {
    const fewest = stages.get(stage)!.refine((a, b) => (a < half === b < half ? 1 : 0));
    if (exchangesOf(fewest) > 0) return stage;
  }
  return 'claims';
}

const STAGES: readonly Stage[] = ['1', '10', '24b', 'notes', '17', '18'];

function floatGround(origin: FloatOrigin, round: number): BoardGround {
  return { kind: 'float', down: downChoice(origin), up: upChoice(origin, round) };
}

/** The first stage that `isPossible` fails, or null. */
function firstObstacle({ selection }: FloatOrigin, isPossible: (optimum: Optimum) => boolean): Stage | null {
  return STAGES.find((stage) => !isPossible(selection.stages.get(stage)!.fresh())) ?? null;
}

/** Rule 20: the first player of the order who does not float, looked at together with the floaters before them. */
function downChoice(origin: FloatOrigin): Choice {
  const { field, ranking, floats } = origin.selection;
  const chosen = floats[origin.at]!.floater;
  const floating = new Set(floats.map(({ floater }) => floater));
  const place = ranking.findIndex((candidate) => !floating.has(candidate));
  if (place < 0 || place > ranking.indexOf(chosen)) return { chosen, passedOver: null };
  const { player } = ranking[place]!;
  const below = emptySet(field.players.length);
  for (let vertex = field.levels[0]!.length; vertex < field.players.length; vertex++) include(below, vertex);
  const gone = ranking.slice(0, place + 1).map((candidate) => field.players.indexOf(candidate.player));
  const stage = firstObstacle(origin, (optimum) =>
    optimum.restrict(new Map(gone.map((vertex) => [vertex, below]))),
  );
  return { chosen, passedOver: { player, because: stage ?? '24c' } };
}

/** Rules 21, 22: the first player of the order who does not come up, the floats before this one being made. */
function upChoice(origin: FloatOrigin, round: number): Choice {
  const { field, floats } = origin.selection;
  const { floater, opponent: chosen } = floats[origin.at]!;
  const sought = seeks(floater.player);
  const group = sought === null ? null : opposite(sought);
  const taken = new Set(floats.slice(0, origin.at).map(({ opponent }) => opponent.player));
  for (const level of field.levels.slice(1)) {
    for (const { player } of floaterRanking(level, group, 'up', round)) {
      if (player === chosen.player) return { chosen, passedOver: null };
      if (taken.has(player)) continue;
      if (!mayMeet(floater.player, player)) return { chosen, passedOver: { player, because: 'met' } };
      const because = firstObstacle(origin, (optimum) => holds(origin, optimum, player)) ?? '24c';
      return { chosen, passedOver: { player, because } };
    }
  }
  return { chosen, passedOver: null };
}

/** All floaters as chosen, the opponents before this one too, and `opponent` for this one. */
function holds({ selection, at }: FloatOrigin, optimum: Optimum, opponent: Competitor): boolean {
  const { field, floats } = selection;
  const { size } = optimum;
  const below = emptySet(size);
  for (let vertex = field.levels[0]!.length; vertex < size; vertex++) include(below, vertex);
  const only = new Map<number, VertexSet>();
  for (const [place, float] of floats.entries()) {
    const vertex = field.players.indexOf(float.floater.player);
    if (place > at) {
      only.set(vertex, below);
      continue;
    }
    const other = field.players.indexOf(place === at ? opponent : float.opponent.player);
    only.set(vertex, setOf(size, [other]));
    only.set(other, setOf(size, [vertex]));
  }
  return optimum.restrict(only);
}

/**
 * Why this player has the bye. `first`: the first in the order of rule 5 or 6; `needed`: those before are needed for a
 * complete pairing; `again`: nobody who has had no bye and has none arranged can be left out. `isLowest`: of the lowest
 * level.
 */
export interface ByeGround {
  readonly kind: 'first' | 'needed' | 'again';
  readonly isFirstRound: boolean;
  readonly isLowest: boolean;
}

export function byeGround(task: PairingTask, bye: Competitor): ByeGround {
  const isFirstRound = task.round === 1;
  const isLowest = levelsOf(task.competitors).at(-1)!.includes(bye);
  const kind =
    byeRanking(task)[0] === bye ? 'first' : isFirstRound || isFresh(bye, task.round) ? 'needed' : 'again';
  return { kind: !isFirstRound && !isFresh(bye, task.round) ? 'again' : kind, isFirstRound, isLowest };
}
