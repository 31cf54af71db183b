/** The rules of a pairing system on one page. */
import { bodyOf, framed, type Setting } from '../layout/frame.ts';

import { mm, paperOf } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { tableHeading } from '../layout/table-pages.ts';
import { plain, strong } from '../layout/phrases.ts';
import { LEADING, type Line, type Typeface } from '../layout/typeface.ts';
import type { View } from '../views/view.ts';
import { texts } from '../words.ts';

/** The rules of the next round on one page. */
export interface CribView extends View {
  readonly round: number;
  readonly system: string;
  readonly edition: string;
  readonly sections: readonly {
    readonly title: string;
    readonly rules: readonly { readonly article: string; readonly text: string }[];
  }[];
}

const LARGEST = 11.5;
const SMALLEST = 6.5;
const ARTICLES = mm(19);

/** Lines of one rule or of a section's title. */
export interface Block {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly isTitle: boolean;
}

/** One page, in the largest letters in which everything fits. */
export function cribSheet(view: CribView, { size, typeface }: Setting): Sheet {
  const paper = paperOf(size, 'portrait', 'larger');
  const body = bodyOf(paper, 'table');
  const fitting = sizesDown().find((letters) => {
    const blocks = blocksOf(view, letters, body.width, typeface);
    return heightOf(blocks, letters) <= body.height;
  });
  const letters = fitting ?? SMALLEST;
  const blocks = blocksOf(view, letters, body.width, typeface);
  const title = texts.paperPack.howToPair(view.round);
  const heading = tableHeading(title, [view.system], '');
  const footer = [view.imprint.event, view.edition].map((text) => ({ text }));
  const page = { heading, draw: (pen: Pen) => drawBlocks(pen, blocks, letters, body) };
  return framed(title, view.imprint, { paper, typeface }, footer, [page]);
}

function sizesDown(): readonly number[] {
  const steps = Math.round((LARGEST - SMALLEST) / 0.25);
  return Array.from({ length: steps + 1 }, (_, step) => LARGEST - step * 0.25);
}

/** The rules as blocks, broken into lines for letters of this size and a column of this width, in points of the sheet. */
export function blocksOf(
  { sections }: Pick<CribView, 'sections'>,
  letters: number,
  width: number,
  typeface: Typeface,
): readonly Block[] {
  return sections.flatMap(({ title, rules }) => [
    { label: '', lines: typeface.wrap(strong(title), letters * 1.15, width), isTitle: true },
    ...rules.map(({ article, text }) => ({
      label: article,
      lines: typeface.wrap(plain(text), letters, width - ARTICLES),
      isTitle: false,
    })),
  ]);
}

/** Above a block, in font sizes. */
function gapOf({ isTitle }: Block): number {
  return isTitle ? 0.75 : 0.2;
}

/** Height of the blocks below one another, in points of the sheet. */
export function heightOf(blocks: readonly Block[], letters: number): number {
  return blocks.reduce((sum, block) => {
    const size = block.isTitle ? letters * 1.15 : letters;
    return sum + block.lines.length * LEADING * size + gapOf(block) * letters;
  }, 0);
}

/** Draws the blocks below one another, from the top of `body`. */
export function drawBlocks(pen: Pen, blocks: readonly Block[], letters: number, body: Space): void {
  let y = body.y;
  for (const block of blocks) {
    const size = block.isTitle ? letters * 1.15 : letters;
    y += gapOf(block) * letters;
    const at = { baseline: y + 0.95 * size, size };
    if (block.isTitle) {
      pen.lines(block.lines, { ...at, x: body.x });
      y += block.lines.length * LEADING * size;
      pen.across(body.x, body.width, y, mm(0.2));
      continue;
    }
    const label = { x: body.x, y, width: ARTICLES - mm(2), height: LEADING * size };
    pen.fitted(strong(block.label), size * 0.92, label);
    pen.lines(block.lines, { ...at, x: body.x + ARTICLES });
    y += block.lines.length * LEADING * size;
  }
}
