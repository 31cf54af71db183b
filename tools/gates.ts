/**
 * Every gate that a change has to pass, one after another: `npm test`, or `npm test -- lint unit` for some of
 * them. All run to the end whatever fails; the last line counts gates and tests: `N passed, N failed`.
 */
import './node-guard.ts';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { haveSystemPackages } from './system-packages.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = join(ROOT, '.cache/gates');

interface Gate {
  readonly name: string;
  readonly says: string;
  /** Command of node_modules/.bin with its words. */
  readonly command: readonly string[];
  /** Project of vitest whose tests are counted one by one. */
  readonly project?: string;
}

function vitest(name: string, says: string, project: string): Gate {
  const report = join(REPORTS, `${name}.json`);
  const reporters = [
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return { name, says, project, command: ['vitest', 'run', '--project', project, ...reporters] };
}

const GATES: readonly Gate[] = [
  { name: 'engine-types', says: 'The engine is pure TypeScript', command: ['tsc', '-p', 'src-engine'] },
  {
    name: 'types',
    says: 'Main, tests and tools type-check',
    command: ['tsc', '-p', 'tsconfig.node.json'],
  },
  {
    name: 'svelte',
    says: 'The page and its components type-check',
    command: ['svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
  },
  {
    name: 'lint',
    says: 'eslint has nothing to say',
    command: ['eslint', '--cache', '--cache-location', '.cache/eslint/', '--max-warnings', '0', '.'],
  },
  { name: 'format', says: 'prettier would change nothing', command: ['prettier', '--check', '.'] },
  vitest('unit', 'Engine, storage, files, handlers, hosts', 'node'),
  // Before the slow tests: some print, with the fonts that the build lays out.
  { name: 'build', says: 'Everything builds', command: ['node', 'tools/build.ts'] },
  vitest('slow', 'Comparisons and crash tests that take their time', 'slow'),
  vitest('ui', 'Components in Chromium', 'ui'),
  vitest('electron', 'The built main and preload through the stand-in for Electron', 'electron'),
  vitest('e2e', 'Whole scenarios in both hosts, and the package', 'e2e'),
];

interface Score {
  readonly gate: Gate;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
}

interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

/** Tests of a vitest run. A run that broke down without a failed test counts as one failure. */
function testsOf(gate: Gate, status: number): Omit<Score, 'gate' | 'seconds'> {
  try {
    const report = JSON.parse(readFileSync(join(REPORTS, `${gate.name}.json`), 'utf8')) as VitestReport;
    const isBroken = status !== 0 && report.numFailedTests === 0;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + (isBroken ? 1 : 0),
      skipped: report.numPendingTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function run(gate: Gate): Score {
  console.log(`\n── ${gate.name}: ${gate.says}`);
  const started = Date.now();
  const [program = '', ...words] = gate.command;
  const { status } = spawnSync(program, words, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const seconds = (Date.now() - started) / 1000;
  const single = status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  return { gate, seconds, ...(gate.project === undefined ? single : testsOf(gate, status ?? 1)) };
}

function lineOf({ gate, passed, failed, skipped, seconds }: Score): string {
  const mark = failed === 0 ? '✓' : '✕';
  const tests = gate.project === undefined ? '' : `${passed} passed, ${failed} failed, ${skipped} skipped`;
  return `${mark} ${gate.name.padEnd(14)}${seconds.toFixed(1).padStart(7)} s  ${tests}`.trimEnd();
}

function chosen(names: readonly string[]): readonly Gate[] {
  const unknown = names.find((name) => !GATES.some((gate) => gate.name === name));
  if (unknown === undefined)
    return names.length === 0 ? GATES : GATES.filter(({ name }) => names.includes(name));
  console.error(`Unknown gate ${unknown}: choose from ${GATES.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const gates = chosen(process.argv.slice(2));
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const scores: readonly Score[] = haveSystemPackages() ? gates.map(run) : [];
const passed = scores.reduce((sum, score) => sum + score.passed, 0);
const failed = scores.length === 0 ? 1 : scores.reduce((sum, score) => sum + score.failed, 0);
const summary = `${passed} passed, ${failed} failed`;
writeFileSync(join(REPORTS, 'summary'), `${summary}\n`);
console.log(`\n${scores.map(lineOf).join('\n')}\n`);
console.log(summary);
process.exitCode = failed === 0 ? 0 : 1;
