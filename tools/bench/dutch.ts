import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  pairingTaskOf,
  systemOf,
  writeTrf,
  type PairingTask,
  type Tournament,
} from '../../src-engine/index.ts';
import { playedField, type FieldOptions } from './lib/fields.ts';
import { HOSTILE_CASES } from './lib/hostile.ts';
import { costOf, isBuilt } from './lib/program.ts';

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
  swiss(200, 0.1),
  swiss(500, 0.12),
  swiss(1000, 0.15),
  swiss(2000, 0.25),
  swiss(8000, 0.5),
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

const CHECKED: readonly Case[] = [20, 100, 200, 500, 1000].map((players) => ({
  name: `${players} players, all nine rounds checked`,
  field: { players, played: 9, rounds: 9, seed: 1, draws: 0.3 },
  ...(players === 500 ? { goal: 0.4 } : {}),
}));

/** Seconds for each hostile round of 2,000 players. */
const HOSTILE_GOAL = 5;
/** Seconds for 2,000 players in a process that has paired before. */
const WARM_GOAL = 0.02;

/** Without arguments all tables; `files`, `warm` or `hostile` for one. */
export function run([only]: string[] = []): Promise<number> {
  const wanted = (name: string): boolean => only === undefined || only === name;
  let missed = 0;
  if (wanted('files')) missed += runFiles();
  if (wanted('warm')) missed += runWarm();
  if (wanted('hostile')) missed += runHostile();
  return Promise.resolve(missed);
}

function runFiles(): number {
  if (!isBuilt()) {
    console.log('skipped: the command line is not built (npm run build)');
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  let missed = 0;
  const measure = (
    cases: readonly Case[],
    argsOf: (file: string, tournament: Tournament) => string[],
  ): void => {
    for (const { name, field, goal } of cases) {
      const tournament = playedField(field);
      const file = join(folder, 'field.trf');
      writeFileSync(file, writeTrf(tournament, 'trf26'));
      const { seconds, megabytes } = costOf(argsOf(file, tournament));
      missed += print(name, seconds, goal, `${Math.round(megabytes)} MB`);
    }
  };
  try {
    measure(PAIRED, (file, { rounds }) => ['pair', file, '--round', String(rounds.length + 1)]);
    measure(CHECKED, (file) => ['check', file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return missed;
}

function runWarm(): number {
  let missed = 0;
  for (const players of [200, 500, 1000, 2000, 8000]) {
    const tournament = playedField(swiss(players).field);
    const seconds = median(
      Array.from({ length: 15 }, () =>
        cpuSeconds(() => {
          const task = pairingTaskOf(tournament, 9);
          if (task.ok) pair(task.value);
        }),
      ),
    );
    missed += print(
      `${players} players in a warm process`,
      seconds,
      players === 2000 ? WARM_GOAL : undefined,
    );
  }
  return missed;
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

/** 1 when the goal was missed. */
function print(name: string, seconds: number, goal?: number, rest = ''): number {
  const against = goal === undefined ? '' : `goal ${goal.toFixed(3)}${seconds > goal ? '  missed' : ''}`;
  console.log(`${name.padEnd(52)}${seconds.toFixed(3).padStart(8)}  ${rest.padEnd(8)}${against}`.trimEnd());
  return goal !== undefined && seconds > goal ? 1 : 0;
}
