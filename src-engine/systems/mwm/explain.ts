/** Judging and explaining rounds of the matching-based engine by the terms of its weights. */
import { boardReasons, commonViolations, shortName, whyNotBy, type CommonRules } from '../frame/judging.ts';
import type { Colour } from '../../model/colour.ts';
import { rowText } from '../frame/row-text.ts';
import type { Competitor } from '../../history/competitor.ts';
import { formatPoints } from '../../model/points.ts';
import type { PlayerId } from '../../model/player.ts';
import type { Assessment, BoardReason, Pairing, PairingTask, RowValue, WhyNot } from '../system.ts';
import { apartness, entrantsOf, keepsColours, USUAL_DIFFERENCE, type Entrant } from './graph.ts';
import { MERITS, type Manner } from './merit.ts';
import { MEETING, pairRound, type MwmBoard } from './pairing.ts';
import { POWER_PLACES, powerOf } from './power.ts';

const COLOURS = {
  id: 'A2',
  article: 'Graph construction (2)',
  label: 'No colour difference beyond the limit',
} as const;
const BYE = { id: 'Bye', article: 'Bye Allocation', label: 'One bye' } as const;
const COMMON: CommonRules = {
  meeting: MEETING,
  bye: BYE,
  everybody: { id: 'M', article: 'Algorithm', label: 'Everybody is paired' },
  isByeBarred: ({ byeBarred }) => byeBarred,
};

interface Terms {
  /** Difference of scores, tenths. */
  readonly score: number;
  /** |cd + cd'| */
  readonly colour: number;
  /** See {@link Merit.measure}. */
  readonly measure: number;
}

/** The entrants of a pairing by identity; ranks and scoregroups are those without its bye. */
function entrantsById(task: PairingTask, pairing: Pairing): Map<PlayerId, Entrant> {
  const seated = task.competitors.filter(({ id }) => id !== pairing.bye);
  return new Map(entrantsOf(seated).map((entrant) => [entrant.player.id, entrant]));
}

function termsOf(manner: Manner, task: PairingTask, a: Entrant, b: Entrant): Terms {
  const [higher, lower] = a.rank < b.rank ? [a, b] : [b, a];
  const [score, colour] = apartness(a.player, b.player);
  return { score, colour, measure: MERITS[manner].measure(higher, lower, task) };
}

/**
 * The third sum as two numbers: thousandths, rounded down, and the rest as a double, together good for 18 decimal places.
 * Small is good, so a sum that is wanted large is negative.
 */
function meritValue(manner: Manner, measures: readonly number[]): number[] {
  const { isPower, scale, wanted } = MERITS[manner];
  if (!isPower) {
    const sum = measures.reduce((total, measure) => total + measure, 0) / scale;
    return [wanted === 'small' ? sum : -sum];
  }
  const places = BigInt(POWER_PLACES);
  const sum = measures.reduce((total, measure) => total + powerOf(measure), 0n);
  // (m / scale)^1.01 is m^1.01 / scale^1.01 for all m.
  const divided = (sum << places) / powerOf(scale);
  const signed = wanted === 'small' ? divided : -divided;
  const thousandths = (signed * 1000n) >> places;
  const rest = signed * 1000n - (thousandths << places);
  const leading = Number(thousandths) / 1000;
  return rest === 0n ? [leading] : [leading, Number(rest) / 2 ** POWER_PLACES / 1000];
}

/** One bracket for the round: the three sums of the weights, each smaller the better. */
export function assess(manner: Manner, task: PairingTask, pairing: Pairing): Assessment {
  const violations = commonViolations(task, pairing, COMMON);
  const entrants = entrantsById(task, pairing);
  const terms: (Terms & { players: PlayerId[] })[] = [];
  for (const { white, black } of pairing.pairs) {
    const [a, b] = [entrants.get(white), entrants.get(black)];
    if (a === undefined || b === undefined) continue;
    if (!keepsColours(task, a.player, b.player))
      violations.push({ ...COLOURS, players: [white, black], kind: 'colour-difference' });
    terms.push({ ...termsOf(manner, task, a, b), players: [white, black] });
  }
  const row = (id: string, label: string, term: 'score' | 'colour'): RowValue => ({
    id,
    article: 'Graph construction, w',
    label,
    value: [terms.reduce((sum, each) => sum + each[term], 0)],
    culprits: terms.filter((each) => each[term] > 0).flatMap(({ players }) => players),
  });
  const rows: RowValue[] = [
    row('Q1', 'Score differences', 'score'),
    row('Q2', 'Sums of colour differences', 'colour'),
    {
      id: 'π',
      article: 'Graph construction, π',
      label: MERITS[manner].label,
      value: meritValue(
        manner,
        terms.map(({ measure }) => measure),
      ),
      culprits: [],
    },
  ];
  const residents = [...entrants.keys()];
  return {
    violations,
    brackets: [{ score: null, residents, movedDown: [], pairs: pairing.pairs, downfloaters: [], rows }],
  };
}

