/** Settings that are stored one by one: what is sent, what stays typed, and what is asked before it goes. */
import { beforeEach, describe, expect, it } from 'vitest';
import { BLANK_INFO, DEFAULT_RULES } from '../../../../src-engine/index.ts';
import type { CommandReply, SystemChoice, TournamentSettings } from '../../../../src-main/ipc/contract.ts';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import type { DialogOf } from '../../../../src-renderer/state/dialogs.ts';
import { SettingsDesk } from '../../../../src-renderer/state/settings/settings-desk.svelte.ts';
import { SettingsForm } from '../../../../src-renderer/state/settings/settings-form.svelte.ts';
import { SettingsPlace } from '../../../../src-renderer/state/settings/settings-place.svelte.ts';
import {
  carry,
  groupsOf,
  halfOf,
  problemOf,
  SETTING_GROUPS,
  SETTINGS,
  TOURNAMENT_SETTINGS,
  typedFor,
  type TournamentSetting,
} from '../../../../src-renderer/state/settings/settings-table.ts';
import { wordsOf } from '../../../../src-renderer/state/settings/settings-words.ts';
import { FixtureBridge } from '../../fixture-bridge.ts';

const turns = () => new Promise((resolve) => setTimeout(resolve));
const BEFORE: TournamentSettings = {
  info: { ...BLANK_INFO, name: 'Harbour Open', federation: 'DEN', startDate: '2026/11/14' },
  rules: { ...DEFAULT_RULES, rounds: 9, lotSeed: 4711 },
};
const CHOICES = [
  { id: DEFAULT_RULES.system, settings: [] },
  { id: 'lim', settings: ['maxiTournament'] },
] as unknown as readonly SystemChoice[];

let stored: TournamentSettings;
let bridge: FixtureBridge;
let app: App;
let desk: SettingsDesk;

beforeEach(async () => {
  stored = BEFORE;
  bridge = new FixtureBridge('playing');
  bridge.answerBy('settings.view', () => stored);
  app = new App(bridge);
  app.start();
  await turns();
  desk = new SettingsDesk(app);
  app.keep(desk);
  desk.choices = CHOICES;
  await desk.load();
});

/** Main stores what is sent, as it does. */
function stores(): void {
  const command = bridge.command;
  Object.assign(bridge, {
    command: async (name: string, args: TournamentSettings & { confirmed: number }) => {
      const reply = await command(name as never, args as never);
      if (name === 'settings.change' && (reply as { ok: boolean }).ok)
        stored = { info: args.info, rules: args.rules };
      return reply;
    },
  });
}
const refused = (message: string): CommandReply<'settings.change'> => ({
  ok: false,
  refusal: { code: 'no', message, advice: '', severity: 'refused' },
});
const asking: CommandReply<'settings.change'> = {
  ok: false,
  confirm: { level: 4, act: 'Change', consequences: [] },
};
async function answer(yes: boolean): Promise<void> {
  await turns();
  (app.dialogs.at(-1) as DialogOf<'confirm'>).answer(yes);
  await turns();
}

