/** What the paper says of its figures, and whether a re-run says the same. */
import { estimateOf, pairedDifferenceOf } from './estimate.ts';
import { PAPER_SYSTEMS, type PaperRunId } from './paper-runs.ts';
import {
  apart,
  closeness,
  compared,
  correlated,
  EQUAL_WITHIN,
  inSizes,
  MUCH,
  sameOrder,
  strict,
  verdictOf,
  type Interval,
  type Runs,
  type Trials,
  type Verdict,
  place,
} from './paper-trials.ts';
import type { Tally } from './tally.ts';

/** A statement that was tried; its words are `lab.claims` of the catalogue. */
export interface ClaimResult {
  readonly id: ClaimId;
  /** Figures of the paper. */
  readonly figures: readonly number[];
  /** What decided: for a claim of several parts the one furthest from holding. */
  readonly decisive: Interval;
  readonly verdict: Verdict;
  readonly runs: number;
}

const CLAIM_IDS = [
  'burstein-over-random2',
  'random2-over-dutch',
  'dutch-like-bbp',
  'dutch-over-bbp',
  'dutch-over-random',
  'random-over-monrad',
  'burstein-over-bbp-weaker',
  'burstein-over-bbp-stronger',
  'floats-burstein-under-bbp',
  'floats-dutch-under-bbp',
  'floats-random2-under-bbp',
  'floats-burstein-under-random2',
  'floats-bbp-under-random',
  'colours-like-bbp',
  'colours-random-under-bbp',
  'more-rounds-better',
  'burstein-under-bbp-two-rounds',
  'burstein-over-bbp-sizes',
  'wider-better',
  'narrow-gap-much-larger',
  'burstein-over-bbp-strong',
  'burstein-over-bbp-weak',
  'burstein-over-bbp-normal',
  'burstein-over-bbp-sampled',
  'rho-same-order',
  'ndcg-same-order',
  'paradoxes-hurt',
  'strength-slightly-negative',
  'normalised-positive',
  'normalised-burstein-over-bbp',
  'strength-random-over-monrad',
  'strength-dutch-over-random',
  'floats-burstein-under-bbp-sizes',
  'colours-bbp-under-early',
  'colours-bbp-not-under-late',
  'strict-same-quality',
  'strict-more-floats',
] as const;
export type ClaimId = (typeof CLAIM_IDS)[number];

interface Claim {
  readonly figures: readonly number[];
  readonly run: PaperRunId;
  readonly trials: Trials;
}

const BURSTEIN_OVER_BBP = compared('tau', 'mwm-burstein', 'dutch-2017', 'above');
const tauAfter = (round: number): string => (round === 9 ? 'tau' : `tau@${round}`);

