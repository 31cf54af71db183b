import { describe, expect, it } from 'vitest';
import { BLANK_INFO, BLANK_TOURNAMENT, DEFAULT_RULES } from '../../src-engine/index.ts';
import { tieBreaksView } from '../../src-main/handlers/settings/tie-breaks-view.ts';
import { chosen, FixtureBridge } from './fixture-bridge.ts';
import { openLists, sees } from './lists-page.ts';
import { keys, open, pageText } from './screen.ts';

describe('the page of rating lists', () => {
  it('shows what is stored, which list counts and since when, and Esc goes back', async () => {
    await openLists();
    await sees('1\u202f934\u202f210');
    await sees('14 days');
    await sees('The tournament starts on Fri, 13 Nov 2026: the ratings of FIDE, November 2026, count.');
    await keys('{Escape}');
    await sees('Board number, then Enter');
  });

  it('reads a file: asks for what the file does not tell, shows how far it is, and stops', async () => {
    const bridge = await openLists();
    bridge.prepare('files.choose', { ok: true, value: chosen('/media/stick/club.csv') });
    bridge.prepare('lists.look', {
      ok: true,
      value: {
        name: '',
        form: 'table',
        month: '2026-09',
        monthIsGuess: true,
        columns: [
          { heading: 'Wie', samples: ['Novák, Jan', 'Bakker, Els'], field: '' },
          { heading: 'Sterkte', samples: ['1834'], field: 'standard' },
        ],
        fields: ['name', 'standard', 'rapid'],
        federation: 'NED',
        isRemembered: false,
      },
    });
    let finish = (): void => undefined;
    const reading = new Promise<void>((resolve) => (finish = resolve));
    bridge.hold('lists.import', reading);
    await keys('o');
    await sees('Nothing in the file tells the month');
    await sees('Novák, Jan');
    await sees('Say which column has the name or the surname.');
    await keys('Linden CC{Enter}');
    expect(bridge.sentAs('lists.import')).toEqual([]);
    const [name] = document.querySelectorAll<HTMLSelectElement>('dialog select');
    await keys('{Tab}{Tab}{Tab}');
    expect(document.activeElement).toBe(name);
    await keys('n');
    await expect.poll(() => name!.selectedOptions[0]?.textContent).toBe('Name');
    await keys('{Enter}');
    await expect
      .poll(() => bridge.sentAs('lists.import'))
      .toEqual([
        {
          file: chosen('/media/stick/club.csv').file,
          name: 'Linden CC',
          month: '2026-09',
          table: { fields: ['name', 'standard'], federation: 'NED' },
          confirmed: 0,
        },
      ]);
    bridge.notify('lists.progress', { fileName: 'club.csv', settled: 620, all: 1000 });
    await sees('62 % is done');
    expect(document.activeElement?.getAttribute('role')).toBe('grid');
    await sees('Reading a list, 62 %');
    await keys('{Escape}');
    await expect.poll(() => bridge.sentAs('lists.cancel').length).toBe(1);
    bridge.notify('lists.progress', { fileName: '', settled: 0, all: 0 });
    finish();
    await sees('Nov 2026');
  });

  it('keeps a refusal on the page, which goes on without a dialog', async () => {
    const bridge = await openLists();
    bridge.prepare('files.choose', { ok: true, value: chosen('/media/stick/standard_nov26frl.zip') });
    bridge.prepare('lists.look', {
      ok: false,
      refusal: {
        code: 'list-truncated',
        message: 'It ends early, at 41 %.',
        advice: 'The lists stay.',
        severity: 'refused',
      },
    });
    await keys('o');
    await sees('NOT READ · standard_nov26frl.zip');
    await sees('It ends early, at 41 %. The lists stay.');
    expect(document.querySelector('dialog')).toBeNull();
    expect(bridge.sentAs('lists.import')).toEqual([]);
    await keys('{ArrowDown}');
    await sees('NOT READ · standard_nov26frl.zip');
  });

  it('removes a list after the question', async () => {
    const bridge = await openLists();
    bridge.prepare('lists.remove', {
      ok: false,
      confirm: { level: 2, act: 'Remove FIDE of November 2026', consequences: ['Tournaments keep theirs.'] },
    });
    await keys('{Delete}');
    await sees('Tournaments keep theirs.');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await keys('{Enter}');
    await expect
      .poll(() => bridge.sentAs('lists.remove'))
      .toEqual([
        { list: 'november', confirmed: 0 },
        { list: 'november', confirmed: 2 },
      ]);
  });
});

