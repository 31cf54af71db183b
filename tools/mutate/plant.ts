/** Plants the faults of some windows one at a time, by StrykerJS, and lets tests meet them. */
import { Stryker } from '@stryker-mutator/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addKinds } from './kinds.ts';
import { withScratch } from './scratch.ts';
import type { Fault } from './store.ts';
import type { Window } from './windows.ts';

type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** The tests are red before any fault is planted: nothing can be said about faults. */
export class RedStart extends Error {}

/** By a test that fails, or only by a limit of time that passed. */
type Noticed = 'by a test' | 'by time' | 'not';

/** Words are judged by other tests, and by eyes. */
const EXCLUDED = ['StringLiteral'];

function originalOf({ fileName, location: { start, end } }: Result): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

/** A machine that had other things to do may be the reason: no test said that anything is wrong. */
function isByTime({ status, statusReason = '' }: Result): boolean {
  if (status === 'Timeout') return !statusReason.startsWith('Hit limit reached');
  return status === 'Killed' && /\btimed out in \d+ms/.test(statusReason);
}

/** Null for what is no fault: it does not compile, or was asked to be left out. */
function faultOf(result: Result): (Omit<Fault, 'fate'> & { readonly noticed: Noticed }) | null {
  const { status, mutatorName, replacement, location } = result;
  const isNoticed = status === 'Killed' || status === 'Timeout' || status === 'RuntimeError';
  if (!isNoticed && status !== 'Survived' && status !== 'NoCoverage') return null;
  const noticed = !isNoticed ? 'not' : isByTime(result) ? 'by time' : 'by a test';
  return {
    file: result.fileName.replaceAll('\\', '/').replace(`${process.cwd().replaceAll('\\', '/')}/`, ''),
    line: location.start.line,
    column: location.start.column,
    endLine: location.end.line,
    endColumn: location.end.column,
    kind: mutatorName,
    original: originalOf(result),
    replacement: replacement ?? '',
    noticed,
  };
}

export type PlantedFault = NonNullable<ReturnType<typeof faultOf>>;

/**
 * Runs the tests against each fault of the windows.
 *
 * @param mutate Windows as `file:from-to`, or places as `file:line:column-line:column`.
 * @param tests Patterns of test files.
 * @throws {RedStart} when the tests fail without a fault.
 */
export async function plant(
  mutate: readonly string[],
  tests: readonly string[],
): Promise<readonly PlantedFault[]> {
  addKinds();
  process.env.MUTATE_TESTS = JSON.stringify(tests);
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'checker.ts')],
    checkers: ['types'],
    // Processes, as in the fast loop: a thread has no umask of its own.
    vitest: { configFile: 'tools/mutate/vitest.config.ts', related: false, pool: 'forks' },
    mutate: [...mutate],
    mutator: { excludedMutations: EXCLUDED },
    ignorePatterns: ['out', 'dist', '.cache', 'coverage'],
    tempDirName: '.cache/stryker',
    reporters: ['progress-append-only'],
    // Names the tests that fail before any fault is planted.
    logLevel: 'error' as never,
    allowConsoleColors: false,
    disableTypeChecks: false,
    concurrency: Number(process.env.MUTATE_WORKERS ?? 1),
    // A fault that makes a loop endless is ended by its count; a busy machine must not pass for one.
    timeoutMS: 90_000,
    dryRunTimeoutMinutes: 15,
  });
  const results = await withScratch(() => stryker.runMutationTest()).catch((error: unknown) => {
    throw new RedStart(error instanceof Error ? error.message : String(error));
  });
  return results.flatMap((result) => faultOf(result) ?? []);
}

export function asRange({ file, from, to }: Window): string {
  return `${file}:${from}-${to}`;
}

/** The place of one fault, in StrykerJS's words; columns are counted from 0 there. */
export function asPlace({ file, line, column, endLine, endColumn }: Omit<PlantedFault, 'noticed'>): string {
  return `${file}:${line}:${column - 1}-${endLine}:${endColumn - 1}`;
}
