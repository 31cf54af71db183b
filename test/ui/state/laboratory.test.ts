/** What is chosen on the Lab page, and what is sent for it. */
import { describe, expect, it } from 'vitest';
import type { LabList, LabView } from '../../../src-main/ipc/contract.ts';
import type { DialogOf } from '../../../src-renderer/state/dialogs.ts';
import {
  chooseLabFile,
  LabDesk,
  ratingsIn,
  saveLabSheet,
} from '../../../src-renderer/state/laboratory.svelte.ts';
import { text } from '../../../src-renderer/texts.ts';
import { chosen } from '../fixture-bridge.ts';
import { REFUSED, settled, started } from './started-app.ts';

const SYSTEMS = ['burstein-2026', 'dutch-2026', 'dutch-2017', 'dubov-2026', 'mwm-dutch'].map((id) => ({
  id,
}));
const view = (more: Partial<LabView> = {}): LabView =>
  ({
    field: { players: 40 },
    rounds: 7,
    announced: 'dubov-2026',
    systems: SYSTEMS,
    run: null,
    ...more,
  }) as LabView;
const NOBODY = view({ field: null, rounds: 0 });

describe('the field', () => {
  it('is the tournament’s where there is one, until another is chosen', () => {
    const desk = new LabDesk();
    expect([desk.kindFor(view()), desk.kindFor(NOBODY)]).toEqual(['tournament', 'typed']);
    desk.kind = 'ratings';
    expect([desk.kindFor(view()), desk.kindFor(NOBODY)]).toEqual(['ratings', 'ratings']);
    desk.kind = 'tournament';
    expect(desk.kindFor(NOBODY)).toBe('typed');
    expect(desk.setupFor(view()).field).toEqual({ kind: 'tournament' });
  });

  it('has the rounds of the tournament, else nine, until others are typed', () => {
    const desk = new LabDesk();
    expect([desk.roundsFor(view()), desk.roundsFor(NOBODY)]).toEqual(['7', '9']);
    desk.rounds = ' 11 ';
    expect(desk.setupFor(view()).rounds).toBe(11);
  });

  it('is sent as it was typed or pasted', () => {
    const desk = new LabDesk();
    desk.kind = 'typed';
    [desk.players, desk.lowest, desk.highest, desk.runs] = ['60', '1200', '2100', '500'];
    expect(desk.setupFor(view())).toMatchObject({
      field: { kind: 'typed', players: 60, lowest: 1200, highest: 2100 },
      runs: 500,
    });
    desk.kind = 'ratings';
    desk.pasted = '1. Larkin 2410\n2. Holt 1985';
    expect(desk.setupFor(view()).field).toEqual({ kind: 'ratings', ratings: [2410, 1985] });
  });

  it.each([
    ['2410 1985\t99 100', [2410, 1985, 100]],
    ['2026-11-14 2200', [2200]],
    ['3.1415 12345 4000 4001', [4000]],
    ['Elo 1800, 1750.', [1800, 1750]],
    ['', []],
  ])('of %j has the ratings %j', (pasted, ratings) => {
    expect(ratingsIn(pasted)).toEqual(ratings);
  });
});

describe('a list of players in a file', () => {
  const list = (ratings: readonly number[]) =>
    ({ field: { name: 'entries.csv' }, ratings, leftOut: 0 }) as unknown as LabList;

  it('is sent with its name and with everybody in it, unrated ones too', () => {
    const desk = new LabDesk();
    desk.kind = 'file';
    desk.list = list([2400, 0, 1900, 1800]);
    expect(desk.setupFor(view()).field).toEqual({
      kind: 'file',
      name: 'entries.csv',
      ratings: [2400, 0, 1900, 1800],
    });
    expect(desk.objectionFor(view())).toBe('');
  });

  it('has to be chosen, and to have four players', () => {
    const desk = new LabDesk();
    desk.kind = 'file';
    expect(desk.objectionFor(view())).toBe('Choose a list of players.');
    desk.list = list([2400, 1900, 1800]);
    expect(desk.objectionFor(view())).toBe('Between 4 and 2\u202f000 players.');
  });
});

describe('the systems', () => {
  it('are compared with the announced one, which comes first; the others as they are listed', () => {
    const desk = new LabDesk();
    desk.chosen = ['dubov-2026', 'dutch-2026', 'burstein-2026', 'unknown'];
    expect(desk.setupFor(view()).systems).toEqual(['dubov-2026', 'burstein-2026', 'dutch-2026']);
    desk.chosen = ['dutch-2017', 'burstein-2026'];
    expect(desk.setupFor(view()).systems).toEqual(['burstein-2026', 'dutch-2017']);
  });

  it('are no more than there is room for, and can be taken out at any time', () => {
    const desk = new LabDesk();
    desk.chosen = ['dutch-2026', 'dubov-2026'];
    desk.toggle('mwm-dutch', 2);
    expect(desk.chosen).toEqual(['dutch-2026', 'dubov-2026']);
    desk.toggle('dutch-2026', 2);
    desk.toggle('mwm-dutch', 2);
    expect(desk.chosen).toEqual(['dubov-2026', 'mwm-dutch']);
  });
});

