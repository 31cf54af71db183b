/** Draws the pages of a PDF. The library is loaded when the first document is shown, not at the start. */
import type { PDFDocumentProxy } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** An open PDF. Sizes are CSS pixels at a scale of 1 (72 to the inch). */
export interface OpenPdf {
  readonly address: string;
  readonly pages: number;
  readonly width: number;
  readonly height: number;
  /** Draws a page (1-based) so that its width is `width` CSS pixels; sharp on dense screens. */
  readonly draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<void>;
  readonly close: () => void;
}

/** Loads the reader the first time. Rejects where the file cannot be read; what it answers is to be closed. */
export async function openPdf(address: string): Promise<OpenPdf> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = new URL(workerAddress, document.baseURI).href;
  const task = getDocument({ url: new URL(address, document.baseURI).href, disableFontFace: false });
  const file: PDFDocumentProxy = await task.promise;
  const first = (await file.getPage(1)).getViewport({ scale: 1 });
  return {
    address,
    pages: file.numPages,
    width: first.width,
    height: first.height,
    async draw(number, canvas, width) {
      const page = await file.getPage(number);
      const density = window.devicePixelRatio;
      const scale = width / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale: scale * density });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
    },
    close: () => void task.destroy(),
  };
}
