/** Settings while main answers: which reading counts, what is said beside each, and what is asked before it goes. */
import { beforeEach, describe, expect, it } from 'vitest';
import { BLANK_INFO, DEFAULT_RULES } from '../../../../src-engine/index.ts';
import type { Refusal, SystemChoice, TournamentSettings } from '../../../../src-main/ipc/contract.ts';
import type { App } from '../../../../src-renderer/state/app.svelte.ts';
import { SettingsDesk } from '../../../../src-renderer/state/settings/settings-desk.svelte.ts';
import { SettingsForm } from '../../../../src-renderer/state/settings/settings-form.svelte.ts';
import { SettingsPlace } from '../../../../src-renderer/state/settings/settings-place.svelte.ts';
import {
  problemOf,
  type SettingGroup,
  type SettingId,
} from '../../../../src-renderer/state/settings/settings-table.ts';
import { wordsOf } from '../../../../src-renderer/state/settings/settings-words.ts';
import { text } from '../../../../src-renderer/texts.ts';
import type { FixtureBridge } from '../../fixture-bridge.ts';
import { question, settled, started } from '../started-app.ts';

const BEFORE: TournamentSettings = {
  info: { ...BLANK_INFO, name: 'Harbour Open' },
  rules: { ...DEFAULT_RULES, rounds: 9, lotSeed: 4711 },
};
const CHOICES = [
  { id: DEFAULT_RULES.system, settings: [] },
  { id: 'lim', settings: ['maxiTournament'] },
] as unknown as readonly SystemChoice[];
const REFUSED: Refusal = { code: 'no', message: 'Not so.', advice: 'But so.', severity: 'refused' };

let bridge: FixtureBridge;
let app: App;
let desk: SettingsDesk;
let stored: TournamentSettings;

beforeEach(async () => {
  ({ app, bridge } = await started());
  stored = BEFORE;
  bridge.answerBy('settings.view', () => stored);
  desk = new SettingsDesk(app);
});
const sent = () => bridge.sent.map(({ name, args }) => [name, args]);

describe('settings that are read', () => {
  it('are none before main has answered: nothing is typed, there, or held', async () => {
    expect([desk.form, desk.stored, desk.choices]).toEqual([null, null, []]);
    expect([desk.isTyped('rounds'), desk.isThere('maxiTournament'), desk.isThere('rounds')]).toEqual([
      ...[false, false, true],
    ]);
    expect([desk.stateOf('rounds'), desk.holds]).toEqual([{ kind: 'quiet' }, false]);
    desk.drop('rounds');
    expect(await desk.save('rounds')).toBe(true);
    expect([await desk.leave(), sent()]).toEqual([true, []]);
    await desk.load();
    expect([desk.stored, desk.form?.rounds]).toEqual([BEFORE, '9']);
  });

  it('know the systems to choose from, whichever was there first', async () => {
    await desk.load();
    desk.choices = CHOICES;
    expect([desk.choices, desk.form!.choices]).toEqual([CHOICES, CHOICES]);
    desk.form!.system = 'lim';
    expect([desk.isThere('maxiTournament'), desk.isThere('numbers')]).toEqual([true, false]);
    const other = new SettingsDesk(app);
    other.choices = CHOICES;
    await other.load();
    expect(other.form!.choices).toEqual(CHOICES);
  });

  it('are those of the newest reading, and each reading is over with that', async () => {
    const answers: ((value: TournamentSettings) => void)[] = [];
    const query = () => new Promise((resolve) => answers.push((value) => resolve({ ok: true, value })));
    desk = new SettingsDesk({ query } as unknown as App);
    const over: string[] = [];
    const first = desk.load().then(() => over.push('first'));
    const second = desk.load().then(() => over.push('second'));
    answers[0]!({ ...BEFORE, rules: { ...BEFORE.rules, rounds: 5 } });
    await settled();
    expect([desk.form, over]).toEqual([null, []]);
    answers[1]!({ ...BEFORE, rules: { ...BEFORE.rules, rounds: 7 } });
    await Promise.all([first, second]);
    expect([desk.form!.rounds, over.toSorted()]).toEqual(['7', ['first', 'second']]);
  });

  it('that are refused are said above the page', async () => {
    desk = new SettingsDesk(
      Object.assign(Object.create(app) as App, {
        query: () => Promise.resolve({ ok: false, refusal: REFUSED }),
        refuse: (refusal: Refusal) => app.refuse(refusal),
      }),
    );
    await desk.load();
    expect([app.refusal, desk.form]).toEqual([REFUSED, null]);
  });
});

