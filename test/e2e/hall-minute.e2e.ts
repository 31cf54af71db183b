/** The hall window goes on for a minute without the program; in all hosts at once, as the test mostly waits. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { HOSTS, type RunningProgram } from './hosts.ts';
import { openHall, setView } from './scenarios/hall.ts';

/** What the hall window shows until that moment, looked at twice a second. */
function watchUntil(hall: Page, until: number) {
  return hall.evaluate(
    (end) =>
      new Promise<{ pages: string[]; clocks: string[]; last: string }>((resolve) => {
        const pages = new Set<string>();
        const clocks = new Set<string>();
        const textOf = (what: string) => document.querySelector<HTMLElement>(what)?.innerText ?? '';
        const timer = setInterval(() => {
          pages.add(/Page \d of \d/.exec(textOf('.hall footer'))?.[0] ?? 'none');
          clocks.add(textOf('.hall .clock b'));
          if (Date.now() < end) return;
          clearInterval(timer);
          resolve({ pages: [...pages], clocks: [...clocks], last: textOf('.hall') });
        }, 500);
      }),
    until,
  );
}

async function aMinuteWithout(program: RunningProgram): Promise<void> {
  const { page, process: main } = program;
  await page.getByRole('navigation', { name: 'Pages' }).waitFor();
  const hall = await openHall(program);
  await setView(page, '1', 'Round 5', hall);
  await hall.locator('.hall footer').filter({ hasText: 'Page 1 of 2' }).waitFor();

  main.kill('SIGSTOP');
  const seen = await watchUntil(hall, Date.now() + 65_000).finally(() => main.kill('SIGCONT'));
  expect(seen.pages.sort()).toEqual(['Page 1 of 2', 'Page 2 of 2']);
  expect(seen.clocks.length).toBeGreaterThan(1);
  expect(seen.last).toContain('the laptop does not answer');

  await setView(page, '3', 'Standings', hall);
  expect(program.pageErrors).toEqual([]);
}

describe.concurrent.each(HOSTS)('the hall window without its program: $host', ({ launch }) => {
  it('pages on and tells the time while the program answers nothing for a minute, and catches up', async () => {
    const program = await launch({ words: ['--demo'] });
    try {
      await aMinuteWithout(program);
    } finally {
      await program.stop();
    }
  });
});
