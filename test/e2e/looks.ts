/** What can be said about the looks of a page without looking at it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { callFromPage } from './calls.ts';

const AXE = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/** Rows of a table that a sample has. */
const SAMPLE = 9;
/** The rules whose verdict another theme may change: everything else is on the page as it was. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'] as const;
const THEMES = ['light', 'dark', 'contrast'] as const;

interface Part {
  /** `sample`: the first rows of a table alone. */
  readonly rows: 'all' | 'sample';
  readonly rules: 'all' | 'colours';
}

/** Serious and critical findings of axe-core, each with the first element it concerns. */
export async function findings(
  page: Page,
  { rows, rules }: Part = { rows: 'all', rules: 'all' },
): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE);
  const left = rows === 'all' ? '' : `, exclude: [['tbody tr:nth-child(n+${SAMPLE + 1})']]`;
  const only = rules === 'colours' ? `, runOnly: ${JSON.stringify(OF_COLOURS)}` : '';
  const results = await page.evaluate<AxeResults>(
    // Frames are left out: the PDF viewer inside one is the browser's own. Selectors are not asked for: they cost a third.
    `axe.run({ include: [document]${left} }, { iframes: false, resultTypes: ['violations'], selectors: false${only} })`,
  );
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/** What axe-core finds in the light theme, and in the others what it says of their colours; each with its theme. */
export async function findingsInThemes(page: Page, rows: Part['rows'] = 'all'): Promise<readonly string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await callFromPage(page, 'command', 'app.setTheme', { theme });
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    const said = await findings(page, { rows, rules: theme === 'light' ? 'all' : 'colours' });
    found.push(...said.map((finding) => `${theme}: ${finding}`));
  }
  return found;
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

/**
 * Texts and controls that cannot be seen whole, in the uppermost dialog, or on the page where none is open:
 * - half of a line or more, or any part of a control, lies outside of the window or of a box around it that hides what is
 *   beyond its edge and cannot be scrolled;
 * - but a text may end in an ellipsis in a cell of a table or in a box of the class `clip`, where the pointer says all of
 *   it (`src-renderer/whole-words.ts`), or where there is a `title`. Enough of it has to be seen; only what is in soft ink
 *   may go. In the pseudo-language, which is longer than any, headings of columns may end so too, and less has to be seen;
 * - a box that is scrolled down can be scrolled sideways too; in the pseudo-language only the form of a dialog is asked;
 * - a heading of a column is broken within a word;
 * - a hint in an empty field, or the choice shown in a closed list, is wider than its field; in the pseudo-language it may
 *   end in an ellipsis.
 */
