/** PDFs read back with the library that also draws the preview: nothing of the system is needed for it. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of text: where it begins on its line, in points from the upper left corner of the page. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
}

export interface PdfPage {
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
}

/** All pages, or the first so many. Rejects what is no PDF. */
export async function readPdf(bytes: Uint8Array, most = Infinity): Promise<PdfPage[]> {
  // The library takes the bytes that it is given away.
  const task = getDocument({
    data: Uint8Array.from(bytes),

    useSystemFonts: false,
    verbosity: 0,
  });
  const pdf = await task.promise;
  try {
    const pages: PdfPage[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, most); number++) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
        return [{ text: item.str, x, baseline: height - y, size: Math.hypot(c, d) }];
      });
      pages.push({ width, height, texts });
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

/** Everything that a page says, in the order of the file, run by run. */
export function textOfPage({ texts }: PdfPage): string {
  return texts.map(({ text }) => text).join(' ');
}
