import type { Colour } from '../model/colour.ts';
import { fail, ok, type FailureShape, type Outcome } from '../model/outcome.ts';
import { STANDARD_SCORING, type Scoring } from '../model/scoring.ts';
import type { Acceleration } from '../model/tournament.ts';
import type { PairingFailure } from '../systems/system.ts';

/** What a random tournament is like. Rates are probabilities from 0 to 1. */
export interface GeneratorOptions {
  /** Any integer; the same options with the same seed give the same tournament. */
  readonly seed: number;
  /** Identity in the registry of systems. */
  readonly system: string;
  readonly players: number;
  readonly rounds: number;
  readonly highestRating: number;
  readonly lowestRating: number;
  /** Share of drawn games between players of equal rating; it falls with the difference of ratings. */
  readonly drawRate: number;
  /** That a game is forfeited by one side, now and then by both. */
  readonly forfeitRate: number;
  /** That a player asks for a bye in a round. */
  readonly halfByeRate: number;
  readonly zeroByeRate: number;
  readonly fullByeRate: number;
  /** That a player leaves the tournament before its end. */
  readonly withdrawalRate: number;
  /** That a player enters after round 1. */
  readonly lateEntryRate: number;
  readonly acceleration: Acceleration;
  readonly scoring: Scoring;
  /** Lim System only: the event is a Maxi-tournament. */
  readonly maxiTournament?: boolean;
  /** Matching-based systems only: β in tenths of a game; 2 games if absent. */
  readonly maximumColourDifference?: number;
  /** Null: drawn by the seed. */
  readonly initialColour: Colour | null;
}

export const DEFAULT_GENERATOR_OPTIONS: GeneratorOptions = {
  seed: 1,
  system: 'dutch-2026',
  players: 60,
  rounds: 9,
  highestRating: 2400,
  lowestRating: 1400,
  drawRate: 0.35,
  forfeitRate: 0.02,
  halfByeRate: 0.01,
  zeroByeRate: 0.01,
  fullByeRate: 0,
  withdrawalRate: 0.03,
  lateEntryRate: 0.02,
  acceleration: 'none',
  scoring: STANDARD_SCORING,
  initialColour: null,
};

const RATES = [
  'drawRate',
  'forfeitRate',
  'halfByeRate',
  'zeroByeRate',
  'fullByeRate',
  'withdrawalRate',
  'lateEntryRate',
] as const satisfies readonly (keyof GeneratorOptions)[];

export type GeneratorFailure = FailureShape &
  (
    | { readonly code: 'unknown-system'; readonly system: string }
    | {
        readonly code: 'out-of-range';
        readonly option: keyof GeneratorOptions;
        readonly low: number;
        readonly high: number;
      }
    /** The system finds no pairing for this round: another seed, fewer rounds or lower rates may help. */
    | { readonly code: 'not-pairable'; readonly round: number; readonly failure: PairingFailure }
  );

/** The options, or the first that is out of range. */
export function checkedOptions(options: GeneratorOptions): Outcome<GeneratorOptions, GeneratorFailure> {
  const ranges: [option: keyof GeneratorOptions, low: number, high: number][] = [
    ['players', 2, 9999],
    ['rounds', 1, 99],
    ['lowestRating', 0, 4000],
    ['highestRating', options.lowestRating, 4000],
    ...RATES.map((rate): [keyof GeneratorOptions, number, number] => [rate, 0, 1]),
  ];
  for (const [option, low, high] of ranges) {
    const value = options[option] as number;
    if (!(value >= low && value <= high)) return fail({ code: 'out-of-range', option, low, high });
  }
  return ok(options);
}
