/** Score tables written round by round, for tests of single tie-breaks. */
import type {
  Participant,
  RoundEntry,
  RoundKind,
  ScoreTable,
} from '../../src-engine/tiebreaks/score-table.ts';

/** A round of this kind against the participant at this index, -1 for none. */
export function entryOf(
  kind: RoundKind,
  opponent: number,
  points: number,
  more: Partial<RoundEntry> = {},
): RoundEntry {
  const forfeit = kind === 'forfeit-win' || kind === 'forfeit-loss';
  return { kind, opponent, colour: null, points, outcome: null, forfeit, ...more };
}

/** A participant whose identity, number and rating are no index; the score is that of the rounds and of the adjustment. */
export function participantOf(
  id: number,
  entries: readonly RoundEntry[],
  more: Partial<Participant> = {},
): Participant {
  const { adjustment = 0 } = more;
  return {
    ...{ id, tpn: 100 - id, name: `Player ${id}`, rating: 1000 + 10 * id, cells: [], annulled: false },
    ...{ adjustment, entries, score: entries.reduce((sum, { points }) => sum + points, adjustment) },
    ...more,
  };
}

/** A table by the text of 2026 in which no two things are worth the same: 10 a win, 8 with Black, draws 4 and 6. */
export function tableOf(participants: readonly Participant[], more: Partial<ScoreTable> = {}): ScoreTable {
  const rounds = Math.max(0, ...participants.map(({ entries }) => entries.length));
  return {
    ...{ participants, text: '2026', rounds, totalRounds: rounds },
    ...{ win: 10, draw: 5, loss: 1, leastWin: 8, drawAs: { white: 4, black: 6 } },
    ...{ predetermined: false, leavesUnratedOut: false },
    ...more,
  };
}
