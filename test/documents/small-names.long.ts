/** The longest names of a list, in one language and in two: beside everything else on the line they can still be read. */
import { beforeAll, expect, it } from 'vitest';
import { loadSheetCatalogue, type Languages } from '../../src-engine/texts/index.ts';
import { bookOf } from '../../src-main/documents/book.ts';
import { textOf } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import { inTexts } from '../../src-main/documents/words.ts';
import { LONGEST_CELL } from '../../src-main/files/bounds.ts';
import type { DocumentKind, PaperSize } from '../../src-main/ipc/contract.ts';
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

/** The texts of a sheet that match, with their sizes on paper. */
async function sized(kind: DocumentKind, paper: PaperSize, wanted: RegExp) {
  const { sheets } = inTexts(await loadSheetCatalogue(['en']), () =>
    bookOf({ kind, paper, round: null }, { tournament, meta: META, log: [] }, face),
  );
  return sheets.flatMap(({ pages, paper: { scale } }) =>
    pages.flatMap((page) =>
      texts(page)
        .filter((mark) => wanted.test(textOf(mark)))
        .map((mark) => ({ text: textOf(mark), size: mark.size * scale })),
    ),
  );
}

it.each(['A4', 'A3', 'LETTER'] as const)('who has no game is told in one size on %s', async (paper) => {
  const entries = await sized('pairings-by-board', paper, / bye|გაფრინდაშვილი, ნონა \(GER 1631\):/u);
  expect(entries.length).toBeGreaterThan(3);
  const [size] = entries.map((entry) => entry.size);
  expect(size).toBeGreaterThan(10);
  for (const entry of entries) expect(entry.size, entry.text).toBeCloseTo(size!, 6);
});

it.each([
  ['A3', /Hohenlohe|Maximilian/u],
  ['A4', /Wolfeschlegel/u],
] as const)('a name on two lines to sign for takes of the height of the other on %s', async (paper, long) => {
  const names = await sized('result-sheet', paper, long);
  expect(names.length).toBeGreaterThan(1);
  for (const { text, size } of names) expect(size, text).toBeGreaterThan(8);
});

it('the longest name of a list on A3 takes the space that is beside it', async () => {
  const long = await sized('players-by-federation', 'A3', /Hohenlohe/u);
  expect(long.length).toBeGreaterThan(1);
  for (const { text, size } of long) {
    expect(text).toContain('von und zu Hohenlohe-Langenburg-Schillingsfürst');
    expect(size).toBeGreaterThan(8);
  }
});

it('a name without a game that is longer than a page ends the sheet all the same', () => {
  const alone = tournament.rounds.at(-1)!.unpaired.map(({ player }) => player);
  const players = tournament.players.map((player) =>
    alone.includes(player.id) ? { ...player, name: 'W'.repeat(LONGEST_CELL) } : player,
  );
  const content = { tournament: { ...tournament, players }, meta: META, log: [] };
  const { sheets } = bookOf({ kind: 'pairings-by-board', paper: 'A4', round: null }, content, face);
  expect(alone.length).toBeGreaterThan(0);
  expect(sheets.flatMap(({ pages }) => pages).length).toBeLessThan(7 + alone.length);
});
