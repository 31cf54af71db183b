/** Printed documents: which there are, and their PDFs, made in a thread of their own. */
import { randomUUID } from 'node:crypto';
import { DOCUMENTS, type DocumentGroup } from '../../documents/catalogue.ts';
import { imprintFor, roundFor, whyUnavailable } from '../../documents/book.ts';
import type { Jobs as DocumentJobs } from '../../documents/jobs.ts';
import { missingFont } from '../../documents/layout/font-files.ts';
import type { AuditSheetView } from '../../documents/sheets/audit-sheet.ts';
import type { LabSheetView } from '../../documents/sheets/lab-sheet.ts';
import type { CertificateView } from '../../documents/sheets/report-certificate.ts';
import type { StaticPage } from '../../documents/pages/static-pages.ts';
import { PAGES_MARK } from '../../documents/pages/html-page.ts';
import { titleOf } from '../../documents/words.ts';
import { writeTogether } from '../../storage/write-together.ts';
import { jobOf } from '../../documents/source.ts';
import type { PaperSize, RenderedPdf } from '../../documents/views/view.ts';
import type { TournamentState } from '../../../src-engine/index.ts';
import { en } from '../../../src-engine/texts/index.ts';
import {
  DOCUMENT_KINDS,
  MOST_COPIES,
  RUN_KINDS,
  type DocumentEntry,
  type DocumentKind,
  type DocumentRequest,
  type PrintJob,
  type RunSheet,
  type Refusal,
} from '../../ipc/contract.ts';
import { exportRefusal, placeToSave, saveExport } from '../filing/save.ts';
import type { Progress } from '../../threads/jobs.ts';
import { Workers, type Running } from '../../threads/workers.ts';
import { languagesOf } from '../app/languages.ts';
import type { Desk } from '../desk.ts';
import { formerPairing } from '../log/former.ts';
import { logRows } from '../log/rows.ts';
import { sheetTexts, texts } from '../../texts.ts';
import { noDocument, openRefusal } from '../refusals.ts';
import { sealOf } from '../../storage/chain.ts';
import { transact } from '../transact.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';

/** PDFs that stay available by their address. */
const KEPT = 8;

type Made = { readonly pdf: RenderedPdf } | { readonly refused: Refusal };

/** A document on its way, or why there is none. */
type Begun = { readonly running: Running<RenderedPdf> } | { readonly refused: Refusal };

async function madeBy(job: Begun): Promise<Made> {
  if ('refused' in job) return job;
  const pdf = await job.running.value;
  return pdf === null ? { refused: refusal('cancelled', texts.tournamentFile.prints.cancelled) } : { pdf };
}

