import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { DEFAULT_GENERATOR_OPTIONS, generateTournament, type Tournament } from '../../src-engine/index.ts';
import type { Jobs } from '../../src-main/documents/jobs.ts';
import { renderDocument } from '../../src-main/documents/render.ts';
import type { DocumentSource } from '../../src-main/documents/view.ts';
import type { DocumentKind } from '../../src-main/ipc/contract.ts';
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

/** Ten of eleven rounds, all over. */
function eventOf(players: number): Tournament {
  const made = generateTournament({ ...DEFAULT_GENERATOR_OPTIONS, players, rounds: 10, seed: 20261121 });
  if (!made.ok) throw new Error(made.failure.code);
  return { ...made.value, rules: { ...made.value.rules, rounds: 11 } };
}

function sourceOf(tournament: Tournament): DocumentSource {
  const meta = { issuedAt: '2026-11-15T13:41:07+01:00', version: 1, draft: false, seal: '', playStarts: '' };
  return { tournament, meta, log: [], languages: ['en'] as const, fontFolder: FONTS };
}

/** Each document once to warm up, then once measured in the thread, and once on the main thread for comparison. */
export async function run(): Promise<number> {
  const workers = new Workers<Jobs>(pathToFileURL(join(ROOT, 'src-main/documents/worker.ts')));
  let missed = 0;
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
