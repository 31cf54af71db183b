/**
 * Start positions of Chess960 (Laws of Chess, Guidelines II.2), by their number: White's pieces on the first rank from a
 * to h, with bishops on squares of both colours and the king between the rooks. Black's stand opposite.
 */
import { lotOf } from './lots.ts';

/** How many there are; their numbers begin at 0. */
export const START_POSITIONS = 960;

/** Where the two knights go among the five squares that bishops and queen leave. */
const KNIGHTS: readonly (readonly [number, number])[] = [
  ...[[0, 1] as const, [0, 2] as const, [0, 3] as const, [0, 4] as const],
  ...[[1, 2] as const, [1, 3] as const, [1, 4] as const],
  ...[[2, 3] as const, [2, 4] as const, [3, 4] as const],
];

/** The position with a number of 0 … 959, as eight letters from a to h; 518 is the usual one, `RNBQKBNR`. Throws for another number. */
export function startPositionOf(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= START_POSITIONS)
    throw new RangeError(`there is no start position ${number}`);
  const rank: string[] = Array.from({ length: 8 }, () => '');
  let rest = number;
  const next = (count: number): number => {
    const value = rest % count;
    rest = Math.floor(rest / count);
    return value;
  };
  const free = (): number[] => rank.flatMap((piece, file) => (piece === '' ? [file] : []));
  rank[2 * next(4) + 1] = 'B';
  rank[2 * next(4)] = 'B';
  rank[free()[next(6)]!] = 'Q';
  const squares = free();
  for (const place of KNIGHTS[rest]!) rank[squares[place]!] = 'N';
  const [rook, king, otherRook] = free();
  rank[rook!] = 'R';
  rank[king!] = 'K';
  rank[otherRook!] = 'R';
  return rank.join('');
}

/** The number that a seed draws for a round, 0 … 959; the same seed draws the same. */
export function drawnStartPosition(seed: number, round: number): number {
  return lotOf(seed, round) % START_POSITIONS;
}
