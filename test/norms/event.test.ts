/** B.01 1.1 and 1.4: what is asked of the event itself, condition by condition, and what keeps it from having norms. */
import { describe, expect, it } from 'vitest';
import { courseOf, eventConditionsOf, normObstaclesOf } from '../../src-engine/norms/event.ts';
import type { Tournament } from '../../src-engine/index.ts';
import { eventOf } from '../tiebreaks/event.ts';
import { EXAMPLE, seekerEvent } from './seeker.ts';

/** `registered 1.1.1 confirm 30 - []`, a star where it is for the application. */
const said = (tournament: Tournament) =>
  eventConditionsOf(tournament).map(
    ({ code, article, state, limit, found, told, forApplication }) =>
      `${code} ${article} ${state} ${limit} ${found ?? '-'} [${told}]${forApplication ? ' *' : ''}`,
  );

/** Dates of nine rounds: `2 2 2 1 1 1` are so many rounds on each day. */
const dates = (days: string) =>
  days
    .split(' ')
    .flatMap((rounds, day) =>
      Array.from({ length: Number(rounds) }, () => `2026/11/${String(7 + day).padStart(2, '0')}`),
    );

const example = (info: Partial<Tournament['info']>, rules = {}) => seekerEvent(EXAMPLE, { info, rules });

