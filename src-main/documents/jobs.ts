/** What the thread that makes PDFs can be asked. Plain data. */
import type { Languages } from '../../src-engine/texts/index.ts';
import type { Tournament } from '../../src-engine/index.ts';
import type { StaticPage } from './pages/static-pages.ts';
import type { Article } from './layout/article.ts';
import type { AuditSheetView } from './sheets/audit-sheet.ts';
import type { LabSheetView } from './sheets/lab-sheet.ts';
import type { CertificateView } from './sheets/report-certificate.ts';
import type { DocumentRequest, DocumentSource, PaperSize, RenderedPdf } from './views/view.ts';

/** What the thread of the documents can do. It opens no tournament: all that is printed comes with the job. */
export interface Jobs {
  /** Makes a PDF; progress counts its pages. */
  render: {
    args: { request: DocumentRequest; source: DocumentSource };
    value: RenderedPdf;
  };
  /** Makes the certificate of a report that was checked. */
  certificate: {
    args: { view: CertificateView; paper: PaperSize; languages: Languages; fontFolder: string };
    value: RenderedPdf;
  };
  /** Makes the laboratory's page for the organiser. */
  lab: {
    args: { view: LabSheetView; paper: PaperSize; languages: Languages; fontFolder: string };
    value: RenderedPdf;
  };
  /** Makes the sheet of the audit. */
  audit: {
    args: { view: AuditSheetView; paper: PaperSize; languages: Languages; fontFolder: string };
    value: RenderedPdf;
  };
  /** Makes the web pages of the event, the first one first. */
  pages: {
    args: { tournament: Tournament; languages: Languages };
    value: readonly StaticPage[];
  };
  /** Makes a PDF of running text with figures. */
  article: {
    args: { article: Article; fontFolder: string };
    value: Uint8Array;
  };
}
