/** Lists fill their pages: few pages, all about as full, and larger type where there is room. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { balancedHeight } from '../../src-main/documents/balance.ts';
import { mm } from '../../src-main/documents/paper.ts';
import { textOf, type Sheet } from '../../src-main/documents/sheet.ts';
import type { Typeface } from '../../src-main/documents/typeface.ts';
import type { DocumentKind, PaperSize } from '../../src-main/ipc/contract.ts';
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
    expect(nameSize(sheet('standings', 120))).toBe(11);
  });

  it.each(['standings', 'player-list', 'players-by-club', 'start-list'] as const)(
    '%s of 20 players is in larger type and takes no second page',
    (kind) => {
      const small = sheet(kind, 20);
      expect(small.pages).toHaveLength(1);
      expect(nameSize(small)).toBeGreaterThan(12);
      expect(filled(small)).toBeGreaterThan(0.6);
    },
  );

  it('grows no further than two fifths, and not where a column would get less than it asks for', () => {
    for (const kind of ['standings', 'wall-poster'] as const) {
      const { paper, pages } = sheet(kind, 2, kind === 'standings' ? 'A4' : 'A1');
      expect(pages).toHaveLength(1);
      expect(paper.width * paper.scale).toBeCloseTo(kind === 'standings' ? mm(210) : mm(594), 3);
      expect(paper.scale / (kind === 'standings' ? 1 : 17.5 / 10.5)).toBeLessThanOrEqual(1.4001);
    }
    // Nine rounds take the whole width of A4.
    expect(nameSize(sheet('wall-chart', 60))).toBe(10.5);
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
