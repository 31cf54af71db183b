/** What waits: acts for their turn, dialogs for their answer, what is typed for the hall until it is said or dropped. */
import { describe, expect, it } from 'vitest';
import type { CommandName, Confirmation } from '../../../src-main/ipc/contract.ts';
import { agreementTo } from '../../../src-renderer/state/agreement.ts';
import { askedAnew } from '../../../src-renderer/state/asked-anew.ts';
import { DialogStack } from '../../../src-renderer/state/dialog-stack.svelte.ts';
import type { DialogOf } from '../../../src-renderer/state/dialogs.ts';
import { HallTyping } from '../../../src-renderer/state/hall-typing.svelte.ts';
import { Turns } from '../../../src-renderer/state/turns.ts';
import { text } from '../../../src-renderer/texts.ts';
import { chosen } from '../fixture-bridge.ts';
import { settled } from './started-app.ts';

describe('acts that wait for one another', () => {
  it('begin when the one before has ended, be it by an error', async () => {
    const turns = new Turns();
    const done: string[] = [];
    let fail = (_: Error): void => undefined;
    const first = turns.take(() => {
      done.push('first');
      return new Promise((_, reject) => (fail = reject));
    });
    const second = turns.take(async () => void done.push('second'));
    void turns.ended().then(() => done.push('ended'));
    await settled();
    expect(done).toEqual(['first']);
    fail(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    await second;
    await settled();
    expect(done).toEqual(['first', 'second', 'ended']);
    const last = turns.take(() => Promise.reject(new Error('again')));
    await expect(last).rejects.toThrow('again');
    await expect(turns.ended()).resolves.toBeUndefined();
  });
});

describe('dialogs over the page', () => {
  const QUESTION: Confirmation = { act: 'Pair', level: 2, consequences: ['The draft goes.'] };

  it('lie over one another, and each is closed by itself', () => {
    const stack = new DialogStack();
    const [keys, palette, again] = [{ kind: 'keys' }, { kind: 'palette' }, { kind: 'keys' }] as const;
    for (const dialog of [keys, palette, again]) stack.open(dialog);
    stack.close(keys);
    expect(stack.all).toEqual([palette, again]);
    expect(stack.all[1]).toBe(again);
    stack.close(keys);
    expect(stack.all).toHaveLength(2);
  });

  it('ask a question: only a yes is one, and the answer closes it', async () => {
    const stack = new DialogStack();
    const ask = async (answer: boolean | null) => {
      const answered = stack.confirm('round.pair', QUESTION);
      const dialog = stack.all.at(-1) as DialogOf<'confirm'>;
      expect(dialog).toMatchObject({ kind: 'confirm', command: 'round.pair', confirm: QUESTION });
      dialog.answer(answer);
      expect(stack.all).toEqual([]);
      return answered;
    };
    expect([await ask(true), await ask(false), await ask(null)]).toEqual([true, false, false]);
  });

  it('are all closed where the tournament is left, the top one first; what they asked for is answered by nothing', async () => {
    const stack = new DialogStack();
    const answers: string[] = [];
    stack.open({ kind: 'keys' });
    const yes = stack.confirm('round.pair', QUESTION).then((answer) => answers.push(`confirm ${answer}`));
    const file = stack
      .chooseFile('open', 'x')
      .then((answer) => answers.push(`file ${answer === null ? 'null' : answer.path}`));
    const chooser = stack.all.at(-1) as DialogOf<'choose-file'>;
    expect([chooser.purpose, chooser.suggestion]).toEqual(['open', 'x']);
    stack.closeAll();
    await Promise.all([yes, file]);
    expect([stack.all, answers]).toEqual([[], ['file null', 'confirm false']]);
    const place = stack.chooseFile('open', '');
    (stack.all[0] as DialogOf<'choose-file'>).answer(chosen('/usb'));
    expect(await place).toEqual(chosen('/usb'));
  });

  it('agree to the question that was shown; another one says that it is another', () => {
    const shown = { ...QUESTION, shown: 'print of it' } as Confirmation;
    expect([agreementTo(QUESTION), agreementTo(shown)]).toEqual([2, { level: 2, shown: 'print of it' }]);
    expect(askedAnew(QUESTION, 2)).toBe(QUESTION);
    expect(askedAnew(shown, agreementTo(shown))).toEqual({
      ...shown,
      consequences: [text.app.askedAnew, 'The draft goes.'],
    });
  });
});

describe('what is typed for the hall', () => {
  function typing(times: readonly string[], agrees: boolean) {
    const asked: [CommandName, Confirmation][] = [];
    const announced: string[] = [];
    const confirm = (command: CommandName, question: Confirmation) => {
      asked.push([command, question]);
      return Promise.resolve(agrees);
    };
    const hall = new HallTyping({ confirm }, (start) => {
      announced.push(start);
      return times.includes(start);
    });
    return { hall, asked, announced };
  }
  const { act, consequence } = text.confirm.drop;
  const DROP = ['hall.say', { act, level: 2, consequences: [consequence] }];

  it('is a message or a start; nothing is asked without one', async () => {
    const { hall, asked, announced } = typing([], false);
    expect([hall.holds, await hall.leave(), asked, announced]).toEqual([false, true, [], []]);
    hall.message = '';
    expect(hall.holds).toBe(true);
    [hall.message, hall.start] = [null, '15:00'];
    expect(hall.holds).toBe(true);
  });

  it('stores a start as if its field were left, and asks about a message', async () => {
    const start = typing(['15:00'], false);
    start.hall.start = '15:00';
    expect([await start.hall.leave(), start.announced, start.asked]).toEqual([true, ['15:00'], []]);
    expect(start.hall.start).toBeNull();
    const both = typing(['15:00'], false);
    [both.hall.message, both.hall.start] = ['Please be quiet', '15:00'];
    expect([await both.hall.leave(), both.asked]).toEqual([false, [DROP]]);
    expect([both.hall.message, both.hall.start]).toEqual(['Please be quiet', null]);
  });

  it('goes after a yes, also a start that is no time', async () => {
    const { hall, asked } = typing(['15:00'], true);
    [hall.message, hall.start] = ['Please be quiet', 'noon'];
    expect([await hall.leave(), asked]).toEqual([true, [DROP]]);
    expect([hall.message, hall.start, hall.holds]).toEqual([null, null, false]);
    const no = typing(['15:00'], false);
    no.hall.start = 'noon';
    expect([await no.hall.leave(), no.hall.start, no.asked.length]).toEqual([false, 'noon', 1]);
  });
});
