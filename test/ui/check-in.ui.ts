/** The field of the check-in with the rating list beside it. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);

/** A check-in whose rating list has nobody. */
function withoutHits(): FixtureBridge {
  const bridge = new FixtureBridge('later');
  bridge.answerBy('lists.search', () => ({
    list: { id: 'november', name: 'FIDE', month: '2026-11' },
    pace: 'standard' as const,
    players: [],
    count: 0,
    others: [],
    lists: [],
    unsure: { names: [], federation: '' },
  }));
  return bridge;
}

describe('the look-up', () => {
  it('the ratings of a player on the list stand under headings that are read in one line', async () => {
    await open(new FixtureBridge('later'));
    await sees('Harbour Open 2026');
    for (const width of [1366, 1024]) {
      await page.viewport(width, 768);
      await keys('{F2}', '{Control>}n{/Control}', 'kas');
      await expect.poll(() => document.querySelector('.ratings tbody')?.textContent).toContain('2398');
      const head = document.querySelector('.ratings thead')!.getBoundingClientRect();
      expect(head.height).toBeLessThan(30);
      const table = document.querySelector<HTMLElement>('.ratings')!;
      expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
      await keys('{Escape}', '{Escape}');
    }
    await page.viewport(1366, 768);
  });

  it('nobody is found on the list either: that is said, and the next name is typed over this one', async () => {
    const bridge = withoutHits();
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F2}', 'sta{Enter}');
    await sees('Stark, Lukas present');
    await keys('zzzz{Enter}');
    await sees('No player found for “zzzz”.');
    expect(pageText()).not.toContain('Stark, Lukas present');
    await keys('fal');
    expect(document.querySelector<HTMLInputElement>('.desk input')?.value).toBe('fal');
    await keys('{Enter}');
    // That nobody was found stays on screen for a moment, whatever is done after it.
    await expect.poll(() => bridge.sentAs('players.mark').map(({ player }) => player)).toEqual([304, 308]);
  });

  it('that nobody was found is not said any more when something else is done about a player', async () => {
    await open(withoutHits());
    await sees('Harbour Open 2026');
    await keys('{F2}', '/', 'zzzz{Enter}');
    await sees('No player found for “zzzz”.');
    await keys('{Escape}', '{Escape}', 'w');
    await sees('Withdraw ');
    expect(pageText()).not.toContain('No player found');
  });

  it('undoing from the field takes back the last one, and letters only where there are some', async () => {
    const bridge = new FixtureBridge('later');
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F2}', '{Control>}z{/Control}');
    await expect.poll(() => bridge.sentAs('log.undo')).toHaveLength(1);
    await keys('sta', '{Control>}z{/Control}');
    await expect.poll(() => document.querySelector<HTMLInputElement>('.desk input')?.value).not.toBe('sta');
    expect(bridge.sentAs('log.undo')).toHaveLength(1);
  });
});
