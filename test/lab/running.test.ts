/** Pieces of work that threads get, what one piece is, and what a file may hold. */
import { describe, expect, it } from 'vitest';
import { plainContestant } from '../../src-engine/lab/contestant.ts';
import { shardOf, type Shard } from '../../src-engine/lab/shard.ts';
import { Tally, type SeedRange } from '../../src-engine/lab/tally.ts';
import type { Experiment } from '../../src-engine/lab/experiment.ts';
import { secondRounds } from '../../src-engine/lab/first-round.ts';
import { perform, runSeeds } from '../../src-main/lab/perform.ts';
import { runExperiment } from '../../src-main/lab/run.ts';
import { readShard, textOfShard } from '../../src-main/lab/shard-files.ts';
import { SMALL, tallied } from './samples.ts';
import { writtenTally } from './written.ts';

const ONE: Experiment = { ...SMALL, contestants: [plainContestant('bcf')] };

/** A tally that only says which seeds it has. */
function seeded(...seeds: readonly SeedRange[]): Tally {
  const tally = new Tally(ONE);
  tally.seeds = [...seeds];
  tally.runs = seeds.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  return tally;
}

interface Begun {
  readonly seeds: SeedRange;
  readonly milliseconds: number;
  readonly experiment: Experiment;
  readonly end: (value: Shard | null) => void;
  readonly fail: (bug: Error) => void;
  cancelled: boolean;
}

