/** What the records of a team event say that cannot be: rounds, teams and players that are none, and two things of one team. */
import { describe, expect, it } from 'vitest';
import { changed, remarks } from './remarks.ts';
import { EVENT } from './three-teams.ts';

type Row = readonly [what: string, at: string, to: string, remarks: readonly string[]];

/** What is remarked when one place of the line that begins so is changed. */
const seen = (start: RegExp, at: string, to: string, event = EVENT) =>
  remarks(changed(event, new RegExp(at), to, start), event);
const more = (...lines: readonly string[]) => remarks([...EVENT, ...lines], EVENT);

/** Of a match that is not forfeited by record 330: Knights lose its points, and the summaries tell of no such match. */
const TWO_MORE = ['20:55 4.0 > 2.0', '20:62 4.5 > 2.5'];
const FORFEITS = ['30:36 3 b ++ 12 >', '31:37 2 w -- >', '33:44 3 b  2.0f >', '34:45 2 w  0.0f >'];
/** Of a bye of the Bishops that is not told by record 240. */
const HALF_LESS = ['21:55 2.0 > 1.0', '21:62 2.0 > 1.0'];
const HALVES = ['31:28 HH >', '34:31 HPB    1.0 >'];
/** Of a bye of the Knights that is not told by record 320. */
const BYE_LESS = ['20:55 4.0 > 3.0', '20:62 4.5 > 2.5'];
const BYES = ['30:52 UU >', '33:55 PAB    2.0 >'];
/** Of the line-up of the Rooks without player 3, who won. */
const WITHOUT_THREE = ['19:55 3.0 > 2.0', '19:62 2.5 > 1.5', '21:55 2.0 > 3.0'];

describe('TRF26 300 a line-up', () => {
  it.each<Row>([
    [
      'a player who is nobody',
      ' 3$',
      '99',
      [...WITHOUT_THREE, '26:17    1   99 > 3', '26:22 99 >', '29:49 3 b 01 13 > 10'],
    ],
    [
      'a player of another team',
      ' 3$',
      ' 4',
      [...WITHOUT_THREE, '26:17    1    4 > 3', '26:22 4 >', '29:49 3 b 01 13 > 10'],
    ],
    [
      'an empty board for a player who played',
      ' 3$',
      ' 0',
      [...WITHOUT_THREE, '26:17    1    0 > 3', '29:49 3 b 01 13 > 10'],
    ],
    ['another opponent than that of the games', '1   3    1', '1   2    1', ['26:17 1 >', '26:22 3 >']],
    ['an opponent that is none', '1   3    1', '1   9    1', ['26:13 team-unknown 9 >']],
    ['a team that is none', '1   3    1', '9   3    1', ['26:9 team-unknown 9 >']],
    ['a round beyond the last', '300   3', '300   4', ['26:5 4 >']],
    ['a round before the first', '300   3', '300   0', ['26:5 0 >']],
  ])('names %s', (_what, at, to, seenThere) => {
    expect(seen(/^300/, at, to)).toEqual(seenThere);
  });

  it('of a team and a round is told once; a second one is not compared with the games', () => {
    expect(more('300   3   1   3    1    3')).toEqual(['36:9 1 >']);
    expect(more('300   1   2   1    4    5', '300   1   2   1    4')).toEqual(['37:9 2 >']);
    expect(more('300   1   2   1    4    5', '300   3   2        6')).toEqual(['37:13 team-unknown 0 >']);
  });
});

