/** What is said of a keyed result and until when, at the very moments when that changes. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { CommandReply } from '../../../../src-main/ipc/contract.ts';
import {
  ResultStores,
  type Held,
  type Keyed,
} from '../../../../src-renderer/state/results/result-stores.svelte.ts';
import { rowOf } from '../typist.ts';

const keyed = (board: number, result: Keyed['result'] = 'draw', round = 3): Keyed => ({
  ...{ round, board, white: board + 500, black: board + 700, result, title: `${board} ${result}` },
});
const question = (board: number): Held => ({
  ...{ kind: 'question', keyed: keyed(board), confirm: { act: '', level: 3, consequences: [] } },
});
const SAVED: CommandReply<'results.enter'> = { ok: true, value: { echo: '', savedAt: '13:00' } };

let now: number;
let reply: () => Promise<CommandReply<'results.enter'>>;
let held: Held[];
let stores: ResultStores;
beforeEach(() => {
  [now, held] = [50, []];
  reply = () => Promise.resolve(SAVED);
  stores = new ResultStores({
    send: () => reply(),
    now: () => now,
    broken: (detail) => ({ code: 'broken', message: detail, advice: '', severity: 'not-saved' }),
    onheld: (one) => held.push(one),
    onlost: () => undefined,
  });
});
const shown = (board: number) => stores.over(3, [rowOf(board)], (result) => `<${result}>`)[0]!;
/** Sends a result, and waits until it is stored or held. */
async function store(one: Keyed): Promise<void> {
  stores.add(one);
  await stores.idle();
}

describe('a result that was stored', () => {
  it('is taken from the list of boards that was asked for at that moment, or later', async () => {
    await store(keyed(44));
    stores.seen(49);
    expect(shown(44)).toMatchObject({ result: 'draw', resultText: '<draw>', flags: [], pending: null });
    stores.seen(50);
    expect(shown(44)).toMatchObject({ result: 'open', pending: null });
  });

  it('takes the place of an earlier one of its board, and of no other', async () => {
    await store(keyed(44, 'draw'));
    await store(keyed(45, 'draw'));
    now = 60;
    await store(keyed(44, 'white-wins'));
    stores.seen(55);
    expect([shown(44).result, shown(45).result]).toEqual(['white-wins', 'open']);
    stores.seen(60);
    expect(shown(44).result).toBe('open');
  });

  it('loses the flags of the one before, and keeps them where it is the same', async () => {
    const flagged = { ...rowOf(44, 'draw'), flags: [{ kind: 'warn', text: 'odd' }] } as const;
    const over = () => stores.over(3, [flagged], String)[0]!;
    await store(keyed(44, 'draw'));
    expect(over()).toEqual({ ...flagged, pending: null });
    await store(keyed(44, 'white-wins'));
    expect(over()).toEqual({
      ...flagged,
      result: 'white-wins',
      resultText: 'white-wins',
      flags: [],
      pending: null,
    });
  });

  it('is said with the moment of main, as long as its two entries are not settled', async () => {
    const one = keyed(44);
    await store(one);
    const echo = { kind: 'saved', keyed: one, title: '44 draw', at: '13:00', differs: false };
    expect(stores.echo).toEqual(echo);
    stores.settled(45);
    expect(stores.echo).toEqual(echo);
    stores.settled(44);
    expect(stores.echo).toBeNull();
  });

  it('is not said to be settled while it is on its way', () => {
    reply = () => new Promise(() => undefined);
    const one = keyed(44);
    stores.add(one);
    stores.settled(44);
    expect(stores.echo).toEqual({ kind: 'storing', keyed: one });
  });
});

describe('a result that is held', () => {
  it('is said to be, and the newest of a board is meant', () => {
    const [first, second] = [question(44), question(44)];
    stores.hold(first);
    expect(stores.echo).toEqual({ kind: 'held', keyed: first.keyed });
    stores.hold(second);
    expect([stores.heldAt(3, 44) === second, stores.heldAt(3, 43), stores.heldAt(2, 44)]).toEqual([
      ...[true, null],
      null,
    ]);
    expect(shown(44)).toMatchObject({ result: 'open', pending: 'held' });
  });

  it('that is dropped leaves what is said of another', () => {
    const [first, second] = [question(44), question(45)];
    for (const one of [first, second]) stores.hold(one);
    stores.drop(first);
    expect([stores.held, stores.echo]).toEqual([[second], { kind: 'held', keyed: second.keyed }]);
    stores.drop(second);
    expect([stores.held, stores.echo]).toEqual([[], null]);
  });

  it('that was given up already is not sent', async () => {
    const one = question(44);
    stores.release(one, 'a reason');
    await stores.idle();
    expect([stores.storing, stores.echo]).toEqual([0, null]);
  });

  it('because the bridge broke says in which words, whatever was thrown', async () => {
    const thrown: unknown[] = [new Error('gone'), 'no words of its own'];
    reply = () => {
      throw thrown.shift();
    };
    await store(keyed(44));
    await store(keyed(45));
    expect(held.map((one) => (one.kind === 'failed' ? one.refusal.message : ''))).toEqual([
      'gone',
      'no words of its own',
    ]);
    expect(held).toEqual(stores.held);
  });

  it('is asked for again by no answer but one to a question', async () => {
    const asks = { ok: false, confirm: { act: '', level: 3, consequences: [] } } as const;
    reply = () => Promise.resolve(asks);
    await store(keyed(44));
    reply = () => Promise.resolve(SAVED);
    await store(keyed(45));
    expect(stores.held.map((one) => one.keyed.board)).toEqual([44]);
    stores.add(keyed(46), { confirmed: 2 });
    await stores.idle();
    expect([stores.held, shown(44).result]).toEqual([[], 'draw']);
  });
});
