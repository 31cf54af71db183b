/**
 * B.01 1.4, looked at ahead: what the games to come can still do for a norm. Every sequence of results is tried, with
 * opponents who are known and with those who are not. Unknown opponents are taken from the players not met yet; see docs/regulations/norms.md for what that means.
 */
import { isMadeBy, LEAST_GAMES, type NormCourse } from './choice.ts';
import { isForeign } from './exemption.ts';
import { isImagined, type Field, type Opponent } from './field.ts';
import { isAccepted, type NormGame, type NormRecord } from './games.ts';
import { isTitled } from './levels.ts';
import type { NormFrame } from './tally.ts';
import type { Points } from '../model/points.ts';

/** The forecast begins when so many rounds are still to be finished: from round R−3 of R on. */
export const WATCHED_ROUNDS = 4;

/** A game to come; the opponent is null where nobody knows who it will be. */
export interface NextGame {
  readonly round: number;
  readonly opponent: Opponent | null;
  /** Results with which the game would not be counted (1.4.2a, b). */
  readonly uncounted: readonly Points[];
}

/** `yes`: with every opponent of the field; `if`: with some; `no`: with none. */
export const OUTLOOKS = ['yes', 'if', 'no'] as const;
export type OutlookVerdict = (typeof OUTLOOKS)[number];

/** One sequence of results of the games to come. */
export interface OutlookLine {
  /** In the order of the games, tenths. */
  readonly results: readonly Points[];
  readonly points: Points;
  readonly verdict: OutlookVerdict;
  /** Players not met yet who would do as the one unknown opponent, and how many there are; null for other numbers. */
  readonly suitable: { readonly players: number; readonly of: number } | null;
}

/** All that a forecast starts from. */
export interface Prospect {
  readonly record: NormRecord;
  readonly course: NormCourse;
  readonly frame: NormFrame;
  readonly next: readonly NextGame[];
  readonly field: Field;
}

const RESULTS: readonly Points[] = [10, 5, 0];
/** Every sequence of results, wins first. Cost: 3^games × (field, for one unknown opponent). */
export function outlookOf(prospect: Prospect): OutlookLine[] {
  return sequencesOf(prospect.next.length).map((results) => lineOf(prospect, results));
}

function sequencesOf(games: number): Points[][] {
  let sequences: Points[][] = [[]];
  for (let game = 0; game < games; game++)
    sequences = sequences.flatMap((before) => RESULTS.map((score) => [...before, score]));
  return sequences;
}

function sumOf(results: readonly Points[]): Points {
  return results.reduce((sum, score) => sum + score, 0);
}

/** Whether a sequence of results could make the norm with the best of the field; if not, nothing that it has will do. */
export function isPossible(prospect: Prospect, results: readonly Points[]): boolean {
  const { next, field } = prospect;
  const unknown = next.filter(({ opponent }) => opponent === null).length;
  return field.players.length >= unknown && isMade(prospect, results, field.best(unknown));
}

/** Sequences of results of so many games by their points, most first; among those of the same points as {@link sequencesOf}. */
function sequencesByPoints(games: number): (readonly Points[])[][] {
  const byPoints = Map.groupBy(sequencesOf(games), sumOf);
  return [...byPoints].sort(([a], [b]) => b - a).map(([, sequences]) => sequences);
}
const SEQUENCES = Array.from({ length: WATCHED_ROUNDS + 1 }, (_, games) => sequencesByPoints(games));

/**
 * A sequence of results with the fewest points that can still make the norm; null where none can. `prospect` has everybody
 * in its field, `own` gives the one of players not met yet.
 */
export function firstWay(prospect: Prospect, own: () => Prospect): OutlookLine | null {
  const { next, course } = prospect;
  if (next.length === 0 || next.length > WATCHED_ROUNDS) return null;
  const byPoints = SEQUENCES[next.length]!;
  if (course.predetermined) {
    // 1.4.2b: beating somebody without a point may be worse than a draw, so that every sequence is tried.
    for (const sequences of byPoints.toReversed()) {
      const line = possibleLine(prospect, sequences);
      if (line !== null) return line;
    }
    return null;
  }
  // A win is never worse than another result: where some points are too few, fewer are too.
  if (!isPossible(prospect, byPoints[0]![0]!)) return null;
  const narrow = outermost(own());
  let first: OutlookLine | null = null;
  for (const sequences of byPoints) {
    const line = possibleLine(narrow, isOrderAll(narrow) ? sequences : sequences.slice(0, 1));
    if (line === null) break;
    first = line;
  }
  return first;
}

