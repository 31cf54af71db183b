/** Printed documents: which there are, their PDFs, and that they were printed. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { whyUnavailable } from '../documents/documents.ts';
import { renderDocument } from '../documents/render.ts';
import type { RenderedPdf } from '../documents/view.ts';
import { TITLES } from '../documents/words.ts';
import type { Tournament, TournamentState } from '../../src-engine/index.ts';
import {
  DOCUMENT_KINDS,
  type DocumentEntry,
  type DocumentKind,
  type DocumentRequest,
  type Refusal,
} from '../ipc/contract.ts';
import { writeFailureOf } from '../storage/failure.ts';
import { sealOf } from './app.ts';
import type { Desk } from './desk.ts';
import { logRows } from './log-view.ts';
import { newestPlayedRound, publishedPart } from './standings.ts';
import { NO_DOCUMENT, notSaved } from './refusals.ts';
import { answer, done, refusal, refuse, type CommandsOf, type QueriesOf } from './reply.ts';

/** PDFs that stay available by their address. */
const KEPT = 8;

/** Documents about one round's pairing; the others are about the event up to a round. */
function isOfRound(kind: DocumentKind): boolean {
  return kind === 'pairings-by-board' || kind === 'pairings-by-name' || kind === 'result-slips';
}

function isOfStandings(kind: DocumentKind): boolean {
  return kind === 'standings' || kind === 'wall-chart' || kind === 'crosstable';
}

export class Documents {
  readonly #desk: Desk;
  readonly #bytes = new Map<string, Uint8Array>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  bytes(id: string): Uint8Array | null {
    return this.#bytes.get(id) ?? null;
  }

  /** Keeps the latest documents, also when the tournament closes: a page may still be reading one. */
  keep(pdf: RenderedPdf): string {
    const id = randomUUID();
    this.#bytes.set(id, pdf.bytes);
    for (const old of [...this.#bytes.keys()].slice(0, -KEPT)) this.#bytes.delete(old);
    return id;
  }

  /** Makes a PDF from the state shown, or says why not. */
  async render(
    request: DocumentRequest,
  ): Promise<{ readonly pdf: RenderedPdf } | { readonly refused: Refusal }> {
    const desk = this.#desk;
    const state = desk.state();
    if (state === null) return { refused: NO_DOCUMENT };
    const round = roundOf(request.kind, state.tournament, request.round);
    const tournament = sourceOf(request.kind, state.tournament);
    const unavailable = whyUnavailable(request.kind, tournament, round);
    if (unavailable !== '') return { refused: refusal('document-unavailable', unavailable) };
    const { log } = desk.document!;
    const upTo = desk.past ?? log.records.length;
    const known = round === null ? undefined : state.tournament.rounds[round - 1];
    const meta = {
      issuedAt: desk.now(),
      version: isOfRound(request.kind) ? (known?.version ?? 0) : 0,
      draft: isOfRound(request.kind) && known?.stage !== 'published',
      seal: sealOf(log.records[upTo - 1]!.hash),
      playStarts: '',
    };
    const lines = request.kind === 'arbiters-log' ? logRows(log).slice(0, upTo) : [];
    const pdf = await renderDocument(
      { ...request, round },
      { tournament, meta, log: lines, fontFolder: desk.ports.fonts },
    );
    return { pdf };
  }
}

function roundOf(kind: DocumentKind, tournament: Tournament, round: number | null): number | null {
  if (isOfRound(kind)) return round ?? Math.max(1, tournament.rounds.length);
  if (!isOfStandings(kind)) return null;
  const newest = newestPlayedRound(publishedPart(tournament));
  return round === null ? newest : Math.min(round, publishedPart(tournament).rounds.length);
}

/** Standings never show a draft; the pairing of a draft does. */
function sourceOf(kind: DocumentKind, tournament: Tournament): Tournament {
  return isOfRound(kind) ? tournament : publishedPart(tournament);
}

export function documentsQueries(
  desk: Desk,
  documents: Documents,
): QueriesOf<'documents.list' | 'documents.render'> {
  return {
    'documents.list': ({ round }) =>
      desk.read((state) => answer(DOCUMENT_KINDS.map((kind) => entryOf(state, kind, round)))),
    'documents.render': async (request) => {
      const made = await documents.render(request);
      if ('refused' in made) return refuse(made.refused);
      const { bytes, fileName, pages, missingGlyphs } = made.pdf;
      const url = `document/${documents.keep(made.pdf)}.pdf`;
      return answer({ url, fileName, pages, bytes: bytes.length, missingGlyphs });
    },
  };
}

function entryOf(state: TournamentState, kind: DocumentKind, round: number): DocumentEntry {
  const { tournament, prints } = state;
  const own = isOfRound(kind)
    ? round
    : isOfStandings(kind)
      ? newestPlayedRound(publishedPart(tournament))
      : null;
  const known = own === null ? undefined : tournament.rounds[own - 1];
  const printed = prints.find((print) => print.document === kind && print.round === own);
  return {
    kind,
    title: TITLES[kind],
    group: isOfRound(kind) ? `Round ${round}` : isOfStandings(kind) ? standingsGroup(own!) : 'The event',
    round: own,
    unavailable: whyUnavailable(kind, sourceOf(kind, tournament), own),
    printedAt: printed?.at ?? '',
    version: isOfRound(kind) ? (known?.version ?? 0) : 0,
    draft: isOfRound(kind) && known !== undefined && known.stage !== 'published',
  };
}

function standingsGroup(round: number): string {
  return round === 0 ? 'Before round 1' : `After round ${round}`;
}

export function documentsCommands(
  desk: Desk,
  documents: Documents,
): CommandsOf<'documents.save' | 'documents.print'> {
  /** Notes a print in the log where that is possible; a document that can only be read prints all the same. */
  function note({ kind, round }: DocumentRequest, pdf: RenderedPdf): void {
    if (desk.writeObstacle() !== null) return;
    const { tournament } = desk.state()!;
    const own = roundOf(kind, tournament, round);
    const version = isOfRound(kind) ? (tournament.rounds[own! - 1]?.version ?? 0) : 0;
    desk.store(
      'documents.save',
      [
        {
          kind: 'document-printed',
          payload: { document: kind, title: TITLES[kind], round: own, version, pages: pdf.pages },
        },
      ],
      ['documents'],
    );
  }

  return {
    'documents.save': async ({ path, ...request }) => {
      const made = await documents.render(request);
      if ('refused' in made) return refuse(made.refused);
      try {
        writeFileSync(path, made.pdf.bytes);
      } catch (error) {
        return refuse(notSaved(writeFailureOf(error, path)));
      }
      note(request, made.pdf);
      return done<'documents.save'>({ path, pages: made.pdf.pages }, ['documents', 'log']);
    },
    'documents.print': async (request) => {
      const { print } = desk.ports;
      if (print === null)
        return refuse(
          refusal(
            'no-native-print',
            'This window has no print dialog of the system.',
            'Save the PDF and print it.',
          ),
        );
      const made = await documents.render(request);
      if ('refused' in made) return refuse(made.refused);
      const printed = await print(made.pdf.fileName, made.pdf.bytes);
      if (!printed) return done<'documents.print'>(null, []);
      note(request, made.pdf);
      return done<'documents.print'>(null, ['documents', 'log']);
    },
  };
}