describe('a setting', () => {
  beforeEach(() => desk.load());

  it('is saved with a word of that, until something is typed', async () => {
    desk.form!.event.city = 'Quay';
    bridge.answerBy('settings.view', () => ({ ...BEFORE, info: { ...BEFORE.info, city: 'Quay' } }));
    expect(await desk.save('city')).toBe(true);
    expect([app.said, desk.stateOf('city'), desk.isTyped('city')]).toEqual([
      ...[text.settings.saved, { kind: 'saved' }],
      false,
    ]);
    desk.form!.event.city = 'Quays';
    expect(desk.stateOf('city')).toEqual({ kind: 'typed' });
    desk.touch('city');
    desk.drop('city');
    expect([desk.form!.event.city, desk.stateOf('city')]).toEqual(['Quay', { kind: 'quiet' }]);
  });

  it('that was refused says nothing any more once it is typed back, or typed anew', async () => {
    bridge.prepare('settings.change', { ok: false, refusal: REFUSED });
    desk.form!.rounds = '8';
    expect(await desk.save('rounds')).toBe(false);
    expect(desk.stateOf('rounds')).toEqual({ kind: 'refused', problem: 'Not so. But so.' });
    desk.form!.rounds = '9';
    expect(desk.stateOf('rounds')).toEqual({ kind: 'quiet' });
    desk.form!.rounds = '7';
    desk.touch('rounds');
    expect(desk.stateOf('rounds')).toEqual({ kind: 'typed' });
  });

  it('of which main asks something is refused without a word where the answer is no', async () => {
    bridge.prepare('settings.change', { ok: false, confirm: { act: '', level: 2, consequences: [] } });
    desk.form!.rounds = '8';
    const saving = desk.save('rounds');
    await settled();
    question(app).answer(false);
    expect([await saving, desk.stateOf('rounds'), desk.form!.rounds]).toEqual([
      ...[false, { kind: 'refused', problem: '' }],
      '8',
    ]);
  });

  it('cannot be stored beside another one that came wrong, and says which', async () => {
    stored = { ...BEFORE, rules: { ...BEFORE.rules, rounds: 99 } };
    await desk.load();
    desk.form!.event.city = 'Quay';
    expect(await desk.save('city')).toBe(false);
    const problem = text.settingsPage.problems.other(
      wordsOf('rounds').label,
      problemOf('rounds', new SettingsForm(stored)),
    );
    expect([desk.stateOf('city'), sent()]).toEqual([{ kind: 'refused', problem }, []]);
  });

  it('of the points that is wrong is named at its own field, whichever was left', async () => {
    desk.form!.points.blackWin = 'x';
    desk.form!.points.whiteWin = '3';
    expect(await desk.save('whiteWin')).toBe(false);
    expect([desk.stateOf('whiteWin').kind, desk.stateOf('blackWin')]).toEqual([
      'typed',
      { kind: 'refused', problem: text.settings.scoringProblem },
    ]);
    expect(sent()).toEqual([]);
  });

  it('of the points that is left for another of them says only what is wrong with itself', async () => {
    desk.form!.points.blackWin = 'x';
    desk.form!.points.whiteWin = '3';
    desk.leaveField('whiteWin', 'blackWin');
    expect(desk.stateOf('whiteWin')).toEqual({ kind: 'typed' });
    desk.leaveField('blackWin', 'blackWin');
    await settled();
    expect(desk.stateOf('blackWin')).toEqual({ kind: 'refused', problem: text.settings.scoringProblem });
    expect(sent()).toEqual([]);
  });
});

