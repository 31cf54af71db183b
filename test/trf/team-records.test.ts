/**
 * A report of a team event says most things twice. Whatever is changed in one place is remarked, with the line or a line
 * that says the same.
 */
import { describe, expect, it } from 'vitest';
import { readTrfFile } from '../../src-main/files/trf.ts';
import { changed, remarks } from './remarks.ts';
import { EVENT } from './three-teams.ts';

describe('TRF26 team records against each other', () => {
  it('say the same in a regular report', () => {
    const reading = readTrfFile(new TextEncoder().encode(EVENT.join('\n')));
    if (!reading.ok) throw new Error(reading.failure.code);
    expect(reading.value.deviations.map(({ line, code, found }) => [line, code, found])).toEqual([
      [7, 'system-unknown', 'FIDE_TEAM'],
    ]);
  });

  it.each<[what: string, place: RegExp, at: RegExp, to: string, remarks: readonly string[]]>([
    ['a result of a board', /^801 {2}1/, /1= 12/, '10 12', ['29:24 2 w 10 12 > 1=']],
    ['a result in letters', /^801 {2}1/, /1= 12/, 'WL 12', ['29:24 2 w WL 12 > 1=']],
    ['the order of boards', /^801 {2}1/, /1= 12/, '1= 13', ['29:24 2 w 1= 13 > 12']],
    ['a board too few', /^801 {2}1/, /1= 12/, '1= 1', ['29:24 2 w 1= 1 > 12']],
    ['the colour of a match', /^801 {2}1/, /2 w/, '2 b', ['29:24 2 b 1= 12 > white']],
    ['the colour of a match in 802', /^802 {3}1/, /2 w/, '2 b', ['32:32 2 b  1.5 > white']],
    ['who won a forfeited match in 801', /^801 {2}2/, /\+\+/, '--', ['30:36 3 b -- 12 >']],
    ['who won a forfeited match in 802', /^802 {3}2/, /2\.0f/, '0.0f', ['33:44 3 b  0.0f >']],
    ['the opponent of a forfeited match', /^802 {3}2/, /3 b {2}2/, '1 b  2', ['33:44 1 b  2.0f >']],
    [
      'who won a forfeited match',
      /^330/,
      /-\+/,
      '+-',
      [
        '20:55 4.0 > 2.0',
        '20:62 4.5 > 2.5',
        '21:55 2.0 > 4.0',
        '21:62 2.0 > 4.0',
        '30:36 3 b ++ 12 >',
        '31:37 2 w -- >',
        '33:44 3 b  2.0f >',
        '34:45 2 w  0.0f >',
      ],
    ],
    [
      'the round of a forfeited match',
      /^330/,
      /-\+ {3}2/,
      '-+   3',
      [
        '20:55 4.0 > 2.0',
        '20:62 4.5 > 2.5',
        '28:12 3 >',
        '30:36 3 b ++ 12 >',
        '31:37 2 w -- >',
        '33:44 3 b  2.0f >',
        '34:45 2 w  0.0f >',
      ],
    ],
    ['the points of a match', /^362/, /TW 2\.0/, 'TW 3.0', ['19:55 3.0 > 4.0', '20:55 4.0 > 5.0']],
    ['the points of a drawn match', /^362/, /TD 1\.0/, 'TD 0.5', ['19:55 3.0 > 2.5', '21:55 2.0 > 1.0']],
    ['the colours of the boards', /^352/, /WB/, 'WW', ['8:5 WW > WB']],
    ['colours that are none', /^352/, /WB/, 'WX', ['8:5 team-record-unreadable 352 WX >']],
    ['a prohibited team that is none', /^260/, /1 {4}3/, '1   99', ['24:18 team-unknown 99 >']],
    [
      'rounds of a prohibition in reverse',
      /^260/,
      /1 {3}3/,
      '3   1',
      ['24:5 team-record-unreadable 260   3   1    1    3 >'],
    ],
    [
      'a prohibition from round 0',
      /^260/,
      /1 {3}3/,
      '0   3',
      ['24:5 team-record-unreadable 260   0   3    1    3 >'],
    ],
    ['a prohibition in rounds that are none', /^260/, /1 {3}3/, '1   7', ['24:9 7 >']],
    [
      'rounds of an acceleration in reverse',
      /^250/,
      /1 {3}2 /,
      '2   1 ',
      ['23:15 team-record-unreadable 250  2.0        2   1    1    2 >'],
    ],
    [
      'teams of an acceleration in reverse',
      /^250/,
      /1 {4}2$/,
      '2    1',
      ['23:5 team-record-unreadable 250  2.0        1   2    2    1 >'],
    ],
    ['an accelerated team that is none', /^250/, /1 {4}2$/, '1   12', ['23:28 team-unknown 12 >']],
    [
      'an acceleration without points',
      /^250/,
      /2\.0/,
      '   ',
      ['23:5 team-record-unreadable 250             1   2    1    2 >'],
    ],
    ['the order of players in 013', /^013/, /1 {4}2/, '2    1', ['35:37 2 > 1']],
    ['a player of 013', /^013/, /2 {4}3/, '2    4', ['35:47 4 > 3']],
    ['a player too few in 013', /^013/, / {4}3$/, '', ['35:47  > 3']],
    [
      'a kind of adjustment',
      /^299/,
      /299 /,
      '299 Q',
      ['20:55 4.0 > 3.0', '25:5 team-record-unreadable 299 Q   1.0  0.0    3    2 >'],
    ],
    ['the points of an adjustment', /^299/, /1\.0/, '2.0', ['20:55 4.0 > 5.0']],
    [
      'an adjustment that is none',
      /^299/,
      /1\.0 {2}0\.0/,
      '        ',
      ['20:55 4.0 > 3.0', '25:5 team-record-unreadable 299                3    2 >'],
    ],
    ['the team of an adjustment', /^299/, /2$/, '9', ['20:55 4.0 > 3.0', '25:25 team-unknown 9 >']],
    ['the round of an adjustment', /^299/, /3 {4}2$/, '8    2', ['20:55 4.0 > 3.0', '25:20 8 >']],
    [
      'match points in 310',
      /^310 {3}1/,
      /3\.0/,
      '4.0',
      ['19:55 4.0 > 3.0', '29:15 3 > 4.0', '32:18 3.0 > 4.0'],
    ],
    [
      'game points in 310',
      /^310 {3}1/,
      /2\.5/,
      '3.5',
      ['19:62 3.5 > 2.5', '29:18 2.5 > 3.5', '32:25 2.5 > 3.5'],
    ],
    [
      'the order of players in 310',
      /^310 {3}1/,
      /1 {4}2 {4}3/,
      '2    1    3',
      [
        '29:24 2 w 1= 12 > black',
        '29:24 2 w 1= 12 > =1',
        '29:49 3 b 01 13 > 23',
        '32:32 2 w  1.5 > black',
        '35:37 1 > 2',
      ],
    ],
    [
      'a substitute',
      /^300/,
      /1 {4}3$/,
      '1    2',
      [
        '19:55 3.0 > 2.0',
        '19:62 2.5 > 1.5',
        '21:55 2.0 > 3.0',
        '26:17    1    2 > 3',
        '29:49 3 b 01 13 > 12',
      ],
    ],
    [
      'an order of boards',
      /^300/,
      /1 {4}3$/,
      '3    1',
      ['29:49 3 b 01 13 > white', '29:49 3 b 01 13 > 31', '32:57 3 b  1.0 > white'],
    ],
    ['points of the allocated bye', /^320/, /1\.0/, '2.0', ['20:55 4.0 > 5.0']],
    [
      'the team of the allocated bye',
      /^320/,
      /2$/,
      '1',
      ['20:55 4.0 > 3.0', '20:62 4.5 > 2.5', '27:23 1 >', '30:52 UU >', '33:55 PAB    2.0 >'],
    ],
    [
      'a requested bye',
      /^240/,
      /H/,
      'F',
      ['21:55 2.0 > 3.0', '21:62 2.0 > 3.0', '31:28 HH > FPB', '34:31 HPB    1.0 > FPB'],
    ],
    ['match points in 801', /^801 {2}2/, /KNIGH {2}4/, 'KNIGH  5', ['30:15 5 > 4.0']],
    ['game points in 802', /^802 {3}2/, /4\.5/, '5.5', ['33:25 5.5 > 4.5']],
    ['the number of teams', /^082/, /3/, '4', ['5:5 count-disagrees 4 > 3']],
    [
      'a result of a game',
      /^001 {4}1/,
      /4 w 1/,
      '4 w =',
      ['10:81 points-disagree 1.0 > 0.5', '19:62 2.5 > 2.0', '29:24 2 w 1= 12 > ==', '32:32 2 w  1.5 > 1.0'],
    ],
    ['the points of a player', /^001 {4}2/, /0\.5/, '1.0', ['11:81 points-disagree 1.0 > 0.5']],
  ])(
    'see %s, where it stands and where another record says otherwise, and nothing else',
    (_what, place, at, to, seen) => {
      expect(remarks(changed(EVENT, at, to, place), EVENT)).toEqual(seen);
    },
  );
});
