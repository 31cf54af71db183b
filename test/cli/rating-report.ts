/** Three players, one of them unrated: 1 beats 2, draws with 3; 2 draws with 3. */
const player = (number: number, name: string, rating: string, points: string, cells: string): string =>
  `001 ${String(number).padStart(4)}      ${name.padEnd(33)} ${rating.padStart(4)} AUT${' '.repeat(26)}${points.padStart(4)}${String(number).padStart(5)}${cells}`;

export const SMALL_OPEN = [
  '012 Small open',
  '042 2026/11/21',
  'XXR 3',
  player(1, 'Alpha, Ann', '2000', '1.5', '     2 w 1     3 b =  0000 - Z'),
  player(2, 'Beta, Bea', '1800', '0.5', '     1 b 0  0000 - Z     3 w ='),
  player(3, 'Gamma, Gus', '', '1.0', '  0000 - Z     1 w =     2 b ='),
].join('\n');
