/**
 * Who made a title norm, and from the fourth round before the end on who still can (B.01 of 1 January 2024, 1.4). Pure data:
 * rows for a list, and for one player and title every condition with what is there.
 */
import {
  bestChoice,
  LEAST_GAMES,
  wholeChoice,
  waysToCount,
  type NormChoice,
  type NormCourse,
} from './choice.ts';
import { conditionsOf, type NormCondition, type NormConditionCode } from './conditions.ts';
import {
  courseOf,
  eventConditionsOf,
  isDoubleRoundRobin,
  normObstaclesOf,
  type EventCondition,
  type NormObstacle,
} from './event.ts';
import { swissExemptionOf, type SwissExemption } from './exemption.ts';
import {
  asOpponent,
  brightest,
  fieldFor,
  isPossible,
  lineOf,
  needOf,
  outlookOf,
  sequencesOf,
  type Field,
  type NextGame,
  type OpponentNeed,
  type Opponent,
  type OutlookLine,
  type Prospect,
} from './forecast.ts';
import {
  isAccepted,
  normRecordsOf,
  scorelessAmongRated,
  type ExcludedGame,
  type NormRecord,
} from './games.ts';
import { NORM_LEVELS, NORM_TITLES, normsSoughtBy, type NormTitle } from './levels.ts';
import { isMixMet, neededScore, type NormFrame } from './tally.ts';
import type { Player, PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import { openGames, playersById, type Tournament } from '../model/tournament.ts';
import { officialInRound } from '../model/tournament-rating.ts';

/** The forecast begins when so many rounds are still to be finished: from round R−3 of R on. */
export const WATCHED_ROUNDS = 4;

/**
 * `made`; `sure`: made if the games to come are played, whatever their results; `in-reach`; `if-exempt`: made or in reach
 * only where the event is exempt by 1.4.3a–c, which the file does not know; `out`: out of reach, or missed.
 */
export const NORM_VERDICTS = ['made', 'sure', 'in-reach', 'if-exempt', 'out'] as const;
export type NormVerdict = (typeof NORM_VERDICTS)[number];

export interface NormRow {
  readonly player: PlayerId;
  readonly title: NormTitle;
  readonly verdict: NormVerdict;
  /** Points from the games that may be counted, and their number. */
  readonly score: Points;
  readonly games: number;
  /** Games to come. */
  readonly toCome: number;
  /** Fewest points from them with which the norm can be made; null where none are enough. */
  readonly least: Points | null;
  /** What the unknown opponents have to be with those points; null where none is unknown or it is out of reach. */
  readonly need: OpponentNeed | null;
  /** What is missing where it is out of reach: conditions, and the points that would be needed from the games to come. */
  readonly missing: readonly NormConditionCode[];
  readonly wanted: Points | null;
  /** Games that the norm counts for in an application; 0 before it is made. */
  readonly credit: number;
}

export interface NormWatch {
  readonly obstacles: readonly NormObstacle[];
  /** First round of the forecast, and whether it has come. */
  readonly from: number;
  readonly watching: boolean;
  /** Made first, then sure, in reach, and what was missed by a point or for its opponents. */
  readonly rows: readonly NormRow[];
}

export interface NormDetail {
  readonly row: NormRow;
  /** The games of the norm, or all that may be counted where it is not made. */
  readonly choice: NormChoice;
  readonly excluded: readonly ExcludedGame[];
  readonly conditions: readonly NormCondition[];
  readonly event: readonly EventCondition[];
  readonly exemption: SwissExemption | null;
  /** Conditions are lifted by 1.4.3d, and the norm would not be made otherwise. */
  readonly usesExemption: boolean;
  readonly next: readonly NextGame[];
  /** By results, wins first; empty where nothing is to come or the forecast has not begun. */
  readonly outlook: readonly OutlookLine[];
  /** What is enough for each line that depends on opponents, in the order of the lines. */
  readonly needs: readonly (OpponentNeed | null)[];
  /** Ways in which the games may be counted, all of which were looked at. */
  readonly ways: number;
}

/** What all players of a tournament share. */
interface Event {
  readonly tournament: Tournament;
  readonly course: NormCourse;
  readonly doubled: boolean;
  readonly exemption: SwissExemption | null;
  readonly records: ReadonlyMap<PlayerId, NormRecord>;
  readonly hasNoPoints: (player: PlayerId) => boolean;
  /** First round that is not finished. */
  readonly current: number;
  /** Everybody, whether met or not, by title of the norm: whom even these would not help is out of reach. */
  readonly everybody: Readonly<Record<NormTitle, Field>>;
}

function eventOf(tournament: Tournament): Event {
  const course = courseOf(tournament);
  const hasNoPoints = course.predetermined ? scorelessAmongRated(tournament) : () => false;
  const open = tournament.rounds.findIndex((round) => openGames(round) > 0);
  return {
    tournament,
    course,
    doubled: isDoubleRoundRobin(tournament),
    exemption: course.predetermined ? null : swissExemptionOf(tournament),
    records: normRecordsOf(tournament, hasNoPoints),
    hasNoPoints,
    current: (open < 0 ? tournament.rounds.length : open) + 1,
    everybody: everybodyIn(tournament),
  };
}

function everybodyIn(tournament: Tournament): Record<NormTitle, Field> {
  const round = tournament.rounds.length + 1;
  const players = tournament.players.map((player) => opponentIn(player, round));
  return Object.fromEntries(
    NORM_TITLES.map((title) => [title, fieldFor(players, NORM_LEVELS[title])]),
  ) as Record<NormTitle, Field>;
}

function frameOf(event: Event, player: Player, title: NormTitle, exempt: boolean): NormFrame {
  return { level: NORM_LEVELS[title], federation: player.federation, doubled: event.doubled, exempt };
}

function prospectOf(event: Event, player: Player, title: NormTitle, exempt: boolean): Prospect {
  const { course, records } = event;
  return {
    record: records.get(player.id)!,
    course,
    frame: frameOf(event, player, title, exempt),
    next: nextGames(event, player),
    field: event.everybody[title],
  };
}

/** The same with the players who were not met yet in place of everybody. */
function withField(event: Event, player: Player, prospect: Prospect): Prospect {
  const isOpen = prospect.next.some(({ opponent }) => opponent === null);
  return isOpen ? { ...prospect, field: fieldFor(fieldOf(event, player), prospect.frame.level) } : prospect;
}

/** The games to come: those on the wall, those of a schedule, and in a Swiss one for each round without an agreed bye. */
function nextGames(event: Event, player: Player): NextGame[] {
  const { tournament, course, records } = event;
  const { open } = records.get(player.id)!;
  const known = open.map((game): NextGame => {
    const opponent = asOpponent(game);
    return { round: game.round, opponent, uncounted: uncountedResults(event, player, opponent) };
  });
  const rounds = Array.from({ length: course.rounds }, (_, index) => index + 1).filter(
    (round) => round > tournament.rounds.length && (player.withdrawnFrom ?? Infinity) > round,
  );
  if (course.predetermined) return [...known, ...scheduled(event, player, rounds)];
  const unknown = rounds
    .filter((round) => !player.absences.some((absence) => absence.round === round))
    .map((round): NextGame => ({ round, opponent: null, uncounted: [] }));
  return [...known, ...unknown];
}

/** The opponents of a round robin who are still to be met; every round counts, so that their order means nothing. */
function scheduled(event: Event, player: Player, rounds: readonly number[]): NextGame[] {
  const { tournament, doubled } = event;
  const met = new Map<PlayerId, number>();
  for (const { boards } of tournament.rounds) {
    for (const { white, black } of boards) {
      const other = white === player.id ? black : black === player.id ? white : null;
      if (other !== null) met.set(other, (met.get(other) ?? 0) + 1);
    }
  }
  const round = rounds[0];
  if (round === undefined) return [];
  return tournament.players
    .filter(({ id, withdrawnFrom }) => id !== player.id && (withdrawnFrom ?? Infinity) > round)
    .flatMap((other) => Array<Player>(Math.max(0, (doubled ? 2 : 1) - (met.get(other.id) ?? 0))).fill(other))
    .slice(0, rounds.length)
    .map((other, index) => {
      const opponent = opponentIn(other, rounds[index]!);
      return { round: rounds[index]!, opponent, uncounted: uncountedResults(event, player, opponent) };
    });
}

function opponentIn(player: Player, round: number): Opponent {
  const { id, title, federation } = player;
  return { opponent: id, colour: null, rating: officialInRound(player, round), title, federation };
}

/** 1.4.2a, and 1.4.2b: who has no point yet is counted once they take one from a rated player. */
function uncountedResults(event: Event, player: Player, { opponent, federation }: Opponent): Points[] {
  if (!isAccepted(federation)) return [10, 5, 0];
  if (!event.hasNoPoints(opponent)) return [];
  return officialInRound(player, event.current) === 0 ? [10, 5, 0] : [10];
}

/** Who may still be met in a Swiss: players who go on and were not met before. */
function fieldOf({ tournament }: Event, player: Player): Opponent[] {
  const round = tournament.rounds.length + 1;
  const met = new Set([player.id]);
  for (const { boards } of tournament.rounds) {
    for (const { white, black } of boards) {
      if (white === player.id) met.add(black);
      if (black === player.id) met.add(white);
    }
  }
  return tournament.players
    .filter(({ id, withdrawnFrom }) => !met.has(id) && (withdrawnFrom ?? Infinity) > round)
    .map((other) => opponentIn(other, round));
}

/** Everybody’s norms: made, and from round {@link NormWatch.from} on in reach or just missed. Cost: docs/regulations/norms.md. */
export function normWatchOf(tournament: Tournament): NormWatch {
  const obstacles = normObstaclesOf(tournament);
  const event = eventOf(tournament);
  const from = Math.max(1, event.course.rounds - WATCHED_ROUNDS + 1);
  const watching = event.current >= from;
  if (obstacles.length > 0) return { obstacles, from, watching, rows: [] };
  const rows = tournament.players.flatMap((player) =>
    normsSoughtBy(player).flatMap((title) => {
      const row = rowOf(event, player, title);
      return row.verdict === 'made' || (watching && isWorthTelling(row)) ? [row] : [];
    }),
  );
  const order = (row: NormRow) => NORM_VERDICTS.indexOf(row.verdict);
  return {
    obstacles,
    from,
    watching,
    rows: rows.toSorted((a, b) => order(a) - order(b) || b.score - a.score),
  };
}

/** One player’s norm with every condition; null where no norm of this title would bring them anything. */
export function normDetailOf(tournament: Tournament, id: PlayerId, title: NormTitle): NormDetail | null {
  const player = playersById(tournament).get(id);
  if (player === undefined || !normsSoughtBy(player).includes(title)) return null;
  const event = eventOf(tournament);
  const row = rowOf(event, player, title);
  const exempt = event.exemption?.met ?? false;
  const prospect = withField(event, player, prospectOf(event, player, title, exempt));
  const { record, course, frame, next } = prospect;
  const choice = madeOf(prospect) ?? wholeChoice(record, course, frame);
  const toCome = row.verdict === 'made' ? 0 : next.length;
  const watched = event.current >= course.rounds - WATCHED_ROUNDS + 1;
  const isAhead = toCome > 0 && toCome <= WATCHED_ROUNDS && watched;
  const assumed = row.verdict === 'if-exempt' ? { ...prospect, frame: { ...frame, exempt: true } } : prospect;
  const outlook = isAhead ? outlookOf(assumed) : [];
  return {
    row,
    choice,
    excluded: record.excluded,
    conditions: conditionsOf(choice, frame, toCome),
    event: eventConditionsOf(tournament),
    exemption: event.exemption,
    usesExemption: row.verdict === 'made' && exempt && !isMixMet(choice.tally, { ...frame, exempt: false }),
    next,
    outlook,
    needs: outlook.map(({ verdict, results }) => (verdict === 'if' ? needOf(assumed, results) : null)),
    ways: waysToCount(record, course),
  };
}

function rowOf(event: Event, player: Player, title: NormTitle): NormRow {
  const exempt = event.exemption?.met ?? false;
  const row = rowBy(event, player, prospectOf(event, player, title, exempt));
  if (row.verdict !== 'out' || exempt || player.federation === '') return row;
  const lifted = rowBy(event, player, prospectOf(event, player, title, true));
  return lifted.verdict === 'out' ? row : { ...lifted, verdict: 'if-exempt', missing: row.missing };
}

function rowBy(event: Event, player: Player, prospect: Prospect): NormRow {
  const { record, frame, next } = prospect;
  const made = madeOf(prospect);
  const row = {
    player: player.id,
    title: frame.level.title,
    score: record.games.reduce((sum, { score }) => sum + score, 0),
    games: record.games.length,
    toCome: next.length,
    least: null,
    need: null,
    missing: [],
    wanted: null,
    credit: 0,
  };
  if (made !== null) return { ...row, verdict: 'made', least: 0, credit: made.credit };
  const first = firstWay(event, player, prospect);
  if (first === null) return { ...row, verdict: 'out', ...shortageOf(prospect) };
  const isSure = first.points === 0 && first.verdict === 'yes';
  return {
    ...row,
    verdict: isSure ? 'sure' : 'in-reach',
    least: first.points,
    need: first.verdict === 'if' ? needOf(prospect, first.results) : null,
  };
}

/** 1.4.1e: with pairings known beforehand nothing is made before the last of the games. */
function madeOf({ record, course, frame, next }: Prospect): NormChoice | null {
  return course.predetermined && next.length > 0 ? null : bestChoice(record, course, frame);
}

/** A sequence of results with the fewest points that can still make the norm; null where none can. */
function firstWay(event: Event, player: Player, coarse: Prospect): OutlookLine | null {
  const { next, course } = coarse;
  if (next.length === 0 || next.length > WATCHED_ROUNDS) return null;
  const all = next.map(() => 10);
  // Where nobody is excluded for having no points, a win is never worse than another result.
  if (!course.predetermined && !isPossible(coarse, all)) return null;
  const prospect = withField(event, player, coarse);
  for (const results of sequencesOf(next.length).toSorted((a, b) => sumOf(a) - sumOf(b))) {
    const line = lineOf(prospect, results);
    if (line.verdict !== 'no') return line;
  }
  return null;
}

function sumOf(results: readonly Points[]): Points {
  return results.reduce((sum, score) => sum + score, 0);
}

/** What keeps the norm out of reach even if every game to come is won against the best who may be met. */
function shortageOf(prospect: Prospect): Pick<NormRow, 'missing' | 'wanted'> {
  const { record, course, frame, next } = prospect;
  const games = brightest(prospect);
  const whole = wholeChoice({ ...record, games }, course, frame);
  const missing = conditionsOf(whole, frame, 0)
    .filter(({ state }) => state === 'missed' || state === 'confirm')
    .map(({ code }) => code);
  const needed = neededScore(whole.tally.average, whole.tally.games, frame.level);
  const wanted = needed === null ? null : needed - sumOf(record.games.map(({ score }) => score));
  return { missing, wanted: next.length === 0 && wanted !== null ? Math.max(0, wanted) : wanted };
}

/** Out of reach is told of those who lack a point at most, or points enough and the right opponents. */
function isWorthTelling(row: NormRow): boolean {
  if (row.verdict !== 'out') return true;
  return (
    row.wanted !== null && row.games + row.toCome >= LEAST_GAMES - 1 && row.wanted <= 10 * row.toCome + 10
  );
}
