import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Jobs } from '../documents/jobs.ts';
import { en } from '../../src-engine/texts/index.ts';
import { contents } from '../files/outside-file.ts';
import { outputAt, textOfOutputFailure } from './output.ts';
import { writerTo } from './standard-streams.ts';
import type { RenderedPdf } from '../documents/views/view.ts';
import type { Jobs as LabJobs } from '../lab/jobs.ts';
import type { StartJob } from '../lab/run.ts';
import type { Workers } from '../threads/workers.ts';

/** Where a sub-command reads and writes: the process in production, memory in tests. */
export interface CliIo {
  stdout(text: string): void;
  stderr(text: string): void;
  /**
   * Whole file, `-` for the standard input; throws what `node:fs` throws, with its `code` (`ENOENT`, `EACCES`, …), and
   * `EFBIG` for one of more than `most` bytes.
   */
  readFile(path: string, most?: number): Uint8Array;
  /** Whole or not at all; throws an error with a sentence, and the code of a storage failure. */
  writeFile(path: string, data: string | Uint8Array): void;
  now(): Date;
  /** What makes PDFs, loaded when something is printed. */
  printer(): Promise<Printer>;
  /** Threads of the laboratory, loaded when it runs. */
  lab(): Promise<LabCrew>;
}

/** The laboratory’s threads as the command line uses them; promises reject with bugs only. */
export interface LabCrew {
  /** As many as this computer runs at a time. */
  readonly threads: number;
  readonly start: StartJob;
  /** Plays a first round again and again; null where the person stopped it. */
  firstRound(args: LabJobs['firstRound']['args']): Promise<LabJobs['firstRound']['value'] | null>;
  rest(args: LabJobs['rest']['args']): Promise<LabJobs['rest']['value']>;
  /** Calls the listener when the person asks to stop (Ctrl C); answers how to stop listening. */
  onInterrupt(listener: () => void): () => void;
}

interface Printer {
  /** Folder with the fonts of printed sheets. */
  readonly fonts: string;
  /** Makes a PDF; rejects where a font is missing. */
  render(job: Jobs['render']['args']): Promise<RenderedPdf>;
  /** Makes the bytes of a PDF of running text. */
  article(article: Jobs['article']['args']['article']): Promise<Uint8Array>;
}

/**
 * A sub-command `wallchart <name> …`: `src-main/cli/<name>.ts` exports `run`.
 * Resolves to the exit code: 0 done, 1 the answer is "no", 2 bad input or usage.
 */
export interface CliCommand {
  run(args: string[], io: CliIo): Promise<number>;
}

const STANDARD_INPUT = 0;

/** A pipe does not tell its size: what comes is counted. */
function readUpTo(path: string, most: number): Uint8Array {
  const file = path === '-' ? STANDARD_INPUT : openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const bytes = size > most ? null : contents(file, size, most);
    if (bytes !== null) return bytes;
    throw Object.assign(new Error(en.reading.tooLarge(path, most / 1_000_000)), { code: 'EFBIG' });
  } finally {
    if (file !== STANDARD_INPUT) closeSync(file);
  }
}

/** What makes PDFs in a thread, with the fonts of a folder. */
export function printerOf(workers: Pick<Workers<Jobs>, 'run'>, fonts: string): Printer {
  return {
    fonts,
    render: (job) => workers.run('render', job),
    article: (article) => workers.run('article', { article, fontFolder: fonts }),
  };
}

/** The laboratory's threads, which a person stops by a signal. */
export function crewOf(workers: Pick<Workers<LabJobs>, 'run' | 'start'>): LabCrew {
  return {
    threads: availableParallelism(),
    start: (args) => workers.start('run', args),
    firstRound: (args) => workers.start('firstRound', args).value,
    rest: (args) => workers.run('rest', args),
    onInterrupt(listener) {
      process.once('SIGINT', listener).once('SIGTERM', listener);
      return () => process.off('SIGINT', listener).off('SIGTERM', listener);
    },
  };
}

export const PROCESS_IO: CliIo = {
  stdout: writerTo(1),
  stderr: writerTo(2),
  readFile: (path, most) =>
    most === undefined ? readFileSync(path === '-' ? STANDARD_INPUT : path) : readUpTo(path, most),
  writeFile(path, data) {
    const output = outputAt(path);
    const failure = output.ok ? output.value.write(data) : output.failure;
    if (failure !== null)
      throw Object.assign(new Error(textOfOutputFailure(failure)), { code: failure.code });
  },
  now: () => new Date(),
  // In the same thread as the window's sheets: only its bundle has pdfmake inside.
  async printer() {
    const [{ Workers }, { DOCUMENTS_WORKER, FONTS }] = await Promise.all([
      import('../threads/workers.ts'),
      import('../host/folders.ts'),
    ]);
    return printerOf(new Workers<Jobs>(DOCUMENTS_WORKER), FONTS);
  },
  async lab() {
    const [{ Workers }, { LAB_WORKER }, { LAB_LIMITS }] = await Promise.all([
      import('../threads/workers.ts'),
      import('../host/folders.ts'),
      import('../lab/jobs.ts'),
    ]);
    return crewOf(new Workers<LabJobs>(LAB_WORKER, LAB_LIMITS));
  },
};
