/** The page of settings: reached from everywhere, searched by word, each setting stored by itself. */
import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { BLANK_INFO, BLANK_TOURNAMENT, DEFAULT_RULES } from '../../src-engine/index.ts';
import { tieBreaksView } from '../../src-main/handlers/settings/tie-breaks-view.ts';
import type { TournamentSettings } from '../../src-main/ipc/contract.ts';
import { FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);
const focused = () => expect.poll(() => document.activeElement?.id);
const row = (id: string) => document.querySelector<HTMLElement>(`[data-setting="${id}"]`);
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
/** Long enough to have read a question: keys that come earlier were not meant for it. */
const read = () => new Promise((resolve) => setTimeout(resolve, 400));
/** The row of a setting as a reader meets it. */
const said = (id: string) => expect.poll(() => row(id)?.innerText ?? '');

async function openSettings(alone = false): Promise<FixtureBridge> {
  const bridge = new FixtureBridge('playing');
  let stored: TournamentSettings = { info: { ...BLANK_INFO, name: 'Open' }, rules: DEFAULT_RULES };
  bridge.answerBy('settings.view', () => {
    const { info, rules } = bridge.sentAs('settings.change').at(-1) ?? stored;
    stored = { info, rules };
    return stored;
  });
  bridge.answerBy('app.systems', () => []);
  bridge.answerBy('settings.tieBreaks', (args) => tieBreaksView(BLANK_TOURNAMENT, args));
  if (alone) bridge.state = { ...bridge.state, document: null };
  await open(bridge);
  await sees(alone ? 'Recent tournaments' : 'Harbour Open 2026');
  await keys('{Control>},{/Control}');
  await sees('This laptop');
  return bridge;
}

afterEach(() => page.viewport(1366, 768));

