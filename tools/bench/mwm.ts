/**
 * `npx node tools/bench/mwm.ts [--players N] [--tournaments N] [--rounds N]`: processor time of one round of the matching-based
 * engine, averaged over tournaments that it plays itself; by number of players and pairing system.
 */
import { parseArgs } from 'node:util';
import {
  BLANK_TOURNAMENT,
  blankPlayer,
  pairingTaskOf,
  systemOf,
  type PairingTask,
  type Tournament,
} from '../../src-engine/index.ts';
import { randomOf, type Random } from './random.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string' },
    tournaments: { type: 'string' },
    rounds: { type: 'string', default: '7' },
  },
});

const MANNERS = ['dutch', 'burstein', 'monrad', 'random', 'random2'];
const sizes = values.players === undefined ? [32, 500, 1000] : [Number(values.players)];

for (const players of sizes) {
  const tournaments = Number(values.tournaments ?? (players < 100 ? 60 : 1));
  for (const manner of MANNERS) {
    // The first tournaments warm the compiler up and do not count.
    if (players < 100) measure(manner, players, 20, 1000);
    const times = measure(manner, players, tournaments, 1);
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    console.log(
      `${String(players).padStart(5)} players, mwm-${manner.padEnd(9)} ${mean.toFixed(3)} ms a round, longest ${Math.max(...times).toFixed(3)} ms (${times.length} rounds)`,
    );
  }
}

function measure(manner: string, players: number, tournaments: number, firstSeed: number): number[] {
  const times: number[] = [];
  for (let seed = firstSeed; seed < firstSeed + tournaments; seed++) play(manner, players, seed, times);
  return times;
}

function play(manner: string, players: number, seed: number, times: number[]): void {
  const random = randomOf(seed);
  const system = systemOf(`mwm-${manner}`)!;
  let tournament = fieldOf(random, players, seed);
  for (let round = 1; round <= tournament.rules.rounds; round++) {
    const task = pairingTaskOf(tournament, round);
    if (!task.ok) throw new Error(task.failure.code);
    const start = process.cpuUsage();
    const paired = system.pair(task.value);
    const { user, system: kernel } = process.cpuUsage(start);
    times.push((user + kernel) / 1000);
    if (!paired.ok) throw new Error(paired.failure.code);
    tournament = played(random, task.value, tournament, paired.value);
  }
}

function fieldOf(random: Random, players: number, seed: number): Tournament {
  const ratings = Array.from({ length: players }, () => Math.round(1400 + 800 * random())).sort(
    (a, b) => b - a,
  );
  return {
    ...BLANK_TOURNAMENT,
    rules: { ...BLANK_TOURNAMENT.rules, rounds: Number(values.rounds), lotSeed: seed },
    players: ratings.map((rating, i) => ({
      ...blankPlayer(i + 1, `Player${i + 1}, Bench`),
      tpn: i + 1,
      rating,
    })),
  };
}

function played(
  random: Random,
  { field }: PairingTask,
  tournament: Tournament,
  { pairs, bye }: { pairs: readonly { white: number; black: number }[]; bye: number | null },
): Tournament {
  const boards = pairs.map(({ white, black }) => {
    const expectation = 1 / (1 + 10 ** ((field.get(black)!.rating - field.get(white)!.rating) / 400));
    const drawn = random() < 0.3;
    const result = drawn ? 'draw' : random() < expectation ? 'white-wins' : 'black-wins';
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