describe('a setting', () => {
  it('of the points is stored with the other values, when the keyboard leaves them all', async () => {
    stores();
    const { points } = desk.form!;
    [points.whiteDraw, points.blackDraw, points.unknown] = ['0.2', '0.2', '0.2'];
    const sent = () => bridge.sent.filter(({ name }) => name === 'settings.change');
    desk.leaveField('whiteDraw', 'blackDraw');
    await turns();
    expect(sent()).toEqual([]);
    // The last one was not typed; the others are stored all the same.
    desk.leaveField('zeroBye', null);
    await turns();
    expect(sent()).toHaveLength(1);
    expect(stored.rules.scoring).toEqual({ ...BEFORE.rules.scoring, whiteDraw: 2, blackDraw: 2, unknown: 2 });
    expect(desk.holds).toBe(false);
    points.whiteWin = 'x';
    desk.leaveField('whiteWin', 'blackWin');
    expect(desk.stateOf('whiteWin')).toMatchObject({
      kind: 'refused',
      problem: expect.stringContaining('Enter points'),
    });
  });

  it('is stored by itself: another one that is typed stays typed and is not sent', async () => {
    stores();
    desk.form!.event.city = 'Quayside';
    desk.form!.rounds = '11';
    expect(await desk.save('rounds')).toBe(true);
    expect(bridge.sentAs('settings.change')).toEqual([
      { ...BEFORE, rules: { ...BEFORE.rules, rounds: 11 }, confirmed: 0 },
    ]);
    expect(desk.stateOf('rounds')).toEqual({ kind: 'saved' });
    expect(desk.stateOf('city')).toEqual({ kind: 'typed' });
    expect([desk.form!.event.city, desk.holds]).toEqual(['Quayside', true]);
    expect(await desk.save('city')).toBe(true);
    expect(stored).toMatchObject({ info: { city: 'Quayside' }, rules: { rounds: 11 } });
    expect(desk.holds).toBe(false);
  });

  it('two that are saved at once are stored one after the other, the second upon the first', async () => {
    stores();
    desk.form!.event.city = 'Quayside';
    desk.form!.rounds = '11';
    await Promise.all([desk.save('rounds'), desk.save('city')]);
    expect(stored).toMatchObject({ info: { city: 'Quayside' }, rules: { rounds: 11 } });
  });

  it('that nobody changed is not sent', async () => {
    expect(await desk.save('rounds')).toBe(true);
    desk.leaveField('city');
    await turns();
    expect(bridge.sent).toEqual([]);
  });

  it('shows what main made of it, and what is typed meanwhile stays', async () => {
    stores();
    desk.form!.event.federation = ' nor ';
    const saving = desk.save('federation');
    await saving;
    expect(desk.form!.event.federation).toBe('NOR');
    let answerNow = (): void => undefined;
    bridge.hold('settings.change', new Promise((resolve) => (answerNow = () => resolve(undefined))));
    desk.form!.event.city = 'Quay';
    const second = desk.save('city');
    await turns();
    desk.form!.event.city = 'Quayside';
    answerNow();
    expect(await second).toBe(true);
    expect([desk.form!.event.city, stored.info.city]).toEqual(['Quayside', 'Quay']);
    expect(desk.isTyped('city')).toBe(true);
  });

  it.each<[TournamentSetting, (form: SettingsForm) => void, (form: SettingsForm) => void]>([
    ['rounds', (form) => (form.rounds = '31'), (form) => (form.rounds = '30')],
    ['days', (form) => (form.event.endDate = 'soon'), (form) => (form.event.endDate = '2026/11/15')],
    ['federation', (form) => (form.event.federation = 'DE'), (form) => (form.event.federation = '')],
    ['lotSeed', (form) => (form.lotSeed = 'x'), (form) => (form.lotSeed = '1')],
    ['corrections', (form) => (form.correctionMinutes = '1 h'), (form) => (form.correctionMinutes = '')],
    ['corrections', (form) => (form.correctionMinutes = '10001'), (form) => (form.correctionMinutes = '0')],
    ['colourDifference', (form) => (form.colourDifference = '0'), (form) => (form.colourDifference = '0,5')],
    ['whiteWin', (form) => (form.points.whiteWin = 'all'), (form) => (form.points.whiteWin = '1½')],
    ['firstBoard', (form) => (form.seats.firstBoard = '0'), (form) => (form.seats.firstBoard = '101')],
    ['leftOut', (form) => (form.seats.leftOut = '9-'), (form) => (form.seats.leftOut = '9-11')],
    [
      'unrated',
      (form) => ([form.unrated, form.unratedAs] = ['rated', '0']),
      (form) => (form.unratedAs = '1000'),
    ],
  ])('says at its own field what is wrong: %s', async (id, spoil, cure) => {
    const form = desk.form!;
    spoil(form);
    expect(await desk.save(id)).toBe(false);
    const state = desk.stateOf(id);
    expect(state.kind === 'refused' && state.problem.length).toBeGreaterThan(10);
    expect(bridge.sent).toEqual([]);
    cure(form);
    desk.touch(id);
    expect(problemOf(id, form)).toBe('');
  });

  it('that is refused says why, keeps what was typed, and is not tried again by leaving it', async () => {
    bridge.prepare('settings.change', refused('Two rounds are paired.'));
    desk.form!.rounds = '1';
    desk.leaveField('rounds');
    await turns();
    await turns();
    expect(desk.stateOf('rounds')).toEqual({ kind: 'refused', problem: 'Two rounds are paired.' });
    // It is said at the field, and not once more above the page.
    expect([desk.form!.rounds, app.refusal]).toEqual(['1', null]);
    desk.leaveField('rounds');
    await turns();
    expect(bridge.sentAs('settings.change')).toHaveLength(1);
    desk.form!.rounds = '2';
    desk.leaveField('rounds');
    await turns();
    expect(bridge.sentAs('settings.change')).toHaveLength(2);
  });

  it('whose file cannot be written is said at the field and above the page', async () => {
    bridge.prepare('settings.change', {
      ok: false,
      refusal: { code: 'disk', message: 'No room.', advice: 'Free some.', severity: 'not-saved' },
    });
    desk.form!.rounds = '8';
    await desk.save('rounds');
    expect(desk.stateOf('rounds')).toEqual({ kind: 'refused', problem: 'No room. Free some.' });
    expect(app.refusal?.code).toBe('disk');
  });

  it('goes back where a choice is not confirmed; what was typed stays', async () => {
    bridge.prepare('settings.change', asking);
    desk.form!.acceleration = 'baku-2026';
    const choice = desk.save('acceleration', true);
    await answer(false);
    expect(await choice).toBe(false);
    expect([desk.form!.acceleration, desk.stateOf('acceleration')]).toEqual(['none', { kind: 'quiet' }]);
    bridge.prepare('settings.change', asking);
    desk.form!.rounds = '8';
    const typed = desk.save('rounds');
    await answer(false);
    expect(await typed).toBe(false);
    expect([desk.form!.rounds, desk.stateOf('rounds').kind]).toEqual(['8', 'refused']);
  });

  it('that is changed elsewhere is shown anew, and says no longer that it was saved', async () => {
    stores();
    desk.form!.rounds = '8';
    await desk.save('rounds');
    desk.form!.event.city = 'Quay';
    stored = BEFORE;
    await desk.load();
    expect([desk.form!.rounds, desk.form!.event.city]).toEqual(['9', 'Quay']);
    expect(desk.stateOf('rounds')).toEqual({ kind: 'quiet' });
  });

  it('of a system is there where the system has it', () => {
    expect(desk.isThere('maxiTournament')).toBe(false);
    desk.form!.system = 'lim';
    expect([desk.isThere('maxiTournament'), desk.isThere('rounds')]).toEqual([true, true]);
    expect(desk.isThere('ratingInTieBreaks')).toBe(false);
    desk.form!.longEvent = true;
    expect(desk.isThere('ratingInTieBreaks')).toBe(true);
  });

  it('of the laptop is sent by its own command', async () => {
    desk.type('operator', 'DA 1', 'CA');
    expect([desk.textOf('operator', 'CA'), desk.stateOf('operator').kind]).toEqual(['DA 1', 'typed']);
    expect(await desk.save('operator')).toBe(true);
    expect(bridge.sentAs('desk.operator')).toEqual([{ name: 'DA 1' }]);
    expect([desk.holds, desk.stateOf('operator').kind]).toEqual([false, 'saved']);
    desk.type('address', 'x', '');
    desk.type('address', '', '');
    expect(desk.isTyped('address')).toBe(false);
    bridge.prepare('lists.setAddress', refused('No address.'));
    desk.type('address', 'x', '');
    expect(await desk.save('address')).toBe(false);
    expect(desk.stateOf('address')).toEqual({ kind: 'refused', problem: 'No address.' });
  });
});