describe('B.01 1.1, 1.4, 1.5.6a: the conditions of the event', () => {
  it('are all to be confirmed before anything is known', () => {
    const event = eventOf(['.', '.'], { rules: { rounds: 9 } });
    expect(said({ ...event, rounds: [] })).toEqual([
      'registered 1.1.1 confirm 30 - []',
      'hours-a-day 1.1.2 confirm 12 - []',
      'rounds-a-day 1.1.3 confirm 2 - []',
      'time 1.1.3 confirm 120 - []',
      'same-clocks 1.1.3b confirm 0 - []',
      'arbiter-present 1.1.5 confirm 0 - []',
      'arbiter-plays-not 1.1.6 confirm 0 - []',
      'format 1.4.2e met 0 - []',
      'exempt-swiss 1.4.3d confirm 0 - [] *',
      'slow-days 1.1.3a confirm 3 - [] *',
      'big-swiss 1.5.6a confirm 40 - [] *',
    ]);
  });

  it('are met where time, days and the chief arbiter are known', () => {
    const event = example(
      {
        encodedTimeControl: '5400+30',
        timeControl: '90 min + 30 s',
        roundDates: dates('2 2 2 1 1 1'),
        chiefArbiter: 'Tessel, Marit',
      },
      { longEvent: true },
    );
    expect(said(event)).toEqual([
      'registered 1.1.1 confirm 30 - []',
      'hours-a-day 1.1.2 met 12 8 []',
      'rounds-a-day 1.1.3 met 2 2 []',
      'time 1.1.3 met 120 120 [90 min + 30 s]',
      'same-clocks 1.1.3b confirm 0 - []',
      'titles-of-the-time 1.1.4 confirm 0 - []',
      'arbiter-present 1.1.5 confirm 0 - [Tessel, Marit]',
      'arbiter-plays-not 1.1.6 confirm 0 - []',
      'format 1.4.2e met 0 - []',
      'exempt-swiss 1.4.3d missed 0 1 [] *',
      'slow-days 1.1.3a met 3 3 [] *',
      'big-swiss 1.5.6a missed 40 1 [] *',
    ]);
  });

  it('are not asked of a round robin where only a Swiss could have them', () => {
    const robin = example({}, { system: 'round-robin' });
    expect(said(robin).map((line) => line.split(' ')[0])).toEqual([
      'registered',
      'hours-a-day',
      'rounds-a-day',
      'time',
      'same-clocks',
      'arbiter-present',
      'arbiter-plays-not',
      'format',
      'slow-days',
    ]);
  });

  /** The lines of these conditions. */
  const lines = (event: Tournament, ...codes: string[]) =>
    said(event).filter((line) => codes.includes(line.split(' ')[0]!));

  it('1.1.2, 1.1.3: are missed with more than twelve hours or two rounds on a day, and less than two hours a game', () => {
    const of = (roundDates: readonly string[], encodedTimeControl: string) =>
      lines(example({ roundDates, encodedTimeControl }), 'hours-a-day', 'rounds-a-day', 'time');
    expect(of(dates('2 2 2 2 1'), '9000+30')).toEqual([
      'hours-a-day 1.1.2 met 12 12 []',
      'rounds-a-day 1.1.3 met 2 2 []',
      'time 1.1.3 met 120 180 []',
    ]);
    expect(of(dates('2 2 2 2 1'), '9090+30')[0]).toBe('hours-a-day 1.1.2 missed 12 12.1 []');
    expect(of(dates('3 2 2 1 1'), '5370+30')).toEqual([
      'hours-a-day 1.1.2 met 12 11.95 []',
      'rounds-a-day 1.1.3 missed 2 3 []',
      'time 1.1.3 missed 120 119 []',
    ]);
  });

  it('1.1.3: are to be confirmed while a round has no date, but missed by three rounds on a day already', () => {
    const of = (days: string) =>
      lines(
        example({ roundDates: dates(days), encodedTimeControl: '5400+30' }),
        'hours-a-day',
        'rounds-a-day',
        'slow-days',
      );
    expect(of('2 2 1 1 1 1')).toEqual([
      'hours-a-day 1.1.2 confirm 12 8 []',
      'rounds-a-day 1.1.3 confirm 2 2 []',
      'slow-days 1.1.3a confirm 3 - [] *',
    ]);
    expect(of('3 1 1 1')).toEqual([
      'hours-a-day 1.1.2 confirm 12 12 []',
      'rounds-a-day 1.1.3 missed 2 3 []',
      'slow-days 1.1.3a confirm 3 - [] *',
    ]);
  });

  it('1.1.3a: are for the application three days with one round, and missed with two', () => {
    const of = (days: string) => lines(example({ roundDates: dates(days) }), 'slow-days');
    expect(of('2 1 2 1 2 1')).toEqual(['slow-days 1.1.3a met 3 3 [] *']);
    expect(of('2 1 3 1 2')).toEqual(['slow-days 1.1.3a missed 3 2 [] *']);
  });

  it('1.1.6: are missed where an arbiter has the identity number of a player', () => {
    const of = (info: Partial<Tournament['info']>, fideId = '14600283') =>
      lines(seekerEvent(EXAMPLE, { seeker: { fideId }, info }), 'arbiter-plays-not');
    const [missed, confirm] = ['missed', 'confirm'].map((state) => [
      `arbiter-plays-not 1.1.6 ${state} 0 - []`,
    ]);
    expect(of({ chiefArbiter: 'Tessel, Marit 14600283' })).toEqual(missed);
    expect(
      of({ chiefArbiter: 'Tessel, Marit', deputyArbiters: ['Roos, Jip 5100011', 'Vos, Bo (14600283)'] }),
    ).toEqual(missed);
    expect(of({ chiefArbiter: 'Tessel, Marit 14600284' })).toEqual(confirm);
    // Four digits are no identity number.
    expect(of({ chiefArbiter: 'Tessel, Marit 2026' }, '2026')).toEqual(confirm);
    expect(of({ chiefArbiter: 'Tessel, Marit' }, '')).toEqual(confirm);
  });
});

describe('1.5.6a: forty players in every round', () => {
  /** Pairs of 2000 who meet in each round; those of `gone` pairs are away in the last two rounds. */
  const big = (pairs: number, gone: number, rating = (_: number) => 2000) => {
    const rows = Array.from({ length: 2 * pairs }, (_, at) => {
      const other = at < pairs ? `${at + pairs + 1}w=` : `${at - pairs + 1}b=`;
      return at % pairs < gone ? `${other} Z Z` : `${other} ${other} ${other}`;
    });
    const event = eventOf(rows, { ratings: rows.map((_, at) => rating(at)) });
    return said(event).at(-1);
  };

  it('tells the number of the round that has fewest, of whom who misses two rounds is none', () => {
    expect(big(22, 0)).toBe('big-swiss 1.5.6a met 40 44 [] *');
    expect(big(22, 2)).toBe('big-swiss 1.5.6a met 40 40 [] *');
    expect(big(22, 3)).toBe('big-swiss 1.5.6a missed 40 38 [] *');
    // Who misses one round is none in that round alone.
    const rows = Array.from({ length: 44 }, (_, at) => {
      const other = at < 22 ? `${at + 23}w=` : `${at - 21}b=`;
      return at % 22 < 3
        ? `${other} Z ${other}`
        : at % 22 < 4
          ? `Z ${other} ${other}`
          : `${other} ${other} ${other}`;
    });
    const ratings = rows.map(() => 2000);
    expect(said(eventOf(rows, { ratings })).at(-1)).toBe('big-swiss 1.5.6a missed 40 38 [] *');
  });

  it('counts an unrated one with 1400, and leaves it to a person where the best forty alone have 2000', () => {
    expect(big(21, 0, (at) => (at === 5 ? 0 : 2000))).toBe('big-swiss 1.5.6a confirm 40 42 [] *');
    expect(big(20, 0, (at) => (at === 5 ? 0 : 2016))).toBe('big-swiss 1.5.6a met 40 40 [] *');
    expect(big(20, 0, (at) => (at === 5 ? 0 : 2014))).toBe('big-swiss 1.5.6a missed 40 40 [] *');
  });
});

