import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { YEARS } from '../../test/oracle/player-facts.ts';
import {
  pairingTaskOf,
  systemOf,
  writeTrf,
  type PairingTask,
  type Tournament,
} from '../../src-engine/index.ts';
import { corpusFolder, trfFilesIn, withUnpacked } from '../conformance/lib/corpora.ts';
import { playedField, type FieldOptions } from './lib/fields.ts';
import { HOSTILE_CASES } from './lib/hostile.ts';
import { costOf, isBuilt, type Cost } from './lib/program.ts';
import { pairDutch } from '../../test/oracle/editions.ts';

export const ABOUT = 'Dutch 2026, CPU seconds and peak memory; fields played by the engine, seed 1';

interface Case {
  readonly name: string;
  readonly field: FieldOptions;
  /** CPU seconds to be reached, process start and file included. */
  readonly goal?: number;
}

const swiss = (players: number, goal?: number): Case => ({
  name: `${players} players, round 9 of 9`,
  field: { players, played: 8, rounds: 9, seed: 1, draws: 0.3 },
  ...(goal === undefined ? {} : { goal }),
});

const PAIRED: readonly Case[] = [
  swiss(20),
  swiss(100),
  swiss(200, 0.07),
  swiss(500, 0.085),
  swiss(1000, 0.11),
  swiss(2000, 0.16),
  swiss(9999, 0.4),
  drawn(500),
  drawn(2000, 0.25),
  { name: '300 players, round 21', field: { players: 300, played: 20, rounds: 21, seed: 1, draws: 0.3 } },
  { name: '40 players, round 31', field: { players: 40, played: 30, rounds: 31, seed: 1, draws: 0.3 } },
];

function drawn(players: number, goal?: number): Case {
  const field = { players, played: 1, rounds: 9, seed: 1, draws: 1 };
  return {
    name: `${players} players, round 2 after draws only`,
    field,
    ...(goal === undefined ? {} : { goal }),
  };
}

const CHECKED: readonly Case[] = [20, 100, 200, 500, 1000, 2000].map((players) => ({
  name: `${players} players, all nine rounds checked`,
  field: { players, played: 9, rounds: 9, seed: 1, draws: 0.3 },
  ...(players === 500 ? { goal: 0.2 } : {}),
}));

/** Seconds for every round of 9,999 players. */
const EVERY_ROUND_GOAL = 0.4;
/** Megabytes that no pairing may need. */
const MEMORY_GOAL = 150;
/** Seconds for the recorded tournaments, and how `check` ends where it finds the differences that are explained. */
const RECORDED_GOAL = 10;
const DIFFERS = 1;
/** Seconds for each hostile round of 2,000 players. */
const HOSTILE_GOAL = 5;
/** Seconds for a round of 2,000 players of which every bracket is solved with everybody below it. */
const WHOLE_FIELD_GOAL = 20;
/** Seconds for 2,000 players in a process that has paired before. */
const WARM_GOAL = 0.02;
/** Exponent of the pairing's growth. */
const GROWTH_GOAL = 1.5;

const PARTS = {
  files: runFiles,
  rounds: runRounds,
  recorded: runRecorded,
  warm: runWarm,
  hostile: runHostile,
  'whole-field': runWholeField,
};

/** Without arguments all tables; the name of one of {@link PARTS} for that one. */
export async function run([only]: string[] = []): Promise<number> {
  let missed = 0;
  for (const [name, part] of Object.entries(PARTS)) {
    if (only === undefined || only === name) missed += await part();
  }
  return missed;
}

