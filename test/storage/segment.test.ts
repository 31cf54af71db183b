import { describe, expect, it } from 'vitest';
import { chained, type LogRecord } from '../../src-main/storage/chain.ts';
import {
  entryLine,
  headLine,
  isSegmentName,
  joinSegments,
  parseSegment,
  segmentName,
  type Segment,
  type SegmentHead,
} from '../../src-main/storage/segment.ts';
import { texts } from '../../src-main/texts.ts';

const DOCUMENT = 'a-document';

/** From the entry at `from` on they are of another actor. */
function records(count: number, actor = 'CA', from = 3): LogRecord[] {
  return chained(
    DOCUMENT,
    Array.from({ length: count }, (_, index) => ({
      seq: index + 1,
      at: 'now',
      actor: index < from ? 'CA' : actor,
      command: 'c',
      part: 0,
      kind: 'issue-read',
      version: 1,
      payload: '{}',
    })),
  );
}

function segment(entries: readonly LogRecord[], head: Partial<SegmentHead> = {}): Segment {
  const whole = { document: DOCUMENT, epoch: 0, writer: 'a', first: entries[0]?.seq ?? 1, ...head };
  return parseSegment(headLine(whole) + entries.map(entryLine).join(''))!;
}

describe('segments', () => {
  it('are read as they were written', () => {
    const all = records(4);
    expect(segment(all).entries).toEqual(all.map(({ prevHash: _, ...entry }) => entry));
    expect(isSegmentName(segmentName({ document: DOCUMENT, epoch: 2, writer: 'ab12', first: 7 }))).toBe(true);
    expect(isSegmentName('notes.txt')).toBe(false);
  });

  it('end before a line that was not written whole', () => {
    const text =
      headLine({ document: DOCUMENT, epoch: 0, writer: 'a', first: 1 }) + records(3).map(entryLine).join('');
    for (let cut = text.length - 1; cut > 0; cut -= 7) {
      const read = parseSegment(text.slice(0, cut));
      const lines = text.slice(0, cut).split('\n').length - 1;
      expect(read?.entries.length ?? -1).toBe(lines - 1);
    }
  });

  it('of one writer, in several files, are one log', () => {
    const all = records(9);
    const joined = joinSegments([segment(all.slice(5)), segment(all.slice(0, 3)), segment(all.slice(2, 6))])!;
    expect(joined.records).toEqual(all);
    expect(joined.problems).toEqual([]);
  });

  it('with a gap, or changed, count up to there', () => {
    const all = records(9);
    const gap = joinSegments([segment(all.slice(0, 3)), segment(all.slice(5))])!;
    expect(gap.records).toHaveLength(3);
    expect(gap.problems).toHaveLength(1);
    const edited = joinSegments([
      segment([...all.slice(0, 4), { ...all[4]!, actor: 'X' }, ...all.slice(5)]),
    ])!;
    expect(edited.records).toHaveLength(4);
  });

  it('of a later epoch replace what an earlier one goes on with', () => {
    const first = records(8, 'first');
    const second = records(6, 'second');
    const joined = joinSegments([segment(first), segment(second.slice(3), { epoch: 1, writer: 'b' })])!;
    expect(joined.records).toEqual(second);
    expect(joined.epoch).toBe(1);
    expect(joined.epochs).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it('of a later epoch replace also the last entry alone, and all from the first on', () => {
    const first = records(4, 'first');
    for (const from of [3, 0]) {
      const second = records(4, 'second', from);
      const later = segment(second.slice(from), { epoch: 1, writer: 'b' });
      expect(joinSegments([segment(first), later])).toMatchObject({ records: second, problems: [] });
    }
  });

  it('of two writers in the same epoch are never merged', () => {
    const joined = joinSegments([
      segment(records(8, 'first')),
      segment(records(9, 'second'), { writer: 'b' }),
    ])!;
    expect(joined.records).toEqual(records(8, 'first'));
    expect(joined.problems).toEqual([texts.storage.segment.otherEntry('b', 4)]);
  });

  it('of another document are left out', () => {
    const other = segment(records(2), { document: 'another' });
    expect(joinSegments([segment(records(3)), other])!.records).toHaveLength(3);
    expect(joinSegments([])).toBeNull();
  });
});
