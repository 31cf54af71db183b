/** Judging and explaining rounds by the BCF Swiss pairing rules. */
import { boardReasons, commonViolations, shortName, whyNotBy, type CommonRules } from '../frame/judging.ts';
import type { Competitor } from '../../history/competitor.ts';
import type { PlayerId } from '../../model/player.ts';
import type {
  Assessment,
  BoardReason,
  BracketAssessment,
  Pair,
  Pairing,
  PairingTask,
  WhyNot,
} from '../system.ts';
import { levelsOf } from './floats.ts';
import { mayMeet } from './meeting.ts';
import { pairRound, type BcfBoard } from './pairing.ts';
import { seeks, seekTheSame } from './seekers.ts';

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

/** Level by level: floaters, their score differences (greatest first) and colour transfers. */
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
  const differences = split.map((pair) => score - scores(pair)[1]).sort((a, b) => b - a);
  const moved = transfers.flatMap(({ white, black }): PlayerId[] => [white, black]);
  return {
    score,
    residents: level.map(({ id }) => id),
    movedDown: [],
    pairs,
    downfloaters: floaters,
    rows: [
      row('10', 'Players going down', [floaters.length], floaters),
      row('10', 'Their score differences', differences, floaters),
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
  const made = (round.ok ? round.value.boards : []).map((board) => ({
    pair: board.colours.pair,
    sentence: sentenceOf(board),
    colourArticle: `BCF ${board.colours.article}`,
    colourSentence: board.colours.sentence,
  }));
  const sentence =
    task.round === 1
      ? 'In round 1 the bye goes to a player at or just below the middle of the list.'
      : 'The first player, from the middle of the lowest scores, who has had no bye and without whom all others can be paired.';
  return boardReasons(task, pairing, made, seeks, { sentence, article: 'BCF rule 7' });
}

function sentenceOf({ origin, higher, lower }: BcfBoard): string {
  const [high, low] = [shortName(higher), shortName(lower)];
  switch (origin) {
    case 'halves':
      return seekTheSame(higher, lower)
        ? `${high} from the top half meets ${low} from the bottom half; both seek the same colour because too many do.`
        : `${high} from the top half of the group meets ${low} from the bottom half.`;
    case 'exchange':
      return `${high} and ${low} come from the same half: colours or earlier games left no opponent in the other.`;
    case 'float':
      return `The group cannot be paired by itself, so ${high} goes down and meets ${low}, who is next to come up.`;
  }
}

/** Answers by rule 1, or by the first level that gets worse when the two meet. */
export function whyNot(task: PairingTask, pairing: Pairing, a: PlayerId, b: PlayerId): WhyNot {
  return whyNotBy(task, pairing, a, b, {
    against: (x, y) => {
      if (mayMeet(x, y)) return null;
      const sentence = x.met.has(y.id) ? 'They have already met.' : 'The tournament keeps them apart.';
      return { rule: MEETING, sentence };
    },
    force: () => {
      const round = pairRound(task, { forced: [[a, b]] });
      return round.ok ? { ok: true, value: round.value.pairing } : round;
    },
    assess: (round) => assess(task, round),
    order: {
      rule: { id: '12', article: 'BCF rule 12', label: 'Grading order' },
      sentence:
        'Cards are paired in grading order from the top, and that order comes to the other games first.',
    },
  });
}
