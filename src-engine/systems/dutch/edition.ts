/** An edition of the Dutch system as one object: what it says about players, brackets and rounds, and where. */
import type { PlayerId } from '../../model/player.ts';
import type { CommonRules } from '../frame/text.ts';
import type { CitedRule, Criterion, PairingTask } from '../system.ts';
import type { AllocationArticle } from './colours.ts';
import type { PairedBracket } from './kernel/bracket.ts';
import type { Contender, ContenderRules } from './kernel/contender.ts';
import type { Blocked, PairedRound, RoundOptions } from './kernel/round.ts';
import type { Row } from './kernel/row.ts';

/** A bracket of any pairing, whoever made it. */
export type OutlinedBracket = Omit<PairedBracket, 'route'>;

/** Why more than one goes down: the group does not allow better, or the bye (2026: C5) or the rest of the round does not. */
export type Cause = 'group' | 'bye' | 'completion';

/** Where the texts of the Dutch system differ, each with its articles and rows. */
export interface Edition {
  readonly year: '2017' | '2026';
  readonly superseded: boolean;
  /** C1–C3 and 1.9.1 (2017: C.1–C.3 and A.9). */
  readonly rules: CommonRules & { readonly colours: CitedRule };
  readonly articles: {
    /** What happens when a round cannot be completed. */
    readonly completion: string;
    readonly firstColour: string;
    readonly colours: string;
    readonly allocation: Readonly<Record<AllocationArticle, string>>;
    /** Where the text says what the reasons of boards claim. */
    readonly reasons: {
      readonly bracket: string;
      readonly transposition: string;
      readonly exchange: string;
      readonly floaters: string;
      readonly bye: string;
    };
  };
  /** What the text says about single players in this task. */
  readonly playerRules: (task: PairingTask) => ContenderRules;
  /** Pairs bracket by bracket; `contenders` are in rank order. */
  readonly pairRound: (contenders: readonly Contender[], options: RoundOptions) => PairedRound | Blocked;
  /**
   * 2017, A.9: whether this bracket turns out to be the penultimate one, below which everything is one bracket. `next` and
   * `below` are its lower neighbours.
   */
  readonly collapses: (
    movedDown: readonly Contender[],
    residents: readonly Contender[],
    next: readonly Contender[],
    below: readonly Contender[],
    size: number,
  ) => boolean;
  /** The rows that judge a bracket of a pairing, in order; `next` follows it, `bye` is the receiver of the bye. */
  readonly rowsFor: (
    bracket: OutlinedBracket,
    next: OutlinedBracket | null,
    bye: PlayerId | null,
  ) => readonly Row[];
  /** The score of the bye where it is a criterion of the whole round (2026: C5). */
  readonly byeRow: Criterion | null;
  /** Id of the look-ahead rows (2026: C8, 2017: C.7), and the rows that these ask of the following bracket. */
  readonly lookAhead: { readonly id: string; readonly rows: readonly Row[] };
  /**
   * The best that the next bracket can reach with these floaters under the look-ahead rows; null where they cannot be
   * paired. Cost: one matching of the next bracket (2026: and everybody below).
   */
  readonly reachable: (
    floaters: readonly Contender[],
    next: readonly Contender[],
    below: readonly Contender[],
    contenders: readonly Contender[],
  ) => PairedBracket | null;
  /** Why players go down from a bracket. Cost: two matchings at most. */
  readonly causeOf: (bracket: OutlinedBracket, contenders: readonly Contender[]) => Cause;
  /** The bye falls to a player of the last bracket, whatever their score: there is no C5. */
  readonly byeFallsToLast: boolean;
}