function possibleLine(prospect: Prospect, sequences: readonly (readonly Points[])[]): OutlookLine | null {
  for (const results of sequences) {
    const line = lineOf(prospect, results);
    if (line.verdict !== 'no') return line;
  }
  return null;
}

/** Whether it matters which of the games are won: not where every game counts and none may be left out. */
function isOrderAll({ record, next }: Prospect): boolean {
  const isEachCounted =
    next.every(({ uncounted }) => uncounted.length === 0) &&
    next.filter(({ opponent }) => opponent === null).length !== 1;
  return !isEachCounted || record.games.length + next.length > LEAST_GAMES;
}

/**
 * With one unknown opponent, of those who are alike for the norm but for their rating the highest and the lowest rated: a
 * higher rating is never worse, so what holds of both holds of all between.
 */
function outermost(prospect: Prospect): Prospect {
  const { next, field, frame, record } = prospect;
  if (next.filter(({ opponent }) => opponent === null).length !== 1) return prospect;
  const met = [...record.games, ...next.flatMap(({ opponent }) => (opponent === null ? [] : [opponent]))];
  const known = new Set(met.map(({ federation }) => federation));
  const isNew = (federation: string): boolean =>
    isForeign(federation, frame.federation) && isAccepted(federation) && !known.has(federation);
  const kindOf = ({ title, federation }: Opponent): string => {
    const group = title !== null && frame.level.group.includes(title) ? 2 : isTitled(title) ? 1 : 0;
    return `${group} ${isNew(federation) ? '*' : federation}`;
  };
  const players = [...Map.groupBy(field.players, kindOf).values()].flatMap((alike) =>
    alike.length < 3 ? alike : [alike[0]!, alike.at(-1)!],
  );
  return { ...prospect, field: { ...field, players } };
}

/** What would follow from a sequence of results. */
export function lineOf(prospect: Prospect, results: readonly Points[]): OutlookLine {
  const { next, field } = prospect;
  const unknown = next.filter(({ opponent }) => opponent === null).length;
  const points = sumOf(results);
  const line = (verdict: OutlookVerdict, suitable: OutlookLine['suitable'] = null): OutlookLine => ({
    results,
    points,
    verdict,
    suitable,
  });
  if (unknown === 0) return line(isMade(prospect, results, []) ? 'yes' : 'no');
  const { players } = field;
  if (!isPossible(prospect, results))
    return line('no', unknown === 1 ? { players: 0, of: players.length } : null);
  if (unknown === 1) {
    const suitable = players.filter((opponent) => isMade(prospect, results, [opponent])).length;
    const verdict = suitable === 0 ? 'no' : suitable === players.length ? 'yes' : 'if';
    return line(verdict, { players: suitable, of: players.length });
  }
  const isSure = field.worst(unknown).every((worst) => isMade(prospect, results, worst));
  return line(isSure ? 'yes' : 'if');
}

/** Whether the norm is made with these results and, one after another, these opponents in the places of unknown ones. */
export function isMade(
  { record, course, frame, next }: Prospect,
  results: readonly Points[],
  opponents: readonly Opponent[],
): boolean {
  let used = 0;
  const games = next.flatMap(({ round, opponent, uncounted }, index): NormGame[] => {
    const met = opponent ?? opponents[used++]!;
    const score = results[index]!;
    const counts =
      opponent === null ? isImagined(met) || isAccepted(met.federation) : !uncounted.includes(score);
    return counts ? [{ ...met, round, score }] : [];
  });
  return isMadeBy(withGames(record, games), course, frame);
}

function withGames(record: NormRecord, games: readonly NormGame[]): NormRecord {
  return { ...record, games: [...record.games, ...games] };
}

/** The most that could come of it: every game won, against the best of the field. */
export function brightest(prospect: Prospect): NormGame[] {
  const { next, field, record } = prospect;
  const unknown = next.filter(({ opponent }) => opponent === null).length;
  const best = field.best(unknown);
  let used = 0;
  const games = next.flatMap(({ round, opponent }): NormGame[] => {
    const met = opponent ?? best[used++];
    return met === undefined ? [] : [{ ...met, round, score: 10 }];
  });
  return [...record.games, ...games];
}
