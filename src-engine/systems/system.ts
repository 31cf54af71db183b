import type { Competitor } from '../history/competitor.ts';
import type { Colour } from '../model/colour.ts';
import type { FailureShape, Outcome } from '../model/outcome.ts';
import type { PlayerId } from '../model/player.ts';
import type { SystemId } from '../model/system-ids.ts';
import type { CriterionLabel } from './labels.ts';
import type { Reason } from './reason.ts';
import type { Step } from './step.ts';
import type { Unit } from './unit.ts';
import type { Scoring } from '../model/scoring.ts';

/** Everything that the pairing of one round depends on. The same task always gives the same pairing. */
export interface PairingTask {
  /** Round to be paired, 1-based. */
  readonly round: number;
  /** Rounds declared for the tournament; `round === rounds` switches on the last-round rules. */
  readonly rounds: number;
  /** Colour drawn by lot. Null only where the system does not use it or before the lot is drawn. */
  readonly initialColour: Colour | null;
  readonly scoring: Scoring;
  /** Players to be paired, by pairing score (high first), then TPN. */
  readonly competitors: readonly Competitor[];
  /** Every player of the tournament, absent ones included: opponents' scores are looked up here. */
  readonly field: ReadonlyMap<PlayerId, Competitor>;
  /** Seed for the systems that draw at random. */
  readonly seed: number;
  /**
   * Byes that were granted for this round to players who are therefore not among the competitors; players in neither
   * are absent without a bye. Burstein's Index looks at them.
   */
  readonly arrangedByes?: ReadonlyMap<PlayerId, 'full' | 'half' | 'zero'>;
  /** The 100-point conditions of the Lim System apply (C.04.4.3 3.2.3, 3.8, 5.7). */
  readonly maxiTournament?: boolean;
  /** Matching-based engine only: β, the colour difference allowed to every player, in tenths of a game; 2 games if absent. */
  readonly maximumColourDifference?: number;
  /** Double round robin only: the last two rounds of the first cycle stay in the order of the table (C.05 Annex 1). */
  readonly lastRoundsInOrder?: boolean;
}

/** A board before it is played. */
export interface Pair {
  readonly white: PlayerId;
  readonly black: PlayerId;
}

/** A round as a system gives it; players by identity. */
export interface Pairing {
  /** In board order (C.04.2 3.6), board 1 first. */
  readonly pairs: readonly Pair[];
  /** Receiver of the pairing-allocated bye, or null. */
  readonly bye: PlayerId | null;
  /** Players to whom the system's own table gives no game in this round (round robins only); no points follow. */
  readonly sitsOut?: readonly PlayerId[];
}

/** Why a round cannot be paired. `players` names those that it concerns, so that the arbiter can act. */
export type PairingFailure = FailureShape &
  (
    | { readonly code: 'too-few-players'; readonly players: readonly PlayerId[] }
    | { readonly code: 'initial-colour-missing' }
    | { readonly code: 'rounds-missing' }
    | { readonly code: 'round-beyond-last'; readonly rounds: number }
    | { readonly code: 'ratings-missing'; readonly players: readonly PlayerId[] }
    | { readonly code: 'odd-number-of-players'; readonly players: readonly PlayerId[] }
    | { readonly code: 'nobody-may-receive-bye'; readonly players: readonly PlayerId[] }
    | { readonly code: 'forced-pair-forbidden'; readonly players: readonly PlayerId[]; readonly rule: string }
    /** No complete pairing exists. `players` is a smallest set that proves it (a blocked group). */
    | { readonly code: 'no-legal-pairing'; readonly players: readonly PlayerId[] }
    | { readonly code: 'system-does-not-apply'; readonly reason: string }
  );

/**
 * What a system solved before and may use again, for a run of tasks of the same round and field in which players differ in
 * their scores alone. It begins empty, and only the system that is asked reads and writes it. It never changes an answer.
 */
export type PairingMemory = Map<string, object>;

