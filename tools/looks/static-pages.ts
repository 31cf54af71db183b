/**
 * The static pages of a made-up event with hard names, and each of them as a picture on a phone, scripts switched off:
 * `node tools/looks/static-pages.ts FOLDER`. Fails where a page is wider than the phone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { staticPages } from '../../src-main/documents/static-pages.ts';
import { findChromium, HEADLESS_ARGUMENTS } from '../../src-main/host/chromium.ts';
import { hardField } from './field.ts';

const PHONE = { width: 360, height: 740 };

/** What runs inside the page. */
declare const document: { readonly documentElement: { readonly scrollWidth: number } };

const [folder = 'page-looks'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium() ?? 'chromium',
  args: [...HEADLESS_ARGUMENTS],
});
const phone = await browser.newPage({ viewport: PHONE, javaScriptEnabled: false });
let wide = 0;
for (const { fileName, html } of staticPages(hardField(120))) {
  const file = join(folder, fileName);
  writeFileSync(file, html);
  await phone.goto(pathToFileURL(file).href);
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  if (width > PHONE.width) {
    wide++;
    console.log(`${fileName} is ${width} pixels wide`);
  }
  await phone.screenshot({ path: file.replace(/html$/, 'png') });
}
await browser.close();
process.exitCode = wide === 0 ? 0 : 1;
