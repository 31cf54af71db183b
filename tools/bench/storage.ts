import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BLANK_INFO, blankPlayer, DEFAULT_RULES, type EventDraft } from '../../src-engine/index.ts';
import { logView } from '../../src-main/handlers/log/view.ts';
import { planGoBack } from '../../src-main/handlers/log/steps.ts';
import type { Queries } from '../../src-main/ipc/contract.ts';
import { writeRestorePoint } from '../../src-main/storage/restore-point.ts';
import type { Author } from '../../src-main/storage/event-log.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';

export const ABOUT = 'tournament file of 500 players, 11 rounds, 20,000 entries';

const PLAYERS = 500;
const ROUNDS = 11;
const ENTRIES = 20_000;
const REPEATS = 9;

const AUTHOR: Author = { at: '2026-11-21T09:00:00.000+01:00', actor: 'Desk', command: 'bench' };

function append(file: TournamentFile, drafts: readonly EventDraft[]): void {
  const stored = file.append(drafts, AUTHOR);
  if (!stored.ok) throw new Error(JSON.stringify(stored.failure));
}

/** Every result is corrected until the log has its length. */
function fill(file: TournamentFile): void {
  const players: EventDraft[] = Array.from({ length: PLAYERS }, (_, index) => {
    const player = {
      ...blankPlayer(index + 1, `Surname${index + 1}, Given`),
      rating: 2600 - index,
      tpn: index + 1,
    };
    return { kind: 'player-added', payload: { player } };
  });
  append(file, players);
  const boards = PLAYERS / 2;
  const pairs = Array.from({ length: boards }, (_, index) => ({
    white: 2 * index + 1,
    black: 2 * index + 2,
  }));
  const corrections = Math.ceil((ENTRIES - PLAYERS) / (ROUNDS * boards));
  for (let round = 1; round <= ROUNDS; round++) {
    append(file, [
      { kind: 'round-drafted', payload: { round, pairs, unpaired: [], system: 'dutch-2026', seconds: 0 } },
    ]);
    append(file, [{ kind: 'round-published', payload: { round, version: 1, boards, programme: 'bench' } }]);
    for (let time = 0; time < corrections && file.log.records.length < ENTRIES; time++)
      append(
        file,
        pairs.map((pair, index) => result(round, index + 1, pair, time)),
      );
  }
}

function result(
  round: number,
  board: number,
  pair: { white: number; black: number },
  time: number,
): EventDraft {
  const results = ['white-wins', 'draw', 'black-wins'] as const;
  return {
    kind: time === 0 ? 'result-entered' : 'result-corrected',
    payload: { round, board, ...pair, result: results[(board + time) % 3]!, was: 'open' },
  };
}

/** Wall and processor time of one piece of work, in milliseconds. */
interface Measured {
  readonly wall: number;
  readonly processor: number;
}

/** Starts measuring; each call of the answer tells what has passed since. */
function stopwatch(): () => Measured {
  const started = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { wall: performance.now() - started, processor: (user + system) / 1000 };
  };
}

function measured(work: () => void): Measured {
  const since = stopwatch();
  work();
  return since();
}

/** Middle and worst of several measurements, and the processor's share in the middle one. */
function spread(times: readonly Measured[]): string {
  const sorted = [...times].sort((a, b) => a.wall - b.wall);
  const processor = times.map((time) => time.processor).sort((a, b) => a - b);
  const middle = Math.floor(times.length / 2);
  return `${sorted[middle]!.wall.toFixed(1)} ms, worst ${sorted.at(-1)!.wall.toFixed(1)}, processor ${processor[middle]!.toFixed(1)}`;
}

function row(what: string, figure: string, goal: string): void {
  console.log(`${what.padEnd(36)}${figure.padEnd(46)}${goal}`);
}

