/** Lists that fetch themselves, over the made-up server: their start, and what is waited for. */
import { expect, vi } from 'vitest';
import { FreshLists } from '../../src-main/handlers/lists/fresh-lists.ts';
import { addresses, answers, desk, lists, preferences, told } from './made-up-server.ts';

/** Lists whose addresses were fetched so many hours ago, null for never, and which fetch themselves from now on. */
export const begun = (ago: Readonly<Record<string, number | null>>) => {
  addresses(ago);
  preferences.change({ keepsListFresh: true });
  return new FreshLists(desk, lists);
};
export const turn = () => new Promise((resolve) => setImmediate(resolve));
export const soon = (holds: () => void) => vi.waitFor(holds, { interval: 1 });
/** Each address that is fetched by itself ends with a word to the page of rating lists. */
export const ended = async (count: number) => {
  await soon(() => expect(told.filter((views) => String(views) === 'lists')).toHaveLength(count));
  await turn();
};
/** An answer that comes when it is said so. */
export function held(address: string) {
  let end = (): void => undefined;
  answers[address] = new Promise<void>((resolve) => (end = resolve));
  return () => end();
}
