/**
 * Every gate that a change has to pass, one after another: `npm test`, or `npm test -- lint unit` for some of
 * them. All run to the end whatever fails; the last line counts gates and tests: `N passed, N failed`. Those that need a
 * browser are left out, and counted as failed, where none can be had.
 */
import './node-guard.ts';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserForTests, THIS_MACHINE } from './browser.ts';
import {
  chosenGates,
  GATES,
  lineOf,
  notRun,
  REPORTS,
  summaryOf,
  type Gate,
  type Score,
} from './gate-list.ts';

const ROOT = join(import.meta.dirname, '..');

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

const gates = chosenGates(process.argv.slice(2));
if (gates === null) {
  console.error(`Unknown gate: choose from ${GATES.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const browser = gates.some(({ needsBrowser }) => needsBrowser) ? browserForTests(THIS_MACHINE) : null;
// Everything that looks for a browser goes by this name first.
if (browser !== null) process.env.CHROMIUM = browser;
const scores = gates.map((gate) =>
  gate.needsBrowser === true && browser === null ? notRun(gate) : run(gate),
);
const { line, isGreen } = summaryOf(scores);
writeFileSync(join(REPORTS, 'summary'), `${line}\n`);
console.log(`\n${scores.map(lineOf).join('\n')}\n`);
console.log(line);
process.exitCode = isGreen ? 0 : 1;
