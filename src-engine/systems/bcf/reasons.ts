/** Why a board is as it is, as data: the rule that decided. */
import type { Competitor } from '../../history/competitor.ts';
import { emptySet, include, setOf, type VertexSet } from '../../matching/bit-graph.ts';
import type { Optimum } from '../../matching/optimum.ts';
import { opposite } from '../../model/colour.ts';
import { scoregroupsOf } from '../frame/scoregroups.ts';
import type { BcfChoice, BcfStage } from '../reason.ts';
import type { Reason } from '../reason.ts';
import type { PairingTask } from '../system.ts';
import { byeRanking, floaterRanking, isFresh, type Candidate } from './floats.ts';
import { exchangesOf, levelStages, type LevelStage } from './level.ts';
import { mayMeet } from './meeting.ts';
import type { BcfBoard, FloatOrigin, LevelOrigin } from './pairing.ts';
import { seeks, seekTheSame } from './seekers.ts';

/** Why the two of a board meet, by the rule that made it; `round` is the round of the task. */
export function meetingReason({ origin, higher, lower }: BcfBoard, round: number): Reason {
  if (origin.kind === 'float') {
    return {
      code: 'bcf-float',
      article: 'BCF rules 19–22',
      down: downChoice(origin),
      up: upChoice(origin, round),
    };
  }
  const board = { article: 'BCF rule 12', higher: higher.id, lower: lower.id };
  if (origin.isExchange) return { code: 'bcf-exchange', ...board, because: causeOfExchanges(origin) };
  return { code: 'bcf-halves', ...board, sought: seekTheSame(higher, lower) ? seeks(higher) : null };
}

function causeOfExchanges({ staying }: LevelOrigin): Exclude<LevelStage, '12'> {
  const stages = levelStages(staying)!;
  const half = staying.length / 2;
  for (const stage of ['1', '16', 'notes'] as const) {
    const fewest = stages.get(stage)!.fewest((a, b) => a < half === b < half);
    if (exchangesOf(fewest) > 0) return stage;
  }
  return 'claims';
}

const STAGES: readonly BcfStage[] = ['1', '10', '24b', 'notes', '17', '18'];

function choiceOf({ player, test }: Candidate, passedOver: BcfChoice['passedOver']): BcfChoice {
  return { player: player.id, test, passedOver };
}

/** The first stage that `isPossible` fails, or null. */
function firstObstacle(
  { selection }: FloatOrigin,
  isPossible: (optimum: Optimum) => boolean,
): BcfStage | null {
  return STAGES.find((stage) => !isPossible(selection.stages.get(stage).fresh())) ?? null;
}

/** Rule 20: the first player of the order who does not float, looked at together with the floaters before them. */
function downChoice(origin: FloatOrigin): BcfChoice {
  const { field, ranking, floats } = origin.selection;
  const chosen = floats[origin.at]!.floater;
  const floating = new Set(floats.map(({ floater }) => floater));
  const place = ranking.findIndex((candidate) => !floating.has(candidate));
  if (place < 0 || place > ranking.indexOf(chosen)) return choiceOf(chosen, null);
  const { player } = ranking[place]!;
  const below = emptySet(field.players.length);
  for (let vertex = field.levels[0]!.length; vertex < field.players.length; vertex++) include(below, vertex);
  const gone = ranking.slice(0, place + 1).map((candidate) => field.players.indexOf(candidate.player));
  const stage = firstObstacle(origin, (optimum) =>
    optimum.restrict(new Map(gone.map((vertex) => [vertex, below]))),
  );
  return choiceOf(chosen, { player: player.id, because: stage ?? '24c' });
}

/** Rules 21, 22: the first player of the order who does not come up, the floats before this one being made. */
function upChoice(origin: FloatOrigin, round: number): BcfChoice {
  const { field, floats } = origin.selection;
  const { floater, opponent: chosen } = floats[origin.at]!;
  const sought = seeks(floater.player);
  const group = sought === null ? null : opposite(sought);
  const taken = new Set(floats.slice(0, origin.at).map(({ opponent }) => opponent.player));
  for (const level of field.levels.slice(1)) {
    for (const { player } of floaterRanking(level, group, 'up', round)) {
      if (player === chosen.player) return choiceOf(chosen, null);
      if (taken.has(player)) continue;
      if (!mayMeet(floater.player, player)) return choiceOf(chosen, { player: player.id, because: 'met' });
      const because = firstObstacle(origin, (optimum) => holds(origin, optimum, player)) ?? '24c';
      return choiceOf(chosen, { player: player.id, because });
    }
  }
  return choiceOf(chosen, null);
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

/** Why this player has the bye: rules 5 and 6. */
export function byeReason(task: PairingTask, bye: Competitor): Reason {
  const isFirstRound = task.round === 1;
  const isLowest = scoregroupsOf(task.competitors).at(-1)!.includes(bye);
  return {
    code: 'bcf-bye',
    article: isFirstRound ? 'BCF rule 5' : 'BCF rule 6',
    kind: byeKind(task, bye),
    isFirstRound,
    isLowest,
  };
}

function byeKind(task: PairingTask, bye: Competitor): 'first' | 'needed' | 'again' {
  if (task.round > 1 && !isFresh(bye, task.round)) return 'again';
  return byeRanking(task)[0] === bye ? 'first' : 'needed';
}

/** Why White has White: rules 8, 15, 16 and 25. */
export function colourReason({ colours, higher, lower }: BcfBoard): Reason {
  switch (colours.ground) {
    case 'lot':
      return { code: 'bcf-lot', article: 'BCF rule 8' };
    case 'sought':
      return soughtReason(higher, lower);
    case 'claim':
      return { code: 'bcf-stronger-claim', article: 'BCF rule 16' };
    case 'identical':
      return { code: 'bcf-identical', article: 'BCF rule 25' };
  }
}

function soughtReason(higher: Competitor, lower: Competitor): Reason {
  const article = 'BCF rule 15';
  if (seeks(higher) !== null && seeks(lower) !== null) return { code: 'bcf-both-sought', article };
  const [seeker, other] = seeks(higher) === null ? [lower, higher] : [higher, lower];
  return { code: 'bcf-one-sought', article, seeker: seeker.id, other: other.id };
}
