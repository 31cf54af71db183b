/** Printed documents, what became of them at the printer, and the Paper Pack. */
export const DOCUMENT_KINDS = [
  'pairings-by-board',
  'pairings-by-name',
  'result-slips',
  'print-run',
  'result-sheet',
  'changed-boards',
  'explanations',
  'start-poster',
  'standings',
  'category-standings',
  'wall-chart',
  'wall-poster',
  'swiss-crosstable',
  'crosstable',
  'tie-break-working',
  'pairing-cards',
  'paper-pack',
  'player-list',
  'start-list',
  'players-by-federation',
  'players-by-club',
  'players-by-category',
  'place-cards',
  'badges',
  'schedule',
  'rules',
  'norm-certificates',
  'arbiters-log',
  'incidents',
  'lots',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What may be in the set that goes to the printer after each publication, in the order of its pages. */
export const RUN_KINDS = [
  'pairings-by-board',
  'pairings-by-name',
  'result-slips',
  'result-sheet',
  'start-poster',
  'changed-boards',
  'standings',
  'wall-chart',
] as const satisfies readonly DocumentKind[];
export type RunKind = (typeof RUN_KINDS)[number];

/** A sheet of the set and how often it is wanted, 1 to {@link MOST_COPIES}. */
export interface RunSheet {
  readonly kind: RunKind;
  readonly copies: number;
}
export const MOST_COPIES = 9;

/** The set, and what it may be made of. */
export interface RunView {
  readonly sheets: readonly RunSheet[];
  /** In the order of the pages. */
  readonly kinds: readonly RunKind[];
  readonly mostCopies: number;
}

/** A2 and A1 are for posters. */
export const PAPER_SIZES = ['A4', 'A3', 'LETTER', 'A2', 'A1'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** A document in the list of the page. */
export interface DocumentEntry {
  readonly kind: DocumentKind;
  readonly title: string;
  /** Its own key on the page. */
  readonly key: string;
  /** Heading it stands under: `Round 7`, `After round 6`, `The event`. */
  readonly group: string;
  /** The round that it is of or after; null for one of the event. */
  readonly round: number | null;
  /** Papers that it is made for, the usual one first. */
  readonly papers: readonly PaperSize[];
  /** Reason why it cannot be made yet, `''` when it can. */
  readonly unavailable: string;
  /** Last time a PDF of it was saved or printed, ISO 8601; `''` for never. */
  readonly printedAt: string;
  /** It went to the printer, and nobody has said yet that it came out. */
  readonly unconfirmed: boolean;
  /** Version of its round's publication, 0 where it has none. */
  readonly version: number;
  /** Its round is paired and not published. */
  readonly draft: boolean;
}

/** A PDF that can be shown and printed. */
export interface RenderedDocument {
  /** Address relative to the page, `document/<id>.pdf`; valid for the latest eight documents. */
  readonly url: string;
  /** What it is called when it is saved, with its ending. */
  readonly fileName: string;
  readonly pages: number;
  readonly bytes: number;
  /** Characters that no font can print, `''` for none. */
  readonly missingGlyphs: string;
}

/** `sent` to the printer, which tells nothing more; a person says `printed`, `dropped`, or later `taken-down`. */
export const PRINT_STATES = ['sent', 'printed', 'dropped', 'taken-down'] as const;
export type PrintState = (typeof PRINT_STATES)[number];

/** One PDF that went to the printer; it is kept as it was. */
export interface PrintJob {
  /** Names the print in commands. */
  readonly id: string;
  readonly kind: DocumentKind;
  /** `Round 7, Pairings by board` */
  readonly title: string;
  /** Null for a document of the event. */
  readonly round: number | null;
  /** Version of its round's publication, 0 where it has none. */
  readonly version: number;
  readonly paper: PaperSize;
  readonly pages: number;
  /** First page that was sent last, 1-based: more than 1 after a jam. */
  readonly fromPage: number;
  /** When it was sent last, ISO 8601. */
  readonly at: string;
  readonly state: PrintState;
  /** What a set holds; missing for a single document. */
  readonly sheets?: readonly RunKind[] | undefined;
}

/** A print as the page lists it. */
export interface ListedPrint extends PrintJob {
  /** Version that replaces it on the wall, 0 where its round is no longer published; null where it is right. */
  readonly replacedBy: number | null;
}

/** The prints that are kept. */
export interface PrintJobsView {
  /** Newest first. */
  readonly jobs: readonly ListedPrint[];
  /** Where the folder is that keeps the PDFs, to be shown. */
  readonly folder: string;
  /** Why prints are not kept here, `''` when they are. */
  readonly problem: string;
}

/** A PDF on its way to the printer. */
export interface SentToPrint {
  /** {@link PrintJob.id}. */
  readonly job: string;
  /** Address of the pages that were sent, as {@link RenderedDocument.url}. */
  readonly url: string;
  /** False where this window has to print the PDF itself. */
  readonly native: boolean;
  readonly pages: number;
}

/** Paper of the packs that are made after each publication; `off` makes none. */
export const PACK_PAPERS = ['off', 'A4', 'A3', 'LETTER'] as const;
export type PackPaper = (typeof PACK_PAPERS)[number];

/** The Paper Pack that is made after each publication: `off` by choice, `none` before the first. */
export interface PaperPackState {
  readonly state: 'off' | 'none' | 'making' | 'kept' | 'failed';
  /** The publication that it is of; 0 before the first. */
  readonly round: number;
  readonly version: number;
  /** ISO 8601, `''` before it is kept. */
  readonly at: string;
  /** The file; `''` before it is kept. */
  readonly path: string;
  /** What went wrong, `''` for nothing. A pack that is kept may be missing on a second medium. */
  readonly detail: string;
  readonly paper: PackPaper;
}