/** What is asked of a round beside its rules. */
export interface PairingOptions {
  /** Pairs that must be in the answer: used by "why not A–B?". */
  readonly forced?: readonly (readonly [PlayerId, PlayerId])[];
  /** Player who must receive the bye. */
  readonly forcedBye?: PlayerId;
  /** See {@link PairingMemory}; a system that has no use for it ignores it. */
  readonly memory?: PairingMemory;
  /** Called now and then with players already settled and all players. */
  readonly onProgress?: (settled: number, all: number) => void;
}

/** A rule as it is cited: `{ id: 'C1', article: '2.1.1', label: 'nobody-twice' }`. */
export interface CitedRule {
  /** FIDE's id, `C12`, or the article where it has none, `4.2`. */
  readonly id: string;
  readonly article: string;
  /** What counts: `due-missed`. */
  readonly label: CriterionLabel;
}

/** A criterion that a system judges brackets by. */
export interface Criterion extends CitedRule {
  readonly unit: Unit;
}

/**
 * Value of one criterion for one bracket or the whole round. Values are compared element by element,
 * a missing element counts as 0; the smaller is the better.
 */
export interface RowValue extends Criterion {
  /** In the `unit` of the criterion. */
  readonly value: readonly number[];
  /** Players that keep the value from being perfect. */
  readonly culprits: readonly PlayerId[];
}

/** A bracket, or for systems without brackets a scoregroup, with the values of its rows. */
export interface BracketAssessment {
  /** Scoregroup of the residents, tenths; null where the system has no scoregroups. */
  readonly score: number | null;
  readonly residents: readonly PlayerId[];
  readonly movedDown: readonly PlayerId[];
  readonly pairs: readonly Pair[];
  readonly downfloaters: readonly PlayerId[];
  readonly rows: readonly RowValue[];
}

/** A given pairing judged row by row. Violations of absolute rules come first; an empty list means legal. */
export interface Assessment {
  readonly violations: readonly Violation[];
  readonly brackets: readonly BracketAssessment[];
}

/** A rule that a pairing breaks, by FIDE’s id and article, and whom it concerns. */
export interface Violation {
  readonly id: string;
  readonly article: string;
  readonly players: readonly PlayerId[];
  readonly kind: ViolationKind;
}

/** What can be wrong with a round. Each has its sentence in every language. */
export type ViolationKind =
  | 'rematch'
  | 'prohibited'
  | 'second-bye'
  | 'bye-missing'
  | 'bye-superfluous'
  | 'bye-in-round-robin'
  | 'same-absolute-preference'
  | 'colour-limit'
  | 'colour-difference'
  | 'third-colour'
  | 'same-colours-again'
  | 'wrong-colour'
  | 'wrong-colours'
  | 'missing-player'
  | 'doubled-player'
  | 'unknown-player'
  | 'not-to-be-paired'
  | 'board-order'
  | 'not-in-table'
  | 'unplayable'
  | 'unplayable-together'
  | 'completion-undecided';

/** What a board, or the bye, makes of its player: a downfloater, an upfloater, or neither. */
export type FloatKind = 'none' | 'down' | 'up';

/** One board, or the bye, of a pairing explained. */
export interface BoardReason {
  readonly white: PlayerId;
  /** Null for the bye. */
  readonly black: PlayerId | null;
  /** Why these two meet, or why this player has the bye. */
  readonly reason: Reason;
  readonly whiteFloat: FloatKind;
  readonly blackFloat: FloatKind;
  /** Sides that do not get their colour preference. */
  readonly missedColour: readonly Colour[];
  /** Why White has White. */
  readonly colour: Reason;
}

/** Answer to "why not A–B?". */
export interface WhyNot {
  readonly a: PlayerId;
  readonly b: PlayerId;
  /** `paired`: they do meet. `forbidden`: an absolute rule bars them. `worse`: a row gets worse. `equal`: generated later. */
  readonly verdict: 'paired' | 'forbidden' | 'worse' | 'equal' | 'impossible';
  readonly reason: Reason;
  /** Rule that forbids the pair, or the first row that differs. */
  readonly rule: CitedRule | null;
  /** Best round that contains the pair; null where there is none. */
  readonly alternative: Pairing | null;
  /** Rows side by side in the bracket where the two rounds first differ, up to and including the first difference. */
  readonly comparison: readonly (Criterion & {
    readonly now: readonly number[];
    readonly then: readonly number[];
  })[];
}

