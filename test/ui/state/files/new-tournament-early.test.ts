/** A new tournament before main has said anything of it, at the bounds of its numbers, and what is asked of each field. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { NewTournamentView, Refusal } from '../../../../src-main/ipc/contract.ts';
import type { App } from '../../../../src-renderer/state/app.svelte.ts';
import { DayField } from '../../../../src-renderer/state/day-field.svelte.ts';
import type { DialogOf } from '../../../../src-renderer/state/dialogs.ts';
import { NewTournament } from '../../../../src-renderer/state/files/new-tournament.svelte.ts';
import { text } from '../../../../src-renderer/texts.ts';
import { type FixtureBridge } from '../../fixture-bridge.ts';
import { chosenFile, newTournamentView } from '../../new-view.ts';
import { settled, started } from '../started-app.ts';

const TODAY = '2026/11/12';
const { problems } = text.new;

let bridge: FixtureBridge;
let app: App;
let form: NewTournament;
beforeEach(async () => {
  ({ app, bridge } = await started());
  bridge.answerBy('tournament.asTyped', newTournamentView);
  form = new NewTournament(app, TODAY);
});
const look = (more: Partial<NewTournamentView> = {}) => {
  form.view = { ...newTournamentView(form.asked), ...more };
};

describe('before main has answered', () => {
  it('has no list of tie-breaks, no table of rounds, and its usual values', () => {
    expect([form.preset, form.hasTable, form.count, form.days, form.problems]).toEqual(['', false, 7, 0, {}]);
    expect([form.wrongField, form.place, form.view, form.fideMode]).toEqual([null, null, null, true]);
    form.preset = 'own';
    expect([form.preset, form.ownTieBreaks, form.asked.tieBreaks]).toEqual(['own', '', []]);
    form.preset = 'swiss-youth';
    expect([form.preset, form.asked.tieBreaks]).toEqual(['', undefined]);
  });

  it('asks about all that is typed', () => {
    Object.assign(form, {
      name: 'Open/26',
      system: 'bcf',
      acceleration: 'baku-2026',
      timeControl: ' 90+30 ',
    });
    form.first.choose('2026/11/14');
    form.players = ' 12 ';
    expect(form.asked).toEqual({
      ...{ system: 'bcf', acceleration: 'baku-2026', startDate: '2026/11/14', timeControl: '90+30' },
      ...{ fileName: 'Open 26.wallchart', players: 12 },
    });
    form.first.shown = 'soon';
    form.players = '1';
    expect(form.asked).toEqual({
      ...{ system: 'bcf', acceleration: 'baku-2026', startDate: '', timeControl: '90+30' },
      fileName: 'Open 26.wallchart',
    });
  });
});

describe('the numbers', () => {
  it.each([
    ['1', null],
    ['2', 2],
    ['100', 100],
    ['101', null],
    ['2.5', null],
    ['x2', null],
    ['2x', null],
    ['', null],
  ])('%j players of a table are %s', (typed, players) => {
    form.players = typed;
    look({ tableRounds: 9 });
    expect([form.asked.players ?? null, form.count]).toEqual([players, players === null ? 0 : 9]);
  });

  it('of players are stepped within their bounds, from the fewest where there is none', () => {
    look({ tableRounds: 9 });
    const after = (from: string, by: 1 | -1) => {
      form.players = from;
      form.step(by);
      return form.players;
    };
    expect([after('2', -1), after('2', 1), after('100', 1), after('100', -1), after('x', 1)]).toEqual([
      ...['2', '3', '100', '99', '3'],
    ]);
    expect(form.rounds).toBe('7');
  });

  it('of rounds are stepped from one to thirty, and what was said of them is over', async () => {
    form.name = 'Open';
    form.rounds = '0';
    expect(await form.create()).toBe(false);
    expect(form.problems).toEqual({ rounds: problems.rounds });
    form.step(1);
    expect([form.rounds, form.problems, form.players]).toEqual(['1', {}, '10']);
    form.rounds = '29';
    form.step(1);
    form.step(1);
    expect(form.rounds).toBe('30');
    form.step(-1);
    expect(form.rounds).toBe('29');
  });

  it('of days count both ends, where both are known and in their order', () => {
    const days = (first: string | null, last: string | null) => {
      for (const [field, day] of [
        [form.first, first],
        [form.last, last],
      ] as const)
        if (day === null) field.shown = 'soon';
        else field.choose(day);
      return form.days;
    };
    expect(days('2026/11/14', '2026/11/14')).toBe(1);
    expect(days('2026/11/30', '2026/12/02')).toBe(3);
    expect(days('2026/11/15', '2026/11/14')).toBe(0);
    expect([
      days('', '2026/11/14'),
      days('2026/11/14', ''),
      days(null, '2026/11/14'),
      days('2026/11/14', null),
    ]).toEqual([0, 0, 0, 0]);
  });

  it('of points are the event’s own only where each is one', () => {
    form.points = 'own';
    for (const key of ['win', 'draw', 'loss', 'bye'] as const) {
      form.values = { win: '3', draw: '1', loss: '½', bye: '2', [key]: 'x' };
      expect(form.asked.points).toBeUndefined();
    }
    form.values = { win: '3', draw: '1', loss: '½', bye: '2' };
    expect(form.asked.points).toEqual({ win: 30, draw: 10, loss: 5, bye: 20 });
    form.points = 'usual';
    expect(form.asked.points).toBeUndefined();
  });
});

describe('what is wrong', () => {
  it('is said of every field at once, in the words of each; the first of them is named', async () => {
    form.federation = 'x';
    form.first.shown = 'soon';
    form.last.shown = 'later';
    form.rounds = '31';
    form.points = 'own';
    form.values = { ...form.values, bye: '' };
    expect(await form.create()).toBe(false);
    expect(form.problems).toEqual({
      ...{ name: problems.name, federation: problems.federation, startDate: problems.typedDay },
      ...{ endDate: problems.typedDay, rounds: problems.rounds, points: problems.points },
    });
    const order: unknown[] = [];
    for (let field = form.wrongField; field !== null; field = form.wrongField) {
      order.push(field);
      form.touch(field);
    }
    expect(order).toEqual(['name', 'federation', 'startDate', 'endDate', 'rounds', 'points']);
    expect(bridge.sent).toEqual([]);
  });

  it.each([
    ['', false],
    ['den', false],
    [' DEN ', false],
    ['DE', true],
    ['DENM', true],
    ['D3N', true],
  ])('of the federation %j: %s', async (federation, isWrong) => {
    form.name = 'Open';
    form.federation = federation;
    await form.create();
    expect(form.problems.federation !== undefined).toBe(isWrong);
  });

  it('of days is their order, where both are known; one day is in order', async () => {
    form.name = 'Open';
    const said = async (first: string, last: string) => {
      form.first.choose(first);
      form.last.choose(last);
      await form.create();
      return form.problems.endDate;
    };
    expect(await said('2026/11/15', '2026/11/14')).toBe(problems.dates);
    expect(await said('2026/11/14', '2026/11/14')).toBeUndefined();
    expect(await said('', '2026/11/14')).toBeUndefined();
    expect(await said('2026/11/14', '')).toBeUndefined();
  });

  it('of players is said where the rounds follow from them', async () => {
    form.name = 'Open';
    form.players = '1';
    look({ tableRounds: 9 });
    expect(await form.create()).toBe(false);
    expect(form.problems).toEqual({ rounds: problems.players });
  });

  it.each([
    ['file', null],
    ['profile-full', null],
    ['name-unusable-x', null],
    ['my-name-unusable', null],
    ['target-read-only', 'path'],
    ['no-modifier-here', 'tieBreaks'],
    ['tie-break', 'tieBreaks'],
    ['dates-reversed-x', null],
  ])('that main says as %s belongs to the field %s', async (code, field) => {
    form.name = 'Open';
    const refusal: Refusal = { code, message: 'Not so.', advice: '', severity: 'refused' };
    bridge.prepare('tournament.create', { ok: false, refusal });
    await form.create();
    expect([form.wrongField, form.problems]).toEqual([field, field === null ? {} : { [field]: 'Not so.' }]);
    expect(app.refusal?.code ?? null).toBe(field === null ? code : null);
  });

  it('is said also where main does not say what would become of it, and nothing is made then', async () => {
    form.name = 'Open';
    const refusal: Refusal = {
      code: 'system-unknown',
      message: 'No.',
      advice: 'Other.',
      severity: 'refused',
    };
    Object.assign(bridge, { query: () => Promise.resolve({ ok: false, refusal }) });
    expect(await form.create()).toBe(false);
    expect([form.problems, bridge.sent]).toEqual([{ system: 'No. Other.' }, []]);
  });

  it('is nothing where the arbiter answered a question with no', async () => {
    form.name = 'Open';
    bridge.prepare('tournament.create', { ok: false, confirm: { act: '', level: 2, consequences: [] } });
    const making = form.create();
    await settled();
    (app.dialogs.at(-1) as DialogOf<'confirm'>).answer(false);
    expect([await making, form.problems, app.refusal]).toEqual([false, {}, null]);
  });
});

describe('the place', () => {
  it('is proposed under the name of the program where the tournament has none, and chosen, its problem is over', async () => {
    form.name = ' ';
    const choosing = form.choose();
    await settled();
    const dialog = app.dialogs.at(-1) as DialogOf<'choose-file'>;
    expect([dialog.purpose, dialog.suggestion]).toEqual(['save-tournament', `${text.app.name}.wallchart`]);
    dialog.answer(null);
    await choosing;
    form.name = 'Open';
    const refusal: Refusal = { code: 'file-exists', message: 'Not so.', advice: '', severity: 'refused' };
    bridge.prepare('tournament.create', { ok: false, refusal });
    await form.create();
    expect(form.wrongField).toBe('path');
    const again = form.choose();
    await settled();
    (app.dialogs.at(-1) as DialogOf<'choose-file'>).answer(chosenFile('/stick/mine.wallchart'));
    await again;
    expect([form.wrongField, form.place?.path]).toEqual([null, '/stick/mine.wallchart']);
  });
});

describe('a day of the calendar', () => {
  it('moves by days, weeks and months from where it is, and begins near the other one', () => {
    const day = new DayField(() => '2026/12/31');
    expect([day.day, day.at, day.press('PageUp'), day.day]).toEqual(['', '2026/12/31', true, '2026/12/31']);
    const keys = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'PageDown', 'PageUp'];
    const days = keys.map((key) => {
      day.choose('2026/11/30');
      expect(day.press(key)).toBe(true);
      return day.day;
    });
    expect(days).toEqual([
      ...['2026/12/01', '2026/11/29', '2026/11/23', '2026/12/07', '2026/12/30', '2026/10/30'],
    ]);
    day.choose('2026/11/30');
    expect(['Home', 'Enter', 'a'].map((key) => day.press(key))).toEqual([false, false, false]);
    expect(day.day).toBe('2026/11/30');
  });

  it('that is emptied takes the arrows again', () => {
    const day = new DayField(() => TODAY);
    day.choose('2026/11/30');
    day.shown = '';
    expect([day.day, day.at]).toEqual(['', TODAY]);
    expect([day.press('ArrowRight'), day.day, day.shown]).toEqual([true, TODAY, 'Thu, 12 Nov 2026']);
    day.shown = '14.11.';
    expect([day.press('ArrowRight'), day.press('PageDown'), day.day]).toEqual([false, true, '2026/12/14']);
  });

  it('of the end is near to the first', () => {
    form.first.choose('2027/01/05');
    expect(form.last.at).toBe('2027/01/05');
    form.first.choose('');
    expect(form.last.at).toBe(TODAY);
  });
});
