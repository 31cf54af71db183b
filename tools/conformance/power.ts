/**
 * Cuts the power at random moments of a scripted weekend: what was not synchronised is dropped, kept or torn, and the
 * file is opened. `npm run conformance -- power [--count N] [--seed S]`. Needs strace; says so and stops without it.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { generator } from './crash.ts';
import { canTrace, filesAfterPowerCut, traceOf, type DiskEvent, type Mercy } from './lib/disk-trace.ts';
import { faultOf, shadowOf } from './lib/shadow.ts';
import type { WeekendSize } from './lib/weekend.ts';

export const ABOUT = 'power cut while a tournament file is written: unsynchronised writes dropped or torn';

const SIZE: WeekendSize = { players: 12, rounds: 5 };
const CHILD = join(import.meta.dirname, 'lib/storage-child.ts');
const MERCIES: readonly Mercy[] = ['none', 'all', 'some', 'torn'];

export interface PowerTally {
  readonly cuts: number;
  readonly events: number;
  readonly synchronisations: number;
  /** Cuts after which SQLite had half a transaction to take back. */
  readonly unclean: number;
  readonly faults: readonly string[];
}

/**
 * Null where system calls cannot be traced. `deaf`: every synchronisation is ignored, as by a disk that lies; then there
 * have to be faults, or the harness sees nothing.
 */
export function cutPower(count: number, seed: number, deaf = false): PowerTally | null {
  if (!canTrace()) return null;
  const folder = mkdtempSync(join(tmpdir(), 'wallchart-power-'));
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const path = join(disk, 'weekend.wallchart');
  const args = [CHILD, path, String(SIZE.players), String(SIZE.rounds)];
  const traced = traceOf(process.execPath, args, disk, join(folder, 'trace'));
  const events = deaf ? traced.filter(({ kind }) => kind !== 'sync') : traced;
  const shadow = shadowOf(SIZE);
  const random = generator(seed);
  const faults: string[] = [];
  let unclean = 0;
  const after = join(folder, 'after');
  for (let cut = 0; cut < count; cut++) {
    const at = Math.floor(random() * (events.length + 1));
    const mercy = MERCIES[cut % MERCIES.length]!;
    rmSync(after, { recursive: true, force: true });
    mkdirSync(after);
    const files = filesAfterPowerCut(events, at, mercy, random);
    for (const [name, bytes] of files) writeFileSync(join(after, basename(name)), bytes);
    if (files.has(`${path}-journal`)) unclean++;
    const fault = lookAt(join(after, basename(path)), files.has(path), acknowledgedIn(events, at));
    if (fault !== null) faults.push(`cut after event ${at} of ${events.length}, ${mercy} survive: ${fault}`);
  }
  rmSync(folder, { recursive: true, force: true });
  const synchronisations = events.filter(({ kind }) => kind === 'sync').length;
  return { cuts: count, events: events.length, synchronisations, unclean, faults };

  function lookAt(file: string, exists: boolean, acknowledged: number): string | null {
    if (!exists) return acknowledged > 0 ? 'the file is gone' : null;
    const opened = TournamentFile.open(file);
    if (!opened.ok) return acknowledged > 0 ? JSON.stringify(opened.failure) : null;
    const fault = faultOf(opened.value.file.log, acknowledged, shadow);
    opened.value.file.close();
    return fault;
  }
}

/** Last entry that the process had acknowledged when the power went. */
function acknowledgedIn(events: readonly DiskEvent[], count: number): number {
  let last = 0;
  for (const event of events.slice(0, count)) {
    const said = event.kind === 'said' ? /^ack (\d+) /.exec(event.text) : null;
    if (said !== null) last = Number(said[1]);
  }
  return last;
}

export function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { count: { type: 'string', default: '4000' }, seed: { type: 'string', default: '1' } },
  });
  const started = performance.now();
  const tally = cutPower(Number(values.count), Number(values.seed));
  if (tally === null) {
    console.log('not run: system calls cannot be traced here (strace is missing)');
    return Promise.resolve(0);
  }
  for (const fault of tally.faults.slice(0, 20)) console.log(fault);
  console.log(
    `${tally.cuts} power cuts in ${tally.events} events (${tally.synchronisations} synchronisations), ` +
      `${tally.unclean} left a journal, ${tally.faults.length} faults, ` +
      `${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  return Promise.resolve(tally.faults.length);
}
