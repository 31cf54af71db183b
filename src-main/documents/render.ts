/** Documents as PDF files: the only place that knows pdfmake. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pdfmake from 'pdfmake';
import type {
  CanvasElement,
  Content,
  TDocumentDefinitions,
  TFontDictionary,
  TFontFamilyTypes,
} from 'pdfmake/interfaces.js';
import type { Tournament } from '../../src-engine/index.ts';
import { loadSheetCatalogue } from '../../src-engine/texts/index.ts';
import { articleDefinition, type Article } from './article.ts';
import { bookOf } from './catalogue.ts';
import { readFontMetrics } from './font-metrics.ts';
import type { Jobs } from './jobs.ts';
import { labSheet } from './lab-sheet.ts';
import { certificateSheet } from './report-certificate.ts';
import { findSystemFonts, type SystemFont } from './system-fonts.ts';
import { FAMILIES, SYSTEM_FAMILIES, type Book, type Mark, type Sheet } from './sheet.ts';
import { Typeface, type Faces } from './typeface.ts';
import { inTexts } from './words.ts';
import type { DocumentRequest, DocumentSource, RenderedPdf } from './view.ts';

/** The files that the font folder must hold. */
const FONT_FILES: Record<(typeof FAMILIES)[number], { readonly regular: string; readonly bold: string }> = {
  NotoSans: { regular: 'NotoSans_400Regular.ttf', bold: 'NotoSans_700Bold.ttf' },
  DejaVuSansCondensed: { regular: 'DejaVuSansCondensed.ttf', bold: 'DejaVuSansCondensed-Bold.ttf' },
};

const faces = new Map<string, Promise<Faces>>();
/** Looked for when a text needs them. */
let systemFonts: Promise<readonly SystemFont[]> | null = null;

/** Hears how many pages of how many are drawn. */
type OnProgress = (settled: number, all: number) => void;

/**
 * The requested document as a PDF. Rejects with a RangeError for a round that does not exist and with the file
 * system's error where a font is missing; `whyUnavailable` tells the first before it happens.
 */
export async function renderDocument(
  request: DocumentRequest,
  source: DocumentSource,
  onProgress?: OnProgress,
): Promise<RenderedPdf> {
  const typeface = await loadTypeface(source.fontFolder, wordsIn(source.tournament));
  const book = inTexts(await loadSheetCatalogue(source.languages), () => bookOf(request, source, typeface));
  const { issuedAt } = source.meta;
  return pdfOf(
    book,
    { event: source.tournament.info.name, issuedAt, typeface, fontFolder: source.fontFolder },
    onProgress,
  );
}

/** The certificate of a report as a PDF. Rejects with the file system's error where a font is missing. */
export async function renderCertificate({
  view,
  paper,
  languages,
  fontFolder,
}: Jobs['certificate']['args']): Promise<RenderedPdf> {
  const typeface = await loadTypeface(fontFolder);
  const catalogue = await loadSheetCatalogue(languages);
  const sheet = inTexts(catalogue, () => certificateSheet(view, { size: paper, typeface }));
  const book = { title: sheet.title, sheets: [sheet] };
  return pdfOf(book, { event: view.event, issuedAt: view.checkedAt, typeface, fontFolder });
}

/** The laboratory's page as a PDF. Rejects with the file system's error where a font is missing. */
export async function renderLabSheet({
  view,
  paper,
  languages,
  fontFolder,
}: Jobs['lab']['args']): Promise<RenderedPdf> {
  const typeface = await loadTypeface(fontFolder);
  const catalogue = await loadSheetCatalogue(languages);
  const sheet = inTexts(catalogue, () => labSheet(view, { size: paper, typeface }));
  const book = { title: sheet.title, sheets: [sheet] };
  return pdfOf(book, { event: view.run.field.name, issuedAt: view.issuedAt, typeface, fontFolder });
}

/** An article as the bytes of a PDF. Rejects with the file system's error where a font is missing. */
export async function renderArticle(article: Article, fontFolder: string): Promise<Uint8Array> {
  // pdfmake only says that a font is missing where a face cannot be read.
  await loadTypeface(fontFolder);
  await allowFontsOf(fontFolder);
  return await pdfmake.createPdf(articleDefinition(article)).getBuffer();
}

