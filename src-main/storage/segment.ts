/**
 * A second medium's files. Each is one segment of the log: a first line that says what it is, then one line an
 * entry. A segment has one writer, who only appends; nobody ever changes what is in it.
 */
import { z } from 'zod';
import { chainStart, recordHash, type LogRecord } from './chain.ts';
import { texts } from '../texts.ts';

/** Ending of the folder that holds a document's segments. */
export const COPY_EXTENSION = '.wallchart-copy';

/** The first line of a segment. */
export interface SegmentHead {
  readonly document: string;
  /** Number of takeovers before this segment was written. */
  readonly epoch: number;
  /** Identity of the one who writes this segment. */
  readonly writer: string;
  /** Number of its first entry. */
  readonly first: number;
}

const headSchema = z.object({
  wallchart: z.literal('segment'),
  version: z.literal(1),
  document: z.string().min(1),
  epoch: z.number().int().min(0),
  writer: z.string().min(1),
  first: z.number().int().min(1),
});

const entrySchema = z.tuple([
  z.number().int().min(1),
  z.string(),
  z.string(),
  z.string(),
  z.number().int().min(0),
  z.string(),
  z.number().int().min(1),
  z.string(),
  z.string(),
]);

/** `segment-0000-1f3a9c2e-000001.jsonl`: in the order of names segments follow each other. */
export function segmentName({ epoch, writer, first }: SegmentHead): string {
  return `segment-${String(epoch).padStart(4, '0')}-${String(first).padStart(6, '0')}-${writer}.jsonl`;
}

/** Whether a file of a medium is a segment, by its name. */
export function isSegmentName(name: string): boolean {
  return /^segment-\d{4,}-\d{6,}-[\w-]+\.jsonl$/.test(name);
}

/** The first line of a segment, with its end of line. */
export function headLine(head: SegmentHead): string {
  return `${JSON.stringify({ wallchart: 'segment', version: 1, ...head })}\n`;
}

/** An entry of the log as a line, with its end of line. */
export function entryLine(record: LogRecord): string {
  const { seq, at, actor, command, part, kind, version, payload, hash } = record;
  return `${JSON.stringify([seq, at, actor, command, part, kind, version, payload, hash])}\n`;
}

/** A segment as far as it can be read. */
export interface Segment {
  readonly head: SegmentHead;
  /** Without `prevHash`, which follows from the entry before. */
  readonly entries: readonly Omit<LogRecord, 'prevHash'>[];
}

/** Reads a segment; a last line without its end, from a medium pulled out, is left out. Null for another file. */
export function parseSegment(text: string): Segment | null {
  const lines = text.split('\n');
  // What stands after the last line end was not written whole.
  lines.pop();
  const head = headSchema.safeParse(parseLine(lines[0] ?? ''));
  if (!head.success) return null;
  const { document, epoch, writer, first } = head.data;
  const entries: Omit<LogRecord, 'prevHash'>[] = [];
  for (const line of lines.slice(1)) {
    const entry = entrySchema.safeParse(parseLine(line));
    if (!entry.success) break;
    const [seq, at, actor, command, part, kind, version, payload, hash] = entry.data;
    entries.push({ seq, at, actor, command, part, kind, version, payload, hash });
  }
  return { head: { document, epoch, writer, first }, entries };
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** A log put together from segments. */
export interface JoinedCopy {
  readonly document: string;
  readonly records: readonly LogRecord[];
  /** For each record the number of takeovers before it was written. */
  readonly epochs: readonly number[];
  readonly epoch: number;
  /** What was left out and why, in sentences. */
  readonly problems: readonly string[];
}

/**
 * Joins the segments of one document. Within an epoch entries have to follow each other; where two writers disagree
 * the first one counts and nothing is merged. A later epoch replaces what an earlier one has from its beginning on.
 * Null without a segment.
 */
export function joinSegments(segments: readonly Segment[]): JoinedCopy | null {
  const document = segments[0]?.head.document;
  if (document === undefined) return null;
  const records: LogRecord[] = [];
  const epochs: number[] = [];
  const problems: string[] = [];
  const inOrder = segments
    .filter(({ head }) => head.document === document)
    .sort((a, b) => a.head.epoch - b.head.epoch || a.head.first - b.head.first);
  for (const { head, entries } of inOrder) {
    const kept = head.first - 1;
    const replaced = epochs.findIndex((epoch, index) => index >= kept && epoch < head.epoch);
    if (replaced >= 0 && mayFollow(records, kept, entries, document)) {
      records.length = kept;
      epochs.length = kept;
    }
    for (const entry of entries) {
      const known = records[entry.seq - 1];
      if (known !== undefined) {
        if (known.hash === entry.hash) continue;
        problems.push(texts.storage.segment.otherEntry(head.writer, entry.seq));
        break;
      }
      const prevHash = records.at(-1)?.hash ?? chainStart(document);
      const record = { ...entry, prevHash };
      if (entry.seq !== records.length + 1 || recordHash(record) !== entry.hash) {
        problems.push(texts.storage.segment.notFollowing(head.writer, entry.seq));
        break;
      }
      records.push(record);
      epochs.push(head.epoch);
    }
  }
  return { document, records, epochs, epoch: epochs.at(-1) ?? 0, problems };
}

/** True when the first entry follows the record before it: only then it may replace what stood there. */
function mayFollow(
  records: readonly LogRecord[],
  kept: number,
  entries: Segment['entries'],
  document: string,
): boolean {
  const first = entries[0];
  if (first === undefined || kept > records.length) return false;
  const prevHash = records[kept - 1]?.hash ?? chainStart(document);
  return recordHash({ ...first, prevHash }) === first.hash;
}
