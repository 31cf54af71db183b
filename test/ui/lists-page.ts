/** The page of rating lists in component tests. */
import { expect } from 'vitest';
import { FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

export const sees = (words: string) => expect.poll(pageText).toContain(words);

export async function openLists(bridge = new FixtureBridge('playing')): Promise<FixtureBridge> {
  bridge.state = { ...bridge.state, host: 'electron' };
  await open(bridge);
  await sees('Nov 2026');
  await keys('{Control>}k{/Control}');
  await expect.poll(() => document.querySelector('dialog')?.open).toBe(true);
  await keys('rating lists{Enter}');
  await sees('kept beside the settings');
  return bridge;
}
