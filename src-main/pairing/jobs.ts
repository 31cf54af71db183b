/** What a worker thread can be asked: everything of the engine that may take longer than a blink. Plain data. */
import type {
  Constraint,
  Correction,
  CorrectionEffects,
  DueBoards,
  ExplainedRound,
  GameToGo,
  NormWatch,
  Outcome,
  Pairing,
  PairingFailure,
  PlayerId,
  RepairFailure,
  RepairPlan,
  RepairRequest,
  Step,
  Tournament,
  Violation,
  WhyNot,
  Wish,
} from '../../src-engine/index.ts';

export interface Jobs {
  /** Pairs a round. */
  pair: {
    args: { tournament: Tournament; round: number };
    value:
      /** With how long it took. */
      | { readonly ok: true; readonly pairing: Pairing; readonly seconds: number }
      | {
          readonly ok: false;
          readonly failure: PairingFailure;
          /** The smallest set of constraints without which it could be paired; empty where they are not the reason. */
          readonly conflict: readonly Constraint[];
        };
  };
  /** Judges a round as it stands: the independent gate, and the system's own pairing beside it. */
  check: {
    args: { tournament: Tournament; round: number };
    value: RoundVerdict;
  };
  /** Explains the boards of a round. */
  reasons: {
    args: { tournament: Tournament; round: number };
    value: (ExplainedRound & { readonly wishes: readonly Wish[] }) | null;
  };
  /** Plans for a published round that went wrong. */
  repair: {
    args: { tournament: Tournament; request: RepairRequest };
    value: Outcome<readonly RepairPlan[], RepairFailure>;
  };
  /** Pairs one part of the cases in which the open games can end. */
  preview: {
    args: {
      tournament: Tournament;
      round: number;
      games: readonly GameToGo[];
      cases: readonly [from: number, to: number];
    };
    value: readonly (Pairing | null)[];
  };
  /** What a correction of a result changes. */
  effects: { args: { tournament: Tournament; correction: Correction }; value: CorrectionEffects };
  /** Everybody's title norms. */
  norms: { args: { tournament: Tournament }; value: NormWatch };
  trace: { args: { tournament: Tournament; round: number }; value: readonly Step[] };
  whyNot: {
    args: { tournament: Tournament; round: number; a: PlayerId; b: PlayerId };
    value: WhyNot | null;
  };
}

/** What the independent check says of a round. */
export interface RoundVerdict {
  /** No rule that forbids publication is broken. */
  readonly confirmed: boolean;
  readonly violations: readonly Violation[];
  /** What was looked at and found to hold. */
  readonly upheld: readonly string[];
  /** Boards on which the system pairs otherwise; null where it could not pair. */
  readonly different: number | null;
  /** What the system pairs on them; null where it could not pair. */
  readonly due: DueBoards | null;
  /**
   * The article by which the arbiter decides, since nothing can be paired; `''` where the text has none for it. Null where
   * the system pairs, and where it could if nobody were kept apart by the event, unless that is all that the round breaks.
   */
  readonly noPairing: string | null;
}
