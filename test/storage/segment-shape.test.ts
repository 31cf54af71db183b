/** Parts of a copy on a second medium: names, first lines and entries that are one, and how parts go together. */
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

const DOCUMENT = 'a-document';
const HEAD: SegmentHead = { document: DOCUMENT, epoch: 0, writer: 'ab12', first: 1 };

/** From entry `from` on they are those of `actor`. */
const log = (count: number, actor = 'CA', from = 1): LogRecord[] =>
  chained(
    DOCUMENT,
    Array.from({ length: count }, (_, index) => ({
      seq: index + 1,
      at: `at ${index}`,
      actor: index + 1 >= from ? actor : 'CA',
      command: 'c 1',
      part: index % 2,
      kind: 'note',
      version: 2,
      payload: '{"a":1}',
    })),
  );

const part = (entries: readonly LogRecord[], head: Partial<SegmentHead> = {}): Segment =>
  parseSegment(
    headLine({ ...HEAD, first: entries[0]?.seq ?? 1, ...head }) + entries.map(entryLine).join(''),
  )!;

describe('the name of a segment', () => {
  it('stands in the order of epochs, then of entries, and grows beyond its zeros', () => {
    const named = (epoch: number, first: number) => segmentName({ ...HEAD, epoch, first });
    expect(named(0, 1)).toBe('segment-0000-000001-ab12.jsonl');
    expect(named(12, 345)).toBe('segment-0012-000345-ab12.jsonl');
    expect(named(12_345, 1_234_567)).toBe('segment-12345-1234567-ab12.jsonl');
    const inOrder = [named(0, 1), named(0, 10), named(0, 200), named(1, 3), named(10, 2)];
    expect(inOrder.toSorted()).toEqual(inOrder);
    for (const name of [...inOrder, named(12_345, 1_234_567)]) expect(isSegmentName(name)).toBe(true);
  });

  it.each([
    'segment-000-000001-ab12.jsonl',
    'segment-0000-00001-ab12.jsonl',
    'segment-0000-000001-.jsonl',
    'segment-0000-000001-a b.jsonl',
    'segment-0000-000001-ab12.jsonl.bak',
    'segment-0000-000001-ab12.json',
    'a segment-0000-000001-ab12.jsonl',
    'segment-0000-000001.jsonl',
  ])('is not %s', (name) => {
    expect(isSegmentName(name)).toBe(false);
  });
});

describe('a segment', () => {
  it('is written line by line: what it is, then each entry without the hash before', () => {
    expect(headLine(HEAD)).toBe(
      '{"wallchart":"segment","version":1,"document":"a-document","epoch":0,"writer":"ab12","first":1}\n',
    );
    const [entry] = log(1);
    expect(entryLine(entry!)).toBe(`[1,"at 0","CA","c 1",0,"note",2,"{\\"a\\":1}","${entry!.hash}"]\n`);
    const { prevHash: _, ...whole } = entry!;
    expect(parseSegment(headLine(HEAD) + entryLine(entry!))).toEqual({ head: HEAD, entries: [whole] });
    expect(parseSegment(headLine(HEAD))).toEqual({ head: HEAD, entries: [] });
  });

  it.each([
    ['another kind', { wallchart: 'lock' }],
    ['another version', { version: 2 }],
    ['no document', { document: '' }],
    ['an epoch below nothing', { epoch: -1 }],
    ['half an epoch', { epoch: 0.5 }],
    ['no writer', { writer: '' }],
    ['an entry before the first one', { first: 0 }],
    ['a word for a number', { first: '1' }],
  ])('whose first line has %s is none', (_what, change) => {
    const line = { wallchart: 'segment', version: 1, ...HEAD, ...change };
    expect(parseSegment(`${JSON.stringify(line)}\n`)).toBeNull();
  });

  it.each(['', '\n', 'text\n', '[]\n', headLine(HEAD).trimEnd(), `\n${headLine(HEAD)}`])(
    'is not %j',
    (text) => {
      expect(parseSegment(text)).toBeNull();
    },
  );

  it.each<[string, (cells: unknown[]) => unknown]>([
    ['of number 0', (cells) => cells.with(0, 0)],
    ['of half a number', (cells) => cells.with(0, 2.5)],
    ['of a part below nothing', (cells) => cells.with(4, -1)],
    ['of version 0', (cells) => cells.with(6, 0)],
    ['of which a text is a number', (cells) => cells.with(2, 7)],
    ['of a cell too few', (cells) => cells.slice(0, 8)],
    ['of a cell too many', (cells) => [...cells, '']],
    ['of none', () => ({})],
  ])('ends before an entry %s, whatever follows it', (_what, change) => {
    const lines = log(3).map(entryLine);
    lines[1] = `${JSON.stringify(change(JSON.parse(lines[1]!) as unknown[]))}\n`;
    expect(parseSegment(headLine(HEAD) + lines.join(''))?.entries.map(({ seq }) => seq)).toEqual([1]);
  });
});

