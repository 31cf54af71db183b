/** Documents as PDF files: sheets by pdf.ts, articles by pdfmake. */
import pdfmake from 'pdfmake';
import type { TFontDictionary, TFontFamilyTypes } from 'pdfmake/interfaces.js';
import type { Tournament } from '../../src-engine/index.ts';
import { loadSheetCatalogue } from '../../src-engine/texts/index.ts';
import { articleDefinition, type Article } from './layout/article.ts';
import { bookOf } from './book.ts';
import { fontFiles, loadTypeface } from './layout/fonts.ts';
import { keywordsOf } from '../seals/pdf.ts';
import type { Jobs } from './jobs.ts';
import { auditSheet } from './sheets/audit-sheet.ts';
import { labSheet } from './sheets/lab-sheet.ts';
import { pdfOf, type OnProgress } from './pdf.ts';
import { certificateSheet } from './sheets/report-certificate.ts';
import type { Book } from './layout/sheet.ts';
import type { Typeface } from './layout/typeface.ts';
import type { DocumentRequest, DocumentSource, RenderedPdf } from './views/view.ts';
import { inTexts } from './words.ts';

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
  const { fontFolder, meta, tournament } = source;
  return bound(
    book,
    { event: tournament.info.name, issuedAt: meta.issuedAt, code: meta.code ?? '', typeface, fontFolder },
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
  return bound(book, { event: view.event, issuedAt: view.checkedAt, typeface, fontFolder });
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
  return bound(book, { event: view.run.field.name, issuedAt: view.issuedAt, typeface, fontFolder });
}

/** The audit as a PDF. Rejects with the file system's error where a font is missing. */
export async function renderAuditSheet({
  view,
  paper,
  languages,
  fontFolder,
}: Jobs['audit']['args']): Promise<RenderedPdf> {
  const typeface = await loadTypeface(fontFolder);
  const catalogue = await loadSheetCatalogue(languages);
  const sheet = inTexts(catalogue, () => auditSheet(view, { size: paper, typeface }));
  const book = { title: sheet.title, sheets: [sheet] };
  return bound(book, { event: view.event, issuedAt: view.issuedAt, typeface, fontFolder });
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
  /** Of the sheet, left out where it has none. */
  readonly code?: string;
  readonly typeface: Typeface;
  readonly fontFolder: string;
}

async function bound(book: Book, binding: Binding, onProgress?: OnProgress): Promise<RenderedPdf> {
  const { event, issuedAt, code = '', typeface, fontFolder } = binding;
  const info = { title: `${event}: ${book.title}`, created: new Date(issuedAt), keywords: keywordsOf(code) };
  return {
    bytes: await pdfOf(book, info, await fontFiles(fontFolder), onProgress),
    title: book.title,
    fileName: fileNameOf(event, book.title),
    pages: book.sheets.reduce((sum, { pages }) => sum + pages.length, 0),
    missingGlyphs: typeface.missing,
  };
}

/** What a tournament brings to its sheets that the program did not write. */
export function wordsIn({ info, players }: Tournament): string {
  const texts = players.map(({ name, club, category }) => `${name} ${club} ${category}`);
  return [info.name, info.city, info.chiefArbiter, ...texts].join(' ');
}

/** pdfmake's settings are global; articles need the fonts and nothing else. */
async function allowFontsOf(folder: string): Promise<void> {
  const fonts: TFontDictionary = {};
  for (const [family, { regular, bold }] of await fontFiles(folder)) {
    const [normal, strong] = [regular, bold].map(({ file, name }) => (name === null ? file : [file, name]));
    fonts[family] = { normal, bold: strong } as TFontFamilyTypes;
  }
  const paths = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold].flat()));
  pdfmake.setFonts(fonts);
  pdfmake.setLocalAccessPolicy((path) => paths.has(path));
  pdfmake.setUrlAccessPolicy(() => false);
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
