/** TRF26 250, 260 and 299 of teams: whom and which rounds they name. */
import { describe, expect, it } from 'vitest';
import { remarks } from './remarks.ts';
import { EVENT } from './three-teams.ts';

/** What is remarked of a record behind a report of three teams and three rounds. */
const said = (line: string) => remarks([...EVENT, line], EVENT);

/** A record 250: match points, game points, rounds, teams. */
const accelerated = (
  matchPoints: string,
  points: string,
  ...range: readonly [string, string, string, string]
) =>
  `250 ${matchPoints.padStart(4)} ${points.padStart(4)} ${range[0].padStart(3)} ${range[1].padStart(3)} ${range[2].padStart(4)} ${range[3].padStart(4)}`;

describe('TRF26 250 an acceleration', () => {
  it('names one round or more, one team or more, and points of either kind', () => {
    expect(said(accelerated('2.0', '', '1', '2', '1', '3'))).toEqual([]);
    expect(said(accelerated('', '1.5', '1', '2', '1', '3'))).toEqual([]);
    expect(said(accelerated('2.0', '', '2', '2', '3', '3'))).toEqual([]);
    expect(said(accelerated('2.0', '', '2', '2', '3', ''))).toEqual([]);
    expect(said(accelerated('2.0', '', '2', '999', '3', '3'))).toEqual([]);
  });

  it('names no round or team that is none', () => {
    expect(said(accelerated('2.0', '', '2', '4', '1', '3'))).toEqual(['36:19 4 >']);
    expect(said(accelerated('2.0', '', '2', '998', '1', '3'))).toEqual(['36:19 998 >']);
    expect(said(accelerated('2.0', '', '1', '2', '9', '11'))).toEqual([
      '36:23 team-unknown 9 >',
      '36:28 team-unknown 11 >',
    ]);
    expect(said(accelerated('2.0', '', '1', '2', '9', ''))).toEqual(['36:23 team-unknown 9 >']);
  });

  it('is not readable without points', () => {
    const line = accelerated('', '', '1', '2', '1', '3');
    expect(said(line)).toEqual([`36:5 team-record-unreadable ${line} >`]);
  });
});

describe('TRF26 260 a prohibition', () => {
  it('names teams in columns of five, of which one may be empty, in one round or more', () => {
    expect(said('260   2   2    1    3')).toEqual([]);
    expect(said('260   1 999    1    3')).toEqual([]);
    expect(said('260   1   3    1    0    3')).toEqual([]);
    expect(said('260   1   3    1    3   12')).toEqual(['36:23 team-unknown 12 >']);
    expect(said('260   1   3    7    3')).toEqual(['36:13 team-unknown 7 >']);
  });
});

describe('TRF26 299 points of the rules of the tournament', () => {
  /** As the official sample has it, a column or two before the places that are printed. */
  const adjusted = (kind: string, rest: string) => said(`299 ${kind.padEnd(3)}${rest}`);
  const unreadable = (kind: string, rest: string) => [
    `36:5 team-record-unreadable 299 ${kind.padEnd(3)}${rest} >`,
  ];

  it.each(['W', 'w', '+', '-', 'z'])('has a letter of a kind: %s', (kind) => {
    expect(adjusted(kind, ' 1.0   0.0    3    2')).toEqual([]);
  });

  it('has points with a sign or without, of one digit or two', () => {
    expect(adjusted('W', '+1.0  -0.5    3    2')).toEqual([]);
    expect(adjusted('W', '10.0  12.5    3    2')).toEqual([]);
    expect(adjusted('W', ' 1.0')).toEqual([]);
  });

  it.each([
    'x1.0   0.0    3    2',
    ' 1.05  0.0    3    2',
    ' 1.0   x       3    2',
    ' 1.0   0.0    x3    2',
    ' 1.0   0.0    3x    2',
    '               3    2',
  ])('is not readable with other words: %s', (rest) => {
    expect(adjusted('W', rest)).toEqual(unreadable('W', rest));
  });

  it('names a round up to column 22, and teams behind it', () => {
    expect(adjusted('W', ' 1.0   0.0  000   12')).toEqual(['36:26 team-unknown 12 >']);
    expect(adjusted('W', ' 1.0   0.0    9    2')).toEqual(['36:22 9 >']);
    expect(adjusted('W', ' 1.0   0.0  9    2')).toEqual(['36:20 9 >']);
    expect(adjusted('W', ' 1.0   0.0    1    3    9')).toEqual(['36:32 team-unknown 9 >']);
    expect(adjusted('W', ' 1.0   0.0   12    2')).toEqual(['36:21 12 >']);
  });
});
