/** Rounds for games by trying all possibilities: what is left when nothing quicker decides. */

/** Players are 0 … players − 1. */
export interface FitTask {
  readonly players: number;
  readonly games: readonly (readonly [number, number])[];
  /** Rounds in which everybody may play. */
  readonly rounds: number;
  /** Players of one round more, in which nobody else may play; empty where there is none. */
  readonly partial: readonly number[];
}

/** Whether the games fit, and how it is known. */
export type Fit =
  /** `roundOf` is by game: 0 is the round of `partial`, the others count from 1. */
  | { readonly fits: 'yes'; readonly roundOf: Int32Array }
  /** Players whose games among themselves are too many; empty where only all possibilities together show it. */
  | { readonly fits: 'no'; readonly players: readonly number[] }
  | { readonly fits: 'undecided' };

/** Rounds that a bit set holds. */
const MOST_FOR_SEARCH = 30;
/** Positions that the search looks at before it gives up; about a tenth of a second. */
const MOST_POSITIONS = 20_000;

/** In the place of a round: none yet. */
export const FREE = -1;

/** Games of each player. */
export function degreesOf({ players, games }: FitTask): Int32Array {
  const degrees = new Int32Array(players);
  for (const pair of games) for (const player of pair) degrees[player]!++;
  return degrees;
}

/** How many of 32 bits are set. */
export function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Tries all possibilities, the narrowest choice first; rounds that are still empty count as one. `undecided` for more than 30
 * rounds, or where `most` positions do not suffice.
 */
export function searchRounds(task: FitTask, most = MOST_POSITIONS): Fit {
  const { players, games, rounds, partial } = task;
  if (rounds > MOST_FOR_SEARCH) return { fits: 'undecided' };
  const open = new Int32Array(players).fill(((1 << rounds) - 1) << 1);
  for (const player of partial) open[player]! |= 1;
  const degrees = degreesOf(task);
  // A player without a round to spare plays in all that are open.
  const isTight = Array.from(degrees, (games, player) => games === bitsOf(open[player]!));
  const roundOf = new Int32Array(games.length).fill(FREE);
  let positions = 0;

  /** Pairs of game and round of which one must be; null where every game has its round. */
  const choices = (used: number): (readonly [game: number, round: number])[] | null => {
    let best: (readonly [number, number])[] | null = null;
    // Empty rounds are alike, so the first of them is enough; the round of `partial` is like no other.
    const counted = used | 1;
    const offered = counted | (counted + 1);
    const byNeed = new Map<number, (readonly [number, number])[]>();
    for (const [game, [a, b]] of games.entries()) {
      if (roundOf[game] !== FREE) continue;
      const own: (readonly [number, number])[] = [];
      for (let set = open[a]! & open[b]! & offered; set !== 0; set &= set - 1) {
        const round = 31 - Math.clz32(set & -set);
        own.push([game, round]);
        for (const player of [a, b]) {
          if (!isTight[player]) continue;
          const key = player * 32 + round;
          byNeed.set(key, [...(byNeed.get(key) ?? []), [game, round]]);
        }
      }
      if (best === null || own.length < best.length) best = own;
    }
    if (best === null) return null;
    for (let player = 0; player < players; player++) {
      if (!isTight[player]) continue;
      for (let set = open[player]! & offered; set !== 0; set &= set - 1) {
        const need = byNeed.get(player * 32 + 31 - Math.clz32(set & -set)) ?? [];
        if (need.length < best.length) best = need;
      }
    }
    return best;
  };

  const solve = (used: number): 'yes' | 'no' | 'undecided' => {
    if (++positions > most) return 'undecided';
    const choice = choices(used);
    if (choice === null) return 'yes';
    for (const [game, round] of choice) {
      const [a, b] = games[game]!;
      const bit = 1 << round;
      roundOf[game] = round;
      open[a]! &= ~bit;
      open[b]! &= ~bit;
      const answer = solve(used | bit);
      if (answer !== 'no') return answer;
      roundOf[game] = FREE;
      open[a]! |= bit;
      open[b]! |= bit;
    }
    return 'no';
  };

  const answer = solve(0);
  if (answer === 'yes') return { fits: 'yes', roundOf };
  return answer === 'no' ? { fits: 'no', players: [] } : { fits: 'undecided' };
}