describe('leaving the settings', () => {
  it('by another page stores what is typed', async () => {
    stores();
    app.show('settings');
    desk.form!.rounds = '8';
    app.show('round');
    await turns();
    await turns();
    expect([app.page, stored.rules.rounds]).toEqual(['round', 8]);
  });

  it('asks before what cannot be stored is dropped, and stays where the answer is no', async () => {
    app.show('settings');
    desk.form!.rounds = 'many';
    app.show('round');
    await answer(false);
    expect([app.page, desk.form!.rounds]).toEqual(['settings', 'many']);
    app.show('round');
    await answer(true);
    expect([app.page, desk.form!.rounds]).toEqual(['round', '9']);
    expect(bridge.sent).toEqual([]);
  });

  it('by Esc asks where something is typed, and stores nothing', async () => {
    desk.form!.rounds = '8';
    const given = desk.giveUp();
    await answer(true);
    expect(await given).toBe(true);
    expect([desk.form!.rounds, bridge.sent.length, await desk.giveUp()]).toEqual(['9', 0, true]);
  });

  it('asks for what is only begun', async () => {
    app.show('settings');
    desk.begin('apart', true);
    app.show('round');
    await answer(false);
    expect(app.page).toBe('settings');
    desk.begin('apart', false);
    app.show('round');
    expect(app.page).toBe('round');
  });

  it('asks also where another tournament is to be opened', async () => {
    app.show('settings');
    desk.form!.rounds = 'many';
    const closing = app.run('tournament.close', null);
    await answer(false);
    expect([await closing, bridge.sent.length]).toEqual([null, 0]);
  });
});

