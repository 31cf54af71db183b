/** The Lab page's run with threads that are made up: which seeds they get, what the page sees meanwhile, what is refused. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  blankPlayer,
  Observer,
  shardOf,
  Tally,
  type Experiment,
  type Player,
} from '../../src-engine/index.ts';
import { fieldOf, Laboratory } from '../../src-main/handlers/lab/laboratory.ts';
import type { Desk } from '../../src-main/handlers/desk.ts';
import type { LabSetup } from '../../src-main/ipc/contract.ts';
import type { Jobs } from '../../src-main/lab/jobs.ts';
import type { Workers } from '../../src-main/threads/workers.ts';

type Args = Jobs['run']['args'];

/** Threads that take `takes` milliseconds for a piece, without taking any time; `holds` keeps the next ones from ending. */
class Threads {
  readonly asked: Args[] = [];
  cancelled = 0;
  takes = 0;
  holds = false;
  /** From this job on, 1 for the first. */
  holdsFrom = Infinity;
  readonly #seen = new Map<Experiment, ReturnType<Observer['observe']>>();

  start(name: string, args: Args) {
    expect(name).toBe('run');
    this.asked.push(args);
    let cancel = (): void => undefined;
    const held = new Promise<null>((resolve) => (cancel = () => resolve(null)));
    return {
      value: this.holds || this.asked.length >= this.holdsFrom ? held : Promise.resolve(this.#shard(args)),
      cancel: () => {
        this.cancelled++;
        cancel();
      },
    };
  }

  /** All seeds bring what the first brought. */
  #shard({ experiment, seeds: [first, last] }: Args) {
    const seen = this.#seen.get(experiment) ?? new Observer(experiment).observe(first);
    this.#seen.set(experiment, seen);
    const tally = new Tally(experiment);
    for (let seed = first; seed <= last; seed++) tally.add(seed, seen);
    clock += this.takes;
    return shardOf(tally);
  }
}

let clock = 0;
let threads: Threads;
let told: unknown[];
let open: { info: { name: string }; players: Player[]; rules: object } | null;
let laboratory: Laboratory;
beforeEach(() => {
  clock = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  [threads, told, open] = [new Threads(), [], null];
  const desk = {
    state: () => (open === null ? null : { tournament: open }),
    changed: (views: unknown) => void told.push([views, laboratory.run()?.done, laboratory.run()?.state]),
  } as unknown as Desk;
  laboratory = new Laboratory(desk, threads as unknown as Workers<Jobs>);
  return () => vi.restoreAllMocks();
});

const TYPED = { kind: 'typed', players: 4, lowest: 1500, highest: 2100 } as const;
const setup = (more: Partial<LabSetup> = {}): LabSetup => ({
  ...{ field: TYPED, systems: ['dutch-2026'], rounds: 1, runs: 8 },
  ...more,
});
const player = (id: number, rating: number, estimate = 0): Player => ({
  ...blankPlayer(id, `Name${id}`),
  ...{ rating, estimate },
});
const ended = () => vi.waitFor(() => expect(laboratory.run()!.state).toBe('done'));
const seedsAsked = () => threads.asked.map(({ seeds }) => seeds);

describe('the page', () => {
  it('has the systems, and nothing of a tournament while none is open', () => {
    const view = laboratory.view();
    expect({ ...view, systems: [] }).toEqual({
      field: null,
      rounds: 0,
      announced: '',
      systems: [],
      run: null,
    });
    expect(view.systems.slice(0, 2).map(({ id, name }) => [id, name])).toEqual([
      ['dutch-2026', view.systems[1]!.name],
      ['dutch-2026+baku-2026', view.systems[0]!.name],
    ]);
    expect(new Set(view.systems.map(({ edition }) => edition)).size).toBeGreaterThan(3);
  });

  it('has the field of the tournament that is open, from four players on', () => {
    const players = [player(7, 2100), player(5, 0, 1650), player(9, 0), player(3, 1900)];
    open = { info: { name: 'Open' }, players, rules: { rounds: 7, system: 'dubov-2026' } };
    expect(laboratory.view()).toMatchObject({
      field: {
        ...{ kind: 'tournament', name: 'Open', players: 4, lowest: 1650, highest: 2100, unrated: 1 },
        unratedAs: 1400,
      },
      rounds: 7,
      announced: 'dubov-2026',
    });
    open.players = players.slice(1);
    expect(laboratory.view().field).toBeNull();
  });

  it('tells of a field how many are not rated', () => {
    const common = { kind: 'file', name: 'a.csv', unratedAs: 1400 };
    expect(fieldOf('file', 'a.csv', [0, 1, 0])).toEqual({
      ...common,
      players: 3,
      lowest: 1,
      highest: 1,
      unrated: 2,
    });
    expect(fieldOf('file', 'a.csv', [0])).toEqual({
      ...common,
      players: 1,
      lowest: 0,
      highest: 0,
      unrated: 1,
    });
  });
});

