/** The question that is put to the arbiter before a command acts. */
import type { CorrectionView } from './correction.ts';
import type { WarningLevel } from './reply.ts';

/** How much a line of a question weighs: it breaks or ends something, changes something, is worth knowing, or stays. */
export type ChangeWeight = 'stop' | 'look' | 'note' | 'same';

/** One thing that an act changes, before and after. */
export interface ChangeLine {
  readonly weight: ChangeWeight;
  readonly label: string;
  /** `''` where there is nothing to compare with. */
  readonly was: string;
  readonly now: string;
}

/** Lines of a question under one heading; `''` for the first group, which is what will happen. */
export interface ChangeGroup {
  readonly heading: string;
  readonly lines: readonly ChangeLine[];
}

/** What a command answers when it has to be confirmed first: repeat it with the {@link Agreement} to it. */
export interface Confirmation {
  readonly level: WarningLevel;
  /** What the arbiter is about to do, in two or three words: the heading, and what the button says. */
  readonly act: string;
  /** What will happen, a sentence each, the gravest first. */
  readonly consequences: readonly string[];
  /** What was computed of it beforehand, a line each; none if absent. */
  readonly changes?: readonly ChangeGroup[];
  /** Of a correction that C.04.2 4.3 decides: what its page shows besides. */
  readonly correction?: CorrectionView;
  /** The article that decides it, such as `C.04.2 4.3`. */
  readonly article?: string;
  /** Names this question and no other: what was shown, in short. Absent where a page asks by itself. */
  readonly shown?: string;
}

/**
 * What a person said yes to. With `shown`, which a page brings back from the question that it put, the yes holds for that
 * question alone; the level alone is a script's, which showed nothing, and holds for whatever asks no louder.
 */
export type Agreement = WarningLevel | { readonly level: WarningLevel; readonly shown: string };
