/**
 * Changes one byte of a tournament file, at random places, and opens it: either the damage is reported, or the
 * tournament is the same as before. `npm run conformance -- corruption [--count N] [--seed S]`
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { salvage } from '../../src-main/storage/salvage.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { generator } from './crash.ts';
import { shadowOf } from './lib/shadow.ts';
import type { WeekendSize } from './lib/weekend.ts';

export const ABOUT = 'one changed byte anywhere in a tournament file is harmless or reported';

const SIZE: WeekendSize = { players: 16, rounds: 7 };

export interface CorruptionTally {
  readonly bytes: number;
  readonly tried: number;
  readonly harmless: number;
  /** Files refused, by the code of the refusal. */
  readonly reported: Readonly<Record<string, number>>;
  /** Damaged files of which entries could be saved, and how many entries on average. */
  readonly salvaged: number;
  readonly salvagedEntries: number;
  readonly faults: readonly string[];
}

/** The bytes of a whole weekend, with the snapshots that publishing and closing leave. */
function weekendFile(folder: string, size: WeekendSize): Buffer {
  const { log } = shadowOf(size);
  const path = join(folder, 'whole.wallchart');
  const made = TournamentFile.createFrom(path, log.document, log.records);
  if (!made.ok) throw new Error(made.failure.code);
  made.value.close();
  return readFileSync(path);
}

export function corrupt(count: number, seed: number): CorruptionTally {
  const folder = mkdtempSync(join(tmpdir(), 'wallchart-corruption-'));
  const whole = weekendFile(folder, SIZE);
  const { log } = shadowOf(SIZE);
  const expected = JSON.stringify(log.state);
  const random = generator(seed);
  const path = join(folder, 'damaged.wallchart');
  const reported: Record<string, number> = {};
  const faults: string[] = [];
  let harmless = 0;
  let salvaged = 0;
  let salvagedEntries = 0;
  for (let trial = 0; trial < count; trial++) {
    const place = Math.floor(random() * whole.length);
    const damaged = Buffer.from(whole);
    damaged[place] = damaged[place]! ^ (1 + Math.floor(random() * 255));
    writeFileSync(path, damaged);
    const opened = TournamentFile.open(path);
    if (opened.ok) {
      const { file } = opened.value;
      if (JSON.stringify(file.log.state) === expected) harmless++;
      else faults.push(`byte ${place}: another tournament is shown`);
      file.close();
    } else {
      const { code } = opened.failure;
      reported[code] = (reported[code] ?? 0) + 1;
      if (!readFileSync(path).equals(damaged)) faults.push(`byte ${place}: the refused file was changed`);
      const saved = code === 'file-damaged' ? salvage(path) : null;
      if (saved?.ok === true) {
        const { records } = saved.value;
        salvaged++;
        salvagedEntries += records.length;
        if (records.some(({ seq, hash }, index) => seq !== index + 1 || hash !== log.records[index]?.hash))
          faults.push(`byte ${place}: what was saved is another log`);
      }
    }
    // A header that names an older schema leaves the copy that is made before an update.
    for (const name of readdirSync(folder))
      if (name.startsWith('damaged')) rmSync(join(folder, name), { force: true });
  }
  rmSync(folder, { recursive: true, force: true });
  return { bytes: whole.length, tried: count, harmless, reported, salvaged, salvagedEntries, faults };
}

export function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
  });
  const started = performance.now();
  const tally = corrupt(Number(values.count), Number(values.seed));
  for (const fault of tally.faults) console.log(fault);
  const codes = Object.entries(tally.reported).map(([code, number]) => `${code} ${number}`);
  console.log(
    `${tally.tried} bytes changed in a file of ${tally.bytes}: ${tally.harmless} harmless, ${codes.join(', ')}; ` +
      `${tally.salvaged} salvaged in part (${(tally.salvagedEntries / Math.max(1, tally.salvaged)).toFixed(0)} entries on average), ` +
      `${tally.faults.length} faults, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  return Promise.resolve(tally.faults.length);
}
