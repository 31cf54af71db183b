/** The pairing cards of the literal BCF oracle, in their order, and lists of pairings. */
import type { PlainPlayer } from './field.ts';

export interface Card {
  readonly id: number;
  /** Place among all who are to be paired: by score, then grade. */
  readonly place: number;
  readonly score: number;
  /** `WBB`, the games played. */
  readonly colours: string;
  /** Rules 2 b, 14: equalisation, then alternation. */
  readonly seeks: 'white' | 'black' | null;
  /** Rule 16: how strong the claim to the colour sought is; equal for identical colours. */
  readonly strength: number;
  readonly downfloats: readonly number[];
  readonly upfloats: readonly number[];
  readonly defaulted: ReadonlySet<number>;
  /** The only round so far was a half-point bye (note 3). */
  readonly onlyHalfBye: boolean;
  mayMeet(other: Card): boolean;
}

/** Higher card first. */
export type Game = readonly [Card, Card];

export function cardOf(player: PlainPlayer, place: number): Card {
  const colours = player.colours.map((colour) => (colour === 'white' ? 'W' : 'B')).join('');
  const balance = [...colours].reduce((sum, letter) => sum + (letter === 'W' ? 1 : -1), 0);
  const last = colours.at(-1);
  const seeks =
    balance < 0 || (balance === 0 && last === 'B') ? 'white' : last === undefined ? null : 'black';
  const paired = player.rounds.map((record, index) => ({ ...record, round: index + 1 }));
  const games = paired.filter(({ cell }) => cell.opponent !== 0);
  return {
    id: player.id,
    place,
    score: player.pairingScore,
    colours,
    seeks,
    strength: seeks === null ? 0 : strengthOf(colours, balance, seeks),
    downfloats: games.filter((game) => game.scoreBefore > game.opponentScoreBefore).map(({ round }) => round),
    upfloats: games.filter((game) => game.scoreBefore < game.opponentScoreBefore).map(({ round }) => round),
    defaulted: new Set(games.filter(({ played }) => !played).map(({ cell }) => cell.opponent)),
    onlyHalfBye: player.rounds.length === 1 && player.rounds.at(0)!.cell.code === 'H',
    mayMeet: (other) => !player.met.has(other.id) && !player.barred.has(other.id),
  };
}

/** The balance against the colour sought, then the games from the last one back, each a third of the one after it; no game counts nothing. */
function strengthOf(colours: string, balance: number, seeks: 'white' | 'black'): number {
  const towards = seeks === 'white' ? 'B' : 'W';
  const recent = [...colours]
    .reverse()
    .reduce((sum, letter, back) => sum + (letter === towards ? 1 : -1) / 3 ** (back + 1), 0);
  return 10 * Math.abs(balance) + recent;
}

/** Rules 16 and 25: the higher of two seekers of one colour keeps it unless the lower has the stronger claim. */
export function atLeast(high: Card, low: Card): boolean {
  return high.colours === low.colours || high.strength >= low.strength;
}

/** Every way to pair all cards without a second game. */
export function allPairings(cards: readonly Card[]): Game[][] {
  const [first, ...others] = cards;
  if (first === undefined) return [[]];
  return others
    .filter((other) => first.mayMeet(other))
    .flatMap((other) =>
      allPairings(others.filter((card) => card !== other)).map((games): Game[] => [[first, other], ...games]),
    );
}

/** Those with the least list of numbers, compared from the first on; a shorter list comes first. */
export function leastOf<T>(items: readonly T[], valueOf: (item: T) => readonly number[]): T[] {
  let best: readonly number[] | null = null;
  let least: T[] = [];
  for (const item of items) {
    const value = valueOf(item);
    const order = best === null ? -1 : compare(value, best);
    if (order < 0) [best, least] = [value, [item]];
    else if (order === 0) least.push(item);
  }
  return least;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    if (a[at] !== b[at]) return (a[at] ?? -Infinity) - (b[at] ?? -Infinity);
  }
  return 0;
}
