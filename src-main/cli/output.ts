/**
 * Where a command writes: a file, which is written beside its place and takes its name, so that an older one stays whole
 * until then; or a stream that the person named, a pipe or `/dev/stdout`, which is written as it is.
 */
import { closeSync, fstatSync, openSync, statSync, writeFileSync, type Stats } from 'node:fs';
import { fail, ok } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { writeFailureOf, type StorageFailure, type Stored } from '../storage/failure.ts';
import { targetAt, writeBesideNow } from '../storage/write-beside.ts';
import { writerTo } from './standard-streams.ts';

/** A place that was looked at. `write` is called once and answers why nothing was written, or null. */
interface Output {
  write(this: void, data: string | Uint8Array): StorageFailure | null;
}

/** Somebody may write to a file of this mode. */
const WRITABLE = 0o222;

/**
 * Looks where a path leads before anything is made for it. Fails as {@link targetAt} does, and with `file-read-only` for a
 * file that somebody protected: nobody is asked here.
 */
export function outputAt(path: string): Stored<Output> {
  const facts = factsOf(path);
  if (facts !== null) {
    const own = ([1, 2] as const).find((descriptor) => isSame(facts, descriptor));
    if (own !== undefined) return ok({ write: (data) => (writerTo(own)(data), null) });
    if (facts.isFIFO() || facts.isCharacterDevice()) return ok({ write: (data) => writeInto(path, data) });
  }
  const target = targetAt(path);
  if (!target.ok) return target;
  const { existing } = target.value;
  if (existing !== null && (existing.mode & WRITABLE) === 0)
    return fail({ code: 'file-read-only', path, reason: '' });
  return ok({ write: (data) => writeBesideNow(target.value, data) });
}

/** Why nothing was written, as a sentence that names the file. */
export function textOfOutputFailure(failure: StorageFailure): string {
  const { path } = failure;
  const text = en.commandLine.output;
  switch (failure.code) {
    case 'target-is-tournament':
      return text.isTournament(path);
    case 'target-not-a-file':
      return text.noFile(path);
    case 'file-read-only':
      return text.isProtected(path);
    case 'file-exists':
      return text.otherFileCame(path);
    case 'disk-full':
      return text.diskFull(path);
    case 'path-unusable':
      return en.reading.unusablePath(path, failure.why);
    case 'write-failed':
      return text.failed(path, failure.reason);
    default:
      return text.failed(path, failure.code);
  }
}

/** Null where there is nothing, or where it cannot be told: then it is no stream. */
function factsOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

/** Output that was sent into a file has the identity of that file: another one in its place would not be what is read. */
function isSame({ dev, ino }: Stats, descriptor: number): boolean {
  try {
    const facts = fstatSync(descriptor);
    return facts.dev === dev && facts.ino === ino;
  } catch {
    // A stream that was closed.
    return false;
  }
}

function writeInto(path: string, data: string | Uint8Array): StorageFailure | null {
  try {
    const descriptor = openSync(path, 'w');
    try {
      writeFileSync(descriptor, data);
    } finally {
      closeSync(descriptor);
    }
    return null;
  } catch (error) {
    return writeFailureOf(error, path);
  }
}
