/** The checklist of a round: every column of every text, read from two rounds that are written down. */
import { describe, expect, it } from 'vitest';
import type { Pairing, SystemId, Tournament } from '../../src-engine/index.ts';
import { checklist } from '../../src-main/cli/checklist.ts';
import { readTrfFile } from '../../src-main/files/trf.ts';
import { FIVE_WRONG } from './samples.ts';

function tournamentOf(report: string, system: SystemId): Tournament {
  const read = readTrfFile(new TextEncoder().encode(report));
  if (!read.ok) throw new Error(read.failure.code);
  const { tournament } = read.value;
  // Numbers are no identities.
  const players = tournament.players.map((player) => ({ ...player, tpn: player.tpn + 40 }));
  return { ...tournament, players, rules: { ...tournament.rules, system } };
}

const row = (number: number, rating: number, points: string, cells: string): string =>
  `001 ${String(number).padStart(4)}      ${`Sample, Player ${number}`.padEnd(33)}` +
  `${rating}${' '.repeat(28)} ${points.padStart(4)}    ${number}  ${cells}`;

/** 3 beat 2 and 1 beat 4; then 1 and 3 drew, and 2 beat 4. */
const FOUR = [
  '012 Four players',
  row(1, 2100, '1.5', '   4 b 1     3 w ='),
  row(2, 2000, '1.0', '   3 b 0     4 w 1'),
  row(3, 1900, '1.5', '   2 w 1     1 b ='),
  row(4, 1800, '0.0', '   1 w 0     2 b 0'),
  'XXR 5',
  'XXC white1',
  '',
].join('\n');

/** By identity: 2 has White against 1, 4 has the bye, 3 sits nowhere. */
const PAIRING = { pairs: [{ white: 2, black: 1 }], bye: 4 } as unknown as Pairing;

/** Cells of all lines, without the blanks that line them up; an empty line is an empty list. */
const cellsOf = (text: string) =>
  text.split('\n').map((line) => (line === '' ? [] : line.split('\t').map((cell) => cell.trim())));

describe('the checklist of a round', () => {
  const NONE: string[] = [];
  const of = (report: string, system: SystemId, round = 3) =>
    cellsOf(checklist(tournamentOf(report, system), round, PAIRING));

  it('has by the Dutch text score, colours, preference, bye, floats and opponents, group by group', () => {
    // 1 won two games with White, 3 had the bye in round 2: it floated down by it, and may have none again.
    const rows = (last: string) => [
      NONE,
      ['41', '2.0', 'WW', 'B', 'Y', '', '', '(42B)', '', '43', '42', ''],
      NONE,
      ['42', '1.0', 'BB', 'W', 'Y', '', '', '(41W)', '', '44', '41', ''],
      ['43', '1.0', 'B', '(W)', 'N', 'D', '', '', '', '41', '', ''],
      ['44', '1.0', 'WB', 'w', 'Y', '', '', '(bye)', '', '42', '45', ''],
      NONE,
      ['45', '0.0', 'W', '(B)', 'Y', '', last, '', '', '', '44', ''],
    ];
    const end = [NONE, NONE, NONE];
    const head = (...floats: string[]) => [
      NONE,
      ['ID', 'Pts', '---', 'Pref', 'C2', ...floats, 'Cur', '', 'R1', 'R2', ''],
    ];
    expect(of(FIVE_WRONG, 'dutch-2026')).toEqual([...head('C14', 'C16'), ...rows(''), ...end]);
    // By the text of 2017 who does not play floats down, also by a bye without points: 5 in round 1.
    expect(of(FIVE_WRONG, 'dutch-2017')).toEqual([...head('C12', 'C14'), ...rows('D'), ...end]);
  });

  it('has by Burstein’s text Buchholz and Sonneborn-Berger, and the stronger opposition of a score first', () => {
    expect(of(FOUR, 'burstein-2026')).toEqual([
      NONE,
      ['ID', 'Pts', '---', 'Pref', 'Buchholz', 'Sonneborn-Berger', 'Cur', '', 'R1', 'R2', ''],
      NONE,
      // 2 with 1 point, beaten; 1 with 1½, a draw: 1 + 0.75.
      ['43', '1.5', 'WB', 'w', '2.5', '1.75', '', '', '42', '41', ''],
      ['41', '1.5', 'BW', 'b', '1.5', '0.75', '(42B)', '', '44', '43', ''],
      NONE,
      ['42', '1.0', 'BW', 'b', '1.5', '0.00', '(41W)', '', '43', '44', ''],
      NONE,
      ['44', '0.0', 'WB', 'w', '2.5', '0.00', '(bye)', '', '41', '42', ''],
      NONE,
      NONE,
      NONE,
    ]);
  });

  it('has by the old text of Burstein Sonneborn-Berger, Buchholz, median and rating', () => {
    const lines = of(FOUR, 'burstein-old');
    expect(lines[1]!.slice(4, 8)).toEqual(['Sonneborn-Berger', 'Buchholz', 'Median', 'Rating']);
    expect(lines.filter(({ length }) => length > 0).slice(1)).toEqual([
      ['43', '1.5', 'WB', 'w', '1.75', '2.5', '0.0', '1900', '', '', '42', '41', ''],
      ['41', '1.5', 'BW', 'b', '0.75', '1.5', '0.0', '2100', '(42B)', '', '44', '43', ''],
      ['42', '1.0', 'BW', 'b', '0.00', '1.5', '0.0', '2000', '(41W)', '', '43', '44', ''],
      ['44', '0.0', 'WB', 'w', '0.00', '2.5', '0.0', '1800', '(bye)', '', '41', '42', ''],
    ]);
  });

  it('marks who is to meet somebody from below, and gives no colour before the first round', () => {
    // 2 and 3 drew in round 1; in round 2 the one with half a point met one with none.
    const floats = [
      '012 Four players',
      row(1, 2100, '2.0', '   4 b 1     2 w 1'),
      row(2, 2000, '0.5', '   3 b =     1 b 0'),
      row(3, 1900, '1.5', '   2 w =     4 b 1'),
      row(4, 1800, '0.0', '   1 w 0     3 w 0'),
      'XXR 5',
      '',
    ].join('\n');
    const cells = of(floats, 'dutch-2026').filter(({ length }) => length > 0);
    expect(cells.slice(1).map(([number, , , , , last, before]) => [number, last, before])).toEqual([
      ['41', 'D', ''],
      ['43', 'D', ''],
      ['42', 'U', ''],
      ['44', 'U', ''],
    ]);
    const first = of(
      ['012 Two', row(1, 2100, '0.0', ''), row(2, 2000, '0.0', ''), 'XXR 5', 'XXC white1', ''].join('\n'),
      'dutch-2026',
      1,
    );
    expect(first.slice(3, 5)).toEqual([
      ['41', '0.0', '', 'A', 'Y', '', '', '(42B)', '', ''],
      ['42', '0.0', '', 'A', 'Y', '', '', '(41W)', '', ''],
    ]);
  });

  it('lines its cells up to the right of their columns', () => {
    const lines = checklist(tournamentOf(FOUR, 'burstein-2026'), 3, PAIRING).split('\n');
    expect(lines[1]).toBe('ID\tPts\t---\tPref\tBuchholz\tSonneborn-Berger\t  Cur\t\tR1\tR2\t');
    expect(lines[4]).toBe('41\t1.5\t BW\t  b \t     1.5\t            0.75\t(42B)\t\t44\t43\t');
  });

  it('is empty where a round cannot be asked for', () => {
    expect(checklist(tournamentOf(FOUR, 'dutch-2026'), 9, PAIRING)).toBe('');
  });
});
