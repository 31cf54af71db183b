/** The code of a sheet in its PDF: as the keywords of the file (PDF 32000-1:2008, 14.3.3), as its QR code holds it. */
import { qrTextOf } from './code.ts';

const HEAD = '%PDF-';
/** As pdfkit writes it: an object that is this text and nothing else. A title has the name of the sheet behind it. */
const KEYWORDS = new RegExp(`obj\\s\\(${qrTextOf('')}([0-9A-Z.-]{1,40})\\)\\sendobj`, 'g');

const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

export function isPdf(bytes: Uint8Array): boolean {
  return textOf(bytes.subarray(0, HEAD.length)) === HEAD;
}

/** The keywords of a sheet with this code; `''` for a sheet without one. */
export function keywordsOf(code: string): string {
  return code === '' ? '' : qrTextOf(code);
}

/** The code in a PDF of this program, the last where something was added to the file; null without one. */
export function codeInPdf(bytes: Uint8Array): string | null {
  return [...textOf(bytes).matchAll(KEYWORDS)].at(-1)?.[1] ?? null;
}
