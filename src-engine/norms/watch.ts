/**
 * Who made a title norm, and from the fourth round before the end on who still can (B.01 of 1 January 2024, 1.4). Pure data:
 * rows for a list, and for one player and title every condition with what is there.
 */
import { forecastOf, nextGamesOf, normPlayOf, notMetBy, playersAhead, type NormPlay } from './ahead.ts';
import { bestChoice, wholeChoice, waysToCount, type NormChoice } from './choice.ts';
import { conditionsOf, type NormCondition, type NormConditionCode } from './conditions.ts';
import { eventConditionsOf, normObstaclesOf, type EventCondition, type NormObstacle } from './event.ts';
import { swissExemptionOf, type SwissExemption } from './exemption.ts';
import { fieldFor, type Field, type Opponent } from './field.ts';
import {
  brightest,
  firstWay,
  outlookOf,
  WATCHED_ROUNDS,
  type NextGame,
  type OutlookLine,
  type Prospect,
} from './forecast.ts';
import type { ExcludedGame, NormRecord } from './games.ts';
import { NORM_LEVELS, NORM_TITLES, normsSoughtBy, type NormTitle } from './levels.ts';
import { needOf, type OpponentNeed } from './need.ts';
import { isMixMet, neededScore, type NormFrame } from './tally.ts';
import type { Player, PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import { playersById, type Tournament } from '../model/tournament.ts';

/**
 * `made`; `sure`: made if the games to come are played, whatever their results; `in-reach`; `if-exempt`: made or in reach
 * only where the event is exempt by 1.4.3a–c, which the file does not know; `out`: out of reach, or missed.
 */
const NORM_VERDICTS = ['made', 'sure', 'in-reach', 'if-exempt', 'out'] as const;
export type NormVerdict = (typeof NORM_VERDICTS)[number];

/** How one player stands with one norm. */
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

/** A norm that was made. */
type MadeNorm = Pick<NormRow, 'player' | 'title' | 'credit'>;

/** All norms that are made or near, and what keeps the event from having any. */
export interface NormWatch {
  readonly obstacles: readonly NormObstacle[];
  /** First round of the forecast, and whether it has come. */
  readonly from: number;
  readonly watching: boolean;
  /** Made first, then sure, in reach by the fewest points, and what was missed by little; the highest score first. */
  readonly rows: readonly NormRow[];
}

/** All that is known of one norm of one player: its games, its conditions, and what is still needed. */
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
interface Event extends NormPlay {
  readonly exemption: SwissExemption | null;
  readonly ahead: readonly Opponent[];
  /** Everybody ahead, whether met or not, by title of the norm: whom even these would not help is out of reach. */
  readonly everybody: Readonly<Record<NormTitle, Field>>;
}

/** A player, and what of the forecast does not depend on the norm. */
interface Seeker {
  readonly player: Player;
  readonly record: NormRecord;
  readonly next: readonly NextGame[];
}

function eventOf(tournament: Tournament): Event {
  const play = normPlayOf(tournament);
  const ahead = playersAhead(tournament);
  const fields = NORM_TITLES.map((title) => [title, fieldFor(ahead, NORM_LEVELS[title])] as const);
  return {
    ...play,
    exemption: play.course.predetermined ? null : swissExemptionOf(tournament),
    ahead,
    everybody: Object.fromEntries(fields) as Record<NormTitle, Field>,
  };
}

function seekerOf(event: Event, player: Player): Seeker {
  return { player, record: event.records.get(player.id)!, next: nextGamesOf(event, player) };
}

function prospectOf(event: Event, { player, record, next }: Seeker, title: NormTitle): Prospect {
  const { course, doubled, everybody, exemption } = event;
  const exempt = exemption?.met ?? false;
  const frame: NormFrame = { level: NORM_LEVELS[title], federation: player.federation, doubled, exempt };
  return { record, course, frame, next, field: everybody[title] };
}

/** 1.4.3 and 1.4.4 lifted. */
function lifted(prospect: Prospect): Prospect {
  return { ...prospect, frame: { ...prospect.frame, exempt: true } };
}

/** The same with the players who were not met yet in place of everybody. */
function withField({ ahead }: Event, { player, record }: Seeker, prospect: Prospect): Prospect {
  const isOpen = prospect.next.some(({ opponent }) => opponent === null);
  return isOpen
    ? { ...prospect, field: fieldFor(notMetBy(player.id, record, ahead), prospect.frame.level) }
    : prospect;
}

/** Everybody’s norms: made, and from round {@link NormWatch.from} on in reach or just missed. Cost: docs/regulations/norms.md. */
export function normWatchOf(tournament: Tournament): NormWatch {
  const obstacles = normObstaclesOf(tournament);
  const event = eventOf(tournament);
  const forecast = forecastOf(event);
  if (obstacles.length > 0) return { obstacles, ...forecast, rows: [] };
  const rows = tournament.players.flatMap((player) => {
    const seeker = seekerOf(event, player);
    return normsSoughtBy(player).flatMap((title) => {
      const made = madeRow(seeker, prospectOf(event, seeker, title));
      if (made !== null) return [made];
      const row = forecast.watching ? aheadRow(event, seeker, title) : null;
      return row !== null && (row.verdict !== 'out' || isMissedByLittle(row)) ? [row] : [];
    });
  });
  const order = (row: NormRow) => NORM_VERDICTS.indexOf(row.verdict);
  return {
    obstacles,
    ...forecast,
    rows: rows.toSorted(
      (a, b) => order(a) - order(b) || (a.least ?? 0) - (b.least ?? 0) || b.score - a.score,
    ),
  };
}

/** The norms that are made, without a forecast: in the order of the players, and of each the highest title first. */
export function normsMadeIn(tournament: Tournament): MadeNorm[] {
  if (normObstaclesOf(tournament).length > 0) return [];
  const event = eventOf(tournament);
  return tournament.players.flatMap((player) => {
    const seeker = seekerOf(event, player);
    return normsSoughtBy(player).flatMap((title) => {
      const made = madeOf(prospectOf(event, seeker, title));
      return made === null ? [] : [{ player: player.id, title, credit: made.credit }];
    });
  });
}

/** One player’s norm with every condition; null where no norm of this title would bring them anything. */
export function normDetailOf(tournament: Tournament, id: PlayerId, title: NormTitle): NormDetail | null {
  const player = playersById(tournament).get(id);
  if (player === undefined || !normsSoughtBy(player).includes(title)) return null;
  const event = eventOf(tournament);
  const seeker = seekerOf(event, player);
  const prospect = withField(event, seeker, prospectOf(event, seeker, title));
  const { record, course, frame, next } = prospect;
  const row = madeRow(seeker, prospect) ?? aheadRow(event, seeker, title);
  const choice = madeOf(prospect) ?? wholeChoice(record, course, frame);
  const toCome = row.verdict === 'made' ? 0 : next.length;
  const isAhead = toCome > 0 && toCome <= WATCHED_ROUNDS && forecastOf(event).watching;
  const assumed = row.verdict === 'if-exempt' ? lifted(prospect) : prospect;
  const outlook = isAhead ? outlookOf(assumed) : [];
  const usesExemption =
    row.verdict === 'made' && frame.exempt && !isMixMet(choice.tally, { ...frame, exempt: false });
  return {
    row,
    choice,
    excluded: record.excluded,
    conditions: conditionsOf(choice, frame, toCome),
    event: eventConditionsOf(tournament),
    exemption: event.exemption,
    usesExemption,
    next,
    outlook,
    needs: outlook.map(({ verdict, results }) => (verdict === 'if' ? needOf(assumed, results) : null)),
    ways: waysToCount(record, course),
  };
}

/** What is said of a norm whatever becomes of it. */
function blankRow({ player, record, next }: Seeker, title: NormTitle): Omit<NormRow, 'verdict'> {
  return {
    player: player.id,
    title,
    score: scoreOf(record),
    games: record.games.length,
    toCome: next.length,
    least: null,
    need: null,
    missing: [],
    wanted: null,
    credit: 0,
  };
}

function madeRow(seeker: Seeker, prospect: Prospect): NormRow | null {
  const made = madeOf(prospect);
  const row = blankRow(seeker, prospect.frame.level.title);
  return made === null ? null : { ...row, verdict: 'made', least: 0, credit: made.credit };
}

/** 1.4.1e: with pairings known beforehand nothing is made before the last of the games. */
function madeOf({ record, course, frame, next }: Prospect): NormChoice | null {
  return course.predetermined && next.length > 0 ? null : bestChoice(record, course, frame);
}

/** What may become of a norm that is not made: as the event is, or only where it is exempt. */
function aheadRow(event: Event, seeker: Seeker, title: NormTitle): NormRow {
  const prospect = prospectOf(event, seeker, title);
  const possible = possibleRow(event, seeker, prospect);
  if (possible !== null) return possible;
  const row = { ...blankRow(seeker, title), ...shortageOf(prospect) };
  const { exempt, federation } = prospect.frame;
  if (exempt || federation === '') return { ...row, verdict: 'out' };
  const other = madeRow(seeker, lifted(prospect)) ?? possibleRow(event, seeker, lifted(prospect));
  return other === null
    ? { ...row, verdict: 'out' }
    : { ...other, verdict: 'if-exempt', missing: row.missing };
}

/** Null where the norm is out of reach. */
function possibleRow(event: Event, seeker: Seeker, prospect: Prospect): NormRow | null {
  const first = firstWay(prospect, () => withField(event, seeker, prospect));
  if (first === null) return null;
  const isSure = first.points === 0 && first.verdict === 'yes';
  return {
    ...blankRow(seeker, prospect.frame.level.title),
    verdict: isSure ? 'sure' : 'in-reach',
    least: first.points,
    need: first.verdict === 'if' ? needOf(prospect, first.results) : null,
  };
}

function scoreOf({ games }: NormRecord): Points {
  return games.reduce((sum, { score }) => sum + score, 0);
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
  const wanted = needed === null ? null : needed - scoreOf(record);
  return { missing, wanted: next.length === 0 && wanted !== null ? Math.max(0, wanted) : wanted };
}

const ABOUT_FEDERATIONS: readonly NormConditionCode[] = ['federations', 'own-federation', 'one-federation'];

/**
 * Missed by little is a norm that one thing kept from being made. At the end half a point, or the average, or a condition of
 * the opponents; before it such a condition, where half of the points of the games to come would be enough.
 */
function isMissedByLittle({ missing, wanted, toCome }: NormRow): boolean {
  const causes = new Set(missing.map((code) => (ABOUT_FEDERATIONS.includes(code) ? 'federations' : code)));
  if (causes.size > 1) return false;
  if (toCome === 0 && causes.has('performance')) return wanted !== null && wanted <= 5;
  if (causes.has('average')) return toCome === 0;
  return wanted !== null && wanted <= 5 * toCome;
}
