import type { FailureShape } from '../../src-engine/index.ts';

/**
 * What is wrong with a file: how it is packed, its checksum, a line without an end, a quotation mark that
 * is never closed, its XML, or its workbook.
 */
type ListDamage = 'packing' | 'checksum' | 'endless-line' | 'quote' | 'xml' | 'workbook';

/** Why a file was not read as a rating list. The lists that are stored stay as they are. */
export type ListFailure = FailureShape &
  (
    | { readonly code: 'file-missing'; readonly path: string }
    | { readonly code: 'file-unreachable'; readonly path: string; readonly reason: string }
    /** It ends before all of it is there; `percent` of it is, null where that cannot be told. */
    | { readonly code: 'list-truncated'; readonly path: string; readonly percent: number | null }
    | { readonly code: 'not-a-file'; readonly path: string }
    | { readonly code: 'file-is-open'; readonly path: string }
    | { readonly code: 'list-damaged'; readonly path: string; readonly reason: ListDamage }
    /** It is far larger than a list is; `limit` in bytes. */
    | { readonly code: 'list-too-large'; readonly path: string; readonly limit: number }
    /** A zip bomb: it unpacks to more than a list of that size does; `limit` in bytes. */
    | { readonly code: 'list-swells'; readonly path: string; readonly limit: number }
    /** A workbook with more than is read of one: so many rows, and so many cells in all. */
    | {
        readonly code: 'workbook-too-large';
        readonly path: string;
        readonly rows: number;
        readonly cells: number;
      }
    /** Nothing that a list begins with; `beginning` is the text it begins with. */
    | { readonly code: 'not-a-list'; readonly path: string; readonly beginning: string }
    | { readonly code: 'list-empty'; readonly path: string }
    /** Too many of its lines cannot be read: `unreadable` of `lines`, the first at `line`, where `text` stands. */
    | {
        readonly code: 'list-unreadable';
        readonly path: string;
        readonly unreadable: number;
        readonly lines: number;
        readonly line: number;
        readonly text: string;
      }
    | { readonly code: 'disk-full'; readonly path: string }
    | { readonly code: 'list-not-stored'; readonly path: string; readonly reason: string }
  );

/** Ends the reading of a list wherever it is noticed; the reader turns it into its failure. */
export class ListError extends Error {
  readonly failure: ListFailure;

  constructor(failure: ListFailure) {
    super(failure.code);
    this.failure = failure;
  }
}
