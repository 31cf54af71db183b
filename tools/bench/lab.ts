/** Speed of the laboratory: what the paper's figure 2 and an organiser's question take. */
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Observer, plainContestant, paperRuns, Tally, type Experiment } from '../../src-engine/index.ts';

export const ABOUT = 'the laboratory, CPU time of a tournament and memory (--seeds N)';

/** The paper's usual run, without the largest strength difference, which figure 2 does not ask for. */
const PAPER: Experiment = { ...paperRuns(null).get('base')!, normalised: false };

const OPEN: Experiment = {
  ...PAPER,
  name: 'An open of 120 players',
  contestants: ['dutch-2026', 'dubov-2026', 'burstein-2026', 'mwm-burstein', 'mwm-random2', 'mwm-dutch'].map(
    plainContestant,
  ),
  field: { kind: 'ratings', ratings: Array.from({ length: 120 }, (_, index) => 2500 - 9 * index) },
  rounds: 9,
};

/** Tournaments, and minutes in which two cores are to play them. */
const GOALS = [
  { experiment: PAPER, tournaments: 600_000, minutes: 10, seeds: 60 },
  { experiment: OPEN, tournaments: 6000, minutes: 2, seeds: 4 },
] as const;

const CORES = 2;
const MEGABYTE = 2 ** 20;

/** The heap may not grow by more than this over the seeds, megabytes. */
const MOST_GROWTH = 2;

export function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { seeds: { type: 'string' } } });
  let missed = 0;
  for (const { experiment, tournaments, minutes, seeds: usual } of GOALS) {
    const seeds = Number(values.seeds ?? usual);
    const observer = new Observer(experiment);
    const tally = new Tally(experiment);
    const play = (first: number, last: number): void => {
      for (let seed = first; seed <= last; seed++) tally.add(seed, observer.observe(seed));
    };
    // Compiled code is measured, as in a run of hours.
    play(1, Math.ceil(seeds / 4));
    const start = process.cpuUsage();
    const first = Math.ceil(seeds / 4) + 1;
    play(first, first + seeds - 1);
    const { user, system } = process.cpuUsage(start);
    const each = (user + system) / 1000 / seeds / experiment.contestants.length;
    const needed = (each * tournaments) / 1000 / 60 / CORES;
    if (needed > minutes) missed++;
    console.log(
      `  ${experiment.name}: ${each.toFixed(2)} ms a tournament; ${tournaments} take ${needed.toFixed(1)} minutes on ${CORES} cores, goal ${minutes}${needed > minutes ? '  goal missed' : ''}`,
    );
    const growth = heapGrowth(play, first + seeds, seeds);
    if (growth > MOST_GROWTH) missed++;
    console.log(
      `  ${experiment.name}: heap grows by ${growth.toFixed(1)} MB over ${seeds} more seeds${growth > MOST_GROWTH ? '  goal missed' : ''}`,
    );
  }
  return Promise.resolve(missed);
}

/** What a sample leaves on the heap when everything that can be freed is, megabytes. */
function heapGrowth(play: (first: number, last: number) => void, first: number, seeds: number): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const left = (): number => {
    collect();
    return process.memoryUsage().heapUsed / MEGABYTE;
  };
  const before = left();
  play(first, first + seeds - 1);
  return left() - before;
}
