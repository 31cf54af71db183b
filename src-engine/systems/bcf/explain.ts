/** Judging and explaining rounds by the BCF Swiss pairing rules. */
import type { Competitor } from '../../history/competitor.ts';
import type { PlayerId } from '../../model/player.ts';
import { rowOf } from '../frame/criterion.ts';
import type { BoardGrounds } from '../frame/text.ts';
import { scoregroupsOf } from '../frame/scoregroups.ts';
import type { BracketAssessment, Criterion, Pair, Pairing, PairingTask } from '../system.ts';
import type { BcfBoard } from './pairing.ts';
import { colourReason, meetingReason } from './reasons.ts';
import { seekTheSame } from './seekers.ts';

/** BCF rule 6: who has had a bye of a full point. */
export function isByeBarred({ rounds }: Competitor): boolean {
  return rounds.some(({ cell }) => cell.code === 'U' || cell.code === 'F');
}

const CRITERIA = {
  floaters: { id: '10', article: 'BCF rule 10', label: 'going-down', unit: 'count' },
  differences: { id: '10', article: 'BCF rule 10', label: 'sum-of-differences', unit: 'points' },
  transfers: { id: '16', article: 'BCF rule 16', label: 'transfers', unit: 'count' },
} as const satisfies Record<string, Criterion>;

/** Level by level: floaters, the sum of their score differences and colour transfers. */
export function bracketsOf(task: PairingTask, pairing: Pairing): BracketAssessment[] {
  return scoregroupsOf(task.competitors).map((level) => assessLevel(task, pairing, level));
}

/** A level with the pairs whose higher player belongs to it. */
function assessLevel(task: PairingTask, pairing: Pairing, level: readonly Competitor[]): BracketAssessment {
  const score = level[0]!.pairingScore;
  const scores = ({ white, black }: Pair) =>
    [white, black].map((id) => task.field.get(id)!.pairingScore).sort((a, b) => b - a) as [number, number];
  const pairs = pairing.pairs.filter((pair) => scores(pair)[0] === score);
  const split = pairs.filter((pair) => scores(pair)[1] !== score);
  const transfers = pairs.filter(({ white, black }) =>
    seekTheSame(task.field.get(white)!, task.field.get(black)!),
  );
  const floaters = split.map(({ white, black }) =>
    task.field.get(white)!.pairingScore === score ? white : black,
  );
  const differences = split.reduce((sum, pair) => sum + score - scores(pair)[1], 0);
  const moved = transfers.flatMap(({ white, black }): PlayerId[] => [white, black]);
  return {
    score,
    residents: level.map(({ id }) => id),
    movedDown: [],
    pairs,
    downfloaters: floaters,
    rows: [
      rowOf(CRITERIA.floaters, [floaters.length], floaters),
      rowOf(CRITERIA.differences, [differences], floaters),
      rowOf(CRITERIA.transfers, [transfers.length], moved),
    ],
  };
}

/** Why a board is as it is: the rule that made it. */
export function groundsOf({ round }: PairingTask, board: BcfBoard): BoardGrounds {
  return { reason: meetingReason(board, round), colour: colourReason(board) };
}