/** Calls back with the name of a file to be written, and with 0 as the answer where the program is not built. */
async function withProgram(use: (file: string) => number | Promise<number>): Promise<number> {
  if (!isBuilt()) {
    console.log('skipped: the command line is not built (npm run build)');
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return await use(join(folder, 'field.trf'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runFiles(): Promise<number> {
  return withProgram((file) => {
    let missed = 0;
    const measure = (cases: readonly Case[], argsOf: (tournament: Tournament) => string[]): void => {
      for (const { name, field, goal } of cases) {
        const tournament = playedField(field);
        writeFileSync(file, writeTrf(tournament, 'trf26'));
        missed += printCost(name, costOf(argsOf(tournament)), goal);
      }
    };
    measure(PAIRED, ({ rounds }) => ['pair', file, '--round', String(rounds.length + 1)]);
    measure(CHECKED, () => ['check', file]);
    return missed;
  });
}

/** Every round of one large tournament. */
function runRounds(): Promise<number> {
  return withProgram((file) => {
    writeFileSync(file, writeTrf(playedField(swiss(9999).field), 'trf26'));
    let missed = 0;
    for (let round = 1; round <= 9; round++) {
      const cost = costOf(['pair', file, '--round', String(round)]);
      missed += printCost(`9999 players, round ${round} of a file with eight`, cost, EVERY_ROUND_GOAL);
    }
    return missed;
  });
}

/** The generated tournaments that other engines paired, each archive in one process. */
function runRecorded(): Promise<number> {
  const folder = corpusFolder('dutch-oracle');
  if (folder === null) return Promise.resolve(0);
  return withProgram(async () => {
    let seconds = 0;
    let files = 0;
    for (const edition of YEARS) {
      await withUnpacked(join(folder, `dutch-${edition}.tar.xz`), (unpacked) => {
        const found = trfFilesIn(unpacked);
        const args = ['check', ...found, '--system', `dutch-${edition}`];
        seconds += costOf(args, { repeats: 1, exits: [0, DIFFERS] }).seconds;
        files += found.length;
      });
    }
    return print(`${files} recorded tournaments checked`, seconds, RECORDED_GOAL);
  });
}

function runWarm(): number {
  let missed = 0;
  const sizes = [200, 500, 1000, 2000, 8000];
  const times = sizes.map((players) => {
    const tournament = playedField(swiss(players).field);
    const seconds = median(
      Array.from({ length: 15 }, () =>
        cpuSeconds(() => {
          const task = pairingTaskOf(tournament, 9);
          if (task.ok) pair(task.value);
        }),
      ),
    );
    const goal = players === 2000 ? WARM_GOAL : undefined;
    missed += print(`${players} players in a warm process`, seconds, goal);
    return seconds;
  });
  const exponent = growthOf(sizes, times);
  const verdict = exponent > GROWTH_GOAL ? '  missed' : '';
  console.log(`growth with the players: n^${exponent.toFixed(2)}, goal n^${GROWTH_GOAL}${verdict}`);
  return missed + (exponent > GROWTH_GOAL ? 1 : 0);
}

/** Slope of the straight line that fits the logarithms best. */
function growthOf(sizes: readonly number[], times: readonly number[]): number {
  const xs = sizes.map(Math.log);
  const ys = times.map(Math.log);
  const meanOf = (list: readonly number[]): number =>
    list.reduce((sum, value) => sum + value, 0) / list.length;
  const [x, y] = [meanOf(xs), meanOf(ys)];
  const covariance = meanOf(xs.map((each, i) => (each - x) * (ys[i]! - y)));
  return covariance / meanOf(xs.map((each) => (each - x) ** 2));
}

function runHostile(): number {
  let missed = 0;
  for (const players of [500, 1000, 2000]) {
    for (const { name, taskOf } of HOSTILE_CASES) {
      const task = taskOf(players);
      const seconds = cpuSeconds(() => pair(task));
      missed += print(`${players} players, ${name}`, seconds, players === 2000 ? HOSTILE_GOAL : undefined);
    }
  }
  return missed;
}

/**
 * Every bracket as one matching problem with everybody below it, which play hardly ever asks for. With an odd number of
 * players, and after many rounds, odd sets of up to all players carry dual value in nearly all of them.
 */
function runWholeField(): number {
  let missed = 0;
  for (const [players, played] of [
    [2000, 8],
    [2001, 8],
    [2001, 20],
  ] as const) {
    const tournament = playedField({ players, played, rounds: played + 1, seed: 1, draws: 0.3 });
    const task = pairingTaskOf(tournament, played + 1);
    if (!task.ok) throw new Error(task.failure.code);
    const seconds = cpuSeconds(() => pairDutch('2026', task.value, {}, { route: 'whole-field' }));
    missed += print(
      `${players} players, round ${played + 1}, whole field for each bracket`,
      seconds,
      WHOLE_FIELD_GOAL,
    );
  }
  return missed;
}

function pair(task: PairingTask): void {
  const pairing = systemOf('dutch-2026')!.pair(task);
  if (!pairing.ok) throw new Error(pairing.failure.code);
}

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}

/** Prints what a process took; the number of goals that were missed. */
function printCost(name: string, { seconds, megabytes }: Cost, goal?: number): number {
  const tooMuch = megabytes > MEMORY_GOAL;
  const memory = `${Math.round(megabytes)} MB${tooMuch ? '!' : ''}`;
  return print(name, seconds, goal, memory) + (tooMuch ? 1 : 0);
}

/** 1 when the goal was missed. */
function print(name: string, seconds: number, goal?: number, rest = ''): number {
  const against = goal === undefined ? '' : `goal ${goal.toFixed(3)}${seconds > goal ? '  missed' : ''}`;
  console.log(`${name.padEnd(52)}${seconds.toFixed(3).padStart(8)}  ${rest.padEnd(8)}${against}`.trimEnd());
  return goal !== undefined && seconds > goal ? 1 : 0;
}
