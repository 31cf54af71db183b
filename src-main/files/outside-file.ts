/** Files from outside: what they are is looked at before they are opened, how large they are before they are read. */
import { closeSync, constants, fstatSync, openSync, readSync, statSync, type BigIntStats } from 'node:fs';
import { fail, ok, type FailureShape, type Outcome } from '../../src-engine/index.ts';

/** What a path can lead to besides a file. */
type FileKind = 'folder' | 'pipe' | 'socket' | 'device';

/** Why a file was not opened; `file-is-open`: this program has it open as a tournament. */
export type OutsideFailure = FailureShape &
  (
    | { readonly code: 'file-missing'; readonly path: string }
    | { readonly code: 'file-unreachable'; readonly path: string; readonly reason: string }
    | { readonly code: 'not-a-file'; readonly path: string; readonly kind: FileKind }
    /** `limit` in bytes. */
    | { readonly code: 'file-over-limit'; readonly path: string; readonly limit: number }
    | { readonly code: 'file-is-open'; readonly path: string }
  );

/** Which file a path leads to, whatever its name: device and inode, on Windows volume and file id. */
export interface FileIdentity {
  readonly dev: bigint;
  readonly ino: bigint;
}

function kindOf(facts: BigIntStats): FileKind | null {
  if (facts.isFile()) return null;
  if (facts.isDirectory()) return 'folder';
  if (facts.isFIFO()) return 'pipe';
  return facts.isSocket() ? 'socket' : 'device';
}

function failureOf(error: unknown, path: string): OutsideFailure {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return code === 'ENOENT'
    ? { code: 'file-missing', path }
    : { code: 'file-unreachable', path, reason: message };
}

/** What the path leads to when it is no file; null for a file, and where there is nothing or it cannot be told. */
export function specialKindOf(path: string): FileKind | null {
  try {
    return kindOf(statSync(path, { bigint: true }));
  } catch {
    return null;
  }
}

/** Why a file is not opened, from what the system says about it. */
function obstacle(
  facts: BigIntStats,
  path: string,
  limit: number,
  taken: readonly FileIdentity[],
): OutsideFailure | null {
  const kind = kindOf(facts);
  if (kind !== null) return { code: 'not-a-file', path, kind };
  if (taken.some(({ dev, ino }) => dev === facts.dev && ino === facts.ino))
    return { code: 'file-is-open', path };
  return facts.size > BigInt(limit) ? { code: 'file-over-limit', path, limit } : null;
}

/** Bytes that are read at a time from a file that does not tell its size. */
const PIECE = 1 << 20;

/** Everything up to the end of an open file; null past the limit, wherever the end is. */
export function contents(file: number, size: number, limit: number): Uint8Array | null {
  let bytes = new Uint8Array(Math.max(size, 1) + 1);
  let length = 0;
  for (;;) {
    if (length > limit) return null;
    if (length === bytes.length) {
      const larger = new Uint8Array(Math.min(limit + 1, length + PIECE));
      larger.set(bytes);
      bytes = larger;
    }
    const read = readSync(file, bytes, length, bytes.length - length, null);
    if (read === 0) return bytes.subarray(0, length);
    length += read;
  }
}

/**
 * The bytes of a file. Anything but a file is refused without being opened, and so are the files `taken`: closing a
 * second descriptor would drop the lock of an open tournament. Fails with `file-missing`, `file-unreachable`,
 * `not-a-file`, `file-is-open`, or with `file-over-limit` past `limit` bytes.
 */
export function readOutsideFile(
  path: string,
  limit: number,
  taken: readonly FileIdentity[] = [],
): Outcome<Uint8Array, OutsideFailure> {
  let file: number | null = null;
  try {
    const before = obstacle(statSync(path, { bigint: true }), path, limit, taken);
    if (before !== null) return fail(before);
    // What was a file a moment ago may be a pipe by now: opening one must not wait for somebody to write.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const facts = fstatSync(file, { bigint: true });
    const now = obstacle(facts, path, limit, taken);
    if (now !== null) return fail(now);
    const bytes = contents(file, Number(facts.size), limit);
    return bytes === null ? fail({ code: 'file-over-limit', path, limit }) : ok(bytes);
  } catch (error) {
    return fail(failureOf(error, path));
  } finally {
    if (file !== null) closeSync(file);
  }
}
