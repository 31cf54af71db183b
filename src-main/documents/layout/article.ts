/** Running text with figures and tables, which flow over pages as they come: reports that are read, not sheets for a wall. */
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { FAMILIES } from './sheet.ts';

/** A piece of an article. Figures are SVG texts. */
export type Block =
  | { readonly kind: 'title' | 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'figure'; readonly svgs: readonly string[]; readonly caption: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Shares of the width. */
      readonly widths: readonly number[];
    };

export interface Article {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A4 with 20 mm margins, points. */
const MARGIN = 56;
const WIDTH = 595 - 2 * MARGIN;

/** The article in pdfmake's terms. */
export function articleDefinition({ title, blocks }: Article): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: MARGIN,
    info: { title },
    defaultStyle: { font: FAMILIES[0], fontSize: 9.5, lineHeight: 1.2 },
    footer: (page, pages) => ({
      text: `${page} / ${pages}`,
      alignment: 'center',
      fontSize: 8,
      margin: [0, 16, 0, 0],
    }),
    content: contentsOf(blocks),
  };
}

/** A heading and the paragraph or figure below it stay on one page. A table may be longer than a page. */
function contentsOf(blocks: readonly Block[]): Content[] {
  return blocks.flatMap((block, place): Content[] => {
    const [before, after] = [blocks[place - 1], blocks[place + 1]];
    if (block.kind === 'heading' && isHeaded(after)) return [];
    return before?.kind === 'heading' && isHeaded(block)
      ? [{ unbreakable: true, stack: [contentOf(before), contentOf(block)] }]
      : [contentOf(block)];
  });
}

const isHeaded = (block: Block | undefined): boolean => block?.kind === 'text' || block?.kind === 'figure';

function contentOf(block: Block): Content {
  switch (block.kind) {
    case 'title':
      return { text: block.text, bold: true, fontSize: 18, margin: [0, 0, 0, 10] };
    case 'heading':
      return { text: block.text, bold: true, fontSize: 12.5, margin: [0, 14, 0, 5] };
    case 'text':
      return { text: block.text, margin: [0, 0, 0, 6] };
    case 'figure':
      return {
        unbreakable: true,
        stack: [
          ...block.svgs.map((svg): Content => ({ svg, fit: [WIDTH, 205] })),
          { text: block.caption, fontSize: 8.5, margin: [0, 2, 0, 12] },
        ],
      };
    case 'table': {
      const all = block.widths.reduce((sum, width) => sum + width, 0);
      // Eight points of padding for each column.
      const room = WIDTH - 8 * block.widths.length;
      return {
        table: {
          headerRows: 1,
          keepWithHeaderRows: Math.min(1, block.rows.length),
          dontBreakRows: true,
          widths: block.widths.map((width) => (room * width) / all),
          body: [block.head.map((text) => ({ text, bold: true })), ...block.rows.map((row) => [...row])],
        },
        layout: 'lightHorizontalLines',
        fontSize: 8,
        margin: [0, 4, 0, 10],
      };
    }
  }
}