describe('the list at the desk', () => {
  async function openPlayers(): Promise<FixtureBridge> {
    const bridge = new FixtureBridge('later');
    bridge.prepare('players.addFromList', { ok: true, value: { player: 121 } });
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F2}');
    await sees('not arrived');
    return bridge;
  }

  const taken = {
    list: 'november',
    place: 1,
    here: true,
    entry: { fromRound: 7, byes: [] },
    feePaid: false,
    confirmed: 0,
  };

  it('finds who is not entered on the list; Enter enters them as present', async () => {
    const bridge = await openPlayers();
    await keys('kasp g');
    await sees('On the list FIDE, November 2026');
    await sees('Entered last');
    await sees('takes the last one back');
    await sees('Standard counts here. FIDE, November 2026, K\u00a010.');
    await keys('{Enter}');
    await expect.poll(() => bridge.sentAs('players.addFromList')).toEqual([taken]);
    await sees('Kasparek, Gustav entered, present');
  });

  it('takes bye and fee by keys before Enter, and Shift Enter enters without presence', async () => {
    const bridge = await openPlayers();
    await keys('kasp g');
    await sees('Pairing number 11 of 121');
    await keys('{Tab}', '8', 'f', '{Shift>}{Enter}{/Shift}');
    await expect
      .poll(() => bridge.sentAs('players.addFromList'))
      .toEqual([
        {
          ...taken,
          here: false,
          entry: { fromRound: 7, byes: [{ round: 8, kind: 'half' }] },
          feePaid: true,
        },
      ]);
  });

  it('Ctrl N looks on the list although somebody entered matches; again it types by hand', async () => {
    const bridge = await openPlayers();
    await keys('sta', '{Control>}n{/Control}');
    await sees('In this tournament');
    await sees('Kasparek');
    await keys('{Alt>}1{/Alt}', '{Enter}');
    await expect.poll(() => bridge.sentAs('players.addFromList').length).toBe(1);
    await sees('entered, present');
    await keys('{Control>}n{/Control}', 'kas', '{Control>}n{/Control}');
    await expect.poll(() => document.querySelector('dialog')?.open).toBe(true);
    await sees('Typed by hand');
    expect(document.querySelector<HTMLInputElement>('#player-name')?.value).toBe('kas');
  });

  it('asks for the player of the list once, however many letters find them again', async () => {
    const bridge = await openPlayers();
    await keys('kas');
    await sees('Pairing number 11 of 121');
    await keys('p', ' ', 'g');
    await expect.poll(() => bridge.asked.filter(({ name }) => name === 'lists.search').length).toBe(4);
    await sees('Kasparek');
    expect(bridge.asked.filter(({ name }) => name === 'players.candidate').length).toBe(1);
  });

  it('asks for the player of the list when the hits are on the screen: they do not wait for it', async () => {
    const bridge = await openPlayers();
    const original = bridge.query;
    let painted = false;
    const paintedBefore: boolean[] = [];
    Object.assign(bridge, {
      query: (name: 'players.candidate', args: never) => {
        if (name === 'players.candidate') paintedBefore.push(painted);
        return original(name, args);
      },
    });
    const watch = new MutationObserver(() => {
      const row = document.querySelector('main .scroller tr.current');
      if (row?.textContent.includes('Kasparek') !== true) return;
      watch.disconnect();
      requestAnimationFrame(() => (painted = true));
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await keys('kas');
    await sees('Pairing number 11 of 121');
    expect(paintedBefore).toEqual([true]);
  });

  it('only the answer to the newest letters counts', async () => {
    const bridge = await openPlayers();
    const gates: (() => void)[] = [];
    const original = bridge.query;
    Object.assign(bridge, {
      query: async (name: 'lists.search', args: never) => {
        const reply = await original(name, args);
        if (name !== 'lists.search' || !reply.ok) return reply;
        await new Promise<void>((resolve) => gates.push(resolve));
        const { text } = args as { readonly text: string };
        const older = { ...reply.value.players[0]!, place: 9, name: 'Older, Answer' };
        return text === 'xyz' ? { ok: true, value: { ...reply.value, players: [older] } } : reply;
      },
    });
    await keys('xyz', 'a');
    await expect.poll(() => gates.length).toBe(2);
    gates[1]!();
    await sees('Kasparek');
    bridge.answerBy('lists.search', () => {
      throw new Error('no more questions');
    });
    gates[0]!();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(pageText()).not.toContain('Older');
    await keys('{Enter}');
    await expect.poll(() => bridge.sentAs('players.addFromList').map(({ place }) => place)).toEqual([1]);
  });
});

describe('national lists of which none is known to be of the federation', () => {
  const unsure = { names: ['DWZ', 'FFE'], federation: 'FRA' };
  const told = 'Not asked, since none is known to be of FRA: DWZ and FFE. The settings set their order.';

  it('are named where players are looked up', async () => {
    const bridge = new FixtureBridge('later');
    const found = await bridge.query('lists.search', { list: null, text: '', limit: 9, tolerant: false });
    if (!found.ok) throw new Error(found.refusal.code);
    bridge.answerBy('lists.search', () => ({ ...found.value, unsure }));
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F2}');
    await sees('not arrived');
    await keys('kas');
    await sees(told);
  });

  it('are named where the entries are compared', async () => {
    const bridge = new FixtureBridge('later');
    const audit = await bridge.query('players.audit', null);
    if (!audit.ok) throw new Error(audit.refusal.code);
    bridge.answerBy('players.audit', () => ({ ...audit.value, unsure }));
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F2}');
    await sees('not arrived');
    await keys('{Control>}d{/Control}');
    await sees(told);
  });
});

