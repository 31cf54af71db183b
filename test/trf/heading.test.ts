/** What the records of the event mean: texts, deputies, dates of rounds. */
import { describe, expect, it } from 'vitest';
import { writeTrf } from '../../src-engine/index.ts';
import { headingRecords } from '../../src-engine/trf/heading.ts';
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

describe('TRF26 132, 042: dates that are told twice, or not', () => {
  const dates = (...days: string[]) => `132${' '.repeat(88)}${days.join('  ')}`;

  it('go on in a second line, which is said', () => {
    const second = dates('26/11/22', '26/11/23');
    const reading = read('012 Open', dates('26/11/21'), second, player(1, '0.0'));
    expect(reading.tournament.info.roundDates).toEqual(['2026/11/21', '2026/11/22', '2026/11/23']);
    expect(placed(reading)).toEqual([['duplicate-record', 3, 1, `${second.slice(0, 59)}…`, '']]);
  });

  it('are none without a text, or without one that can be read', () => {
    const info = (line: string) => {
      const reading = read('012 Open', line, player(1, '0.0'));
      return [reading.tournament.info.startDate, ...placed(reading)];
    };
    expect(info('042')).toEqual(['']);
    expect(info('042 2026/11/21')).toEqual(['2026/11/21']);
    expect(info('042 soon')).toEqual(['', ['date-unreadable', 2, 5, 'soon', '']]);
    expect(info('042 21.11.2026')).toEqual([
      '2026/11/21',
      ['date-spelling', 2, 5, '21.11.2026', '2026/11/21'],
    ]);
  });

  it('of two lines of one tag the first counts, and another text is said', () => {
    const reading = read('012 Open', '022 Bern', '022 Bern', '022 Thun', player(1, '0.0'));
    expect(reading.tournament.info.city).toBe('Bern');
    expect(placed(reading)).toEqual([['duplicate-record', 4, 1, '022 Thun', 'Bern']]);
  });
});

describe('TRF26 012–122: texts', () => {
  it('have a field of the heading each', () => {
    const texts = [
      '022 A',
      '032 FRA',
      '042 2026/11/21',
      '052 2026/11/22',
      '092 B',
      '102 C',
      '112 D',
      '122 E',
      '182 F',
      '222 5400+30',
    ];
    const { info } = read('012 Open', ...texts, player(1, '0.0')).tournament;
    expect(info).toEqual({
      ...{
        name: 'Open',
        city: 'A',
        federation: 'FRA',
        startDate: '2026/11/21',
        endDate: '2026/11/22',
        type: 'B',
      },
      ...{ chiefArbiter: 'C', deputyArbiters: ['D'], timeControl: 'E', pairingController: 'F' },
      ...{ encodedTimeControl: '5400+30', roundDates: [] },
    });
    const tags = (from: string, to: string) => headingRecords(info, from, to).flatMap(({ lines }) => lines);
    expect(tags('022', '042')).toEqual(['022 A', '032 FRA', '042 2026/11/21']);
    expect(tags('102', '999')).toEqual(['102 C', '122 E', '182 F', '222 5400+30']);
    expect(tags('103', '121')).toEqual([]);
  });

  it('are written without blanks at their ends', () => {
    const { tournament } = read('012 Open', player(1, '0.0'));
    const written = writeTrf({ ...tournament, info: { ...tournament.info, city: '  Bern ' } }, 'trf16');
    expect(written).toContain('\r\n022 Bern\r\n');
  });
});
