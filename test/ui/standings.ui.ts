import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BLANK_INFO, BLANK_TOURNAMENT, DEFAULT_RULES } from '../../src-engine/index.ts';
import { tieBreaksView } from '../../src-main/handlers/settings/tie-breaks-view.ts';
import type { StandingsRow, StandingsView, ValueWorkingView } from '../../src-main/ipc/contract.ts';
import { FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);
const focused = () => expect.poll(() => document.activeElement?.id);

const NAME = { id: 41, tpn: 1, name: 'Larkin, Signe', title: 'GM', rating: 2500 } as const;

const ROW: StandingsRow = {
  ...NAME,
  ...{ rank: 1, shared: false, previousRank: 2, federation: 'AUT', club: '', points: 50, note: '' },
  settledBy: null,
  ...{ values: ['14.0'], averageOpponent: 2280, performance: 2651 },
};

const VIEW: StandingsView = {
  ...{ afterRound: 6, provisional: false, openGames: 0, text: '2026', category: '' },
  outside: [],
  columns: [{ code: 'BH/C1', name: 'Buchholz Cut 1', article: 'C.07 (2026) 8.1, 14.1', ranks: true }],
  categories: [
    { id: '', group: '', label: 'All', players: 2 },
    { id: 'sex:w', group: 'Sex', label: 'Women', players: 1 },
    { id: 'club:Harbour', group: 'Club', label: 'Harbour', players: 1 },
  ],
  rows: [ROW, { ...ROW, id: 42, tpn: 2, name: 'Calder, Marek', rank: 2 }],
};

const GAME = { colour: 'white', opponent: NAME, result: '1', score: '', cut: '', note: '' } as const;

const WORKING: ValueWorkingView = {
  ...{ player: NAME, code: 'BH/C1', name: 'Buchholz Cut 1', value: '14.0', total: '17 − 3 cut' },
  ...{ sentence: 'Sum of the opponents’ scores.', article: 'C.07 (2026) 8.1, 14.1' },
  terms: [
    { ...GAME, round: 1, contribution: '14', article: 'C.07 8.1' },
    {
      ...{ ...GAME, round: 2, colour: null, opponent: null, result: '0', contribution: '3' },
      ...{ note: 'zero-point bye: dummy', cut: 'cut: voluntarily unplayed', article: 'C.07 16.5' },
    },
  ],
};

async function openStandings(): Promise<FixtureBridge> {
  const bridge = new FixtureBridge();
  bridge.answerBy('standings.view', (args) => ({ ...VIEW, category: args.category }));
  bridge.answerBy('standings.working', () => WORKING);
  bridge.answerBy('settings.view', () => ({ info: { ...BLANK_INFO, name: 'Open' }, rules: DEFAULT_RULES }));
  bridge.answerBy('app.systems', () => []);
  bridge.answerBy('settings.tieBreaks', (args) => tieBreaksView(BLANK_TOURNAMENT, args));
  await open(bridge);
  await sees('Harbour Open 2026');
  await keys('{F5}');
  await sees('Calder, Marek');
  return bridge;
}

afterEach(() => page.viewport(1366, 768));

describe('standings', () => {
  it('name the text of the tie-breaks where there is room for all of it', async () => {
    await page.viewport(1366, 768);
    await openStandings();
    await sees('Tie-breaks C.07, text of 2026');
    await page.viewport(1093, 614);
    await expect.poll(pageText).not.toContain('C.07, text');
    expect(pageText()).toContain('Standings after round 6');
  });

  it('Enter opens the working: sum, cuts, how a round counted, articles', async () => {
    await openStandings();
    await keys('{Enter}');
    await sees('Buchholz Cut 1');
    await sees('17 − 3 cut');
    await sees('zero-point bye: dummy');
    await sees('cut: voluntarily unplayed (C.07 16.5)');
    await sees('C.07 (2026) 8.1, 14.1');
    expect(pageText()).not.toContain('(C.07 8.1)');
  });

  it('G chooses a category, Enter leads back to the table', async () => {
    const bridge = await openStandings();
    await keys('g');
    await focused().toBe('standings-category');
    await userEvent.selectOptions(document.getElementById('standings-category')!, 'club:Harbour');
    await expect
      .poll(() => bridge.asked.filter(({ name }) => name === 'standings.view').at(-1)?.args)
      .toEqual({ afterRound: null, category: 'club:Harbour' });
    await keys('{Enter}');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
  });
});

