/** A command with an identity happens once, and one that was meant for another tournament not at all. */
import { describe, expect, it } from 'vitest';
import { commandName, commandText, forWhatIsMeant, onceEach } from '../../src-main/handlers/command-ids.ts';
import type { Handlers } from '../../src-main/ipc/contract.ts';

type Command = (args: unknown, id?: string, meant?: string) => Promise<unknown>;
type Commands = Readonly<Record<string, Command>>;

const once = (commands: Commands, entryOf: (id: string) => number | null = () => null): Commands =>
  onceEach(commands as unknown as Handlers['commands'], entryOf) as unknown as Commands;

/** A command whose replies a test gives when it likes, and which keeps what it was called with. */
function slow() {
  const calls: unknown[] = [];
  const replies: { readonly end: (reply: unknown) => void; readonly fail: (error: Error) => void }[] = [];
  const command: Command = (args) => {
    calls.push(args);
    return new Promise((end, fail) => replies.push({ end, fail }));
  };
  return { calls, replies, command };
}
/** A command that succeeds at once, and answers how often it ran. */
function counted() {
  let count = 0;
  const command: Command = () => Promise.resolve({ ok: true, value: ++count });
  return command;
}
const value = (count: number) => ({ ok: true, value: count });
const OTHER = {
  ok: false,
  refusal: {
    ...{ code: 'identity-used', severity: 'refused' },
    message: 'The page sent two different commands under one identity.',
    advice: 'Nothing was changed. Repeat the action.',
  },
};

describe('a command that is sent again under its identity', () => {
  it('waits for the first, and gets the answer of it also afterwards', async () => {
    const { calls, replies, command } = slow();
    const { add } = once({ add: command }) as { add: Command };
    const both = [add({ name: 'Nine' }, 'ID-9'), add({ name: 'Nine' }, 'ID-9')];
    expect(calls).toEqual([{ name: 'Nine' }]);
    replies[0]!.end({ ok: true, value: 17 });
    expect(await Promise.all(both)).toEqual([value(17), value(17)]);
    expect(await add({ name: 'Nine' }, 'ID-9')).toEqual(value(17));
    expect(calls).toHaveLength(1);
  });

  it('is the same where it was confirmed, and another one where it says or is something else', async () => {
    const commands = once({ add: counted(), remove: counted() });
    const args = { name: 'Nine', confirmed: 0 };
    expect(await commands.add!(args, 'ID-9')).toEqual(value(1));
    expect(args).toEqual({ name: 'Nine', confirmed: 0 });
    expect(await commands.add!({ name: 'Nine', confirmed: 3 }, 'ID-9')).toEqual(value(1));
    expect(await commands.add!({ name: 'Ten', confirmed: 0 }, 'ID-9')).toEqual(OTHER);
    expect(await commands.remove!({ name: 'Nine' }, 'ID-9')).toEqual(OTHER);
    expect(await commands.add!({ name: 'Ten' }, 'ID-10')).toEqual(value(2));
  });

  it('happens where it was refused before, or failed', async () => {
    const { calls, replies, command } = slow();
    const { add } = once({ add: command }) as { add: Command };
    const refused = add({ name: '' }, 'ID-9');
    replies[0]!.end({ ok: false, refusal: 'no name' });
    expect(await refused).toEqual({ ok: false, refusal: 'no name' });
    const failed = add({ name: 'Nine' }, 'ID-9');
    replies[1]!.fail(new Error('a bug'));
    await expect(failed).rejects.toThrow('a bug');
    const done = add({ name: 'Nine' }, 'ID-9');
    replies[2]!.end(value(1));
    expect([await done, calls]).toEqual([value(1), [{ name: '' }, { name: 'Nine' }, { name: 'Nine' }]]);
  });

  it('is refused where the log of the open tournament has it, with its entry', async () => {
    const command = counted();
    const commands = once({ add: command }, (id) => (id === 'ID-9' ? 417 : null));
    expect(await commands.add!({}, 'ID-9')).toEqual({
      ok: false,
      refusal: {
        ...{ code: 'stored-already', severity: 'refused' },
        message: 'This was stored before, as entry 417 of the log.',
        advice: 'It is not stored twice.',
      },
    });
    expect(await commands.add!({}, 'ID-10')).toEqual(value(1));
    // What this run of the program answered itself is answered again.
    const stored = new Map<string, number>();
    const later = once({ add: counted() }, (id) => stored.get(id) ?? null);
    await later.add!({}, 'ID-9');
    stored.set('ID-9', 17);
    expect(await later.add!({}, 'ID-9')).toEqual(value(1));
  });

  it('is forgotten after a thousand others, the oldest first', async () => {
    const { add } = once({ add: counted() }) as { add: Command };
    const ask = (from: number, to: number) =>
      Promise.all(Array.from({ length: to - from + 1 }, (_, at) => add({}, `ID-${from + at}`)));
    expect((await ask(1, 1000)).at(-1)).toEqual(value(1000));
    expect(await add({}, 'ID-1')).toEqual(value(1));
    await add({}, 'ID-1001');
    expect([await add({}, 'ID-2'), await add({}, 'ID-1001')]).toEqual([value(2), value(1001)]);
    expect(await add({}, 'ID-1')).toEqual(value(1002));
    // Which pushed out the second.
    expect(await add({}, 'ID-2')).toEqual(value(1003));
    expect(await add({}, 'ID-4')).toEqual(value(4));
  });

  it('is kept where an older one under the same identity is refused late', async () => {
    const { replies, command } = slow();
    const { wait, add } = once({ wait: command, add: counted() }) as { wait: Command; add: Command };
    const first = wait({}, 'ID-W');
    await Promise.all(Array.from({ length: 1000 }, (_, at) => add({}, `ID-${at}`)));
    const second = wait({}, 'ID-W');
    replies[0]!.end({ ok: false });
    expect(await first).toEqual({ ok: false });
    const third = wait({}, 'ID-W');
    replies[1]!.end(value(5));
    expect([await second, await third, replies.length]).toEqual([value(5), value(5), 2]);
  });
});