describe('the page of settings', () => {
  it.each([1366, 1093])(
    'shows the key that restores the defaults, once, in a window of %i',
    async (width) => {
      await page.viewport(width, 614);
      const bridge = await openSettings();
      await sees('Restore the defaults');
      const buttons = [...document.querySelectorAll('button')].filter(({ textContent }) =>
        textContent.includes('Restore the defaults'),
      );
      expect(buttons.map(({ textContent }) => textContent.trim())).toEqual(['Restore the defaultsR']);
      const { right, bottom } = buttons[0]!.getBoundingClientRect();
      expect([right <= width, bottom <= 614]).toEqual([true, true]);
      buttons[0]!.click();
      await expect.poll(() => bridge.sentAs('app.restoreDefaults')).toHaveLength(1);
    },
  );

  it('opens by its key with the keyboard on its groups; Esc goes back to the page before', async () => {
    await openSettings();
    await focused().toBe('settings-event');
    await keys('{ArrowDown}');
    await focused().toBe('settings-system');
    await keys('{End}');
    await focused().toBe('settings-desk');
    await sees('The program speaks');
    await keys('{Escape}');
    await sees('boards are not entered yet');
  });

  it.each([
    [0, '{Tab}', 'event-name'],
    [0, '{Enter}', 'event-name'],
    [5, '{Tab}', 'apart-by'],
    [6, '{Tab}', 'seats-first'],
  ])('goes from group %i by %s into its first setting', async (group, key, id) => {
    await openSettings();
    await sees('Kind of event');
    for (let count = 0; count < group; count++) await keys('{ArrowDown}');
    await keys(key);
    await focused().toBe(id);
  });

  it('/ finds a setting by any word; Enter goes to it; Esc shows all again', async () => {
    await openSettings();
    await keys('/', 'baku');
    await expect.poll(() => document.querySelectorAll('[data-setting]').length).toBe(1);
    await sees('Acceleration');
    await keys('{Enter}');
    await focused().toBe('system-acceleration');
    document.getElementById('settings-find')!.focus();
    await keys('{Control>}a{/Control}', 'zzz');
    await sees('No matches');
    await keys('{Escape}');
    await expect.poll(() => document.querySelectorAll('[data-setting]').length).toBeGreaterThan(20);
    expect(document.querySelector('main')).not.toBeNull();
  });

  it('Enter stores what was typed, and so does leaving the field; both say so', async () => {
    const bridge = await openSettings();
    await sees('Kind of event');
    field('event-city').focus();
    await keys('Quayside');
    await said('city').toContain('not saved yet');
    await keys('{Enter}');
    await said('city').toContain('Saved');
    expect(bridge.sentAs('settings.change').map(({ info }) => info.city)).toEqual(['Quayside']);
    field('event-type').focus();
    await keys('Swiss', '{Tab}');
    await said('type').toContain('Saved');
    expect(bridge.sentAs('settings.change').at(-1)!.info).toMatchObject({ city: 'Quayside', type: 'Swiss' });
  });

  it('124, 126: the rating lists are put in order, added and left out', async () => {
    const bridge = await openSettings();
    await sees('Kind of event');
    document.getElementById('settings-ratings')!.focus();
    await said('ratingLists').toContain('FIDE, standard');
    const selects = () => [...row('ratingLists')!.querySelectorAll('select')];
    const choose = async (at: number, value: string) => {
      await userEvent.selectOptions(selects()[at]!, value);
      await keys('{Enter}');
    };
    const stored = () => bridge.sentAs('settings.change').at(-1)?.rules.ratingLists?.standard;
    await choose(0, 'own');
    await expect.poll(() => selects().length).toBe(3);
    await choose(2, 'standard DWZ, Germany');
    await expect.poll(() => stored()?.map(({ list }) => list)).toEqual(['FIDE', 'DWZ, Germany']);
    await expect.poll(() => selects().length).toBe(4);
    // A list that is asked already changes places.
    await choose(2, 'standard FIDE');
    await expect.poll(() => stored()?.map(({ list }) => list)).toEqual(['DWZ, Germany', 'FIDE']);
    await choose(1, '');
    await expect.poll(() => stored()?.map(({ list }) => list)).toEqual(['FIDE']);
    await choose(0, 'method');
    await expect.poll(() => bridge.sentAs('settings.change').at(-1)?.rules.ratingLists).toBeUndefined();
    await said('ratingLists').toContain('FIDE, standard');
  });

  it('says at the field what is wrong, and stores the others', async () => {
    const bridge = await openSettings();
    await sees('Kind of event');
    field('system-rounds').focus();
    await keys('{Control>}a{/Control}', '31', '{Tab}');
    await said('rounds').toContain('Enter a number of rounds from 1 to 30.');
    expect(field('system-rounds').getAttribute('aria-invalid')).toBe('true');
    expect(field('system-rounds').getAttribute('aria-describedby')).toBe('problem-rounds');
    expect(document.getElementById('problem-rounds')?.getAttribute('role')).toBe('alert');
    await userEvent.selectOptions(field('system-colour'), 'black');
    await expect.poll(() => bridge.sentAs('settings.change')).toHaveLength(1);
    expect(bridge.sentAs('settings.change')[0]!.rules).toMatchObject({
      initialColour: 'black',
      rounds: DEFAULT_RULES.rounds,
    });
    expect(field('system-rounds').value).toBe('31');
  });

  it('goes through choices by the keyboard and stores the one that Enter is pressed on', async () => {
    const bridge = await openSettings();
    await sees('Kind of event');
    field('system-acceleration').focus();
    await keys('{ArrowDown}', '{ArrowDown}');
    await said('acceleration').toContain('not saved yet');
    expect(bridge.sentAs('settings.change')).toEqual([]);
    await keys('{Enter}');
    await said('acceleration').toContain('Saved');
    expect(bridge.sentAs('settings.change').map(({ rules }) => rules.acceleration)).toEqual(['baku-2017']);
  });

  it('Esc asks before it drops what was typed; another page stores it', async () => {
    const bridge = await openSettings();
    await sees('Kind of event');
    field('event-city').focus();
    await keys('Quay', '{Escape}');
    await sees('Drop what you typed');
    await read();
    await keys('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(field('event-city').value).toBe('Quay');
    expect(bridge.sentAs('settings.change')).toEqual([]);
    await keys('{F4}');
    await sees('boards are not entered yet');
    expect(bridge.sentAs('settings.change').map(({ info }) => info.city)).toEqual(['Quay']);
  });

  it('players who are picked and not added yet are not lost without a question', async () => {
    await openSettings();
    await sees('Nobody is kept apart.');
    document.querySelector<HTMLElement>('[data-setting="apart"] [role="combobox"]')!.focus();
    await keys('4', '{F4}');
    await sees('Drop what you typed');
  });

  it('players who are kept apart are told from their namesakes', async () => {
    const bridge = await openSettings();
    await sees('Nobody is kept apart.');
    const view = await bridge.query('players.view', null);
    if (!view.ok) throw new Error('no players');
    const players = view.value.players.map((player) => ({ ...player, name: 'Holt, Ana' }));
    bridge.answerBy('players.view', () => ({ ...view.value, players }));
    bridge.notify('changed', { state: bridge.state, views: ['players'] });
    document.querySelector<HTMLElement>('[data-setting="apart"] [role="combobox"]')!.focus();
    await keys('4{Enter}', '8{Enter}', '{Enter}');
    await sees('Holt, Ana (4) – Holt, Ana (8)');
  });

  it('the rounds of a constraint are rounds of the event', async () => {
    const bridge = await openSettings();
    await sees('Nobody is kept apart.');
    document.querySelector<HTMLElement>('[data-setting="apart"] [role="combobox"]')!.focus();
    await keys('4{Enter}', '8{Enter}');
    const from = document.querySelector<HTMLInputElement>('#apart-from')!;
    from.select();
    await keys('x{Enter}');
    await sees('Give rounds from 1 to 7, the first one first.');
    expect(bridge.sentAs('settings.change')).toEqual([]);
    from.select();
    await keys('2{Enter}');
    await expect
      .poll(() => bridge.sentAs('settings.change').map(({ rules }) => rules.prohibitions))
      .toEqual([[expect.objectContaining({ firstRound: 2, lastRound: 7 })]]);
  });

  it('what belongs to the laptop is stored by one press, by its key as well', async () => {
    const bridge = await openSettings();
    await keys('{End}');
    await sees('The program speaks');
    await keys('3');
    await expect.poll(() => bridge.sentAs('app.setRows')).toEqual([{ rows: 'roomy' }]);
    await said('rows').toContain('Saved');
    document.querySelector<HTMLElement>('[data-setting="theme"] [role="radio"]:nth-child(2)')!.click();
    await expect.poll(() => bridge.sentAs('app.setTheme')).toEqual([{ theme: 'dark' }]);
    field('desk-operator').focus();
    await keys('DA 1', '{Enter}');
    await expect.poll(() => bridge.sentAs('desk.operator')).toEqual([{ name: 'DA 1' }]);
    await userEvent.selectOptions(field('language-second'), 'de');
    await expect
      .poll(() => bridge.sentAs('app.setLanguages'))
      .toEqual([{ screens: 'system', documents: 'interface', second: 'de' }]);
  });

  it('shows the sheet in the languages of documents', async () => {
    const bridge = await openSettings();
    await sees('Tell the arbiter before play starts.');
    bridge.state = {
      ...bridge.state,
      languages: { ...bridge.state.languages, documents: ['de', 'fr'] },
    };
    bridge.changed(['app']);
    // Two more languages have to be loaded first.
    await expect.poll(pageText, { timeout: 10_000 }).toContain('Runde 7');
    await sees('Ronde 7');
  });

  it('restores the defaults with R, and lists only what works without a tournament', async () => {
    const bridge = await openSettings(true);
    await focused().toBe('settings-language');
    expect(document.querySelector('#settings-event')).toBeNull();
    expect(document.querySelector('#settings-desk')).toBeNull();
    await keys('r');
    await expect.poll(() => bridge.sentAs('app.restoreDefaults')).toEqual([{ confirmed: 0 }]);
    await keys('{Escape}');
    await sees('Recent tournaments');
  });

  it('looking at the past nothing of the tournament can be changed', async () => {
    const bridge = await openSettings();
    await sees('Kind of event');
    bridge.state = {
      ...bridge.state,
      document: { ...bridge.state.document!, past: { seq: 900, at: '2026-11-15T12:44:10' } },
    };
    bridge.changed(['app']);
    await expect.poll(() => field('event-city').matches(':disabled')).toBe(true);
    await sees('You cannot change the tournament now');
  });
});
