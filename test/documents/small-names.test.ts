/** The longest names of a list, in one language and in two: beside everything else on the line they can still be read. */
import { beforeAll, expect, it } from 'vitest';
import { loadSheetCatalogue, type Languages } from '../../src-engine/texts/index.ts';
import { bookOf } from '../../src-main/documents/book.ts';
import { textOf } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import { inTexts } from '../../src-main/documents/words.ts';
import type { PaperSize } from '../../src-main/ipc/contract.ts';
import { hardField } from '../../tools/looks/field.ts';
import { META } from './field.ts';
import { typeface } from './fonts.ts';
import { texts } from './geometry.ts';

const tournament = hardField(120);
/** Pieces of the names of 35 to 80 characters. */
const LONG = /Papadimitriou|Wolfeschlegel|Hohenlohe|Schillingsfürst|Комиссаржевская/u;
/** On paper, points. */
const LEAST = 6;

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

const KINDS = [
  'standings',
  'player-list',
  'start-list',
  'players-by-club',
  'wall-chart',
  'swiss-crosstable',
  'pairings-by-board',
  'pairings-by-name',
  'result-sheet',
  'result-slips',
] as const;
const ON: readonly (readonly [PaperSize, Languages])[] = [
  ['A4', ['fr', 'de']],
  ['LETTER', ['en']],
];

it.each(KINDS.flatMap((kind) => ON.map(([paper, languages]) => [kind, paper, languages] as const)))(
  '%s on %s in %s',
  async (kind, paper, languages) => {
    const catalogue = await loadSheetCatalogue(languages);
    const { sheets } = inTexts(catalogue, () =>
      bookOf({ kind, paper, round: null }, { tournament, meta: META, log: [] }, face),
    );
    const names = sheets.flatMap(({ pages, paper: { scale } }) =>
      pages.flatMap((page) => texts(page).map((mark) => ({ text: textOf(mark), size: mark.size * scale }))),
    );
    const long = names.filter(({ text }) => LONG.test(text));
    expect(long.length).toBeGreaterThan(3);
    expect(long.filter(({ size }) => size < LEAST)).toEqual([]);
  },
);

it('the longest name of a list on A3 takes the space that is beside it', async () => {
  const { sheets } = inTexts(await loadSheetCatalogue(['en']), () =>
    bookOf(
      { kind: 'players-by-federation', paper: 'A3', round: null },
      { tournament, meta: META, log: [] },
      face,
    ),
  );
  const long = sheets.flatMap(({ pages, paper: { scale } }) =>
    pages.flatMap((page) =>
      texts(page)
        .filter((mark) => /Hohenlohe/u.test(textOf(mark)))
        .map((mark) => ({ text: textOf(mark), size: mark.size * scale })),
    ),
  );
  expect(long.length).toBeGreaterThan(1);
  for (const { text, size } of long) {
    expect(text).toContain('von und zu Hohenlohe-Langenburg-Schillingsfürst');
    expect(size).toBeGreaterThan(8);
  }
});
