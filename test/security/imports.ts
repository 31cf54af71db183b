/** Opens hostile files in the whole program, while somebody enters results. */
import { afterAll, beforeAll, expect } from 'vitest';
import type { Refusal } from '../../src-main/ipc/contract.ts';
import { newTournament, pairAndPublish } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';
import type { HostileFile } from './hostile-file.ts';

const MOST_SECONDS = 3;
const MOST_TRIES = 3;
const MOST_BYTES = 300_000_000;
const SAMPLE_MILLISECONDS = 10;

export interface Trial {
  readonly code: string;
  readonly sentence: string;
  readonly seconds: number;
  /**
   * Processor time of the threads that read the file: a machine that does other things at the same time takes longer, and
   * then more results are entered meanwhile, which is the work of the main thread.
   */
  readonly cpuSeconds: number;
  /** Memory of the process at its highest, over what it was before. */
  readonly bytes: number;
  /** Results stored meanwhile. */
  readonly results: number;
}

/** A program with a round in play. Call it once in a file of tests. */
export function programInPlay(): () => Program {
  let program: Program;
  beforeAll(async () => {
    program = new Program();
    await newTournament(program, 6);
    await pairAndPublish(program, 1);
  });
  afterAll(() => program.close());
  return () => program;
}

const RESULTS = ['white-wins', 'draw', 'black-wins'] as const;

/** Enters results as long as `isGoing`; the answer is how many were stored. */
async function enterResults(program: Program, isGoing: () => boolean): Promise<number> {
  let stored = 0;
  while (isGoing()) {
    const result = RESULTS[stored % 3]!;
    await program.confirm('results.enter', { round: 1, board: 1 + (stored % 3), result, confirmed: 0 });
    stored++;
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MILLISECONDS));
  }
  return stored;
}

/**
 * Opens a file; once or twice more where it took too long. A file that is costly is so each time, while other threads of the
 * process, those that copy the results to other media or compile code, count only sometimes, and more on a busy machine.
 */
export async function openHostile(program: Program, file: HostileFile, number: number): Promise<Trial> {
  let trial = await openOnce(program, file, number);
  for (let tries = 1; tries < MOST_TRIES && trial.cpuSeconds >= MOST_SECONDS; tries++)
    trial = await openOnce(program, file, number);
  return trial;
}

async function openOnce(program: Program, file: HostileFile, number: number): Promise<Trial> {
  const path = program.path(`hostile-${number}.${file.ending}`);
  file.make(path);
  const before = process.memoryUsage().rss;
  let highest = before;
  const sampler = setInterval(
    () => (highest = Math.max(highest, process.memoryUsage().rss)),
    SAMPLE_MILLISECONDS,
  );
  const started = performance.now();
  const cpu = [process.cpuUsage(), process.threadCpuUsage()] as const;
  let isOpen = true;
  const entering = enterResults(program, () => isOpen);
  const reply =
    file.ending === 'trf'
      ? await program.command('tournament.open', { file: path })
      : await program.command('players.readTable', { file: path, reading: null });
  const seconds = (performance.now() - started) / 1000;
  const [all, main] = [process.cpuUsage(cpu[0]), process.threadCpuUsage(cpu[1])].map(
    ({ user, system }) => user + system,
  );
  isOpen = false;
  clearInterval(sampler);
  const results = await entering;
  const refusal = !reply.ok && 'refusal' in reply ? (reply.refusal satisfies Refusal) : null;
  return {
    code: refusal?.code ?? 'read',
    sentence: refusal?.message ?? '',
    seconds,
    cpuSeconds: (all! - main!) / 1e6,
    bytes: highest - before,
    results,
  };
}

/** What must hold for every hostile file. */
export function expectHarmless(file: HostileFile, trial: Trial): void {
  expect(trial.code).toBe(file.expected);
  if (trial.code !== 'read') expect(trial.sentence).toMatch(/^[A-Z/].*\.$/s);
  expect(trial.cpuSeconds).toBeLessThan(MOST_SECONDS);
  expect(trial.bytes).toBeLessThan(MOST_BYTES);
  // However busy the machine is: somebody who waits can enter results.
  expect(trial.results).toBeGreaterThanOrEqual(Math.max(1, Math.floor(trial.seconds)));
}
