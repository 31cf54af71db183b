/** From a file that was looked at to the stored list: what is asked, and what is compared then. */
import { describe, expect, it } from 'vitest';
import type { ListReview } from '../../src-main/ipc/contract.ts';
import { chosen, FixtureBridge } from './fixture-bridge.ts';
import { LIST } from './fixtures.ts';
import { openLists, sees } from './lists-page.ts';
import { keys } from './screen.ts';

const REVIEW: ListReview = {
  name: 'FIDE',
  form: 'combined',
  month: '2026-12',
  monthIsGuess: false,
  columns: [],
  fields: [],
  federation: '',
  isRemembered: false,
};

describe('a list that is read and not stored', () => {
  const FEWER = 'Only 20 players were read; FIDE of November 2026 has 40. The file may be cut off.';
  async function waits(): Promise<FixtureBridge> {
    const bridge = await openLists();
    bridge.prepare('files.choose', { ok: true, value: chosen('/downloads/players_list.zip') });
    bridge.prepare('lists.look', { ok: true, value: REVIEW });
    await keys('o');
    await sees('Found in the file');
    bridge.prepare('lists.import', {
      ok: false,
      confirm: { level: 3, act: 'Store the list', consequences: [FEWER] },
    });
    return bridge;
  }

  it('asks at once who waits for it; with a no it can be read otherwise or put aside', async () => {
    const bridge = await waits();
    await keys('{Enter}');
    await sees(FEWER);
    await expect.poll(() => document.querySelector('dialog')?.open).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 350));
    await keys('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(bridge.sentAs('lists.import')).toHaveLength(1);
    await sees('Found in the file');
    await keys('{Escape}');
    await expect.poll(() => bridge.sentAs('lists.drop')).toHaveLength(1);
  });

  it('says on other pages that it waits, and is answered with Enter on its own', async () => {
    const bridge = await waits();
    let finish = (): void => undefined;
    bridge.hold('lists.import', new Promise<void>((resolve) => (finish = resolve)));
    await keys('{Enter}');
    await keys('{F2}');
    finish();
    await sees('FIDE is read and not stored yet. A question waits on the page Rating lists.');
    expect(document.querySelector('dialog')).toBeNull();
    await keys('{Control>}k{/Control}');
    await keys('rating lists{Enter}');
    await sees('Read, not stored yet');
    await sees(FEWER);
    await keys('{Enter}');
    await expect.poll(() => document.querySelector('dialog')?.open).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 350));
    await keys('{Control>}{Enter}{/Control}');
    await expect.poll(() => bridge.sentAs('lists.import').map(({ confirmed }) => confirmed)).toEqual([0, 3]);
    await sees('1 entry differs from it: Ctrl D.');
  });

  it('lists on the page the lines that were not read as they stand', async () => {
    const bridge = await openLists();
    const odd = [
      { line: 14, field: 'born', text: 'soon' },
      { line: 20, field: '', text: 'Total 512' },
    ];
    const reply = await bridge.query('lists.view', null);
    if (!reply.ok) throw new Error(reply.refusal.code);
    const { lists } = reply.value;
    bridge.answerBy('lists.view', () => ({
      ...reply.value,
      lists: lists.map((list) => ({ ...list, unreadable: 1, blanks: 1, odd })),
    }));
    bridge.changed(['lists']);
    await sees('Lines not read as they stand');
    await sees('Year or date of birth: blank');
    await sees('Total 512');
  });
});

describe('139 after a list is read', () => {
  it('the entries are compared at once, and nothing is changed by itself', async () => {
    const bridge = await openLists();
    bridge.prepare('files.choose', { ok: true, value: chosen('/media/stick/players_list_foa.txt') });
    bridge.prepare('lists.look', {
      ok: true,
      value: REVIEW,
    });
    await keys('o');
    await sees('Found in the file');
    await keys('{Enter}');
    await sees('1 entry differs from it: Ctrl D.');
    const sent = bridge.sent.map(({ name }) => name).filter((name) => name !== 'app.reportPower');
    expect(sent).toEqual(['files.choose', 'lists.look', 'lists.import']);
  });
});

describe('138 the comparison of the entries', () => {
  it('is switched off by C; then a list that is read is not compared', async () => {
    const bridge = await openLists();
    await sees('the program compares the entries with it');
    const reply = await bridge.query('lists.view', null);
    if (!reply.ok) throw new Error(reply.refusal.code);
    const sources = [{ address: 'https://lists.example/a.zip', fetchedOn: '', setback: null }];
    bridge.answerBy('lists.view', () => ({ ...reply.value, sources, comparesByItself: false }));
    await keys('c');
    expect(bridge.sentAs('lists.setComparing')).toEqual([{ byItself: false }]);
    bridge.changed(['lists']);
    await sees('Ctrl D compares them');
    let compared = 0;
    bridge.answerBy('players.audit', () => {
      compared++;
      throw new Error('nobody asked for it');
    });
    const waiting = [{ ...REVIEW, ...chosen('/lists/fetched-a.zip') }];
    bridge.prepare('lists.fetch', { ok: true, value: { stored: [], same: 0, failed: 0, waiting } });
    await keys('f');
    await sees('Found in the file');
    await keys('{Enter}');
    await sees('FIDE, December 2026, is stored.');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(compared).toBe(0);
  });
});

describe('the stored lists', () => {
  it('tells the lists of one kind of rating apart, which all have the name FIDE', async () => {
    const bridge = new FixtureBridge('playing');
    const shown = await bridge.query('lists.view', null);
    if (!shown.ok) throw new Error(shown.refusal.code);
    const lists = [LIST, ...['standard', 'rapid'].map((form) => ({ ...LIST, id: form, form }))];
    bridge.answerBy('lists.view', () => ({ ...shown.value, lists }));
    await openLists(bridge);
    const names = () =>
      [...document.querySelector('main table')!.querySelectorAll('tbody tr')].map(
        (row) => row.querySelector('td')?.textContent,
      );
    await expect.poll(names).toEqual(['FIDE', 'FIDE, standard', 'FIDE, rapid']);
  });
});
