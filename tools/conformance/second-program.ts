/**
 * A second program tries to get into the tournament file all the time, by every name of it, while the first one writes,
 * loses its locks again and again, and is killed: it never gets in while the first one lives, and nothing that was
 * acknowledged is missing. `npm run conformance -- second-program [--count N] [--seed S] [--life MS]`
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, linkSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { generator, lookAt } from './crash.ts';
import { shadowOf } from './lib/shadow.ts';
import type { WeekendSize } from './lib/weekend.ts';

export const ABOUT = 'a second program tries to get in while the first is killed: never in, nothing lost';

const SIZE: WeekendSize = { players: 24, rounds: 9 };
const FIRST = join(import.meta.dirname, 'lib/storage-child.ts');
const SECOND = join(import.meta.dirname, 'lib/intruder.ts');
/** Longest time that a first program lives after its file is open, in milliseconds; a busy machine needs more. */
const LONGEST_LIFE = 150;

export interface SecondProgramTally {
  readonly kills: number;
  readonly acknowledged: number;
  /** Times that the second program tried while the first one lived, and after it was killed. */
  readonly tries: number;
  readonly triesAfter: number;
  readonly faults: readonly string[];
}

/** The second program: one try after the other, as long as it is told to. */
class Intruder {
  readonly #child: ChildProcess = spawn(process.execPath, [SECOND], { stdio: ['pipe', 'pipe', 'inherit'] });
  readonly #answers = createInterface({ input: this.#child.stdout! })[Symbol.asyncIterator]();

  async peek(path: string): Promise<string> {
    this.#child.stdin!.write(`peek ${path}\n`);
    return ((await this.#answers.next()) as IteratorYieldResult<string>).value;
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }
}

interface First {
  readonly child: ChildProcess;
  readonly ready: Promise<unknown>;
  readonly ended: Promise<number>;
  /** Whether it came to the end of its weekend, and lets go of the file. */
  readonly isClosing: () => boolean;
}

/** Starts a first program; `ended` gives how many entries it acknowledged. */
function firstProgram(path: string): First {
  const child = spawn(
    process.execPath,
    [FIRST, path, String(SIZE.players), String(SIZE.rounds), '1000000', 'careless'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let heard = '';
  const ready = new Promise((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      heard += data.toString();
      if (heard.includes('ready')) resolve(null);
    });
    child.on('close', resolve);
  });
  const ended = new Promise<number>((resolve) => {
    child.on('close', () => {
      const said = heard.slice(0, heard.lastIndexOf('\n') + 1);
      const last = [...said.matchAll(/^ack (\d+) [0-9a-f]{64}$/gm)].at(-1);
      resolve(Number(last?.[1] ?? 0));
    });
  });
  return { child, ready, ended, isClosing: () => heard.includes('closing') };
}

export async function intrude(count: number, seed: number, life = LONGEST_LIFE): Promise<SecondProgramTally> {
  const folder = mkdtempSync(join(tmpdir(), 'wallchart-second-'));
  const shadow = shadowOf(SIZE);
  const random = generator(seed);
  const second = new Intruder();
  const faults: string[] = [];
  let [file, acknowledged, total, tries, triesAfter] = [0, 0, 0, 0, 0];
  for (let kill = 1; kill <= count; kill++) {
    const path = join(folder, `weekend-${file}.wallchart`);
    const names = [path, join(folder, `link-${file}.wallchart`), join(folder, `hard-${file}.wallchart`)];
    const before = acknowledged;
    const { child, ready, ended, isClosing } = firstProgram(path);
    await ready;
    if (!existsSync(names[1]!)) symlinkSync(path, names[1]!);
    if (!existsSync(names[2]!)) linkSync(path, names[2]!);
    let killed = false;
    setTimeout(() => {
      // It may have come to the end of its weekend before.
      killed = true;
      child.kill('SIGKILL');
    }, random() * life);
    let over = false;
    void ended.then(() => (over = true));
    while (!over) {
      const answer = await second.peek(names[Math.floor(random() * names.length)]!);
      const isGone = killed || over || child.exitCode !== null;
      // What it said before the second program answered may still be on its way through the pipe.
      if (answer.startsWith('in')) await new Promise((resolve) => setTimeout(resolve, 100));
      if (isGone || isClosing()) triesAfter++;
      else {
        tries++;
        if (answer.startsWith('in')) faults.push(`kill ${kill}: the second program got in beside the first`);
      }
    }
    acknowledged = Math.max(acknowledged, await ended);
    total += acknowledged - before;
    const verdict = lookAt(path, acknowledged, shadow);
    if (verdict.fault !== null) faults.push(`kill ${kill}: ${verdict.fault}`);
    acknowledged = verdict.entries;
    if (acknowledged >= shadow.log.records.length || verdict.fault !== null) {
      file++;
      acknowledged = 0;
    }
  }
  second.end();
  rmSync(folder, { recursive: true, force: true });
  return { kills: count, acknowledged: total, tries, triesAfter, faults };
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
  const tally = await intrude(Number(values.count), Number(values.seed), Number(values.life));
  for (const fault of tally.faults) console.log(fault);
  console.log(
    `${tally.kills} kills, ${tally.acknowledged} entries acknowledged, ${tally.tries} tries to get in beside a living ` +
      `program, ${tally.triesAfter} after it was killed, ${tally.faults.length} faults, ` +
      `${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  return tally.faults.length;
}
