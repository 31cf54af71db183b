/**
 * Another process changes the open tournament file in place at random moments, and exports and links are aimed at it:
 * nothing acknowledged may be lost without a word. `npm run conformance -- in-place [--count N] [--seed S]`
 */
import { spawn } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { EventLog } from '../../src-main/storage/event-log.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { targetAt, writeBeside } from '../../src-main/storage/write-beside.ts';
import { generator } from './crash.ts';
import { HARMS, type Harm } from './lib/weapon.ts';
import { shadowOf } from './lib/shadow.ts';
import { nextStep, type WeekendSize } from './lib/weekend.ts';

export const ABOUT = 'a file changed in place at random moments: nothing acknowledged is lost without a word';

const SIZE: WeekendSize = { players: 16, rounds: 7 };
const WEAPON = join(import.meta.dirname, 'lib/weapon.ts');
/** Longest time until the harm, in microseconds; most lives of a file are shorter. */
const LONGEST_DELAY = 12_000;
const MOST_ACTIONS = 8;

export interface InPlaceTally {
  readonly changes: number;
  readonly acknowledged: number;
  /** Changes that were noticed at the next action or at closing, by what was said. */
  readonly noticed: Readonly<Record<string, number>>;
  /** Changes of bytes that belong to nothing, or of the journal. */
  readonly harmless: number;
  readonly exportsRefused: number;
  readonly faults: readonly string[];
}

/** A process that does harm when it is told to. */
class Weapon {
  readonly #child = spawn(process.execPath, [WEAPON, 'wait'], { stdio: ['pipe', 'pipe', 'inherit'] });
  readonly #lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();

  aim(harm: Harm, delay: number, seed: number, path: string, older: string): Promise<bigint> {
    this.#child.stdin.write(`${[harm, delay, seed, path, older].join('\t')}\n`);
    return this.#lines.next().then(({ value }) => BigInt(value as string));
  }

  end(): void {
    this.#child.kill();
  }
}

function wait(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function opened(path: string): TournamentFile {
  const result = TournamentFile.open(path);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value.file;
}

/** What is wrong with the file at `path`, which must hold what `log` holds; null when it does. */
function missing(path: string, log: EventLog): string | null {
  const result = TournamentFile.open(path);
  if (!result.ok) return `it does not open: ${JSON.stringify(result.failure)}`;
  const { file } = result.value;
  const same = file.log.last?.hash === log.last?.hash;
  file.close();
  return same
    ? null
    : `${log.records.length} entries were acknowledged, ${file.log.records.length} are there`;
}

export async function changeInPlace(count: number, seed: number): Promise<InPlaceTally> {
  const folder = mkdtempSync(join(tmpdir(), 'wallchart-in-place-'));
  const random = generator(seed);
  const weapon = new Weapon();
  const noticed: Record<string, number> = {};
  const faults: string[] = [];
  let [acknowledged, harmless, exportsRefused] = [0, 0, 0];
  const { log } = shadowOf(SIZE);
  const [path, older, rescued] = ['open', 'older', 'rescued'].map((name) =>
    join(folder, `${name}.wallchart`),
  );
  for (let change = 1; change <= count; change++) {
    const harm = HARMS[Math.floor(random() * HARMS.length)]!;
    const length = 20 + Math.floor(random() * (log.records.length - 60));
    const start = log.records.findIndex(({ part }, index) => index >= length && part === 0);
    const made = TournamentFile.createFrom(older!, log.document, log.records.slice(0, start));
    if (!made.ok) throw new Error(made.failure.code);
    made.value.close();
    copyFileSync(older!, path!);
    const file = opened(path!);
    symlinkSync(path!, join(folder, 'report.trf'));
    linkSync(path!, join(folder, 'table.csv'));
    const struck = weapon.aim(harm, Math.floor(random() * LONGEST_DELAY), change, path!, older!);
    const begun: bigint[] = [];
    let refused = '';
    for (let action = 0; action < MOST_ACTIONS && refused === ''; action++) {
      // In the same process: its locks on the file are gone, and the weapon's process may take them.
      if (random() < 0.3) closeSync(openSync(older!, 'r'));
      const alias = targetAt(join(folder, random() < 0.5 ? 'report.trf' : 'table.csv'));
      if (alias.ok && harm !== 'delete' && harm !== 'replace') {
        faults.push(`change ${change}: an export onto the tournament was allowed`);
        await writeBeside(alias.value, 'an export');
      } else exportsRefused++;
      const step = nextStep(file.log, SIZE);
      if (step === null) break;
      const began = process.hrtime.bigint();
      const stored = file.append(step.drafts, step.author);
      if (stored.ok) begun.push(began);
      else refused = stored.failure.code;
      if (random() < 0.3) wait(1 + Math.floor(random() * 3));
    }
    const when = await struck;
    const lost = file.check();
    acknowledged += begun.length;
    let fault: string | null;
    if (lost !== null) {
      noticed[lost.code] = (noticed[lost.code] ?? 0) + 1;
      if (refused !== '' && refused !== lost.code)
        faults.push(`change ${change}, ${harm}: ${refused}, then ${lost.code}`);
      const late = begun.filter((began) => began > when).length;
      const saved = TournamentFile.createFrom(rescued!, file.log.document, file.log.records);
      if (saved.ok) saved.value.close();
      fault = late > 0 ? `${late} actions were acknowledged after the change` : missing(rescued!, file.log);
      file.close();
    } else {
      harmless++;
      file.close();
      fault = missing(path!, file.log);
    }
    if (fault !== null) faults.push(`change ${change}, ${harm}: ${fault}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  }
  weapon.end();
  rmSync(folder, { recursive: true, force: true });
  return { changes: count, acknowledged, noticed, harmless, exportsRefused, faults };
}

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
  });
  const started = performance.now();
  const tally = await changeInPlace(Number(values.count), Number(values.seed));
  for (const fault of tally.faults) console.log(fault);
  const said = Object.entries(tally.noticed).map(([code, number]) => `${code} ${number}`);
  console.log(
    `${tally.changes} changes, ${tally.acknowledged} actions acknowledged; noticed: ${said.join(', ')}; ` +
      `${tally.harmless} harmless, ${tally.exportsRefused} exports onto it refused, ${tally.faults.length} faults, ` +
      `${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  return tally.faults.length;
}
