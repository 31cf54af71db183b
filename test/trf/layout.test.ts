/** A report is written back as it was: in its order and its spelling, as far as its content is the same. */
import { describe, expect, it } from 'vitest';
import { applyLayout, layoutOf, regularOrder, trfRecord } from '../../src-engine/trf/layout.ts';
import { KEPT, splitLines } from '../../src-engine/trf/lines.ts';
import type { FileLayout } from '../../src-engine/model/tournament.ts';

const layout = (order: readonly string[], spellings: FileLayout['spellings'] = []): FileLayout => ({
  format: 'trf16',
  order,
  spellings,
});
const kept = (...lines: readonly string[]) => lines.map((line) => ({ line, after: '' }));
const NAME = trfRecord('name', ['012 Open']);
const CITY = trfRecord('city', ['022 Lyon']);

describe('a report that is written back', () => {
  it('has its records in the order of the file', () => {
    expect(applyLayout(layout(['city', 'name']), [], [NAME, CITY])).toEqual(['022 Lyon', '012 Open']);
  });

  it('has the spelling of the file while the record means the same', () => {
    const spelled = layout(['name'], [{ key: 'name', sense: '012 Open', lines: ['012  Open', '012'] }]);
    expect(applyLayout(spelled, [], [NAME])).toEqual(['012  Open', '012']);
    expect(applyLayout(spelled, [], [trfRecord('name', ['012 Closed'])])).toEqual(['012 Closed']);
    // There is no such record any more.
    expect(applyLayout(spelled, [], [])).toEqual([]);
    // What else belongs to the record has changed.
    expect(applyLayout(spelled, [], [trfRecord('name', ['012 Open'], 'more')])).toEqual(['012 Open']);
    expect(trfRecord('name', ['012 Open', '013'], 'more').sense).toBe('012 Open\n013\nmore');
  });

  it('leaves out what the file has not, and keeps what is not written, as long as nothing changes', () => {
    const spelled = layout(
      ['name', 'note'],
      [
        { key: 'city', sense: '022 Lyon', lines: [] },
        { key: 'note', sense: '', lines: ['### Nice'] },
      ],
    );
    expect(applyLayout(spelled, [], [NAME, CITY])).toEqual(['012 Open', '### Nice']);
    expect(applyLayout(spelled, [], [NAME, trfRecord('city', ['022 Nice'])])).toEqual([
      '012 Open',
      '022 Nice',
      '### Nice',
    ]);
  });

  it('has the lines of one record where they stood, and what is left of them at the last place', () => {
    const pairs = trfRecord('pairs', ['260 1', '260 2', '260 3']);
    expect(applyLayout(layout(['pairs', 'name', 'pairs']), [], [NAME, pairs])).toEqual([
      '260 1',
      '012 Open',
      '260 2',
      '260 3',
    ]);
    const one = trfRecord('pairs', ['260 1']);
    expect(applyLayout(layout(['pairs', 'name', 'pairs', 'pairs']), [], [NAME, one])).toEqual([
      '260 1',
      '012 Open',
    ]);
  });

  it('has a new record behind the one that it follows in the writer’s order, at its last place', () => {
    const pairs = trfRecord('pairs', ['260 1', '260 2']);
    const added = [trfRecord('dates', ['132 A']), trfRecord('codes', ['192 B'])];
    expect(applyLayout(layout(['pairs', 'name', 'pairs']), [], [NAME, pairs, ...added])).toEqual([
      '260 1',
      '012 Open',
      '260 2',
      '132 A',
      '192 B',
    ]);
    // The first of all stands at the top.
    expect(applyLayout(layout(['name']), [], [...added, NAME])).toEqual(['132 A', '192 B', '012 Open']);
  });

  it('has the lines that are kept where they stood, if their record is not written and may stand once only', () => {
    const order = [KEPT, 'name', KEPT, KEPT];
    expect(applyLayout(layout(order), kept('### A', '012 Old', '999 B'), [NAME])).toEqual([
      '### A',
      '012 Open',
      '999 B',
    ]);
    expect(applyLayout(layout([KEPT, 'city']), kept('012 Old'), [CITY])).toEqual(['012 Old', '022 Lyon']);
    expect(applyLayout(layout([KEPT, 'p']), kept('001 Old'), [trfRecord('p', ['001 New'])])).toEqual([
      '001 Old',
      '001 New',
    ]);
  });

  it('has all kept lines, also where there are more or fewer than places', () => {
    expect(applyLayout(layout([KEPT, 'name']), kept('### A', '### B', '### C'), [NAME])).toEqual([
      '### A',
      '012 Open',
      '### B',
      '### C',
    ]);
    expect(applyLayout(layout([KEPT, 'name', KEPT]), kept('### A'), [NAME])).toEqual(['### A', '012 Open']);
  });
});

