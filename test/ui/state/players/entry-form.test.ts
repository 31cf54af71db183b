import { describe, expect, it } from 'vitest';
import { byesOf, EntryForm } from '../../../../src-renderer/state/players/entry-form.svelte.ts';
import { text } from '../../../../src-renderer/texts.ts';
import { changed, started } from '../started-app.ts';

describe('byes as they are typed', () => {
  it('are half points unless another value is given, in the order of the rounds', () => {
    expect(byesOf('5, 4=0 3=½')).toEqual([
      { round: 3, kind: 'half' },
      { round: 4, kind: 'zero' },
      { round: 5, kind: 'half' },
    ]);
    expect(byesOf('7=1;8=1/2;9=0.5')?.map(({ kind }) => kind)).toEqual(['full', 'half', 'half']);
    expect(byesOf(' ')).toEqual([]);
  });
  it.each(['x', '3=2', '3-4', '3,3', '=0', '3=', '-3', '1000'])('%s is none', (typed) => {
    expect(byesOf(typed)).toBeNull();
  });
});

describe('the form of an entry', () => {
  async function form(phase: 'later' | 'done') {
    const { app, bridge } = await started();
    const rounds = bridge.state.document!.rounds.map((round) => ({ ...round, phase }));
    changed(bridge, { rounds });
    return new EntryForm(app);
  }
  const { problems } = text.playerForm;

  it('names the rounds that can be entered, or the first where none can', async () => {
    const open = await form('later');
    open.from = '10';
    expect([open.read(), open.problems]).toEqual([null, { from: problems.entry(1, 9) }]);
    const over = await form('done');
    expect([over.from, over.rounds, over.read()]).toEqual(['', [], null]);
    expect(over.problems).toEqual({ from: problems.entry(1, 1) });
  });

  it('is blank as long as nothing is typed, and types again what was kept, without its problem', async () => {
    const typed = await form('later');
    expect(typed.isBlank).toBe(true);
    typed.byes = ' ';
    expect(typed.isBlank).toBe(true);
    [typed.from, typed.byes] = ['4', 'x'];
    expect(typed.isBlank).toBe(false);
    expect([typed.read(), typed.problems]).toEqual([null, { byes: problems.byes }]);
    const again = typed.keep();
    typed.clear();
    expect([typed.from, typed.byes, typed.problems, typed.isBlank]).toEqual(['1', '', {}, true]);
    again();
    expect([typed.from, typed.byes, typed.problems]).toEqual(['4', 'x', {}]);
  });
});
