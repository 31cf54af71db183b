/** Lines that are read by their columns: groups, what stands between columns, letters that were counted in bytes, and texts. */
import { describe, expect, it } from 'vitest';
import { countedInBytes } from '../../src-engine/trf/alignment.ts';
import { column, readRecord, type Codec, type RecordTable } from '../../src-engine/trf/columns.ts';
import { contentOf, roundDatesRecord } from '../../src-engine/trf/heading.ts';
import { player, read } from './lines.ts';

const plain: Codec<string> = { blank: '', read: (value) => ({ value }), write: (value) => value };

/** A table with a field in columns 5–6 and groups of three columns from 9 on, one in each five. */
const TABLE = {
  tag: '999',
  columns: { head: column(5, 6, 'left', plain) },
  repeat: { step: 5, columns: { word: column(9, 11, 'left', plain) } },
} as const satisfies RecordTable<never, never> | object;

function lineOf(line: string) {
  const told: string[] = [];
  const { fields, groups } = readRecord(TABLE, line, (code, at, found) =>
    told.push(`${code} ${at} ${JSON.stringify(found)}`),
  );
  return { head: fields.head, groups: groups.map(({ word }) => word), told };
}

describe('a line by its columns', () => {
  it('has as many groups as there is text for', () => {
    expect(lineOf('999 ab')).toEqual({ head: 'ab', groups: [], told: [] });
    expect(lineOf('999 ab          ')).toEqual({ head: 'ab', groups: [], told: [] });
    expect(lineOf('999 ab  c')).toEqual({ head: 'ab', groups: ['c'], told: [] });
    expect(lineOf('999 ab  abc  de ')).toEqual({ head: 'ab', groups: ['abc', 'de'], told: [] });
    expect(lineOf('999 ab       de')).toEqual({ head: 'ab', groups: ['', 'de'], told: [] });
  });

  it('has none of a table without groups', () => {
    const { columns, tag } = TABLE;
    expect(readRecord({ tag, columns }, '999 ab', () => undefined).groups).toEqual([]);
  });

  it('tells what stands between columns, before the first group and behind the last, and what is no blank', () => {
    expect(lineOf('999 ab x')).toEqual({ head: 'ab', groups: [], told: ['between-columns 7 " x"'] });
    expect(lineOf('999!ab')).toMatchObject({ told: ['between-columns 4 "!"'] });
    expect(lineOf('999 ab  abcx')).toEqual({ head: 'ab', groups: ['abc'], told: ['between-columns 12 "x"'] });
    expect(lineOf('999 ab  abcxyde')).toMatchObject({
      groups: ['abc', 'de'],
      told: ['between-columns 12 "xy"'],
    });
  });

  it('has nothing to tell of a tab or another blank there', () => {
    expect(lineOf('999\tab\u00a0 abc')).toEqual({ head: 'ab', groups: ['abc'], told: [] });
  });
});

describe('a field that was filled by bytes', () => {
  it.each([
    ['\u007f', 1],
    ['\u0080', 2],
    ['\u07ff', 2],
    ['\u0800', 3],
    ['\uffff', 3],
    ['\u{10000}', 4],
    // The mark of a byte that could not be read.
    ['\ufffd', 1],
    ['\ufffc', 3],
    ['\ufffe', 3],
  ])('has too few columns behind %j, which has so many bytes in UTF-8: %i', (letter, bytes) => {
    const field = letter + 'a'.repeat(10 - bytes);
    const found = countedInBytes(`12${field}TAIL`, 3, 13);
    if (bytes === 1) expect(found).toBeNull();
    else {
      const text = `12${field}${' '.repeat(bytes - 1)}TAIL`;
      expect(found).toEqual({ text, boundary: 13, by: bytes - 1 });
    }
  });
});

describe('TRF26 260: pairs that may not meet', () => {
  const PLAYERS = [1, 2, 3].map((number) => player(number, '0.0'));
  const found = (line: string) => {
    const { tournament, deviations } = read('012 Open', '142 7', ...PLAYERS, line);
    const told = deviations.filter((each) => each.line === PLAYERS.length + 3);
    return [
      tournament.rules.prohibitions.map(({ players }) => players),
      told.map(({ code, column: at }) => `${code} ${at}`),
    ];
  };

  it('are those of the numbers in the line; a number that nobody has is told where it stands', () => {
    expect(found('260   1   2    1    3')).toEqual([[[1, 3]], []]);
    expect(found('260   1   2    1    8    2    9')).toEqual([
      [[1, 2]],
      ['player-unknown 18', 'player-unknown 28'],
    ]);
  });

  it('leave a place that is blank, or 0, out', () => {
    expect(found('260   1   2    1         2')).toEqual([[[1, 2]], []]);
    expect(found('260   1   2    1    0    2')).toEqual([[[1, 2]], []]);
  });
});

describe('texts and dates of the event', () => {
  it('begin behind the tag, with a blank or without', () => {
    const text = (line: string) => contentOf({ text: line } as Parameters<typeof contentOf>[0]);
    expect([text('012 Open '), text('012Open'), text('012'), text('012  O')]).toEqual([
      'Open',
      'Open',
      '',
      'O',
    ]);
  });

  it('have no line of dates where none is known', () => {
    const { info } = read('012 Open', player(1, '0.0')).tournament;
    const lines = (roundDates: string[]) => roundDatesRecord({ ...info, roundDates }, () => undefined).lines;
    expect([lines([]), lines(['', ''])]).toEqual([[], []]);
    expect(lines(['', '2026/11/07'])).toHaveLength(1);
  });
});

it('a comment that names the format decides where rounds without an opponent hold signs alone', () => {
  const format = (comment: string) => read('012 Open', comment, player(1, '0.0', '0000 - -')).format;
  expect([format('### TRF06: byes'), format('### TRF16: forfeits'), format('### TRF161')]).toEqual([
    'trf06',
    'trf16',
    'trf06',
  ]);
});
