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
import { isNewToList, kFactorOf } from './k-factor.ts';
import { averageRating, performanceRating } from './performance.ts';

/** A rated game with the round in which it was played. */
export interface RatedRound extends RatedGame {
  /** 1-based. */
  readonly round: number;
  readonly opponent: PlayerId;
}

/** A period of an event: the rounds that one list rates (B.02 8.3, interim reports). */
export interface RatingPeriod extends RatingChange {
  /** First round of the period. */
  readonly fromRound: number;
  readonly rating: number;
}

/** The changes of all periods, summed: each is rounded for itself. */
export interface EventChange extends Omit<RatingChange, 'games' | 'k'> {
  /** Those with games; the first rated one where none has any. */
  readonly periods: readonly RatingPeriod[];
}

/** One player of the rating report; points in tenths, ratings as on the list. */
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
  /** Change in the periods in which the player is rated; null for one who is unrated throughout. */
  readonly change: EventChange | null;
  /** Games while unrated of a player who is rated in another period: they make the first rating, not the change. */
  readonly gamesUnrated: number;
  /** First rating of a player who is unrated throughout, or why there is none; null for others. */
  readonly initial: Outcome<number, InitialRatingFailure> | null;
}

/** What a rating report may be told otherwise than the tournament has it. */
export interface RatingOptions {
  /** Rule of the difference of 400; default by the first day of the event. */
  readonly rule?: DifferenceRule;
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
    rowOf(player, games.get(player.id)!, rule, coefficientOf(tournament, player)),
  );
}

/** K in a period that begins with a rating, the ones before given from the first on; the K of the list is that of the first. */
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
  const periods = periodsOf(player, games);
  const change = changeByPeriods(periods, coefficient, rule);
  const changes = new Map(
    change?.periods.flatMap(({ fromRound, games: each }) =>
      periods.find((period) => period.fromRound === fromRound)!.games.map((game, at) => [game, each[at]!]),
    ),
  );
  const unrated = periods.filter((period) => period.rating === 0).flatMap((period) => period.games);
  return {
    player: player.id,
    rating,
    games: games.map((game) => ({ ...game, ...changes.get(game) })),
    score,
    averageOpponent: averageRating(opponents),
    performance: performanceRating(score, opponents),
    change,
    gamesUnrated: change === null ? 0 : unrated.length,
    initial: change === null ? initialRatingOf(games) : null,
  };
}

interface Period {
  readonly fromRound: number;
  /** 0 for unrated. */
  readonly rating: number;
  /** Ratings of the periods before, from the first on. */
  readonly before: readonly number[];
  readonly games: readonly RatedRound[];
}

/** In an event of over 30 days each rating has a period of its own; in any other there is one. */
function periodsOf(player: Player, games: readonly RatedRound[]): Period[] {
  const later = (player.laterRatings ?? []).map(({ fromRound }) => fromRound);
  const starts = [...new Set([1, ...later.toSorted((a, b) => a - b)])];
  const ratings = starts.map((from) => officialInRound(player, from));
  return starts.map((fromRound, at) => ({
    fromRound,
    rating: ratings[at]!,
    before: ratings.slice(0, at),
    games: games.filter(({ round }) => round >= fromRound && round < (starts[at + 1] ?? Infinity)),
  }));
}

/**
 * The change of all games of rated periods, each rated for itself with its own K and rounded once (B.02 8.3); the periods are
 * summed. Games while the player has no rating make their first one (8.2). Null where no period is rated.
 */
function changeByPeriods(
  all: readonly Period[],
  coefficient: Coefficient,
  rule: DifferenceRule,
): EventChange | null {
  const rated = all.filter(({ rating }) => rating > 0);
  if (rated.length === 0) return null;
  const played = rated.filter(({ games }) => games.length > 0);
  const periods = (played.length > 0 ? played : rated.slice(0, 1)).map(
    ({ fromRound, rating, before, games }): RatingPeriod => ({
      fromRound,
      rating,
      ...ratingChangeOf(rating, games, coefficient(rating, before), rule),
    }),
  );
  const sum = (of: (change: RatingChange) => number) => periods.reduce((total, each) => total + of(each), 0);
  return {
    periods,
    score: sum(({ score }) => score),
    expected: sum(({ expected }) => expected),
    exact: sum(({ exact }) => exact),
    change: sum(({ change }) => change),
  };
}

function coefficientOf(tournament: Tournament, player: Player): Coefficient {
  const isNew = isNewToList(tournament.info, player);
  const listed = isNew ? null : (player.listK ?? null);
  const year = Number(tournament.info.endDate.slice(0, 4) || tournament.info.startDate.slice(0, 4));
  const birthYear = year === 0 ? null : Number(player.birth.slice(0, 4)) || null;
  return (rating, before) => {
    if (listed !== null && before.length === 0) return listed;
    return kFactorOf({
      rating,
      // Of the ratings before the event the K of the list tells whether one reached 2400.
      reached2400: listed === 10 || before.some((earlier) => earlier >= 2400),
      gamesBefore: isNew && before.length === 0 ? 0 : null,
      birthYear,
      year,
    });
  };
}

/** Points for rating in tenths, or null where the cell is not a rated game. */
function ratedScore(code: CellCode | null): Points | null {
  if (code === '1') return 10;
  if (code === '=') return 5;
  return code === '0' ? 0 : null;
}
