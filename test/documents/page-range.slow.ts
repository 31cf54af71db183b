/** The rest of a PDF after a jam, read back. */
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfFromPage } from '../../src-main/documents/layout/page-range.ts';
import { renderDocument } from '../../src-main/documents/render.ts';
import { fieldOf, META } from './field.ts';
import { FONT_FOLDER } from './fonts.ts';
import { readPdf } from './read-pdf.ts';

describe('print again from a page on', () => {
  let pdf: Uint8Array;
  beforeAll(async () => {
    const tournament = fieldOf({ players: 113, played: 6, next: true });
    const source = { tournament, meta: META, log: [], languages: ['en'] as const, fontFolder: FONT_FOLDER };
    ({ bytes: pdf } = await renderDocument({ kind: 'paper-pack', round: null, paper: 'A4' }, source));
  });

  it('holds every page from the wanted one to the last, and each as it was', async () => {
    const whole = await readPdf(pdf);
    expect(whole.length).toBeGreaterThan(20);
    for (const from of [1, 3, whole.length]) {
      const rest = pdfFromPage(pdf, from);
      const pages = await readPdf(rest);
      expect(pages).toHaveLength(whole.length - from + 1);
      expect(pages).toEqual(whole.slice(from - 1));
      // The print that was kept is the beginning of the new file, untouched.
      expect(Buffer.compare(rest.subarray(0, pdf.length), pdf)).toBe(0);
    }
  });

  it('can be cut again', async () => {
    const { length } = await readPdf(pdf);
    expect(() => pdfFromPage(pdfFromPage(pdf, 3), 100)).toThrow(RangeError);
    const twice = pdfFromPage(pdfFromPage(pdf, 3), 2);
    expect(await readPdf(twice)).toHaveLength(length - 3);
  });
});
