/**
 * Prints of one tournament: every PDF that went to the printer, as it was, and a list of what became of it. Kept in a
 * folder beside the file, not in the log: a print changes nothing in the tournament.
 */
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DOCUMENT_KINDS, PAPER_SIZES, PRINT_STATES, RUN_KINDS, type PrintJob } from '../../ipc/contract.ts';
import { readFree } from '../../storage/held-files.ts';
import { fileMoment } from '../../time.ts';
import { papersFolder, writeWhole } from './sheets-folder.ts';

const FOLDER = 'Prints';
const LIST = 'prints.json';
/** Settled prints beyond this number are cleared away, the oldest first. */
const KEPT = 100;

const jobsSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(DOCUMENT_KINDS),
    title: z.string(),
    round: z.number().int().nullable(),
    version: z.number().int(),
    paper: z.enum(PAPER_SIZES),
    pages: z.number().int(),
    fromPage: z.number().int(),
    at: z.string(),
    state: z.enum(PRINT_STATES),
    sheets: z.array(z.enum(RUN_KINDS)).optional(),
  }),
);

export class PrintStore {
  readonly path: string;
  readonly folder: string;
  /** Changes of the list wait for each other. */
  #changing: Promise<unknown> = Promise.resolve();

  /** The prints of the tournament file at `path`. */
  constructor(path: string) {
    this.path = path;
    this.folder = join(papersFolder(path), FOLDER);
  }

  /** Newest last. A list that is missing or unreadable counts as empty. */
  async jobs(): Promise<readonly PrintJob[]> {
    try {
      const list = await readFree(join(this.folder, LIST));
      return jobsSchema.parse(JSON.parse(list?.toString('utf8') ?? ''));
    } catch {
      return [];
    }
  }

  /** The PDF of a job, or null where it is gone. */
  async pdf({ id }: PrintJob): Promise<Uint8Array | null> {
    return readFree(this.#file(id)).catch(() => null);
  }

  /** Keeps a PDF and its job; the job's identity is the name of its file. Rejects with the file system's error. */
  add(job: Omit<PrintJob, 'id'>, pdf: Uint8Array): Promise<PrintJob> {
    return this.#inTurn(() => this.#add(job, pdf));
  }

  /** Changes a job; nothing happens when it is not there. Rejects with the file system's error. */
  change(id: string, changes: Partial<Pick<PrintJob, 'state' | 'fromPage' | 'at'>>): Promise<void> {
    return this.#inTurn(async () => {
      const jobs = await this.jobs();
      await this.#write(jobs.map((job) => (job.id === id ? { ...job, ...changes } : job)));
    });
  }

  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const changed = this.#changing.then(change);
    this.#changing = changed.catch(() => undefined);
    return changed;
  }

  async #add(job: Omit<PrintJob, 'id'>, pdf: Uint8Array): Promise<PrintJob> {
    const id = await this.#freeName(job);
    await writeWhole(this.#file(id), pdf);
    const added = { ...job, id };
    await this.#write([...(await this.jobs()), added]);
    return added;
  }

  async #write(jobs: readonly PrintJob[]): Promise<void> {
    const settled = jobs.filter(({ state }) => state !== 'sent');
    const old = new Set(settled.slice(0, Math.max(0, settled.length - KEPT)));
    await writeWhole(
      join(this.folder, LIST),
      JSON.stringify(
        jobs.filter((job) => !old.has(job)),
        null,
        1,
      ),
    );
    for (const { id } of old) await rm(this.#file(id), { force: true });
  }

  /** `2026-11-21 09.00.07 Round 7, Pairings by board` */
  async #freeName({ at, title }: Pick<PrintJob, 'at' | 'title'>): Promise<string> {
    const name = `${fileMoment(at)} ${title.replace(/[\\/:*?"<>|\p{C}]/gu, ' ')}`.slice(0, 120).trimEnd();
    for (let number = 1; ; number++) {
      const id = number === 1 ? name : `${name} ${number}`;
      const taken = await stat(this.#file(id)).then(
        () => true,
        () => false,
      );
      if (!taken) return id;
    }
  }

  #file(id: string): string {
    return join(this.folder, `${id}.pdf`);
  }
}