/** A run whose pieces end when the test says so. */
function begun(options: { seeds: SeedRange; threads: number; tally?: Tally }) {
  const jobs: Begun[] = [];
  const told: (readonly SeedRange[])[] = [];
  const run = runExperiment({
    ...options,
    experiment: ONE,
    start: ({ experiment, seeds, milliseconds }) => {
      const { promise, resolve, reject } = Promise.withResolvers<Shard | null>();
      const job = { seeds, milliseconds, experiment, end: resolve, fail: reject, cancelled: false };
      jobs.push(job);
      return {
        value: promise,
        cancel: () => {
          job.cancelled = true;
          resolve(null);
        },
      };
    },
    onPiece: (tally) => {
      told.push(structuredClone(tally.seeds));
    },
  });
  return { run, jobs, told };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const shard = (...seeds: readonly SeedRange[]) => shardOf(seeded(...seeds));

describe('a run on threads', () => {
  it('is cut into pieces of 500 seeds and half a second', async () => {
    const { run, jobs, told } = begun({ seeds: [1, 1001], threads: 1 });
    for (const [at, piece] of (
      [
        [1, 500],
        [501, 1000],
        [1001, 1001],
      ] as const
    ).entries()) {
      expect(jobs.map(({ seeds }) => seeds)).toHaveLength(at + 1);
      expect(jobs[at]).toMatchObject({ seeds: piece, milliseconds: 500, experiment: ONE });
      jobs[at]!.end(shard(piece));
      await settled();
    }
    const tally = await run.done;
    expect([tally.seeds, tally.runs]).toEqual([[[1, 1001]], 1001]);
    expect(told).toEqual([[[1, 500]], [[1, 1000]], [[1, 1001]]]);
  });

  it('gives a piece of exactly 500 whole', async () => {
    const { run, jobs } = begun({ seeds: [7, 506], threads: 1 });
    jobs[0]!.end(shard([7, 506]));
    await run.done;
    expect(jobs.map(({ seeds }) => seeds)).toEqual([[7, 506]]);
  });

  it('goes on where a piece ended early, before anything else', async () => {
    const { run, jobs } = begun({ seeds: [1, 600], threads: 1 });
    jobs[0]!.end(shard([1, 120]));
    await settled();
    expect(jobs[1]!.seeds).toEqual([121, 500]);
    jobs[1]!.end(shard([121, 500]));
    await settled();
    jobs[2]!.end(shard([501, 600]));
    expect((await run.done).seeds).toEqual([[1, 600]]);
    expect(jobs).toHaveLength(3);
  });

  it('leaves out what was done before, and grows it', async () => {
    const tally = seeded([3, 4], [8, 9]);
    const { run, jobs } = begun({ seeds: [2, 9], threads: 1, tally });
    jobs[0]!.end(shard([2, 2]));
    await settled();
    jobs[1]!.end(shard([5, 7]));
    expect(await run.done).toBe(tally);
    expect(jobs.map(({ seeds }) => seeds)).toEqual([
      [2, 2],
      [5, 7],
    ]);
    expect([tally.seeds, tally.runs]).toEqual([[[2, 9]], 8]);
  });

  it('works on as many pieces at once as there are threads, one at least', () => {
    const pieces = (threads: number) =>
      begun({ seeds: [1, 2000], threads }).jobs.map(({ seeds }) => seeds[0]);
    expect([pieces(0), pieces(1), pieces(3)]).toEqual([[1], [1], [1, 501, 1001]]);
  });

  it('may be stopped: threads are ended, and what is done stays', async () => {
    const { run, jobs } = begun({ seeds: [1, 2000], threads: 2 });
    jobs[1]!.end(shard([501, 1000]));
    await settled();
    run.stop();
    const tally = await run.done;
    expect(tally.seeds).toEqual([[501, 1000]]);
    expect(jobs.map(({ seeds, cancelled }) => [seeds[0], cancelled])).toEqual([
      [1, true],
      [501, false],
      [1001, true],
    ]);
  });

  it('begins nothing more when it is stopped while a piece ends', async () => {
    const { run, jobs } = begun({ seeds: [1, 2000], threads: 1 });
    jobs[0]!.end(shard([1, 500]));
    run.stop();
    expect((await run.done).seeds).toEqual([[1, 500]]);
    expect(jobs).toHaveLength(1);
  });

  it('ends with the bug of a thread, and ends the others', async () => {
    const { run, jobs } = begun({ seeds: [1, 2000], threads: 2 });
    jobs[0]!.fail(new Error('a bug'));
    await expect(run.done).rejects.toThrow('a bug');
    expect(jobs[1]!.cancelled).toBe(true);
  });
});

describe('a piece of work', () => {
  const heard: (readonly [number, number])[] = [];
  const progress = (done: number, all: number) => void heard.push([done, all]);

  it('is all seeds where there is time, and one at least', () => {
    const args = { experiment: ONE, seeds: [4, 6] as const };
    expect(runSeeds({ ...args, milliseconds: 60_000 }, progress)).toEqual(shardOf(tallied(ONE, 4, 6)));
    expect(heard).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    const one = perform({ name: 'run', args: { ...args, milliseconds: -1 } } as never, progress);
    expect(one).toEqual(shardOf(tallied(ONE, 4, 4)));
    expect(heard.slice(3)).toEqual([[1, 3]]);
  });
});

describe('the text of a shard', () => {
  const tally = writtenTally(
    { ...SMALL, contestants: ['bcf', 'mwm-dutch'].map(plainContestant) },
    3,
    (contestant, key, run) => (key === 'floats' ? 5 * contestant + run : 0),
  );
  type Damaged = { -readonly [Key in keyof Shard]: unknown };
  const damaged = (damage: (shard: Damaged) => unknown) => {
    const value = JSON.parse(textOfShard(tally)) as Damaged;
    damage(value);
    return readShard(JSON.stringify(value));
  };
  const NO_SHARD = { ok: false, failure: { code: 'no-shard' } };

  it('is one line, and read as it was', () => {
    expect(textOfShard(tally)).toBe(`${JSON.stringify(shardOf(tally))}\n`);
    expect(readShard(textOfShard(tally))).toEqual({
      ok: true,
      value: JSON.parse(textOfShard(tally)) as unknown,
    });
    expect(damaged(() => undefined).ok).toBe(true);
  });

  it('is of this version', () => {
    expect(damaged((value) => (value.version = 1))).toEqual({
      ok: false,
      failure: { code: 'other-version', version: 1 },
    });
    expect(damaged((value) => (value.version = '2'))).toEqual(NO_SHARD);
    expect(readShard('{"version":7}')).toEqual({ ok: false, failure: { code: 'other-version', version: 7 } });
    for (const source of ['', '{', 'null', '7', '[]', '{"version":2}'])
      expect(readShard(source)).toEqual(NO_SHARD);
  });

  const sums = (value: Damaged) => value.sums as { bins: number[][]; sum: string }[][];
  const joints = (value: Damaged) => value.joints as { cells: unknown[][]; products: string }[][];
  const experiment = (value: Damaged) => value.experiment as { contestants: unknown; field: unknown };
  it.each<readonly [string, (value: Damaged) => unknown]>([
    ['another format', (value) => (value.format = 'chess')],
    ['no contestant', (value) => ((value.experiment as { contestants: unknown }).contestants = [])],
    ['a contestant without a system', (value) => (experiment(value).contestants = [{}, {}])],
    ['neither players nor ratings', (value) => (experiment(value).field = {})],
    ['players that are no number', (value) => (experiment(value).field = { players: '8' })],
    ['fewer players than none', (value) => (experiment(value).field = { players: -1 })],
    ['ratings that are no numbers', (value) => (experiment(value).field = { ratings: ['x'] })],
    ['a product of a pair that is no number', (value) => (joints(value)[0]![0]!.products = '1.5')],
    ['a cell without its name', (value) => (joints(value)[0]![0]!.cells = [[1, 3]])],
    ['a cell without its count', (value) => (joints(value)[0]![0]!.cells = [['1']])],
    ['no round', (value) => ((value.experiment as { rounds: number }).rounds = 0)],
    ['a measure less', (value) => (value.measures as string[]).pop()],
    ['measures in another order', (value) => (value.measures as string[]).reverse()],
    ['seeds turned', (value) => (value.seeds = [[3, 1]])],
    [
      'seeds out of order',
      (value) =>
        (value.seeds = [
          [5, 6],
          [1, 2],
        ]),
    ],
    [
      'seeds twice',
      (value) =>
        (value.seeds = [
          [1, 2],
          [2, 3],
        ]),
    ],
    ['a seed below none', (value) => (value.seeds = [[-1, 3]])],
    ['more runs than seeds', (value) => (value.seeds = [[1, 2]])],
    ['runs that were not counted', (value) => (value.runs = 2)],
    ['a contestant less', (value) => (value.unpaired as number[]).pop()],
    ['a contestant without sums', (value) => sums(value).pop()],
    ['a measure without sums', (value) => sums(value)[1]!.pop()],
    ['a bin less', (value) => sums(value)[1]![3]!.bins.pop()],
    ['a sum that is no number', (value) => (sums(value)[0]![0]!.sum = '1.5')],
    ['a contestant without cells', (value) => joints(value).pop()],
    ['a pair without cells', (value) => joints(value)[1]!.pop()],
    ['a cell less', (value) => joints(value)[1]![0]!.cells.pop()],
    ['a product less', (value) => (value.products as string[][])[2]!.pop()],
    ['a row of products less', (value) => (value.products as string[][]).pop()],
  ])('is refused with %s', (_, damage) => {
    expect(damaged(damage)).toEqual(NO_SHARD);
  });

  it('may have one contestant and one round', () => {
    const one = { ...SMALL, contestants: [plainContestant('bcf')], rounds: 1 };
    const text = textOfShard(writtenTally(one, 2, () => 1));
    expect(readShard(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
  });

  it('may have seeds that begin with 0, and more seeds than runs', () => {
    expect(
      damaged(
        (value) =>
          (value.seeds = [
            [0, 0],
            [1, 3],
          ]),
      ).ok,
    ).toBe(true);
    expect(damaged((value) => (value.seeds = [[1, 3]])).ok).toBe(true);
  });
});

it('a first round is played again and again by the thread too', () => {
  const args = { experiment: SMALL, seed: 3, replays: 2 };
  const rounds = perform({ name: 'firstRound', args }, () => undefined);
  expect(rounds).toEqual(secondRounds(SMALL, 3, 2));
  expect(rounds).not.toEqual(secondRounds(SMALL, 2, 2));
});
