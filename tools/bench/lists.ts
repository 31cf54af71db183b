import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OpenList } from '../../src-main/lists/open-list.ts';
import { buildWhenStale } from '../build.ts';
import { showProgram } from '../looks/program.ts';
import { Goals, percentile } from './lib/goals.ts';
import { BOARDS, keysToScreen, makeTournament, resultsWhileReading } from './lib/listed-program.ts';
import { writeList } from './lib/rating-list.ts';
import type { ReadingCost } from './lib/read-list.ts';

export const ABOUT =
  'rating list of 2,000,000 made-up lines: reading it, finding players in it, entering results meanwhile';

const SEED = 20_261_101;
const REPEATS = 20;
const TYPED = ['kasp g', 'gustav kas', 'marov l', 'vander ka', 'zhukov', 'muller j', 'an ka'];
const MISSPELT = ['kaspaerk', 'gustva kasparek', 'papadopulos', 'odegrad', 'lukashik', 'andersn jo'];
/** With it 200 results are spread over most of the time that a quick machine needs for the whole list. */
const PAUSE_FOR_2_000_000 = 150;

function timesOf(queries: readonly string[], search: (query: string) => unknown): number[] {
  return Array.from({ length: REPEATS }, () => queries)
    .flat()
    .map((query) => {
      const start = performance.now();
      search(query);
      return performance.now() - start;
    });
}

function measureReading(goals: Goals, source: string, target: string): void {
  const read = join(import.meta.dirname, 'lib/read-list.ts');
  const worker = join(import.meta.dirname, '../../out/worker/lists.mjs');
  const said = execFileSync(process.execPath, [read, source, target, worker], { encoding: 'utf8' });
  const cost = JSON.parse(said) as ReadingCost;
  if (!cost.ok) throw new Error(said);
  goals.tell('import, by the clock', cost.seconds, 90, 's');
  goals.say('import, processor', cost.cpuSeconds, 's');
  goals.tell('memory of the process that imports', cost.bytes / 1e6, 300, 'MB');
  goals.tell('store on the disk', statSync(target).size / 1e6, 500, 'MB');
}

function measureSearches(goals: Goals, path: string): void {
  const list = new OpenList(path);
  const letters = TYPED.flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)));
  const strict = timesOf(letters, (query) => list.search(query, 10));
  goals.tell('search letter by letter, first ten, p95', percentile(strict, 0.95), 50, 'ms');
  goals.say('the slowest of them', percentile(strict, 1), 'ms');
  const id = String(list.search('kasparek gustav', 1).entries[0]!.fideId);
  goals.tell(
    'FIDE ID, p95',
    percentile(
      timesOf([id], (query) => list.search(query, 10)),
      0.95,
    ),
    50,
    'ms',
  );
  const first = performance.now();
  list.search('kaspaerk', 10, true);
  goals.tell('first tolerant search', performance.now() - first, 150, 'ms');
  const tolerant = timesOf(MISSPELT, (query) => list.search(query, 10, true));
  goals.tell('tolerant search, p95', percentile(tolerant, 0.95), 150, 'ms');
  for (const query of [...TYPED, ...MISSPELT]) {
    const { count, entries } = list.search(query, 3, MISSPELT.includes(query));
    console.log(
      `  ${query}: ${count} (${entries.map(({ name, standard }) => `${name} ${standard}`).join('; ')})`,
    );
  }
  list.close();
}

async function measureProgram(goals: Goals, folder: string, source: string, pause: number): Promise<void> {
  const tournament = join(folder, 'bench.wallchart');
  makeTournament(tournament);
  const shown = await showProgram([tournament], folder);
  try {
    const { hits, ratings } = await keysToScreen(shown, TYPED);
    goals.tell(
      `from key to the hits on the screen, ${hits.length} letters, p95`,
      percentile(hits, 0.95),
      50,
      'ms',
    );
    goals.say('the middle of them', percentile(hits, 0.5), 'ms');
    goals.say('from key to the ratings of the first hit beside them, p95', percentile(ratings, 0.95), 'ms');
    goals.say('the middle of them', percentile(ratings, 0.5), 'ms');
    const { times, during, seconds } = await resultsWhileReading(shown, source, pause);
    goals.say('import beside them, by the clock', seconds, 's');
    goals.say(`results entered before it ended, of ${BOARDS}`, during, '');
    goals.tell('the slowest result, entered and stored', percentile(times, 1), 100, 'ms');
    goals.say('their p95', percentile(times, 0.95), 'ms');
  } finally {
    await shown.stop();
  }
}

/** `lists [lines]`: with fewer lines for a quick look. Builds the program first where it is not up to date. */
export async function run([lines = '2000000']: string[]): Promise<number> {
  await buildWhenStale();
  const folder = mkdtempSync(join(tmpdir(), 'wallchart-lists-'));
  const goals = new Goals();
  try {
    const [source, target] = [join(folder, 'players_list_foa.txt'), join(folder, 'lists/bench.list')];
    mkdirSync(join(folder, 'lists'));
    writeList(source, Number(lines), SEED);
    measureReading(goals, source, target);
    measureSearches(goals, target);
    await measureProgram(goals, folder, source, (PAUSE_FOR_2_000_000 * Number(lines)) / 2_000_000);
    return goals.missed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