describe('the entries beside the list', () => {
  it('shows what differs, who may be entered twice and who is not found; L takes the list after the question', async () => {
    const bridge = new FixtureBridge('later');
    const question = { level: 2, act: 'Take FIDE', consequences: ['Number 2 moves to 11.'] } as const;
    bridge.prepare('players.takeList', { ok: false, confirm: question });
    bridge.prepare('players.takeList', { ok: true, value: { changed: 1 } });
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F2}');
    await sees('not arrived');
    await keys('{Control>}d{/Control}');
    await sees('3 to settle, 118 agree with FIDE, November 2026.');
    for (const told of ['twice?', '2 to 11', 'enters Under 2500']) await sees(told);
    await keys('l');
    await sees('Number 2 moves to 11.');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await keys('{Enter}');
    await expect
      .poll(() => bridge.sentAs('players.takeList'))
      .toEqual([
        { players: [302], confirmed: 0 },
        { players: [302], confirmed: 2 },
      ]);
  });

  it('144 takes the list for the marked players alone', async () => {
    const bridge = new FixtureBridge('later');
    const reply = await bridge.query('players.audit', null);
    if (!reply.ok) throw new Error(reply.refusal.code);
    const { rows } = reply.value;
    const one = rows.find(({ kind }) => kind === 'differs')!;
    const more = [6, 7].map((id) => ({ ...one, player: { ...one.player, id, name: `Marked ${id}` } }));
    bridge.answerBy('players.audit', () => ({ ...reply.value, rows: [one, ...more] }));
    bridge.prepare('players.takeList', { ok: true, value: { changed: 2 } });
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F2}');
    await sees('not arrived');
    await keys('{Control>}d{/Control}');
    await sees('Use the list for all 3');
    await keys(' ', ' ');
    await sees('Use the list for the 2 marked');
    await keys('{ArrowUp}', ' ');
    await sees('Use the list for the 1 marked');
    await keys('{ArrowDown}', ' ');
    await sees('Use the list for the 2 marked');
    await keys('{Shift>}l{/Shift}');
    await expect
      .poll(() => bridge.sentAs('players.takeList'))
      .toEqual([{ players: [one.player.id, 7], confirmed: 0 }]);
    await sees('Use the list for all 3');
  });

  it('merges two entries, keeps two people, and takes a proposal by its digit', async () => {
    const bridge = new FixtureBridge('later');
    bridge.prepare('players.takeEntry', { ok: true, value: { changed: 1 } });
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F2}');
    await sees('not arrived');
    await keys('{Control>}d{/Control}', 't');
    await sees('Other entry');
    await keys('m');
    await expect.poll(() => bridge.sentAs('players.merge')).toEqual([{ kept: 303, gone: 304, confirmed: 0 }]);
    await keys('k');
    await expect
      .poll(() => bridge.sentAs('players.settle'))
      .toEqual([{ kind: 'twice', player: 303, other: 304 }]);
    await keys('n');
    await sees('Who on the list is it?');
    await keys('1');
    await expect
      .poll(() => bridge.sentAs('players.takeEntry'))
      .toEqual([{ player: 305, list: 'november', place: 1, confirmed: 0 }]);
    await keys('{Escape}');
    await sees('not arrived');
  });

  it('tells on opening that the list changed since registration, and leads to the comparison', async () => {
    const bridge = new FixtureBridge('later');
    const original = bridge.query;
    Object.assign(bridge, {
      query: async (name: string, args: never) => {
        const reply = await original(name as 'lists.view', args);
        return name === 'lists.view' && reply.ok
          ? { ok: true, value: { ...reply.value, otherMonth: 31 } }
          : reply;
      },
    });
    await open(bridge);
    await sees('The list changed since: 31 ratings are from another month; November 2026 counts.');
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.note button')];
    buttons.find(({ textContent }) => textContent.includes('Keep these ratings'))!.click();
    await expect.poll(() => bridge.sentAs('players.settleMonth')).toEqual([{ about: 'changed' }]);
    await keys('{Control>}{Shift>}d{/Shift}{/Control}');
    await expect
      .poll(() => bridge.sentAs('players.settleMonth'))
      .toEqual([{ about: 'changed' }, { about: 'changed' }]);
    buttons[0]!.click();
    await sees('3 to settle');
    await keys('{Control>}{Shift>}d{/Shift}{/Control}');
    await expect.poll(() => bridge.sentAs('players.settleMonth').length).toBe(3);
    await keys('{Control>}{Shift>}g{/Shift}{/Control}');
    await sees('How a national list is read');
  });
});

