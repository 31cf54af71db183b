/**
 * What a request for a document becomes: the tournament that it may show, the round that it is about, what its head says,
 * and its pages.
 */
import { newestPlayedRound, publishedPart, type Tournament } from '../../src-engine/index.ts';
import { type Catalogue, en } from '../../src-engine/texts/index.ts';
import type { RunKind, RunSheet } from '../ipc/contract.ts';
import { DOCUMENTS, type Making } from './catalogue.ts';
import { USUAL_RUN } from './print-run.ts';
import { printableLog, printableNames } from './printable.ts';
import type { Book, Sheet } from './layout/sheet.ts';
import type { Typeface } from './layout/typeface.ts';
import type { DocumentKind, DocumentMeta, DocumentRequest, DocumentSource } from './views/view.ts';
import { inTexts } from './words.ts';

type Content = Pick<DocumentSource, 'tournament' | 'meta' | 'log' | 'former'>;

/** The tournament as a document may show it: standings and packs never show a draft, the pairing of a draft does. */
export function contentFor(kind: DocumentKind, tournament: Tournament): Tournament {
  return DOCUMENTS[kind].scope === 'round' ? tournament : publishedPart(tournament);
}

/**
 * The round that a request is about; null for a document of the event. Without one, pairings are those of the newest
 * round, standings stand after the newest that has a result, and a pack after the newest on the wall: the next round is
 * paired after all of those, whether or not they are over.
 */
export function roundFor(kind: DocumentKind, whole: Tournament, asked: number | null): number | null {
  const { scope, group } = DOCUMENTS[kind];
  const tournament = contentFor(kind, whole);
  const last = tournament.rounds.length;
  switch (scope) {
    case 'round':
      return asked ?? Math.max(1, last);
    case 'after-round':
      return Math.min(asked ?? (group === 'pack' ? last : newestPlayedRound(tournament)), last);
    case 'event':
      return null;
  }
}

/** Why a document, or a set of the sheets of `run`, cannot be made, in the texts given; `''` when it can. */
export function whyUnavailable(
  kind: DocumentKind,
  whole: Tournament,
  asked: number | null,
  texts: Catalogue = en,
  run: readonly RunSheet[] = USUAL_RUN,
): string {
  const round = roundFor(kind, whole, asked) ?? 0;
  const tournament = contentFor(kind, whole);
  return inTexts(texts, () => {
    const why = DOCUMENTS[kind].whyNot(tournament, round);
    return why === '' && kind === 'print-run' ? whyNone(run, tournament, round) : why;
  });
}

/** Why a round has no sheet of a set, as the first one says; `''` where it has any. */
function whyNone(run: readonly RunSheet[], tournament: Tournament, round: number): string {
  const reasons = run.map(({ kind }) => whyNoPart(kind, tournament, round));
  return reasons.includes('') ? '' : reasons[0]!;
}

/** What the head of a document says of its round: the version on the wall, or that it is a draft. */
export function imprintFor(
  kind: DocumentKind,
  { rounds }: Tournament,
  round: number | null,
): Pick<DocumentMeta, 'version' | 'draft' | 'playStarts'> {
  const known = round === null ? undefined : rounds[round - 1];
  const { group, scope } = DOCUMENTS[kind];
  return {
    version: scope === 'round' || group === 'pack' ? (known?.version ?? 0) : 0,
    draft: scope === 'round' && known?.stage !== 'published',
    playStarts: '',
  };
}

/**
 * When a document was issued: a sheet of a published version when that was published, however often it is printed or
 * saved; anything else at `madeAt`.
 */
export function timeOfIssue(
  kind: DocumentKind,
  { rounds }: Tournament,
  round: number | null,
  madeAt: string,
): string {
  const known = round === null ? undefined : rounds[round - 1];
  const isOfVersion = DOCUMENTS[kind].scope === 'round' && known?.stage === 'published';
  // A round that came with a report was published before this file knew it.
  return isOfVersion && known.publishedAt !== '' ? known.publishedAt : madeAt;
}

/** The pages of a document. Throws a RangeError where {@link whyUnavailable} says that the round does not exist. */
export function bookOf(
  { kind, round, paper, players, board, run = USUAL_RUN }: DocumentRequest,
  { tournament, meta, log, former = null }: Content,
  typeface: Typeface,
): Book {
  const made = DOCUMENTS[kind].make({
    tournament: printableNames(contentFor(kind, tournament), typeface),
    meta,
    log: DOCUMENTS[kind].readsLog === true ? printableLog(log, tournament, typeface) : log,
    former,
    round: roundFor(kind, tournament, round) ?? 0,
    players: players ?? null,
    board: board === undefined ? 'all' : board,
    run,
    partOf,
    setting: { size: paper, typeface },
  });
  return asBook(made);
}

/** The round that a document of the set of `round` is about, 0 for one of the event. */
function roundOfPart(kind: RunKind, tournament: Tournament, round: number): number {
  return roundFor(kind, tournament, DOCUMENTS[kind].scope === 'round' ? round : null) ?? 0;
}

function whyNoPart(kind: RunKind, tournament: Tournament, round: number): string {
  return DOCUMENTS[kind].whyNot(contentFor(kind, tournament), roundOfPart(kind, tournament, round));
}

/** A document of a set, as it is when it is printed alone; null where the round has none. */
function partOf(kind: RunKind, making: Making): Book | null {
  if (whyNoPart(kind, making.tournament, making.round) !== '') return null;
  const { scope, make } = DOCUMENTS[kind];
  const tournament = contentFor(kind, making.tournament);
  const round = roundOfPart(kind, making.tournament, making.round);
  const { version } = imprintFor(kind, making.tournament, round);
  const { madeAt = making.meta.issuedAt } = making.meta;
  const meta = scope === 'round' ? making.meta : { ...making.meta, version, issuedAt: madeAt };
  return asBook(make({ ...making, tournament, round, meta }));
}

function asBook(made: Sheet | Book): Book {
  return 'sheets' in made ? made : { title: made.title, sheets: [made] };
}