describe('a report that is written anew', () => {
  it('has each kept line behind the last record of the kind that it followed', () => {
    const records = [NAME, trfRecord('players', ['001 1', '001 2']), CITY];
    const lines = [
      { line: '### top', after: '' },
      { line: '### A', after: '001' },
      { line: '### B', after: '001' },
      { line: '### C', after: '012' },
      { line: '### end', after: '132' },
    ];
    expect(regularOrder(lines, records)).toEqual([
      '### top',
      ...['012 Open', '### C'],
      ...['001 1', '001 2', '### A', '### B'],
      ...['022 Lyon', '### end'],
    ]);
    expect(regularOrder([{ line: '### A', after: '012' }], [])).toEqual(['### A']);
  });
});

describe('what is remembered of a report', () => {
  /** Lines with the keys that claimed them; numbers of those with a deviation, and of those that may go. */
  function remembered(
    lines: readonly (readonly [text: string, key: string | null])[],
    records: Parameters<typeof layoutOf>[2],
    deviating: readonly number[] = [],
    droppable: readonly number[] = [],
  ) {
    const file = splitLines(lines.map(([text]) => text).join('\n'));
    if (!file.ok) throw new Error(file.failure.code);
    file.value.lines.forEach((line, index) => {
      const key = lines[index]![1];
      if (key !== null) file.value.claim(line, key);
    });
    const found = layoutOf(file.value, 'trf26', records, new Set(deviating), new Set(droppable));
    const { order, spellings } = found.layout;
    return { order, spellings, kept: found.kept.map(({ line, after }) => `${after}: ${line}`) };
  }

  it('is its order alone where it has the regular spelling', () => {
    expect(
      remembered(
        [
          ['022 Lyon', 'city'],
          ['012 Open', 'name'],
        ],
        [NAME, CITY],
      ),
    ).toEqual({ order: ['city', 'name'], spellings: [], kept: [] });
  });

  it('is what it spells otherwise, and what it has not', () => {
    expect(remembered([['012  Open', 'name']], [NAME, CITY])).toEqual({
      order: ['name'],
      spellings: [
        { key: 'name', sense: '012 Open', lines: ['012  Open'] },
        { key: 'city', sense: '022 Lyon', lines: [] },
      ],
      kept: [],
    });
    const players = trfRecord('players', ['001 1', '001 2']);
    expect(
      remembered(
        [
          ['001 1', 'players'],
          ['001 2', 'players'],
          ['001 3', 'players'],
        ],
        [players],
      ).spellings,
    ).toEqual([{ key: 'players', sense: '001 1\n001 2', lines: ['001 1', '001 2', '001 3'] }]);
    const spellings = (...lines: readonly string[]) =>
      remembered(
        lines.map((line) => [line, 'players'] as const),
        [players],
      ).spellings.map((spelling) => spelling.lines);
    expect(spellings('001 1')).toEqual([['001 1']]);
    expect(spellings('001 1', '001  2')).toEqual([['001 1', '001  2']]);
    expect(spellings('001 1', '001 2')).toEqual([]);
    // Claimed by something that the writer has no record for.
    expect(remembered([['### A', 'note']], []).spellings).toEqual([
      { key: 'note', sense: '', lines: ['### A'] },
    ]);
  });

  it('is no spelling that deviates', () => {
    expect(remembered([['012  Open', 'name']], [NAME], [1])).toEqual({
      order: ['name'],
      spellings: [],
      kept: [],
    });
  });

  it('is a line that cannot be told otherwise, with the record before it, unless leaving it out tells it all', () => {
    const blank = trfRecord('city', []);
    const lines = [
      ['012 Open', 'name'],
      ['022 ?', 'city'],
      ['### A', null],
    ] as const;
    expect(remembered(lines, [NAME, blank], [2])).toEqual({
      order: ['name', KEPT, KEPT],
      spellings: [],
      kept: ['012: 022 ?', '012: ### A'],
    });
    expect(remembered(lines, [NAME, blank], [2], [2])).toEqual({
      order: ['name', 'city', KEPT],
      spellings: [],
      kept: ['022: ### A'],
    });
    expect(remembered([['### A', null]], [])).toEqual({ order: [KEPT], spellings: [], kept: [': ### A'] });
  });
});
