/** Judging and explaining rounds of the matching-based engine by the terms of its weights. */
import type { Step } from '../step.ts';
import type { Competitor } from '../../history/competitor.ts';
import type { Colour } from '../../model/colour.ts';
import type { PlayerId } from '../../model/player.ts';
import { rowOf } from '../frame/criterion.ts';
import type { BoardGrounds } from '../frame/text.ts';
import type { BracketAssessment, Criterion, Pairing, PairingTask } from '../system.ts';
import { apartness, entrantsOf, type Entrant } from './graph.ts';
import { MERITS, type Manner } from './merit.ts';
import type { MwmBoard } from './pairing.ts';
import { POWER_PLACES, powerOf } from './power.ts';

/** The parts of a weight; the third is {@link MERITS}. */
const CRITERIA = {
  score: { id: 'Q1', article: 'Graph construction, w', label: 'score-differences', unit: 'points' },
  colour: { id: 'Q2', article: 'Graph construction, w', label: 'colour-sums', unit: 'games' },
} as const satisfies Record<string, Criterion>;

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
export function bracketsOf(manner: Manner, task: PairingTask, pairing: Pairing): BracketAssessment[] {
  const entrants = entrantsById(task, pairing);
  const terms: (Terms & { players: PlayerId[] })[] = [];
  for (const { white, black } of pairing.pairs) {
    const [a, b] = [entrants.get(white), entrants.get(black)];
    if (a === undefined || b === undefined) continue;
    terms.push({ ...termsOf(manner, task, a, b), players: [white, black] });
  }
  const sumOf = (term: 'score' | 'colour') =>
    rowOf(
      CRITERIA[term],
      [terms.reduce((sum, each) => sum + each[term], 0)],
      terms.filter((each) => each[term] > 0).flatMap(({ players }) => players),
    );
  const measures = terms.map(({ measure }) => measure);
  const merit: Criterion = {
    id: 'π',
    article: 'Graph construction, π',
    label: MERITS[manner].label,
    unit: MERITS[manner].wanted === 'large' ? 'gain' : 'rank',
  };
  return [
    {
      score: null,
      residents: [...entrants.keys()],
      movedDown: [],
      pairs: pairing.pairs,
      downfloaters: [],
      rows: [sumOf('score'), sumOf('colour'), rowOf(merit, meritValue(manner, measures), [])],
    },
  ];
}

/** Why a board is as it is: the parts of its weight. */
export function groundsOf(manner: Manner, task: PairingTask, board: MwmBoard): BoardGrounds {
  const { first, second, colours, pair, sums } = board;
  const [score, colour] = apartness(first.player, second.player);
  const [white, black] = [task.field.get(pair.white)!, task.field.get(pair.black)!];
  return {
    reason: {
      code: 'mwm-weight',
      article: 'Graph construction, w',
      ranks: [first.rank + 1, second.rank + 1],
      points: score,
      colour,
      sums,
      system: manner,
    },
    colour: colours.byLot
      ? { code: 'lot-of-the-pair', article: 'Algorithm' }
      : {
          code: 'lower-difference',
          article: 'Algorithm',
          white: white.id,
          difference: white.colourDifference,
          opponents: black.colourDifference,
        },
  };
}

/** The colour that evens out the difference; null where it is even. */
export function sought({ colourDifference }: Competitor): Colour | null {
  if (colourDifference === 0) return null;
  return colourDifference > 0 ? 'black' : 'white';
}

/** Every board with its weight, and the sums. */
export function recordOf(
  manner: Manner,
  task: PairingTask,
  boards: readonly MwmBoard[],
  pairing: Pairing,
): Step[] {
  const weights = boards.map(({ first, second, colours }): Step => {
    const { score, colour, measure } = termsOf(manner, task, first, second);
    const merit = meritValue(manner, [measure])[0]!;
    const [higher, lower] = [first, second].map(({ player, rank }) => ({
      player: player.id,
      rank: rank + 1,
    }));
    return {
      code: 'weight',
      article: '',
      higher: higher!,
      lower: lower!,
      weight: [-score / 10 || 0, -colour || 0, -merit || 0],
      byLot: colours.byLot,
    };
  });
  const [{ rows }] = bracketsOf(manner, task, pairing) as [BracketAssessment];
  const sums = rows.map(({ label, unit, value }) => ({ label, unit, value }));
  return [...weights, { code: 'sums', article: '', rows: sums }];
}
