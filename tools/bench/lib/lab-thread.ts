/** What `bench -- lab` measures, in a thread with the limits of the laboratory's own. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { Observer, plainContestant, paperRuns, Tally, type Experiment } from '../../../src-engine/index.ts';

/** What the thread says: a line as it is found, or how many goals were missed in the end. */
export type Said = string | number;

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
  { experiment: PAPER, tournaments: 600_000, minutes: 10, seeds: 1500 },
  { experiment: OPEN, tournaments: 6000, minutes: 2, seeds: 8 },
] as const;

const CORES = 2;
const MEGABYTE = 2 ** 20;

/** The heap may not grow by more than this over the seeds, megabytes. */
const MOST_GROWTH = 2;

/** Goals missed. `chosen`: seeds of each run, null for the usual ones. */
function measure(chosen: number | null, say: (line: string) => void): number {
  let missed = 0;
  for (const { experiment, tournaments, minutes, seeds: usual } of GOALS) {
    const seeds = chosen ?? usual;
    const observer = new Observer(experiment);
    const tally = new Tally(experiment);
    const play = (first: number, last: number): void => {
      for (let seed = first; seed <= last; seed++) tally.add(seed, observer.observe(seed));
    };
    // Compiled code is measured, as in a run of hours: the first seeds take three times as long as those after a hundred.
    const warm = Math.ceil(seeds / 2);
    play(1, warm);
    const start = process.cpuUsage();
    const first = warm + 1;
    play(first, first + seeds - 1);
    const { user, system } = process.cpuUsage(start);
    const each = (user + system) / 1000 / seeds / experiment.contestants.length;
    const needed = (each * tournaments) / 1000 / 60 / CORES;
    if (needed > minutes) missed++;
    say(
      `  ${experiment.name}: ${each.toFixed(2)} ms a tournament; ${tournaments} take ${needed.toFixed(1)} minutes on ${CORES} cores, goal ${minutes}${needed > minutes ? '  goal missed' : ''}`,
    );
    const growth = heapGrowth(play, first + seeds, seeds);
    if (growth > MOST_GROWTH) missed++;
    say(
      `  ${experiment.name}: heap grows by ${growth.toFixed(1)} MB over ${seeds} more seeds${growth > MOST_GROWTH ? '  goal missed' : ''}`,
    );
  }
  return missed;
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

const port = parentPort!;
const missed = measure(workerData as number | null, (line) => port.postMessage(line satisfies Said));
port.postMessage(missed satisfies Said);
