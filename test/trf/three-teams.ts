/** A report of a team event that says most things twice, and nothing otherwise than elsewhere. */

const player = (number: number, points: string, rank: number, ...cells: string[]) =>
  `001 ${String(number).padStart(4)} m    ${`Player ${number}`.padEnd(33)} 2000 FRA ${''.padStart(11)} 1990/00/00 ` +
  `${points.padStart(4)} ${String(rank).padStart(4)}${cells.map((cell) => `  ${cell.padStart(8)}`).join('')}`;

/** Three teams of three on two boards: a match with a substitute, a forfeited match, byes, a bonus. */
export const EVENT: readonly string[] = [
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
