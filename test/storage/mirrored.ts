/** Logs as second media have them: entries that say nothing, their course, and the parts that hold them. */
import { chained, type LogRecord } from '../../src-main/storage/chain.ts';
import type { MirroredLog } from '../../src-main/storage/mirror.ts';
import {
  entryLine,
  headLine,
  parseSegment,
  type Segment,
  type SegmentHead,
} from '../../src-main/storage/segment.ts';

export const DOCUMENT = 'a1b2c3d4-document';

/** Entries of one document; from number `from` on they are another course of events, that of `actor`. */
export function recordsOf(count: number, from = Infinity, actor = 'another'): LogRecord[] {
  return chained(
    DOCUMENT,
    Array.from({ length: count }, (_, index) => ({
      seq: index + 1,
      at: 'now',
      actor: index + 1 >= from ? actor : 'CA',
      command: 'c',
      part: 0,
      kind: 'issue-read',
      version: 1,
      payload: '{}',
    })),
  );
}

/** The tournament of which these are the entries. */
export const logOf = (records: readonly LogRecord[], epoch = 0): MirroredLog => ({
  document: DOCUMENT,
  name: 'Open',
  epoch,
  records,
});

/** A part that one writer left, with these entries. */
export function segmentOf(entries: readonly LogRecord[], head: Partial<SegmentHead> = {}): Segment {
  const whole = { document: DOCUMENT, epoch: 0, writer: 'ab12', first: entries[0]?.seq ?? 1, ...head };
  return parseSegment(headLine(whole) + entries.map(entryLine).join(''))!;
}