describe('segments joined', () => {
  const joined = (...segments: readonly Segment[]) => joinSegments(segments)!;
  const sentences = (...segments: readonly Segment[]) => joined(...segments).problems;

  it('are of the document of the first one, in whatever order they are found', () => {
    const all = log(6);
    const parts = [part(all.slice(4)), part(all.slice(0, 2)), part(all.slice(2, 4))];
    expect(joined(...parts)).toEqual({
      document: DOCUMENT,
      records: all,
      epochs: [0, 0, 0, 0, 0, 0],
      epoch: 0,
      problems: [],
    });
    expect(joined({ head: { ...HEAD, document: 'other' }, entries: [] }, ...parts)).toEqual({
      document: 'other',
      records: [],
      epochs: [],
      epoch: 0,
      problems: [],
    });
  });

  it('say which entry of which writer was left out, and why; what follows it in that part is left out too', () => {
    const all = log(8);
    expect(sentences(part(all.slice(0, 2)), part(all.slice(3), { writer: 'b' }))).toEqual([
      'Entry 4 of writer b does not follow the entry before it.',
    ]);
    expect(sentences(part(all.slice(0, 4)), part(log(8, 'DA', 3).slice(1), { writer: 'b' }))).toEqual([
      'Writer b has another entry 3; it was left out.',
    ]);
    const changed = all.with(2, { ...all[2]!, payload: '{}' });
    expect(sentences(part(changed))).toEqual(['Entry 3 of writer ab12 does not follow the entry before it.']);
    expect(joined(part(changed)).records).toEqual(all.slice(0, 2));
  });

  it.each([
    ['goes on where the earlier one ends', 4, 5, 8],
    ['goes on from the middle', 6, 4, 7],
    ['begins anew', 6, 1, 3],
    ['is shorter than what it replaces', 8, 3, 3],
  ])('of a later epoch that %s counts from its first entry on', (_what, before, from, to) => {
    const [first, second] = [log(before), log(to, 'DA', from)];
    const later = part(second.slice(from - 1), { epoch: 2, writer: 'b' });
    expect(joined(later, part(first))).toEqual({
      document: DOCUMENT,
      records: [...first.slice(0, from - 1), ...second.slice(from - 1)],
      epochs: [...first.slice(0, from - 1).map(() => 0), ...second.slice(from - 1).map(() => 2)],
      epoch: 2,
      problems: [],
    });
  });

  it('of a later epoch that does not follow, or has no entry, replaces nothing', () => {
    const first = log(6);
    const stranger = log(6, 'DA', 2).slice(3);
    expect(joined(part(first), part(stranger, { epoch: 1, writer: 'b' }))).toMatchObject({
      records: first,
      epoch: 0,
      problems: ['Writer b has another entry 4; it was left out.'],
    });
    expect(joined(part(first), part([], { epoch: 1, first: 3 }))).toMatchObject({
      records: first,
      problems: [],
    });
    expect(joined(part(first), part(log(9).slice(8), { epoch: 1, writer: 'b' }))).toMatchObject({
      records: first,
      problems: ['Entry 9 of writer b does not follow the entry before it.'],
    });
  });

  it('of one later epoch go on with each other, and a still later one replaces both', () => {
    const second = log(7, 'DA', 3);
    const third = log(6, 'EA', 5);
    const whole = joined(
      part(log(4)),
      part(second.slice(2, 4), { epoch: 1, writer: 'b' }),
      part(second.slice(4), { epoch: 1, writer: 'b' }),
    );
    expect([whole.records, whole.epochs]).toEqual([second, [0, 0, 1, 1, 1, 1, 1]]);
    const fourth = chained(
      DOCUMENT,
      [...second.slice(0, 4), ...third.slice(4)].map(({ prevHash: _p, hash: _h, ...rest }) => rest),
    );
    const later = joined(part(second), part(fourth.slice(4), { epoch: 3, writer: 'c' }));
    expect([later.records, later.epochs, later.epoch]).toEqual([fourth, [0, 0, 0, 0, 3, 3], 3]);
  });
});
