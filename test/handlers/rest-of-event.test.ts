/** Simulate the rest with threads that are made up: which seeds they get, what the page sees, what is refused. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RestCounts, TournamentState } from '../../src-engine/index.ts';
import type { Desk } from '../../src-main/handlers/desk.ts';
import { labThreads } from '../../src-main/handlers/lab/laboratory.ts';
import { RestOfEvent } from '../../src-main/handlers/lab/rest.ts';
import type { Jobs } from '../../src-main/lab/jobs.ts';
import type { Workers } from '../../src-main/threads/workers.ts';
import { FIRST, folded, imported, results, SECOND, up } from './written.ts';

type Args = Jobs['rest']['args'];
type Value = Jobs['rest']['value'];

interface Held {
  readonly args: Args;
  readonly end: (value: Value | null) => void;
  readonly fail: (error: Error) => void;
  cancelled: boolean;
}

const ONE_ROUND = [imported(), ...up(1, FIRST, 3)];
const PLAYED = [...ONE_ROUND, ...results(1, FIRST, 'white-wins', 'black-wins', 'draw')];

let clock = 0;
let jobs: Held[];
let told = 0;
let rest: RestOfEvent;
let desk: { document: object | null; past: number | null };
let state: TournamentState | null;
const entries = { length: 12 };
beforeEach(() => {
  [clock, jobs, told, state, entries.length] = [20_000, [], 0, folded(...PLAYED), 12];
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  desk = {
    ...{ document: { path: '/open.wallchart', log: { records: entries } }, past: null },
    ...{
      state: () => state,
      changed: (views: unknown) => {
        expect(views).toEqual(['lab']);
        told++;
      },
    },
  };
  const workers = {
    start: (name: string, args: Args) => {
      expect(name).toBe('rest');
      let [end, fail]: [Held['end'], Held['fail']] = [() => undefined, () => undefined];
      const value = new Promise<Value | null>((resolve, reject) => ([end, fail] = [resolve, reject]));
      const job: Held = { args, end, fail, cancelled: false };
      jobs.push(job);
      return {
        value,
        cancel: () => {
          job.cancelled = true;
          end(null);
        },
      };
    },
  };
  rest = new RestOfEvent(desk as unknown as Desk, workers as unknown as Workers<Jobs>);
  return () => vi.restoreAllMocks();
});

/**
 * The counts of so many runs: the player with the identity 5 (third of the list) is first in 7 of 10 and last in the others; everybody
 * else always second.
 */
function counts(runs: number): RestCounts {
  const often = (runs * 7) / 10;
  const places = Array.from({ length: 7 }, (_, at) =>
    at === 2 ? [often, 0, 0, 0, 0, 0, runs - often] : [0, runs, 0, 0, 0, 0, 0],
  );
  // Of a win: how many, then first, among three, among five; of a draw; of a loss.
  const next = Array.from({ length: 7 }, (_, at) =>
    at === 2
      ? [runs / 2, runs / 5, runs / 4, runs / 2, 0, 0, 0, 0, runs / 2, 0, 0, runs / 10]
      : Array<number>(12).fill(0),
  );
  return { runs, places, next };
}
const done = (runs: number): Value => ({ ok: true, value: counts(runs) });
const seeds = () => jobs.map(({ args }) => args.seeds);
const soon = (holds: () => void) => vi.waitFor(holds, { interval: 1 });
const view = () => {
  const found = rest.view();
  if ('code' in found) throw new Error(found.code);
  return found;
};

describe('the page before anything is played', () => {
  it('has the standing of the event alone', () => {
    expect(rest.view()).toEqual({
      ...{ afterRound: 1, rounds: 5, openGames: 0, state: 'none', runs: 0, done: 0, secondsLeft: null },
      ...{ margin: 0, isStale: false, rows: [] },
    });
    state = folded(...ONE_ROUND);
    expect(view().openGames).toBe(3);
  });

  it('leaves drafts out', () => {
    state = folded(...PLAYED, up(2, SECOND, 4)[0]!);
    expect(view().afterRound).toBe(1);
  });
});

