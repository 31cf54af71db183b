/** Judging and explaining rounds of the Dubov System in the articles of C.04.4.1 (2026). */
import { boardReasons, commonViolations, shortName, whyNotBy, type CommonRules } from '../frame/judging.ts';
import type { Competitor } from '../../history/competitor.ts';
import type { Colour } from '../../model/colour.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { PlayerId } from '../../model/player.ts';
import type {
  Assessment,
  BoardReason,
  BracketAssessment,
  Pair,
  Pairing,
  PairingFailure,
  PairingOptions,
  PairingTask,
  RowValue,
  WhyNot,
} from '../system.ts';
import type { DubovBoard, DubovRound } from './pairing.ts';
import type { DubovPlayer } from './player.ts';

const MEETING = { id: 'C1', article: '2.1.1', label: 'Nobody meets twice' } as const;
const COLOUR = { id: 'C3', article: '2.1.3', label: 'No two who must have the same colour' } as const;
const COMMON: CommonRules = {
  meeting: MEETING,
  bye: { id: 'C2', article: '2.1.2', label: 'One bye' },
  everybody: { id: '1.9', article: '1.9', label: 'Everybody is paired' },
  isByeBarred: ({ byeBarred }) => byeBarred,
};

/** What the two texts differ in when a round is judged. */
export interface Text {
  readonly pair: (task: PairingTask, options?: PairingOptions) => Outcome<DubovRound, PairingFailure>;
  readonly playersOf: (task: PairingTask, competitors: readonly Competitor[]) => DubovPlayer[];
  readonly mayMeet: (a: DubovPlayer, b: DubovPlayer) => boolean;
  /** The colour that a player is due, null for none. */
  readonly due: (player: DubovPlayer) => Colour | null;
  readonly isOld: boolean;
}

/** Absolute criteria, then C5–C10 for every scoregroup whose residents were not all taken up. */
export function assess(text: Text, task: PairingTask, pairing: Pairing): Assessment {
  const players = new Map(
    text.playersOf(task, [...task.field.values()]).map((player) => [player.id, player]),
  );
  const violations = commonViolations(task, pairing, COMMON);
  for (const { white, black } of pairing.pairs) {
    const [w, b] = [players.get(white), players.get(black)];
    if (w === undefined || b === undefined || w.competitor.met.has(black) || w.competitor.barred.has(black))
      continue;
    if (!text.mayMeet(w, b))
      violations.push({ ...COLOUR, players: [white, black], kind: 'same-absolute-preference' });
  }
  const scores = [...new Set(task.competitors.map(({ pairingScore }) => pairingScore))].sort((a, b) => b - a);
  return {
    violations,
    brackets: scores.map((score) => judged(task, pairing, score, players, text)),
  };
}

