/** Tallies that are written down value by value, where a sample would have to be played. */
import type { Experiment } from '../../src-engine/lab/experiment.ts';
import { Tally } from '../../src-engine/lab/tally.ts';

/** Values of measures by contestant, as whole numbers before they are divided by their scale. */
export type Written = (contestant: number, key: string, run: number) => number;

/** A tally of so many runs, seeds from 1. */
export function writtenTally(experiment: Experiment, runs: number, valueOf: Written): Tally {
  const tally = new Tally(experiment);
  for (let run = 0; run < runs; run++) {
    tally.add(
      run + 1,
      experiment.contestants.map((_, contestant) =>
        tally.measures.map(({ key }) => valueOf(contestant, key, run)),
      ),
    );
  }
  return tally;
}
