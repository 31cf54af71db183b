/** The hall window, opened and changed by the keys of the arbiter. */
import type { Page } from 'playwright-core';
import { HALL_MESSAGE_LIMIT } from '../../../src-main/ipc/contract.ts';
import type { RunningProgram } from '../hosts.ts';

/** As long as a message may be. */
export const LONGEST_MESSAGE =
  'The simultaneous exhibition with the grandmaster begins at half past six in the analysis room behind the buffet; leave telephones, watches and bags at the door before you enter, and bring your own board.'.slice(
    0,
    HALL_MESSAGE_LIMIT,
  );

/** The hall window that F6 and O open. */
export async function openHall({ page }: RunningProgram): Promise<Page> {
  await page.keyboard.press('F6');
  await page.getByRole('button', { name: /Open the window/ }).waitFor();
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('o');
  const hall = await opened;
  await hall.locator('.hall h1').waitFor();
  return hall;
}

export async function setView(page: Page, key: string, title: string | RegExp, hall: Page): Promise<void> {
  await page.keyboard.press(key);
  await hall.locator('.hall h1').filter({ hasText: title }).waitFor();
}
