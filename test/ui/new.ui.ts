/** The page of a new tournament: walked by the keyboard alone, told at once what a choice means. */
import { describe, expect, it } from 'vitest';
import { FixtureBridge } from './fixture-bridge.ts';
import { chosenFile, newTournamentView, SYSTEM_CHOICES } from './new-view.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);
const focused = () => expect.poll(() => document.activeElement?.id);
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
/** Long enough to have read a question: keys that come earlier were not meant for it. */
const read = () => new Promise((resolve) => setTimeout(resolve, 400));

async function openNew(): Promise<FixtureBridge> {
  const bridge = new FixtureBridge();
  bridge.state = { ...bridge.state, document: null };
  bridge.answerBy('app.systems', () => SYSTEM_CHOICES);
  bridge.answerBy('tournament.asTyped', newTournamentView);
  await open(bridge);
  await sees('Recent tournaments');
  await keys('n');
  await sees('Create and enter players');
  await sees('17 to choose from'.replace('17', String(SYSTEM_CHOICES.length)));
  await focused().toBe('new-name');
  return bridge;
}

const sent = (bridge: FixtureBridge) => bridge.sentAs('tournament.create');

describe('a new tournament', () => {
  it('is made by its name and Enter', async () => {
    const bridge = await openNew();
    await keys('Harbour Open');
    await expect.poll(() => document.querySelector('#new-form .place')?.textContent).toBe('Harbour Open');
    await sees('In the folder Documents');
    await keys('{Enter}');
    await expect.poll(() => sent(bridge)).toHaveLength(1);
    expect(sent(bridge)[0]).toMatchObject({ name: 'Harbour Open', rounds: 7, system: 'dutch-2026' });
    await expect.poll(() => document.querySelector('[data-dialog="new"]')).toBeNull();
  });

  it('is walked with Tab through every field in the order of the page', async () => {
    await openNew();
    const walked: string[] = [];
    const nameOf = (element: Element | null): string =>
      element?.getAttribute('role') === 'radio'
        ? element.textContent
        : element?.id || element?.getAttribute('data-field') || element?.textContent || '';
    for (let press = 0; press < 20 && walked.at(-1) !== 'Create and enter players Ctrl Enter'; press++) {
      // The panes themselves can be scrolled by the keyboard.
      if (document.activeElement?.matches('form, .systems') !== true)
        walked.push(
          nameOf(document.activeElement)
            .replace(/(Esc|Ctrl)/, ' $1')
            .trim(),
        );
      await keys('{Tab}');
    }
    expect(walked).toEqual([
      'new-name',
      'new-city',
      'new-federation',
      'new-first',
      'new-last',
      'new-rounds',
      'new-time',
      'none',
      '1 – ½ – 0',
      'new-tie-breaks',
      'path',
      'system-dutch-2026',
      'new-fide',
      'Cancel Esc',
      'Create and enter players Ctrl Enter',
    ]);
  });

  it('days are chosen by the keys of the calendar, or typed', async () => {
    const bridge = await openNew();
    await keys('Open', '{Tab}{Tab}{Tab}');
    await focused().toBe('new-first');
    await keys('13.11.2026', '{Tab}');
    expect(field('new-first').value).toBe('Fri, 13 Nov 2026');
    await keys('{ArrowDown}', '{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(field('new-last').value).toBe('Mon, 16 Nov 2026');
    await sees('4 days for 7 rounds');
    await sees('November 2026');
    await keys('{Control>}{Enter}{/Control}');
    await expect.poll(() => sent(bridge)).toHaveLength(1);
    expect(sent(bridge)[0]).toMatchObject({ startDate: '2026/11/13', endDate: '2026/11/16' });
  });

  it('says what is wrong at the field, puts the keyboard there and keeps what was typed', async () => {
    const bridge = await openNew();
    await keys('Open', '{Tab}', 'Quayside', '{Tab}', 'DE', '{Enter}');
    await sees('Enter the three letters of a federation, or nothing.');
    await focused().toBe('new-federation');
    expect(field('new-federation').getAttribute('aria-invalid')).toBe('true');
    const problem = document.getElementById(field('new-federation').getAttribute('aria-describedby')!);
    expect(problem?.getAttribute('role')).toBe('alert');
    expect(sent(bridge)).toEqual([]);
    await keys('N', '{Enter}');
    await expect.poll(() => sent(bridge)).toHaveLength(1);
    expect(sent(bridge)[0]).toMatchObject({ city: 'Quayside', federation: 'DEN' });
  });

  it('says a refusal of main at its field, and another place can be chosen', async () => {
    const bridge = await openNew();
    bridge.prepare('tournament.create', {
      ok: false,
      refusal: {
        code: 'file-exists',
        message: 'There is already a file Open.',
        advice: 'Choose another name.',
        severity: 'refused',
      },
    });
    bridge.state = { ...bridge.state, host: 'electron' };
    bridge.changed(['app']);
    await keys('Open', '{Enter}');
    await sees('There is already a file Open. Choose another name.');
    expect(pageText().split('There is already a file Open.')).toHaveLength(2);
    await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('path');
    expect(field('new-name').value).toBe('Open');
    bridge.prepare('files.choose', { ok: true, value: chosenFile('/stick/club.wallchart') });
    await keys('{Control>}s{/Control}');
    await sees('In the folder stick');
    await expect.poll(pageText).not.toContain('There is already a file');
    await keys('{Control>}{Enter}{/Control}');
    await expect.poll(() => sent(bridge)).toHaveLength(2);
    expect(sent(bridge)[1]!.target).toBe('handle of /stick/club.wallchart');
  });

  it('letters and arrows choose a system; one that is not FIDE’s says at once what it costs', async () => {
    const bridge = await openNew();
    field('system-dutch-2026').focus();
    expect(field('new-fide').checked).toBe(true);
    await keys('b');
    await focused().toBe('system-burstein-2026');
    await keys('b');
    await focused().toBe('system-bcf');
    await sees('BCF Swiss is not a FIDE system.');
    await sees('No FIDE mode with these choices, for good, and the report says so.');
    expect([field('new-fide').checked, field('new-fide').disabled]).toEqual([false, true]);
    await keys('{ArrowUp}');
    await focused().toBe('system-round-robin');
    await expect.poll(() => field('new-fide').checked).toBe(true);
    await sees('name of DE, name of SB.');
    field('new-fide').focus();
    await keys(' ');
    await sees('The tournament begins without FIDE mode, for good, and the report says so.');
    field('new-name').focus();
    await keys('Open', '{Enter}');
    await expect.poll(() => sent(bridge)).toHaveLength(1);
    expect(sent(bridge)[0]).toMatchObject({ system: 'round-robin', fideMode: false });
  });

  it('tells what a time control means, and what is wrong with points', async () => {
    await openNew();
    field('new-time').focus();
    await keys('90+30');
    await sees('60 moves take 120 minutes: rated standard.');
    await keys('{Tab}', '{ArrowRight}', '{Tab}', '{ArrowLeft}');
    await sees('Draw');
    await keys('{Tab}');
    expect(document.activeElement?.getAttribute('data-field')).toBe('points');
    await keys('x', '{Enter}');
    await sees('Enter points with at most one decimal');
  });

  it('Esc asks before it drops what was typed, also what was chosen by a key', async () => {
    const bridge = await openNew();
    await keys('{Escape}');
    await expect.poll(() => document.querySelector('[data-dialog="new"]')).toBeNull();
    await keys('n');
    await focused().toBe('new-name');
    await keys('{Tab}{Tab}{Tab}', '{ArrowDown}', '{Escape}');
    await sees('What you typed is not saved.');
    await read();
    await keys('{Escape}');
    expect(document.querySelector('[data-dialog="new"]')).not.toBeNull();
    await keys('{Escape}');
    await read();
    await keys('{Enter}');
    await expect.poll(() => document.querySelector('[data-dialog="new"]')).toBeNull();
    expect(sent(bridge)).toEqual([]);
  });
});
