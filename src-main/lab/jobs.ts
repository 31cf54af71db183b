/** What the laboratory's threads can be asked. Plain data. */
import type { Experiment, SecondRound, SeedRange, Shard } from '../../src-engine/index.ts';

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
}
