/**
 * The static pages of a made-up Swiss and a round robin with hard names, and each of them as pictures on a phone, on a screen
 * and as it is printed, scripts switched off: `node tools/looks/static-pages.ts FOLDER`. Fails where a page is wider than the
 * phone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { staticPages } from '../../src-main/documents/pages/static-pages.ts';
import { findChromium, HEADLESS_ARGUMENTS } from '../../src-main/host/chromium.ts';
import { hardField } from './field.ts';
import { hardRoundRobin } from './round-robin.ts';

const PHONE = { width: 360, height: 740 };
const SCREEN = { width: 1366, height: 768 };
const EVENTS = { swiss: hardField(120), everybody: hardRoundRobin(14, 2) };
/** Rounds are alike: the newest and the first. */
const isPictured = (fileName: string): boolean => !/^round-(?!1\b)/.test(fileName);

/** What runs inside the page. */
declare const document: { readonly documentElement: { readonly scrollWidth: number } };

const [folder = 'page-looks'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium() ?? 'chromium',
  args: [...HEADLESS_ARGUMENTS],
});
const page = await browser.newPage({ viewport: PHONE, javaScriptEnabled: false });
let wide = 0;
for (const [event, tournament] of Object.entries(EVENTS)) {
  mkdirSync(join(folder, event), { recursive: true });
  for (const { fileName, html } of staticPages(tournament)) {
    const file = join(folder, event, fileName);
    writeFileSync(file, html);
    if (!isPictured(fileName)) continue;
    const picture = (way: string): string => file.replace(/\.html$/, `-${way}.png`);
    await page.goto(pathToFileURL(file).href);
    await page.setViewportSize(PHONE);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > PHONE.width) {
      wide++;
      console.log(`${event}: ${fileName} is ${width} pixels wide`);
    }
    await page.screenshot({ path: picture('phone') });
    await page.setViewportSize(SCREEN);
    await page.screenshot({ path: picture('screen') });
    await page.emulateMedia({ media: 'print' });
    await page.screenshot({ path: picture('print') });
    await page.emulateMedia({ media: 'screen' });
  }
}
await browser.close();
process.exitCode = wide === 0 ? 0 : 1;