describe('a setting of this laptop', () => {
  it('shows what is stored until something else is typed, or that is taken back', () => {
    expect(desk.textOf('operator', 'CA')).toBe('CA');
    desk.type('operator', '', 'CA');
    expect([desk.textOf('operator', 'CA'), desk.isTyped('operator'), desk.isTyped('address')]).toEqual([
      ...['', true],
      false,
    ]);
    desk.type('address', 'x', '');
    desk.drop('operator');
    expect([desk.textOf('operator', 'CA'), desk.textOf('address', '')]).toEqual(['CA', 'x']);
  });

  it('is sent without the blanks around it, an address as it is', async () => {
    desk.type('operator', ' DA 1 ', '');
    desk.type('address', ' https://x ', '');
    await Promise.all([desk.save('operator'), desk.save('address')]);
    expect(sent()).toEqual([
      ['desk.operator', { name: 'DA 1' }],
      ['lists.setAddress', { address: ' https://x ' }],
    ]);
    expect([desk.isTyped('operator'), desk.isTyped('address'), app.said]).toEqual([
      ...[false, false],
      text.settings.saved,
    ]);
  });

  it('that is typed on while it is stored stays typed', async () => {
    let answer = (): void => undefined;
    bridge.hold('desk.operator', new Promise((resolve) => (answer = resolve)));
    desk.type('operator', 'DA', '');
    const saving = desk.save('operator');
    await settled();
    desk.type('operator', 'DA 2', '');
    answer();
    expect([await saving, desk.textOf('operator', '')]).toEqual([true, 'DA 2']);
    expect(desk.stateOf('operator')).toEqual({ kind: 'typed' });
  });

  it('that is chosen is sent at once, and says beside itself what became of it', async () => {
    expect(await desk.set('theme', 'app.setTheme', { theme: 'dark' })).toBe(true);
    expect([desk.stateOf('theme'), app.said]).toEqual([{ kind: 'saved' }, text.settings.saved]);
    bridge.prepare('app.setTheme', { ok: false, refusal: REFUSED });
    app.say('');
    expect(await desk.set('theme', 'app.setTheme', { theme: 'light' })).toBe(false);
    expect([desk.stateOf('theme'), app.said, app.refusal]).toEqual([
      { kind: 'refused', problem: 'Not so. But so.' },
      '',
      null,
    ]);
    // Asked by main and answered with no, nothing was refused.
    bridge.prepare('app.setTheme', { ok: false, confirm: { act: '', level: 2, consequences: [] } });
    const asking = desk.set('theme', 'app.setTheme', { theme: 'contrast' });
    await settled();
    question(app).answer(false);
    expect([await asking, desk.stateOf('theme')]).toEqual([false, { kind: 'quiet' }]);
    // There is nothing to type, and so nothing to save.
    desk.leaveField('theme');
    expect(await desk.save('theme')).toBe(true);
    expect(sent()).toHaveLength(3);
  });

  it('is stored when its field is left, and not tried twice for the same words', async () => {
    bridge.prepare('desk.operator', { ok: false, refusal: REFUSED });
    desk.type('operator', 'DA', '');
    for (let count = 0; count < 2; count++) {
      desk.leaveField('operator');
      await settled();
    }
    expect(sent()).toEqual([['desk.operator', { name: 'DA' }]]);
    expect(desk.stateOf('operator')).toEqual({ kind: 'refused', problem: 'Not so. But so.' });
  });
});

describe('what is typed and not stored', () => {
  it('goes after a question in the words of all forms, whatever it is of', async () => {
    await desk.load();
    desk.form!.rounds = 'many';
    desk.type('operator', 'DA', '');
    for (const isBegun of [true, true]) desk.begin('apart', isBegun);
    expect(desk.holds).toBe(true);
    const giving = desk.giveUp();
    await settled();
    const { act, consequence } = text.confirm.drop;
    expect(question(app)).toMatchObject({
      command: 'settings.change',
      confirm: { act, level: 2, consequences: [consequence] },
    });
    question(app).answer(true);
    expect([await giving, desk.holds, desk.form!.rounds, desk.textOf('operator', '')]).toEqual([
      ...[true, false],
      ...['9', ''],
    ]);
    expect(sent()).toEqual([]);
  });

  it('stays where the answer is no', async () => {
    desk.begin('apart', true);
    desk.begin('fixed', true);
    desk.begin('apart', false);
    const giving = desk.giveUp();
    await settled();
    question(app).answer(false);
    expect([await giving, desk.holds]).toEqual([false, true]);
    desk.begin('fixed', false);
    expect([desk.holds, await desk.giveUp()]).toEqual([false, true]);
  });

  it('is stored where the page is left, of the laptop too', async () => {
    desk.type('operator', 'DA', '');
    expect(await desk.leave()).toBe(true);
    expect([sent(), app.dialogs]).toEqual([[['desk.operator', { name: 'DA' }]], []]);
  });
});

describe('a setting with choices', () => {
  const { system, tieBreaks } = text.settings;
  const { laptop } = text.settingsPage;
  const { names } = text.tieBreakNames;
  it.each<[SettingId, SettingGroup, object]>([
    ['acceleration', 'system', text.new.accelerations],
    ['initialColour', 'system', system.colours],
    ['numbers', 'system', system.numbersBy],
    ['rating', 'ratings', system.ratingMethods],
    ['orderOfEquals', 'ratings', system.orders],
    ['unrated', 'tie-breaks', tieBreaks.unratedRules],
    ['tieBreaks', 'tie-breaks', { first: Object.values(names)[0], last: Object.values(names).at(-1) }],
    ['theme', 'look', laptop.themes],
    ['rows', 'look', laptop.rowHeights],
    ['resultKeys', 'keys', text.resultKeys.presets],
  ])('is found by each of them: %s', (id, group, choices) => {
    const place = new SettingsPlace();
    const words = Object.values(choices).filter((choice): choice is string => typeof choice === 'string');
    expect(words.length).toBeGreaterThan(1);
    for (const word of words) {
      place.search = word;
      expect(place.found(group), word).toContain(id);
    }
  });
});
