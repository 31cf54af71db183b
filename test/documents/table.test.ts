import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { compareNames, initialOf } from '../../src-engine/model/names.ts';
import { bandsOf } from '../../src-main/documents/layout/bands.ts';
import { tableOf, type Cell, type Column, type TableStyle } from '../../src-main/documents/layout/table.ts';
import { plain } from '../../src-main/documents/layout/phrases.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import { en } from '../../src-engine/texts/index.ts';
import { typeface } from './fonts.ts';

const STYLE: TableStyle = { headSize: 9, headHeight: 20, rowHeight: 16, thin: 0.4, heavy: 1 };

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

const column = (heading: string, flexible = false): Column => {
  return { heading, align: 'left', size: 10, padding: [1, 2], flexible };
};
const widthsFor = (
  columns: readonly Column[],
  row: readonly string[],
  available: number,
): readonly number[] =>
  tableOf(columns, [row.map((text): Cell => plain(text))], available, STYLE, face).widths;
const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

describe('widths of columns', () => {
  it('gives what is left over to the flexible columns', () => {
    const [number, name, club] = widthsFor(
      [column('No'), column('Name', true), column('Club', true)],
      ['1', 'Aster, Klara', 'Aster, Klara'],
      300,
    );
    expect(number).toBeCloseTo(face.widthOf([{ text: 'No', bold: true }], 9) + 3.1);
    expect(number! + name! + club!).toBeCloseTo(300);
    expect(name! / club!).toBeCloseTo(1, 1);
  });

  it('takes from the flexible columns first', () => {
    const row = ['2518', 'Wolfeschlegelsteinhausen, Hubert'];
    const columns = [column('Rtg'), column('Name', true)];
    const [wide] = widthsFor(columns, row, 1000);
    const [narrow, name] = widthsFor(columns, row, 120);
    expect(narrow).toBeCloseTo(wide!);
    expect(name).toBeLessThan(100);
  });

  it('never exceeds the page', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ maxLength: 40 }), fc.boolean()), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 50, max: 800 }),
        (cells, available) => {
          const columns = cells.map(([, flexible], index) => column(`C${index}`, flexible));
          const widths = widthsFor(
            columns,
            cells.map(([text]) => text),
            available,
          );
          expect(total(widths)).toBeLessThanOrEqual(available + 1e-6);
          expect(widths.every((width) => width > 0)).toBe(true);
        },
      ),
      { seed: 20261121, numRuns: 300 },
    );
  });
});

describe('bands of columns', () => {
  it('keeps everything on one page while the columns are wide enough', () => {
    expect(bandsOf(9, 500, 37, 55)).toEqual([{ first: 0, count: 9, width: 55 }]);
    expect(bandsOf(13, 500, 37, 55)).toEqual([{ first: 0, count: 13, width: 500 / 13 }]);
  });

  it('spreads more columns evenly', () => {
    expect(bandsOf(14, 500, 37, 55)).toEqual([
      { first: 0, count: 7, width: 55 },
      { first: 7, count: 7, width: 55 },
    ]);
  });

  it('holds every column exactly once, never wider than the page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 600 }), (count, available) => {
        const bands = bandsOf(count, available, 20, 40);
        const columns = bands.flatMap(({ first, count: own }) =>
          Array.from({ length: own }, (_, index) => first + index),
        );
        expect(columns).toEqual(Array.from({ length: count }, (_, index) => index));
        for (const { count: own, width } of bands) expect(own * width).toBeLessThanOrEqual(available + 1e-9);
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });
});

describe('alphabet', () => {
  it('puts names under the letter of the Latin alphabet that they are written with, others under their own', () => {
    const initials = {
      'Čermin, O': 'C',
      'Östlund, A': 'O',
      'ümit, B': 'U',
      'Жуков, Д': 'Ж',
      'Ωmega, X': 'Ω',
      '’t Hart, J': 'T',
      '': '#',
    };
    for (const [name, initial] of Object.entries(initials))
      expect([name, initialOf(name)]).toEqual([name, initial]);
  });

  it('sorts accented letters beside their own, and other alphabets after Latin', () => {
    const names = ['Zorn', 'Жуков', 'Čermin', 'Cermin', 'Dorn', 'Corell'];
    expect(names.sort(compareNames)).toEqual(['Čermin', 'Cermin', 'Corell', 'Dorn', 'Zorn', 'Жуков']);
  });
});

describe('words', () => {
  it('prints a time as it was written, whatever the time zone of the computer', () => {
    expect(en.sheets.dayAndTime('2026-11-15T00:05:09+13:00')).toBe('Sun 15 Nov 2026 00:05');
    expect(en.sheets.dayAndTime('2028-02-29T23:59:58-05:00', 'second')).toBe('Tue 29 Feb 2028 23:59:58');
    expect(en.sheets.dayAndTime('some day')).toBe('some day');
  });

  it('names version and time of issue, or the draft', () => {
    const imprint = { event: '', version: 2, issuedAt: '2026-11-15T13:41:07+01:00', draft: false, seal: '' };
    expect(en.sheets.issue(imprint)).toBe('Version 2, issued Sun 15 Nov 2026 13:41');
    expect(en.sheets.issue({ ...imprint, version: 0 })).toBe('Issued Sun 15 Nov 2026 13:41');
    expect(en.sheets.issue({ ...imprint, draft: true })).toBe('DRAFT, issued Sun 15 Nov 2026 13:41');
  });

  it('spans', () => {
    expect([
      en.sheets.span('Board', 1, 20),
      en.sheets.span('Board', 7, 7),
      en.sheets.span('Entry', 1, 3),
    ]).toEqual(['Boards 1–20', 'Board 7', 'Entries 1–3']);
  });
});
