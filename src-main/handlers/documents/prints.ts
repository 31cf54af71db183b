/** Printing: what went to the printer, what is not known to have come out, and the rest after a jam. */
import { pdfFromPage } from '../../documents/layout/page-range.ts';
import type { RenderedPdf } from '../../documents/views/view.ts';
import { USUAL_RUN } from '../../documents/print-run.ts';
import type { DocumentRequest, PrintJob, Refusal, SentToPrint } from '../../ipc/contract.ts';
import { writeFailureOf } from '../../storage/failure.ts';
import type { Desk } from '../desk.ts';
import { roundFor } from '../../documents/book.ts';
import { asChosen, noteIssue, type Documents } from './documents.ts';
import { PrintStore } from './print-store.ts';
import { replacedBy } from './replaced.ts';
import { noDocument, notSaved, notThere } from '../refusals.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { texts } from '../../texts.ts';

export class Prints {
  readonly #desk: Desk;
  readonly #documents: Documents;
  /** Why the latest print is not kept, `''` when it is. */
  #problem = '';
  #store: PrintStore | null = null;

  constructor(desk: Desk, documents: Documents) {
    this.#desk = desk;
    this.#documents = documents;
  }

  get problem(): string {
    return this.#problem;
  }

  /** The prints of the open tournament; null without one. */
  store(): PrintStore | null {
    const { document } = this.#desk;
    if (document === null) return null;
    if (this.#store?.path !== document.path) this.#store = new PrintStore(document.path);
    return this.#store;
  }

  /** Newest last. */
  jobs(): Promise<readonly PrintJob[]> {
    return this.store()?.jobs() ?? Promise.resolve([]);
  }

  /**
   * Sends a PDF to the printer, from `fromPage` on. False when the dialog was cancelled. Where the host has no way to
   * the printer, the page prints the address.
   */
  async send(fileName: string, pdf: Uint8Array, fromPage: number): Promise<{ url: string } | null> {
    const part = fromPage === 1 ? pdf : pdfFromPage(pdf, fromPage);
    const { print } = this.#desk.ports;
    if (print !== null && !(await print(fileName, part))) return null;
    return { url: this.#documents.keep(part) };
  }

  /** Keeps what was sent. A print that cannot be kept is no reason not to print: the list says so. */
  async remember(request: DocumentRequest, pdf: RenderedPdf): Promise<string> {
    const store = this.store();
    if (store === null) return '';
    const { tournament } = this.#desk.state()!;
    const round = roundFor(request.kind, tournament, request.round);
    const known = round === null ? undefined : tournament.rounds[round - 1];
    const job = {
      kind: request.kind,
      title: pdf.title,
      round,
      version: known?.version ?? 0,
      paper: request.paper,
      pages: pdf.pages,
      fromPage: 1,
      at: this.#desk.now(),
      state: 'sent',
      ...(request.kind === 'print-run' ? { sheets: (request.run ?? USUAL_RUN).map(({ kind }) => kind) } : {}),
    } as const;
    return (await this.#kept(store, async () => (await store.add(job, pdf.bytes)).id)) ?? '';
  }

  /** Notes that a print went out once more. It is printed also where that cannot be noted. */
  async rememberAgain(store: PrintStore, id: string, fromPage: number): Promise<void> {
    const at = this.#desk.now();
    await this.#kept(store, () => store.change(id, { fromPage, at, state: 'sent' }));
  }

  /** What comes of keeping something; undefined where that fails, and then the list says why. */
  async #kept<T>(store: PrintStore, keep: () => Promise<T>): Promise<T | undefined> {
    try {
      const done = await keep();
      this.#problem = '';
      return done;
    } catch (error) {
      this.#problem = notSaved(writeFailureOf(error, store.folder)).message;
      return undefined;
    }
  }
}

export function printsQueries(
  desk: Desk,
  documents: Documents,
  prints: Prints,
): QueriesOf<'documents.jobs' | 'documents.kept'> {
  return {
    'documents.jobs': async () => {
      const store = prints.store();
      if (store === null) return refuse(noDocument());
      const jobs = await store.jobs();
      const { tournament } = desk.document!.log.state;
      const listed = jobs.map((job) => ({ ...job, replacedBy: replacedBy(job, tournament) })).reverse();
      return answer({ jobs: listed, folder: store.folder, problem: prints.problem });
    },
    'documents.kept': async ({ job: id }) => {
      const found = await findJob(prints, id);
      if ('refused' in found) return refuse(found.refused);
      const { job, store } = found;
      const pdf = await store.pdf(job);
      if (pdf === null) return refuse(goneRefusal(job));
      const url = documents.keep(pdf);
      return answer({
        url,
        fileName: `${job.id}.pdf`,
        pages: job.pages,
        bytes: pdf.length,
        missingGlyphs: '',
      });
    },
  };
}

export function printsCommands(
  desk: Desk,
  documents: Documents,
  prints: Prints,
): CommandsOf<'documents.print' | 'documents.printAgain' | 'documents.settlePrint'> {
  const native = desk.ports.print !== null;
  return {
    'documents.print': async (wanted) => {
      const request = asChosen(desk, wanted);
      const made = await documents.make(request);
      if ('refused' in made) return refuse(made.refused);
      const { pdf } = made;
      const sent = await prints.send(pdf.fileName, pdf.bytes, 1);
      if (sent === null) return answer(null);
      const job = await prints.remember(request, pdf);
      noteIssue(desk, 'documents.print', request, pdf.pages);
      const value: SentToPrint = { job, url: sent.url, native, pages: pdf.pages };
      return answer(value);
    },
    'documents.printAgain': async ({ job: id, fromPage }) => {
      const found = await findJob(prints, id);
      if ('refused' in found) return refuse(found.refused);
      const { store, job } = found;
      const pdf = await store.pdf(job);
      if (pdf === null) return refuse(goneRefusal(job));
      if (fromPage > job.pages) return refuse(noSuchPage(job));
      const sent = await prints.send(`${job.id}.pdf`, pdf, fromPage);
      if (sent === null) return answer(null);
      await prints.rememberAgain(store, id, fromPage);
      desk.changed(['documents']);
      const value: SentToPrint = { job: id, url: sent.url, native, pages: job.pages - fromPage + 1 };
      return answer(value);
    },
    'documents.settlePrint': async ({ job: id, state }) => {
      const found = await findJob(prints, id);
      if ('refused' in found) return refuse(found.refused);
      try {
        await found.store.change(id, { state });
      } catch (error) {
        return refuse(notSaved(writeFailureOf(error, found.store.folder)));
      }
      desk.changed(['documents']);
      return answer(null);
    },
  };
}

async function findJob(
  prints: Prints,
  id: string,
): Promise<{ readonly store: PrintStore; readonly job: PrintJob } | { readonly refused: Refusal }> {
  const store = prints.store();
  if (store === null) return { refused: noDocument() };
  const job = (await store.jobs()).find((candidate) => candidate.id === id);
  return job === undefined ? { refused: notThere(texts.refusals.gone.print) } : { store, job };
}

function goneRefusal({ title }: PrintJob): Refusal {
  return refusal('not-there', texts.tournamentFile.prints.gone(title));
}

function noSuchPage({ title, pages }: PrintJob): Refusal {
  return refusal('no-such-page', texts.tournamentFile.prints.noSuchPage(title, pages));
}
