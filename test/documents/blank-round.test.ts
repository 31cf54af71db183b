/** Sheets for a round that is paired by pen, mark by mark (marks.ts): on A4 a line is 190 mm wide. */
import { describe, expect, it } from 'vitest';
import {
  blankPairingSheet,
  blankResultSheet,
  type BlankRoundView,
} from '../../src-main/documents/sheets/blank-round.ts';
import { IMPRINT } from './club-open.ts';
import { bodyLines, footers, headings } from './marks.ts';
import { plainFace } from './plain-face.ts';

const setting = { size: 'A4', typeface: plainFace() } as const;
/** Letters in which every text is as small as its space makes it. */
const wide = { size: 'A4', typeface: plainFace(8) } as const;
const wordsIn = (lines: readonly string[]) => lines.filter((line) => line.startsWith('text'));
const LONG = [{ white: 'Adaadaadaada', black: 'Bobobobobobo' }];
const games = [
  { white: 'Ada', black: 'Bo' },
  { white: 'Cy', black: 'Di' },
];
/** Tables from 204 on, without 206. */
const view = (boards: number, more: Partial<BlankRoundView> = {}): BlankRoundView => ({
  ...{ imprint: IMPRINT, round: 3, games: [] },
  boards: Array.from({ length: boards }, (_, at) => (at < 2 ? 204 : 205) + at),
  ...more,
});
const FOOT = 'Version 3, issued Sun 15 Nov 2026 13:41 | Part 2, page ';
const SEAL = ' | Seal abcd · Code A.1';

describe('a pairing sheet for the pen', () => {
  const HEAD = [
    'text 0 4.7 9.5pt **Board**',
    'text 81.48 4.7 9.5pt **Pts**',
    'text 180.98 4.7 9.5pt **Pts**',
    'box 13.13 2.43 2.14 by 2.14, 0.27',
    'text 16.59 4.7 9.5pt **White**',
    'box 114.63 2.43 2.14 by 2.14, 0.27 filled',
    'text 118.09 4.7 9.5pt **Black**',
    'rule 0 7 to 190 7, 0.35',
  ];

  it('of a round robin has the number of the table, both names, a box between them, and two lines of scores', () => {
    const sheet = blankPairingSheet(view(2, { games: games.slice(0, 1) }), setting);
    expect(sheet.title).toBe('Round 3, Pairings by board');
    expect(headings(sheet)).toEqual(['Round 3 | Club Open, by the table | Boards 204–205']);
    expect(footers(sheet)).toEqual([
      `${FOOT}1 of 1 | Wrong name or colour? Tell the arbiter before play starts.${SEAL}`,
    ]);
    expect(bodyLines(sheet)).toEqual([
      ...HEAD,
      'text 0 13.46 14pt **204**',
      'text 13 13.21 12pt Ada',
      'text 114.5 13.21 12pt Bo',
      'box 91.5 8 20 by 7.4, 0.15',
      'rule 78.5 7 to 78.5 16.4, 0.15',
      'rule 178 7 to 178 16.4, 0.15',
      'rule 0 16.4 to 190 16.4, 0.15',
      'text 0 22.86 14pt **205**',
      'box 91.5 17.4 20 by 7.4, 0.15',
      'rule 78.5 16.4 to 78.5 25.8, 0.15',
      'rule 178 16.4 to 178 25.8, 0.15',
      'rule 0 25.8 to 190 25.8, 0.15',
      'text 0 35.12 10.5pt Bye',
      'rule 17 36.8 to 190 36.8, 0.15',
      'text 0 43.12 10.5pt Absent',
      'rule 17 44.8 to 190 44.8, 0.15',
      'rule 17 52.8 to 190 52.8, 0.15',
    ]);
  });

  it('is headed for the pen where the games are not known, and has one empty line without any table', () => {
    const sheet = blankPairingSheet(view(0), setting);
    expect(headings(sheet)).toEqual(['Round 3 | Club Open, to be paired by hand | Board 1']);
    expect(bodyLines(sheet)).toEqual([
      ...HEAD,
      'box 91.5 8 20 by 7.4, 0.15',
      'rule 78.5 7 to 78.5 16.4, 0.15',
      'rule 178 7 to 178 16.4, 0.15',
      'rule 0 16.4 to 190 16.4, 0.15',
      'text 0 25.72 10.5pt Bye',
      'rule 17 27.4 to 190 27.4, 0.15',
      'text 0 33.72 10.5pt Absent',
      'rule 17 35.4 to 190 35.4, 0.15',
      'rule 17 43.4 to 190 43.4, 0.15',
    ]);
  });

  it('has 22 boards on a page, a heavy line under every fifth of the round, and goes on with the next number', () => {
    const sheet = blankPairingSheet(view(26), setting);
    expect(headings(sheet)).toEqual([
      'Round 3 | Club Open, to be paired by hand | Boards 204–226',
      'Round 3 | Club Open, to be paired by hand | Boards 227–230',
    ]);
    const heavy = (page: number) => bodyLines(sheet, page).filter((line) => /^rule 0 .*, 0.35$/u.test(line));
    expect([0, 1].map(heavy)).toEqual([
      [
        ...['rule 0 7 to 190 7, 0.35', 'rule 0 54 to 190 54, 0.35', 'rule 0 101 to 190 101, 0.35'],
        ...['rule 0 148 to 190 148, 0.35', 'rule 0 195 to 190 195, 0.35'],
      ],
      ['rule 0 7 to 190 7, 0.35', 'rule 0 35.2 to 190 35.2, 0.35'],
    ]);
    expect(bodyLines(sheet).slice(-10)).toEqual([
      'text 0 210.86 14pt **226**',
      'box 91.5 205.4 20 by 7.4, 0.15',
      'rule 78.5 204.4 to 78.5 213.8, 0.15',
      'rule 178 204.4 to 178 213.8, 0.15',
      'rule 0 213.8 to 190 213.8, 0.15',
      'text 0 223.12 10.5pt Bye',
      'rule 17 224.8 to 190 224.8, 0.15',
      'text 0 231.12 10.5pt Absent',
      'rule 17 232.8 to 190 232.8, 0.15',
      'rule 17 240.8 to 190 240.8, 0.15',
    ]);
    const last = bodyLines(sheet, 1);
    expect([last[8], ...last.slice(-5)]).toEqual([
      'text 0 13.46 14pt **227**',
      'text 0 53.92 10.5pt Bye',
      'rule 17 55.6 to 190 55.6, 0.15',
      'text 0 61.92 10.5pt Absent',
      'rule 17 63.6 to 190 63.6, 0.15',
      'rule 17 71.6 to 190 71.6, 0.15',
    ]);
    expect([22, 23].map((boards) => blankPairingSheet(view(boards), setting).pages.length)).toEqual([1, 2]);
  });
});

