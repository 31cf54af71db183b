/** Where running text turns the page. */
import { describe, expect, it } from 'vitest';
import type { Block } from '../../src-main/documents/layout/article.ts';
import { renderArticle } from '../../src-main/documents/render.ts';
import { FONT_FOLDER } from './fonts.ts';
import { type PdfPage, readPdf } from './read-pdf.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200"/></svg>';
const LINE = { kind: 'text', text: 'line' } as const satisfies Block;

const FOLLOWERS: Readonly<Record<string, Block>> = {
  text: { kind: 'text', text: 'follower' },
  figure: { kind: 'figure', svgs: [SVG], caption: 'follower' },
};

/** The page on which a text stands. */
const pageOf = (pages: readonly PdfPage[], wanted: string): number =>
  pages.findIndex(({ texts }) => texts.some(({ text }) => text === wanted));

/** Pages of so many lines with these blocks below them. */
async function below(lines: number, blocks: readonly Block[]): Promise<PdfPage[]> {
  const all = [...Array.from({ length: lines }, () => LINE), ...blocks];
  return await readPdf(await renderArticle({ title: 'Report', blocks: all }, FONT_FOLDER));
}

/** So many lines bring a figure, a paragraph and a table to the foot of their page, and beyond it. */
const NEAR_THE_FOOT = [24, 30, 31, 32, 33, 34];

describe('an article', () => {
  for (const [follower, block] of Object.entries(FOLLOWERS))
    it(`has a heading on the page on which its ${follower} begins`, async () => {
      const turned = new Set<number>();
      for (const lines of NEAR_THE_FOOT) {
        const pages = await below(lines, [{ kind: 'heading', text: 'heading' }, block, LINE]);
        const page = pageOf(pages, 'heading');
        expect(pageOf(pages, 'follower'), `${lines} lines before`).toBe(page);
        turned.add(page);
      }
      expect(turned.has(1)).toBe(true);
    });

  it('has the head of a table on the page of its first row', async () => {
    const rows = [
      ['follower', 'b'],
      ['second', 'b'],
    ];
    const turned = new Set<number>();
    for (const lines of NEAR_THE_FOOT) {
      const pages = await below(lines, [{ kind: 'table', head: ['head', 'b'], rows, widths: [1, 1] }]);
      const page = pageOf(pages, 'head');
      expect(pageOf(pages, 'follower'), `${lines} lines before`).toBe(page);
      turned.add(page);
    }
    expect(turned).toEqual(new Set([0, 1]));
  });

  it('prints a table without rows', async () => {
    const pages = await below(1, [{ kind: 'table', head: ['head', 'b'], rows: [], widths: [1, 1] }]);
    expect(pageOf(pages, 'head')).toBe(0);
  });
});
