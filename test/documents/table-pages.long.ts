/** Lists fill their pages: few pages, all about as full, and larger type where there is room. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { balancedHeight } from '../../src-main/documents/layout/balance.ts';
import { mm } from '../../src-main/documents/layout/paper.ts';
import { textOf, type Sheet } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import type { DocumentKind, PaperSize } from '../../src-main/ipc/contract.ts';
import { hardField } from '../../tools/looks/field.ts';
import { fieldOf, META, sheetOf } from './field.ts';
import { typeface } from './fonts.ts';
import { texts } from './geometry.ts';

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

function sheet(kind: DocumentKind, players: number, paper: PaperSize = 'A4'): Sheet {
  const tournament = fieldOf({ players, played: 6, next: true });
  return sheetOf({ kind, paper, round: null }, { tournament, meta: META, log: [] }, face);
}

/** Of the names on paper, points. */
const nameSize = ({ pages, paper }: Sheet): number =>
  texts(pages[0]!).find((mark) => textOf(mark).startsWith('Aster, '))!.size * paper.scale;
/** Of the last page: how far down its last heavy rule is, as a part of the height. */
const filled = ({ pages, paper }: Sheet): number =>
  Math.max(
    ...pages[0]!.flatMap((mark) =>
      mark.kind === 'rule' && mark.thickness === mm(0.6) ? [mark.to[1] / paper.height] : [],
    ),
  );

