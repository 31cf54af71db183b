/** A window of 1366×768 at 200 %: every control of a page stays in it, or is scrolled to. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BLANK_INFO, BLANK_TOURNAMENT, DEFAULT_RULES } from '../../src-engine/index.ts';
import { tieBreaksView } from '../../src-main/handlers/settings/tie-breaks-view.ts';
import { FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);
let bridge: FixtureBridge;

beforeEach(async () => {
  await page.viewport(683, 384);
  bridge = new FixtureBridge();
});
afterEach(() => page.viewport(1366, 768));

/** Controls of the page that reach out of a box around them which cannot be scrolled there. */
function outOfReach(): readonly string[] {
  const cuts = (control: Element): boolean => {
    const at = control.getBoundingClientRect();
    for (let box = control.parentElement; box !== null; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (overflowX === 'hidden' && (at.right > right + 1 || at.left < left - 1)) return true;
      if (overflowY === 'hidden' && (at.bottom > bottom + 1 || at.top < top - 1)) return true;
      // What can be scrolled to is in reach, as far as its box is.
      if (['auto', 'scroll'].includes(overflowY)) return at.right > right + 1 || at.left < left - 1;
    }
    return at.right > innerWidth + 1 || at.bottom > innerHeight + 1;
  };
  return [...document.querySelectorAll('main button, main input, main select')]
    .filter((control) => control.checkVisibility() && cuts(control))
    .map((control) => control.textContent ?? control.id);
}

it('filing', async () => {
  const text = 'Players without a FIDE ID: their games cannot be rated.';
  bridge.answerBy('filing.problems', () => [
    { weight: 'missing', fix: { page: 'players' }, text, players: [] } as never,
  ]);
  await open(bridge);
  await sees('Harbour Open 2026');
  await keys('{F7}');
  await sees('For another program');
  await sees(text);
  expect(outOfReach()).toEqual([]);
  // What is wrong is read in lines, not letter by letter.
  const said = [...document.querySelectorAll('main .items li')].find((li) => li.textContent?.includes(text))!;
  expect(said.getBoundingClientRect().height).toBeLessThan(90);
});

it('the comparison with the rating list', async () => {
  await open(bridge);
  await sees('Harbour Open 2026');
  await keys('{Control>}d{/Control}');
  await sees('Differs');
  expect(outOfReach()).toEqual([]);
});

it('the log, with room for what was done', async () => {
  await open(bridge);
  await sees('Harbour Open 2026');
  await keys('{F8}');
  await sees('Undo this');
  expect(outOfReach()).toEqual([]);
  const heading = [...document.querySelectorAll('main th')].find((th) => th.textContent?.trim() === 'What')!;
  expect(heading.getBoundingClientRect().width).toBeGreaterThan(100);
});

/** How wide the column under a heading is. */
const columnOf = (heading: string): number =>
  [...document.querySelectorAll('main th')]
    .find((th) => th.textContent?.trim().startsWith(heading))!
    .getBoundingClientRect().width;

it('the look-up, with room for names and for what is said of them', async () => {
  bridge = new FixtureBridge('later');
  await open(bridge);
  await sees('Harbour Open 2026');
  await keys('{F2}', 'sta{Enter}');
  await sees('Stark, Lukas present');
  await keys('{Control>}n{/Control}', 'kas');
  await sees('Kasparek, Gustav');
  expect(outOfReach()).toEqual([]);
  expect(columnOf('Name')).toBeGreaterThan(100);
  const said = document.querySelector('.hint [aria-live]')!.getBoundingClientRect();
  expect(said.width).toBeGreaterThan(150);
  const counts = document.querySelector('.desk dl')!.getBoundingClientRect();
  expect(counts.right).toBeLessThanOrEqual(document.querySelector('.desk')!.getBoundingClientRect().right);
});

it('hand pairing, with room for names', async () => {
  bridge = new FixtureBridge('checked');
  await open(bridge);
  await sees('Harbour Open 2026');
  await keys('{F3}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
  await keys('h');
  await sees('Hand pairing');
  expect(outOfReach()).toEqual([]);
  expect(columnOf('White')).toBeGreaterThan(100);
  expect(columnOf('Black')).toBeGreaterThan(100);
});

it('the settings: the group that was chosen stays in view, and chosen', async () => {
  bridge.answerBy('settings.view', () => ({ info: { ...BLANK_INFO, name: 'Open' }, rules: DEFAULT_RULES }));
  bridge.answerBy('app.systems', () => []);
  bridge.answerBy('settings.tieBreaks', (args) => tieBreaksView(BLANK_TOURNAMENT, args));
  await page.viewport(1366, 768);
  await open(bridge);
  await sees('Harbour Open 2026');
  await keys('{Control>},{/Control}');
  await expect.poll(() => document.querySelector('[data-group=seats]')).not.toBeNull();
  await keys('{ArrowDown}'.repeat(6));
  const chosen = () => document.querySelector('nav [aria-current=true]')?.id;
  await expect.poll(chosen).toBe('settings-seats');
  await page.viewport(683, 384);
  await new Promise((resolve) => setTimeout(resolve, 500));
  // The wheel gives the mark to another group only where this one is out of view.
  document.querySelector('main section > .scroll')!.scrollTop -= 8;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(chosen()).toBe('settings-seats');
});
