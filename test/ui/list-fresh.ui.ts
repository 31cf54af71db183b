/** 135: the list that keeps itself up to date, on the page of rating lists and among the settings. */
import { describe, expect, it } from 'vitest';
import type { ListSource, ListsView } from '../../src-main/ipc/contract.ts';
import { FixtureBridge } from './fixture-bridge.ts';
import { openLists, sees } from './lists-page.ts';
import { keys, open, pageText } from './screen.ts';

const ADDRESS = 'https://lists.example/a.zip';
type Shown = Partial<ListsView & Omit<ListSource, 'address'>>;

async function withView(
  bridge: FixtureBridge,
  more: Shown,
  others: readonly ListSource[] = [],
): Promise<void> {
  const reply = await bridge.query('lists.view', null);
  if (!reply.ok) throw new Error(reply.refusal.code);
  const { fetchedOn = '', setback = null, ...shown } = more;
  const sources = [{ address: ADDRESS, fetchedOn, setback }, ...others];
  bridge.answerBy('lists.view', () => ({ ...reply.value, address: ADDRESS, sources, ...shown }));
  bridge.changed(['lists']);
}

describe('135 a list that keeps itself up to date', () => {
  it('is turned on and off with U, once there is an address', async () => {
    const bridge = await openLists();
    expect(pageText()).not.toContain('Keep these lists up to date');
    await keys('u');
    await sees('Keep these lists up to date: not available now');
    expect(bridge.sentAs('lists.setFresh')).toEqual([]);
    await withView(bridge, {});
    await sees('The program fetches lists only when you press F.');
    await keys('u');
    await expect.poll(() => bridge.sentAs('lists.setFresh')).toEqual([{ on: true }]);
    await withView(bridge, { keepsFresh: true, fetchedOn: '2026-11-15' });
    await sees('the program fetches these lists by itself once a day');
    await sees('Fetch only when asked');
    await keys('u');
    await expect.poll(() => bridge.sentAs('lists.setFresh')).toEqual([{ on: true }, { on: false }]);
  });

  it('tells in one line when and why it was not fetched or taken; no dialog opens', async () => {
    const bridge = await openLists();
    const at = '2026-11-15T08:05:00.000+01:00';
    const why = 'lists.example does not give the file (answer 503).';
    await withView(bridge, { keepsFresh: true, setback: { at, isQuestion: false, why } });
    await sees(`Not fetched, `);
    await sees(why);
    const fewer = 'Only 20 players were read.';
    await withView(bridge, { keepsFresh: true, setback: { at, isQuestion: true, why: fewer } });
    await sees('Fetched and not taken, ');
    await sees(`${fewer} F fetches it and asks.`);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('tells of each address, by its file where several are of one host', async () => {
    const bridge = await openLists();
    const blitz = { address: 'https://lists.example/b/blitz.zip', fetchedOn: '2026-11-15', setback: null };
    const club = { address: 'https://club.example/c.csv', fetchedOn: '2026-11-13', setback: null };
    await withView(bridge, { today: '2026-11-15' }, [blitz, club]);
    await sees('Not fetched from lists.example/…/a.zip yet.');
    await sees('Fetched from lists.example/…/blitz.zip today.');
    await sees('Fetched from club.example 2 days ago.');
  });

  it('is a setting of this laptop', async () => {
    const bridge = new FixtureBridge('playing');
    await open(bridge);
    await sees('Nov 2026');
    await keys('{Control>},{/Control}');
    await keys('/');
    await keys('up to date');
    await sees('By itself: once a day while this laptop is online.');
    const choice = [
      ...document.querySelectorAll<HTMLElement>('[role="radio"], input[type="radio"], button'),
    ].find((each) => (each.closest('label') ?? each).textContent.includes('By itself'));
    choice!.click();
    await expect.poll(() => bridge.sentAs('lists.setFresh')).toEqual([{ on: true }]);
  });
});