/** The bracket of a scoregroup: the pairs whose higher player belongs to it. */
function judged(
  task: PairingTask,
  pairing: Pairing,
  score: number,
  players: ReadonlyMap<PlayerId, DubovPlayer>,
  text: Text,
): BracketAssessment {
  const both = ({ white, black }: Pair) => [players.get(white)!, players.get(black)!] as const;
  const pairs = pairing.pairs.filter(
    (pair) => Math.max(...both(pair).map((player) => player.score)) === score,
  );
  const upfloaters = pairs.flatMap((pair) => both(pair).filter((player) => player.score < score));
  const missed = pairs.flatMap((pair): DubovPlayer[] => {
    const [white, black] = both(pair);
    return [...(text.due(white) === 'black' ? [white] : []), ...(text.due(black) === 'white' ? [black] : [])];
  });
  const ids = (list: readonly DubovPlayer[]): PlayerId[] => list.map(({ id }) => id);
  const maximum = upfloaters.filter(({ isMaximumUpfloater }) => isMaximumUpfloater);
  const again = upfloaters.filter(({ upfloatedLast }) => upfloatedLast);
  const row = (
    id: string,
    article: string,
    label: string,
    value: number[],
    culprits: PlayerId[],
  ): RowValue => ({
    id,
    article,
    label,
    value,
    culprits,
  });
  const rows = [
    row('C5', '2.3.1', 'Players brought up', [upfloaters.length], ids(upfloaters)),
    row('C6', '2.3.2', 'Their score differences', differences(score, upfloaters), ids(upfloaters)),
    row('C7', '2.3.3', 'Due colours missed', [missed.length], ids(missed)),
  ];
  if (task.round < task.rounds && !text.isOld) {
    const times = maximum.reduce((total, { upfloats }) => total + upfloats, 0);
    rows.push(
      row('C8', '2.3.4', 'Brought up as often as allowed before', [maximum.length], ids(maximum)),
      row('C9', '2.3.5', 'Times they were brought up', [times], ids(maximum)),
      row('C10', '2.3.6', 'Brought up in the last round too', [again.length], ids(again)),
    );
  }
  return {
    score,
    residents: task.competitors.filter(({ pairingScore }) => pairingScore === score).map(({ id }) => id),
    movedDown: [],
    pairs,
    downfloaters: [],
    rows,
  };
}

function differences(score: number, upfloaters: readonly DubovPlayer[]): number[] {
  return upfloaters.map((player) => score - player.score).sort((a, b) => b - a);
}

/** Explains each board by the step that made it; boards that the system does not give are said to be arranged. */
export function reasons(text: Text, task: PairingTask, pairing: Pairing): BoardReason[] {
  const round = text.pair(task);
  const made = (round.ok ? round.value.boards : []).map((board) => ({
    pair: board.colours.pair,
    sentence: sentenceOf(board),
    colourArticle: `C.04.4.1 ${board.colours.article}`,
    colourSentence: board.colours.sentence,
  }));
  const players = new Map(text.playersOf(task, task.competitors).map((player) => [player.id, player]));
  return boardReasons(task, pairing, made, ({ id }) => text.due(players.get(id)!), {
    sentence:
      'Of the players who may receive the bye, one with the lowest score; of those, most games played, then the largest number.',
    article: 'C.04.4.1 3.1',
  });
}

function sentenceOf({ higher, lower, shifted }: DubovBoard): string {
  const [high, low] = [shortName(higher), shortName(lower)];
  if (higher.pairingScore !== lower.pairingScore)
    return `The group of ${high} needed somebody from below to be paired; ${low} is the one whom the rules bring up.`;
  return shifted
    ? `Too many in the group are due the same colour, so one changed sides; ${high} and ${low} are the first who can meet then.`
    : `One is due White, one Black: weakest opposition so far first, each meets the first player of the other side whom he can meet.`;
}

/** Answers by C1 or C3, or by the first bracket that gets worse when the two meet. */
export function whyNot(text: Text, task: PairingTask, pairing: Pairing, a: PlayerId, b: PlayerId): WhyNot {
  return whyNotBy(task, pairing, a, b, {
    against: (x, y) => {
      if (x.met.has(y.id)) return { rule: MEETING, sentence: 'They have already met.' };
      if (x.barred.has(y.id)) return { rule: MEETING, sentence: 'The tournament keeps them apart.' };
      const [p, q] = text.playersOf(task, [x, y]) as [DubovPlayer, DubovPlayer];
      return text.mayMeet(p, q)
        ? null
        : { rule: COLOUR, sentence: 'Both must have the same colour, so they cannot meet.' };
    },
    force: () => {
      const round = text.pair(task, { forced: [[a, b]] });
      return round.ok ? { ok: true, value: round.value.pairing } : round;
    },
    assess: (round) => assess(text, task, round),
    order: {
      rule: { id: '4', article: '4', label: 'Order of sets and transpositions' },
      sentence: 'The fixed order of upfloaters, shifters and transpositions comes to the other games first.',
    },
  });
}