describe('a run', () => {
  it('begins with a few seeds and goes on with more, the comparison before the first system with more rounds', async () => {
    expect(laboratory.start(setup({ runs: 700, systems: ['dutch-2026', 'dubov-2026'] }))).toBeNull();
    expect(laboratory.run()).toEqual({
      field: { ...TYPED, name: '', unrated: 0, unratedAs: 1400 },
      ...{ systems: ['dutch-2026', 'dubov-2026'], rounds: 1, runs: 700, done: 0, state: 'running' },
      ...{ figures: null, secondsLeft: null },
    });
    await ended();
    const pieces = [
      ...[
        [1, 8],
        [9, 24],
        [25, 56],
        [57, 120],
        [121, 248],
        [249, 448],
        [449, 648],
        [649, 700],
      ],
    ];
    expect(seedsAsked()).toEqual(pieces.flatMap((piece) => [piece, piece]));
    expect(
      threads.asked
        .slice(0, 2)
        .map(({ experiment: { contestants, rounds } }) => [contestants.length, rounds]),
    ).toEqual([
      [2, 1],
      [1, 2],
    ]);
    const { done, figures } = laboratory.run()!;
    expect([done, figures?.counted, figures?.reference, figures?.curve.length]).toEqual([
      700,
      700,
      'dutch-2026',
      2,
    ]);
  });

  it('is told after the first piece, then once a second and at its end', async () => {
    laboratory.start(setup({ runs: 100 }));
    await ended();
    expect(told).toEqual([
      [['lab'], 0, 'running'],
      [['lab'], 8, 'running'],
      [['lab'], 100, 'running'],
      [['lab'], 100, 'done'],
    ]);
  });

  it('is told after each piece that took a second, with the figures of the comparison', async () => {
    threads.takes = 1_000;
    laboratory.start(setup({ runs: 57 }));
    await ended();
    // The comparison is looked at when its piece took a second; the other one with the next look.
    expect(told).toEqual([
      [['lab'], 0, 'running'],
      [['lab'], 8, 'running'],
      [['lab'], 8, 'running'],
      [['lab'], 24, 'running'],
      [['lab'], 24, 'running'],
      [['lab'], 56, 'running'],
      [['lab'], 56, 'running'],
      [['lab'], 57, 'running'],
      [['lab'], 57, 'running'],
      [['lab'], 57, 'done'],
    ]);
  });

  it('says how many seconds are left once eight seeds are done', async () => {
    laboratory.start(setup({ runs: 40 }));
    // The piece behind the first two does not end.
    threads.holdsFrom = 3;
    await vi.waitFor(() => expect(threads.asked).toHaveLength(3));
    clock += 2_500;
    // 32 more at 8 in 2.5 seconds.
    expect(laboratory.run()).toMatchObject({ done: 8, state: 'running', secondsLeft: 10 });
    clock += 1;
    expect(laboratory.run()!.secondsLeft).toBe(11);
    laboratory.stop();
    expect(laboratory.run()).toMatchObject({ done: 8, state: 'stopped', secondsLeft: null });
    await vi.waitFor(() => expect(laboratory.run()!.figures?.counted).toBe(8));
  });

  it('that is stopped keeps what it has, and ends its threads', async () => {
    threads.holds = true;
    laboratory.start(setup());
    await vi.waitFor(() => expect(threads.asked).toHaveLength(1));
    const before = told.length;
    laboratory.stop();
    laboratory.stop();
    expect([threads.cancelled, told.length - before]).toEqual([1, 1]);
    await vi.waitFor(() => expect(told.length - before).toBeGreaterThan(1));
    expect(told.at(-1)).toEqual([['lab'], 0, 'stopped']);
    expect(laboratory.run()).toMatchObject({ state: 'stopped', done: 0, figures: null });
    // The second experiment does not begin.
    expect(threads.asked).toHaveLength(1);
  });

  it('ends where another begins, and says nothing any more', async () => {
    threads.holds = true;
    laboratory.start(setup({ rounds: 2 }));
    await vi.waitFor(() => expect(threads.asked).toHaveLength(1));
    threads.holds = false;
    laboratory.start(setup({ runs: 1 }));
    await ended();
    expect([threads.cancelled, seedsAsked()]).toEqual([
      1,
      [
        [1, 8],
        [1, 1],
        [1, 1],
      ],
    ]);
    expect(laboratory.run()).toMatchObject({ rounds: 1, runs: 1, done: 1 });
    laboratory.stop();
    expect(laboratory.run()!.state).toBe('done');
  });
});