describe('TRF26 240 a bye of a team', () => {
  it.each<Row>([
    [
      'a kind that is none',
      'H',
      'X',
      [
        ...[...HALF_LESS, '22:5 team-record-unreadable 240 X   1    3 >'],
        ...['31:28 HH > XPB', '34:31 HPB    1.0 > XPB'],
      ],
    ],
    ['no difference in a small letter', 'H', 'h', []],
    ['nobody in a column with 0', '1    3', '1    0    3', []],
    ['another team that is none', '3$', '3    9', ['22:16 team-unknown 9 >']],
    ['a team that is none', '3$', '9', [...HALF_LESS, '22:11 team-unknown 9 >', ...HALVES]],
    ['a round beyond the last', '1    3', '8    3', [...HALF_LESS, '22:7 8 >', ...HALVES]],
    ['a round in which the team played', '1    3', '3    3', [...HALF_LESS, '22:11 3 >', ...HALVES]],
  ])('names %s', (_what, at, to, seenThere) => {
    expect(seen(/^240/, at, to)).toEqual(seenThere);
  });

  it('beside the allocated one of that round is remarked there, and one that is told twice is not', () => {
    expect(more('240 Z   3    2')).toEqual(['27:23 2 > ZPB']);
    expect(more('240 H   1    3')).toEqual([]);
    expect(more('240 F   1    3')).toContain('36:11 3 > HPB');
  });

  it('is one of players where no record says that teams are paired', () => {
    const players = EVENT.filter((line) => !/^(192|300|320|330|352|362|240|250|260|299|80|013)/.test(line));
    expect(remarks([...players, '240 Z   2    9', '260   1   3    8    9'], players)).toEqual([]);
    expect(remarks([...players, '240 Z   2   10'], players)).toEqual(['19:11 player-unknown 10 >']);
  });

  it('may be in a round that is declared and was not played', () => {
    const longer = EVENT.map((line) => line.replace('142 3', '142 4'));
    expect(remarks([...longer, '240 Z   4    1'], longer)).toEqual([]);
    expect(remarks([...longer, '240 Z   5    1'], longer)).toEqual(['36:7 5 >']);
  });
});

describe('TRF26 320 an allocated bye', () => {
  it.each<Row>([
    ['a team that is none', '2$', '9', [...BYE_LESS, '27:23 team-unknown 9 >', ...BYES]],
    ['nobody in a column with 0', '2$', '0', [...BYE_LESS, ...BYES]],
    ['a round beyond the last', '2$', '2   1', ['27:27 4 >']],
  ])('names %s', (_what, at, to, seenThere) => {
    expect(seen(/^320/, at, to)).toEqual(seenThere);
  });
});

describe('TRF26 330 a forfeited match', () => {
  it.each<Row>([
    [
      'a result that is none',
      '-\\+',
      '+?',
      [...TWO_MORE, '28:5 team-record-unreadable 330 +?   2   3   2 >', ...FORFEITS],
    ],
    // Whoever lost has lost still.
    ['both teams as losers', '-\\+', '--', [...TWO_MORE, FORFEITS[0]!, FORFEITS[2]!]],
    ['one team twice', '3   2$', '3   3', [...TWO_MORE, '28:16 3 >', ...FORFEITS]],
    ['a first team that is none', '3   2$', '9   2', [...TWO_MORE, '28:12 team-unknown 9 >', ...FORFEITS]],
    ['a second team that is none', '3   2$', '3   9', [...TWO_MORE, '28:16 team-unknown 9 >', ...FORFEITS]],
    ['a round in which one team played', '2   3', '1   3', [...TWO_MORE, '28:16 2 >', ...FORFEITS]],
    ['a round beyond the last', '2   3', '7   3', [...TWO_MORE, '28:8 7 >', ...FORFEITS]],
  ])('names %s', (_what, at, to, seenThere) => {
    expect(seen(/^330/, at, to)).toEqual(seenThere);
  });
});

describe('TRF26 310 a team', () => {
  it('has a number of its own', () => {
    expect(seen(/^310 {3}2/, '310   2', '310   1')).toContain('20:5 team-number-doubled 1 >');
    expect(seen(/^310 {3}2/, '310   2', '310    ')).toContain('20:5 team-number-doubled  >');
    expect(seen(/^310 {3}1/, '310   1', '310   4')).not.toContain('19:5 team-number-doubled 4 >');
  });

  it('shares no player with another, and names those who are somebody', () => {
    expect(seen(/^310 {3}3/, ' 9$', ' 5')).toContain('21:84 player-in-two-teams 5 >');
    expect(seen(/^310 {3}3/, ' 9$', '99')).toEqual(['21:84 player-unknown 99 >']);
    expect(seen(/^310 {3}3/, ' 8 {4}9$', ' 0    8    9')).toEqual([]);
  });

  it('without points is compared with no summary', () => {
    const blank = changed(EVENT, /3\.0 {4}2\.5/, '          ', /^310 {3}1/);
    expect(seen(/^802 {3}1/, '3.0', '7.0', blank)).toEqual([]);
    expect(seen(/^802 {3}2/, '4.0', '7.0', blank)).toEqual(['33:18 7.0 > 4.0']);
  });
});