export class Documents {
  readonly #desk: Desk;
  readonly #workers: Workers<DocumentJobs>;
  readonly #bytes = new Map<string, Uint8Array>();
  /** What the page waits for: only the latest. */
  #shown: Running<RenderedPdf> | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#workers = new Workers(desk.ports.documentsWorker);
  }

  bytes(id: string): Uint8Array | null {
    return this.#bytes.get(id) ?? null;
  }

  /** Keeps the latest documents, also when the tournament closes: a page may still be reading one. Their address. */
  keep(bytes: Uint8Array): string {
    const id = randomUUID();
    this.#bytes.set(id, bytes);
    for (const old of [...this.#bytes.keys()].slice(0, -KEPT)) this.#bytes.delete(old);
    return `document/${id}.pdf`;
  }

  /** Makes a PDF from the state shown, or says why not. */
  async make(request: DocumentRequest): Promise<Made> {
    return madeBy(this.#begin(request));
  }

  /** The same for the page: what it waited for before is given up, and it hears how far this one is. */
  async show(request: DocumentRequest): Promise<Made> {
    this.cancel();
    const job = this.#begin(request, (settled, all, part) => {
      const firstPages = part === undefined ? '' : this.keep(part);
      this.#desk.tell('documents.progress', { kind: request.kind, settled, all, firstPages });
    });
    if ('running' in job) this.#shown = job.running;
    const made = await madeBy(job);
    if ('running' in job && this.#shown === job.running) this.#shown = null;
    return made;
  }

  /** Makes the certificate of a report that was checked. */
  certificate(view: CertificateView, paper: PaperSize): Promise<Made> {
    return madeBy(this.#start(() => this.#workers.start('certificate', { view, paper, ...this.#means() })));
  }

  /** Makes the laboratory's page for the organiser. */
  labSheet(view: LabSheetView, paper: PaperSize): Promise<Made> {
    return madeBy(this.#start(() => this.#workers.start('lab', { view, paper, ...this.#means() })));
  }

  /** Makes the sheet of the audit. */
  auditSheet(view: AuditSheetView, paper: PaperSize): Promise<Made> {
    return madeBy(this.#start(() => this.#workers.start('audit', { view, paper, ...this.#means() })));
  }

  /** The web pages of the open tournament as it is shown; null without one. */
  async pages(): Promise<readonly StaticPage[] | null> {
    const state = this.#desk.state();
    if (state === null) return null;
    const languages = languagesOf(this.#desk.preferences.values).documents;
    return this.#workers.start('pages', { tournament: state.tournament, languages }).value;
  }

  /** Gives up what the page waits for. */
  cancel(): void {
    this.#shown?.cancel();
    this.#shown = null;
  }

  close(): Promise<void> {
    return this.#workers.close();
  }

  /** What every PDF is made with: the languages of the sheets, and the fonts. */
  #means() {
    const languages = languagesOf(this.#desk.preferences.values).documents;
    return { languages, fontFolder: this.#desk.ports.fonts };
  }

  /** Starts what prints; refused where a font of the program is not there. */
  #start(start: () => Running<RenderedPdf>): Begun {
    const missing = missingFont(this.#desk.ports.fonts);
    if (missing === null) return { running: start() };
    return { refused: refusal('font-missing', texts.tournamentFile.prints.fontMissing(missing)) };
  }

  #begin(request: DocumentRequest, progress?: Progress): Begun {
    const desk = this.#desk;
    const state = desk.state();
    if (state === null) return { refused: noDocument() };
    const { tournament, starts } = state;
    const unavailable = whyUnavailable(request.kind, tournament, request.round, texts, request.run);
    if (unavailable !== '') return { refused: refusal('document-unavailable', unavailable) };
    const { log } = desk.document!;
    const upTo = desk.past ?? log.records.length;
    const head = log.records[upTo - 1]!;
    const job = jobOf(request, tournament, {
      issuedAt: desk.now(),
      seal: sealOf(head.hash),
      head,
      log: () => logRows(log, sheetTexts.events).slice(0, upTo),
      former: (round) => formerPairing(log, round, upTo),
      starts,
      ...this.#means(),
    });
    return this.#start(() => this.#workers.start('render', job, progress));
  }
}

export function documentsQueries(
  desk: Desk,
  documents: Documents,
  jobs: () => Promise<readonly PrintJob[]>,
): QueriesOf<'documents.list' | 'documents.render' | 'documents.run'> {
  return {
    'documents.list': async ({ round }) => {
      const prints = await jobs();
      const { printRun } = desk.preferences.values;
      return desk.read((state) =>
        answer(DOCUMENT_KINDS.map((kind) => entryOf(state, kind, round, prints, printRun))),
      );
    },
    'documents.run': () => {
      const sheets = desk.preferences.values.printRun;
      return Promise.resolve(answer({ sheets, kinds: RUN_KINDS, mostCopies: MOST_COPIES }));
    },
    'documents.render': async (request) => {
      const made = await documents.show(request);
      if ('refused' in made) return refuse(made.refused);
      const { bytes, fileName, pages, missingGlyphs } = made.pdf;
      return answer({ url: documents.keep(bytes), fileName, pages, bytes: bytes.length, missingGlyphs });
    },
  };
}

function entryOf(
  state: TournamentState,
  kind: DocumentKind,
  round: number,
  jobs: readonly PrintJob[],
  run: readonly RunSheet[],
): DocumentEntry {
  const { tournament, prints } = state;
  const { group, scope, key, papers } = DOCUMENTS[kind];
  const own = roundFor(kind, tournament, scope === 'round' ? round : null);
  const { version, draft } = imprintFor(kind, tournament, own);
  // What went out of a version before says nothing of the one on screen.
  const isOfNow = (print: { readonly round: number | null; readonly version: number }): boolean =>
    print.round === own && (version === 0 || print.version === version);
  const printed = prints.find((print) => print.document === kind && isOfNow(print));
  const latest = jobs.findLast(
    (job) => isOfNow(job) && (job.kind === kind || job.sheets?.some((sheet) => sheet === kind) === true),
  );
  const sentAt = latest === undefined || latest.state === 'dropped' ? '' : latest.at;
  return {
    kind,
    title: titleOf(kind, texts),
    key,
    group: groupTitle(group, own),
    round: own,
    papers,
    unavailable: whyUnavailable(kind, tournament, own, texts, run),
    printedAt: printed?.at ?? sentAt,
    unconfirmed: latest?.state === 'sent',
    version: group === 'pack' ? 0 : version,
    draft: draft && own !== null && tournament.rounds[own - 1] !== undefined,
  };
}

function groupTitle(group: DocumentGroup, round: number | null): string {
  const words = texts.tournamentFile.groups;
  switch (group) {
    case 'round':
    case 'standings':
      return words[group](round ?? 0);
    case 'pack':
    case 'event':
      return words[group];
  }
}

const NOTED_AS = { 'documents.save': 'document-saved', 'documents.print': 'document-printed' } as const;

/** Notes in the log that a document was saved or printed, where that is possible: what can only be read prints too. */
export function noteIssue(
  desk: Desk,
  command: keyof typeof NOTED_AS,
  { kind, round }: DocumentRequest,
  pages: number,
): void {
  transact(desk, { command }, ({ tournament }) => {
    const own = roundFor(kind, tournament, round);
    const { version } = imprintFor(kind, tournament, own);
    // What is stored does not depend on a language.
    const payload = { document: kind, title: titleOf(kind, en), round: own, version, pages };
    return { drafts: [{ kind: NOTED_AS[command], payload }], value: null };
  });
}

/** The usual set goes out as it was chosen last: the page may still have the choice before. */
export function asChosen<R extends DocumentRequest>(desk: Desk, request: R): R {
  return request.kind === 'print-run' ? { ...request, run: desk.preferences.values.printRun } : request;
}

export function documentsCommands(
  desk: Desk,
  documents: Documents,
): CommandsOf<'documents.save' | 'documents.savePages' | 'documents.setRun' | 'documents.cancel'> {
  return {
    'documents.save': async ({ target, confirmed = 0, ...request }) => {
      const place = placeToSave(desk.files.take(target, 'save-pdf'), confirmed);
      if (!place.ok) return place;
      const made = await documents.make(asChosen(desk, request));
      if ('refused' in made) return refuse(made.refused);
      const unsaved = await saveExport(place.target, made.pdf.bytes);
      if (unsaved !== null) return unsaved;
      noteIssue(desk, 'documents.save', request, made.pdf.pages);
      return answer({ path: place.target.path, pages: made.pdf.pages });
    },
    'documents.savePages': async ({ folder }) => {
      const chosen = desk.files.take(folder, 'pages-folder');
      if (!chosen.ok) return chosen;
      const pages = await documents.pages();
      if (pages === null) return refuse(noDocument());
      if (pages.length === 0) return refuse(refusal('no-pages', texts.sheets.noPlayers()));
      const files = pages.map(({ fileName, html }) => ({ fileName, text: html }));
      const failure = writeTogether(chosen.value, files, PAGES_MARK);
      if (failure?.code === 'file-exists')
        return refuse(
          refusal('folder-taken', texts.documents.pagesTaken(failure.path), texts.documents.pagesElsewhere),
        );
      return failure === null
        ? answer({ path: chosen.value, pages: pages.length })
        : refuse(exportRefusal(openRefusal(failure)));
    },
    'documents.setRun': ({ run }) => {
      desk.preferences.change({ printRun: [...run] });
      desk.changed(['documents']);
      return Promise.resolve(answer(null));
    },
    'documents.cancel': () => {
      documents.cancel();
      return Promise.resolve(answer(null));
    },
  };
}
