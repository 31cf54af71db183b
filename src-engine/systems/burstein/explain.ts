/** Judging and explaining rounds of the Burstein System in the articles of C.04.4.2. */
import { boardReasons, commonViolations, shortName, whyNotBy, type CommonRules } from '../frame/judging.ts';
import { preferenceOf } from '../../history/preference.ts';
import type { Competitor } from '../../history/competitor.ts';
import type { PlayerId } from '../../model/player.ts';
import type {
  Assessment,
  BoardReason,
  BracketAssessment,
  Pair,
  Pairing,
  PairingTask,
  RowValue,
  WhyNot,
} from '../system.ts';
import { levelsOf, pairRound, type BursteinBoard, type Manner } from './pairing.ts';

const MEETING = { id: 'C1', article: '2.1.1', label: 'Nobody meets twice' } as const;
const COLOUR = { id: 'C3', article: '2.1.3', label: 'No two who must have the same colour' } as const;
const COMMON: CommonRules = {
  meeting: MEETING,
  bye: { id: 'C2', article: '2.1.2', label: 'One bye' },
  everybody: { id: '1.9', article: '1.9.1', label: 'Everybody is paired' },
  isByeBarred: ({ byeBarred }) => byeBarred,
};

/** Absolute criteria, then for every bracket C5–C8. C7 shows what the next bracket of this pairing really came to. */
export function assess(manner: Manner, task: PairingTask, pairing: Pairing): Assessment {
  const violations = commonViolations(task, pairing, COMMON);
  for (const { white, black } of pairing.pairs) {
    const [w, b] = [task.field.get(white), task.field.get(black)];
    if (w === undefined || b === undefined || w.met.has(black) || w.barred.has(black)) continue;
    if (!manner.mayMeet(w, b))
      violations.push({ ...COLOUR, players: [white, black], kind: 'same-absolute-preference' });
  }
  const brackets = outlineOf(manner, task, pairing);
  return { violations, brackets: brackets.map((bracket, at) => judged(bracket, brackets[at + 1] ?? null)) };
}

interface Outline {
  readonly score: number;
  readonly residents: readonly Competitor[];
  readonly incoming: readonly Competitor[];
  readonly pairs: readonly Pair[];
  readonly floaters: readonly Competitor[];
}

/** The brackets of a pairing as the rounds leaves them: who floats, and who is paired where. */
function outlineOf(manner: Manner, task: PairingTask, pairing: Pairing): Outline[] {
  const partner = new Map(
    pairing.pairs.flatMap(
      ({ white, black }) =>
        [
          [white, black],
          [black, white],
        ] as const,
    ),
  );
  const seated = manner.entrants(task).filter(({ id }) => id !== pairing.bye);
  let incoming: readonly Competitor[] = [];
  return levelsOf(seated).map((residents) => {
    const bracket = [...incoming, ...residents];
    const inside = new Set(bracket.map(({ id }) => id));
    const stays = ({ id }: Competitor) => inside.has(partner.get(id) ?? 0);
    const outline: Outline = {
      score: residents[0]!.pairingScore,
      residents,
      incoming,
      pairs: pairing.pairs.filter(({ white, black }) => inside.has(white) && inside.has(black)),
      floaters: bracket.filter((player) => !stays(player)),
    };
    incoming = outline.floaters;
    return outline;
  });
}

function judged(
  { score, residents, incoming, pairs, floaters }: Outline,
  next: Outline | null,
): BracketAssessment {
  const ids = (players: readonly Competitor[]): PlayerId[] => players.map(({ id }) => id);
  const scores = (players: readonly Competitor[]) =>
    players.map(({ pairingScore }) => pairingScore).sort((a, b) => b - a);
  const players = new Map([...residents, ...incoming].map((player) => [player.id, player]));
  const missed = pairs.flatMap(({ white, black }): PlayerId[] => [
    ...(preferenceOf(players.get(white)!).colour === 'black' ? [white] : []),
    ...(preferenceOf(players.get(black)!).colour === 'white' ? [black] : []),
  ]);
  const below = next?.floaters ?? [];
  const row = (
    id: string,
    article: string,
    label: string,
    value: readonly number[],
    culprits: PlayerId[],
  ): RowValue => ({ id, article, label, value, culprits });
  return {
    score,
    residents: ids(residents),
    movedDown: ids(incoming),
    pairs,
    downfloaters: ids(floaters),
    rows: [
      row('C5', '2.3.1', 'Players going down', [floaters.length], ids(floaters)),
      row('C6', '2.3.2', 'Their scores', scores(floaters), ids(floaters)),
      row('C7', '2.3.3', 'Going down from the next group', [below.length], ids(below)),
      row('C7', '2.3.3', 'Scores of those', scores(below), ids(below)),
      row('C8', '2.3.4', 'Due colours missed', [missed.length], missed),
    ],
  };
}

/** Explains each board by rank and float; boards that the system does not give are said to be arranged. */
export function reasons(manner: Manner, task: PairingTask, pairing: Pairing): BoardReason[] {
  const round = pairRound(manner, task);
  const made = (round.ok ? round.value.boards : []).map((board) => ({
    pair: board.colours.pair,
    sentence: sentenceOf(board),
    colourArticle: `${manner.chapter} ${board.colours.article}`,
    colourSentence: board.colours.sentence,
  }));
  return boardReasons(task, pairing, made, (player) => preferenceOf(player).colour, {
    sentence:
      'Of the players who may receive the bye, one with the lowest score, and of those the one with the weakest opposition so far.',
    article: 'C.04.1 3',
  });
}

function sentenceOf({ higher, lower, ranks }: BursteinBoard): string {
  const [high, low] = [shortName(higher), shortName(lower)];
  if (higher.pairingScore !== lower.pairingScore)
    return `${high} could not be paired on his own score and goes down; by their opposition so far he and ${low} are numbers ${ranks.join(' and ')} there.`;
  return `By the strength of their opposition so far they are numbers ${ranks.join(' and ')} of the group: strong meets weak, as far as it works out.`;
}

/** Answers by C1 or C3, or by the first bracket that gets worse when the two meet. */
export function whyNot(
  manner: Manner,
  task: PairingTask,
  pairing: Pairing,
  a: PlayerId,
  b: PlayerId,
): WhyNot {
  return whyNotBy(task, pairing, a, b, {
    against: (x, y) => {
      if (x.met.has(y.id)) return { rule: MEETING, sentence: 'They have already met.' };
      if (x.barred.has(y.id)) return { rule: MEETING, sentence: 'The tournament keeps them apart.' };
      return manner.mayMeet(x, y)
        ? null
        : { rule: COLOUR, sentence: 'Both must have the same colour, so they cannot meet.' };
    },
    force: () => {
      const round = pairRound(manner, task, { forced: [[a, b]] });
      return round.ok ? { ok: true, value: round.value.pairing } : round;
    },
    assess: (round) => assess(manner, task, round),
    order: {
      rule: { id: '4.3', article: '4.3', label: 'Order of the pairings' },
      sentence:
        'The highest player of the group gets the lowest possible opponent; that order comes to the other games first.',
    },
  });
}
