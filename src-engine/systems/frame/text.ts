/** What a system's folder says about a round; {@link pairingSystem} makes a system of it. */
import type { Competitor } from '../../history/competitor.ts';
import type { BitGraph } from '../../matching/bit-graph.ts';
import type { Colour } from '../../model/colour.ts';
import type { PlayerId } from '../../model/player.ts';
import type { Reason } from '../reason.ts';
import type { Step } from '../step.ts';
import type {
  BoardReason,
  BracketAssessment,
  CitedRule,
  Pair,
  Pairing,
  PairingFailure,
  PairingTask,
  ViolationKind,
  WhyNot,
} from '../system.ts';

/** The articles under which a text says what every text says. */
export interface CommonRules {
  /** C.04.1 2: nobody meets twice. */
  readonly meeting: CitedRule;
  /** C.04.1 4: who may not have the bye. */
  readonly bye: CitedRule;
  readonly everybody: CitedRule;
  readonly isByeBarred: (player: Competitor) => boolean;
}

/** Chapter and article under which a round that cannot be paired fails. */
interface FailureArticles {
  /** Null where colours do not need a lot. */
  readonly firstColour: string | null;
  readonly noPairing: string;
  readonly noBye: string;
}

/** An absolute rule, other than that of meeting twice, against a game of two players. */
export interface Bar {
  readonly rule: CitedRule;
  /** Kind of the violation. */
  readonly kind: ViolationKind;
  readonly reason: (a: Competitor, b: Competitor) => Reason;
}

/** Colours that a pair may not have, though it may meet. */
export type ColourFault = Pick<Bar, 'rule' | 'kind'>;

/** A board as the pairing of the text makes it. */
export interface MadeBoard {
  readonly pair: Pair;
  /** By pairing score, then number: the order of boards (C.04.2 3.6). */
  readonly higher: Competitor;
  readonly lower: Competitor;
}

/** How a round compares with the best one in which two players meet. */
export type Comparison = Pick<WhyNot, 'verdict' | 'reason' | 'rule' | 'comparison'>;

/** Why the two of a board meet, and why White has White. */
export type BoardGrounds = Pick<BoardReason, 'reason' | 'colour'>;

/** What a text says about finished rounds; `B` is a board with the facts that explain it. */
export interface JudgingText<B extends MadeBoard> {
  readonly rules: CommonRules;
  /** Absolute rules against games of the task, whoever has White. */
  readonly bars: (task: PairingTask) => (a: Competitor, b: Competitor) => Bar | null;
  /** Colours that an absolute rule forbids though the two may meet. */
  readonly colourFault?: (white: Competitor, black: Competitor) => ColourFault | null;
  /** The brackets of any pairing of the task, with the values of the rows. */
  readonly brackets: (task: PairingTask, pairing: Pairing) => readonly BracketAssessment[];
  /** The colour that a player seeks. */
  readonly due: (task: PairingTask) => (player: Competitor) => Colour | null;
  readonly groundsOf: (task: PairingTask, board: B) => BoardGrounds;
  /** Why the receiver in the system's own round has the bye; the others can all be paired without anybody of `spare`. */
  readonly byeReason: (task: PairingTask, bye: Competitor, spare: ReadonlySet<PlayerId>) => Reason;
  /**
   * Cited where a round with a pair is equally good in the first bracket (its place is given) that differs: the order in
   * which the text comes to pairings. Null where {@link compareRounds} always answers.
   */
  readonly order:
    | ((
        task: PairingTask,
        two: readonly [PlayerId, PlayerId],
        now: Pairing,
        then: Pairing,
        bracket: BracketAssessment,
      ) => { readonly rule: CitedRule; readonly reason: Reason })
    | null;
  /** Compares a round with the best one that has a pair, where the rows of brackets do not tell; smaller is better. */
  readonly compareRounds?: (
    task: PairingTask,
    now: Pairing,
    then: Pairing,
    two: readonly [PlayerId, PlayerId],
  ) => Comparison;
  /** The bye is given before anybody is paired, so that a game of its receiver is no question of pairing. */
  readonly byeComesFirst?: boolean;
  /** Steps that are told when the boards are known. */
  readonly record?: (task: PairingTask, boards: readonly B[], pairing: Pairing) => readonly Step[];
}

/** What a text says about making rounds, beside that; `P` is a player as the text sees them. */
export interface SystemText<P extends { readonly id: PlayerId }, B extends MadeBoard> extends JudgingText<B> {
  readonly articles: FailureArticles;
  /** What else keeps the round from being paired at all. */
  readonly objection?: (task: PairingTask) => PairingFailure | null;
  /** The players of the task in its order; `competitors` are its own, or some of them. */
  readonly playersOf: (task: PairingTask, competitors: readonly Competitor[]) => readonly P[];
  /** Games that no absolute rule forbids; vertices are places in the list. */
  readonly legalGraph: (task: PairingTask, players: readonly P[]) => BitGraph;
  /** Who may have the bye, the first choice first. */
  readonly byeRanking: (task: PairingTask, players: readonly P[]) => readonly P[];
  /** Article for the step in which the bye is given. */
  readonly byeStep: string | ((task: PairingTask) => string);
  /** Pairs the players, all of whom can be paired. Notes in `steps` what happens. */
  readonly pairAll: (
    task: PairingTask,
    players: readonly P[],
    steps: Step[],
    legal: BitGraph,
  ) => readonly B[] | null;
}
