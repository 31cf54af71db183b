/** Results on their way to the file: in order, each with its board, whatever main answers. */
import { describe, expect, it } from 'vitest';
import type { CommandReply } from '../../../../src-main/ipc/contract.ts';
import { text } from '../../../../src-renderer/texts.ts';
import { ResultStores, type Keyed } from '../../../../src-renderer/state/results/result-stores.svelte.ts';
import { refused, rowOf, type Sent } from '../typist.ts';

type Reply = CommandReply<'results.enter'> | CommandReply<'results.verify'>;

/** A main that answers when the test says so. */
function slowMain() {
  const sent: Sent[] = [];
  const answers: ((reply: Reply | Error) => void)[] = [];
  const told: number[] = [];
  const lost: number[][] = [];
  let now = 0;
  const stores = new ResultStores({
    send: (args) => {
      sent.push(args);
      return new Promise((resolve, reject) =>
        answers.push((reply) => (reply instanceof Error ? reject(reply) : resolve(reply))),
      );
    },
    now: () => ++now,
    broken: (detail) => ({ code: 'broken', message: detail, advice: '', severity: 'not-saved' }),
    onheld: ({ keyed }) => told.push(keyed.board),
    onlost: (keyed) => lost.push(keyed.map(({ board }) => board)),
  });
  const answer = async (reply: Reply | Error = saved) => {
    answers.shift()!(reply);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { stores, sent, answer, told, lost, tick: () => ++now };
}

const saved: Reply = { ok: true, value: { echo: 'as main says', savedAt: 'now' } };
const asks: Reply = {
  ok: false,
  confirm: { act: 'Enter the result', level: 3, consequences: ['The draft goes.'] },
};

function keyed(board: number, result: Keyed['result'] = 'draw', round = 3): Keyed {
  return { round, board, white: board + 500, black: board + 700, result, title: `${board} · ${result}` };
}

describe('results being stored', () => {
  it('go one by one, in the order of the keys', async () => {
    const { stores, sent, answer } = slowMain();
    for (const board of [44, 41, 47]) stores.add(keyed(board));
    expect([sent.map(({ board }) => board), stores.storing]).toEqual([[44], 3]);
    await answer();
    await answer();
    expect([sent.map(({ board }) => board), stores.storing]).toEqual([[44, 41, 47], 1]);
    let isIdle = false;
    void stores.idle().then(() => (isIdle = true));
    await Promise.resolve();
    expect(isIdle).toBe(false);
    await answer();
    expect([isIdle, stores.storing]).toEqual([true, 0]);
  });

  it('go on where the page breaks while it is told of one', async () => {
    const { stores, sent, answer, told } = slowMain();
    told.push = () => {
      throw new Error('the page broke');
    };
    for (const board of [44, 41, 47]) stores.add(keyed(board));
    const broken = stores.idle().catch(String);
    await answer(asks);
    await answer();
    await answer();
    expect([await broken, stores.storing]).toEqual(['Error: the page broke', 0]);
    stores.add(keyed(48));
    await answer();
    expect([sent.map(({ board }) => board), stores.storing]).toEqual([[44, 41, 47, 48], 0]);
    expect(stores.held.map(({ keyed: { board } }) => board)).toEqual([44]);
  });

  it('say of a second entry that it differs, until that is settled at its own board', async () => {
    const { stores, answer } = slowMain();
    for (const differs of [false, true]) {
      stores.add(keyed(44));
      await answer({ ok: true, value: { echo: 'as main says', savedAt: 'now', differs } });
      expect(stores.echo).toMatchObject({ kind: 'saved', differs });
    }
    stores.settled(41);
    expect(stores.echo).not.toBeNull();
    stores.settled(44);
    expect(stores.echo).toBeNull();
  });

  it('name in the echo the one that was keyed last, whichever was stored last', async () => {
    const { stores, answer } = slowMain();
    stores.add(keyed(44));
    stores.add(keyed(41));
    await answer();
    expect(stores.echo).toMatchObject({ kind: 'storing', keyed: { board: 41 } });
    await answer(asks);
    expect(stores.echo).toMatchObject({ kind: 'held', keyed: { board: 41 } });
  });

  it('refused ones are told without the echo of the one that was keyed after them', async () => {
    const { stores, answer, told } = slowMain();
    stores.add(keyed(44));
    stores.add(keyed(41));
    await answer(asks);
    expect(told).toEqual([44]);
    expect(stores.echo).toMatchObject({ kind: 'storing', keyed: { board: 41 } });
    await answer();
    expect(stores.echo).toMatchObject({ kind: 'saved', keyed: { board: 41 } });
  });

  it('keep their own title where main gives none', async () => {
    const { stores, answer } = slowMain();
    stores.add(keyed(44));
    await answer({ ok: true, value: { echo: '', savedAt: 'now' } });
    expect(stores.echo).toMatchObject({ kind: 'saved', title: '44 · draw', at: 'now' });
    stores.add(keyed(45));
    await answer();
    expect(stores.echo).toMatchObject({ title: 'as main says' });
  });

  it('are held when the bridge breaks, and the next ones go on', async () => {
    const { stores, sent, answer, told } = slowMain();
    stores.add(keyed(44));
    stores.add(keyed(45));
    await answer(new Error('gone'));
    expect(stores.held).toMatchObject([{ kind: 'failed', refusal: { code: 'broken', message: 'gone' } }]);
    expect(sent.map(({ board }) => board)).toEqual([44, 45]);
    expect(told).toEqual([44]);
  });

  it('stay on screen until a list that was asked for later is there', async () => {
    const { stores, answer, tick } = slowMain();
    const rows = [rowOf(44), rowOf(45)];
    const over = () => stores.over(3, rows, (result) => `<${result}>`);
    stores.add(keyed(44));
    const before = tick();
    await answer();
    stores.seen(before);
    expect(over()[0]).toMatchObject({ result: 'draw', resultText: '<draw>', pending: null });
    stores.seen(tick());
    expect(over()[0]).toMatchObject({ result: 'open', pending: null });
    // What nothing is coming to stays the same object, so that it is not painted again.
    expect(over()[1]).toBe(over()[1]);
    // Another round has boards of the same numbers.
    stores.add(keyed(45, 'draw', 4));
    expect(over()[1]).toMatchObject({ result: 'open', pending: null });
  });

  it('show the last of several for one board', async () => {
    const { stores, answer } = slowMain();
    stores.add(keyed(44, 'draw'));
    stores.add(keyed(44, 'white-wins'), { confirmed: 2 });
    const shown = () => stores.over(3, [rowOf(44)], String)[0];
    expect(shown()).toMatchObject({ result: 'white-wins', pending: 'storing' });
    await answer();
    expect(shown()).toMatchObject({ result: 'white-wins', pending: 'storing' });
    await answer();
    expect(shown()).toMatchObject({ result: 'white-wins', pending: null });
  });
});

describe('results that are held', () => {
  it('wait with main’s question, and are sent with its level', async () => {
    const { stores, sent, answer } = slowMain();
    stores.add(keyed(44));
    await answer(asks);
    const [held] = stores.held;
    expect(held).toMatchObject({ kind: 'question', confirm: { level: 3 } });
    expect(stores.heldAt(3, 44)).toBe(held);
    expect([stores.heldAt(4, 44), stores.heldAt(3, 45)]).toEqual([null, null]);
    stores.release(held!);
    stores.release(held!);
    expect(sent.map(({ confirmed }) => confirmed)).toEqual([0, 3]);
    expect(stores.held).toEqual([]);
    await answer();
    expect(stores.storing).toBe(0);
  });

  it('say that something changed where another question comes back to a yes', async () => {
    const { stores, sent, answer } = slowMain();
    const named = (shown: string, consequence: string): Reply => ({
      ok: false,
      confirm: { act: 'Enter the result', level: 3, consequences: [consequence], shown },
    });
    stores.add(keyed(44));
    await answer(named('first', 'The draft goes.'));
    expect(stores.held).toMatchObject([{ confirm: { consequences: ['The draft goes.'] } }]);
    stores.release(stores.held[0]!);
    await answer(named('second', 'Both drafts go.'));
    expect(stores.held).toMatchObject([
      { confirm: { consequences: [text.app.askedAnew, 'Both drafts go.'], shown: 'second' } },
    ]);
    stores.release(stores.held[0]!);
    expect(sent.at(-1)!.confirmed).toEqual({ level: 3, shown: 'second' });
  });

  it('are asked for again when one answer may have settled them all', async () => {
    const { stores, sent, answer } = slowMain();
    for (const board of [44, 45, 46]) stores.add(keyed(board));
    for (let count = 0; count < 3; count++) await answer(asks);
    stores.release(stores.held[0]!);
    await answer();
    expect(stores.held).toEqual([]);
    expect(sent.slice(3).map(({ board, confirmed }) => [board, confirmed])).toEqual([
      [44, 3],
      [45, 0],
    ]);
    await answer();
    await answer(asks);
    expect(stores.held).toMatchObject([{ keyed: { board: 46 } }]);
  });

  it('tried again keep what was agreed to', async () => {
    const { stores, sent, answer } = slowMain();
    stores.add(keyed(44), { confirmed: 2 });
    await answer(refused('disk-full'));
    stores.release(stores.held[0]!);
    expect(sent.map(({ confirmed }) => confirmed)).toEqual([2, 2]);
  });

  it('failed ones are not sent again by that', async () => {
    const { stores, sent, answer } = slowMain();
    stores.add(keyed(44));
    stores.add(keyed(45));
    await answer(refused('disk-full'));
    await answer(asks);
    stores.release(stores.held[1]!);
    await answer();
    expect(stores.held).toMatchObject([{ kind: 'failed', keyed: { board: 44 } }]);
    expect(sent.map(({ board }) => board)).toEqual([44, 45, 45]);
  });

  it('give way to a later result for the same board that the arbiter confirmed', async () => {
    const { stores, answer } = slowMain();
    stores.add(keyed(44, 'draw'));
    stores.add(keyed(44, 'white-wins'), { confirmed: 2 });
    await answer(refused('disk-full'));
    expect(stores.held).toEqual([]);
    await answer(refused('disk-full'));
    expect(stores.held).toMatchObject([{ keyed: { result: 'white-wins' } }]);
    stores.add(keyed(44, 'draw'), { confirmed: 2 });
    expect(stores.held).toEqual([]);
  });

  it('of another board or round do not give way', async () => {
    const { stores, answer } = slowMain();
    stores.add(keyed(44));
    stores.add(keyed(44, 'white-wins', 4), { confirmed: 2 });
    stores.add(keyed(45, 'white-wins'), { confirmed: 2 });
    await answer(refused('disk-full'));
    expect(stores.held).toMatchObject([{ keyed: { round: 3, board: 44, result: 'draw' } }]);
  });

  it('are forgotten with their tournament, also those that main answers later', async () => {
    const { stores, sent, answer, lost } = slowMain();
    stores.add(keyed(44));
    stores.add(keyed(45));
    stores.clear();
    stores.add(keyed(51));
    await answer(refused('other-tournament'));
    expect([stores.held, lost]).toEqual([[], [[44, 45]]]);
    expect(sent.map(({ board }) => board)).toEqual([44, 51]);
    await answer();
    expect(lost).toEqual([[44, 45]]);
    expect(stores.echo).toMatchObject({ kind: 'saved', keyed: { board: 51 } });
  });

  it('are told with their tournament where they did not reach it', async () => {
    const { stores, answer, lost } = slowMain();
    stores.add(keyed(44));
    stores.clear();
    await answer();
    expect(lost).toEqual([]);
    for (const board of [45, 46, 47]) stores.add(keyed(board));
    stores.clear();
    await answer();
    expect(lost).toEqual([[46, 47]]);
  });

  it('are told once where their tournament is left twice in a row, by its command and by its notice', async () => {
    const { stores, answer, lost } = slowMain();
    for (const board of [44, 45]) stores.add(keyed(board));
    stores.clear();
    stores.add(keyed(51));
    stores.clear();
    await answer();
    expect(lost).toEqual([[45, 51]]);
    stores.clear();
    expect(lost).toHaveLength(1);
  });

  it('that wait for the arbiter are told when their tournament is left, but for those that were given up', async () => {
    const { stores, answer, lost } = slowMain();
    for (const board of [44, 45]) stores.add(keyed(board));
    await answer(refused('disk-full'));
    await answer(asks);
    stores.clear([stores.held[1]!]);
    expect([stores.held, lost]).toEqual([[], [[44]]]);
  });

  it('say which result they replace, as the arbiter was told; one that was not stored is none', async () => {
    const { stores, sent } = slowMain();
    stores.hold({ kind: 'overwrite', keyed: keyed(44), was: 'black-wins', wasStored: true });
    stores.release(stores.held[0]!);
    expect(sent).toMatchObject([{ board: 44, was: 'black-wins', confirmed: 2 }]);
    const other = slowMain();
    other.stores.hold({ kind: 'overwrite', keyed: keyed(44), was: 'black-wins', wasStored: false });
    other.stores.release(other.stores.held[0]!);
    expect(other.sent).toEqual([
      { round: 3, board: 44, white: 544, black: 744, result: 'draw', confirmed: 0 },
    ]);
  });

  it('dropped ones are gone, and so is what was said of them', async () => {
    const { stores, answer } = slowMain();
    stores.add(keyed(44));
    await answer(asks);
    stores.drop(stores.held[0]!);
    expect([stores.held, stores.echo]).toEqual([[], null]);
  });
});
