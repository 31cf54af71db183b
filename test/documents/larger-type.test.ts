/** Lists in larger type where there is room, and columns further apart; letters are half as wide as high. */
import { describe, expect, it } from 'vitest';
import { mm, type Paper } from '../../src-main/documents/layout/paper.ts';
import type { Cell } from '../../src-main/documents/layout/table.ts';
import {
  enlarged,
  spreadOver,
  widthBeside,
  type TablePages,
} from '../../src-main/documents/layout/table-pages.ts';
import { close, column, face, letters, NAME, NUMBER, STYLE } from './written-tables.ts';

describe('larger type', () => {
  const paper: Paper = { width: 500, height: 700, scale: 1 };
  const lay =
    (spare: number, pagesOf: (width: number) => number, tightBelow = 0) =>
    ({ width }: Paper): TablePages => ({
      pages: Array.from({ length: pagesOf(width) }, () => ({ heading: null, draw: () => undefined })),
      spare,
      isTight: width < tightBelow,
    });
  const factorOf = (...asked: Parameters<typeof lay>) => {
    const { paper: on, pages } = enlarged(paper, lay(...asked));
    expect([on.width * on.scale, on.height * on.scale]).toEqual([close(500), close(700)]);
    return [Math.round(on.scale * 1000) / 1000, pages.length];
  };

  it('is as large as leaves the pages as many, two fifths larger at most', () => {
    expect(factorOf(3, () => 1)).toEqual([1.4, 1]);
    expect(factorOf(1.2, () => 2)).toEqual([1.2, 2]);
    // At 1.4 and 1.35 a page more, at 1.3 no more.
    expect(factorOf(3, (width) => (width < 500 / 1.32 ? 3 : 2))).toEqual([1.3, 2]);
    expect(factorOf(1.04, () => 1)).toEqual([1, 1]);
    expect(factorOf(1.05, () => 1)).toEqual([1.05, 1]);
    expect(factorOf(3, (width) => (width < 500 ? 2 : 1))).toEqual([1, 1]);
    // Fewer pages are not as many.
    expect(factorOf(3, (width) => (width < 500 / 1.32 ? 1 : 2))).toEqual([1.3, 2]);
  });

  it('is none where a column would have less than it asks for', () => {
    expect(factorOf(3, () => 1, 500 / 1.12)).toEqual([1.1, 1]);
    expect(factorOf(3, () => 1, 501)).toEqual([1, 1]);
  });

  it('is larger by as much as paper for the wall is wider than that of an office', () => {
    const wide = { width: mm(215.9) * 2, height: 3000, scale: 1 };
    const { paper: on } = enlarged(
      wide,
      lay(9, () => 1),
    );
    expect(on.scale).toBeCloseTo(2.8, 6);
    const lying = enlarged(
      { width: 3000, height: mm(215.9) * 2, scale: 1.5 },
      lay(9, () => 1),
    );
    expect(lying.paper.scale).toBeCloseTo(4.2, 6);
  });
});

describe('columns on far wider paper', () => {
  const rows: readonly (readonly Cell[])[] = [[letters(2), letters(10), letters(3), letters(2)]];
  const columns = [NUMBER, NAME, column('F'), column('P', { align: 'right' })];
  // 17.1 and 55.1 and 20.1 and 15.1.
  const all = 107.4;

  it('are as they are while names are not stretched further than 1.7 times', () => {
    const as = (width: number) => spreadOver(columns, rows, width, STYLE, face);
    expect(as(all)).toEqual({ columns, style: STYLE });
    expect(as(all + 0.7 * 55.1 - 0.01)).toEqual({ columns, style: STYLE });
    expect(as(all + 0.7 * 55.1 + 0.01).columns).not.toEqual(columns);
  });

  it('are as they are without names, or where a column has a width', () => {
    expect(spreadOver([NUMBER], [[letters(2)]], 900, STYLE, face)).toEqual({
      columns: [NUMBER],
      style: STYLE,
    });
    const said = columns.with(3, column('P', { width: 20 }));
    expect(spreadOver(said, rows, 900, STYLE, face)).toEqual({ columns: said, style: STYLE });
  });

  it('are in larger type, a fifth at most, then further apart behind the names', () => {
    const width = 300;
    // Rows of 16 points hold letters of 11.84.
    const larger = 1.184;
    const gap = (width - larger * (all + 0.5 * 55.1)) / 2;
    const spread = spreadOver(columns, rows, width, STYLE, face);
    expect(spread.style).toEqual({ ...STYLE, headSize: close(11.84) });
    const padding = (behind: number) => [close(2 * larger), close(3 * larger + behind)];
    expect(spread.columns).toEqual([
      { ...columns[0], size: close(11.84), padding: padding(0) },
      { ...columns[1], size: close(11.84), padding: padding(0) },
      { ...columns[2], size: close(11.84), padding: padding(gap) },
      { ...columns[3], size: close(11.84), padding: padding(0) },
    ]);
    const high = spreadOver(columns, rows, width, { ...STYLE, rowHeight: 40 }, face);
    expect(high.columns[0]!.size).toBeCloseTo(12, 6);
    // Letters that are as high as the row allows grow no smaller.
    const low = spreadOver(columns, rows, width, { ...STYLE, rowHeight: 8 }, face);
    expect(low.columns[0]!.size).toBe(10);
    expect(low.style.headSize).toBe(10);
  });

  it('are further apart where names are first, too', () => {
    const first = spreadOver([NAME, column('P')], [[letters(10), letters(2)]], 300, STYLE, face);
    // There is nothing between the names and the last column.
    expect(first.columns.map(({ size }) => size)).toEqual([close(11.84), close(11.84)]);
  });

  it('are no further apart where names are last', () => {
    const last = spreadOver([NUMBER, NAME], [[letters(2), letters(10)]], 300, STYLE, face);
    expect(last.columns.map(({ padding }) => padding)).toEqual(
      [0, 1].map(() => [close(2 * 1.184), close(3 * 1.184)]),
    );
  });

  it('beside the rounds are as wide as they ask for, names at most so wide', () => {
    expect(widthBeside(columns, rows, 40, STYLE, face)).toBeCloseTo(all - 15.1, 6);
    expect(widthBeside(columns, rows, 60, STYLE, face)).toBeCloseTo(all, 6);
  });
});
