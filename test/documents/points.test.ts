/** Points on sheets have the decimal sign of the sheet's language. */
import { expect, it } from 'vitest';
import { STANDARD_SCORING } from '../../src-engine/index.ts';
import { loadSheetCatalogue } from '../../src-engine/texts/index.ts';
import { wallCellOf } from '../../src-main/documents/views/wall-cell.ts';
import { inTexts } from '../../src-main/documents/words.ts';

it.each([
  ['en', '0.3'],
  ['fr', '0,3'],
  ['de', '0,3'],
] as const)('three tenths for the bye, on a sheet in %s: %s', async (language, shown) => {
  const scoring = { ...STANDARD_SCORING, pairingAllocatedBye: 3 };
  const cell = { opponent: 0, colour: null, code: 'U' } as const;
  const made = inTexts(await loadSheetCatalogue([language]), () => wallCellOf(cell, new Map(), scoring));
  expect(made.result).toBe(shown);
});
