/** Standings of an individual event after any round. */
import type { Cell } from '../model/cells.ts';
import type { Player, PlayerId, Sex } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import { isWaiting } from '../model/result.ts';
import type { SettledTie, TieSettlement } from '../model/settled.ts';
import type { TieBreakText } from '../model/rules.ts';
import type { Tournament } from '../model/tournament.ts';
import { contextOf } from './context.ts';
import { playerCriteria, type TieBreakProblem } from './criteria.ts';
import { byLot } from '../model/lots.ts';
import { playerTableOf, type TableOptions } from './player-table.ts';
import { groupsOf, rankingOf } from './ranking.ts';
import type { ScoreTable } from './score-table.ts';
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

/** Which list is asked for; without anything that of everybody after all rounds. */
export interface StandingsOptions extends TableOptions {
  /** Codes in order; default those of the rules. */
  readonly tieBreaks?: readonly string[];
  readonly filter?: StandingsFilter;
  /** Leaves expelled players out of the rows of a Swiss; their results count for the others as before. */
  readonly withoutExpelled?: boolean;
}

/** A player in a list; points in tenths. */
export interface StandingsRow {
  /** Place in this list, 1 … N; lots decide among players whom no tie-break separates. */
  readonly rank: number;
  /** First place of those whom points and tie-breaks leave equal; the own place where the tie was settled. */
  readonly sharedRank: number;
  /** Place among all players of the event; equal to `rank` without a filter. */
  readonly overallRank: number;
  /** True where only the lot separates this player from a neighbour, and nobody has settled the tie. */
  readonly drawnByLot: boolean;
  /** How the tie that this player was in was settled; null where points and tie-breaks decide, and where it is open. */
  readonly settledBy: TieSettlement | null;
  readonly player: PlayerId;
  readonly points: Points;
  /** In the order of the standings' `tieBreaks`. */
  readonly values: readonly TieBreakValue[];
  /** What the player did in each round counted. */
  readonly cells: readonly Cell[];
  /** True where the player's games were annulled (less than half of a round robin played). */
  readonly annulled: boolean;
}

/** A game without a result; `round` is 1-based. */
export interface OpenGame {
  readonly round: number;
  readonly white: PlayerId;
  readonly black: PlayerId;
}

/** A list of standings with what it was made by. */
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
  const { table, criteria, problems, scores } = groundsOf(tournament, options);
  const { groups, values } = rankingOf(scores, criteria);
  const leavesOut = options.withoutExpelled === true && !table.predetermined;
  const listed = tournament.players.map(
    (player) => isListed(player, options.filter) && !(leavesOut && player.expelled === true),
  );
  const rows: StandingsRow[] = [];
  const overall: PlayerId[] = [];
  for (const group of groups) {
    const { settled, order: drawn } = partedByLot(tournament, table, group);
    const firstRank = rows.length + 1;
    const together = drawn.filter((index) => listed[index]).length;
    for (const index of drawn) {
      const { id, score, cells, annulled } = table.participants[index]!;
      overall.push(id);
      if (!listed[index]) continue;
      rows.push({
        rank: rows.length + 1,
        sharedRank: settled === null ? firstRank : rows.length + 1,
        overallRank: overall.length,
        drawnByLot: settled === null && together > 1,
        settledBy: settled?.by ?? null,
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

/** A group of equals in the order in which its tie was settled, else by lot. */
function partedByLot(tournament: Tournament, { participants, rounds }: ScoreTable, group: readonly number[]) {
  if (group.length === 1) return { settled: null, order: group };
  const idOf = (index: number): PlayerId => participants[index]!.id;
  const settled = settledTieOf(tournament, rounds, group.map(idOf));
  const placeOf = new Map(settled?.order.map((id, place) => [id, place]));
  const lot = byLot(tournament.rules.lotSeed);
  const order = [...group].sort((a, b) =>
    settled === null ? lot(idOf(a), idOf(b)) : placeOf.get(idOf(a))! - placeOf.get(idOf(b))!,
  );
  return { settled, order };
}

/**
 * What settled a tie of exactly these players after `afterRound` rounds, the newest; null where nothing did.
 */
function settledTieOf(
  { settledTies = [] }: Tournament,
  afterRound: number,
  tied: readonly PlayerId[],
): SettledTie | null {
  const members = new Set(tied);
  const isThis = (tie: SettledTie): boolean =>
    tie.afterRound === afterRound &&
    tie.order.length === members.size &&
    tie.order.every((id) => members.has(id));
  return settledTies.findLast(isThis) ?? null;
}

/** The score table, and by what it is ranked. */
function groundsOf(tournament: Tournament, options: StandingsOptions) {
  const table = playerTableOf(tournament, options);
  const codes = options.tieBreaks ?? tournament.rules.tieBreaks;
  const { criteria, problems } = playerCriteria(contextOf(table), codes, tournament.outsideValues);
  // Annulled players are behind everybody else whatever an adjustment may give them.
  const scores = table.participants.map(({ score, annulled }) => (annulled ? BEHIND_ALL : score));
  return { table, criteria, problems, scores };
}

/** The order of {@link standingsOf} without its values, for whoever needs thousands of them. */
export interface FinalOrder {
  readonly players: readonly PlayerId[];
  /** Players who share the most points. */
  readonly leaders: number;
}

/** Who ranks where, and nothing else: the same order as `standingsOf(tournament, options).overall`. */
export function finalOrderOf(tournament: Tournament, options: TableOptions = {}): FinalOrder {
  const { table, criteria, scores } = groundsOf(tournament, options);
  const { participants } = table;
  const order = groupsOf(scores, criteria).flatMap((group) => partedByLot(tournament, table, group).order);
  const most = participants[order[0]!]?.score;
  return {
    players: order.map((index) => participants[index]!.id),
    leaders: participants.filter(({ score }) => score === most).length,
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
        .filter(({ result }) => isWaiting(result))
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
