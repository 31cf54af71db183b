/** The gates, which of them are run, and how their outcome is told. */
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Where vitest puts its counts. */
export const REPORTS = join(import.meta.dirname, '../.cache/gates');

export interface Gate {
  readonly name: string;
  readonly says: string;
  /** Command of node_modules/.bin with its words. */
  readonly command: readonly string[];
  /** Project of vitest whose tests are counted one by one. */
  readonly project?: string;
  /** It shows pages in a browser of the Chromium family. */
  readonly needsBrowser?: boolean;
  /** It keeps every core busy by itself, so nothing runs beside it. */
  readonly usesAllCores?: boolean;
  /** It may share the cores with the last of the others: nothing in it hangs on time. */
  readonly beginsEarly?: boolean;
  /** It takes what the last of those that use all cores leaves of them, beside which it runs. */
  readonly givesWay?: boolean;
  /** Gate that has to end first, where it is run at all. */
  readonly after?: string;
}

function vitest(name: string, says: string, project: string): Gate {
  const report = join(REPORTS, `${name}.json`);
  const reporters = [
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const config = ['--root', '.', '--config', 'tools/longest-first.ts'];
  return { name, says, project, command: ['vitest', 'run', ...config, '--project', project, ...reporters] };
}

const usesAllCores = true;
const needsBrowser = true;

/** Those that keep one core busy first, the longest of them at the head: they run side by side. */
export const GATES: readonly Gate[] = [
  {
    name: 'lint',
    says: 'eslint has nothing to say',
    command: ['eslint', '--cache', '--cache-location', '.cache/eslint/', '--max-warnings', '0', '.'],
  },
  { name: 'build', says: 'Everything builds', command: ['node', 'tools/build.ts'] },
  { name: 'engine-types', says: 'The engine is pure TypeScript', command: ['tsc', '-p', 'src-engine'] },
  {
    name: 'types',
    says: 'Main, tests and tools type-check',
    // More threads check types several times over, and other gates have the other cores.
    command: ['tsc', '--singleThreaded', '-p', 'tsconfig.node.json'],
  },
  {
    name: 'svelte',
    says: 'The page and its components type-check',
    command: ['node', 'tools/page-types.ts'],
  },
  { name: 'format', says: 'prettier would change nothing', command: ['prettier', '--check', '.'] },
  { ...vitest('ui', 'Components in Chromium', 'ui'), needsBrowser },
  {
    ...vitest('electron', 'The built main and preload through the stand-in for Electron', 'electron'),
    needsBrowser,
    after: 'build',
  },
  { ...vitest('unit', 'Engine, storage, files, handlers, hosts', 'node'), usesAllCores, beginsEarly: true },
  { ...vitest('long', 'The same, with files that take longer', 'long'), usesAllCores },
  // Some print, with the fonts that the build lays out.
  {
    ...vitest('slow', 'Comparisons and crash tests that take their time', 'slow'),
    usesAllCores,
    givesWay: true,
  },
  // Journeys wait a good part of their time.
  { ...vitest('e2e', 'Whole scenarios in both hosts, and the package', 'e2e'), usesAllCores, needsBrowser },
];

/** The counts of a gate, and what failed in it. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, one line each: file, name of the test, first line of what it says. */
  readonly failures: readonly string[];
}

/** What came of a gate. */
export interface Score extends Counts {
  readonly gate: Gate;
  /** Null where it could not be run. */
  readonly seconds: number | null;
}

/** A gate that needs what this machine does not have. */
export function notRun(gate: Gate): Score {
  return { gate, passed: 0, failed: 1, skipped: 0, failures: [], seconds: null };
}

/** What is read of the report that vitest writes as JSON. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    /** Path of the file. */
    readonly name: string;
    readonly status: string;
    /** Why the file itself failed, `''` where its tests did. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Counts of a vitest run that ended with `status`. One that broke down without a failed test counts as one failure. */
export function countsOf(report: VitestReport, status: number, root: string): Counts {
  const failures = report.testResults.flatMap(({ name, status: outcome, message, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && outcome === 'failed') return [`${file}: ${firstLine(message)}`];
    return failed.map((test) => `${file} > ${test.fullName}: ${firstLine(test.failureMessages[0] ?? '')}`);
  });
  const isBroken = status !== 0 && report.numFailedTests === 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (isBroken ? 1 : 0),
    skipped: report.numPendingTests,
    failures: isBroken && failures.length === 0 ? [`vitest ended with ${status}`] : failures,
  };
}

function firstLine(message: string): string {
  return stripVTControlCharacters(message).split('\n', 1)[0]!;
}

/** Everything that failed, said again at the end: what the gates said meanwhile is long. */
export function failuresOf(scores: readonly Score[]): readonly string[] {
  return scores.flatMap(({ gate, failures }) => failures.map((failure) => `✕ ${gate.name}: ${failure}`));
}

/** The gates of these names, all for none; null where one is unknown. */
export function chosenGates(names: readonly string[]): readonly Gate[] | null {
  if (names.some((name) => GATES.every((gate) => gate.name !== name))) return null;
  return names.length === 0 ? GATES : GATES.filter(({ name }) => names.includes(name));
}

export function lineOf({ gate, passed, failed, skipped, seconds }: Score): string {
  if (seconds === null) return `– ${gate.name.padEnd(14)}not run: it needs a browser`;
  const mark = failed === 0 ? '✓' : '✕';
  const tests = gate.project === undefined ? '' : `${passed} passed, ${failed} failed, ${skipped} skipped`;
  return `${mark} ${gate.name.padEnd(14)}${seconds.toFixed(1).padStart(7)} s  ${tests}`.trimEnd();
}

/** The last line, `N passed, N failed`, and whether all is well: a gate that was not run has not passed. */
export function summaryOf(scores: readonly Score[]): { readonly line: string; readonly isGreen: boolean } {
  const sum = (count: (score: Score) => number) => scores.reduce((total, score) => total + count(score), 0);
  const failed = sum((score) => score.failed);
  return { line: `${sum(({ passed }) => passed)} passed, ${failed} failed`, isGreen: failed === 0 };
}
