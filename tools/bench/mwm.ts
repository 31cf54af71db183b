import { parseArgs } from 'node:util';
import {
  BLANK_TOURNAMENT,
  blankPlayer,
  pairingTaskOf,
  systemOf,
  type Pairing,
  type PairingSystem,
  type PairingTask,
  type Tournament,
} from '../../src-engine/index.ts';
import { randomOf, type Random } from './random.ts';

export const ABOUT =
  'weighted matching, CPU time of a round in tournaments of 7 rounds that it plays itself (--players N --tournaments N)';

const MANNERS = ['dutch', 'burstein', 'monrad', 'random', 'random2'];

/** Milliseconds of a round: the mean for small fields, the longest for others. */
const GOALS: Readonly<Record<number, number>> = { 32: 0.2, 500: 600, 1000: 3000 };

/** Small fields are timed all together, because taking the time would take as long as pairing. */
const SMALL = 100;

/** Passes over the rounds of small fields, of which the fastest counts: the first ones run while code is compiled. */
const PASSES = 6;

/** The round after one in which every game was drawn: players, and the goal in milliseconds. */
const ALL_DRAWN = { players: 2000, goal: 2000 };

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { players: { type: 'string' }, tournaments: { type: 'string' } },
  });
  const sizes = values.players === undefined ? [32, 500, 1000] : [Number(values.players)];
  let missed = 0;
  for (const players of sizes) {
    const tournaments = Number(values.tournaments ?? (players < SMALL ? 300 : 1));
    for (const manner of MANNERS) {
      const system = systemOf(`mwm-${manner}`)!;
      const tasks: PairingTask[] = [];
      for (let seed = 1; seed <= tournaments; seed++) tasks.push(...tasksOf(system, players, seed));
      const { mean, longest } = players < SMALL ? timeTogether(system, tasks) : timeEach(system, tasks);
      const figure = players < SMALL ? mean : longest;
      const isMissed = figure > (GOALS[players] ?? Infinity);
      if (isMissed) missed++;
      console.log(
        `  ${String(players).padStart(5)} players  ${system.id.padEnd(14)} mean ${mean.toFixed(3)} ms` +
          `${players < SMALL ? '' : `, longest ${longest.toFixed(0)} ms`} (${tasks.length} rounds)${isMissed ? '  goal missed' : ''}`,
      );
    }
  }
  return values.players === undefined ? missed + allDrawn() : missed;
}

/** Goals missed by the round after an all-drawn one. */
function allDrawn(): number {
  const { players, goal } = ALL_DRAWN;
  let missed = 0;
  for (const manner of MANNERS) {
    const system = systemOf(`mwm-${manner}`)!;
    const field = fieldOf(randomOf(1), players, 1);
    const first = taskOf(field, 1);
    const drawn = withRound(() => 0, first, field, pairingOf(system, first));
    const second = taskOf(drawn, 2);
    const time = milliseconds(() => system.pair(second));
    const isMissed = time > goal;
    if (isMissed) missed++;
    console.log(
      `  ${String(players).padStart(5)} players  ${system.id.padEnd(14)} ${time.toFixed(0)} ms after an all-drawn round${isMissed ? '  goal missed' : ''}`,
    );
  }
  return missed;
}

function timeTogether(
  system: PairingSystem,
  tasks: readonly PairingTask[],
): { mean: number; longest: number } {
  const pass = (): number => milliseconds(() => tasks.forEach((task) => system.pair(task)));
  const mean = Math.min(...Array.from({ length: PASSES }, pass)) / tasks.length;
  return { mean, longest: mean };
}

function timeEach(system: PairingSystem, tasks: readonly PairingTask[]): { mean: number; longest: number } {
  const times = tasks.map((task) => milliseconds(() => system.pair(task)));
  return { mean: times.reduce((sum, time) => sum + time, 0) / times.length, longest: Math.max(...times) };
}

function milliseconds(act: () => void): number {
  const start = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The tasks of a tournament; playing it warms the compiler up. */
function tasksOf(system: PairingSystem, players: number, seed: number): PairingTask[] {
  const random = randomOf(seed);
  const tasks: PairingTask[] = [];
  let tournament = fieldOf(random, players, seed);
  for (let round = 1; round <= tournament.rules.rounds; round++) {
    const task = taskOf(tournament, round);
    tasks.push(task);
    tournament = withRound(random, task, tournament, pairingOf(system, task));
  }
  return tasks;
}

function taskOf(tournament: Tournament, round: number): PairingTask {
  const task = pairingTaskOf(tournament, round);
  if (!task.ok) throw new Error(task.failure.code);
  return task.value;
}

function pairingOf(system: PairingSystem, task: PairingTask): Pairing {
  const paired = system.pair(task);
  if (!paired.ok) throw new Error(paired.failure.code);
  return paired.value;
}

function fieldOf(random: Random, players: number, seed: number): Tournament {
  const ratings = Array.from({ length: players }, () => Math.round(1400 + 800 * random())).sort(
    (a, b) => b - a,
  );
  return {
    ...BLANK_TOURNAMENT,
    rules: { ...BLANK_TOURNAMENT.rules, rounds: 7, lotSeed: seed },
    players: ratings.map((rating, i) => ({
      ...blankPlayer(i + 1, `Player${i + 1}, Bench`),
      tpn: i + 1,
      rating,
    })),
  };
}

/** Results by the expectation of the ratings, three in ten drawn. */
function withRound(
  random: Random,
  { field }: PairingTask,
  tournament: Tournament,
  { pairs, bye }: Pairing,
): Tournament {
  const boards = pairs.map(({ white, black }) => {
    const expectation = 1 / (1 + 10 ** ((field.get(black)!.rating - field.get(white)!.rating) / 400));
    const isDrawn = random() < 0.3;
    const result = isDrawn ? 'draw' : random() < expectation ? 'white-wins' : 'black-wins';
    return { white, black, result, ratedAs: null } as const;
  });
  const unpaired = bye === null ? [] : [{ player: bye, kind: 'pab' as const }];
  const round = {
    stage: 'published',
    boards,
    unpaired,
    version: 1,
    publishedAt: '',
    handMade: false,
  } as const;
  return { ...tournament, rounds: [...tournament.rounds, { ...round, system: tournament.rules.system }] };
}