describe('a run', () => {
  it('is played in pieces of twenty by all threads, and is told at its beginning and its end', async () => {
    expect(rest.start(50)).toBeNull();
    expect(told).toBe(1);
    expect(view()).toMatchObject({
      state: 'running',
      runs: 50,
      done: 0,
      secondsLeft: null,
      margin: 0,
      rows: [],
    });
    const pieces = [
      [1, 20],
      [21, 40],
      [41, 50],
    ];
    const atOnce = Math.min(3, labThreads());
    expect(seeds()).toEqual(pieces.slice(0, atOnce));
    expect(jobs[0]!.args).toEqual({
      tournament: state!.tournament,
      results: { kind: 'milvang-2025' },
      seeds: [1, 20],
    });
    clock += 4_000;
    jobs[0]!.end(done(20));
    await soon(() => expect(view().done).toBe(20));
    // 30 more at 20 in 4 seconds.
    expect(view()).toMatchObject({
      state: 'running',
      secondsLeft: 6,
      margin: expect.closeTo(0.98 / Math.sqrt(20), 4) as number,
    });
    for (let at = 1; at < 3; at++) {
      await soon(() => expect(jobs.length).toBeGreaterThan(at));
      jobs[at]!.end(done(at === 1 ? 20 : 10));
    }
    await soon(() => expect(view().state).toBe('done'));
    expect(seeds()).toEqual(pieces);
    expect(view()).toMatchObject({
      state: 'done',
      runs: 50,
      done: 50,
      secondsLeft: null,
      afterRound: 1,
      rounds: 5,
    });
    // The first piece, and the end: the others came within the same second.
    expect(told).toBe(3);
  });

  it('is told of once a second, whatever ends meanwhile', async () => {
    rest.start(100);
    const ends = async (at: number, later: number) => {
      clock += later;
      jobs[at]!.end(done(20));
      await soon(() => expect(view().done).toBe(20 * (at + 1)));
      return told;
    };
    const counted = [await ends(0, 0), await ends(1, 999), await ends(2, 1), await ends(3, 999)];
    expect(counted).toEqual([2, 2, 3, 3]);
    rest.stop();
  });

  it('has a row for each player in the order of the standings', async () => {
    rest.start(10);
    jobs[0]!.end(done(10));
    await soon(() => expect(view().state).toBe('done'));
    const { rows } = view();
    expect(rows.map(({ player, rank, points }) => [player.id, rank, points])).toEqual([
      [3, 1, 10],
      [8, 2, 10],
      [9, 3, 10],
      [4, 4, 5],
      [7, 5, 5],
      [6, 6, 0],
      [5, 7, 0],
    ]);
    const five = rows.find(({ player }) => player.id === 5)!;
    expect(five).toEqual({
      player: { id: 5, tpn: 5, name: 'Name5, Given', title: null, rating: 2000 },
      ...{ rank: 7, points: 0, places: [0.7, 0, 0, 0, 0, 0, 0.3] },
      // 0.7 × 1 + 0.3 × 7.
      meanPlace: { mean: expect.closeTo(2.8, 9) as number, margin: expect.any(Number) as number },
      usual: [1, 7],
      next: [
        {
          outcome: 'win',
          share: 0.5,
          within: [0.4, 0.5, 1],
          margin: expect.closeTo(0.98 / Math.sqrt(5), 4) as number,
        },
        {
          outcome: 'loss',
          share: 0.5,
          within: [0, 0, 0.2],
          margin: expect.closeTo(0.98 / Math.sqrt(5), 4) as number,
        },
      ],
    });
    expect(rows.find(({ player }) => player.id === 9)).toMatchObject({
      places: [0, 1, 0, 0, 0, 0, 0],
      usual: [2, 2],
      next: [],
    });
  });

  it('is of another state once anything is stored, or an earlier moment is looked at', async () => {
    rest.start(10);
    jobs[0]!.end(done(10));
    await soon(() => expect(view().state).toBe('done'));
    expect(view().isStale).toBe(false);
    desk.past = 3;
    expect(view().isStale).toBe(true);
    [desk.past, entries.length] = [null, 13];
    expect(view().isStale).toBe(true);
    // It keeps the tournament that it was played from.
    state = folded(...PLAYED, ...up(2, SECOND, 4));
    expect(view().afterRound).toBe(1);
    desk.document = { path: '/other.wallchart', log: { records: entries } };
    expect(view()).toMatchObject({ state: 'none', afterRound: 2 });
  });

  it('that is stopped ends its threads and keeps what it has', async () => {
    rest.start(100);
    jobs[0]!.end(done(20));
    await soon(() => expect(view().done).toBe(20));
    const [running, before] = [jobs.slice(1), told];
    expect(running.length).toBeGreaterThan(0);
    rest.stop();
    rest.stop();
    expect([running.map(({ cancelled }) => cancelled), told - before]).toEqual([running.map(() => true), 1]);
    expect(jobs[0]!.cancelled).toBe(false);
    await soon(() => expect(told - before).toBe(2));
    expect(view()).toMatchObject({ state: 'stopped', done: 20, secondsLeft: null });
    expect(jobs).toHaveLength(running.length + 1);
  });

  it('ends where another begins', async () => {
    rest.start(100);
    const first = jobs.length;
    rest.start(5);
    expect(jobs.slice(0, first).every(({ cancelled }) => cancelled)).toBe(true);
    expect(seeds().slice(first)).toEqual([[1, 5]]);
    jobs[first]!.end(done(5));
    await soon(() => expect(view()).toMatchObject({ state: 'done', done: 5 }));
  });
});

