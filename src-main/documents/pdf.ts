/** Sheets as a PDF file, every mark at its place: the only file that knows pdfkit. */
import { readFile } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import type { FontFile, FontFiles } from './layout/fonts.ts';
import type { Book, Mark, Run, Sheet, TextMark } from './layout/sheet.ts';

/** What a file says about itself. */
interface PdfInfo {
  readonly title: string;
  /** Left out where it is no date. */
  readonly created: Date;
  /** Left out where there are none. */
  readonly keywords: string;
}

/** Hears how many pages of how many are drawn, and of a long document its first pages as a PDF of their own. */
export type OnProgress = (settled: number, all: number, firstPages?: Uint8Array) => void;

type Pdf = PDFKit.PDFDocument;

/** Length of a dash and of the gap behind it, points. */
const DASH = 4;

/** A font as pdfkit's reader has it, with all tables that it has decoded so far. */
interface ReadFont {
  _glyphs: object;
  createSubset(): unknown;
}

/** A font in one document: which of its glyphs are used there. */
interface EmbeddedFont {
  font: ReadFont;
  subset: unknown;
}

interface KeptFont {
  readonly key: string;
  /** Of a collection. */
  readonly name: string | null;
  readonly bytes: Uint8Array;
  /** Null before its first document. */
  read: ReadFont | null;
}

/** By family and weight. Two of them may be one font. */
type Fonts = ReadonlyMap<string, KeptFont>;

/**
 * By file and name. To decode a font's tables of kerning and ligatures takes longer than to draw a few pages, and pdfkit
 * does it again for each document; so a document gets the font that an earlier one has read.
 */
const kept = new Map<string, KeptFont>();

/** A document of more pages is seen before it is whole. */
const LONG = 12;
const FIRST_PAGES = 4;

/**
 * The book as a PDF; the same bytes for the same book. Rejects with the file system's error where a font that it needs
 * cannot be read.
 */
export async function pdfOf(
  { sheets }: Book,
  info: PdfInfo,
  files: FontFiles,
  onProgress?: OnProgress,
): Promise<Uint8Array> {
  const all = pagesOf(sheets);
  onProgress?.(0, all);
  const fonts = await readFonts(sheets, files);
  if (onProgress !== undefined && all > LONG)
    onProgress(0, all, await drawn(firstPages(sheets, FIRST_PAGES), info, fonts));
  return await drawn(sheets, info, fonts, onProgress);
}

function pagesOf(sheets: readonly Sheet[]): number {
  return sheets.reduce((sum, { pages }) => sum + pages.length, 0);
}

function firstPages(sheets: readonly Sheet[], count: number): readonly Sheet[] {
  let left = count;
  return sheets.flatMap((sheet) => {
    const pages = sheet.pages.slice(0, left);
    left -= pages.length;
    return pages.length === 0 ? [] : [{ ...sheet, pages }];
  });
}

async function drawn(
  sheets: readonly Sheet[],
  { title, created, keywords }: PdfInfo,
  fonts: Fonts,
  onProgress?: OnProgress,
): Promise<Uint8Array> {
  const all = pagesOf(sheets);
  const pdf = new PDFDocument({
    autoFirstPage: false,
    // None of pdfkit's own, which it would read first.
    font: '',
    info: {
      Title: title,
      ...(Number.isNaN(created.getTime()) ? {} : { CreationDate: created }),
      ...(keywords === '' ? {} : { Keywords: keywords }),
    },
  });
  const bytes = collected(pdf);
  for (const font of new Set(fonts.values())) addFont(pdf, font);
  let settled = 0;
  for (const { paper, pages } of sheets) {
    const { width, height, scale } = paper;
    for (const marks of pages) {
      pdf.addPage({ size: [width * scale, height * scale], margin: 0 });
      if (scale !== 1) pdf.scale(scale, scale);
      drawPage(pdf, marks, fonts);
      onProgress?.(++settled, all);
    }
  }
  pdf.end();
  return await bytes;
}

function collected(pdf: Pdf): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

/** Reads what the sheets need and was not read before. */
async function readFonts(sheets: readonly Sheet[], files: FontFiles): Promise<Fonts> {
  const fonts = new Map<string, KeptFont>();
  for (const mark of sheets.flatMap(({ pages }) => pages.flat())) {
    if (mark.kind !== 'text') continue;
    for (const run of mark.runs) {
      const face = faceOf(run);
      if (!fonts.has(face))
        fonts.set(face, await readFont(files.get(run.family)![run.bold ? 'bold' : 'regular']));
    }
  }
  return fonts;
}

async function readFont({ file, name }: FontFile): Promise<KeptFont> {
  const key = `${file} ${name ?? ''}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const font = { key, name, bytes: await readFile(file), read: null };
  kept.set(key, font);
  return font;
}

const faceOf = ({ family, bold }: Run): string => (bold ? `${family} bold` : family);

function addFont(pdf: Pdf, font: KeptFont): void {
  pdf.registerFont(font.key, font.bytes, font.name ?? undefined).font(font.key);
  const { _font: embedded } = pdf as unknown as { _font: EmbeddedFont };
  font.read ??= embedded.font;
  // A glyph of several letters, such as С and C, remembers the one that it was first asked for; that must be one of this file.
  font.read._glyphs = {};
  embedded.font = font.read;
  embedded.subset = font.read.createSubset();
}

function drawPage(pdf: Pdf, marks: readonly Mark[], fonts: Fonts): void {
  const texts = marks.filter((mark) => mark.kind === 'text');
  const outlines = marks.filter((mark) => mark.kind === 'outline');
  // DRAFT lies behind everything: no line of it goes through a text.
  for (const { points, thickness } of outlines)
    pdf
      .lineWidth(thickness)
      .polygon(...points.map(([x, y]) => [x, y]))
      .stroke();
  if (outlines.length > 0) for (const text of texts) clearBehind(pdf, text);
  for (const mark of marks) {
    if (mark.kind === 'rule') {
      if (mark.dashed) pdf.dash(DASH, {});
      pdf
        .lineWidth(mark.thickness)
        .moveTo(...mark.from)
        .lineTo(...mark.to)
        .stroke();
      if (mark.dashed) pdf.undash();
    }
    if (mark.kind === 'box') {
      pdf.lineWidth(mark.thickness).rect(mark.x, mark.y, mark.width, mark.height);
      if (mark.filled) pdf.fill();
      else pdf.stroke();
    }
  }
  for (const text of texts) drawText(pdf, text, fonts);
}

/** White under a text. */
function clearBehind(pdf: Pdf, { x, baseline, size, width, turned }: TextMark): void {
  const above = turned ? 0.25 : 0.85;
  pdf.rect(x - 1.5, baseline - above * size - 0.5, width + 3, 1.1 * size + 1).fill('white');
  pdf.fillColor('black');
}

function drawText(pdf: Pdf, { runs, size, x, baseline, width, turned }: TextMark, fonts: Fonts): void {
  if (turned) pdf.save().rotate(180, { origin: [x + width / 2, baseline] });
  let from = x;
  for (const run of runs) {
    const { key } = fonts.get(faceOf(run))!;
    pdf.font(key, size).text(run.text, from, baseline, { lineBreak: false, baseline: 'alphabetic' });
    from = pdf.x;
  }
  if (turned) pdf.restore();
}