describe('why it cannot be started', () => {
  const objection = (change: (desk: LabDesk) => void): string => {
    const desk = new LabDesk();
    desk.kind = 'typed';
    change(desk);
    return desk.objectionFor(view());
  };
  const pasted = (count: number) => (desk: LabDesk) => {
    desk.kind = 'ratings';
    desk.pasted = '2000 '.repeat(count);
  };
  const SAID = {
    noSystem: objection((desk) => (desk.chosen = [])),
    players: objection((desk) => (desk.players = '3')),
    bounds: objection((desk) => (desk.lowest = '0')),
    ratings: objection(pasted(3)),
    rounds: objection((desk) => (desk.rounds = '0')),
    runs: objection((desk) => (desk.runs = '0')),
  };
  it('is said in a sentence of its own each', () => {
    expect(objection(() => undefined)).toBe('');
    const { noSystem, players, bounds, ratings, rounds, runs } = text.labPage.objections;
    expect(SAID).toEqual({ noSystem, players, bounds, ratings, rounds, runs });
    expect(new Set(Object.values(SAID)).size).toBe(6);
    expect(Object.values(SAID)).not.toContain('');
  });

  it.each<[keyof typeof SAID | '', string, (desk: LabDesk) => void]>([
    ['', '4 players', (desk) => (desk.players = '4')],
    ['', '2000 players', (desk) => (desk.players = '2000')],
    ['players', '2001 players', (desk) => (desk.players = '2001')],
    ['players', 'no number of players', (desk) => (desk.players = '4.5')],
    ['', 'ratings of 1 to 4000', (desk) => ([desk.lowest, desk.highest] = ['1', '4000'])],
    ['', 'one rating', (desk) => ([desk.lowest, desk.highest] = ['2000', '2000'])],
    ['bounds', 'a highest below the lowest', (desk) => ([desk.lowest, desk.highest] = ['2000', '1999'])],
    ['bounds', 'a rating above 4000', (desk) => (desk.highest = '4001')],
    ['', 'four ratings', pasted(4)],
    ['ratings', '2001 ratings', pasted(2001)],
    ['', '30 rounds', (desk) => (desk.rounds = '30')],
    ['rounds', '31 rounds', (desk) => (desk.rounds = '31')],
    ['', '100,000 runs', (desk) => (desk.runs = '100000')],
    ['runs', '100,001 runs', (desk) => (desk.runs = '100001')],
  ])('%s: %s', (which, _, change) => {
    expect(objection(change)).toBe(which === '' ? '' : SAID[which]);
  });
});

describe('a file of the laboratory', () => {
  async function begin(run: (app: Awaited<ReturnType<typeof started>>['app']) => Promise<void>) {
    const { app, bridge } = await started();
    const choose = async (path: string | null): Promise<readonly string[]> => {
      const done = run(app);
      await settled();
      const dialog = app.dialogs.at(-1) as DialogOf<'choose-file'>;
      dialog.answer(path === null ? null : chosen(path));
      await done;
      return [dialog.purpose, dialog.suggestion];
    };
    return { app, bridge, choose };
  }

  it('becomes the field once it is read, and changes nothing where it is not', async () => {
    const desk = new LabDesk();
    const list = { field: { name: 'entries.csv' }, ratings: [2000] } as unknown as LabList;
    const { bridge, choose } = await begin((app) => chooseLabFile(app, desk));
    expect(await choose(null)).toEqual(['open-field', '']);
    bridge.prepare('lab.readField', REFUSED as never);
    await choose('/usb/broken.csv');
    expect([desk.list, desk.kind]).toEqual([null, null]);
    bridge.prepare('lab.readField', { ok: true, value: list });
    await choose('/usb/entries.csv');
    expect([desk.list, desk.kind]).toEqual([list, 'file']);
    expect(bridge.sentAs('lab.readField')).toEqual([
      { file: chosen('/usb/broken.csv').file },
      { file: chosen('/usb/entries.csv').file },
    ]);
  });

  it('takes the page for the organiser, and says where that is', async () => {
    const { app, bridge, choose } = await begin(saveLabSheet);
    expect(await choose(null)).toEqual(['save-pdf', `${text.pages.lab}.pdf`]);
    bridge.prepare('lab.save', REFUSED as never);
    await choose('/usb/lab.pdf');
    expect(app.said).toBe('');
    bridge.prepare('lab.save', { ok: true, value: { path: '/usb/lab.pdf' } });
    await choose('/usb/lab.pdf');
    const sent = { target: chosen('/usb/lab.pdf').file, paper: 'A4' };
    expect([bridge.sentAs('lab.save'), app.said]).toEqual([[sent, sent], text.labPage.saved('/usb/lab.pdf')]);
  });

  it('begins with 120 typed players of 1400 to 2400 and a thousand runs of six systems', () => {
    const desk = new LabDesk();
    desk.kind = 'typed';
    expect(desk.setupFor(view())).toMatchObject({
      field: { kind: 'typed', players: 120, lowest: 1400, highest: 2400 },
      runs: 1000,
    });
    expect([desk.chosen.length, desk.all, desk.view, desk.pasted]).toEqual([6, false, 'table', '']);
    expect(desk.chosen[0]).toBe('dutch-2026');
  });
});