describe('TRF26 columns of team records', () => {
  it('that cannot be read are remarked, and those that are out of place', () => {
    expect(seen(/^330/, '2   3', 'x   3')).toEqual([
      ...TWO_MORE,
      '28:8 team-record-unreadable x >',
      // No number is none of a round.
      '28:8 0 >',
      ...FORFEITS,
    ]);
    expect(seen(/^300/, '3   1   3', '3  1    3')).toEqual(['26:9 misaligned  1  > 1']);
    expect(seen(/^300/, '300   3   1', '300   3 x 1')).toEqual([
      '26:9 team-record-unreadable x 1 >',
      '26:9 team-unknown 0 >',
    ]);
  });
});

describe('TRF26 801 the results of a team', () => {
  it.each<Row>([
    ['a team that is none', '801 {2}1', '801  9', ['29:5 team-unknown 9 >']],
    [
      'a line without a number',
      '801 {2}1',
      '801  x',
      ['29:5 team-record-unreadable 801  x ROOKS  3  2.5   2 w 1= 12       ZZ       3 b 01 13 >'],
    ],
    ['another bye for a round without games', 'ZZ', 'HH', ['29:40 HH >']],
    ['a forfeit of a match that was played', '1= 12', '++ 12', ['29:24 2 w ++ 12 >']],
    ['another opponent', '2 w 1=', '3 w 1=', ['29:24 3 w 1= 12 > 2']],
  ])('names %s', (_what, at, to, seenThere) => {
    expect(seen(/^801 {2}1/, at, to)).toEqual(seenThere);
  });

  it('has an allocated bye in letters of either size, and no other bye in its place', () => {
    expect(seen(/^801 {2}2/, 'UU', 'uu')).toEqual([]);
    expect(seen(/^801 {2}2/, 'UU', 'FF')).toEqual(['30:52 FF > PAB']);
  });
});

describe('TRF26 802 the points of a team', () => {
  it.each<Row>([
    ['a team that is none', '802 {3}1', '802  11', ['32:5 team-unknown 11 >']],
    ['a half-point bye for a round without games', 'ZPB', 'HPB', ['32:43 HPB    0.0 >']],
    ['an allocated bye for a round without games', 'ZPB', 'PAB', ['32:43 PAB    0.0 >']],
    ['a bye in place of a match', '3 b {2}1.0', 'FPB  1.0', ['32:57 FPB  1.0 > 3']],
    ['a forfeit of a match that was played', '1.5 ', '1.5f', ['32:32 2 w  1.5f >']],
    ['other points of a match', '1.5', '0.5', ['32:32 2 w  0.5 > 1.5']],
    ['another opponent', '3 b {2}1.0', '2 b  1.0', ['32:57 2 b  1.0 > 3']],
    ['a round beyond the last', '3 b {2}1.0', '3 b  1.0    2 w  1.0', ['32:69 4 >']],
  ])('names %s', (_what, at, to, seenThere) => {
    expect(seen(/^802 {3}1/, at, to)).toEqual(seenThere);
  });

  it('names another bye than the allocated one, and a match in its place', () => {
    expect(seen(/^802 {3}2/, 'PAB', 'ZPB')).toEqual(['33:55 ZPB    2.0 > PAB']);
    expect(seen(/^802 {3}2/, 'PAB    2.0', '3 w    2.0')).toEqual(['33:55 3 w    2.0 >']);
  });

  it.each(['BBF  0.5', 'BBZ  0.5'])(
    'tells nothing about points where those who are absent have some: %s',
    (line) => {
      const event = [...EVENT, line];
      expect(seen(/^802 {3}1/, '1.5', '0.5', event)).toEqual([]);
      expect(seen(/^802 {3}1/, '3 b {2}1.0', '2 b  1.0', event)).toEqual(['32:57 2 b  1.0 > 3']);
    },
  );
});