describe('210–216 an event of over 30 days', () => {
  it('advises against tie-breaks by rating, and then lets the arbiter choose the rating that they take', async () => {
    const bridge = new FixtureBridge('later');
    bridge.answerBy('settings.view', () => ({ info: { ...BLANK_INFO, name: 'Open' }, rules: DEFAULT_RULES }));
    bridge.answerBy('app.systems', () => []);
    bridge.answerBy('settings.tieBreaks', (args) => tieBreaksView(BLANK_TOURNAMENT, args));
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{Control>},{/Control}');
    await expect.poll(() => document.querySelector('#settings-ratings')).not.toBeNull();
    document.querySelector<HTMLElement>('#settings-ratings')!.click();
    await sees('tie-breaks by rating are then not advised');
    expect(document.querySelector('#system-tie-break-rating')).toBeNull();
    document.querySelector<HTMLInputElement>('#system-long')!.click();
    await sees('that of each round');
    const stored = (at: number) => expect.poll(() => bridge.sentAs('settings.change')[at]?.rules);
    await stored(0).toMatchObject({ longEvent: true });
    document.querySelector<HTMLSelectElement>('#system-rating')!.value = 'NIDOF';
    document.querySelector('#system-rating')!.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => document.querySelector('#system-rating-federation')).not.toBeNull();
    await stored(1).toMatchObject({ tournamentRating: { method: 'NIDOF', federation: '' } });
  });
});
