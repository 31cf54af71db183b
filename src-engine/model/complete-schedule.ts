/** Whether the games of an event are a whole round robin. */
import type { Round } from './tournament.ts';

/**
 * How often everybody met everybody, in the least number of rounds: 1 for a round robin, 2 for a double one; 0 where the
 * games are none, or there are less than five players, since four may well meet all others in a Swiss of three rounds.
 */
export function completeCycles(players: number, rounds: readonly Pick<Round, 'boards'>[]): number {
  const cycle = players % 2 === 0 ? players - 1 : players;
  if (players < 5 || rounds.length === 0 || rounds.length % cycle !== 0) return 0;
  const meetings = new Map<string, number>();
  for (const { boards } of rounds) {
    for (const { white, black } of boards) {
      const pair = white < black ? `${white} ${black}` : `${black} ${white}`;
      meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
    }
  }
  const cycles = rounds.length / cycle;
  const isComplete =
    meetings.size === (players * (players - 1)) / 2 &&
    [...meetings.values()].every((count) => count === cycles);
  return isComplete ? cycles : 0;
}
