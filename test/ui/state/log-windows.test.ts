/** The log window by window: answers overtake each other, some are refused, the question changes. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Queries, Reply } from '../../../src-main/ipc/contract.ts';
import type { App } from '../../../src-renderer/state/app.svelte.ts';
import { LogWindows } from '../../../src-renderer/state/log-windows.svelte.ts';

type Args = Queries['log.view']['args'];
type Answer = Reply<Queries['log.view']['value']>;

const ENTRIES = 1000;
const refused: Answer = {
  ok: false,
  refusal: { code: 'gone', message: 'Gone.', advice: '', severity: 'refused' },
};

/** The newest entry first: place 0 is entry 1000. */
function answerTo({ from, count, seq, text }: Args, matches = ENTRIES): Answer {
  const rows = Array.from({ length: Math.max(0, Math.min(count, matches - from)) }, (_, index) => ({
    seq: matches - from - index,
    title: text,
  }));
  const at = seq === null ? -1 : matches - seq;
  const value = { from, rows, matches, at, total: ENTRIES, chain: 'unbroken', chainDetail: 'fine' };
  return { ok: true, value } as unknown as Answer;
}

let asked: { readonly args: Args; readonly answer: (reply: Answer) => void }[];
let log: LogWindows;

beforeEach(() => {
  asked = [];
  const query = (_: string, args: Args) => new Promise<Answer>((answer) => asked.push({ args, answer }));
  log = new LogWindows({ query } as unknown as App);
});

async function answer(index: number, reply?: Answer): Promise<void> {
  const { args, answer: settle } = asked[index]!;
  settle(reply ?? answerTo(args));
  for (let turn = 0; turn < 4; turn++) await Promise.resolve();
}
const ALL = { text: '', category: 'all' } as const;
const seqAt = (place: number) => log.places[place]?.row?.seq;

describe('the log in windows', () => {
  it('reads the first window, and the rest as it comes into view', async () => {
    void log.ask(ALL, null);
    await answer(0);
    expect([log.places.length, log.total, log.at, log.chain]).toEqual([
      ENTRIES,
      ENTRIES,
      0,
      { unbroken: true, detail: 'fine' },
    ]);
    expect([seqAt(0), seqAt(119), seqAt(120)]).toEqual([1000, 881, undefined]);
    log.show(90, 25);
    expect(asked).toHaveLength(1);
    log.show(400, 40);
    expect(asked[1]!.args).toMatchObject({ from: 360, count: 120, seq: null });
    // The same window is not asked for twice while it is coming.
    log.show(400, 40);
    expect(asked).toHaveLength(2);
    await answer(1);
    expect([seqAt(360), seqAt(479), seqAt(480), seqAt(0)]).toEqual([640, 521, undefined, 1000]);
  });

  it('an answer that was overtaken does not replace the newer one', async () => {
    void log.ask({ text: 'old', category: 'all' }, null);
    void log.ask({ text: 'new', category: 'all' }, null);
    await answer(1, answerTo(asked[1]!.args, 7));
    await answer(0);
    expect([log.places.length, log.places[0]?.row?.title]).toEqual([7, 'new']);
  });

  it('a window of the question before is not put among the rows of the next', async () => {
    void log.ask(ALL, null);
    await answer(0);
    log.show(400, 40);
    void log.ask({ text: 'x', category: 'result' }, null);
    await answer(2, answerTo(asked[2]!.args, 500));
    await answer(1);
    expect([log.places.length, seqAt(360)]).toEqual([500, undefined]);
    expect(asked[2]!.args).toMatchObject({ from: 0, category: 'result' });
    // It can be read for the new question.
    log.show(400, 40);
    expect(asked[3]!.args).toMatchObject({ text: 'x', from: 360 });
  });

  it('the same question again is asked from the window in view', async () => {
    void log.ask(ALL, null);
    await answer(0);
    log.show(100, 10);
    void log.ask(ALL, 940);
    expect(asked[1]!.args).toMatchObject({ from: 60, seq: 940 });
    await answer(1);
    expect([log.at, seqAt(60)]).toEqual([60, 940]);
  });

  it('a refusal is shown until an answer comes', async () => {
    void log.ask(ALL, null);
    await answer(0, refused);
    expect([log.refusal?.code, log.places, log.at]).toEqual(['gone', [], -1]);
    void log.ask(ALL, null);
    await answer(1);
    expect([log.refusal, log.places.length]).toEqual([null, ENTRIES]);
  });

  it('a window that was refused can be asked for again', async () => {
    void log.ask(ALL, null);
    await answer(0);
    log.show(400, 40);
    await answer(1, refused);
    log.show(400, 40);
    expect(asked).toHaveLength(3);
    await answer(2);
    expect(seqAt(400)).toBe(600);
  });

  it('choosing a place reads its row, also while the window is coming', async () => {
    void log.ask(ALL, null);
    await answer(0);
    expect((await log.choose(4))?.seq).toBe(996);
    const row = log.choose(400);
    const same = log.choose(400);
    expect([log.at, asked.length]).toEqual([400, 2]);
    await answer(1);
    expect([(await row)?.seq, (await same)?.seq]).toEqual([600, 600]);
    const none = log.choose(900);
    await answer(2, refused);
    expect(await none).toBeNull();
  });

  it('nothing is chosen where nothing matches', async () => {
    void log.ask({ text: 'nothing', category: 'all' }, null);
    await answer(0, answerTo(asked[0]!.args, 0));
    expect([log.at, log.places]).toEqual([-1, []]);
  });
});
