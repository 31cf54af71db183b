/** What the thread that makes PDFs can be asked. Plain data. */
import type { DocumentRequest, DocumentSource, RenderedPdf } from './view.ts';

export interface Jobs {
  /** Makes a PDF; progress counts its pages. */
  render: {
    args: { request: DocumentRequest; source: DocumentSource };
    value: RenderedPdf;
  };
}