describe('the field of a run', () => {
  const modelOf = async (more: Partial<LabSetup>) => {
    expect(laboratory.start(setup({ runs: 1, ...more }))).toBeNull();
    await ended();
    const { field, tieBreaks } = threads.asked.at(-2)!.experiment;
    return [field, tieBreaks.join(' ')];
  };

  it('is that of the tournament, with its tie-breaks; who is not rated plays as 1400', async () => {
    const players = [player(7, 2100), player(5, 0, 1650), player(9, 0), player(3, 1900)];
    open = {
      info: { name: 'Open' },
      players,
      rules: { rounds: 7, system: 'dutch-2026', tieBreaks: ['BH', 'SB'] },
    };
    expect(await modelOf({ field: { kind: 'tournament' } })).toEqual([
      { kind: 'ratings', ratings: [2100, 1650, 1400, 1900] },
      'BH SB',
    ]);
    expect(laboratory.run()!.field).toMatchObject({ kind: 'tournament', name: 'Open', unrated: 1 });
    const [, others] = await modelOf({ field: TYPED });
    expect(others).not.toBe('BH SB');
  });

  it('is the one of a file, of ratings, or of bounds', async () => {
    const ratings = [1800, 0, 2200, 1700];
    expect((await modelOf({ field: { kind: 'file', name: 'a.csv', ratings } }))[0]).toEqual({
      kind: 'ratings',
      ratings: [1800, 1400, 2200, 1700],
    });
    expect(laboratory.run()!.field).toEqual({
      ...{
        kind: 'file',
        name: 'a.csv',
        players: 4,
        lowest: 1700,
        highest: 2200,
        unrated: 1,
        unratedAs: 1400,
      },
    });
    expect((await modelOf({ field: { kind: 'ratings', ratings: [1800, 1500, 2200, 1700] } }))[0]).toEqual({
      kind: 'ratings',
      ratings: [1800, 1500, 2200, 1700],
    });
    expect(laboratory.run()!.field).toEqual({
      ...{ kind: 'ratings', name: '', players: 4, lowest: 1500, highest: 2200, unrated: 0, unratedAs: 1400 },
    });
    expect((await modelOf({ field: { ...TYPED, highest: 1500 } }))[0]).toEqual({
      kind: 'strengths',
      players: 4,
      strengths: { kind: 'uniform', low: 1500, high: 1500 },
      ratings: 'drawn',
    });
  });
});

describe('what is refused', () => {
  const refusal = (code: string, message: string, advice = '') => ({
    code,
    severity: 'refused',
    message,
    advice,
  });
  const TYPE = 'Type the size of a field, or paste ratings.';

  it('a field that is not there, is small, or has its bounds exchanged', () => {
    const field = { kind: 'tournament' } as const;
    expect(laboratory.start(setup({ field }))).toEqual(refusal('no-field', 'No tournament is open.', TYPE));
    open = { info: { name: 'Open' }, players: [1, 2, 3].map((id) => player(id, 2000)), rules: {} };
    expect(laboratory.start(setup({ field }))).toEqual(
      refusal('field-small', 'The tournament has 3 players; the laboratory needs four.', TYPE),
    );
    expect(laboratory.start(setup({ field: { ...TYPED, lowest: 2101 } }))).toEqual(
      refusal('field-turned', 'The weakest player (2101) is stronger than the strongest (2100).'),
    );
    expect([laboratory.run(), threads.asked, told]).toEqual([null, [], []]);
  });

  it('systems that are unknown or chosen twice', () => {
    expect(laboratory.start(setup({ systems: ['dutch-2026', 'chance'] }))).toEqual(
      refusal('system-unknown', 'The laboratory knows no system chance.'),
    );
    expect(laboratory.start(setup({ systems: ['dutch-2026', 'dutch-2026'] }))).toEqual(
      refusal('system-twice', 'A system is chosen twice.'),
    );
  });

  it('more rounds than everybody has opponents, with one round off for each where they are odd', () => {
    const start = (players: number, rounds: number) =>
      laboratory.start(setup({ field: { ...TYPED, players }, rounds }));
    expect(start(4, 4)).toEqual(
      refusal('rounds-many', '4 players cannot play 4 rounds: everybody has opponents for 3.'),
    );
    expect(start(5, 6)).toEqual(
      refusal('rounds-many', '5 players cannot play 6 rounds: everybody has opponents for 5.'),
    );
    threads.holds = true;
    expect([start(4, 3), start(5, 5)]).toEqual([null, null]);
  });
});
