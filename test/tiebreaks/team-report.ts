/** A small team event as a report, made for the tests. */
const player = (number: number, cells: string): string =>
  `001 ${String(number).padStart(4)} m    ${`Player, Number ${number}`.padEnd(33)} 2000 AUT${' '.repeat(28)}0.0${String(number).padStart(5)}${cells}`;
const cell = (opponent: number, colour: string, result: string): string =>
  `  ${opponent === 0 ? '0000' : String(opponent).padStart(4)} ${colour} ${result}`;
const team = (number: number, rank: number, ...players: number[]): string =>
  `310 ${String(number).padStart(3)} ${`Team ${number}`.padEnd(32)} ABC     2000    0.0    0.0 ${String(rank).padStart(3)}  ${players.map((one) => String(one).padStart(4)).join(' ')}`;
/** A TRF26 of three teams and two rounds: a match, a board order of its own, a bye of each kind, a forfeited match. */
export const TEAM_REPORT = [
  '012 Small team event',
  '042 2026/05/01',
  '142 2',
  '192 FIDE_TEAM_TYPEA_GP_MP',
  '202 EDEBT,EGGSB/C1',
  '352 WB',
  '362 TW 3.0   TD  1.5   TL 0.5',
  player(1, cell(3, 'w', '1') + cell(0, '-', '-')),
  player(2, cell(4, 'b', '=') + cell(0, '-', '-')),
  player(3, cell(1, 'b', '0') + cell(0, '-', '-')),
  player(4, cell(2, 'w', '=') + cell(0, '-', '-')),
  player(5, cell(0, '-', '-') + cell(0, '-', '-')),
  team(1, 1, 1, 2),
  team(2, 2, 3, 4),
  team(3, 3, 5),
  '300   1   1   2    2    1',
  '320  1.5  1.0      3',
  '330 -+   2   2   1',
  '240 H   2    3',
].join('\r\n');
