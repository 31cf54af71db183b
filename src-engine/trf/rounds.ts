/** Rounds of a report as rounds of a tournament. */
import { pointsOfCell, type Cell } from '../model/cells.ts';
import { inBoardOrderBy } from '../model/board-order.ts';
import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import type { VirtualPoints } from '../model/rules.ts';
import type { Round, Tournament } from '../model/tournament.ts';
import { isPairedRound, type RoundReader } from './cells.ts';

/** The first `paired` rounds, without those at the end of which nothing but absences is left. */
export function roundsOf(reader: RoundReader, paired: number, oldByes: boolean): Round[] {
  const rounds = Array.from({ length: paired }, (_, index) => ({
    stage: 'published' as const,
    ...reader.read(index + 1),
    version: 1,
    publishedAt: '',
    handMade: false,
    system: '',
  }));
  return rounds.slice(0, rounds.findLastIndex((round) => isPairedRound(round, oldByes)) + 1);
}

/** Every round's boards in the recommended order (C.04.2 3.6, C.04.7 1.5). `cells` is the tournament's crosstable. */
export function withBoardOrder(
  tournament: Tournament,
  cells: ReadonlyMap<PlayerId, readonly Cell[]>,
): Round[] {
  const { scoring, virtualPoints } = tournament.rules;
  // A report's players are numbered without gaps; a table of scores by identity is many times faster than a map.
  const scores: Points[] = [0];
  for (const { id, adjustment } of tournament.players) scores[id] = adjustment;
  return tournament.rounds.map((round, index) => {
    const pairingScores = scores.slice();
    for (const { points, players } of virtualPoints.filter((span) => isIn(span, index + 1))) {
      for (const id of players) pairingScores[id]! += points;
    }
    cells.forEach((own, id) => (scores[id]! += pointsOfCell(own[index]!, scoring)));
    // A report does not tell the order of the boards; identities follow the starting ranks.
    const boards = inBoardOrderBy(round.boards, (player) => ({
      score: pairingScores[player]!,
      number: player,
    }));
    return { ...round, boards };
  });
}

function isIn({ firstRound, lastRound }: VirtualPoints, round: number): boolean {
  return firstRound <= round && round <= lastRound;
}

/** A player who has nothing but blanks and zero-point byes before their first entry came late (C.04.2 2.4). */
export function entryRoundOf(cells: readonly Cell[]): number {
  const first = cells.findIndex(({ opponent, code }) => opponent !== 0 || !(code === null || code === 'Z'));
  return Math.max(0, first) + 1;
}
