/** What the records of the event mean: texts, deputies, dates of rounds. */
import { describe, expect, it } from 'vitest';
import { writeTrf } from '../../src-engine/index.ts';
import { player, read } from './lines.ts';

const placed = ({ deviations }: ReturnType<typeof read>) =>
  deviations.map(({ code, line, column, found, takenAs }) => [code, line, column, found, takenAs]);

describe('TRF26 112: deputies', () => {
  it('are those with a name', () => {
    const { tournament } = read('012 Open', '112 Costa, Ana', '112', '112 Chen, Li', player(1, '0.0'));
    expect(tournament.info.deputyArbiters).toEqual(['Costa, Ana', 'Chen, Li']);
  });
});

describe('TRF26 132: dates of rounds', () => {
  const dates = (...days: string[]) => `132${' '.repeat(88)}${days.join('  ')}`;

  it('stand in columns of their own', () => {
    const reading = read('012 Open', dates('26/11/21', '26/11/22'), player(1, '0.0'));
    expect([reading.tournament.info.roundDates, placed(reading)]).toEqual([['2026/11/21', '2026/11/22'], []]);
  });

  it('may have a line each, which is said', () => {
    const reading = read('012 Open', '132 2026/11/21', '132 22.11.2026', player(1, '0.0'));
    expect(reading.tournament.info.roundDates).toEqual(['2026/11/21', '2026/11/22']);
    expect(placed(reading)).toEqual([
      ['shifted-columns', 2, 5, '2026/11/21', '2026/11/21'],
      ['shifted-columns', 3, 5, '22.11.2026', '2026/11/22'],
    ]);
  });

  it.each([
    ['two columns before them', 90, '2026/11/21'],
    ['seven columns before them', 85, '26/11/21'],
    ['in them, with a year of four digits', 92, '21.11.2026'],
    ['behind them, with a year of four digits', 95, '2026/11/21'],
  ])('may stand alone %s, which is said', (_, column, date) => {
    const line = `132${' '.repeat(column - 4)}${date}`;
    const reading = read('012 Open', line, player(1, '0.0'));
    expect(reading.tournament.info.roundDates).toEqual(['2026/11/21']);
    expect(placed(reading)).toEqual([['shifted-columns', 2, 5, date, '2026/11/21']]);
  });

  it('that are spelt otherwise in their columns are those of their rounds, which is said', () => {
    const reading = read('012 Open', dates('        ', '26-11-21'), player(1, '0.0'));
    expect(reading.tournament.info.roundDates).toEqual(['', '2026/11/21']);
    expect(placed(reading)).toEqual([['date-spelling', 2, 102, '26-11-21', '26/11/21']]);
  });

  it('that stand one column beside theirs are found, which is said', () => {
    const line = dates('26/11/21', '26/11/22').replace('132 ', '132');
    const reading = read('012 Open', line, player(1, '0.0'));
    expect(reading.tournament.info.roundDates).toEqual(['2026/11/21', '2026/11/22']);
    expect(placed(reading)).toEqual([['shifted-columns', 2, 92, '6/11/21  26/11/22', '+1']]);
  });
});

describe('TRF26 012–122: texts', () => {
  it('are written without blanks at their ends', () => {
    const { tournament } = read('012 Open', player(1, '0.0'));
    const written = writeTrf({ ...tournament, info: { ...tournament.info, city: '  Bern ' } }, 'trf16');
    expect(written).toContain('\r\n022 Bern\r\n');
  });
});
