/** C.04.2 4.3: with which result of a game the newest round on the wall was paired, also where it was corrected since. */
import { boardWith, publishedRounds, type EventKind, type GameResult } from '../../../src-engine/index.ts';
import type { EventLog } from '../../storage/event-log.ts';

export interface PairedWith {
  /** The newest round on the wall. */
  readonly round: number;
  /** `open` or `adjourned` for a game that counted as a draw (3.1). */
  readonly result: GameResult;
}

const CHANGES: ReadonlySet<string> = new Set<EventKind>([
  'result-entered',
  'result-cleared',
  'result-corrected',
  'result-corrected-late',
]);

/** Of a game in a round before the newest on the wall. Cost: entries since that one was published. */
export function pairedWith(log: EventLog, round: number, board: number): PairedWith {
  const { tournament } = log.state;
  const newest = publishedRounds(tournament);
  let { result } = boardWith(tournament.rounds[round - 1], board)!;
  for (let at = log.effective.length - 1; at >= 0; at--) {
    const seq = log.effective[at]!;
    const { kind } = log.records[seq - 1]!;
    if (kind !== 'round-published' && !CHANGES.has(kind)) continue;
    const { payload } = log.event(seq) as { payload: { round: number; board: number; was: GameResult } };
    if (kind === 'round-published' && payload.round === newest) break;
    if (kind !== 'round-published' && payload.round === round && payload.board === board)
      result = payload.was;
  }
  return { round: newest, result };
}