describe('the table of settings', () => {
  it('carries each field of the form, and each by one setting', () => {
    const typed = new SettingsForm({
      info: Object.fromEntries(
        Object.keys(BLANK_INFO).map((key) => [
          key,
          ['deputyArbiters', 'roundDates'].includes(key) ? ['other'] : 'other',
        ]),
      ) as unknown as TournamentSettings['info'],
      rules: {
        ...BEFORE.rules,
        ...{ system: 'other', rounds: 3, initialColour: 'black', acceleration: 'baku-2017', lotSeed: 1 },
        ...{ correctionMinutes: 7, tieBreaks: ['PS'], tieBreakText: '2024', unratedInTieBreaks: 1234 },
        ...{
          tournamentRating: { method: 'OTHER', federation: 'ABC' },
          orderOfEquals: 'lot',
          longEvent: true,
        },
        ...{
          ratingInTieBreaks: 'of-the-round',
          ratingLists: { blitz: [{ list: 'FIDE', pace: 'blitz' }] },
          maxiTournament: true,
        },
        ...{ maximumColourDifference: 5, tableOrder: [2, 1], lastRoundsInOrder: true },
        scoring: Object.fromEntries(
          Object.keys(BEFORE.rules.scoring).map((key) => [key, 77]),
        ) as unknown as TournamentSettings['rules']['scoring'],
        prohibitions: [{ firstRound: 1, lastRound: 2, players: [1, 2] }],
        seating: { firstBoard: 9, leftOut: [13], fixed: [{ player: 1, board: 20 }] },
      },
    });
    const told = (form: SettingsForm): string =>
      JSON.stringify({
        ...Object.fromEntries(
          Object.keys(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(form) as object))
            .filter((key) => !/^(constructor|read|has|keepApart|endApart|choices|wrong.*)$/.test(key))
            .map((key) => [key, Reflect.get(form, key) as unknown]),
        ),
        seats: [form.seats.firstBoard, form.seats.leftOut, form.seats.fixed],
      });
    const form = new SettingsForm(BEFORE);
    for (const id of TOURNAMENT_SETTINGS) {
      if (id === 'fideMode') continue;
      expect(typedFor(id, form), id).not.toBe(typedFor(id, typed));
      const before = told(form);
      carry(id, typed, form);
      expect(told(form), id).not.toBe(before);
    }
    expect(told(form)).toBe(told(typed));
  });

  it('has each setting in one group, each group in a half, and words for all', () => {
    const all = SETTING_GROUPS.flatMap((group) => SETTINGS[group]);
    expect(new Set(all).size).toBe(all.length);
    for (const id of TOURNAMENT_SETTINGS) expect(all).toContain(id);
    for (const id of all) expect(wordsOf(id).label, id).not.toBe('');
    expect([...groupsOf('tournament', true), ...groupsOf('laptop', true)]).toEqual(SETTING_GROUPS);
    // Without a tournament there are none of one.
    expect(groupsOf('laptop', false).map(halfOf)).not.toContain('tournament');
    expect(groupsOf('laptop', false)).toContain('language');
  });
});

describe('looking for a setting', () => {
  it.each([
    ['', 'event', []],
    ['baku', 'system', ['acceleration']],
    ['BÁKU', 'system', ['acceleration']],
    ['sonneborn', 'tie-breaks', ['tieBreaks']],
    ['half bye', 'scoring', ['halfBye']],
    // The name of the group has both words.
    ['bye point', 'scoring', SETTINGS.scoring],
    ['dark', 'look', ['theme']],
    ['nidof', 'ratings', ['rating']],
    ['minutes', 'system', ['corrections']],
  ] as const)('%j finds in %s: %j', (typed, group, ids) => {
    const place = new SettingsPlace();
    place.search = typed;
    if (typed === '') expect(place.found(group)).toEqual(SETTINGS[group]);
    else expect(place.found(group)).toEqual(ids);
    expect(place.isSearching).toBe(typed !== '');
  });

  it('finds what has every word, and nothing for others', () => {
    const place = new SettingsPlace();
    place.search = 'baku nonsense';
    expect(SETTING_GROUPS.flatMap((group) => place.found(group))).toEqual([]);
    place.search = 'baku';
    expect(SETTING_GROUPS.flatMap((group) => place.found(group))).toEqual(['acceleration']);
    expect([place.shows('acceleration'), place.shows('rounds')]).toEqual([true, false]);
  });
});