describe('the list of tie-breaks', () => {
  const area = (): HTMLTextAreaElement => document.querySelector('#tie-break-codes')!;

  it('is read while it is typed, and Alt with an arrow moves a line', async () => {
    const bridge = await openStandings();
    await keys('b');
    await focused().toBe('settings-tie-breaks');
    await sees('Buchholz Cut 1');
    area().focus();
    area().setSelectionRange(area().value.length, area().value.length);
    await keys('{Enter}', 'aro/c1', '{Enter}', 'xyz');
    await sees('Average rating of opponents Cut 1');
    await sees('xyz is not a tie-break of C.07.');
    await keys('{Backspace}{Backspace}{Backspace}{Backspace}', '{Alt>}{ArrowUp}{/Alt}');
    expect(area().value).toBe('BH/C1\nBH\nSB\naro/c1\nDE');
    expect(bridge.sentAs('settings.change')).toEqual([]);
    await keys('{Control>}{Enter}{/Control}');
    await expect.poll(() => bridge.sentAs('settings.change')).toHaveLength(1);
    expect(bridge.sentAs('settings.change')[0]!.rules.tieBreaks).toEqual([
      'BH/C1',
      'BH',
      'SB',
      'aro/c1',
      'DE',
    ]);
    await userEvent.selectOptions(document.getElementById('tie-break-unrated')!, 'leave-out');
    await expect.poll(() => bridge.sentAs('settings.change')).toHaveLength(2);
    expect(bridge.sentAs('settings.change')[1]!.rules).toMatchObject({ unratedInTieBreaks: 'leave-out' });
  });

  it('starts from a list that is there, and takes codes from the catalogue', async () => {
    await openStandings();
    await keys('b');
    await sees('Swiss for young players');
    await userEvent.selectOptions(document.getElementById('tie-break-preset')!, 'round-robin');
    expect(area().value).toBe('DE\nWIN\nSB\nKS');
    await userEvent.click(document.querySelector('[aria-label="Add PS"]')!);
    expect(area().value).toBe('DE\nWIN\nSB\nKS\nPS');
  });

  const tiedView: StandingsView = {
    ...VIEW,
    outside: [{ code: 'OTHER_POOL', values: [{ player: 41, value: 2500 }] }],
    rows: [
      { ...ROW, shared: true },
      { ...ROW, id: 42, tpn: 2, name: 'Calder, Marek', shared: true },
    ],
  };
  async function openTied(): Promise<FixtureBridge> {
    const bridge = await openStandings();
    bridge.answerBy('standings.view', () => tiedView);
    bridge.changed(['standings']);
    await sees('Draw lots');
    return bridge;
  }
  const lastSent = (bridge: FixtureBridge) => {
    const { name, args } = bridge.sent.at(-1) ?? {};
    return { name, args };
  };

  it('R ranks a tie by hand: Alt and an arrow move a player, and a reason is asked for', async () => {
    const bridge = await openTied();
    await keys('r');
    await sees('2 players share rank 1');
    await keys('{Alt>}{ArrowDown}{/Alt}', '{Tab}', 'play-off', '{Enter}');
    await expect
      .poll(() => lastSent(bridge))
      .toEqual({
        name: 'standings.rankByHand',
        args: { afterRound: 6, order: [42, 41], why: 'play-off', confirmed: 0 },
      });
  });

  it('L draws lots for the tie of the current player', async () => {
    const bridge = await openTied();
    await keys('l');
    await expect
      .poll(() => lastSent(bridge))
      .toEqual({ name: 'standings.drawLots', args: { afterRound: 6, player: 41, confirmed: 0 } });
    await sees('Lots drawn among 2 players');
  });

  it('O takes values from outside, in thousandths, and refuses what is no number', async () => {
    const bridge = await openTied();
    await keys('o');
    await sees('Tie-break values from outside');
    const field = () => document.getElementById('outside-42') as HTMLInputElement;
    await userEvent.fill(field(), 'many');
    (document.getElementById('outside-41') as HTMLInputElement).focus();
    await keys('{Enter}');
    await sees('The value of Calder, Marek is not a number');
    // In a long list the field may be far from what is in view: the focus brings it there.
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await userEvent.fill(field(), '1,25');
    expect(field().getAttribute('aria-invalid')).toBe('false');
    await keys('{Enter}');
    await expect
      .poll(() => lastSent(bridge))
      .toEqual({
        name: 'standings.setOutside',
        args: {
          code: 'OTHER_POOL',
          values: [
            { player: 41, value: 2500 },
            { player: 42, value: 1250 },
          ],
        },
      });
  });
});
