/** The windows of a log at their bounds: from which place each is read, and what is chosen where there is little. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Queries, Reply } from '../../../src-main/ipc/contract.ts';
import type { App } from '../../../src-renderer/state/app.svelte.ts';
import { LogWindows } from '../../../src-renderer/state/log-windows.svelte.ts';

type Args = Queries['log.view']['args'];
type Answer = Reply<Queries['log.view']['value']>;

let asked: Args[];
let matches: number;
let chain: string;
let log: LogWindows;
beforeEach(() => {
  [asked, matches, chain] = [[], 1000, 'unbroken'];
  const query = (_: string, args: Args): Promise<Answer> => {
    asked.push(args);
    const { from, count, seq } = args;
    // The newest entry first: place 0 has the highest number.
    const rows = Array.from({ length: Math.max(0, Math.min(count, matches - from)) }, (_, at) => ({
      seq: matches - from - at,
    }));
    const value = { from, rows, matches, at: seq === null ? -1 : matches - seq, total: 2000, chain };
    return Promise.resolve({ ok: true, value: { ...value, chainDetail: 'as it is' } } as unknown as Answer);
  };
  log = new LogWindows({ query } as unknown as App);
});
const ALL = { text: '', category: 'all' } as const;
const froms = () => asked.map(({ from }) => from);
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('a window of the log', () => {
  it('is asked for with all of the question', async () => {
    expect([log.places, log.at, log.total, log.chain, log.refusal]).toEqual([[], -1, 0, null, null]);
    await log.ask({ text: 'bye', category: 'result' }, 7);
    expect(asked).toEqual([{ text: 'bye', category: 'result', from: 0, count: 120, seq: 7 }]);
    expect([log.total, log.places.length, log.at, log.chain]).toEqual([
      ...[2000, 1000, 993],
      { unbroken: true, detail: 'as it is' },
    ]);
    log.show(500, 10);
    await turn();
    expect(asked[1]).toEqual({ text: 'bye', category: 'result', from: 460, count: 120, seq: null });
    expect(log.places[460]).toEqual({ place: 460, row: { seq: 540 } });
    chain = 'broken';
    await log.ask(ALL, null);
    expect(log.chain).toEqual({ unbroken: false, detail: 'as it is' });
  });

  it('is read where a place that is shown has no row yet, from a little before it', async () => {
    await log.ask(ALL, null);
    log.show(110, 10);
    expect(froms()).toEqual([0]);
    log.show(110, 11);
    expect(froms()).toEqual([0, 80]);
    await turn();
    log.show(150, 51);
    expect(froms()).toEqual([0, 80, 160]);
  });

  it('begins at the top where the place is near to it', async () => {
    await log.ask(ALL, null);
    log.show(30, 10);
    await log.ask(ALL, null);
    log.show(40, 10);
    await log.ask(ALL, null);
    log.show(41, 10);
    await log.ask(ALL, null);
    expect(froms()).toEqual([0, 0, 0, 1]);
    // The rows above are read when they come into view, from the top.
    log.show(0, 1);
    expect(froms().at(-1)).toBe(0);
    await log.ask(ALL, null);
    await log.ask({ text: '', category: 'result' }, null);
    expect(froms().at(-1)).toBe(0);
  });

  it('of another text or another category begins anew', async () => {
    await log.ask(ALL, null);
    log.show(100, 5);
    await log.ask({ text: 'x', category: 'all' }, null);
    await log.ask({ text: 'x', category: 'result' }, null);
    log.show(90, 5);
    await log.ask({ text: 'x', category: 'result' }, null);
    expect(froms()).toEqual([0, 0, 0, 50]);
  });
});

describe('an entry that is chosen', () => {
  it('is the newest at first, and none where there is none', async () => {
    await log.ask(ALL, null);
    expect(log.at).toBe(0);
    matches = 1;
    await log.ask(ALL, null);
    expect(log.at).toBe(0);
    matches = 0;
    await log.ask(ALL, null);
    expect([log.at, await log.choose(0), log.at]).toEqual([-1, null, 0]);
    expect(asked).toHaveLength(3);
  });

  it('is read where its window has not been, and is nothing beyond the last', async () => {
    await log.ask(ALL, null);
    expect((await log.choose(119))?.seq).toBe(881);
    expect(froms()).toEqual([0]);
    expect((await log.choose(120))?.seq).toBe(880);
    expect([(await log.choose(199))?.seq, froms()]).toEqual([801, [0, 80]]);
    expect((await log.choose(200))?.seq).toBe(800);
    expect(froms()).toEqual([0, 80, 160]);
    expect([await log.choose(1000), log.at, froms().length]).toEqual([null, 1000, 3]);
  });
});
