/** Standings of an individual event after any round. */
import type { Cell } from '../model/cells.ts';
import type { Player, PlayerId, Sex } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import type { TieBreakText, Tournament } from '../model/tournament.ts';
import { contextOf } from './context.ts';
import { playerCriteria, type TieBreakProblem } from './criteria.ts';
import { byLot } from '../model/lots.ts';
import { playerTableOf, type TableOptions } from './player-table.ts';
import { rankingOf } from './ranking.ts';
import type { TieBreakValue } from './value.ts';

/** Which players are listed. Every given condition must hold; values are computed over the whole event. */
export interface StandingsFilter {
  readonly sex?: Sex;
  readonly federation?: string;
  readonly club?: string;
  readonly category?: string;
  /** Inclusive; unrated players count as 0. */
  readonly ratingFrom?: number;
  readonly ratingTo?: number;
  /** Years of birth, inclusive; players of unknown age are left out when one is given. */
  readonly bornFrom?: number;
  readonly bornTo?: number;
  readonly players?: readonly PlayerId[];
}

export interface StandingsOptions extends TableOptions {
  /** Codes in order; default those of the rules. */
  readonly tieBreaks?: readonly string[];
  readonly filter?: StandingsFilter;
}

export interface StandingsRow {
  /** Place in this list, 1 … N; lots decide among players whom no tie-break separates. */
  readonly rank: number;
  /** First place of those whom points and tie-breaks leave equal. */
  readonly sharedRank: number;
  /** Place among all players of the event; equal to `rank` without a filter. */
  readonly overallRank: number;
  /** True where only the lot separates this player from a neighbour. */
  readonly drawnByLot: boolean;
  readonly player: PlayerId;
  readonly points: Points;
  /** In the order of the standings' `tieBreaks`. */
  readonly values: readonly TieBreakValue[];
  /** What the player did in each round counted. */
  readonly cells: readonly Cell[];
  /** True where the player's games were annulled (less than half of a round robin played). */
  readonly annulled: boolean;
}

export interface OpenGame {
  readonly round: number;
  readonly white: PlayerId;
  readonly black: PlayerId;
}

export interface Standings {
  /** Number of rounds counted. */
  readonly afterRound: number;
  readonly text: TieBreakText;
  /** Pairings known beforehand, as in a round robin. */
  readonly predetermined: boolean;
  /** Canonical codes of the columns. */
  readonly tieBreaks: readonly string[];
  /** Those of them that rank; the others are shown for information only (C.07 8, 10). */
  readonly ranking: readonly string[];
  /** True before the last round and while a game is open or adjourned. */
  readonly provisional: boolean;
  /** Games of the rounds counted without a final result. */
  readonly openGames: readonly OpenGame[];
  /** Codes that could not be read or are shown without ranking, with the reason. */
  readonly problems: readonly TieBreakProblem[];
  readonly rows: readonly StandingsRow[];
  /** All players of the event in order of rank, whatever the filter. */
  readonly overall: readonly PlayerId[];
}

/**
 * Standings after `options.afterRound` rounds (default all): points, then the tie-breaks inside each tied group
 * (C.07 Art. 4.2), then lots by the seed of the rules. Codes that cannot be used are listed in `problems` and
 * never fail the whole. Cost: players × rounds × tie-breaks, and sorting.
 */
export function standingsOf(tournament: Tournament, options: StandingsOptions = {}): Standings {
  const table = playerTableOf(tournament, options);
  const context = contextOf(table);
  const codes = options.tieBreaks ?? tournament.rules.tieBreaks;
  const { criteria, problems } = playerCriteria(context, codes);
  // Annulled players stand behind everybody else whatever an adjustment may give them.
  const scores = table.participants.map(({ score, annulled }) => (annulled ? BEHIND_ALL : score));
  const { groups, values } = rankingOf(scores, criteria);
  const lot = byLot(tournament.rules.lotSeed);
  const listed = tournament.players.map((player) => isListed(player, options.filter));
  const rows: StandingsRow[] = [];
  const overall: PlayerId[] = [];
  for (const group of groups) {
    const drawn = [...group].sort((a, b) => lot(table.participants[a]!.id, table.participants[b]!.id));
    const sharedRank = rows.length + 1;
    const together = drawn.filter((index) => listed[index]).length;
    for (const index of drawn) {
      const { id, score, cells, annulled } = table.participants[index]!;
      overall.push(id);
      if (!listed[index]) continue;
      rows.push({
        rank: rows.length + 1,
        sharedRank,
        overallRank: overall.length,
        drawnByLot: together > 1,
        player: id,
        points: score,
        values: values.map((column) => column[index]!),
        cells,
        annulled,
      });
    }
  }
  const openGames = openGamesOf(tournament, table.rounds);
  return {
    afterRound: table.rounds,
    text: table.text,
    predetermined: table.predetermined,
    tieBreaks: criteria.map(({ code }) => code),
    ranking: criteria.filter(({ used }) => used).map(({ code }) => code),
    provisional: table.rounds < table.totalRounds || openGames.length > 0,
    openGames,
    problems,
    rows,
    overall,
  };
}

/** A score below every other, and equal among those who have it. */
const BEHIND_ALL = Number.MIN_SAFE_INTEGER;

/** Games of the first `rounds` rounds that are open or adjourned. */
export function openGamesOf(tournament: Tournament, rounds: number): OpenGame[] {
  return tournament.rounds
    .slice(0, rounds)
    .flatMap(({ boards }, index) =>
      boards
        .filter(({ result }) => result === 'open' || result === 'adjourned')
        .map(({ white, black }) => ({ round: index + 1, white, black })),
    );
}

/** True when a player belongs to the category of a filter; without one everybody does. */
export function isListed(player: Player, filter: StandingsFilter | undefined): boolean {
  if (filter === undefined) return true;
  const { sex, federation, club, category, ratingFrom, ratingTo, bornFrom, bornTo, players } = filter;
  const year = Number(player.birth.slice(0, 4));
  return (
    (sex === undefined || player.sex === sex) &&
    (federation === undefined || player.federation === federation) &&
    (club === undefined || player.club === club) &&
    (category === undefined || player.category === category) &&
    (ratingFrom === undefined || player.rating >= ratingFrom) &&
    (ratingTo === undefined || player.rating <= ratingTo) &&
    (bornFrom === undefined || year >= bornFrom) &&
    (bornTo === undefined || (year > 0 && year <= bornTo)) &&
    (players === undefined || players.includes(player.id))
  );
}
