/**
 * The pictures of the manual, from the running program with the demo tournament: `npm run build`, then
 * `node tools/looks/manual.ts [NAME …]` writes docs/images/manual/NAME.webp. Look at them before they are committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { showProgram, type Shown } from './program.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docs/images/manual');
const QUALITY = 0.72;

/** What runs inside the page. */
declare const document: {
  createElement: (name: 'canvas') => {
    width: number;
    height: number;
    getContext: (kind: '2d') => { drawImage: (image: unknown, x: number, y: number) => void };
    toDataURL: (type: string, quality: number) => string;
  };
};
declare const createImageBitmap: (blob: Blob) => Promise<{ readonly width: number; readonly height: number }>;

/** Keys as a person presses them, one after the other; words in quotation marks are typed. */
type Step = string | ((shown: Shown) => Promise<void>);

interface Picture {
  readonly name: string;
  readonly steps: readonly Step[];
  /** Presses that lead back to the page. */
  readonly back?: readonly Step[];
}

const typed =
  (words: string): Step =>
  ({ page }) =>
    page.keyboard.type(words, { delay: 15 });
const clicked =
  (name: string | RegExp): Step =>
  ({ page }) =>
    page.getByRole('tab', { name }).or(page.getByRole('button', { name })).first().click();
const command = (words: string): readonly Step[] => ['Control+K', typed(words), 'Enter'];
/** Until something is there, or gone; a busy machine takes its time. */
const until =
  (selector: string, state: 'visible' | 'hidden' = 'visible'): Step =>
  ({ page }) =>
    page.locator(selector).first().waitFor({ state, timeout: 60_000 });
/** Out of a dialog or a page that asks before it forgets what was typed or said; a field may take the first press. */
const dropped: Step = async ({ page }) => {
  const drops = page.getByRole('button', { name: /^(Drop|Leave|Forget)/ });
  for (let presses = 0; presses < 3 && (await drops.count()) === 0; presses++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(1000);
  }
  await drops.first().click({ timeout: 10_000 });
  await page.locator('dialog[open]').first().waitFor({ state: 'hidden', timeout: 10_000 });
};
const wait: Step = ({ page }) => page.waitForTimeout(2500);

const NEXT: readonly Step[] = ['Tab'];
/** Days, rounds and time of a new tournament. */
const EVENT: readonly Step[] = [
  ...[...NEXT, typed('2026/11/13'), ...NEXT, typed('2026/11/16')],
  ...[...NEXT, typed('9'), ...NEXT, typed('90+30'), wait],
];

