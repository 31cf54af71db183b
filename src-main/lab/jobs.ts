/** What the laboratory's threads can be asked. Plain data. */
import type {
  Experiment,
  Outcome,
  PlayFailure,
  RestCounts,
  ResultModel,
  SecondRound,
  SeedRange,
  Shard,
  Tournament,
} from '../../src-engine/index.ts';
import type { ThreadLimits } from '../threads/workers.ts';

/** A tournament makes 1.5 MB that nobody keeps: looked through half as often as usual, it takes a twentieth less time. */
export const LAB_LIMITS: ThreadLimits = { youngMegabytes: 96 };

/** What the threads of the laboratory can do. Every job depends on its arguments alone, seeds among them. */
export interface Jobs {
  /** Runs seeds of the range until it ends or the time is over; the shard tells how far it came. */
  run: {
    args: { experiment: Experiment; seeds: SeedRange; milliseconds: number };
    value: Shard;
  };
  /** Plays one first round again and again (figure 20 of the paper). */
  firstRound: {
    args: { experiment: Experiment; seed: number; replays: number };
    value: readonly SecondRound[];
  };
  /** Plays the rest of a running event, once for each seed. */
  rest: {
    args: { tournament: Tournament; results: ResultModel; seeds: SeedRange };
    value: Outcome<RestCounts, PlayFailure>;
  };
}
