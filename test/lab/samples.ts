/** Small experiments for the tests of the laboratory. */
import { plainContestant } from '../../src-engine/lab/contestant.ts';
import { PAPER_TIE_BREAKS, type Experiment } from '../../src-engine/lab/experiment.ts';
import { Observer } from '../../src-engine/lab/observe.ts';
import { Tally } from '../../src-engine/lab/tally.ts';

/** The paper's field in small: 16 players, 5 rounds, three systems. */
export const SMALL: Experiment = {
  name: 'Small',
  contestants: ['mwm-burstein', 'dutch-2026', 'mwm-monrad'].map(plainContestant),
  field: {
    kind: 'strengths',
    players: 16,
    strengths: { kind: 'uniform', low: 1400, high: 2200 },
    ratings: 'drawn',
  },
  rounds: 5,
  results: { kind: 'milvang-2016' },
  tieBreaks: PAPER_TIE_BREAKS,
  everyRound: false,
  normalised: false,
};

/** The runs of the seeds from `first` to `last`. */
export function tallied(experiment: Experiment, first: number, last: number): Tally {
  const observer = new Observer(experiment);
  const tally = new Tally(experiment);
  for (let seed = first; seed <= last; seed++) tally.add(seed, observer.observe(seed));
  return tally;
}