describe('what is refused', () => {
  const refusal = (code: string, message: string, advice = '') => ({
    code,
    severity: 'refused',
    message,
    advice,
  });

  it('without a tournament, before the first round, and when all is played', () => {
    state = folded(imported());
    expect(rest.start(5)).toEqual(
      refusal('rest-early', 'No round is published yet.', 'The laboratory plays whole tournaments.'),
    );
    const five = [1, 2, 3, 4, 5].flatMap((round) => [
      ...up(round, FIRST, 3),
      ...results(round, FIRST, 'draw', 'draw', 'draw'),
    ]);
    state = folded(imported(), ...five);
    expect(rest.start(5)).toEqual(refusal('rest-over', 'All games are played: the standings are final.'));
    state = folded(imported(), ...five.slice(0, -1));
    expect(rest.start(5)).toBeNull();
    rest.stop();
    state = null;
    expect([rest.start(5), rest.view()]).toMatchObject([{ code: 'no-document' }, { code: 'no-document' }]);
    [state, desk.document] = [folded(...PLAYED), null];
    expect([rest.start(5), rest.view()]).toMatchObject([{ code: 'no-document' }, { code: 'no-document' }]);
  });

  it('what no pairing is found for, until another run begins', async () => {
    rest.start(10);
    jobs[0]!.end({ ok: false, failure: { code: 'not-pairable', round: 3 } as never });
    await soon(() =>
      expect(rest.view()).toEqual(
        refusal('rest-unpairable', 'In some run no pairing was found for round 3.'),
      ),
    );
    // Another tournament has nothing to do with it.
    const { document } = desk;
    desk.document = { path: '/other.wallchart', log: { records: entries } };
    expect(view()).toMatchObject({ state: 'none', runs: 0, rows: [] });
    desk.document = document;
    expect(rest.view()).toMatchObject({ code: 'rest-unpairable' });
    rest.start(10);
    expect(view().state).toBe('running');
    const before = told;
    jobs[1]!.fail(new Error('a bug'));
    await soon(() =>
      expect(rest.view()).toEqual(
        refusal(
          'rest-broken',
          'The program made a mistake in “lab.playRest”.',
          'Look at the screen again before you continue: what it shows now is what is stored.',
        ),
      ),
    );
    expect(told).toBe(before + 1);
    // Nothing is left to stop.
    rest.stop();
    expect(told).toBe(before + 1);
  });

  it('says nothing of a run in whose place another one is', async () => {
    rest.start(10);
    rest.start(10);
    jobs[1]!.end(done(10));
    await soon(() => expect(view().state).toBe('done'));
    for (const end of [
      (job: Held) => job.fail(new Error('a bug')),
      (job: Held) => job.end({ ok: false, failure: { code: 'not-pairable', round: 3 } as never }),
    ]) {
      rest.start(10);
      end(jobs.at(-1)!);
      rest.start(10);
      jobs.at(-1)!.end(done(10));
      await soon(() => expect(view()).toMatchObject({ state: 'done', done: 10 }));
    }
  });
});