describe('what keeps an event from having norms', () => {
  const twoADay = dates('2 2 2 2 1');
  it.each<[string, Partial<Tournament['info']>, readonly string[]]>([
    ['nothing told', {}, []],
    ['the day before it', { startDate: '2023/12/31' }, ['before-2024']],
    ['the first day of the text', { startDate: '2024/01/01' }, []],
    ['no first day', { startDate: '' }, []],
    ['two hours a game', { encodedTimeControl: '5400+30' }, []],
    ['a second less', { encodedTimeControl: '5399+30' }, ['short-time']],
    ['a word for less', { timeControl: 'rapid' }, ['short-time']],
    ['three rounds on a day', { roundDates: dates('3 1 1 1 1 1 1') }, ['rounds-a-day']],
    ['twelve hours of games on a day', { roundDates: twoADay, encodedTimeControl: '9000+30' }, []],
    ['more of them', { roundDates: twoADay, encodedTimeControl: '9001+30' }, ['hours-a-day']],
    ['one slow day, which is for the application alone', { roundDates: twoADay }, []],
  ])('with %s (%o) is: %o', (_, info, obstacles) => {
    expect(normObstaclesOf(example(info))).toEqual(obstacles);
  });

  it('is a course of fewer than nine rounds, by its announcement or as played', () => {
    const of = (rounds: number, announced: number) =>
      normObstaclesOf(seekerEvent(EXAMPLE.slice(0, rounds), { rules: { rounds: announced } }));
    expect([of(8, 8), of(8, 9), of(9, 8)]).toEqual([['few-rounds'], [], []]);
    expect(normObstaclesOf({ ...eventOf(['.', '.'], { rules: { rounds: 0 } }), rounds: [] })).toEqual([
      'no-rounds',
    ]);
    expect(courseOf(seekerEvent(EXAMPLE, { rules: { rounds: 8 } }))).toEqual({
      rounds: 9,
      predetermined: false,
    });
    expect(courseOf(seekerEvent(EXAMPLE, { rules: { rounds: 11, system: 'round-robin' } }))).toEqual({
      rounds: 11,
      predetermined: true,
    });
  });

  it('1.4.5f: is a double round robin of fewer than six', () => {
    const of = (players: number, rounds: number) =>
      normObstaclesOf(
        eventOf(Array<string>(players).fill('.'), { rules: { system: 'double-round-robin', rounds } }),
      );
    expect([of(6, 10), of(5, 10)]).toEqual([[], ['few-players']]);
  });

  it('is a playing arbiter, teams, and all of them in their order', () => {
    const playing = seekerEvent(EXAMPLE.slice(0, 7), {
      seeker: { fideId: '14600283' },
      info: {
        chiefArbiter: 'Tessel, Marit 14600283',
        startDate: '2023/12/31',
        encodedTimeControl: '5000+30',
        roundDates: dates('5 2'),
      },
    });
    const teams = [{ id: 4, name: 'Tower' }] as unknown as Tournament['teams'];
    expect(normObstaclesOf({ ...example({}), teams })).toEqual(['teams']);
    expect(normObstaclesOf({ ...playing, teams })).toEqual([
      'few-rounds',
      'short-time',
      'rounds-a-day',
      'hours-a-day',
      'arbiter-plays',
      'teams',
      'before-2024',
    ]);
  });
});
