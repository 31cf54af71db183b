/** Rounds of a report as rounds of a tournament. */
import { cellsOf, pointsOfCell } from '../model/cells.ts';
import { inBoardOrderBy } from '../model/board-order.ts';
import type { Player } from '../model/player.ts';
import type { Round, Tournament, VirtualPoints } from '../model/tournament.ts';
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

/** Every round's boards in the recommended order (C.04.2 3.6, C.04.7 1.5). */
export function withBoardOrder(tournament: Tournament): Round[] {
  const { scoring, virtualPoints } = tournament.rules;
  const cells = cellsOf(tournament);
  const scores = new Map(tournament.players.map(({ id, adjustment }) => [id, adjustment]));
  return tournament.rounds.map((round, index) => {
    const pairingScores = new Map(scores);
    for (const { points, players } of virtualPoints.filter((span) => isIn(span, index + 1))) {
      for (const id of players) pairingScores.set(id, pairingScores.get(id)! + points);
    }
    for (const [id, score] of scores) scores.set(id, score + pointsOfCell(cells.get(id)![index]!, scoring));
    // A report does not tell the order of the boards; identities follow the starting ranks.
    const boards = inBoardOrderBy(round.boards, (player) => ({
      score: pairingScores.get(player)!,
      number: player,
    }));
    return { ...round, boards };
  });
}

function isIn({ firstRound, lastRound }: VirtualPoints, round: number): boolean {
  return firstRound <= round && round <= lastRound;
}

/** A player who has nothing but blanks and zero-point byes before his first entry came late (C.04.2 2.4). */
export function entryRoundOf(tournament: Tournament): (player: Player) => number {
  const cells = cellsOf(tournament);
  return ({ id }) => {
    const first = cells
      .get(id)!
      .findIndex(({ opponent, code }) => opponent !== 0 || !(code === null || code === 'Z'));
    return Math.max(0, first) + 1;
  };
}