/** A round as the system makes it. All but the pairing is worked out when it is first asked for. */
export interface SolvedRound {
  readonly pairing: Pairing;
  /** Why each board is as it is, in the order of the pairing, the bye last. */
  readonly boards: readonly BoardReason[];
  /** The brackets with the values of their rows. */
  readonly brackets: readonly BracketAssessment[];
  /** What was done in which order. */
  readonly steps: readonly Step[];
}

/** Settings that only some systems have, named by their field of the rules. */
export type SystemSetting =
  'maxiTournament' | 'maximumColourDifference' | 'numbersByLot' | 'lastRoundsInOrder';

/** What a program has to know about a system beside its rounds. */
export interface SystemTraits {
  /** The text is a chapter of FIDE's Handbook. */
  readonly ofFide: boolean;
  /** Another text of the same system is in force. */
  readonly superseded: boolean;
  readonly settings: readonly SystemSetting[];
  /** Which rounds give a float: none, because the text does not ask; games; any round as C.04.3 1.4 says. */
  readonly floats: 'none' | 'games' | 'rounds';
  /** Colour preferences have strengths (absolute, strong, mild). */
  readonly strengths: boolean;
  /** C.04.4.1 1.6: who has not played has a mild preference for Black. */
  readonly prefersBlackFirst: boolean;
  /** C.04.4.1 1.7, 1.8: the average of the opponents and the number of upfloats are asked for. */
  readonly asksForOpposition: boolean;
  /**
   * The strength of the opposition that orders a scoregroup: Index (C.04.4.2 1.7), or the four values of the old Burstein
   * text; null where nothing of the kind does.
   */
  readonly groupOrder: 'index' | 'old-opposition' | null;
  /** The system that pairs the seeding rounds (C.04.4.2 1.6); null where there are none. */
  readonly seeding: SystemId | null;
}

/** A pairing system in one edition. */
export interface PairingSystem {
  /** `dutch-2026`. Its name and the name of its text are in the room `systems` of the catalogue. */
  readonly id: SystemId;
  /** Whether the system asks for a rating of everybody: it cannot pair unrated players. */
  readonly needsRatings: boolean;
  readonly traits: SystemTraits;
  /**
   * Pairs one round. Exact: the answer is the one that the text defines, or a failure; never an approximation. The rest
   * of this interface derives from it.
   */
  solve(task: PairingTask, options?: PairingOptions): Outcome<SolvedRound, PairingFailure>;
  /** The pairing of {@link solve} alone. */
  pair(task: PairingTask, options?: PairingOptions): Outcome<Pairing, PairingFailure>;
  /**
   * Where the text leaves a choice to lots, or to nobody: of the rounds that are as right as `expected`, which
   * {@link pair} gave, the one nearest to `recorded`. Absent where the text gives one round only.
   */
  closest?(task: PairingTask, recorded: Pairing, expected: Pairing): Pairing;
  /** Judges any pairing of the task by the system's own rows, the same that {@link solve} optimises. */
  assess(task: PairingTask, pairing: Pairing, own?: Outcome<SolvedRound, PairingFailure>): Assessment;
  /**
   * Explains every board and the bye of a pairing. Index = board, the bye last. `own` is the system's round where it is
   * already known.
   */
  reasons(
    task: PairingTask,
    pairing: Pairing,
    own?: Outcome<SolvedRound, PairingFailure>,
  ): readonly BoardReason[];
  whyNot(task: PairingTask, pairing: Pairing, a: PlayerId, b: PlayerId): WhyNot;
  /** The steps of {@link solve}. */
  trace(task: PairingTask): readonly Step[];
}
