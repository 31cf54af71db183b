/** What main is asked and told: a host that cannot be reached answers with a refusal, and what is busy ends. */
import { describe, expect, it } from 'vitest';
import type { Bridge } from '../../../src-main/ipc/contract.ts';
import { Calls } from '../../../src-renderer/state/calls.svelte.ts';

const DONE = { ok: true, value: null };
const NOT_SAVED = refusalOf('not-saved');
const REFUSED = refusalOf('refused');
const QUESTION = { ok: false, confirm: { level: 3 } };

function refusalOf(severity: string) {
  return { ok: false, refusal: { code: 'no', message: 'No.', advice: '', severity } };
}

/** Commands and queries that wait for their answer. */
class Main {
  readonly sent: unknown[][] = [];
  readonly #answers: { readonly settle: (reply: unknown) => void; readonly fail: (bug: unknown) => void }[] =
    [];
  readonly bridge: Bridge;

  constructor() {
    const ask = (...args: unknown[]) => {
      this.sent.push(args);
      return new Promise((settle, fail) => this.#answers.push({ settle, fail }));
    };
    this.bridge = { query: ask, command: ask } as unknown as Bridge;
  }

  answer(index: number, reply: unknown): void {
    this.#answers[index]!.settle(reply);
  }

  fail(index: number, bug: unknown): void {
    this.#answers[index]!.fail(bug);
  }
}

describe('what main is told', () => {
  it('carries its name, its arguments, its identity and the tournament that it is meant for', async () => {
    const main = new Main();
    const sent = new Calls(main.bridge).send('app.setTheme', { theme: 'dark' }, 'once', '/its.wallchart');
    main.answer(0, DONE);
    expect(await sent).toEqual(DONE);
    expect(main.sent).toEqual([['app.setTheme', { theme: 'dark' }, 'once', '/its.wallchart']]);
  });

  it('is busy until the last command is answered, in whatever order', async () => {
    const main = new Main();
    const calls = new Calls(main.bridge);
    expect(calls.busy).toBe(false);
    const [one, two] = [
      calls.send('app.setTheme', { theme: 'dark' }),
      calls.send('app.setTheme', { theme: 'light' }),
    ];
    expect(calls.busy).toBe(true);
    main.fail(1, new Error('gone'));
    await two;
    expect(calls.busy).toBe(true);
    main.answer(0, DONE);
    await one;
    expect(calls.busy).toBe(false);
  });

  it('leaves the program free while a list is read for minutes', async () => {
    const main = new Main();
    const calls = new Calls(main.bridge);
    const reading = (['lists.import', 'lists.fetch'] as const).map((name) => calls.send(name, {} as never));
    expect(calls.busy).toBe(false);
    const theme = calls.send('app.setTheme', { theme: 'dark' });
    expect(calls.busy).toBe(true);
    main.answer(2, DONE);
    await theme;
    expect(calls.busy).toBe(false);
    main.answer(0, DONE);
    main.answer(1, DONE);
    await Promise.all(reading);
    expect(calls.busy).toBe(false);
  });

  it('says NOT SAVED from a command that was not stored until one is', async () => {
    const main = new Main();
    const calls = new Calls(main.bridge);
    const after = async (reply: unknown): Promise<boolean> => {
      const sent = calls.send('app.setTheme', { theme: 'dark' });
      main.answer(main.sent.length - 1, reply);
      await sent;
      return calls.notSaved;
    };
    expect(await after(REFUSED)).toBe(false);
    expect(await after(QUESTION)).toBe(false);
    expect(await after(NOT_SAVED)).toBe(true);
    // A question or a refusal stores nothing either.
    expect(await after(QUESTION)).toBe(true);
    expect(await after(REFUSED)).toBe(true);
    expect(await after(DONE)).toBe(false);
  });
});

describe('a host that cannot be reached', () => {
  it('is a command that was not saved, with what went wrong', async () => {
    const main = new Main();
    const calls = new Calls(main.bridge);
    const sent = calls.send('app.setTheme', { theme: 'dark' });
    main.fail(0, new Error('the socket was closed'));
    const reply = await sent;
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'host-unreachable', severity: 'not-saved' } });
    expect(JSON.stringify(reply)).toContain('the socket was closed');
    expect([calls.notSaved, calls.busy]).toEqual([true, false]);
  });

  it('is a query that was refused, which says nothing about what is saved', async () => {
    const main = new Main();
    const calls = new Calls(main.bridge);
    const asked = calls.query('app.state', null);
    expect(calls.busy).toBe(false);
    main.fail(0, 'no words of its own');
    const reply = await asked;
    expect(main.sent).toEqual([['app.state', null]]);
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'host-unreachable', severity: 'refused' } });
    expect(JSON.stringify(reply)).toContain('no words of its own');
    expect(calls.notSaved).toBe(false);
  });
});
