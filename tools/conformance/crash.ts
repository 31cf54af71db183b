/**
 * Kills a process that writes a tournament file, at random moments, and looks at what is left: nothing that was
 * acknowledged may be missing. `npm run conformance -- crash [--count N] [--seed S] [--life MS]`
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { faultOf, shadowOf, type Shadow } from './lib/shadow.ts';
import type { WeekendSize } from './lib/weekend.ts';

export const ABOUT = 'kill -9 while a tournament file is written: nothing acknowledged is lost';

const SIZE: WeekendSize = { players: 24, rounds: 9 };
const CHILD = join(import.meta.dirname, 'lib/storage-child.ts');
/** Longest time that a process lives after its file is open, in milliseconds; a busy machine needs more. */
const LONGEST_LIFE = 120;

export interface CrashTally {
  readonly kills: number;
  /** Kills that left a journal behind, so that opening had something to roll back or to clear away. */
  readonly unclean: number;
  /** Kills in the middle of a transaction: the journal that was left was needed. */
  readonly halfDone: number;
  /** Kills after which one command more than acknowledged was there. */
  readonly oneMore: number;
  readonly acknowledged: number;
  readonly faults: readonly string[];
}

/** Kills `count` processes at random moments, one after another on the same file, a new file when one is full. */
export async function crash(count: number, seed: number, life = LONGEST_LIFE): Promise<CrashTally> {
  const folder = mkdtempSync(join(tmpdir(), 'wallchart-crash-'));
  const shadow = shadowOf(SIZE);
  const random = generator(seed);
  let path = join(folder, 'weekend-0.wallchart');
  let acknowledged = 0;
  let unclean = 0;
  let halfDone = 0;
  let oneMore = 0;
  let total = 0;
  const faults: string[] = [];
  for (let kill = 1; kill <= count; kill++) {
    const before = acknowledged;
    // One in ten dies while the file is being opened or made.
    const delay = random() < 0.1 ? -random() * 400 : random() * life;
    acknowledged = Math.max(acknowledged, await lifeOf(path, delay));
    total += Math.max(0, acknowledged - before);
    if (!existsSync(path)) {
      if (acknowledged > 0) faults.push(`kill ${kill}: the file is gone`);
      continue;
    }
    if (isHalfDone(path)) halfDone++;
    const verdict = lookAt(path, acknowledged, shadow);
    if (verdict.fault !== null) faults.push(`kill ${kill}: ${verdict.fault}`);
    if (verdict.recovered) unclean++;
    if (verdict.entries > acknowledged) oneMore++;
    acknowledged = verdict.entries;
    if (acknowledged >= shadow.log.records.length || verdict.fault !== null) {
      path = join(folder, `weekend-${kill}.wallchart`);
      acknowledged = 0;
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return { kills: count, unclean, halfDone, oneMore, acknowledged: total, faults };
}

/** SQLite overwrites the beginning of a journal that is not needed any more (SQLite file format, section 3). */
const JOURNAL_MAGIC = Buffer.from('d9d505f920a163d7', 'hex');

/** Whether a process died in the middle of a transaction. */
function isHalfDone(path: string): boolean {
  const journal = `${path}-journal`;
  return existsSync(journal) && readFileSync(journal).subarray(0, JOURNAL_MAGIC.length).equals(JOURNAL_MAGIC);
}

interface Verdict {
  readonly fault: string | null;
  readonly recovered: boolean;
  readonly entries: number;
}

/** Opens what a killed process left, and compares it with what was acknowledged. */
export function lookAt(path: string, acknowledged: number, shadow: Shadow): Verdict {
  const opened = TournamentFile.open(path);
  if (!opened.ok) {
    // A process killed before its first acknowledgement may leave a file without a first entry.
    const { code } = opened.failure;
    const unborn = acknowledged === 0 && (code === 'file-not-a-tournament' || code === 'file-damaged');
    if (unborn) for (const left of [path, `${path}-journal`]) rmSync(left, { force: true });
    return { fault: unborn ? null : JSON.stringify(opened.failure), recovered: false, entries: 0 };
  }
  const { file, recovered } = opened.value;
  const fault = faultOf(file.log, acknowledged, shadow);
  const entries = file.log.records.length;
  file.close();
  return { fault, recovered, entries };
}

/**
 * Starts a process and kills it `delay` ms after its file is open; a negative delay: that long after its start. Answers how
 * many entries it acknowledged.
 */
function lifeOf(path: string, delay: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CHILD, path, String(SIZE.players), String(SIZE.rounds)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let heard = '';
    let errors = '';
    const kill = () => child.kill('SIGKILL');
    let timer = delay < 0 ? setTimeout(kill, -delay) : null;
    child.stdout.on('data', (data: Buffer) => {
      heard += data.toString();
      if (timer === null && heard.includes('ready')) timer = setTimeout(kill, delay);
    });
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (timer !== null) clearTimeout(timer);
      if (code !== null && code !== 0) reject(new Error(errors));
      // A line that was cut off was not said.
      const said = heard.slice(0, heard.lastIndexOf('\n') + 1);
      const last = [...said.matchAll(/^ack (\d+) [0-9a-f]{64}$/gm)].at(-1);
      resolve(Number(last?.[1] ?? 0));
    });
  });
}

/** Numbers from 0 to 1 that a seed fixes. */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      life: { type: 'string', default: String(LONGEST_LIFE) },
    },
  });
  const started = performance.now();
  const tally = await crash(Number(values.count), Number(values.seed), Number(values.life));
  for (const fault of tally.faults) console.log(fault);
  console.log(
    `${tally.kills} kills, ${tally.acknowledged} entries acknowledged, ${tally.unclean} left a journal, ` +
      `${tally.halfDone} in the middle of a transaction, ${tally.oneMore} left one command more, ${tally.faults.length} faults, ` +
      `${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  return tally.faults.length;
}