const CLAIMS: Readonly<Record<ClaimId, Claim>> = {
  'burstein-over-random2': {
    figures: [2],
    run: 'base',
    trials: compared('tau', 'mwm-burstein', 'mwm-random2', 'above'),
  },
  'random2-over-dutch': {
    figures: [2],
    run: 'base',
    trials: compared('tau', 'mwm-random2', 'mwm-dutch', 'above'),
  },
  'dutch-like-bbp': {
    figures: [2],
    run: 'base',
    trials: compared('tau', 'mwm-dutch', 'dutch-2017', 'equal'),
  },
  'dutch-over-bbp': {
    figures: [2],
    run: 'base',
    trials: compared('tau', 'mwm-dutch', 'dutch-2017', 'above'),
  },
  'dutch-over-random': {
    figures: [2],
    run: 'base',
    trials: compared('tau', 'mwm-dutch', 'mwm-random', 'above'),
  },
  'random-over-monrad': {
    figures: [2],
    run: 'base',
    trials: compared('tau', 'mwm-random', 'mwm-monrad', 'above'),
  },
  'burstein-over-bbp-weaker': { figures: [3], run: 'weaker', trials: BURSTEIN_OVER_BBP },
  'burstein-over-bbp-stronger': { figures: [3], run: 'stronger', trials: BURSTEIN_OVER_BBP },
  'floats-burstein-under-bbp': {
    figures: [4, 22, 23],
    run: 'base',
    trials: compared('floats', 'mwm-burstein', 'dutch-2017', 'below'),
  },
  'floats-dutch-under-bbp': {
    figures: [4, 22, 23],
    run: 'base',
    trials: compared('floats', 'mwm-dutch', 'dutch-2017', 'below'),
  },
  'floats-random2-under-bbp': {
    figures: [4, 22, 23],
    run: 'base',
    trials: compared('floats', 'mwm-random2', 'dutch-2017', 'below'),
  },
  'floats-burstein-under-random2': {
    figures: [4],
    run: 'base',
    trials: compared('floats', 'mwm-burstein', 'mwm-random2', 'below'),
  },
  'floats-bbp-under-random': {
    figures: [4],
    run: 'base',
    trials: compared('floats', 'dutch-2017', 'mwm-random', 'below'),
  },
  'colours-like-bbp': {
    figures: [5],
    run: 'base',
    // A tenth: the paper shows whole games of a sum near ten.
    trials: (tally, runs) =>
      (['mwm-burstein', 'mwm-dutch', 'mwm-random2', 'mwm-monrad'] as const).flatMap((system) =>
        compared(
          'colours@6',
          system,
          'dutch-2017',
          'equal',
        )(tally, runs).map((trial) => ({
          ...trial,
          tolerance: 5 * trial.tolerance!,
        })),
      ),
  },
  'colours-random-under-bbp': {
    figures: [5],
    run: 'base',
    trials: compared('colours@6', 'mwm-random', 'dutch-2017', 'below'),
  },
  'more-rounds-better': {
    figures: [6],
    run: 'rounds-32',
    trials: (tally) =>
      [0, 1].flatMap((contestant) =>
        Array.from({ length: 7 }, (_, index) => ({
          difference: apart(
            estimateOf(tally, contestant, tauAfter(index + 3)),
            estimateOf(tally, contestant, tauAfter(index + 2)),
          ),
          wanted: 'above' as const,
        })),
      ),
  },
  'burstein-under-bbp-two-rounds': {
    figures: [6],
    run: 'rounds-32',
    trials: inSizes([tauAfter(2)], 'below'),
  },
  'burstein-over-bbp-sizes': {
    figures: [6],
    run: 'rounds-32',
    trials: inSizes([3, 4, 5, 6, 7, 8].map(tauAfter), 'above'),
  },
  'wider-better': {
    figures: [7],
    run: 'base',
    trials: (tally, runs) => {
      const [narrow, wide] = [runs.get('narrow'), runs.get('wide')];
      if (narrow === undefined || wide === undefined) return [];
      return [0, 1, 2, 3].flatMap((contestant) => {
        const [a, b, c] = [narrow, tally, wide].map((each) => estimateOf(each, contestant, 'tau'));
        return [
          { difference: apart(b!, a!), wanted: 'above' as const },
          { difference: apart(c!, b!), wanted: 'above' as const },
        ];
      });
    },
  },
  'narrow-gap-much-larger': {
    figures: [7],
    run: 'base',
    trials: (tally, runs) => {
      const gapIn = (each: Tally) =>
        pairedDifferenceOf(each, place('mwm-burstein'), place('dutch-2017'), 'tau');
      return (['wide'] as const).flatMap((id) => {
        const [narrow, other] = [runs.get('narrow'), runs.get(id)];
        if (narrow === undefined || other === undefined) return [];
        return [tally, other].map((each) => ({
          difference: apart(gapIn(narrow), gapIn(each)),
          wanted: 'above' as const,
          least: MUCH * gapIn(each).mean,
        }));
      });
    },
  },
  'burstein-over-bbp-strong': { figures: [8], run: 'mostly-strong', trials: BURSTEIN_OVER_BBP },
  'burstein-over-bbp-weak': { figures: [9], run: 'mostly-weak', trials: BURSTEIN_OVER_BBP },
  'burstein-over-bbp-normal': { figures: [10], run: 'normal', trials: BURSTEIN_OVER_BBP },
  'burstein-over-bbp-sampled': { figures: [11], run: 'sampled', trials: BURSTEIN_OVER_BBP },
  'rho-same-order': { figures: [12, 14, 16], run: 'base', trials: sameOrder('rho') },
  'ndcg-same-order': { figures: [13, 15, 17], run: 'base', trials: sameOrder('ndcg') },
  'paradoxes-hurt': { figures: [18], run: 'base', trials: correlated('paradoxes', PAPER_SYSTEMS, 'below') },
  'strength-slightly-negative': {
    figures: [19],
    run: 'base',
    trials: correlated('strength', ['dutch-2017', 'mwm-dutch', 'mwm-burstein', 'mwm-random2'], 'below'),
  },
  'normalised-positive': {
    figures: [21],
    run: 'base',
    trials: correlated('normalised', PAPER_SYSTEMS, 'above'),
  },
  'normalised-burstein-over-bbp': {
    figures: [21],
    run: 'base',
    trials: compared('normalised', 'mwm-burstein', 'dutch-2017', 'above'),
  },
  'strength-random-over-monrad': {
    figures: [],
    run: 'base',
    trials: compared('strength', 'mwm-random', 'mwm-monrad', 'above'),
  },
  'strength-dutch-over-random': {
    figures: [],
    run: 'base',
    trials: compared('strength', 'mwm-dutch', 'mwm-random', 'above'),
  },
  'floats-burstein-under-bbp-sizes': {
    figures: [24],
    run: 'rounds-32',
    trials: inSizes(['floats@3', 'floats@5', 'floats@7', 'floats'], 'below'),
  },
  'colours-bbp-under-early': {
    figures: [25],
    run: 'rounds-32',
    trials: inSizes(['colours@2', 'colours@4'], 'above'),
  },
  'colours-bbp-not-under-late': {
    figures: [25],
    run: 'rounds-32',
    // An advantage that has vanished leaves no more than the tolerance.
    trials: (tally, runs) =>
      inSizes(['colours@6', 'colours@8'], 'below')(tally, runs).map((trial) => ({
        ...trial,
        least: -trial.tolerance!,
      })),
  },
  'strict-same-quality': { figures: [26], run: 'strict', trials: strict('tau', 'equal', EQUAL_WITHIN) },
  'strict-more-floats': { figures: [27], run: 'strict', trials: strict('floats', 'above', 0) },
};

const WORST: readonly Verdict[] = ['differs', 'open', 'holds'];

/** Every claim for whose figures there are runs, in the order of the paper. */
export function tryClaims(runs: Runs): ClaimResult[] {
  return CLAIM_IDS.flatMap((id) => {
    const { figures, run, trials } = CLAIMS[id];
    const tally = runs.get(run);
    if (tally === undefined || tally.runs < 2) return [];
    const judged = trials(tally, runs).map((trial) => ({ trial, verdict: verdictOf(trial) }));
    judged.sort(
      (a, b) =>
        WORST.indexOf(a.verdict) - WORST.indexOf(b.verdict) || closeness(a.trial) - closeness(b.trial),
    );
    const [decisive] = judged;
    if (decisive === undefined) return [];
    const { verdict, trial } = decisive;
    return [{ id, figures, decisive: trial.difference, verdict, runs: tally.runs }];
  });
}
