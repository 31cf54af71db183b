/** Runs an experiment on several threads, and tells now and then what is done. */
import {
  missingSeeds,
  Tally,
  tallyOf,
  type Experiment,
  type SeedRange,
  type Shard,
} from '../../src-engine/index.ts';
import type { Running } from '../threads/workers.ts';
import type { Jobs } from './jobs.ts';

/** Starts a job on a thread of its own. */
export type StartJob = (args: Jobs['run']['args']) => Running<Shard>;

interface RunOptions {
  readonly experiment: Experiment;
  readonly seeds: SeedRange;
  /** Threads at work at the same time. */
  readonly threads: number;
  readonly start: StartJob;
  /** What was done before; it grows. */
  readonly tally?: Tally;
  /** After every piece of work, with all that is done so far. */
  readonly onPiece?: (tally: Tally) => void | Promise<void>;
}

export interface LabRun {
  /** All that was done, when everything is done or the run was stopped. Rejects for a bug in a thread. */
  readonly done: Promise<Tally>;
  /** Ends the threads at once; pieces that are not finished are lost. */
  readonly stop: () => void;
}

/** A piece of work takes about this long, so that stopping loses no more. */
const PIECE_MS = 500;

/** Most seeds in one piece. */
const PIECE_SEEDS = 500;

/** Runs the seeds that the tally does not have yet. The answer does not depend on threads or pieces. */
export function runExperiment({
  experiment,
  seeds,
  threads,
  start,
  tally: given,
  onPiece,
}: RunOptions): LabRun {
  const tally = given ?? new Tally(experiment);
  const waiting = missingSeeds(seeds, tally.seeds);
  const running = new Set<Running<Shard>>();
  let stopped = false;

  const next = (): SeedRange | undefined => {
    const range = waiting.shift();
    if (range === undefined) return undefined;
    const last = Math.min(range[1], range[0] + PIECE_SEEDS - 1);
    if (last < range[1]) waiting.unshift([last + 1, range[1]]);
    return [range[0], last];
  };
  const work = async (): Promise<void> => {
    for (let range = next(); range !== undefined && !stopped; range = next()) {
      const job = start({ experiment, seeds: range, milliseconds: PIECE_MS });
      running.add(job);
      const shard = await job.value.finally(() => running.delete(job));
      if (shard === null) return;
      const done = tallyOf(shard);
      tally.merge(done);
      waiting.unshift(...missingSeeds(range, done.seeds));
      await onPiece?.(tally);
    }
  };
  const stop = (): void => {
    stopped = true;
    for (const job of running) job.cancel();
  };
  const crew = Array.from({ length: Math.max(1, threads) }, () => work());
  return {
    done: Promise.all(crew)
      .then(() => tally)
      .finally(stop),
    stop,
  };
}