interface Binding {
  /** Name of the tournament. */
  readonly event: string;
  /** ISO 8601. */
  readonly issuedAt: string;
  readonly typeface: Typeface;
  readonly fontFolder: string;
}

async function pdfOf(book: Book, binding: Binding, onProgress?: OnProgress): Promise<RenderedPdf> {
  const { event, typeface, fontFolder } = binding;
  const pages = book.sheets.reduce((sum, sheet) => sum + sheet.pages.length, 0);
  onProgress?.(0, pages);
  const definition = definitionOf(book, binding);
  await allowFontsOf(fontFolder);
  pdfmake.setProgressCallback(byWholePages(pages, onProgress ?? (() => undefined)));
  const bytes = await pdfmake.createPdf(definition).getBuffer();
  return {
    bytes,
    title: book.title,
    fileName: fileNameOf(event, book.title),
    pages,
    missingGlyphs: typeface.missing,
  };
}

/** Turns pdfmake's share of what is drawn, told at every mark, into pages. */
function byWholePages(pages: number, onProgress: OnProgress): (share: number) => void {
  let told = 0;
  return (share) => {
    const settled = Math.floor(share * pages);
    if (settled > told) onProgress((told = settled), pages);
  };
}

/** What a tournament brings to its sheets that the program did not write. */
function wordsIn({ info, players }: Tournament): string {
  const texts = players.map(({ name, club, category }) => `${name} ${club} ${category}`);
  return [info.name, info.city, info.chiefArbiter, ...texts].join(' ');
}

/**
 * The fonts of the folder, read once for each folder; where they cannot print all of `words`, also those of the computer
 * that have other scripts.
 */
export async function loadTypeface(fontFolder: string, words = ''): Promise<Typeface> {
  let loading = faces.get(fontFolder);
  if (loading === undefined) {
    loading = readFaces(fontFolder);
    loading.catch(() => faces.delete(fontFolder));
    faces.set(fontFolder, loading);
  }
  const own = await loading;
  const typeface = new Typeface(own);
  if (typeface.canPrint(words)) return typeface;
  systemFonts ??= findSystemFonts();
  const found = (await systemFonts).map(({ metrics }, index) => {
    return [SYSTEM_FAMILIES[index]!, { regular: metrics, bold: metrics }] as const;
  });
  return new Typeface({ ...own, ...Object.fromEntries(found) });
}

async function readFaces(folder: string): Promise<Faces> {
  const read = async (file: string) => readFontMetrics(await readFile(join(folder, file)));
  const entries = await Promise.all(
    FAMILIES.map(async (family) => {
      const { regular, bold } = FONT_FILES[family];
      return [family, { regular: await read(regular), bold: await read(bold) }] as const;
    }),
  );
  return Object.fromEntries(entries) as Faces;
}

/** pdfmake's settings are global; documents need four local files, those found on the computer, and nothing else. */
async function allowFontsOf(folder: string): Promise<void> {
  const fonts: TFontDictionary = {};
  for (const family of FAMILIES) {
    const { regular, bold } = FONT_FILES[family];
    fonts[family] = { normal: join(folder, regular), bold: join(folder, bold) };
  }
  (await (systemFonts ?? [])).forEach(({ file, name }, index) => {
    const font = name === null ? file : ([file, name] as const);
    fonts[SYSTEM_FAMILIES[index]!] = { normal: font, bold: font } as TFontFamilyTypes;
  });
  const paths = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold].flat()));
  pdfmake.setFonts(fonts);
  pdfmake.setLocalAccessPolicy((path) => paths.has(path));
  pdfmake.setUrlAccessPolicy(() => false);
}

