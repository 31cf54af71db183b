/** Keys that are pressed before the page is there do what they do on it. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { QueryName } from '../../src-main/ipc/contract.ts';
import { FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);
let bridge: FixtureBridge;

/** Opens the page of the players; from then on one query waits for its answer until what is returned is called. */
async function held(name: QueryName, phase: ConstructorParameters<typeof FixtureBridge>[0] = 'playing') {
  bridge = new FixtureBridge(phase);
  await open(bridge);
  await sees('Harbour Open 2026');
  await keys('{F8}');
  await expect.poll(() => document.querySelector('[data-page=log] main')).not.toBeNull();
  const { promise, resolve } = Promise.withResolvers<void>();
  bridge.hold(name, promise);
  return resolve;
}

beforeEach(() => (document.activeElement as HTMLElement | null)?.blur());
afterEach(() => page.viewport(1366, 768));

it('the next step of the round, pressed with its page', async () => {
  const answer = await held('round.view', 'checked');
  await keys('{F3}', '{Control>}{Enter}{/Control}');
  expect(bridge.sentAs('round.publish')).toHaveLength(0);
  answer();
  await expect.poll(() => bridge.sentAs('round.publish').length).toBe(1);
});

it('a letter and what is typed into the field that it opens', async () => {
  const answer = await held('round.view');
  await keys('{F3}', 'n4-8{Enter}');
  answer();
  await expect.poll(() => document.querySelector<HTMLInputElement>('#why-not')?.value).toBe('4-8');
  await expect.poll(() => bridge.asked.some(({ name }) => name === 'round.whyNot')).toBe(true);
});

it('an arrow in a list that has no rows yet', async () => {
  const answer = await held('round.view');
  await keys('{F3}', '{ArrowDown}');
  answer();
  await expect.poll(() => document.querySelector('main tr.current')?.getAttribute('aria-rowindex')).toBe('3');
});

it('a press of the pointer forgets them: what it opens may be another round', async () => {
  const answer = await held('round.view', 'checked');
  await keys('{F3}', '{Control>}{Enter}{/Control}');
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  answer();
  await sees('Before you publish');
  expect(bridge.sentAs('round.publish')).toHaveLength(0);
});

it('Esc forgets them, and another page does not wait', async () => {
  const answer = await held('round.view', 'checked');
  await keys('{F3}', '{Control>}{Enter}{/Control}', '{Escape}');
  await keys('{F2}');
  await sees('not arrived');
  answer();
  await keys('{F3}');
  await sees('Before you publish');
  expect(bridge.sentAs('round.publish')).toHaveLength(0);
});

it('Esc gives the keyboard back to the list of boards, and keeps the question that was typed', async () => {
  await open(new FixtureBridge('playing'));
  await keys('{F3}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
  await keys('n4-8{Escape}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
  expect(document.querySelector<HTMLInputElement>('#why-not')!.value).toBe('4-8');
});

it('the field of the question has the keyboard before the next key can come, also where its pane opens with it', async () => {
  await page.viewport(800, 600);
  await open(new FixtureBridge('playing'));
  await keys('{F3}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
  expect(document.querySelector('#why-not')).toBeNull();
  document.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'n', code: 'KeyN', bubbles: true, cancelable: true }),
  );
  expect(document.activeElement?.id).toBe('why-not');
});
