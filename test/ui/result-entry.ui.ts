import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);

/** Long enough for a person to have read what is asked. */
const read = () => new Promise((resolve) => setTimeout(resolve, 400));

async function atDesk(bridge: FixtureBridge): Promise<void> {
  await open(bridge);
  await sees('Round 7 results');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Board number');
}

afterEach(() => page.viewport(1366, 768));

describe('results desk', () => {
  it('stores board number, Enter, one key; and proposes the next open board', async () => {
    const bridge = new FixtureBridge('playing');
    await atDesk(bridge);
    await keys('15{Enter}1');
    await sees('15 · echo');
    expect(bridge.sentAs('results.enter')).toEqual([
      { round: 7, board: 15, white: 329, black: 330, result: 'white-wins', confirmed: 0 },
    ]);
    await expect.poll(() => (document.activeElement as HTMLInputElement).value).toBe('19');
    await keys('{Enter}=');
    await expect
      .poll(() => bridge.sentAs('results.enter').at(-1))
      .toMatchObject({ board: 19, result: 'draw' });
  });

  it('says once what it waits for: a board, then its result', async () => {
    await atDesk(new FixtureBridge('playing'));
    expect(pageText().split('Board number, then').length - 1).toBe(1);
    await keys('15{Enter}');
    await sees('Now the result');
    expect(pageText()).not.toContain('Board number, then');
  });

  it('asks for the boards alone when a result is stored, and draws again only what it changed', async () => {
    const bridge = new FixtureBridge('playing');
    await atDesk(bridge);
    const before = bridge.asked.length;
    const drawn = new Set<Element>();
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest('tbody tr');
        if (row) drawn.add(row);
      }
    });
    await keys('15{Enter}');
    watch.observe(document.querySelector('main table')!, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
    });
    await keys('1');
    await sees('15 · echo');
    await expect.poll(() => bridge.asked.slice(before).map(({ name }) => name)).toEqual(['round.view']);
    await new Promise(requestAnimationFrame);
    watch.disconnect();
    // The board that was keyed, and the one that is proposed now.
    expect([...drawn].map((row) => row.querySelector('td')?.textContent)).toEqual(['15', '19']);
  });

  it('changes a saved result only after two more Enters', async () => {
    const bridge = new FixtureBridge('playing');
    await atDesk(bridge);
    await keys('4{Backspace}5{Enter}0');
    await sees('Board 5 · Stored: ½\u00a0–\u00a0½. New: 0\u00a0–\u00a01.');
    await read();
    await keys('{Escape}');
    expect(bridge.sentAs('results.enter')).toEqual([]);
    await keys('5{Enter}0');
    await read();
    await keys('{Enter}');
    await sees('again changes it');
    expect(bridge.sentAs('results.enter')).toEqual([]);
    await keys('{Enter}');
    await expect
      .poll(() => bridge.sentAs('results.enter').at(-1))
      .toMatchObject({ board: 5, result: 'black-wins' });
  });

  it('keys of the next board answer no question, it waits beside its board', async () => {
    const bridge = new FixtureBridge('playing');
    await atDesk(bridge);
    await keys('5{Enter}015{Enter}119{Enter}=');
    await sees('19 · echo');
    expect(bridge.sentAs('results.enter')).toMatchObject([
      { board: 15, result: 'white-wins' },
      { board: 19, result: 'draw' },
    ]);
    await sees('Board 5 · Stored: ½\u00a0–\u00a0½. New: 0\u00a0–\u00a01.');
    await keys('q');
    await read();
    await keys('{Enter}{Enter}');
    await expect
      .poll(() => bridge.sentAs('results.enter').at(-1))
      .toMatchObject({ board: 5, result: 'black-wins', confirmed: 2 });
  });

  it('says NOT SAVED, keeps the old result on screen, and tries again when asked to', async () => {
    const bridge = new FixtureBridge('playing');
    bridge.prepare('results.enter', {
      ok: false,
      refusal: {
        code: 'disk-full',
        message: 'The disk is full.',
        advice: 'Free space.',
        severity: 'not-saved',
      },
    });
    await atDesk(bridge);
    await keys('15{Enter}1');
    await sees('NOT SAVED · board 15');
    expect(document.querySelector('footer')?.innerText).toContain('NOT SAVED');
    const row = document.querySelector('tr.refused');
    expect(row?.textContent).toContain('·');
    // Enter and digits are the next board's, which is stored.
    await keys('{Enter}1');
    await expect.poll(() => bridge.sentAs('results.enter').length).toBe(2);
    await sees('NOT SAVED · board 15');
    await keys('q');
    await read();
    await keys('{Enter}');
    await sees('15 · echo');
    expect(bridge.sentAs('results.enter').map(({ board }) => board)).toEqual([15, 19, 15]);
    await expect.poll(() => document.querySelector('footer')?.innerText).toContain('Saved 13:41:07');
  });

  it('knows no board 99 and stores nothing for it', async () => {
    const bridge = new FixtureBridge('playing');
    await atDesk(bridge);
    await keys('99{Enter}15{Enter}0');
    await sees('There is no board 99.');
    await sees('Not taken since then: 1 5 Enter 0');
    expect(bridge.sentAs('results.enter')).toEqual([]);
    await keys('{Escape}15{Enter}0');
    await sees('15 · echo');
    expect(bridge.sentAs('results.enter')).toMatchObject([{ board: 15, result: 'black-wins' }]);
  });

  it('holds main’s question beside its board, and asks it when the arbiter wants', async () => {
    const bridge = new FixtureBridge('playing');
    bridge.prepare('results.enter', {
      ok: false,
      confirm: { level: 3, act: 'Go on', consequences: ['Round 8 is drafted already.'] },
    });
    await atDesk(bridge);
    await keys('15{Enter}119{Enter}0');
    await sees('19 · echo');
    await sees('Round 8 is drafted already.');
    expect(document.querySelector('dialog')).toBeNull();
    // A key on the dialog's first frame was typed ahead: it is no answer. A driver's own key may come too late.
    const early = new Promise<boolean>((resolve) => {
      const look = (): void => {
        const dialog = document.querySelector('dialog');
        if (dialog === null) return void requestAnimationFrame(look);
        const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
        document.activeElement!.dispatchEvent(press);
        resolve(press.defaultPrevented);
      };
      look();
    });
    await keys('q');
    expect(await early).toBe(true);
    await read();
    expect(document.querySelector('dialog')).not.toBeNull();
    // Enter lands on the safe choice.
    await keys('{Enter}');
    await expect.poll(pageText).not.toContain('Round 8 is drafted already.');
    expect(bridge.sentAs('results.enter')).toHaveLength(2);
  });

  it('asks before the page is left while a result is not stored', async () => {
    const bridge = new FixtureBridge('playing');
    bridge.prepare('results.enter', {
      ok: false,
      confirm: { act: 'Enter the result', level: 3, consequences: ['A draft.'] },
    });
    await atDesk(bridge);
    await keys('15{Enter}1');
    await sees('A draft.');
    await keys('{F2}');
    await sees('A result is keyed and not stored: 15 ·');
    await read();
    await keys('{Escape}');
    await sees('Round 7 results');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });

  it('begins anew in another sitting of the same file: a board that was chosen before is not chosen any more', async () => {
    const bridge = new FixtureBridge('playing');
    await atDesk(bridge);
    await keys('15{Enter}');
    await sees('Now the result');
    bridge.state = { ...bridge.state, document: { ...bridge.state.document!, sitting: 'another' } };
    bridge.changed(['app', 'round']);
    await expect.poll(pageText).not.toContain('Now the result');
    await expect.poll(() => (document.activeElement as HTMLInputElement | null)?.value).toBe('3');
    await keys('1');
    await expect.poll(() => (document.activeElement as HTMLInputElement | null)?.value).toBe('1');
    expect(bridge.sentAs('results.enter')).toEqual([]);
  });

  it.each([
    [1366, 768],
    [1093, 614],
    [1024, 768],
  ])('at %i×%i names stay readable and no control leaves the screen', async (width, height) => {
    await page.viewport(width, height);
    const bridge = new FixtureBridge('playing');
    await atDesk(bridge);
    await expect.poll(() => document.querySelectorAll('tbody td[title] b').length).toBeGreaterThan(20);
    const clipped = [...document.querySelectorAll<HTMLElement>('tbody tr:not([aria-hidden]) td:has(b)')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth)
      .map((cell) => cell.textContent);
    expect(clipped).toEqual([]);
    const beyond = [...document.querySelectorAll('main button, main input')]
      .map((control) => control.getBoundingClientRect())
      .filter((box) => box.width > 0 && (box.left < 0 || box.right > innerWidth + 0.5));
    expect(beyond).toEqual([]);
  });

  it('loses no digit that comes before the boards, or while the list has the focus', async () => {
    const bridge = new FixtureBridge('playing');
    await open(bridge);
    await sees('Round 7 results');
    await keys('{F2}');
    await sees('Players');
    await keys('{F4}15{Enter}1');
    await sees('15 · echo');
    document.querySelector<HTMLElement>('table')!.focus();
    await keys('19{Enter}0');
    await sees('19 · echo');
    expect(bridge.sentAs('results.enter')).toMatchObject([
      { board: 15, result: 'white-wins' },
      { board: 19, result: 'black-wins' },
    ]);
  });
});
