import type { FailureShape, Outcome } from '../../src-engine/index.ts';

/** Who has a file open, as its lock note says. */
export interface Holder {
  readonly host: string;
  readonly user: string;
  /** When it was opened, ISO 8601. */
  readonly since: string;
}

/** What is wrong with a path: a zero byte in it, its length, links that lead in a circle, or a folder that is not there. */
type PathProblem = 'zero' | 'too-long' | 'circle' | 'no-folder';

/** Why a tournament file could not be opened or written. The file is always left as it was. */
export type StorageFailure = FailureShape &
  (
    | { readonly code: 'file-missing'; readonly path: string }
    | { readonly code: 'file-exists'; readonly path: string }
    | { readonly code: 'file-unreachable'; readonly path: string; readonly reason: string }
    | { readonly code: 'file-not-a-tournament'; readonly path: string }
    | {
        readonly code: 'file-newer-schema';
        readonly path: string;
        readonly schema: number;
        readonly known: number;
      }
    /** The file is the one that is open in this very program, by this or another name. */
    | { readonly code: 'file-open-here'; readonly path: string }
    | { readonly code: 'file-locked'; readonly path: string; readonly holder: Holder | null }
    /** Somebody else opened it and did not close it; whether they still write cannot be known from here. */
    | { readonly code: 'file-held'; readonly path: string; readonly holder: Holder }
    /** Something else was to be written over a tournament, or over a part of one. */
    | { readonly code: 'target-is-tournament'; readonly path: string }
    | { readonly code: 'target-not-a-file'; readonly path: string }
    /** A path that no file can have, for reading or writing. */
    | { readonly code: 'path-unusable'; readonly path: string; readonly why: PathProblem }
    | { readonly code: 'name-unusable'; readonly path: string; readonly reason: string }
    | {
        readonly code: 'file-damaged';
        readonly path: string;
        /** What is wrong, and where. */
        readonly detail: string;
        /** Number of the last entry that is proven intact, 0 for none. */
        readonly intact: number;
        /** When that entry was stored, `''` for none. */
        readonly intactAt: string;
      }
    /** Something beside the file that this program does not make: a write-ahead log, or a journal that names further files. */
    | { readonly code: 'journal-of-another'; readonly path: string }
    /** The file is damaged, and its journal would take back entries that were acknowledged: `first` to `last`. */
    | {
        readonly code: 'journal-older';
        readonly path: string;
        readonly journal: string;
        readonly first: number;
        readonly last: number;
        readonly lastAt: string;
      }
    | { readonly code: 'file-too-large'; readonly path: string; readonly megabytes: number }
    | { readonly code: 'file-read-only'; readonly path: string; readonly reason: string }
    | { readonly code: 'restore-point'; readonly path: string; readonly label: string }
    | { readonly code: 'taken-over'; readonly path: string; readonly by: string; readonly at: string }
    | { readonly code: 'disk-full'; readonly path: string }
    | { readonly code: 'file-gone'; readonly path: string }
    | { readonly code: 'file-replaced'; readonly path: string }
    /** Somebody wrote into the open file; `detail` says what is not as it must be. */
    | { readonly code: 'file-changed'; readonly path: string; readonly detail: string }
    | { readonly code: 'write-failed'; readonly path: string; readonly reason: string }
  );

/** The answer of whatever reaches a tournament file: the expected failures are values, only bugs are thrown. */
export type Stored<T> = Outcome<T, StorageFailure>;

/** A failure on its way through code that throws. */
export class StorageError extends Error {
  readonly failure: StorageFailure;
  constructor(failure: StorageFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** What Node and SQLite put on their errors. */
interface SystemError {
  readonly code?: string;
  readonly message: string;
}

function systemError(error: unknown): SystemError {
  if (error instanceof Error) return error;
  return { message: String(error) };
}

/** By the codes of Node and of the system. */
const PATH_PROBLEMS: Readonly<Record<string, PathProblem>> = {
  ERR_INVALID_ARG_VALUE: 'zero',
  ENAMETOOLONG: 'too-long',
  ELOOP: 'circle',
  // Where something is made, only a folder can be missing.
  ENOENT: 'no-folder',
};

/** The failure that an error of SQLite or of the file system stands for, when a file was being written. */
export function writeFailureOf(error: unknown, path: string): StorageFailure {
  if (error instanceof StorageError) return error.failure;
  const { code = '', message } = systemError(error);
  if (code === 'HELD') return { code: 'file-open-here', path };
  if (code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'EDQUOT') return { code: 'disk-full', path };
  if (code.startsWith('SQLITE_READONLY') || code === 'EROFS' || code === 'EACCES' || code === 'EPERM') {
    return { code: 'file-read-only', path, reason: message };
  }
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED'))
    return { code: 'file-locked', path, holder: null };
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') {
    return { code: 'file-damaged', path, detail: message, intact: 0, intactAt: '' };
  }
  const why = PATH_PROBLEMS[code];
  if (why !== undefined) return { code: 'path-unusable', path, why };
  return { code: 'write-failed', path, reason: message };
}

/** The failure that an error stands for when a file was being opened or read. */
export function openFailureOf(error: unknown, path: string): StorageFailure {
  const { code = '', message } = systemError(error);
  if (code === 'ENOENT') return { code: 'file-missing', path };
  const failure = writeFailureOf(error, path);
  return failure.code === 'write-failed' ? { code: 'file-unreachable', path, reason: message } : failure;
}

/** The failure that an error stands for when a new file was being made: what keeps it from being is its place. */
export function makeFailureOf(error: unknown, path: string): StorageFailure {
  const { code = '', message } = systemError(error);
  if (code === 'EEXIST') return { code: 'file-exists', path };
  const failure = writeFailureOf(error, path);
  return failure.code === 'write-failed' ? { code: 'file-unreachable', path, reason: message } : failure;
}

/** True when only the program still holds everything: the file under it was deleted, replaced, changed or opened elsewhere. */
export function isLost(failure: StorageFailure | null): failure is StorageFailure {
  // Who took over goes on; a copy of this file would be a second course of events.
  return failure !== null && failure.code !== 'taken-over';
}
