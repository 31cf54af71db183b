/** Reading of files from outside: one at a time, in a thread with limits, with progress, to be stopped at any time. */
import { textOfTableFailure } from '../../files/table.ts';
import type { ImportFailure, Jobs } from '../../imports/jobs.ts';
import type { Notices, Refusal } from '../../ipc/contract.ts';
import type { ArgsOf, JobName, ValueOf } from '../../threads/jobs.ts';
import { OverLimit, Workers, type Running, type ThreadLimits } from '../../threads/workers.ts';
import { texts } from '../../texts.ts';
import { answer, refusal, type CommandsOf } from '../reply.ts';

/** Far above what the largest file that is read at all takes. */
const LIMITS = { megabytes: 256, seconds: 60 } satisfies ThreadLimits;

/** What came of a reading that was not refused by what the file is: its value, or why there is none. */
export type ReadJob<V> = { readonly value: V } | { readonly refused: Refusal; readonly overLimit: boolean };

type Tell = (notice: Notices['files.progress']) => void;

export class Imports {
  readonly #workers: Workers<Jobs>;
  readonly #tell: Tell;
  #running: Running<unknown> | null = null;

  constructor(module: URL, tell: Tell) {
    this.#workers = new Workers(module, LIMITS);
    this.#tell = tell;
  }

  /** Does a job about a file; another one under way is given up. */
  async run<N extends JobName<Jobs>>(
    fileName: string,
    name: N,
    args: ArgsOf<Jobs, N>,
  ): Promise<ReadJob<ValueOf<Jobs, N>>> {
    this.stop();
    const running = this.#workers.start(name, args, (settled, all) => this.#tell({ fileName, settled, all }));
    this.#running = running;
    this.#tell({ fileName, settled: 0, all: 0 });
    try {
      const value = await running.value;
      return value === null ? stopped(fileName) : { value };
    } catch (error) {
      if (!(error instanceof OverLimit)) throw error;
      return overLimit(fileName, error);
    } finally {
      if (this.#running === running) {
        this.#running = null;
        this.#tell({ fileName: '', settled: 0, all: 0 });
      }
    }
  }

  /** Gives up what is being read. */
  stop(): void {
    this.#running?.cancel();
  }

  close(): Promise<void> {
    return this.#workers.close();
  }
}

function stopped(fileName: string): { readonly refused: Refusal; readonly overLimit: boolean } {
  const words = texts.reading;
  const refused = refusal('reading-stopped', words.stopped(fileName), words.nothingImported);
  return { refused, overLimit: false };
}

function overLimit(
  fileName: string,
  { limit }: OverLimit,
): { readonly refused: Refusal; readonly overLimit: boolean } {
  const words = texts.reading;
  const text = limit === 'seconds' ? words.tooSlow(fileName, LIMITS.seconds) : words.tooMuchMemory(fileName);
  return { refused: refusal('reading-over-limit', text, words.nothingImported), overLimit: true };
}

function sentenceOf(failure: ImportFailure): string {
  const words = texts.reading;
  switch (failure.code) {
    case 'file-missing':
      return words.missing(failure.path);
    case 'file-unreachable':
      return words.unreachable(failure.path, failure.reason);
    case 'not-a-file':
      return words.notAFile(failure.path, failure.kind);
    case 'file-over-limit':
      return words.tooLarge(failure.path, failure.limit / 1_000_000);
    case 'file-is-open':
      return words.isOpen(failure.path);
    case 'empty':
    case 'file-too-large':
    case 'not-a-report':
    case 'line-too-long':
    case 'player-number-unreadable':
    case 'player-number-doubled':
    case 'too-many-rounds':
    case 'deviation':
      return texts.trf.failure(failure);
    default:
      return textOfTableFailure(failure);
  }
}

/** Why a file is not imported, in the words that the arbiter reads. Nothing of it is stored. */
export function importRefusal(failure: ImportFailure): Refusal {
  return refusal(failure.code, sentenceOf(failure), texts.reading.nothingImported, {
    ...(failure.line === undefined ? {} : { line: failure.line }),
    ...(failure.column === undefined ? {} : { column: failure.column }),
  });
}

export function importsCommands(imports: Imports): CommandsOf<'files.stopReading'> {
  return {
    'files.stopReading': () => {
      imports.stop();
      return Promise.resolve(answer(null));
    },
  };
}
