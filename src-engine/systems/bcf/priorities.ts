/**
 * What is weighed over all score levels at once before anybody is chosen to float: score before colour (rule 2), the
 * highest level first (11), and nobody left without an opponent (13).
 */
import type { Competitor } from '../../history/competitor.ts';
import type { BcfStage } from '../reason.ts';
import { meetingGraph } from './meeting.ts';
import { isUnadvised } from './notes.ts';
import { seekTheSame } from './seekers.ts';
import { Weighing } from './weighing.ts';

/** Players of several levels as vertices, the first level first. */
export interface Field {
  readonly levels: readonly (readonly Competitor[])[];
  readonly players: readonly Competitor[];
  /** For each vertex its level, 0 for the first. */
  readonly levelOf: readonly number[];
}

export function fieldOf(levels: readonly (readonly Competitor[])[]): Field {
  return { levels, players: levels.flat(), levelOf: levels.flatMap((level, at) => level.map(() => at)) };
}

/** The best complete pairings after each stage. */
export type Stages = Map<BcfStage, Weighing>;

/** Everybody of the field has a complete pairing. */
export function prioritiesOf(field: Field): Stages {
  const { players } = field;
  const complete = Weighing.of(meetingGraph(players))!;
  const stages: Stages = new Map([['1', complete]]);
  const scores = field.levels.slice(0, -1).map((_, level) => floatCost(field, level));
  let optimum = complete.refine(...scores);
  stages.set('10', optimum);
  optimum = optimum.refine((u, v) => (seekTheSame(players[u]!, players[v]!) ? 1 : 0));
  stages.set('24b', optimum);
  optimum = optimum.refine((u, v) => (isUnadvised(players[u]!, players[v]!) ? 1 : 0));
  stages.set('notes', optimum);
  return stages;
}

/** Rule 10: one floater of the level outweighs all differences of score together. */
function floatCost({ players, levels, levelOf }: Field, level: number): (u: number, v: number) => number {
  const score = levels[level]![0]!.pairingScore;
  const widest = score - levels.at(-1)![0]!.pairingScore;
  const floater = widest * (levels[level]!.length + 1) + 1;
  return (u, v) => {
    const [left, right] = [levelOf[u]!, levelOf[v]!];
    if (left === right || (left < right ? left : right) !== level) return 0;
    return floater + score - players[left < right ? v : u]!.pairingScore;
  };
}
