/**
 * A report of a team event says most things twice. Whatever is changed in one place is remarked, with the line or a line
 * that says the same.
 */
import { describe, expect, it } from 'vitest';
import { readTrfFile } from '../../src-main/files/trf.ts';
import { hasSharedData, readShared } from './shared-data.ts';

const player = (number: number, points: string, rank: number, ...cells: string[]) =>
  `001 ${String(number).padStart(4)} m    ${`Player ${number}`.padEnd(33)} 2000 FRA ${''.padStart(11)} 1990/00/00 ` +
  `${points.padStart(4)} ${String(rank).padStart(4)}${cells.map((cell) => `  ${cell.padStart(8)}`).join('')}`;

/** Three teams of three on two boards: a match with a substitute, a forfeited match, byes, a bonus. */
const EVENT = [
  '012 Three teams',
  '042 2026/05/01',
  '052 2026/05/03',
  '062 9',
  '082 3',
  '142 3',
  '192 FIDE_TEAM',
  '352 WB',
  '362 TW 2.0   TD 1.0   TL 0.0',
  player(1, '1.0', 3, '4 w 1', '', '7 b 0'),
  player(2, '0.5', 5, '5 b =', '', ''),
  player(3, '1.0', 2, '', '', '8 w 1'),
  player(4, '0.0', 7, '1 b 0'),
  player(5, '0.5', 5, '2 w ='),
  player(6, '0.0', 8),
  player(7, '1.0', 6, '', '', '1 w 1'),
  player(8, '0.0', 7, '', '', '3 b 0'),
  player(9, '0.0', 9),
  '310   1 Rooks                            ROOKS   2000    3.0    2.5   2     1    2    3',
  '310   2 Knights                          KNIGH   2000    4.0    4.5   1     4    5    6',
  '310   3 Bishops                          BISHO   2000    2.0    2.0   3     7    8    9',
  '240 H   1    3',
  '250  2.0        1   2    1    2',
  '260   1   3    1    3',
  '299    1.0  0.0    3    2',
  '300   3   1   3    1    3',
  '320  1.0  2.0           2',
  '330 -+   2   3   2',
  '801  1 ROOKS  3  2.5   2 w 1= 12       ZZ       3 b 01 13',
  '801  2 KNIGH  4  4.5   1 b 0= 12   3 b ++ 12       UU',
  '801  3 BISHO  2  2.0       HH       2 w --       1 w 10 12',
  '802   1 ROOKS    3.0    2.5    2 w  1.5   ZPB    0.0    3 b  1.0',
  '802   2 KNIGH    4.0    4.5    1 b  0.5    3 b  2.0f  PAB    2.0',
  '802   3 BISHO    2.0    2.0   HPB    1.0    2 w  0.0f   1 w  1.0',
  '013 Rooks                              1    2    3',
];

/** Deviations that the first text has and the second has not. */
function remarks(lines: readonly string[], before: readonly string[]): string[] {
  const told = (text: readonly string[]) => {
    const reading = readTrfFile(new TextEncoder().encode(text.join('\n')));
    if (!reading.ok) throw new Error(reading.failure.code);
    return reading.value.deviations.map(
      ({ line, column, code, found, takenAs }) => `${line}:${column} ${code} ${found} > ${takenAs}`,
    );
  };
  const known = new Set(told(before));
  return told(lines).filter((remark) => !known.has(remark));
}

function changed(lines: readonly string[], at: RegExp, to: string, place: RegExp): string[] {
  const index = lines.findIndex((line) => place.test(line) && at.test(line));
  if (index < 0) throw new Error(`no line ${place} with ${at}`);
  return lines.with(index, lines[index]!.replace(at, to));
}

