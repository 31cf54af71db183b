/**
 * `npm run mutate [-- ROOM … [--share PERCENT] [--seed N] [--loop] [--again] [--quick] [--fresh]]`: plants faults in a room, one
 * at a time, and counts how many of them its tests notice. Without a room: all of them. `--share` draws that share of the lines
 * (100 by default), `--loop` lets the survivors meet the whole fast loop, `--again` lets only those meet the tests that an earlier
 * run of the same lines let pass (also one with `--quick`), `--quick` takes only the room's tests of the fast loop, `--fresh`
 * forgets what an earlier run found. It can be ended and started again. Exit codes: 0 counted, 1 the tests are red without a
 * fault, 2 it was not asked rightly.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isEquivalent } from './equivalents.ts';
import { asPlace, asRange, plant, RedStart, type PlantedFault } from './plant.ts';
import { FAST_LOOP, filesOf, quickTestsOf, type Room, rooms } from './rooms.ts';
import { type Fault, keyOf, Store } from './store.ts';
import { type Window, windowsOf } from './windows.ts';

/** Windows that share one start of the tests. */
const BATCH = 24;

interface Wish {
  readonly share: number;
  readonly seed: number;
  readonly loop: boolean;
  readonly again: boolean;
  readonly quick: boolean;
  readonly fresh: boolean;
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function batchesOf(room: Room, { share, seed }: Wish): readonly (readonly Window[])[] {
  const windows = filesOf(room.sources).flatMap((file) =>
    windowsOf(file, readFileSync(file, 'utf8').split('\n').length, share, seed),
  );
  return Array.from({ length: Math.ceil(windows.length / BATCH) }, (_, index) =>
    windows.slice(index * BATCH, (index + 1) * BATCH),
  );
}

/** What the whole fast loop notices of the faults that the room's tests let pass. */
async function judgedByLoop(faults: readonly PlantedFault[]): Promise<ReadonlySet<string>> {
  const planted = faults.length === 0 ? [] : await plant(faults.map(asPlace), FAST_LOOP);
  return new Set(planted.filter(({ noticed }) => noticed === 'by a test').map(identity));
}

function identity({ file, line, column, kind, replacement }: Omit<Fault, 'fate'>): string {
  return JSON.stringify([file, line, column, kind, replacement]);
}

/**
 * What the room's tests say. Faults that only a limit of time ended meet them once more: the machine may have been busy, and
 * one that is late again is told as such.
 */
async function judgedByRoom(places: readonly string[], room: Room): Promise<readonly PlantedFault[]> {
  const planted = places.length === 0 ? [] : await plant(places, room.tests);
  const late = planted.filter(({ noticed }) => noticed === 'by time');
  if (late.length === 0) return planted;
  const again = await plant(late.map(asPlace), room.tests);
  return planted.map((fault) => again.find((each) => identity(each) === identity(fault)) ?? fault);
}

function fateOf(noticed: PlantedFault['noticed'], inLoop: boolean): Fault['fate'] {
  switch (noticed) {
    case 'by a test':
      return 'room';
    case 'by time':
      return 'late';
    case 'not':
      return inLoop ? 'loop' : 'survived';
  }
}

/** @param places As `plant` takes them. */
async function judge(places: readonly string[], room: Room, loop: boolean): Promise<readonly Fault[]> {
  const faults = await judgedByRoom(places, room);
  const inLoop = loop
    ? await judgedByLoop(faults.filter(({ noticed }) => noticed === 'not'))
    : new Set<string>();
  return faults.map((fault) => {
    const { noticed, ...rest } = fault;
    return { ...rest, fate: fateOf(noticed, inLoop.has(identity(fault))) };
  });
}

/** Faults that the tests of then noticed stay noticed; the others meet the tests of now. */
async function judgeAgain(before: readonly Fault[], room: Room, loop: boolean): Promise<readonly Fault[]> {
  const passed = before.filter((fault) => fault.fate !== 'room' && !isEquivalent(fault));
  const now = await judge(passed.map(asPlace), room, loop);
  return before.map((fault) => now.find((each) => identity(each) === identity(fault)) ?? fault);
}

function tell(room: Room, faults: readonly Fault[]): void {
  const counted = faults.filter((fault) => fault.fate !== 'survived' || !isEquivalent(fault));
  const of = (...fates: readonly Fault['fate'][]) => counted.filter(({ fate }) => fates.includes(fate));
  for (const { file, line, column, kind, original, replacement, fate } of of('survived', 'late')) {
    console.log(
      `${file}:${line}:${column} ${kind}${fate === 'late' ? ', noticed by a limit of time only' : ''}`,
    );
    console.log(`  - ${original.replaceAll(/\s+/g, ' ').slice(0, 110)}`);
    console.log(`  + ${replacement.replaceAll(/\s+/g, ' ').slice(0, 110)}`);
  }
  const share = (count: number) =>
    counted.length === 0 ? '–' : `${((100 * count) / counted.length).toFixed(1)} %`;
  console.log(
    `${room.name}: ${counted.length} faults, ${share(of('room').length)} noticed by its tests, ` +
      `${share(of('room', 'loop').length)} with the fast loop, ${of('late').length} by a limit of time only, ` +
      `${faults.length - counted.length} equivalent`,
  );
}

async function judgeRoom(room: Room, wish: Wish): Promise<void> {
  const store = `.cache/mutate/${room.name}.json`;
  if (wish.fresh) rmSync(store, { force: true });
  const found = new Store(store);
  const tests = filesOf(room.tests);
  const batches = batchesOf(room, wish);
  const faults: Fault[] = [];
  for (const [index, windows] of batches.entries()) {
    const files = [...new Set(windows.map(({ file }) => file))];
    const key = keyOf([windows, wish.loop, wish.quick], files);
    const meets = keyOf([], tests);
    // What the tests of the fast loop notice, all tests of the room notice.
    const inQuick = wish.again ? found.found(keyOf([windows, wish.loop, true], files)) : undefined;
    const before = found.found(key) ?? inQuick;
    let batch = before?.faults;
    if (before === undefined || batch === undefined || (before.tests !== meets && !wish.again)) {
      batch = await judge(windows.map(asRange), room, wish.loop);
      found.add({ key, tests: meets, faults: batch });
    } else if (before.tests !== meets) {
      batch = await judgeAgain(batch, room, wish.loop);
      found.add({ key, tests: meets, faults: batch });
    }
    faults.push(...batch);
    const survived = faults.filter(({ fate }) => fate === 'survived').length;
    console.error(
      `${room.name}: ${index + 1} of ${batches.length} batches, ${survived} of ${faults.length} survived`,
    );
  }
  tell(room, faults);
}

function chosenRooms(names: readonly string[]): readonly Room[] {
  const all = rooms();
  const unknown = names.find((name) => !all.some((room) => room.name === name));
  if (unknown !== undefined)
    refuse(`There is no room ${unknown}; there are ${all.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}

const { values, positionals } = parseArgs({
  options: {
    share: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    loop: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const chosen = chosenRooms(positionals);
const share = Number(values.share);
const seed = Number(values.seed);
if (!(share > 0 && share <= 100)) refuse('--share is a percentage above 0, 100 at most.');
if (!Number.isSafeInteger(seed)) refuse('--seed is a whole number.');
if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '')
  refuse(
    'The tree has changes that are not committed: commit or put them aside first, so that no fault is committed.',
  );
try {
  const { loop, again, quick, fresh } = values;
  for (const room of chosen) {
    const tests = quick ? quickTestsOf(room) : room.tests;
    await judgeRoom({ ...room, tests }, { share, seed, loop, again, quick, fresh });
  }
} catch (error) {
  if (!(error instanceof RedStart)) throw error;
  console.error(`The tests are red before any fault is planted: make them green first. ${error.message}`);
  process.exitCode = 1;
}
