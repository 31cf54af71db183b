/** TRF26 042, 052, 132: what the dates of a rating report lack. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filingProblems } from '../../src-engine/index.ts';
import { readTrfFile } from '../../src-main/files/trf.ts';

const reading = readTrfFile(readFileSync(new URL('samples/trf16-swiss/input.trf', import.meta.url)));
if (!reading.ok) throw new Error(reading.failure.code);
const regular = reading.value.tournament;

it('says of dates what is wrong with them, and nothing more', () => {
  const all = ['2024/05/10', '2024/05/11', '2024/05/12'];
  const saidOf = (startDate: string, endDate: string, roundDates: readonly string[]) =>
    filingProblems({ ...regular, info: { ...regular.info, startDate, endDate, roundDates } }, 'trf16')
      .filter(({ code }) => /date/.test(code))
      .map(({ code, ...problem }) => [code, 'rounds' in problem ? problem.rounds : null]);
  expect(saidOf('2024/05/10', '2024/05/12', all)).toEqual([]);
  expect(saidOf('2024/05/10', '2024/05/10', [all[0]!, all[0]!, all[0]!])).toEqual([]);
  expect(saidOf('2024/05/10', '', all)).toEqual([['end-date-missing', null]]);
  expect(saidOf('', '2024/05/12', all)).toEqual([['start-date-missing', null]]);
  expect(saidOf('2024/05/12', '2024/05/11', all)).toEqual([
    ['dates-reversed', null],
    ['round-date-outside', [1, 2, 3]],
  ]);
  expect(saidOf('2024/05/10', '2024/05/12', [all[0]!, all[1]!])).toEqual([['round-dates-missing', [3]]]);
  expect(saidOf('2024/05/11', '2024/05/12', ['', all[0]!, all[1]!])).toEqual([
    ['round-dates-missing', [1]],
    ['round-date-outside', [2]],
  ]);
});
