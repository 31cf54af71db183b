/** What the catalogue of texts says of reasons, with the names of the players of a task. */
import type { PlayerId } from '../../src-engine/model/player.ts';
import type { Reason } from '../../src-engine/systems/reason.ts';
import type { BoardReason, PairingSystem, PairingTask } from '../../src-engine/systems/system.ts';
import { en } from '../../src-engine/texts/index.ts';
import type { PlainPlayer } from './field.ts';

/** A task, read once or again: who is named. */
interface Named {
  readonly field: ReadonlyMap<PlayerId, Pick<PlainPlayer, 'player'>>;
}

export interface WordedReason extends BoardReason {
  readonly sentence: string;
  readonly colourSentence: string;
}

export function sentenceOf(task: Named, reason: Reason): string {
  return en.explanations.reason(reason, (id) => task.field.get(id)!.player.name);
}

export function worded(task: Named, reasons: readonly BoardReason[]): WordedReason[] {
  return reasons.map((board) => ({
    ...board,
    sentence: sentenceOf(task, board.reason),
    colourSentence: sentenceOf(task, board.colour),
  }));
}

/** The steps of a round as lines. */
export function stepLines(system: PairingSystem, task: PairingTask): string[] {
  const who = (id: PlayerId) => {
    const { tpn, player } = task.field.get(id)!;
    return { number: tpn, name: player.name };
  };
  return system.trace(task).map((step) => en.steps.line(step, who));
}
