/** In both hosts: the hall window opens, follows the arbiter, and goes on while the arbiter's window is busy. */
import { afterEach, describe, expect, it } from 'vitest';
import { callFromPage } from './calls.ts';
import { HOSTS, launchElectronStandIn, type RunningProgram } from './hosts.ts';
import { cutOff } from './looks.ts';
import { LONGEST_MESSAGE, openHall, setView } from './scenarios/hall.ts';

let program: RunningProgram | null = null;
afterEach(async () => {
  await program?.stop();
  program = null;
});

describe.each(HOSTS)('the hall window: $host', ({ launch }) => {
  it('follows the keys of the arbiter, and goes on while their window is busy', async () => {
    program = await launch({ words: ['--demo'] });
    const { page } = program;
    await page.getByRole('navigation', { name: 'Pages' }).waitFor();
    const hall = await openHall(program);
    await setView(page, '3', 'Standings', hall);
    await setView(page, '4', /games still on/, hall);
    await setView(page, '1', 'Round 5', hall);

    await page.keyboard.press('m');
    await page.keyboard.type('Coffee in the foyer');
    await page.keyboard.press('Control+Enter');
    await hall.locator('.hall .band').filter({ hasText: 'Coffee in the foyer' }).waitFor();

    // The message is shown: the keys are those of the page again.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).not.toBe('hall-message');
    await setView(page, '3', 'Standings', hall);
    await setView(page, '1', 'Round 5', hall);

    // What is no time is typed again at once; Esc leaves the field.
    const isTyping = () => page.evaluate(() => document.activeElement?.id === 'hall-start');
    await page.keyboard.press('s');
    await page.keyboard.type('25:00');
    await page.keyboard.press('Enter');
    await page.getByText('A time such as 14:00').waitFor();
    expect(await isTyping()).toBe(true);
    await page.keyboard.type('15:30');
    await page.keyboard.press('Escape');
    expect(await isTyping()).toBe(false);
    expect(await page.locator('#hall-start').inputValue()).toBe('15:30');

    // A dialog, and a page that does nothing for a while.
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open]').waitFor();
    const paused = page.evaluate(() => {
      const until = performance.now() + 4000;
      while (performance.now() < until);
    });
    const next = await hall.locator('.hall footer').innerText();
    await hall.waitForFunction(
      (before) => document.querySelector<HTMLElement>('.hall footer')?.innerText !== before,
      next,
      { timeout: 3500 },
    );
    await paused;
    await page.keyboard.press('Escape');

    // From any page.
    await page.keyboard.press('F2');
    await page.keyboard.press('Control+F6');
    await hall.locator('.hall .colour').first().waitFor();
    expect(program.pageErrors).toEqual([]);
  });

  it('shows the longest message in the foot whole and large, beside the number of the page', async () => {
    program = await launch({ words: ['--demo'] });
    const { page } = program;
    await page.getByRole('navigation', { name: 'Pages' }).waitFor();
    const hall = await openHall(program);
    await setView(page, '1', 'Round 5', hall);
    const said = { text: LONGEST_MESSAGE, band: false };
    expect(await callFromPage(page, 'command', 'hall.say', said)).toMatchObject({ ok: true });
    const line = hall.locator('.hall footer .message').filter({ hasText: LONGEST_MESSAGE });
    for (const [width, height] of [
      [1024, 768],
      [1920, 1080],
      [3840, 2160],
    ] as const) {
      await hall.setViewportSize({ width, height });
      await line.waitFor();
      await expect.poll(() => cutOff(hall)).toEqual([]);
      const { size, foot, beyond } = await line.evaluate((element) => {
        const footer = element.closest('footer')!;
        const [words, around] = [element.getBoundingClientRect(), footer.getBoundingClientRect()];
        return {
          size: parseFloat(getComputedStyle(element).fontSize),
          foot: footer.innerText,
          beyond: Math.max(around.top - words.top, words.bottom - around.bottom),
        };
      });
      expect(beyond).toBeLessThanOrEqual(0);
      // Of 34 pixels on a picture 1920 wide.
      expect(size).toBeGreaterThan(0.7 * 34 * (width / 1920));
      expect(foot).toMatch(/Page \d of \d/);
    }
  });

  it('goes on while the set of the round is printed by its keys', async () => {
    program = await launch({ words: ['--demo'] });
    const { page } = program;
    // A browser prints from its PDF viewer, which has no end here; without one it opens the file.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false }),
    );
    await page.reload();
    await page.getByRole('navigation', { name: 'Pages' }).waitFor();
    const hall = await openHall(program);
    await setView(page, '3', 'Standings', hall);
    await page.keyboard.press('F9');
    await page.getByText('The preview shows the PDF itself.').waitFor();
    await page.keyboard.press('u');
    await page.getByRole('heading', { name: 'The usual set', level: 2 }).waitFor();
    await page.keyboard.press('Control+p');
    await page.getByText('At the printer, 1 not confirmed').waitFor();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Print again A' }).waitFor();
    await page.keyboard.press('y');
    await page
      .getByText(/^printed, \d+ pages$/)
      .first()
      .waitFor();
    await page.keyboard.press('Control+F6');
    await hall.locator('.hall .colour').first().waitFor();
    expect(program.pageErrors).toEqual([]);
  });

  it('knows nothing but its picture', async () => {
    program = await launch({ words: ['--demo'] });
    await program.page.getByRole('navigation', { name: 'Pages' }).waitFor();
    const hall = await openHall(program);
    const seen = await hall.evaluate(() => ({
      bridge: 'wallchart' in globalThis,
      own: Object.keys((globalThis as { wallchartHall?: object }).wallchartHall ?? {}).sort(),
      secrets: sessionStorage.getItem('wallchart-key'),
    }));
    expect(seen.bridge).toBe(false);
    expect(['', 'listen,picture']).toContain(seen.own.join());
    expect(seen.secrets).toBeNull();
  });
});

describe('the hall window on the second screen (electron stand-in)', () => {
  it('fills the projector, hides when the cable is pulled, and comes back with it', async () => {
    const standIn = await launchElectronStandIn({ words: ['--demo'] });
    program = standIn;
    const { page } = standIn;
    await page.getByRole('navigation', { name: 'Pages' }).waitFor();
    standIn.tell({ do: 'projector', isIn: true });
    await callFromPage(page, 'command', 'hall.open', null);
    await expect
      .poll(async () => (await standIn.state()).hall)
      .toEqual({ visible: true, fullScreen: true, x: 1920 });
    expect((await standIn.state()).keptAwake).toBe(true);

    standIn.tell({ do: 'projector', isIn: false });
    await expect.poll(async () => (await standIn.state()).hall?.visible).toBe(false);
    await page.keyboard.press('F6');
    await page.getByText('The screen is gone.').waitFor();

    standIn.tell({ do: 'projector', isIn: true });
    await expect
      .poll(async () => (await standIn.state()).hall)
      .toEqual({ visible: true, fullScreen: true, x: 1920 });

    await page.keyboard.press('x');
    await expect.poll(async () => (await standIn.state()).hall).toBeNull();
    expect((await standIn.state()).keptAwake).toBe(false);
  });
});
