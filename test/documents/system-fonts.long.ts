/** Fonts of the computer for names that the program's own fonts cannot print. */
import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fontNameOf, isCollection, readFontMetrics } from '../../src-main/documents/layout/font-metrics.ts';
import { printableNames } from '../../src-main/documents/printable.ts';
import { renderDocument } from '../../src-main/documents/render.ts';
import { findSystemFonts } from '../../src-main/documents/layout/system-fonts.ts';
import { Typeface, type Faces } from '../../src-main/documents/layout/typeface.ts';
import { fieldOf, META } from './field.ts';
import { FONT_FOLDER, FONT_PATHS } from './fonts.ts';

const [NOTO, , DEJAVU] = FONT_PATHS.map((path) => new Uint8Array(readFileSync(path)));

/** The same font as the only one of a collection: offsets of tables count from the beginning of the file. */
function collectionOf(font: Uint8Array): Uint8Array {
  const HEAD = 16;
  const bytes = new Uint8Array(HEAD + font.length);
  bytes.set(font, HEAD);
  const view = new DataView(bytes.buffer);
  [0x74746366, 0x00010000, 1, HEAD].forEach((word, index) => view.setUint32(4 * index, word));
  const tables = view.getUint16(HEAD + 4);
  for (let record = HEAD + 12; record < HEAD + 12 + 16 * tables; record += 16)
    view.setUint32(record + 8, view.getUint32(record + 8) + HEAD);
  return bytes;
}

const folder = mkdtempSync(join(tmpdir(), 'wallchart-system-fonts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const found = await findSystemFonts();
if (found.length === 0)
  console.info('No font with Chinese, Japanese or Korean here: printing with one is not tried.');

describe('a collection of fonts', () => {
  const collection = collectionOf(NOTO!);

  it('is told from a font, and its first font is read as if it lay alone', () => {
    expect([isCollection(collection), isCollection(NOTO!), isCollection(new Uint8Array(3))]).toEqual([
      true,
      false,
      false,
    ]);
    const [alone, first] = [readFontMetrics(NOTO!), readFontMetrics(collection)];
    expect(first.ascent).toBe(alone.ascent);
    for (const letter of 'AbžЖ½')
      expect(first.advanceOf(letter.codePointAt(0)!)).toBe(alone.advanceOf(letter.codePointAt(0)!));
  });

  it('is named as the PDF library wants it', () => {
    expect(fontNameOf(collection)).toBe('NotoSans-Regular');
    expect(fontNameOf(DEJAVU!)).toBe('DejaVuSansCondensed');
    const document = new PDFDocument();
    expect(() => document.font(Buffer.from(collection), fontNameOf(collection)).text('A')).not.toThrow();
  });
});

describe('fonts of the computer', () => {
  it('are none where the files are missing, broken, or have no such letters', async () => {
    const broken = join(folder, 'broken.ttc');
    writeFileSync(broken, 'ttcf and nothing else that a font has');
    expect(await findSystemFonts([join(folder, 'none.ttf'), broken, ...FONT_PATHS])).toEqual([]);
  });

  it('are at most one for each script', () => {
    expect(found.length).toBeLessThanOrEqual(3);
  });

  describe('with a font', () => {
    let face: Typeface;
    beforeAll(() => {
      const metrics = readFontMetrics(NOTO!);
      const han = { ...metrics, advanceOf: (code: number) => (code >= 0x4e00 ? 1 : undefined) };
      const own = { regular: metrics, bold: metrics };
      const faces: Faces = {
        NotoSans: own,
        DejaVuSansCondensed: own,
        System1: { regular: han, bold: han },
      };
      face = new Typeface(faces);
    });

    it('print a name whole, each letter in the first font that has it', () => {
      const { runs } = face.line([{ text: '王小明, Li', bold: true }], 10);
      expect(runs.map(({ text, family }) => [text, family])).toEqual([
        ['王小明', 'System1'],
        [', Li', 'NotoSans'],
      ]);
      expect(face.missing).toBe('');
      const field = fieldOf({ players: 2, played: 0, names: ['王小明, Li'] });
      expect(printableNames(field, face)).toBe(field);
    });
  });

  it.skipIf(found.length === 0)('are embedded in the PDF, and only where a name needs them', async () => {
    const render = (names: readonly string[]) =>
      renderDocument(
        { kind: 'player-list', round: null, paper: 'A4' },
        {
          tournament: fieldOf({ players: 4, played: 0, names }),
          meta: META,
          log: [],
          languages: ['en'],
          fontFolder: FONT_FOLDER,
        },
      );
    const plain = await render(['Wang, Li']);
    const letters = found[0]!.metrics.advanceOf('漢'.codePointAt(0)!) === undefined ? '한글' : '漢字';
    const named = await render([`${letters}, Li`]);
    const fontsIn = ({ bytes }: { readonly bytes: Uint8Array }): number =>
      Buffer.from(bytes).toString('latin1').split('/FontFile').length - 1;
    expect(named.missingGlyphs).toBe('');
    expect(fontsIn(named)).toBeGreaterThan(fontsIn(plain));
  });
});
