/** Where in its file a problem of a report stands: the line of the record, and the column that the TRF26 prints for the field. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reportFilingProblems } from '../../src-engine/checker/report-filing.ts';
import { readTrf } from '../../src-engine/trf/read.ts';

const SAMPLE = readFileSync(new URL('../trf/samples/trf16-swiss/input.trf', import.meta.url), 'utf8').split(
  /\r?\n/,
);

/** The places of a problem, `line:column player`, when the sample's line that begins so is changed. */
function placesOf(code: string, start: string, change: (line: string) => string | null): readonly string[] {
  const lines = SAMPLE.flatMap((line) => (line.startsWith(start) ? (change(line) ?? []) : [line]));
  const reading = readTrf(lines.join('\n'));
  if (!reading.ok) throw new Error(reading.failure.code);
  return reportFilingProblems(reading.value)
    .filter(({ problem }) => problem.code === code)
    .flatMap(({ places }) => places.map(({ line, column, player }) => `${line}:${column} ${player}`));
}
/** Puts a text into columns from `from` on, 1-based. */
const put = (from: number, text: string) => (line: string) =>
  line.slice(0, from - 1) + text + line.slice(from - 1 + text.length);

describe('TRF26 a problem of a report stands', () => {
  // The second player of the list stands in line 16.
  it.each([
    ['fide-id-missing', put(58, ' '.repeat(11)), 58],
    ['player-federation-missing', put(54, '   '), 54],
    ['player-federation-unknown', put(54, 'DEU'), 54],
    ['birth-missing', put(70, ' '.repeat(10)), 70],
    ['birth-after-event', put(70, '2024/06/01'), 70],
    ['birth-implausible', put(70, '1900/01/01'), 70],
    ['sex-missing', put(10, ' '), 10],
    ['title-of-women', put(10, 'm'), 11],
    ['rating-below-floor', put(49, '1200'), 49],
    ['rating-implausible', put(49, '2999'), 49],
    ['rank-missing', put(86, '    '), 86],
  ] as const)('%s in the column of record 001', (code, change, column) => {
    expect(placesOf(code, '001    2', change)).toContain(`16:${column} 2`);
    expect(placesOf(code, 'no line', change)).not.toContain(`16:${column} 2`);
  });

  it('for each of two players who have one FIDE ID', () => {
    expect(placesOf('fide-id-doubled', '001    4', put(58, '   12902002')).toSorted()).toEqual([
      '16:58 2',
      '18:58 4',
    ]);
  });

  it.each([
    ['federation-unknown', '032', '032 XYZ', 3],
    ['dates-reversed', '052', '052 2024/05/01', 5],
    ['round-dates-missing', '132', `132${' '.repeat(88)}24/05/10`, 14],
    ['arbiter-id-missing', '102', '102 Moreira, Rita', 10],
    ['arbiter-id-missing', '112 FA', '112 Castro, Luis', 11],
    // The second deputy has a line of their own.
    ['arbiter-id-missing', '112 NA', '112 Prata, Ines', 12],
  ])('%s in record %s of the tournament', (code, start, line, number) => {
    expect(placesOf(code, start, () => line)).toEqual([`${number}:5 null`]);
  });

  it('at the deputy who is named, also behind a record without a name', () => {
    expect(placesOf('arbiter-id-missing', '112 NA', () => '112\n112 Prata, Ines')).toEqual(['13:5 null']);
  });

  it('for those alone who have no rank, and for nobody where all have one', () => {
    expect(placesOf('rank-missing', '001    2', put(86, '    '))).toEqual(['16:86 2']);
    const reading = readTrf(SAMPLE.join('\n'));
    if (!reading.ok) throw new Error(reading.failure.code);
    const problems = reportFilingProblems(reading.value).map(({ problem }) => problem);
    expect(problems.map(({ code }) => code)).toEqual([
      'fide-id-missing',
      ...Array.from({ length: 3 }, () => 'rank-differs'),
    ]);
    // By points alone, as the report names no tie-breaks: 1 has 2.5, 7 has 2, then come 2, 4 and 6, 3 and 5.
    const ranks = problems.flatMap((one) =>
      one.code === 'rank-differs' ? [[...one.players, one.recorded, one.firstPlace, one.lastPlace]] : [],
    );
    expect(ranks).toEqual([
      [7, 6, 2, 2],
      [6, 2, 3, 5],
      [3, 5, 6, 6],
    ]);
  });

  it('nowhere where the record is missing', () => {
    expect(placesOf('city-missing', '022', () => null)).toEqual([]);
    expect(placesOf('city-missing', '022', () => '022')).toEqual(['2:5 null']);
  });

  it('at the rank that points and tie-breaks do not give, not where there is none', () => {
    const differing = placesOf('rank-differs', '001    1', put(86, '   3'));
    expect(differing).toContain('15:86 1');
    expect(placesOf('rank-differs', '001    1', put(86, '    '))).not.toContain('15:86 1');
  });
});
