/** Judging and explaining rounds by the BCF Swiss pairing rules. */
import { boardReasons, commonViolations, type CommonRules } from '../frame/judging.ts';
import type { Competitor } from '../../history/competitor.ts';
import type { PlayerId } from '../../model/player.ts';
import type { Assessment, BoardReason, BracketAssessment, Pair, Pairing, PairingTask } from '../system.ts';
import { levelsOf } from './floats.ts';
import { pairRound, type BcfRound } from './pairing.ts';
import { byeGround, groundOf } from './reasons.ts';
import { seeks, seekTheSame } from './seekers.ts';
import { byeWords, colourWords, sentenceOf } from './wording.ts';

/** BCF rule 6: who has had a bye of a full point. */
export function isByeBarred({ rounds }: Competitor): boolean {
  return rounds.some(({ cell }) => cell.code === 'U' || cell.code === 'F');
}

const MEETING = { id: '1', article: 'BCF rule 1', label: 'Nobody meets twice' } as const;
const COMMON: CommonRules = {
  meeting: MEETING,
  bye: { id: '6', article: 'BCF rule 6', label: 'One bye' },
  everybody: { id: '9', article: 'BCF rule 9', label: 'Everybody is paired' },
  isByeBarred,
};

/** Level by level: floaters, the sum of their score differences and colour transfers. */
export function assess(task: PairingTask, pairing: Pairing): Assessment {
  return {
    violations: commonViolations(task, pairing, COMMON),
    brackets: levelsOf(task.competitors).map((level) => assessLevel(task, pairing, level)),
  };
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
      row('10', 'Players going down', [floaters.length], floaters),
      row('10', 'Sum of their score differences', [differences], floaters),
      row('16', 'Colour transfers', [transfers.length], moved),
    ],
  };
}

function row(rule: string, label: string, value: readonly number[], culprits: readonly PlayerId[]) {
  return { id: rule, article: `BCF rule ${rule}`, label, value, culprits };
}

/** Explains each board by the rule that made it; boards that the rules do not give are said to be arranged. */
export function reasons(task: PairingTask, pairing: Pairing): BoardReason[] {
  const round = pairRound(task);
  const made = (round.ok ? round.value.boards : []).map((board) => {
    const colours = colourWords(board);
    return {
      pair: board.colours.pair,
      sentence: sentenceOf(board, groundOf(board, task.round)),
      colourArticle: colours.article,
      colourSentence: colours.sentence,
    };
  });
  return boardReasons(
    task,
    pairing,
    made,
    seeks,
    byeReason(task, pairing.bye, round.ok ? round.value : null),
  );
}

function byeReason(
  task: PairingTask,
  bye: PlayerId | null,
  round: BcfRound | null,
): { sentence: string; article: string } {
  if (bye === null || round?.pairing.bye !== bye)
    return { sentence: 'This bye is not the one that the rules of the system give.', article: '' };
  return byeWords(byeGround(task, task.field.get(bye)!));
}
