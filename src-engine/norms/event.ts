/** What B.01 1.1 and 1.4 ask of the event itself, as far as the file knows it. What it does not know is to be confirmed. */
import { participantsIn, swissExemptionOf } from './exemption.ts';
import { LEAST_GAMES, type NormCourse } from './choice.ts';
import type { NormState } from './conditions.ts';
import { secondsForGame, paceOf } from '../model/pace.ts';
import type { Tournament } from '../model/tournament.ts';
import { officialInRound } from '../model/tournament-rating.ts';
import { ratingOf } from './tally.ts';
import { averageRating } from '../rating/performance.ts';
import { isPredetermined } from '../tiebreaks/predetermined.ts';

type ConditionCode =
  | 'registered'
  | 'hours-a-day'
  | 'rounds-a-day'
  | 'time'
  | 'same-clocks'
  | 'titles-of-the-time'
  | 'arbiter-present'
  | 'arbiter-plays-not'
  | 'format'
  | 'exempt-swiss'
  | 'slow-days'
  | 'big-swiss';

/** A condition of the event; `found` is null where the file does not know it. */
export interface EventCondition {
  readonly code: ConditionCode;
  readonly article: string;
  readonly state: NormState;
  readonly limit: number;
  readonly found: number | null;
  /** What the file says of it, such as the name of the chief arbiter; `''` for nothing. */
  readonly told: string;
  /** Not asked of this norm but of the application for the title, of which this event is a part. */
  readonly forApplication: boolean;
}

/** Why no norm can be made in an event, whatever is played. */
const NORM_OBSTACLES = [
  'no-rounds',
  'few-rounds',
  'short-time',
  'rounds-a-day',
  'hours-a-day',
  'few-players',
  'arbiter-plays',
  'teams',
  'before-2024',
] as const;
export type NormObstacle = (typeof NORM_OBSTACLES)[number];

/** First day of the text (B.01 of 1 January 2024). */
const SINCE = '2024/01/01';
const MOST_HOURS = 12;
const MOST_ROUNDS_A_DAY = 2;
const LEAST_MINUTES = 120;
/** 1.4.5f. */
const LEAST_PLAYERS_OF_DOUBLE = 6;
/** 1.1.3a. */
const SLOW_DAYS = 3;
/** 1.5.6a: participants in every round, and their average. */
const BIG_SWISS = { players: 40, average: 2000 } as const;

/** Rounds as announced, or played where there were more; whether all games are fixed beforehand (round robin). */
export function courseOf(tournament: Tournament): NormCourse {
  return {
    rounds: Math.max(tournament.rules.rounds, tournament.rounds.length),
    predetermined: isPredetermined(tournament),
  };
}

/** Everybody meets everybody twice: rounds that are known beforehand, and two cycles of them. */
export function isDoubleRoundRobin(tournament: Tournament): boolean {
  const { rounds, predetermined } = courseOf(tournament);
  const { length } = tournament.players;
  return predetermined && length > 1 && rounds === 2 * (length % 2 === 0 ? length - 1 : length);
}

/** Rounds on each day that has a date. */
function roundsByDay({ info, rules }: Tournament): { readonly days: number[]; readonly whole: boolean } {
  const dates = Array.from({ length: rules.rounds }, (_, index) => info.roundDates[index] ?? '');
  const known = dates.filter((date) => date !== '');
  const days = [...Map.groupBy(known, (date) => date).values()].map(({ length }) => length);
  return { days, whole: known.length === dates.length };
}

/** The conditions of the event, in the order of the articles. */
export function eventConditionsOf(tournament: Tournament): EventCondition[] {
  const { info, rules } = tournament;
  const { days, whole } = roundsByDay(tournament);
  const busiest = Math.max(0, ...days);
  const seconds = secondsForGame(info);
  const minutes = seconds === null ? null : Math.floor(seconds / 60);
  const hours = seconds === null || busiest === 0 ? null : (2 * seconds * busiest) / 3600;
  const isKnown = whole && busiest > 0;
  const { predetermined } = courseOf(tournament);
  const one = (
    code: EventCondition['code'],
    article: string,
    state: NormState,
    limit = 0,
    found: number | null = null,
    told = '',
  ): EventCondition => ({ code, article, state, limit, found, told, forApplication: false });
  const atMost = (found: number | null, limit: number): NormState =>
    found !== null && found > limit ? 'missed' : found === null || !isKnown ? 'confirm' : 'met';
  return [
    one('registered', '1.1.1', 'confirm', 30),
    one('hours-a-day', '1.1.2', atMost(hours, MOST_HOURS), MOST_HOURS, hours),
    one(
      'rounds-a-day',
      '1.1.3',
      atMost(busiest || null, MOST_ROUNDS_A_DAY),
      MOST_ROUNDS_A_DAY,
      busiest || null,
    ),
    one(
      'time',
      '1.1.3',
      minutes === null ? 'confirm' : minutes >= LEAST_MINUTES ? 'met' : 'missed',
      LEAST_MINUTES,
      minutes,
      info.timeControl,
    ),
    one('same-clocks', '1.1.3b', 'confirm'),
    ...(rules.longEvent === true ? [one('titles-of-the-time', '1.1.4', 'confirm')] : []),
    one('arbiter-present', '1.1.5', 'confirm', 0, null, info.chiefArbiter),
    one('arbiter-plays-not', '1.1.6', arbiterPlays(tournament) ? 'missed' : 'confirm'),
    one('format', '1.4.2e', 'met'),
    ...(predetermined ? [] : [exemptSwiss(tournament)]),
    {
      ...one('slow-days', '1.1.3a', slowDays(days, isKnown), SLOW_DAYS, countOfOne(days, isKnown)),
      forApplication: true,
    },
    ...(predetermined ? [] : [bigSwiss(tournament)]),
  ];
}

