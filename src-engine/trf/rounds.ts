/** Rounds of a report as rounds of a tournament. */
import { RoundTable } from '../history/round-table.ts';
import { inBoardOrderBy } from '../model/board-order.ts';
import type { PlayerId } from '../model/player.ts';
import type { VirtualPoints } from '../model/rules.ts';
import type { Round, Tournament } from '../model/tournament.ts';
import type { RoundReader } from './cells.ts';
import { isPairedRound } from './paired-rounds.ts';

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

/** What follows from the rounds of a report; players by their place in the tournament's list. */
export interface Followed {
  /** Boards in the recommended order (C.04.2 3.6, C.04.7 1.5). */
  readonly rounds: readonly Round[];
  /** Points after the rounds, adjustments included, tenths. */
  readonly scores: Int32Array;
  /** C.04.2 2.4: first round (1-based) that was not a blank or a zero-point bye; 1 where there is none. */
  readonly entryRounds: Uint16Array;
}

/**
 * Goes through the rounds once, which a report tells as cells of players: what they are worth, when each player came, and
 * the order of the boards, which it does not tell. A report's players have the identities 1, 2, 3 … Cost: players × rounds.
 */
export function followed({ players, rounds, rules }: Tournament): Followed {
  const { scoring, virtualPoints } = rules;
  const table = new RoundTable(
    players.map(({ id }) => id),
    scoring,
  );
  const scores = Int32Array.from(players, ({ adjustment }) => adjustment);
  const entryRounds = new Uint16Array(players.length);
  const inOrder = rounds.map((round, index) => {
    const before = withVirtual(scores, virtualPoints, index + 1);
    table.add(round, before);
    for (let place = 0; place < players.length; place++) {
      scores[place]! += table.pointsIn(index, place);
      if (entryRounds[place] === 0 && hasEntered(table, index, place)) entryRounds[place] = index + 1;
    }
    // Identities follow the starting ranks.
    const sideOf = (player: PlayerId) => ({ score: before[player - 1]!, number: player });
    return { ...round, boards: inBoardOrderBy(round.boards, sideOf) };
  });
  return { rounds: inOrder, scores, entryRounds: entryRounds.map((first) => first || 1) };
}

function withVirtual(scores: Int32Array, spans: readonly VirtualPoints[], round: number): Int32Array {
  const all = scores.slice();
  for (const { points, players } of spans.filter((span) => isIn(span, round))) {
    for (const id of players) all[id - 1]! += points;
  }
  return all;
}

function isIn({ firstRound, lastRound }: VirtualPoints, round: number): boolean {
  return firstRound <= round && round <= lastRound;
}

/** Whether a player had more than a blank or a zero-point bye in a round. */
function hasEntered(table: RoundTable, round: number, place: number): boolean {
  const { code } = table.entryIn(round, place);
  return table.opponentIn(round, place) !== 0 || !(code === null || code === 'Z');
}