export async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
    const SLACK = 1;
    const [ENOUGH_WIDTH, ENOUGH_SHARE] = [72, 0.6];
    const found = new Set<string>();
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const placeOf = (element: Element | null): string => {
      const names: string[] = [];
      for (let at = element; at !== null && names.length < 3; at = at.parentElement)
        names.unshift(
          at.localName +
            [...at.classList]
              .filter((name) => !name.startsWith('svelte-'))
              .map((name) => `.${name}`)
              .join(''),
        );
      return names.join(' > ');
    };
    const shorten = (words: string): string => words.trim().replace(/\s+/g, ' ').slice(0, 60);

    /** By how many pixels a box around this element cuts something in it, and which box. */
    const cutBy = (inside: Element, shape: Box): { by: number; what: Element } | null => {
      let [across, down] = [true, true];
      // What is placed absolutely is cut by the box that it is placed in, not by those between.
      let leaps = false;
      for (let at: Element | null = inside; at !== null && (across || down); at = at.parentElement) {
        const style = styleOf(at);
        if (at !== inside && leaps && style.position === 'static') continue;
        if (at !== inside) leaps = false;
        const edge = at.getBoundingClientRect();
        const box = {
          left: edge.left + at.clientLeft,
          top: edge.top + at.clientTop,
          right: edge.left + at.clientLeft + at.clientWidth,
          bottom: edge.top + at.clientTop + at.clientHeight,
        };
        if (/auto|scroll/.test(style.overflowX)) across = false;
        else if (across && style.overflowX !== 'visible') {
          const by = Math.max(box.left - shape.left, shape.right - box.right);
          if (by > SLACK) return { by, what: at };
        }
        if (/auto|scroll/.test(style.overflowY)) down = false;
        else if (down && style.overflowY !== 'visible') {
          const by = Math.max(box.top - shape.top, shape.bottom - box.bottom);
          if (by > SLACK) return { by, what: at };
        }
        if (style.position === 'fixed') break;
        if (style.position === 'absolute') leaps = true;
      }
      const by = Math.max(
        across ? Math.max(-shape.left, shape.right - innerWidth) : 0,
        down ? Math.max(-shape.top, shape.bottom - innerHeight) : 0,
      );
      return by > SLACK ? { by, what: document.documentElement } : null;
    };
    const isPseudo = document.documentElement.lang === 'xx';
    /** A text that ends in an ellipsis by decision, and of which enough is seen. */
    const isShortened = (box: Element): boolean => {
      if (styleOf(box).textOverflow !== 'ellipsis') return false;
      const mayBe = box.matches(isPseudo ? 'td, th, .clip' : 'td, .clip');
      if (!mayBe && box.closest('[title]:not([title=""])') === null) return false;
      return (
        isPseudo ||
        box.matches('.soft') ||
        box.clientWidth >= ENOUGH_WIDTH ||
        box.clientWidth >= ENOUGH_SHARE * box.scrollWidth
      );
    };
    const isApart = (element: Element): boolean =>
      element.closest('.unseen, [inert], [aria-hidden=true]') !== null ||
      !element.checkVisibility({ visibilityProperty: true }) ||
      styleOf(element).clipPath !== 'none';

    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const inside = node.parentElement!;
      if (node.nodeValue!.trim() === '' || inside.localName === 'option' || isApart(inside)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (inside.closest('th') !== null && lines.size > node.nodeValue!.trim().split(/[\s-]+/).length)
        found.add(`“${shorten(node.nodeValue!)}” is broken into ${lines.size} lines in ${placeOf(inside)}`);
      for (const line of range.getClientRects()) {
        if (line.width < 1) continue;
        const part = line.height / 4;
        const cut = cutBy(inside, {
          left: line.left,
          right: line.right,
          top: line.top + part,
          bottom: line.bottom - part,
        });
        if (cut !== null && !isShortened(cut.what))
          found.add(`“${shorten(node.nodeValue!)}” by ${Math.round(cut.by)} px in ${placeOf(cut.what)}`);
      }
    }

    for (const box of scope.querySelectorAll('*')) {
      const { overflowX, overflowY } = styleOf(box);
      const scrolls = /auto|scroll/.test(overflowX) && /auto|scroll/.test(overflowY);
      if (
        scrolls &&
        (!isPseudo ||
          box.querySelector('table') === null ||
          (box.closest('dialog') !== null && box.querySelector('form') !== null)) &&
        box.scrollWidth > box.clientWidth + SLACK &&
        !isApart(box) &&
        box.localName !== 'textarea'
      )
        found.add(`${placeOf(box)} scrolls sideways by ${box.scrollWidth - box.clientWidth} px`);
    }

    const pen = document.createElement('canvas').getContext('2d')!;
    const widthOf = (words: string, field: Element): number => {
      const isHint = field instanceof HTMLInputElement;
      const { fontWeight, fontSize, fontFamily } = isHint
        ? getComputedStyle(field, '::placeholder')
        : styleOf(field);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return pen.measureText(words).width;
    };
    for (const control of scope.querySelectorAll('button, input, select, textarea, a[href], summary')) {
      if (isApart(control)) continue;
      const shape = control.getBoundingClientRect();
      if (shape.width < 2 || shape.height < 2) continue;
      const cut = cutBy(control.parentElement!, shape);
      if (cut !== null && !isShortened(cut.what))
        found.add(
          `${placeOf(control)} “${shorten(control.textContent)}” by ${Math.round(cut.by)} px in ${placeOf(cut.what)}`,
        );
      const { paddingLeft, paddingRight } = styleOf(control);
      const room = control.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const says =
        control instanceof HTMLInputElement && control.value === ''
          ? control.placeholder
          : control instanceof HTMLSelectElement
            ? (control.selectedOptions[0]?.text ?? '')
            : '';
      const isEnded = isPseudo && styleOf(control).textOverflow === 'ellipsis';
      if (says !== '' && !isEnded && widthOf(says, control) > room + SLACK)
        found.add(
          `“${shorten(says)}” by ${Math.round(widthOf(says, control) - room)} px in the field ${placeOf(control)}`,
        );
    }
    return [...found];
  });
}
