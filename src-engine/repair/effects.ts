/** What the correction of a result changes: standings, tie-breaks, pairings already played, ratings. C.04.2 (2026) 4.3. */
import { pairingTaskOf } from '../handling/task.ts';
import type { ResultKind } from '../handling/corrections.ts';
import { boardAfter } from '../model/fold-results.ts';
import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import type { GameResult } from '../model/result.ts';
import { boardWith, placeOfBoard } from '../model/seating.ts';
import { publishedRounds, type Tournament } from '../model/tournament.ts';
import { ratingReportOf, type RatingRow } from '../rating/report.ts';
import { systemOf } from '../systems/registry.ts';
import { standingsOf, type Standings, type StandingsRow } from '../tiebreaks/standings.ts';

/** A result for a board that has another. */
export interface Correction {
  /** 1-based. */
  readonly round: number;
  /** Number on the table. */
  readonly board: number;
  readonly result: GameResult;
  readonly kind: ResultKind;
}

/** What a correction would change in rounds that are paired. */
export interface CorrectionEffects {
  /** White and Black where points or rank change. */
  readonly players: readonly {
    readonly player: PlayerId;
    readonly points: readonly [was: Points, now: Points];
    readonly rank: readonly [was: number, now: number];
  }[];
  /** Players other than these two whose rank changes. */
  readonly otherRanks: number;
  /** Tie-breaks whose value changes, and for how many players. */
  readonly tieBreaks: readonly { readonly code: string; readonly players: number }[];
  /** Later rounds on the wall that the system would have paired otherwise; they stay. */
  readonly pairings: readonly {
    readonly round: number;
    readonly boards: number;
    /** Boards, the bye among them, that would differ; null where the round could not be paired. */
    readonly different: number | null;
  }[];
  /** Rating changes of the two players that differ, in points; null for none. */
  readonly ratings: readonly {
    readonly player: PlayerId;
    readonly was: number | null;
    readonly now: number | null;
  }[];
}

/** The effects of a correction before it is made. Cost: two standings, two rating reports, a pairing for each later round. */
export function correctionEffects(tournament: Tournament, correction: Correction): CorrectionEffects {
  const { round, board } = correction;
  const game = boardWith(tournament.rounds[round - 1], board)!;
  const after = corrected(tournament, correction);
  const two = [game.white, game.black];
  const [was, now] = [standingsOf(tournament), standingsOf(after)];
  const before = new Map(was.rows.map((row) => [row.player, row]));
  const moved = now.rows.filter((row) => before.get(row.player)!.sharedRank !== row.sharedRank);
  return {
    players: now.rows.flatMap((row): CorrectionEffects['players'] => {
      const old = before.get(row.player)!;
      const changes = old.points !== row.points || old.sharedRank !== row.sharedRank;
      if (!two.includes(row.player) || !changes) return [];
      return [
        {
          player: row.player,
          points: [old.points, row.points],
          rank: [old.sharedRank, row.sharedRank],
        },
      ];
    }),
    otherRanks: moved.filter(({ player }) => !two.includes(player)).length,
    tieBreaks: tieBreakChanges(before, now),
    pairings: pairingChanges(tournament, after, round),
    ratings: ratingChanges(tournament, after, two),
  };
}

/** The tournament with the correction made. */
function corrected(tournament: Tournament, { round, board, result, kind }: Correction): Tournament {
  const place = placeOfBoard(tournament.rounds[round - 1]!, board);
  const rounds = tournament.rounds.map((known, index) =>
    index !== round - 1
      ? known
      : { ...known, boards: known.boards.with(place, boardAfter(known.boards[place]!, kind, result)) },
  );
  return { ...tournament, rounds };
}

function tieBreakChanges(
  before: ReadonlyMap<PlayerId, StandingsRow>,
  now: Standings,
): CorrectionEffects['tieBreaks'] {
  return now.tieBreaks
    .map((code, index) => ({
      code,
      players: now.rows.filter(
        ({ player, values }) =>
          JSON.stringify(before.get(player)!.values[index]) !== JSON.stringify(values[index]),
      ).length,
    }))
    .filter(({ players }) => players > 0);
}

/** How the rounds after it would have been paired, each with the real rounds before it and this one result otherwise. */
function pairingChanges(was: Tournament, now: Tournament, round: number): CorrectionEffects['pairings'] {
  const later = was.rounds.slice(round, publishedRounds(was));
  return later.map((known, index) => {
    const number = round + 1 + index;
    const system = systemOf(known.system === '' ? was.rules.system : known.system);
    const [before, after] = [was, now].map((tournament) => {
      const task = pairingTaskOf(tournament, number);
      return task.ok && system !== null ? system.pair(task.value) : null;
    });
    const boards = known.boards.length;
    if (!before?.ok || !after?.ok) return { round: number, boards, different: null };
    const same = new Set(before.value.pairs.map(({ white, black }) => `${white}-${black}`));
    const pairs = after.value.pairs.filter(({ white, black }) => !same.has(`${white}-${black}`)).length;
    return { round: number, boards, different: pairs + (before.value.bye === after.value.bye ? 0 : 1) };
  });
}

function ratingChanges(
  was: Tournament,
  now: Tournament,
  two: readonly PlayerId[],
): CorrectionEffects['ratings'] {
  const [before, after] = [was, now].map((tournament) => {
    const rows = ratingReportOf(tournament).filter(({ player }) => two.includes(player));
    return new Map(rows.map(({ player, change }) => [player, change]));
  });
  return two
    .map((player) => ({
      player,
      was: valueOf(before!.get(player)),
      now: valueOf(after!.get(player)),
    }))
    .filter((change) => change.was !== change.now);
}

function valueOf(change: RatingRow['change'] | undefined): number | null {
  return change?.change ?? null;
}