describe('a command', () => {
  it('without an identity happens each time', async () => {
    const { add } = once({ add: counted() }, () => 17) as { add: Command };
    expect([await add({}), await add({})]).toEqual([value(1), value(2)]);
  });

  it('stands in the log with its identity, also after a wait, and without one by its name', async () => {
    const name: Command = async () => {
      const before = commandText('players.add');
      await Promise.resolve();
      return { ok: true, value: [before, commandText('players.add')] };
    };
    const { add } = once({ add: name }) as { add: Command };
    expect([await add({}, 'ID-9'), await add({})]).toEqual([
      { ok: true, value: ['players.add ID-9', 'players.add ID-9'] },
      { ok: true, value: ['players.add', 'players.add'] },
    ]);
    expect([commandName('players.add ID-9'), commandName('players.add')]).toEqual([
      'players.add',
      'players.add',
    ]);
  });

  it('is done where it is meant for the open tournament or for any, else refused', async () => {
    const calls: unknown[] = [];
    const add: Command = (...args) => (calls.push(args), Promise.resolve(value(calls.length)));
    let open: string | null = 'sitting 4';
    const meant = forWhatIsMeant({ add } as unknown as Handlers['commands'], () => open);
    const checked = (meant as unknown as Commands).add!;
    expect(await checked('a', 'ID-9', 'sitting 4')).toEqual(value(1));
    expect(await checked('b', 'ID-10')).toEqual(value(2));
    const refused = {
      ok: false,
      refusal: {
        ...{ code: 'other-tournament', severity: 'refused' },
        message: 'Another tournament was opened meanwhile.',
        advice: 'Nothing was stored in it. Open the one before again and repeat the action there.',
      },
    };
    expect(await checked('c', 'ID-11', 'sitting 3')).toEqual(refused);
    open = null;
    expect(await checked('d', 'ID-12', 'sitting 4')).toEqual(refused);
    expect(await checked('e')).toEqual(value(3));
    expect(calls).toEqual([
      ['a', 'ID-9'],
      ['b', 'ID-10'],
      ['e', undefined],
    ]);
  });
});
