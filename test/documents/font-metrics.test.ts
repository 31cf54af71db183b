import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { readFontMetrics } from '../../src-main/documents/layout/font-metrics.ts';
import { FONT_PATHS } from './fonts.ts';

/** Every character of the scripts that players' names are written in, and the signs that sheets use. */
function* characters(): Generator<number> {
  for (const [first, last] of [
    [0x20, 0x7e],
    [0xa0, 0x24f],
    [0x370, 0x3ff],
    [0x400, 0x52f],
    [0x531, 0x58f],
    [0x5d0, 0x5ea],
    [0x10a0, 0x10ff],
    [0x1e00, 0x1fff],
    [0x2010, 0x2044],
    [0x2190, 0x2199],
    [0x2654, 0x265f],
    [0x4e00, 0x4e0f],
    [0xfffd, 0xfffd],
    [0x1f600, 0x1f610],
  ] as const) {
    for (let codePoint = first; codePoint <= last; codePoint++) yield codePoint;
  }
}

interface PdfFont {
  readonly font: {
    readonly ascent: number;
    readonly descent: number;
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { readonly advanceWidth: number };
  };
}

describe('metrics of a font file', () => {
  for (const path of FONT_PATHS) {
    it(`${basename(path)}: characters, widths and heights are those that the PDF library finds`, () => {
      const ours = readFontMetrics(readFileSync(path));
      const document = new PDFDocument({ font: path });
      const { font } = (document as unknown as { _font: PdfFont })._font;
      expect(ours.ascent).toBeCloseTo(font.ascent / font.unitsPerEm, 6);
      expect(ours.descent).toBeCloseTo(-font.descent / font.unitsPerEm, 6);
      let known = 0;
      const differing = [...characters()].filter((codePoint) => {
        const advance = ours.advanceOf(codePoint);
        if (!font.hasGlyphForCodePoint(codePoint)) return advance !== undefined;
        known++;
        return advance !== font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
      });
      expect(differing).toEqual([]);
      expect(known).toBeGreaterThan(1000);
    });
  }

  it('refuses bytes that are no font', () => {
    expect(() => readFontMetrics(new Uint8Array(64))).toThrow(
      'Not a TrueType font: the table head is missing.',
    );
  });
});
