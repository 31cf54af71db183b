import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { DEFAULT_GENERATOR_OPTIONS, generateTournament, type Tournament } from '../../src-engine/index.ts';
import type { Jobs } from '../../src-main/documents/jobs.ts';
import { DOCUMENTS } from '../../src-main/documents/catalogue.ts';
import { whyUnavailable } from '../../src-main/documents/book.ts';
import { renderDocument } from '../../src-main/documents/render.ts';
import type { DocumentSource } from '../../src-main/documents/views/view.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../src-main/ipc/contract.ts';
import { Workers } from '../../src-main/threads/workers.ts';

export const ABOUT = 'PDFs in their thread: time, and what is left for the main thread to do';

const ROOT = join(import.meta.dirname, '../..');
const FONTS = join(ROOT, 'out/fonts');
const KINDS: readonly DocumentKind[] = ['pairings-by-board', 'wall-chart', 'pairing-cards', 'paper-pack'];
const SIZES = [40, 200, 500];
/** Processor time of the main thread for one document: a key pressed during result entry waits no longer. */
const GOAL_MS = 50;

interface Watched<T> {
  readonly value: T;
  /** Milliseconds by the clock. */
  readonly took: number;
  /** Milliseconds of processor time of this thread: does not depend on what else the machine does. */
  readonly own: number;
  /** Longest time by the clock in which this thread did not look at its timers. */
  readonly pause: number;
}

async function watched<T>(work: () => Promise<T>): Promise<Watched<T>> {
  const start = performance.now();
  const before = process.threadCpuUsage();
  let last = start;
  let pause = 0;
  const look = (): void => {
    const now = performance.now();
    pause = Math.max(pause, now - last);
    last = now;
  };
  const timer = setInterval(look, 5);
  const value = await work();
  look();
  clearInterval(timer);
  const { user, system } = process.threadCpuUsage(before);
  return { value, took: last - start, own: (user + system) / 1000, pause };
}

/** All rounds over but the last of eleven, or of so many and one. */
function eventOf(players: number, rounds = 10): Tournament {
  const made = generateTournament({ ...DEFAULT_GENERATOR_OPTIONS, players, rounds, seed: 20261121 });
  if (!made.ok) throw new Error(made.failure.code);
  return { ...made.value, rules: { ...made.value.rules, rounds: rounds + 1 } };
}

function sourceOf(tournament: Tournament): DocumentSource {
  const meta = { issuedAt: '2026-11-15T13:41:07+01:00', version: 1, draft: false, seal: '', playStarts: '' };
  return { tournament, meta, log: [], languages: ['en'] as const, fontFolder: FONTS };
}

/**
 * What a job costs all threads of this process, seconds of processor time, and how long it took by the clock. `seen`, given
 * the first pages, ends both.
 */
async function cost(work: (seen: () => void) => Promise<unknown>): Promise<{ cpu: number; clock: number }> {
  const start = performance.now();
  const before = process.cpuUsage();
  let end: { cpu: number; clock: number } | null = null;
  const seen = (): void => {
    const { user, system } = process.cpuUsage(before);
    end ??= { cpu: (user + system) / 1e6, clock: (performance.now() - start) / 1000 };
  };
  await work(seen);
  seen();
  return end!;
}

/** What somebody waits for; the first in a thread that has read no font yet. Answers how many goals were missed. */
async function runGoals(workers: Workers<Jobs>): Promise<number> {
  let missed = 0;
  const state = async (what: string, goal: number, work: (seen: () => void) => Promise<unknown>) => {
    const { cpu, clock } = await cost(work);
    if (cpu > goal) missed++;
    const figures = `${cpu.toFixed(2).padStart(6)} s CPU (goal ${goal}), ${clock.toFixed(2)} s by the clock`;
    console.log(what.padEnd(58) + figures);
  };
  // As in the program, the thread is there before anything is printed.
  await workers.run('pages', { tournament: eventOf(2, 1), languages: ['en'] });
  const list = sourceOf(eventOf(4000, 1));
  for (const kind of ['pairings-by-board', 'pairings-by-name'] as const)
    await state(`first pages of 2,000 boards, ${kind}`, 1, (seen) => {
      const request = { kind, round: null, paper: 'A4' } as const;
      return workers.start('render', { request, source: list }, (_settled, _all, part) => {
        if (part !== undefined) seen();
      }).value;
    });
  const chart = sourceOf(eventOf(500));
  await state('wall chart of 500 players', 1, () =>
    workers.run('render', { request: { kind: 'wall-chart', round: null, paper: 'A4' }, source: chart }),
  );
  const set = sourceOf(eventOf(120));
  const kinds = DOCUMENT_KINDS.filter((kind) => whyUnavailable(kind, set.tournament, null) === '');
  await state(`every document of 120 players, ${kinds.length} files`, 5, async () => {
    for (const kind of kinds) {
      const request = { kind, round: null, paper: DOCUMENTS[kind].papers[0]! };
      await workers.run('render', { request, source: set });
    }
  });
  return missed;
}

/** Each document once to warm up, then once measured in the thread, and once on the main thread for comparison. */
export async function run(): Promise<number> {
  const workers = new Workers<Jobs>(pathToFileURL(join(ROOT, 'src-main/documents/worker.ts')));
  let missed = await runGoals(workers);
  console.log(
    'players  document            pages     KB   took ms  main CPU ms  main paused ms  on main: CPU ms',
  );
  for (const players of SIZES) {
    const source = sourceOf(eventOf(players));
    for (const kind of KINDS) {
      const request = { kind, round: null, paper: 'A4' } as const;
      const inThread = () => workers.run('render', { request, source });
      await inThread();
      const { value, took, own, pause } = await watched(inThread);
      await renderDocument(request, source);
      const direct = await watched(() => renderDocument(request, source));
      if (own > GOAL_MS) missed++;
      console.log(
        [
          String(players).padStart(7),
          kind.padEnd(18),
          String(value.pages).padStart(6),
          String(Math.round(value.bytes.length / 1024)).padStart(5),
          took.toFixed(0).padStart(8),
          own.toFixed(1).padStart(11),
          pause.toFixed(0).padStart(14),
          direct.own.toFixed(0).padStart(15),
        ].join('  '),
      );
    }
  }
  await workers.close();
  return missed;
}
