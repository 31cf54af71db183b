/**
 * Pictures of every page and dialog to be looked at: `npm run build`, then
 * `node tools/looks/views.ts FOLDER [--in en,fr] [--themes light,dark] [--only PATTERN]`. Each view of the table of
 * `test/e2e/scenarios/views.ts`, in every language, window and theme unless fewer are named, and sheets of nine of them.
 * Says what is cut off, as the test of the views does.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import type { Language } from '../../src-engine/texts/index.ts';
import { launchLoopback } from '../../test/e2e/hosts.ts';
import { cutOff } from '../../test/e2e/looks.ts';
import { VIEWS } from '../../test/e2e/scenarios/views.ts';
import { NARROW, SMALL, Visitor, WIDE } from '../../test/e2e/scenarios/visitor.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    in: { type: 'string', default: 'en,fr,de,xx' },
    themes: { type: 'string', default: 'light,dark,contrast' },
    only: { type: 'string', default: '' },
  },
});
const [folder = 'view-looks'] = positionals;
const themes = values.themes.split(',').filter((theme) => theme !== '');
const views = VIEWS.filter(({ name }) => new RegExp(values.only).test(name));
mkdirSync(folder, { recursive: true });
const program = await launchLoopback();
const visitor = new Visitor(program);
await visitor.prepare();

/** Pictures by language, window and theme, for their sheets. */
const taken = new Map<string, string[]>();
let missed = 0;

async function take(language: Language, name: string, width: number): Promise<void> {
  for (const cut of await cutOff(program.page)) console.log(`${language} ${width} ${name}: ${cut}`);
  for (const theme of themes) {
    await visitor.paint(theme);
    const kind = `${language}-${width}-${theme}`;
    const path = join(folder, `${kind}-${name.replaceAll(/[^a-z]+/g, '-')}.png`);
    await program.page.screenshot({ path });
    taken.set(kind, [...(taken.get(kind) ?? []), path]);
  }
}

for (const language of values.in.split(',') as Language[]) {
  await visitor.speak(language);
  for (const view of views)
    try {
      await visitor.show(view);
      for (const size of view.narrow === true ? [NARROW] : [WIDE, NARROW, SMALL]) {
        await visitor.resize(size);
        await take(language, view.name, size.width);
      }
      await visitor.leave(view);
    } catch (error) {
      missed++;
      console.log(`${language} ${view.name}: ${String(error).slice(0, 200)}`);
      await visitor.begin();
    }
}

const NINE = 9;
async function sheet(page: Page, path: string, pictures: readonly string[]): Promise<void> {
  const images = pictures.map(
    (picture) => `<img src="data:image/png;base64,${readFileSync(picture).toString('base64')}">`,
  );
  await page.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:repeat(3,1fr);gap:6px;background:#888}img{width:100%}</style>${images.join('')}`,
  );
  await page.screenshot({ path, fullPage: true });
}
const desk = await program.page.context().browser()!.newPage();
await desk.setViewportSize({ width: 2040, height: 1160 });
for (const [kind, pictures] of taken)
  for (let at = 0; at < pictures.length; at += NINE)
    await sheet(desk, join(folder, `sheet-${kind}-${at / NINE + 1}.png`), pictures.slice(at, at + NINE));

await program.stop();
console.log(`${[...taken.values()].flat().length} pictures, ${missed} views missed`);
process.exitCode = missed > 0 ? 1 : 0;
