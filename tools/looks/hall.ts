/**
 * Pictures of the hall window to be looked at: `node tools/looks/hall.ts FOLDER [FILE.wallchart] [--hard] [--in en,de]`, of the
 * demo tournament unless a file is named, or one of 120 players with hard names is asked for. Every view at four sizes, dark and light, near and far, and the page that sets it.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { HALL_DISTANCES, HALL_THEMES, HALL_VIEWS } from '../../src-main/ipc/contract.ts';
import { makeStage } from '../../test/e2e/scenarios/stages.ts';
import { showProgram } from './program.ts';

const SIZES = [
  [1024, 768],
  [1366, 768],
  [1920, 1080],
  [3840, 2160],
] as const;

const { values, positionals } = parseArgs({
  options: { in: { type: 'string', default: 'en' }, hard: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder = 'hall-looks', named] = positionals;
mkdirSync(folder, { recursive: true });
const file = named ?? (values.hard ? makeStage('playing', folder) : undefined);
const { browser, page, call, stop } = await showProgram(file === undefined ? ['--demo'] : [file]);
await page.getByRole('navigation').first().waitFor();
const hall = await browser.newPage();
await hall.goto((await call('command', 'hall.open', null)) as string);
await hall.locator('.hall').waitFor();
const starts = new Date(Date.now() + 754_000 - new Date().getTimezoneOffset() * 60_000)
  .toISOString()
  .slice(0, 16);
for (const round of [1, 2, 3, 4, 5, 6, 7]) await call('command', 'hall.announceStart', { round, at: starts });

for (const language of values.in.split(',')) {
  await call('command', 'app.setLanguages', { screens: language, documents: 'interface', second: 'none' });
  await hall.locator(`html[lang=${language}]`).waitFor();
  await hall.locator('.hall').waitFor();
  for (const theme of HALL_THEMES)
    for (const distance of HALL_DISTANCES)
      for (const view of HALL_VIEWS) {
        await call('command', 'hall.arrange', { theme, distance });
        await call('command', 'hall.show', { view });
        await call('command', 'hall.say', {
          text: view === 'names' ? 'Boards 41 and 59 have changed. Play starts at 18:05.' : '',
          band: view === 'names' && theme === 'dark',
        });
        for (const [width, height] of SIZES) {
          await hall.setViewportSize({ width, height });
          await hall.waitForTimeout(250);
          await hall.screenshot({
            path: join(folder, `${language}-${view}-${distance}-${theme}-${width}.png`),
          });
        }
      }
}

await call('command', 'hall.arrange', { theme: 'dark', distance: 'far' });
await call('command', 'hall.show', { view: 'boards' });
await page.keyboard.press('F6');
for (const theme of ['light', 'dark', 'contrast']) {
  await call('command', 'app.setTheme', { theme });
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `control-${theme}.png`) });
}
await stop();