/** The sheets in pdfmake's terms: every mark at its place, nothing left to its layout. */
export function definitionOf(
  { title, sheets }: Book,
  { event, issuedAt, typeface }: Omit<Binding, 'fontFolder'>,
): TDocumentDefinitions {
  const [first] = sheets;
  if (first === undefined) throw new RangeError('A document has at least one sheet.');
  const { width, height, scale } = first.paper;
  const issued = new Date(issuedAt);
  return {
    pageSize: { width: width * scale, height: height * scale },
    pageOrientation: orientationOf(first),
    pageMargins: 0,
    info: {
      title: `${event}: ${title}`,
      ...(Number.isNaN(issued.getTime()) ? {} : { creationDate: issued }),
    },
    defaultStyle: { font: FAMILIES[0], lineHeight: 1 },
    content: sheets.flatMap((sheet) =>
      sheet.pages.map((marks, index): Content => ({
        stack: [canvasOf(marks, sheet.paper.scale), ...textsOf(marks, sheet.paper.scale, typeface)],
        ...(sheet === first && index === 0
          ? {}
          : { pageBreak: 'before', pageOrientation: orientationOf(sheet) }),
      })),
    ),
  };
}

function orientationOf({ paper }: Sheet): 'portrait' | 'landscape' {
  return paper.width > paper.height ? 'landscape' : 'portrait';
}

function textsOf(marks: readonly Mark[], scale: number, typeface: Typeface): Content[] {
  return marks.flatMap((mark): Content[] => {
    if (mark.kind !== 'text') return [];
    const ascent = Math.max(...mark.runs.map((run) => typeface.ascentOf(run)));
    return [
      {
        text: mark.runs.map(({ text, family, bold }) => ({ text, font: family, bold })),
        fontSize: mark.size * scale,
        noWrap: true,
        absolutePosition: { x: mark.x * scale, y: (mark.baseline - ascent * mark.size) * scale },
      },
    ];
  });
}

function canvasOf(marks: readonly Mark[], scale: number): Content {
  // DRAFT lies behind everything: no line of it goes through a text.
  const outlines = marks.filter(({ kind }) => kind === 'outline');
  const behind = outlines.length === 0 ? [] : marks.flatMap((mark) => clearingOf(mark, scale));
  const others = marks.filter(({ kind }) => kind !== 'outline');
  const canvas = [...elementsOf(outlines, scale), ...behind, ...elementsOf(others, scale)];
  return { canvas, absolutePosition: { x: 0, y: 0 } };
}

/** White under a text. */
function clearingOf(mark: Mark, scale: number): CanvasElement[] {
  if (mark.kind !== 'text') return [];
  const { x, baseline, size, width } = mark;
  const at = { x: (x - 1) * scale, y: (baseline - 0.85 * size) * scale };
  return [
    {
      type: 'rect',
      ...at,
      w: (width + 2) * scale,
      h: 1.1 * size * scale,
      color: 'white',
      lineWidth: 0,
      lineColor: 'white',
    },
  ];
}

function elementsOf(marks: readonly Mark[], scale: number): CanvasElement[] {
  return marks.flatMap((mark): CanvasElement[] => {
    switch (mark.kind) {
      case 'text':
        return [];
      case 'rule': {
        const [[x1, y1], [x2, y2]] = [mark.from, mark.to];
        const line = { x1: x1 * scale, y1: y1 * scale, x2: x2 * scale, y2: y2 * scale };
        const dash = mark.dashed ? { dash: { length: 4 * scale } } : {};
        return [{ type: 'line', ...line, lineWidth: mark.thickness * scale, ...dash }];
      }
      case 'box': {
        const at = { x: mark.x * scale, y: mark.y * scale, w: mark.width * scale, h: mark.height * scale };
        const fill = mark.filled ? { color: 'black' } : {};
        return [{ type: 'rect', ...at, lineWidth: mark.thickness * scale, ...fill }];
      }
      case 'outline': {
        const points = mark.points.map(([x, y]) => ({ x: x * scale, y: y * scale }));
        return [{ type: 'polyline', points, closePath: true, lineWidth: mark.thickness * scale }];
      }
    }
  });
}

/** A name that every file system takes. */
export function fileNameOf(event: string, title: string): string {
  const clean = (text: string): string =>
    text
      .replace(/[\\/:*?"<>|\p{C}]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim();
  const name = [clean(event).slice(0, 80), clean(title)].filter((part) => part !== '').join(' - ');
  return `${name.replace(/^\.+/, '')}.pdf`;
}
