import { describe, expect, it } from 'vitest';
import {
  entryLine,
  headLine,
  isSegmentName,
  joinSegments,
  parseSegment,
  segmentName,
} from '../../src-main/storage/segment.ts';
import { texts } from '../../src-main/texts.ts';
import { DOCUMENT, recordsOf, segmentOf } from './mirrored.ts';

describe('segments', () => {
  it('are read as they were written', () => {
    const all = recordsOf(4);
    expect(segmentOf(all).entries).toEqual(all.map(({ prevHash: _, ...entry }) => entry));
    expect(isSegmentName(segmentName({ document: DOCUMENT, epoch: 2, writer: 'ab12', first: 7 }))).toBe(true);
    expect(isSegmentName('notes.txt')).toBe(false);
  });

  it('end before a line that was not written whole', () => {
    const text =
      headLine({ document: DOCUMENT, epoch: 0, writer: 'a', first: 1 }) +
      recordsOf(3).map(entryLine).join('');
    for (let cut = text.length - 1; cut > 0; cut -= 7) {
      const read = parseSegment(text.slice(0, cut));
      const lines = text.slice(0, cut).split('\n').length - 1;
      expect(read?.entries.length ?? -1).toBe(lines - 1);
    }
  });

  it('of one writer, in several files, are one log', () => {
    const all = recordsOf(9);
    const joined = joinSegments([
      segmentOf(all.slice(5)),
      segmentOf(all.slice(0, 3)),
      segmentOf(all.slice(2, 6)),
    ])!;
    expect(joined.records).toEqual(all);
    expect(joined.problems).toEqual([]);
  });

  it('with a gap, or changed, count up to there', () => {
    const all = recordsOf(9);
    const gap = joinSegments([segmentOf(all.slice(0, 3)), segmentOf(all.slice(5))])!;
    expect(gap.records).toEqual(all.slice(0, 3));
    expect(gap.problems).toHaveLength(1);
    const edited = joinSegments([
      segmentOf([...all.slice(0, 4), { ...all[4]!, actor: 'X' }, ...all.slice(5)]),
    ])!;
    expect(edited.records).toEqual(all.slice(0, 4));
    expect(edited.problems).toHaveLength(1);
  });

  it('of a later epoch replace what an earlier one goes on with', () => {
    const first = recordsOf(8, 4, 'first');
    const second = recordsOf(6, 4, 'second');
    const joined = joinSegments([segmentOf(first), segmentOf(second.slice(3), { epoch: 1, writer: 'b' })])!;
    expect(joined.records).toEqual(second);
    expect(joined.epoch).toBe(1);
    expect(joined.epochs).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it('of a later epoch replace also the last entry alone, and all from the first on', () => {
    const first = recordsOf(4, 4, 'first');
    for (const from of [3, 0]) {
      const second = recordsOf(4, from + 1, 'second');
      const later = segmentOf(second.slice(from), { epoch: 1, writer: 'b' });
      expect(joinSegments([segmentOf(first), later])).toMatchObject({ records: second, problems: [] });
    }
  });

  it('of two writers in the same epoch are never merged', () => {
    const joined = joinSegments([
      segmentOf(recordsOf(8, 4, 'first')),
      segmentOf(recordsOf(9, 4, 'second'), { writer: 'b' }),
    ])!;
    expect(joined.records).toEqual(recordsOf(8, 4, 'first'));
    expect(joined.problems).toEqual([texts.storage.segment.otherEntry('b', 4)]);
  });

  it('of another document are left out', () => {
    const other = segmentOf(recordsOf(2), { document: 'another' });
    expect(joinSegments([segmentOf(recordsOf(3)), other])!.records).toHaveLength(3);
    expect(joinSegments([])).toBeNull();
  });
});
