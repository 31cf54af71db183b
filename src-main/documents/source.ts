import type { Tournament } from '../../src-engine/index.ts';
import type { Languages } from '../../src-engine/texts/index.ts';
import { DOCUMENTS } from './catalogue.ts';
import { contentFor, imprintFor, roundFor, timeOfIssue } from './book.ts';
import { codeOfSheet, type Head } from './sheet-code.ts';
import type { DocumentRequest, DocumentSource, FormerPairing, LogLine } from './views/view.ts';

/** What stands on a document besides what the tournament says. */
export interface Issue {
  /** When it is made, ISO 8601 with the local offset. */
  readonly issuedAt: string;
  /** Short form of the newest entry's hash, `''` for none. */
  readonly seal: string;
  /** The newest entry itself, null for none: it gives the sheet its code. */
  readonly head: Head | null;
  /** Entries of the log, oldest first; asked only by documents that print them. */
  readonly log: () => readonly LogLine[];
  /** One language or two. */
  readonly languages: Languages;
  /** What was on the wall of a round before; asked only by the document that prints it. */
  readonly former: (round: number) => FormerPairing | null;
  /** Folder that holds the font files. */
  readonly fontFolder: string;
  /** Announced starts of play by round, `2026-11-15T14:00`. */
  readonly starts: Readonly<Record<number, string>>;
}

/**
 * What a document is printed from, with the round that the request is about. Whether it can be made is
 * `whyUnavailable`'s to say before.
 */
export function jobOf(
  request: DocumentRequest,
  whole: Tournament,
  { issuedAt, seal, head, log, former, languages, fontFolder, starts }: Issue,
): { readonly request: DocumentRequest; readonly source: DocumentSource } {
  const { kind } = request;
  const round = roundFor(kind, whole, request.round);
  const source = {
    tournament: contentFor(kind, whole),
    meta: {
      ...imprintFor(kind, whole, round),
      issuedAt: timeOfIssue(kind, whole, round, issuedAt),
      madeAt: issuedAt,
      seal,
      code: head === null ? '' : codeOfSheet(kind, whole, round, head),
      starts,
      playStarts: (starts[round ?? 0] ?? '').slice(11, 16),
    },
    log: DOCUMENTS[kind].readsLog === true ? log() : [],
    languages,
    former: kind === 'changed-boards' ? former(round ?? 0) : null,
    fontFolder,
  };
  return { request: { ...request, round }, source };
}
