/** What a sentence can claim, and what it takes to prove it. */
import type { Year, PlayerFacts } from '../player-facts.ts';
import type { PairedBracket } from '../mid/bracket.ts';
import type { WordedReason } from '../worded.ts';
import { en } from '../../../src-engine/texts/index.ts';
import type { PlainTask } from '../field.ts';

/** A board, or the bye, with what it takes to prove a claim about it. */
export interface Context {
  readonly edition: Year;
  readonly task: PlainTask;
  readonly players: readonly PlayerFacts[];
  readonly higher: PlayerFacts;
  /** Null for the bye. */
  readonly lower: PlayerFacts | null;
  readonly white: PlayerFacts;
  /** The bracket in which the higher ranked was a resident, and that of the board. */
  readonly own: PairedBracket;
  readonly place: PairedBracket;
  readonly steps: number;
  readonly reason: WordedReason;
  /** Identity of the player with the bye. */
  readonly bye: number | null;
  readonly words: readonly string[];
}

export interface Claim {
  readonly name: string;
  readonly pattern: RegExp;
  readonly holds: (context: Context) => boolean;
}

/** The name as sentences give it. */
export function nameOf(task: PlainTask, { id }: PlayerFacts): string {
  const surname = task.field.get(id)!.player.name.split(',')[0]!.trim();
  return surname.length <= 22 ? surname : `${surname.slice(0, 21)}…`;
}

export const points = (score: number): string =>
  `${en.format.points(score)} ${score > 10 || score <= 0 ? 'points' : 'point'}`;
