/** What an event does to ratings: for every player the rated games, the change or the first rating. */
import type { Outcome } from '../model/outcome.ts';
import type { Player, PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import { codeOf, type CellCode } from '../model/result.ts';
import { playersById, type Tournament } from '../model/tournament.ts';
import { officialInRound, officialRatingOf } from '../model/tournament-rating.ts';
import { ratingChangeOf, type GameChange, type RatedGame, type RatingChange } from './change.ts';
import { differenceRuleAt, type DifferenceRule } from './expectation.ts';
import { initialRatingOf, type InitialRatingFailure } from './initial.ts';
import { kFactorOf } from './k-factor.ts';
import { averageRating, performanceRating } from './performance.ts';

export interface RatedRound extends RatedGame {
  /** 1-based. */
  readonly round: number;
  readonly opponent: PlayerId;
}

export interface RatingRow {
  readonly player: PlayerId;
  /** FIDE rating at the start, 0 for unrated. */
  readonly rating: number;
  /** Games against rated opponents that both sides played. */
  readonly games: readonly (RatedRound & Partial<GameChange>)[];
  readonly score: Points;
  /** Average rating of these opponents; null without any. */
  readonly averageOpponent: number | null;
  readonly performance: number | null;
  /** Change of a rated player; null for an unrated one. */
  readonly change: RatingChange | null;
  /** First rating of an unrated player, or why there is none; null for a rated one. */
  readonly initial: Outcome<number, InitialRatingFailure> | null;
}

export interface RatingOptions {
  /** Rule of the difference of 400; default by the first day of the event. */
  readonly rule?: DifferenceRule;
  /** K from the rating list; default by rating and year of birth ({@link kFactorOf}). */
  readonly kFactor?: (player: Player) => number | null;
}

/**
 * The rating row of every player, in order of registration. Games count with the result for rating (C.04.2 4.3),
 * forfeits, byes, games without a move and games against unrated opponents do not (B.02 Art. 5, 8.3).
 * Cost: players × rounds.
 */
export function ratingReportOf(tournament: Tournament, options: RatingOptions = {}): RatingRow[] {
  const rule = options.rule ?? differenceRuleAt(tournament.info.startDate);
  const players = playersById(tournament);
  const games = new Map<PlayerId, RatedRound[]>(tournament.players.map(({ id }) => [id, []]));
  tournament.rounds.forEach(({ boards }, index) => {
    for (const { white, black, result, ratedAs } of boards) {
      const counted = ratedAs ?? result;
      const [whiteScore, blackScore] = [codeOf(counted, 'white'), codeOf(counted, 'black')].map(ratedScore);
      if (whiteScore === null || blackScore === null) continue;
      const round = index + 1;
      const [whiteRating, blackRating] = [white, black].map((id) =>
        officialInRound(players.get(id)!, round),
      ) as [number, number];
      if (blackRating > 0) {
        games.get(white)!.push({ round, opponent: black, opponentRating: blackRating, score: whiteScore! });
      }
      if (whiteRating > 0) {
        games.get(black)!.push({ round, opponent: white, opponentRating: whiteRating, score: blackScore! });
      }
    }
  });
  return tournament.players.map((player) =>
    rowOf(player, games.get(player.id)!, rule, coefficientOf(tournament, player, options)),
  );
}

/** K in a period that begins with a rating, the ones before given from the first on. */
type Coefficient = (rating: number, before: readonly number[]) => number;

function rowOf(
  player: Player,
  games: readonly RatedRound[],
  rule: DifferenceRule,
  coefficient: Coefficient,
): RatingRow {
  const score = games.reduce((sum, game) => sum + game.score, 0);
  const opponents = games.map(({ opponentRating }) => opponentRating);
  const rating = officialRatingOf(player);
  const change = rating === 0 ? null : changeByPeriods(player, games, coefficient, rule);
  return {
    player: player.id,
    rating,
    games: games.map((game, index) => ({ ...game, ...change?.games[index] })),
    score,
    averageOpponent: averageRating(opponents),
    performance: performanceRating(score, opponents),
    change,
    initial: rating === 0 ? initialRatingOf(games) : null,
  };
}

/**
 * The change of all games. In an event of over 30 days each rating has a period of its own, which is rated for itself, with
 * its own K, and rounded once (B.02 8.3, interim reports); the periods are summed.
 */
function changeByPeriods(
  player: Player,
  games: readonly RatedRound[],
  coefficient: Coefficient,
  rule: DifferenceRule,
): RatingChange {
  const starts = [1, ...(player.laterRatings ?? []).map(({ fromRound }) => fromRound)].sort((a, b) => a - b);
  const ratings = starts.map((from) => officialInRound(player, from));
  const periods = starts.map((from, at) => ({
    own: ratings[at]!,
    k: coefficient(ratings[at]!, ratings.slice(0, at)),
    games: games.filter(({ round }) => round >= from && round < (starts[at + 1] ?? Infinity)),
  }));
  const changes = periods
    .filter(({ games: played }, at) => played.length > 0 || (at === 0 && games.length === 0))
    .map(({ own, k, games: played }) => ratingChangeOf(own, played, k, rule));
  const sum = (of: (change: RatingChange) => number) => changes.reduce((total, each) => total + of(each), 0);
  return {
    games: changes.flatMap((each) => each.games),
    k: changes[0]!.k,
    score: sum(({ score }) => score),
    expected: sum(({ expected }) => expected),
    exact: sum(({ exact }) => exact),
    change: sum(({ change }) => change),
  };
}

function coefficientOf(tournament: Tournament, player: Player, options: RatingOptions): Coefficient {
  const listed = options.kFactor?.(player) ?? null;
  if (listed !== null) return () => listed;
  const year = Number(tournament.info.endDate.slice(0, 4) || tournament.info.startDate.slice(0, 4));
  const birthYear = year === 0 ? null : Number(player.birth.slice(0, 4)) || null;
  return (rating, before) =>
    kFactorOf({
      rating,
      // Of the ratings before the event nothing is known.
      reached2400: before.some((earlier) => earlier >= 2400),
      gamesBefore: null,
      birthYear,
      year,
    });
}

/** Points for rating in tenths, or null where the cell is not a rated game. */
function ratedScore(code: CellCode | null): Points | null {
  if (code === '1') return 10;
  if (code === '=') return 5;
  return code === '0' ? 0 : null;
}