it('keeps every text of a pairing sheet in its column', () => {
  expect(wordsIn(bodyLines(blankPairingSheet(view(1, { games: LONG }), wide)))).toEqual([
    'text 0 3.68 1.42pt **Board**',
    'text 78.5 3.8 2.36pt **Pts**',
    'text 178 3.8 2.36pt **Pts**',
    'text 16.59 4.39 7.08pt **White**',
    'text 118.09 4.39 7.08pt **Black**',
    'text 0 11.97 2.17pt **204**',
    'text 13 12.17 3.75pt Adaadaadaada',
    'text 114.5 12.17 3.75pt Bobobobobobo',
    'text 0 24.91 4.02pt Bye',
    'text 0 32.65 2.01pt Absent',
  ]);
});

describe('a results sheet for the pen', () => {
  it('keeps every text in its column', () => {
    expect(wordsIn(bodyLines(blankResultSheet(view(1, { games: LONG }), wide)))).toEqual([
      'text 0 3.4 1.18pt **Board**',
      'text 12 4.21 7.62pt **White**',
      'text 124.5 4.22 7.74pt **Black**',
      'text 78 3.51 2.07pt **1–0**',
      'text 89.5 3.51 2.07pt **½–½**',
      'text 101 3.51 2.07pt **0–1**',
      'text 112.5 3.41 1.24pt **other**',
      'text 0 12.22 1.77pt **204**',
      'text 12 12.48 3.81pt Adaadaadaada',
      'text 124.5 12.49 3.87pt Bobobobobobo',
    ]);
  });

  it('has a box for each usual result, and room for another', () => {
    const sheet = blankResultSheet(view(2, { games }), setting);
    expect(sheet.title).toBe('Result slips for round 3');
    expect(headings(sheet)).toEqual(['Round 3 | Club Open, results | Boards 204–205']);
    expect(footers(sheet)).toEqual([`${FOOT}1 of 1${SEAL}`]);
    expect(bodyLines(sheet)).toEqual([
      'text 0 4.32 8.5pt **Board**',
      'text 12 4.32 8.5pt **White**',
      'text 124.5 4.32 8.5pt **Black**',
      'text 80.55 4.32 8.5pt **1–0**',
      'text 92.05 4.32 8.5pt **½–½**',
      'text 103.55 4.32 8.5pt **0–1**',
      'text 113.25 4.32 8.5pt **other**',
      'rule 0 6.5 to 190 6.5, 0.35',
      'text 1.38 13.51 12pt **204**',
      'text 12 13.13 9pt Ada',
      'text 124.5 13.13 9pt Bo',
      'box 81.05 9.8 4.4 by 4.4, 0.25',
      'box 92.55 9.8 4.4 by 4.4, 0.25',
      'box 104.05 9.8 4.4 by 4.4, 0.25',
      'rule 0 17.5 to 190 17.5, 0.15',
      'text 1.38 24.51 12pt **205**',
      'text 12 24.13 9pt Cy',
      'text 124.5 24.13 9pt Di',
      'box 81.05 20.8 4.4 by 4.4, 0.25',
      'box 92.55 20.8 4.4 by 4.4, 0.25',
      'box 104.05 20.8 4.4 by 4.4, 0.25',
      'rule 0 28.5 to 190 28.5, 0.15',
      'rule 11 6.5 to 11 28.5, 0.15',
      'rule 123.5 6.5 to 123.5 28.5, 0.15',
    ]);
  });

  /** Table, place from the left and from above, of the tables with these places in the round, counted from 0. */
  const tables = (boards: number, page: number, ...wanted: readonly number[]) => {
    const lines = bodyLines(blankResultSheet(view(boards), setting), page);
    const found = lines.flatMap(
      (line) => /^text (\S+) (\S+) 12pt \*\*(\d+)\*\*$/u.exec(line)?.slice(1) ?? [],
    );
    return wanted.map((at) => found.slice(3 * at, 3 * at + 3).join(' '));
  };

  it('has 34 boards in one column, lower ones than usual, and more in two columns of about the same length', () => {
    expect(tables(34, 0, 0, 1, 33)).toEqual(['1.38 11.73 204', '1.38 19.16 205', '1.38 257.05 238']);
    expect(tables(35, 0, 0, 17, 18, 34)).toEqual([
      ...['1.38 13.51 204', '1.38 200.51 222', '100.38 13.51 223', '100.38 189.51 239'],
    ]);
    const lines = bodyLines(blankResultSheet(view(35), setting));
    const heads = lines.filter((line) => line.includes('8.5pt')).slice(7);
    expect(heads).toEqual([
      'text 99 4.32 8.5pt **Board**',
      'text 111 4.32 8.5pt **White**',
      'text 174 4.32 8.5pt **Black**',
      'text 130.05 4.32 8.5pt **1–0**',
      'text 141.55 4.32 8.5pt **½–½**',
      'text 153.05 4.32 8.5pt **0–1**',
      'text 162.75 4.32 8.5pt **other**',
    ]);
    expect(lines.filter((line) => /^rule (\S+) 6.5 to \1 /u.test(line))).toEqual([
      ...['rule 11 6.5 to 11 204.5, 0.15', 'rule 74 6.5 to 74 204.5, 0.15'],
      ...['rule 110 6.5 to 110 193.5, 0.15', 'rule 173 6.5 to 173 193.5, 0.15'],
    ]);
    // The fifth board of the round, and the twentieth in the other column.
    expect(lines.filter((line) => /^rule .*, 0.35$/u.test(line))).toEqual([
      ...['rule 0 6.5 to 91 6.5, 0.35', 'rule 0 61.5 to 91 61.5, 0.35', 'rule 0 116.5 to 91 116.5, 0.35'],
      ...['rule 0 171.5 to 91 171.5, 0.35', 'rule 99 6.5 to 190 6.5, 0.35', 'rule 99 28.5 to 190 28.5, 0.35'],
      ...['rule 99 83.5 to 190 83.5, 0.35', 'rule 99 138.5 to 190 138.5, 0.35'],
      'rule 99 193.5 to 190 193.5, 0.35',
    ]);
  });

  it('goes on over a page after 68 boards, and leaves the second column out where one board is left', () => {
    expect(headings(blankResultSheet(view(75), setting))).toEqual([
      'Round 3 | Club Open, results | Boards 204–272',
      'Round 3 | Club Open, results | Boards 273–279',
    ]);
    expect(tables(75, 0, 33, 34, 67)).toEqual(['1.38 257.05 238', '100.38 11.73 239', '100.38 257.05 272']);
    expect(tables(75, 1, 0, 3, 4, 6)).toEqual([
      ...['1.38 13.51 273', '1.38 46.51 276', '100.38 13.51 277', '100.38 35.51 279'],
    ]);
    expect(tables(69, 1, 0, 1)).toEqual(['1.38 13.51 273', '']);
    const last = bodyLines(blankResultSheet(view(69), setting), 1);
    expect(last.filter((line) => line.includes('Board'))).toEqual(['text 0 4.32 8.5pt **Board**']);
  });

  it('has one empty line without any table', () => {
    const lines = bodyLines(blankResultSheet(view(0), setting));
    expect(lines.filter((line) => /12pt|4\.4 by/u.test(line))).toEqual([
      'box 81.05 9.8 4.4 by 4.4, 0.25',
      'box 92.55 9.8 4.4 by 4.4, 0.25',
      'box 104.05 9.8 4.4 by 4.4, 0.25',
    ]);
  });
});
