/** What the catalogue of texts says of reasons, with the names of the players of a task. */
import type { Reason } from '../../src-engine/systems/reason.ts';
import type { BoardReason, PairingTask } from '../../src-engine/systems/system.ts';
import { en } from '../../src-engine/texts/index.ts';

export interface WordedReason extends BoardReason {
  readonly sentence: string;
  readonly colourSentence: string;
}

export function sentenceOf(task: PairingTask, reason: Reason): string {
  return en.explanations.reason(reason, (id) => task.field.get(id)!.player.name);
}

export function worded(task: PairingTask, reasons: readonly BoardReason[]): WordedReason[] {
  return reasons.map((board) => ({
    ...board,
    sentence: sentenceOf(task, board.reason),
    colourSentence: sentenceOf(task, board.colour),
  }));
}
