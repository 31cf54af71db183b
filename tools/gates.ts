/**
 * Every gate that a change has to pass: `npm test`, or `npm test -- lint unit` for some of them. Those that keep one core
 * busy run side by side and are shown when they end. All run to the end whatever fails; the last line counts gates and
 * tests: `N passed, N failed`. Those that need a browser are left out, and counted as failed, where none can be had.
 */
import './node-guard.ts';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { findChromium } from '../src-main/host/chromium.ts';
import { runInLanes } from './gate-lanes.ts';
import {
  chosenGates,
  countsOf,
  failuresOf,
  GATES,
  lineOf,
  notRun,
  REPORTS,
  summaryOf,
  type Counts,
  type Gate,
  type Score,
  type VitestReport,
} from './gate-list.ts';

const ROOT = join(import.meta.dirname, '..');

/** Tests of a vitest run; one that wrote no report counts as one failure. */
function testsOf(gate: Gate, status: number): Counts {
  try {
    const report = JSON.parse(readFileSync(join(REPORTS, `${gate.name}.json`), 'utf8')) as VitestReport;
    return countsOf(report, status, ROOT);
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: ['no report was written'] };
  }
}

/** eslint with types takes 3 GB: more at a time would need more memory than machines of four cores have. */
const MOST_LANES = 4;

/** Runs its command. What it says is shown as it comes when it runs alone, else when it has ended. */
function commandOf({ name, says, command, givesWay }: Gate, isAlone: boolean): Promise<number> {
  const [program = '', ...words] = command;
  const title = `\n── ${name}: ${says}`;
  if (isAlone) console.log(title);
  const child = spawn(program, words, {
    cwd: ROOT,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  // What it starts inherits that.
  if (givesWay === true && !isAlone && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const said: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve) => {
    const end = (status: number | null) => {
      if (!isAlone) console.log(`${title}\n${Buffer.concat(said).toString()}`.trimEnd());
      resolve(status ?? 1);
    };
    child.once('error', (error) => {
      said.push(Buffer.from(String(error)));
      end(1);
    });
    child.once('close', end);
  });
}

/** A browser for the tests; one that has to be installed first holds up no gate that needs none. */
function browserMeanwhile(): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('browser-thread.ts', import.meta.url));
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

async function run(gate: Gate, isAlone: boolean): Promise<Score> {
  const started = Date.now();
  const status = await commandOf(gate, isAlone);
  const seconds = (Date.now() - started) / 1000;
  const single = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0, failures: [] };
  return { gate, seconds, ...(gate.project === undefined ? single : testsOf(gate, status)) };
}

const gates = chosenGates(process.argv.slice(2));
if (gates === null) {
  console.error(`Unknown gate: choose from ${GATES.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const browser = gates.some(({ needsBrowser }) => needsBrowser) ? browserMeanwhile() : Promise.resolve(null);
const started = Date.now();
const lanes = Math.min(MOST_LANES, availableParallelism());
const scores = await runInLanes(gates, lanes, async (gate, isAlone) => {
  if (gate.needsBrowser === true) {
    const path = await browser;
    if (path === null) return notRun(gate);
    // Everything that looks for a browser goes by this name first: for Playwright's own, which nobody else would find.
    if (path !== findChromium()) process.env.CHROMIUM = path;
  }
  return run(gate, isAlone);
});
const { line, isGreen } = summaryOf(scores);
writeFileSync(join(REPORTS, 'summary'), `${line}\n`);
console.log(
  failuresOf(scores)
    .map((line) => `\n${line}`)
    .join(''),
);
console.log(`\n${scores.map(lineOf).join('\n')}\n\n${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(line);
process.exitCode = isGreen ? 0 : 1;
