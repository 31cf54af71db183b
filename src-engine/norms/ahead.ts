/** For B.01 1.4, looked at ahead: the games to come of every player: on the wall, by a schedule, or in a Swiss one for each later round; and who may be met. */
import type { NormCourse } from './choice.ts';
import { courseOf, isDoubleRoundRobin } from './event.ts';
import type { Opponent } from './field.ts';
import { WATCHED_ROUNDS, type NextGame } from './forecast.ts';
import { isAccepted, normRecordsOf, scorelessAmongRated, type NormGame, type NormRecord } from './games.ts';
import { normTitleOf } from './levels.ts';
import { ratingOf } from './tally.ts';
import type { Player, PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import { openGames, type Tournament } from '../model/tournament.ts';
import { officialInRound } from '../model/tournament-rating.ts';

/** What was played, and what is still to be played. */
export interface NormPlay {
  readonly tournament: Tournament;
  readonly course: NormCourse;
  readonly doubled: boolean;
  readonly records: ReadonlyMap<PlayerId, NormRecord>;
  readonly hasNoPoints: (player: PlayerId) => boolean;
  /** First round that is not finished. */
  readonly current: number;
}

/** The play of all players, looked at once for every norm. Cost: players × rounds. */
export function normPlayOf(tournament: Tournament): NormPlay {
  const course = courseOf(tournament);
  const hasNoPoints = course.predetermined ? scorelessAmongRated(tournament) : () => false;
  const open = tournament.rounds.findIndex((round) => openGames(round) > 0);
  return {
    tournament,
    course,
    doubled: isDoubleRoundRobin(tournament),
    records: normRecordsOf(tournament, hasNoPoints),
    hasNoPoints,
    current: (open < 0 ? tournament.rounds.length : open) + 1,
  };
}

/** First round of the forecast, and whether it has come. */
export function forecastOf({ course, current }: NormPlay): {
  readonly from: number;
  readonly watching: boolean;
} {
  const from = Math.max(1, course.rounds - WATCHED_ROUNDS + 1);
  return { from, watching: current >= from };
}

/** The games to come: those on the wall, those of a schedule, and in a Swiss one for each round without an agreed bye. */
export function nextGamesOf(play: NormPlay, player: Player): NextGame[] {
  const { tournament, course, records } = play;
  const known = records.get(player.id)!.open.map((game): NextGame => {
    const opponent = asOpponent(game);
    return { round: game.round, opponent, uncounted: uncountedResults(play, player, opponent) };
  });
  const rounds = Array.from({ length: course.rounds }, (_, index) => index + 1).filter(
    (round) => round > tournament.rounds.length && (player.withdrawnFrom ?? Infinity) > round,
  );
  if (course.predetermined) return [...known, ...scheduled(play, player, rounds)];
  const unknown = rounds
    .filter((round) => !player.absences.some((absence) => absence.round === round))
    .map((round): NextGame => ({ round, opponent: null, uncounted: [] }));
  return [...known, ...unknown];
}

/** The opponents of a round robin who are still to be met; every round counts, so that their order means nothing. */
function scheduled(play: NormPlay, player: Player, rounds: readonly number[]): NextGame[] {
  const { tournament, doubled, records } = play;
  const round = rounds[0];
  if (round === undefined) return [];
  const met = Map.groupBy(opponentsMet(records.get(player.id)!), (opponent) => opponent);
  return tournament.players
    .filter(({ id, withdrawnFrom }) => id !== player.id && (withdrawnFrom ?? Infinity) > round)
    .flatMap((other) => {
      const missing = (doubled ? 2 : 1) - (met.get(other.id)?.length ?? 0);
      return Array<Player>(Math.max(0, missing)).fill(other);
    })
    .slice(0, rounds.length)
    .map((other, index) => {
      const opponent = opponentIn(other, rounds[index]!);
      return { round: rounds[index]!, opponent, uncounted: uncountedResults(play, player, opponent) };
    });
}

/** 1.4.2a, and 1.4.2b: who has no point yet is counted once they take one from a rated player. */
function uncountedResults(play: NormPlay, player: Player, { opponent, federation }: Opponent): Points[] {
  if (!isAccepted(federation)) return [10, 5, 0];
  if (!play.hasNoPoints(opponent)) return [];
  return officialInRound(player, play.current) === 0 ? [10, 5, 0] : [10];
}

/** Who was on a board with the player, once for each game, played or not. */
function opponentsMet({ games, excluded, open }: NormRecord): PlayerId[] {
  return [...games, ...excluded, ...open].map(({ opponent }) => opponent);
}

/** Players who go on after the last paired round, the highest rated first. */
export function playersAhead({ players, rounds }: Tournament): Opponent[] {
  const round = rounds.length + 1;
  return players
    .filter(({ withdrawnFrom }) => (withdrawnFrom ?? Infinity) > round)
    .map((player) => opponentIn(player, round))
    .sort((a, b) => ratingOf(b) - ratingOf(a));
}

/** Those of them who may still be met in a Swiss. */
export function notMetBy(player: PlayerId, record: NormRecord, ahead: readonly Opponent[]): Opponent[] {
  const met = new Set([player, ...opponentsMet(record)]);
  return ahead.filter(({ opponent }) => !met.has(opponent));
}

function opponentIn(player: Player, round: number): Opponent {
  const { id, federation } = player;
  const rating = officialInRound(player, round);
  return { opponent: id, colour: null, rating, title: normTitleOf(player), federation };
}

/** Who is met in a game that has no result yet. */
function asOpponent({ opponent, colour, rating, title, federation }: NormGame): Opponent {
  return { opponent, colour, rating, title, federation };
}
