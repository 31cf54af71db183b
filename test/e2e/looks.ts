/** What can be said about the looks of a page without looking at it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/** Serious and critical findings of axe-core, each with the first element it concerns. */
export async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const results = await page.evaluate<AxeResults>(
    // Frames are left out: the PDF viewer inside one is the browser's own.
    `axe.run(document, { iframes: false, resultTypes: ['violations'] })`,
  );
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/** Controls that reach beyond the window, as far as they can be seen at all. */
export async function beyondEdge(page: Page): Promise<readonly string[]> {
  return page.locator('button:visible, input:visible, select:visible').evaluateAll((controls) =>
    controls
      .filter((control) => control.closest('[class*=scroll], .track, nav') === null)
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(
        ({ box }) =>
          box.left < 0 || box.right > innerWidth + 0.5 || box.top < 0 || box.bottom > innerHeight + 0.5,
      )
      .map(({ control }) => control.outerHTML.slice(0, 120)),
  );
}