/** Reading the log as its screen does: the first window, words that are rare, the next window of the same question. */
function measureScreen(file: TournamentFile): void {
  const question = { text: '', category: 'all', from: 0, count: 120, seq: null } as const;
  const rare = { ...question, text: 'surname77 ' };
  const timed = (asked: Queries['log.view']['args']) => measured(() => logView(file.log, asked));
  const firsts = [timed(question), ...repeated(() => timed({ ...question, seq: 5 }))];
  row('log screen: a window of 120 entries', spread(firsts), '');
  const words = repeated((time) => timed({ ...rare, text: `surname${time + 70}` }));
  row('log screen: words, first time', spread(words), '');
  row('log screen: next window of those', spread(repeated(() => timed({ ...rare, from: 120 }))), '');
}

function repeated<T>(work: (time: number) => T): T[] {
  return Array.from({ length: REPEATS }, (_, time) => work(time));
}

/** Writing restore points, and the longest time that a command which comes meanwhile waits for its turn. */
async function measureRestorePoints(file: TournamentFile, folder: string): Promise<void> {
  const whole: Measured[] = [];
  const waits: Measured[] = [];
  for (let time = 0; time < REPEATS; time++) {
    let writing = true;
    let longest: Measured = { wall: 0, processor: 0 };
    const turn = (since: () => Measured): void => {
      const waited = since();
      // On a busy machine wall time tells of others; what this work takes is its processor time.
      if (waited.processor > longest.processor) longest = waited;
      const next = stopwatch();
      if (writing) setImmediate(() => turn(next));
    };
    turn(stopwatch());
    const since = stopwatch();
    const point = { label: 'R11 end', seq: file.log.records.length, at: AUTHOR.at };
    await writeRestorePoint(join(folder, `point-${time}.wallchart`), file.log, point);
    writing = false;
    whole.push(since());
    waits.push(longest);
  }
  const { size } = statSync(join(folder, 'point-0.wallchart'));
  row(`restore point of ${(size / 1e6).toFixed(1)} MB, meanwhile`, spread(whole), '');
  row('longest wait of a command then', spread(waits), 'goal 10 ms');
}

/** Fills a file and measures opening, storing and looking back. Wall time; the disk decides most of it. */
export async function run(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'wallchart-bench-'));
  const path = join(folder, 'bench.wallchart');
  const rules = { ...DEFAULT_RULES, rounds: ROUNDS };
  const created: EventDraft = {
    kind: 'tournament-created',
    payload: { info: { ...BLANK_INFO, name: 'Bench' }, rules },
  };
  const made = TournamentFile.create(path, [created], AUTHOR);
  if (!made.ok) throw new Error(made.failure.code);
  fill(made.value);
  const entries = made.value.log.records.length;
  made.value.close();
  console.log(
    `${entries} entries, ${PLAYERS} players, ${ROUNDS} rounds, ${(statSync(path).size / 1e6).toFixed(1)} MB`,
  );

  row('read the file once', spread([measured(() => readFileSync(path))]), '');
  const opens: Measured[] = [];
  for (let time = 0; time < REPEATS; time++) {
    const opened: TournamentFile[] = [];
    opens.push(measured(() => opened.push(reopen(path))));
    opened[0]!.close();
  }
  row('open: verify every entry, fold', spread(opens), 'goal 500 ms');

  const file = reopen(path);
  const commits: Measured[] = [];
  for (let board = 1; board <= 200; board++) {
    const draft = result(ROUNDS, board, { white: 2 * board - 1, black: 2 * board }, 1);
    commits.push(measured(() => append(file, [draft])));
  }
  row('commit one result, synchronised', spread(commits), 'goal 10 ms');
  const { draft } = planGoBack(file.log, Math.floor(entries / 2))!;
  row('go back 10,000 entries', spread([measured(() => append(file, [draft]))]), '');
  row('look at a moment in the middle', spread([measured(() => file.log.stateAt(entries / 2))]), '');
  measureScreen(file);
  await measureRestorePoints(file, folder);
  file.close();
  rmSync(folder, { recursive: true, force: true });
  return 0;
}

function reopen(path: string): TournamentFile {
  const opened = TournamentFile.open(path);
  if (!opened.ok) throw new Error(opened.failure.code);
  return opened.value.file;
}
