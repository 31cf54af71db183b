/** The jobs themselves. Runs in the worker; tests may call it directly. */
import { Observer, playRest, secondRounds, shardOf, Tally } from '../../src-engine/index.ts';
import type { JobMessage, Progress, ValueOf } from '../threads/jobs.ts';
import type { Jobs } from './jobs.ts';

/** Does one job. */
export function perform(job: JobMessage<Jobs>, progress: Progress): ValueOf<Jobs, keyof Jobs> {
  switch (job.name) {
    case 'run':
      return runSeeds(job.args, progress);
    case 'firstRound':
      return secondRounds(job.args.experiment, job.args.seed, job.args.replays);
    case 'rest':
      return playRest(job.args.tournament, job.args.results, job.args.seeds);
  }
}

/** At least one seed is run. */
export function runSeeds(
  { experiment, seeds, milliseconds }: Jobs['run']['args'],
  progress: Progress,
): Jobs['run']['value'] {
  const [first, last] = seeds;
  const end = performance.now() + milliseconds;
  const observer = new Observer(experiment);
  const tally = new Tally(experiment);
  for (let seed = first; seed <= last; seed++) {
    tally.add(seed, observer.observe(seed));
    progress(seed - first + 1, last - first + 1);
    if (performance.now() > end) break;
  }
  return shardOf(tally);
}
