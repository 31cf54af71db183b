/**
 * C.04.2 (2026) 4.3: what a result does that is entered or corrected, by when it comes; 3.1: a game without a
 * result counts as a draw for the pairing and counts as it is once its result has come.
 */
import type { EventDraft } from '../model/events.ts';
import { isWaiting, type GameResult } from '../model/result.ts';
import { boardNumber, boardWith, placeOfBoard } from '../model/seating.ts';
import type { TournamentState } from '../model/state.ts';
import { openGames, publishedRounds, type Board, type Tournament } from '../model/tournament.ts';

/** A kind of entry about one result. */
export type ResultKind = Exclude<Extract<EventDraft['kind'], `result-${string}`>, 'result-verified'>;

/**
 * Which kind of entry a result is now; null when it says nothing new, or when it may not be said: a game by whose result
 * a later round was paired is not opened again.
 *
 * 4.3 goes by two moments, the pairing that comes next after the result was recorded, and the end of that round. Until
 * the pairing is on the wall results are entered and corrected freely. Until its round has ended a correction counts
 * from the pairing after it on. Afterwards it is for the rating report only. A game that waited (3.1) counts whenever
 * its result comes, and its own moments run from then on.
 */
export function resultKindOf(
  state: TournamentState,
  round: number,
  board: number,
  result: GameResult,
): ResultKind | null {
  const { rounds } = state.tournament;
  const was = boardWith(rounds[round - 1], board)!.result;
  const isUp = (number: number) => rounds[number - 1]?.stage === 'published';
  if (!isUp(round + 1)) {
    if (was === result) return null;
    if (result === 'open') return 'result-cleared';
    return isWaiting(was) ? 'result-entered' : 'result-corrected';
  }
  if (isWaiting(was)) {
    if (was === result || result === 'open') return null;
    // What the pairing took it for, or still open: nothing is corrected.
    return result === 'draw' || result === 'adjourned' ? 'result-entered' : 'result-corrected-late';
  }
  const next = pairingAfter(state, round, board);
  // Recorded after the newest pairing: no pairing has used it yet, so that it can be taken back to what that one used.
  if (!isUp(next)) return was === result || result === 'open' ? null : 'result-corrected-late';
  if (isWaiting(result)) return null;
  if (isUp(next + 1) || openGames(rounds[next - 1]!) === 0) return 'result-rated-only';
  return was === result ? null : 'result-corrected-late';
}

/** The first round that is paired with the result of a game as it was recorded. */
export function pairingAfter({ tournament, rounds }: TournamentState, round: number, board: number): number {
  const place = placeOfBoard(tournament.rounds[round - 1]!, board);
  return Math.max(round, rounds[round - 1]?.recordedIn[place] ?? 0) + 1;
}

/** A result that one state has otherwise than another, in a round on which a later round builds in both. */
export interface ResultChange {
  /** 1-based. */
  readonly round: number;
  /** Number on the table. */
  readonly board: number;
  readonly was: GameResult;
  readonly result: GameResult;
  /** The kind of entry that would enter this change now; null where 4.3 does not let it be entered. */
  readonly kind: ResultKind | null;
}

/**
 * Results that going from `before` to `after` changes behind pairings that stay: what an undo would change there is a
 * correction (4.3). None where rounds leave the wall or come to it, since then the pairings go too.
 */
export function pastChanges(before: TournamentState, after: Tournament): readonly ResultChange[] {
  const up = publishedRounds(before.tournament);
  if (publishedRounds(after) !== up) return [];
  return before.tournament.rounds.slice(0, Math.max(0, up - 1)).flatMap((known, index) => {
    // By who plays, not by place: a repaired round has its games elsewhere, or others.
    const results = new Map(after.rounds[index]!.boards.map((game) => [gameOf(game), game.result]));
    return known.boards.flatMap((game, at): ResultChange[] => {
      const { result: was } = game;
      const result = results.get(gameOf(game));
      if (result === undefined || result === was) return [];
      const [round, board] = [index + 1, boardNumber(known, at)];
      return [{ round, board, was, result, kind: resultKindOf(before, round, board, result) }];
    });
  });
}

function gameOf({ white, black }: Board): string {
  return `${white} ${black}`;
}

/** 4.3: what a correction counts for, by when it comes: these periods follow each other. */
const CORRECTION_PERIODS = ['at-once', 'next-pairing', 'rating-only'] as const;
export type CorrectionPeriod = (typeof CORRECTION_PERIODS)[number];

/**
 * The moments that part the periods, ISO 8601, `''` for one that has not come: the last result of the round; the announced
 * deadline, also `''` where none was announced; the pairing that used the result came to the wall; the last result of that round.
 */
export type CorrectionMoments = Readonly<Record<'complete' | 'deadline' | 'paired' | 'ended', string>>;

/** One of the periods of C.04.2 4.3, in which a correction has the same effect. */
export interface PeriodOfCorrection {
  readonly period: CorrectionPeriod;
  /** What begins it. */
  readonly from: keyof CorrectionMoments;
  /** When it began, ISO 8601; `''` where it has not. */
  readonly at: string;
  readonly state: 'over' | 'now' | 'to-come';
}

/** 4.3: the periods in their order, each with the moment from which it runs; `now` is the one that a correction falls into. */
export function correctionPeriods(
  moments: CorrectionMoments,
  now: CorrectionPeriod,
): readonly PeriodOfCorrection[] {
  const { deadline, paired } = moments;
  // The deadline closes the first period where it came before the pairing.
  const closedByDeadline = deadline !== '' && (paired === '' || Date.parse(deadline) < Date.parse(paired));
  const begins: Readonly<Record<CorrectionPeriod, keyof CorrectionMoments>> = {
    'at-once': 'complete',
    'next-pairing': closedByDeadline ? 'deadline' : 'paired',
    'rating-only': 'ended',
  };
  const here = CORRECTION_PERIODS.indexOf(now);
  return CORRECTION_PERIODS.map((period, index) => ({
    period,
    from: begins[period],
    at: moments[begins[period]],
    state: index < here ? 'over' : index === here ? 'now' : 'to-come',
  }));
}