describe('TRF26 team records against each other', () => {
  it('say the same in a regular report', () => {
    const reading = readTrfFile(new TextEncoder().encode(EVENT.join('\n')));
    if (!reading.ok) throw new Error(reading.failure.code);
    expect(reading.value.deviations.map(({ line, code, found }) => [line, code, found])).toEqual([
      [7, 'system-unknown', 'FIDE_TEAM'],
    ]);
  });

  it.each<[what: string, place: RegExp, at: RegExp, to: string]>([
    ['a result of a board', /^801 {2}1/, /1= 12/, '10 12'],
    ['a result in letters', /^801 {2}1/, /1= 12/, 'WL 12'],
    ['the order of boards', /^801 {2}1/, /1= 12/, '1= 13'],
    ['a board too few', /^801 {2}1/, /1= 12/, '1= 1'],
    ['the colour of a match', /^801 {2}1/, /2 w/, '2 b'],
    ['the colour of a match in 802', /^802 {3}1/, /2 w/, '2 b'],
    ['who won a forfeited match in 801', /^801 {2}2/, /\+\+/, '--'],
    ['who won a forfeited match in 802', /^802 {3}2/, /2\.0f/, '0.0f'],
    ['the opponent of a forfeited match', /^802 {3}2/, /3 b {2}2/, '1 b  2'],
    ['who won a forfeited match', /^330/, /-\+/, '+-'],
    ['the round of a forfeited match', /^330/, /-\+ {3}2/, '-+   3'],
    ['the points of a match', /^362/, /TW 2\.0/, 'TW 3.0'],
    ['the points of a drawn match', /^362/, /TD 1\.0/, 'TD 0.5'],
    ['the colours of the boards', /^352/, /WB/, 'WW'],
    ['colours that are none', /^352/, /WB/, 'WX'],
    ['a prohibited team that is none', /^260/, /1 {4}3/, '1   99'],
    ['rounds of a prohibition in reverse', /^260/, /1 {3}3/, '3   1'],
    ['a prohibition in rounds that are none', /^260/, /1 {3}3/, '1   7'],
    ['rounds of an acceleration in reverse', /^250/, /1 {3}2 /, '2   1 '],
    ['teams of an acceleration in reverse', /^250/, /1 {4}2$/, '2    1'],
    ['an accelerated team that is none', /^250/, /1 {4}2$/, '1   12'],
    ['an acceleration without points', /^250/, /2\.0/, '   '],
    ['the order of players in 013', /^013/, /1 {4}2/, '2    1'],
    ['a player of 013', /^013/, /2 {4}3/, '2    4'],
    ['a player too few in 013', /^013/, / {4}3$/, ''],
    ['a kind of adjustment', /^299/, /299 /, '299 Q'],
    ['the points of an adjustment', /^299/, /1\.0/, '2.0'],
    ['an adjustment that is none', /^299/, /1\.0 {2}0\.0/, '        '],
    ['the team of an adjustment', /^299/, /2$/, '9'],
    ['the round of an adjustment', /^299/, /3 {4}2$/, '8    2'],
    ['match points in 310', /^310 {3}1/, /3\.0/, '4.0'],
    ['game points in 310', /^310 {3}1/, /2\.5/, '3.5'],
    ['the order of players in 310', /^310 {3}1/, /1 {4}2 {4}3/, '2    1    3'],
    ['a substitute', /^300/, /1 {4}3$/, '1    2'],
    ['an order of boards', /^300/, /1 {4}3$/, '3    1'],
    ['points of the allocated bye', /^320/, /1\.0/, '2.0'],
    ['the team of the allocated bye', /^320/, /2$/, '1'],
    ['a requested bye', /^240/, /H/, 'F'],
    ['match points in 801', /^801 {2}2/, /KNIGH {2}4/, 'KNIGH  5'],
    ['game points in 802', /^802 {3}2/, /4\.5/, '5.5'],
    ['the number of teams', /^082/, /3/, '4'],
    ['a result of a game', /^001 {4}1/, /4 w 1/, '4 w ='],
    ['the points of a player', /^001 {4}2/, /0\.5/, '1.0'],
  ])('see %s', (_what, place, at, to) => {
    expect(remarks(changed(EVENT, at, to, place), EVENT)).not.toEqual([]);
  });
});

const SAMPLE = 'trf26/example_trf26.trf';

describe.runIf(hasSharedData('changing the official team sample'))('the official team sample', () => {
  const sample = () => new TextDecoder().decode(readShared(SAMPLE)).split(/\r?\n/);

  it.each<[line: RegExp, at: RegExp, to: string]>([
    [/^801 {2}1/, /=0=1/, '=0=0'],
    [/^801 {2}1/, /1234/, '1235'],
    [/^330 \+- {3}4 {2}23 {2}33/, /\+-/, '-+'],
    [/^362/, /TW 2\.0/, 'TW 3.0'],
    [/^352/, /WBWB/, 'WWWW'],
    [/^260/, / {3}1 {3}11/, '   1   99'],
    [/^250 {2}2\.0 {8}2 {3}4/, /2 {3}4/, '4   2'],
    [/^013 Ukraine/, /2 {4}4/, '4    2'],
    [/^299 \+/, /\+/, 'Q'],
  ])('%s: %s is not %s', (place, at, to) => {
    const lines = sample();
    expect(remarks(changed(lines, at, to, place), lines)).not.toEqual([]);
  });
});