/** By what the program is started with; each picture begins where the one before ended. */
const PICTURES: readonly { readonly words: readonly string[]; readonly pictures: readonly Picture[] }[] = [
  {
    words: [],
    pictures: [
      { name: 'start', steps: [] },
      {
        name: 'new',
        steps: [
          'N',
          typed('Harbour Open 2026'),
          ...NEXT,
          typed('Saltbridge'),
          ...NEXT,
          typed('SUI'),
          ...EVENT,
        ],
        back: ['Escape', wait, 'Enter'],
      },
    ],
  },
  { words: [join(ROOT, 'assets/demo/demo.trf')], pictures: [{ name: 'import', steps: [wait] }] },
  {
    words: ['--demo'],
    pictures: [
      { name: 'players', steps: ['F2', 'ArrowDown', 'ArrowDown'] },
      { name: 'new-player', steps: ['F2', 'Control+N', typed('Har')], back: [dropped] },
      { name: 'card', steps: ['F5', 'C'], back: ['Escape'] },
      { name: 'round', steps: ['F3', '2'], back: ['1'] },
      { name: 'repair', steps: ['R', 'N', typed('11'), 'Enter', wait], back: [dropped] },
      { name: 'results', steps: ['F4'] },
      { name: 'second-entry', steps: ['Escape', 'V', wait], back: ['V', 'Escape'] },
      { name: 'standings', steps: ['F5'] },
      { name: 'working', steps: ['ArrowRight', 'ArrowRight', 'Enter'], back: ['Escape'] },
      { name: 'hall', steps: ['F6'] },
      { name: 'filing', steps: ['F7'] },
      { name: 'log', steps: ['F8'] },
      { name: 'restore', steps: ['B'], back: ['Escape'] },
      { name: 'documents', steps: ['F9', until('canvas'), wait] },
      { name: 'seal', steps: ['/'], back: ['Escape'] },
      { name: 'audit', steps: ['Control+D'], back: ['Escape'] },
      { name: 'lists', steps: [...command('Rating lists')], back: ['Escape'] },
      { name: 'lab', steps: ['F2', 'Control+Shift+L'], back: ['Escape'] },
      { name: 'rest', steps: ['F5', 'S', 'R', until('text=/Ends first/'), wait], back: ['Escape', 'Escape'] },
      { name: 'palette', steps: ['F3', 'Control+K', typed('re')], back: ['Escape'] },
      { name: 'incident', steps: ['Control+L'], back: ['Escape'] },
      { name: 'operator', steps: ['Control+U'], back: ['Escape'] },
      { name: 'settings', steps: ['Control+,', clicked(/^Event and arbiters/)] },
      { name: 'settings-system', steps: [clicked(/^Rounds and system/)] },
      { name: 'settings-scoring', steps: [clicked(/^Points and byes/)] },
      { name: 'settings-tie-breaks', steps: [clicked(/^Tie-breaks/)] },
      { name: 'settings-apart', steps: [clicked(/^Kept apart/)] },
      { name: 'settings-seats', steps: [clicked(/^Boards/)] },
      { name: 'settings-laptop', steps: [clicked(/^Language/)], back: ['Escape'] },
      {
        name: 'level-4',
        steps: ['Control+,', clicked(/^Rounds and system/), clicked(/^End FIDE mode/)],
        back: ['Escape', 'Escape'],
      },
      {
        name: 'preview',
        steps: ['F3', 'Control+ArrowDown', 'V', wait, until('text=Stop computing', 'hidden')],
        back: ['Escape', 'Escape'],
      },
      { name: 'question', steps: ['F3', 'Control+Enter'], back: ['Control+Enter', wait, wait] },
      { name: 'hand', steps: ['H', typed('1-8'), 'Enter'], back: ['Escape', 'Escape', 'Escape'] },
    ],
  },
];

async function press(shown: Shown, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (typeof step === 'string') await shown.page.keyboard.press(step);
    else await step(shown);
    await shown.page.waitForTimeout(250);
  }
}

/** A screenshot as WebP; the browser itself is the encoder. */
async function pictureOf(page: Page, encoder: Page): Promise<Buffer> {
  const png = (await page.screenshot()).toString('base64');
  const url = await encoder.evaluate(
    async ([data, quality]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [png, QUALITY] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

mkdirSync(FOLDER, { recursive: true });
const asked = process.argv.slice(2);
let [files, bytes, missed] = [0, 0, 0];
for (const { words, pictures } of PICTURES) {
  if (asked.length > 0 && !pictures.some(({ name }) => asked.includes(name))) continue;
  const shown = await showProgram(words);
  await shown.page.waitForTimeout(2500);
  const encoder = await shown.browser.newPage();
  await shown.page.bringToFront();
  for (const { name, steps, back = [] } of pictures) {
    try {
      await press(shown, steps);
      await shown.page.waitForTimeout(500);
      const picture = await pictureOf(shown.page, encoder);
      files++;
      bytes += picture.length;
      if (asked.length === 0 || asked.includes(name)) writeFileSync(join(FOLDER, `${name}.webp`), picture);
    } catch (error) {
      missed++;
      console.log(name, String(error).slice(0, 300));
    }
    await press(shown, back);
    if (back.length > 0 && (await shown.page.locator('dialog[open]').count()) > 0) {
      missed++;
      console.log(`${name}: a dialog stays open`);
    }
  }
  await shown.stop();
}
console.log(`${files} pictures, ${Math.round(bytes / 1000)} kB, ${missed} missed`);
process.exitCode = missed > 0 ? 1 : 0;
