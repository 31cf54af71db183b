/**
 * B.02 Art. 8 written out a second time, with fractions as plain numbers and the tables in another shape: expected
 * scores, K, changes and first ratings from the stored rounds. Nothing is shared with the program but the records.
 */
import type { Player, Tournament } from '../../src-engine/index.ts';
import { expected, performance } from './tie-breaks/ratings.ts';

export interface LiteralRow {
  readonly games: number;
  /** Points against rated opponents. */
  readonly score: number;
  /** Change in rating points, rounded once; null for an unrated player. */
  readonly change: number | null;
  /** Expected score of all games; null for an unrated player. */
  readonly expected: number | null;
  readonly k: number | null;
  /** First rating, or why there is none; null for a rated player. */
  readonly first: number | 'too-few-games' | 'no-points' | 'below-floor' | null;
}

interface Game {
  readonly opponent: number;
  readonly halves: number;
}

/** Results that are rated, from White's side in half points; a correction for the rating report goes first (C.04.2 4.3). */
const RATED: Readonly<Record<string, readonly [number, number]>> = {
  'white-wins': [2, 0],
  draw: [1, 1],
  'black-wins': [0, 2],
  'white-draws-black-loses': [1, 0],
  'white-loses-black-draws': [0, 1],
  'both-lose': [0, 0],
};

export function literalRatingRow(tournament: Tournament, player: Player): LiteralRow {
  const rating = (id: number): number => tournament.players.find((one) => one.id === id)!.rating;
  const games = tournament.rounds.flatMap(({ boards }): Game[] =>
    boards.flatMap(({ white, black, result, ratedAs }) => {
      const sides = RATED[ratedAs ?? result];
      if (sides === undefined || (white !== player.id && black !== player.id)) return [];
      const [opponent, halves] = white === player.id ? [black, sides[0]] : [white, sides[1]];
      return rating(opponent) > 0 ? [{ opponent: rating(opponent), halves }] : [];
    }),
  );
  const score = games.reduce((sum, { halves }) => sum + halves, 0) / 2;
  const unrated = { games: games.length, score, change: null, expected: null, k: null };
  if (player.rating === 0) return { ...unrated, first: firstRating(games) };
  const { startDate, endDate } = tournament.info;
  const k = coefficient(player, Number((endDate || startDate).slice(0, 4)), games.length);
  const hundredths = games.map(({ opponent }) => expectedOf(player.rating, opponent, startDate));
  const due = hundredths.reduce((sum, one) => sum + one, 0);
  const exact = games.reduce((sum, { halves }, game) => sum + k * (50 * halves - hundredths[game]!), 0) / 100;
  const change = exact < 0 ? -Math.round(-exact) : Math.round(exact);
  return { games: games.length, score, change, expected: due / 100, k, first: null };
}

/** 8.3.1: a difference above 400 counts as 400; since 1 October 2025 only for a player below 2650. */
function expectedOf(own: number, opponent: number, startDate: string): number {
  const difference = own - opponent;
  const isReal = own >= 2650 && (startDate === '' || startDate >= '2025/10/01');
  if (isReal || Math.abs(difference) <= 400) return expected(difference);
  return expected(difference > 0 ? 400 : -400);
}

/** 8.3.3 as far as a report tells: age and rating; K times the games stays within 700. */
function coefficient({ rating, birth }: Player, year: number, games: number): number {
  const born = Number(birth.slice(0, 4));
  const isYoung = born > 0 && year > 0 && year - born <= 18 && rating < 2300;
  const k = isYoung ? 40 : rating >= 2400 ? 10 : 20;
  return k * games > 700 ? Math.trunc(700 / games) : k;
}

/** 8.2 from one event: two draws against 1800 are added. */
function firstRating(games: readonly Game[]): LiteralRow['first'] {
  if (games.length < 5) return 'too-few-games';
  const halves = games.reduce((sum, one) => sum + one.halves, 0);
  if (halves === 0) return 'no-points';
  const rating = performance(halves + 2, [...games.map(({ opponent }) => opponent), 1800, 1800])!;
  if (rating < 1400) return 'below-floor';
  return rating > 2200 ? 2200 : rating;
}
