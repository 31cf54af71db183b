/** Sheets that hang have their code where a telephone reads it, beside the longest headings too. */
import { beforeAll, expect, it } from 'vitest';
import decodeQR from 'qr/decode.js';
import { bookOf } from '../../src-main/documents/book.ts';
import { mm } from '../../src-main/documents/layout/paper.ts';
import type { Mark } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import type { DocumentKind } from '../../src-main/ipc/contract.ts';
import { hardField, LOG, republished } from '../../tools/looks/field.ts';
import { hardRoundRobin } from '../../tools/looks/round-robin.ts';
import { META } from './field.ts';
import { typeface } from './fonts.ts';
import { overlaps } from './geometry.ts';

const CODE = 'GF2.5.92.RCBV-6Z7G-B7PB';
const DOTS = 25;
const PIXELS = 8;

type Dot = Extract<Mark, { kind: 'box' }>;

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

/** What a telephone reads: the code as a picture with a border of four dots. */
function readOf(dots: readonly Dot[]): { readonly text: string; readonly size: number } {
  const [left, top] = [Math.min(...dots.map(({ x }) => x)), Math.min(...dots.map(({ y }) => y))];
  const size = Math.max(...dots.map(({ x, width }) => x + width)) - left;
  const side = (DOTS + 8) * PIXELS;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const pixel = (length: number): number => Math.round((length / size) * DOTS * PIXELS);
  for (const { x, y, width, height } of dots)
    for (let row = pixel(y - top); row < pixel(y - top + height); row++)
      for (let column = pixel(x - left); column < pixel(x - left + width); column++)
        data.fill(
          0,
          4 * ((row + 4 * PIXELS) * side + column + 4 * PIXELS),
          4 * ((row + 4 * PIXELS) * side + column + 4 * PIXELS) + 3,
        );
  return { text: decodeQR({ width: side, height: side, data }), size };
}

it.each<DocumentKind>([
  'pairings-by-board',
  'pairings-by-name',
  'changed-boards',
  'result-sheet',
  'start-poster',
  'standings',
  'category-standings',
  'wall-chart',
  'wall-poster',
  'swiss-crosstable',
  'crosstable',
  'player-list',
  'start-list',
  'schedule',
])('%s', (kind) => {
  const hard = republished(hardField(60));
  const tournament = kind === 'crosstable' ? hardRoundRobin(14, 2) : hard.tournament;
  const content = { tournament, meta: { ...META, version: 2, code: CODE }, log: LOG, former: hard.former };
  const { sheets } = bookOf({ kind, paper: 'A4', round: null }, content, face);
  for (const sheet of sheets) {
    for (const page of sheet.pages) {
      const dots = page.filter(
        (mark): mark is Dot =>
          mark.kind === 'box' &&
          mark.filled &&
          mark.y + mark.height < mm(26) &&
          mark.x > sheet.paper.width - mm(28),
      );
      const { text, size } = readOf(dots);
      expect(text).toBe(`WALLCHART:${CODE}`);
      expect(size).toBeGreaterThan(mm(9.5));
      expect(overlaps(page)).toEqual([]);
    }
  }
});
