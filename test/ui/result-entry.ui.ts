import { describe, expect, it } from 'vitest';
import { FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);

async function atDesk(bridge: FixtureBridge): Promise<void> {
  await open(bridge);
  await sees('Round 7 results');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Board number');
}

describe('results desk', () => {
  it('stores board number, Enter, one key; and proposes the next open board', async () => {
    const bridge = new FixtureBridge('playing');
    await atDesk(bridge);
    await keys('15{Enter}1');
    await sees('15 · echo');
    expect(bridge.sentAs('results.enter')).toEqual([
      { round: 7, board: 15, result: 'white-wins', confirmed: 0 },
    ]);
    await expect.poll(() => (document.activeElement as HTMLInputElement).value).toBe('19');
    await keys('{Enter}=');
    await expect
      .poll(() => bridge.sentAs('results.enter').at(-1))
      .toMatchObject({ board: 19, result: 'draw' });
  });

  it('R-19: changes a saved result only after two more Enters', async () => {
    const bridge = new FixtureBridge('playing');
    await atDesk(bridge);
    await keys('4{Backspace}5{Enter}0');
    await sees('5 · saved ½ – ½, you keyed 0 – 1');
    await keys('{Escape}');
    expect(bridge.sentAs('results.enter')).toEqual([]);
    await keys('5{Enter}0{Enter}');
    await sees('once more changes it');
    expect(bridge.sentAs('results.enter')).toEqual([]);
    await keys('{Enter}');
    await expect
      .poll(() => bridge.sentAs('results.enter').at(-1))
      .toMatchObject({ board: 5, result: 'black-wins' });
  });

  it('R-37: says NOT SAVED, keeps the old result on screen, and tries again on Enter', async () => {
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
    expect(row?.textContent).toContain('open');
    await keys('{Enter}');
    await sees('15 · echo');
    expect(bridge.sentAs('results.enter')).toHaveLength(2);
    await expect.poll(() => document.querySelector('footer')?.innerText).toContain('Saved 13:41:07');
  });

  it('knows no board 99 and stores nothing for it', async () => {
    const bridge = new FixtureBridge('playing');
    await atDesk(bridge);
    await keys('99{Enter}1');
    await sees('There is no board 99.');
    expect(bridge.sentAs('results.enter')).toEqual([]);
  });

  it('asks main’s question before a result that changes more than its board', async () => {
    const bridge = new FixtureBridge('playing');
    bridge.prepare('results.enter', {
      ok: false,
      confirm: { level: 3, act: 'Go on', consequences: ['Round 8 is drafted already.'] },
    });
    await atDesk(bridge);
    await keys('15{Enter}1');
    await sees('Round 8 is drafted already.');
    // Enter lands on the safe choice.
    await keys('{Enter}');
    await expect.poll(pageText).not.toContain('Round 8 is drafted already.');
    expect(bridge.sentAs('results.enter')).toHaveLength(1);
  });
});
