import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OpenList } from '../../src-main/lists/open-list.ts';
import { writeList } from './lib/rating-list.ts';
import type { ReadingCost } from './lib/read-list.ts';

export const ABOUT = 'rating list of 2,000,000 made-up lines: reading it, and finding players in it';

const SEED = 20_261_101;
const REPEATS = 40;
const TYPED = ['kasp g', 'gustav kas', 'marov l', 'vander ka', 'zhukov', 'muller j', 'an ka'];
const MISSPELT = ['kaspaerk', 'gustva kasparek', 'papadopulos', 'odegrad', 'lukashik'];

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!;
}

let missed = 0;
function tell(what: string, value: number, goal: number, unit: string): void {
  const isMissed = value > goal;
  if (isMissed) missed++;
  console.log(
    `${what.padEnd(44)}${value.toFixed(1).padStart(9)} ${unit}  goal ${goal}${isMissed ? '  MISSED' : ''}`,
  );
}

function timesOf(queries: readonly string[], search: (query: string) => unknown): number[] {
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    for (const query of queries) {
      const start = performance.now();
      search(query);
      times.push(performance.now() - start);
    }
  }
  return times;
}

/** `lists [lines]`: with fewer lines for a quick look. */
export async function run([lines = '2000000']: string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'wallchart-lists-'));
  try {
    const [source, target] = [join(folder, 'players_list_foa.txt'), join(folder, 'list.sqlite')];
    writeList(source, Number(lines), SEED);
    const read = join(import.meta.dirname, 'lib/read-list.ts');
    const said = execFileSync(process.execPath, [read, source, target], { encoding: 'utf8' });
    const cost = JSON.parse(said) as ReadingCost;
    if (!cost.ok || !existsSync(target)) throw new Error(said);
    console.log(`seconds on the clock ${cost.seconds.toFixed(1)}`);
    tell('reading and storing, CPU', cost.cpuSeconds, 90, 's');
    tell('memory of the process that reads', cost.bytes / 1e6, 300, 'MB');
    tell('store on the disk', statSync(target).size / 1e6, 500, 'MB');
    const list = new OpenList(target);
    const letters = TYPED.flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)));
    tell(
      'letter by letter, first ten, p95',
      percentile(
        timesOf(letters, (query) => list.search(query, 10)),
        0.95,
      ),
      50,
      'ms',
    );
    tell(
      'the slowest of them',
      percentile(
        timesOf(letters, (query) => list.search(query, 10)),
        1,
      ),
      50,
      'ms',
    );
    const id = String(list.search('kasparek gustav', 1).entries[0]!.fideId);
    tell(
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
    tell('first tolerant search', performance.now() - first, 150, 'ms');
    tell(
      'tolerant search, p95',
      percentile(
        timesOf(MISSPELT, (query) => list.search(query, 10, true)),
        0.95,
      ),
      150,
      'ms',
    );
    for (const query of [...TYPED, ...MISSPELT]) {
      const hits = list.search(query, 3, MISSPELT.includes(query));
      console.log(
        `  ${query}: ${hits.count} (${hits.entries.map(({ name, standard }) => `${name} ${standard}`).join('; ')})`,
      );
    }
    list.close();
    return missed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