function countOfOne(days: readonly number[], isKnown: boolean): number | null {
  return isKnown ? days.filter((rounds) => rounds === 1).length : null;
}

function slowDays(days: readonly number[], isKnown: boolean): NormState {
  const found = countOfOne(days, isKnown);
  return found === null ? 'confirm' : found >= SLOW_DAYS ? 'met' : 'missed';
}

/** 1.4.3d: not asked for, but where it holds the norms need no foreign opponents. */
function exemptSwiss(tournament: Tournament): EventCondition {
  const exemption = swissExemptionOf(tournament);
  return {
    code: 'exempt-swiss',
    article: '1.4.3d',
    state: exemption === null ? 'confirm' : exemption.met ? 'met' : 'missed',
    limit: 0,
    found: exemption?.players ?? null,
    told: '',
    forApplication: true,
  };
}

/**
 * 1.5.6a, after the rounds that are paired: only players who miss at most one round count, unrated ones with 1400. Whether the
 * average is that of all of them or of the best forty is left to a person where it decides.
 */
function bigSwiss({ players, rounds }: Tournament): EventCondition {
  const present = rounds.map(participantsIn);
  const steady = players.filter(({ id }) => present.filter((here) => !here.has(id)).length <= 1);
  const counts = present.map((here, index) => {
    const ratings = steady
      .filter(({ id }) => here.has(id))
      .map((player) => ratingOf({ rating: officialInRound(player, index + 1) }))
      .toSorted((a, b) => b - a);
    const best = averageRating(ratings.slice(0, BIG_SWISS.players)) ?? 0;
    return { count: ratings.length, best, average: averageRating(ratings) ?? 0 };
  });
  const every = (of: 'average' | 'best') =>
    counts.every((each) => each.count >= BIG_SWISS.players && each[of] >= BIG_SWISS.average);
  return {
    code: 'big-swiss',
    article: '1.5.6a',
    state: rounds.length === 0 ? 'confirm' : every('average') ? 'met' : every('best') ? 'confirm' : 'missed',
    limit: BIG_SWISS.players,
    found: rounds.length === 0 ? null : Math.min(...counts.map(({ count }) => count)),
    told: '',
    forApplication: true,
  };
}

/** 1.1.6, as far as names with an identity number tell it. */
function arbiterPlays({ info, players }: Tournament): boolean {
  const ids = new Set(players.map(({ fideId }) => fideId).filter((id) => id !== ''));
  return [info.chiefArbiter, ...info.deputyArbiters].some((name) =>
    (name.match(/\d{5,}/g) ?? []).some((id) => ids.has(id)),
  );
}

/** Why nobody can make a norm here; empty where somebody can. */
export function normObstaclesOf(tournament: Tournament): NormObstacle[] {
  const { info, players, teams } = tournament;
  const { rounds } = courseOf(tournament);
  const missed = new Set(
    eventConditionsOf(tournament)
      .filter(({ state, forApplication }) => state === 'missed' && !forApplication)
      .map(({ code }) => code),
  );
  const obstacles: Record<NormObstacle, boolean> = {
    'no-rounds': rounds === 0,
    'few-rounds': rounds > 0 && rounds < LEAST_GAMES,
    'short-time': missed.has('time') || (secondsForGame(info) === null && paceOf(info) !== 'standard'),
    'rounds-a-day': missed.has('rounds-a-day'),
    'hours-a-day': missed.has('hours-a-day'),
    'few-players': isDoubleRoundRobin(tournament) && players.length < LEAST_PLAYERS_OF_DOUBLE,
    'arbiter-plays': missed.has('arbiter-plays-not'),
    teams: teams.length > 0,
    'before-2024': info.startDate !== '' && info.startDate < SINCE,
  };
  return NORM_OBSTACLES.filter((code) => obstacles[code]);
}
