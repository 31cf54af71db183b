import { hash } from 'node:crypto';
import { texts } from '../texts.ts';

/** One row of the log as it is in the file, the payload as text. */
export interface LogRecord {
  readonly seq: number;
  readonly at: string;
  readonly actor: string;
  readonly command: string;
  readonly part: number;
  readonly kind: string;
  readonly version: number;
  readonly payload: string;
  /** SHA-256 of the record before it, 64 hexadecimal digits. */
  readonly prevHash: string;
  /** SHA-256 of this record and `prevHash`. */
  readonly hash: string;
}

/** What the first record's `prevHash` is: the chain belongs to one document. */
export function chainStart(document: string): string {
  return hash('sha256', `wallchart:${document}`);
}

/** Characters of a hash that people are shown, on the page and on sheets. */
const SEAL_LENGTH = 8;

/** The first characters of a hash. */
export function sealOf(hash: string): string {
  return hash.slice(0, SEAL_LENGTH);
}

/** SHA-256 of a record, over all of its columns and the hash of its predecessor. */
export function recordHash(record: Omit<LogRecord, 'hash'>): string {
  const { seq, at, actor, command, part, kind, version, payload, prevHash } = record;
  return hash('sha256', JSON.stringify([seq, at, actor, command, part, kind, version, payload, prevHash]));
}

/** The records of a log, chained from the start of `document`. */
export function chained(
  document: string,
  entries: readonly Omit<LogRecord, 'prevHash' | 'hash'>[],
): LogRecord[] {
  let prevHash = chainStart(document);
  return entries.map((entry) => {
    const record = { ...entry, prevHash, hash: recordHash({ ...entry, prevHash }) };
    prevHash = record.hash;
    return record;
  });
}

/** First place where a chain does not hold. */
interface ChainBreak {
  /** Number of the last record before the break, 0 for none. */
  readonly intact: number;
  readonly detail: string;
}

/**
 * Follows the chain of `records` from `start`. Null when every record has the next number, names its predecessor's
 * hash and has the hash of its own content; otherwise where that first fails. Cost: bytes of all payloads.
 */
export function chainBreak(records: readonly LogRecord[], start: string, first = 1): ChainBreak | null {
  let previous = start;
  let expected = first;
  for (const record of records) {
    const broken = linkBreak(record, expected, previous);
    if (broken !== null) return { intact: expected - 1, detail: broken };
    previous = record.hash;
    expected++;
  }
  return null;
}

function linkBreak(record: LogRecord, expected: number, previous: string): string | null {
  if (record.seq !== expected) return texts.storage.chain.missing(expected);
  if (record.prevHash !== previous) return texts.storage.chain.notFollowing(expected);
  if (recordHash(record) !== record.hash) return texts.storage.chain.changed(expected);
  return null;
}
