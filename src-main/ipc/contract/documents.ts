/** Printed documents. */

export const DOCUMENT_KINDS = [
  'pairings-by-board',
  'pairings-by-name',
  'result-slips',
  'standings',
  'wall-chart',
  'crosstable',
  'player-list',
  'arbiters-log',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const PAPER_SIZES = ['A4', 'A3', 'LETTER'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

export interface DocumentEntry {
  readonly kind: DocumentKind;
  readonly title: string;
  /** Heading it stands under: `Round 7`, `After round 6`, `The event`. */
  readonly group: string;
  readonly round: number | null;
  /** Reason why it cannot be made yet, `''` when it can. */
  readonly unavailable: string;
  /** Last time a PDF of it was saved or printed, ISO 8601; `''` for never. */
  readonly printedAt: string;
  readonly version: number;
  readonly draft: boolean;
}

export interface DocumentRequest {
  readonly kind: DocumentKind;
  readonly round: number | null;
  readonly paper: PaperSize;
}

export interface RenderedDocument {
  /** Address relative to the page, `document/<id>.pdf`; valid for the latest eight documents. */
  readonly url: string;
  readonly fileName: string;
  readonly pages: number;
  readonly bytes: number;
  /** Characters that no font can print, `''` for none. */
  readonly missingGlyphs: string;
}