describe('pages of lists', () => {
  it('lowers the rows a little where that saves a page: 120 players in standings take three', () => {
    expect(sheet('standings', 120).pages).toHaveLength(3);
    expect(nameSize(sheet('standings', 120))).toBeGreaterThanOrEqual(11);
  });

  it.each(['standings', 'player-list', 'start-list', 'players-by-federation'] as const)(
    '%s on A3: larger type, and no hole between the names and what belongs to them',
    (kind) => {
      const wide = sheet(kind, 120, 'A3');
      expect(wide.pages).toHaveLength(2);
      expect(nameSize(wide)).toBeGreaterThan(11.5);
      const headings = texts(wide.pages[0]!)
        .filter((mark) => /^(?:Name|Fed|Rtg)$/u.test(textOf(mark)))
        .toSorted((a, b) => a.x - b.x);
      const name = headings.findIndex((mark) => textOf(mark) === 'Name');
      expect(headings[name + 1]!.x - headings[name]!.x).toBeLessThan(0.45 * wide.paper.width);
    },
  );

  it.each(['standings', 'player-list', 'players-by-club', 'start-list'] as const)(
    '%s of 20 players is in larger type and takes no second page',
    (kind) => {
      const small = sheet(kind, 20);
      expect(small.pages).toHaveLength(1);
      expect(nameSize(small)).toBeGreaterThan(12);
      expect(filled(small)).toBeGreaterThan(0.6);
    },
  );

  it('grows no further than two fifths more than wider paper asks for, and not where a column would get less', () => {
    for (const [kind, size, width, layout] of [
      ['standings', 'A4', 210, 1],
      ['standings', 'A3', 297, 1],
      ['wall-poster', 'A1', 841, 17.5 / 10.5],
    ] as const) {
      const { paper, pages } = sheet(kind, 2, size);
      expect(pages).toHaveLength(1);
      expect(paper.width * paper.scale).toBeCloseTo(mm(width), 3);
      const shorter = Math.min(paper.width, paper.height) * paper.scale;
      const wider = Math.max(1, shorter / layout / mm(215.9));
      expect(paper.scale / layout).toBeLessThanOrEqual(1.4001 * wider);
    }
    // Nine rounds take the whole width of A4.
    expect(nameSize(sheet('wall-chart', 60))).toBe(10.5);
  });

  it('puts as many categories on a page as fit, each whole under its name, in larger type than their rows', () => {
    const on = (players: number): Sheet =>
      sheetOf(
        { kind: 'category-standings', paper: 'A4', round: null },
        { tournament: hardField(players), meta: META, log: [] },
        face,
      );
    const few = on(20);
    expect(few.pages).toHaveLength(2);
    const names = few.pages.flatMap((page) => texts(page).filter(({ size }) => size === 15));
    expect(names.map(textOf).slice(0, 3)).toEqual(['Women', 'S60', 'U12']);
    expect(new Set(names.map(textOf)).size).toBe(names.length);
    const parts = on(120).pages.map((page) =>
      texts(page)
        .map(textOf)
        .filter((text) => /^\d+–\d+ of \d+$/u.test(text)),
    );
    // Forty women are too many for a page: twice twenty. What fits a page is whole.
    expect(parts.flat().slice(0, 2)).toEqual(['1–20 of 40', '21–40 of 40']);
    for (const text of parts.flat()) {
      const [first, last, all] = text.match(/\d+/gu)!.map(Number) as [number, number, number];
      expect(last - first + 1, text).toBeGreaterThanOrEqual(Math.min(all, 18));
    }
  });

  it('turns a poster where few players leave it half empty upright', () => {
    const [few, more] = [sheet('wall-poster', 20, 'A1'), sheet('wall-poster', 60, 'A1')];
    expect(few.paper.width).toBeGreaterThan(few.paper.height);
    expect(filled(few)).toBeGreaterThan(0.75);
    expect(more.paper.width).toBeLessThan(more.paper.height);
    expect(more.pages).toHaveLength(1);
  });

  it('puts 120 players on one poster in two blocks, their names in 17.5 pt', () => {
    const { paper, pages } = sheet('wall-poster', 120, 'A1');
    expect(pages).toHaveLength(1);
    expect(paper.width).toBeGreaterThan(paper.height);
    const places = texts(pages[0]!).filter(
      (mark) => /^(?:1|60|61|120)$/u.test(textOf(mark)) && mark.runs[0]!.bold,
    );
    const [first, sixtieth, next, last] = ['1', '60', '61', '120'].map((number) =>
      places.find((mark) => textOf(mark) === number && mark.size === 9.5)!,
    );
    expect(next!.x).toBeGreaterThan(paper.width / 2);
    expect(next!.baseline).toBeCloseTo(first!.baseline, 3);
    expect(last!.baseline).toBeCloseTo(sixtieth!.baseline, 3);
    expect(nameSize(sheet('wall-poster', 120, 'A1'))).toBeCloseTo(17.5, 3);
    // Two blocks on A2 would make long names too small; two sheets keep them as large.
    const onA2 = sheet('wall-poster', 120, 'A2');
    expect(onA2.pages).toHaveLength(2);
    expect(nameSize(onA2)).toBeGreaterThan(17);
  });

  it('prints A3 of few players as large as A4 enlarged', () => {
    const [a4, a3] = [sheet('player-list', 20), sheet('player-list', 20, 'A3')];
    expect(nameSize(a3) / nameSize(a4)).toBeGreaterThan(1.3);
  });

  it('fills A3 with the rows that A4 has on more pages', () => {
    const [a4, a3] = [sheet('standings', 113), sheet('standings', 113, 'A3')];
    expect(a3.pages.length).toBeLessThan(a4.pages.length);
    expect(nameSize(a3)).toBeGreaterThanOrEqual(nameSize(a4));
    expect(filled(a3)).toBeGreaterThan(0.85);
  });
});

describe('lines of different heights', () => {
  const pagesOf = (heights: readonly number[], most: number): number[] =>
    heights.reduce<number[]>(
      (pages, height) => {
        if (pages.at(-1)! + height > most && pages.at(-1)! > 0) pages.push(0);
        pages[pages.length - 1]! += height;
        return pages;
      },
      [0],
    );

  it('take no page more, and no page could be much lower', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 12, max: 90 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 100, max: 700 }),
        (heights, full) => {
          const count = (height: number): number => pagesOf(heights, height).length;
          const height = balancedHeight(full, count);
          expect(height).toBeLessThanOrEqual(full);
          expect(count(height)).toBe(count(full));
          // A line that is higher than the rest of its page takes one alone, whatever the height.
          if (count(full) > 1 && height - 7 >= Math.max(...heights))
            expect(count(height - 7)).toBeGreaterThan(count(full));
        },
      ),
      { seed: 20261122, numRuns: 300 },
    );
  });
});