/** Explains each board by its weight; boards that the matching does not give are said to be arranged. */
export function reasons(manner: Manner, task: PairingTask, pairing: Pairing): BoardReason[] {
  const round = pairRound(manner, task);
  const made = (round.ok ? round.value.boards : []).map((board) => {
    const { pair } = board.colours;
    return {
      pair,
      sentence: sentenceOf(manner, task, board),
      colourArticle: 'Algorithm',
      colourSentence: colourSentence(board, task.field.get(pair.white)!, task.field.get(pair.black)!),
    };
  });
  return boardReasons(task, pairing, made, sought, {
    sentence: 'The last of the ranking who has not had a bye yet and without whom all others can be paired.',
    article: 'Bye Allocation',
  });
}

/** The colour that evens out the difference; null where it is even. */
function sought({ colourDifference }: Competitor): Colour | null {
  if (colourDifference === 0) return null;
  return colourDifference > 0 ? 'black' : 'white';
}

function sentenceOf(manner: Manner, task: PairingTask, { first, second }: MwmBoard): string {
  const { score, colour } = termsOf(manner, task, first, second);
  const ranks = `Ranks ${first.rank + 1} and ${second.rank + 1}`;
  const scores =
    score === 0 ? `with equal scores` : `${formatPoints(score)} points apart, as the whole round needs it`;
  const colours =
    colour === 0 ? 'their colours balance' : `their colour differences leave ${colour} unbalanced`;
  return `${ranks}, ${scores}; ${colours}; otherwise the round pairs players ${MERITS[manner].idea}.`;
}

function colourSentence({ colours }: MwmBoard, white: Competitor, black: Competitor): string {
  if (colours.byLot) return 'Equal colour differences: the lot of this pair decides.';
  const [w, b] = [white.colourDifference, black.colourDifference];
  return `${shortName(white)} has the lower colour difference (${signed(w)} against ${signed(b)}).`;
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/** Answers by (A1) or (A2), or by the first sum that gets worse when the two meet. */
export function whyNot(
  manner: Manner,
  task: PairingTask,
  pairing: Pairing,
  a: PlayerId,
  b: PlayerId,
): WhyNot {
  return whyNotBy(task, pairing, a, b, {
    against: (x, y) => {
      if (pairing.bye === a || pairing.bye === b)
        return { rule: BYE, sentence: 'One of them has the bye, which is given before anybody is paired.' };
      if (x.met.has(y.id)) return { rule: MEETING, sentence: 'They have already met.' };
      if (x.barred.has(y.id) || y.barred.has(x.id))
        return { rule: MEETING, sentence: 'The tournament keeps them apart.' };
      if (keepsColours(task, x, y)) return null;
      const limit = (task.maximumColourDifference ?? USUAL_DIFFERENCE) / 10;
      const sentence = `One of them would get a colour difference beyond ${limit}.`;
      return { rule: COLOURS, sentence };
    },
    force: () => {
      const bye = pairing.bye === null ? {} : { forcedBye: pairing.bye };
      const round = pairRound(manner, task, { forced: [[a, b]], ...bye });
      return round.ok ? { ok: true, value: round.value.pairing } : round;
    },
    assess: (round) => assess(manner, task, round),
    order: {
      rule: { id: 'tie', article: 'Algorithm', label: 'Order of equal weights' },
      sentence:
        'That round would weigh the same; of such rounds the one is taken that gives the highest ranked the highest opponents.',
    },
  });
}

/** The bye, every board with its weight, and the sums. */
export function trace(manner: Manner, task: PairingTask): string[] {
  const round = pairRound(manner, task);
  if (!round.ok) return [];
  const { boards, pairing } = round.value;
  const bye = pairing.bye === null ? [] : [`Bye Allocation: ${task.field.get(pairing.bye)!.tpn} stays over`];
  const lines = boards.map(({ first, second, colours }) => {
    const { score, colour, measure } = termsOf(manner, task, first, second);
    const merit = meritValue(manner, [measure])[0]!;
    const weight = `(${-score / 10 || 0}, ${-colour || 0}, ${-merit || 0})`;
    const lot = colours.byLot ? ', colours by lot' : '';
    return `r ${first.rank + 1} (${first.tpn}) – r ${second.rank + 1} (${second.tpn}): w = ${weight}${lot}`;
  });
  const sums = assess(manner, task, pairing).brackets[0]!.rows.map(
    (row) => `${row.label}: ${rowText(row.label, row.value)}`,
  );
  return [...bye, ...lines, sums.join('; ')];
}
