import type { Colour } from '../model/colour.ts';
import { fail, ok, type FailureShape, type Outcome } from '../model/outcome.ts';
import { STANDARD_SCORING, THREE_ONE_ZERO, type Scoring } from '../model/scoring.ts';
import type { Acceleration } from '../model/rules.ts';
import { playsEveryRound } from '../model/system-ids.ts';
import { systemOf } from '../systems/registry.ts';
import type { PairingFailure } from '../systems/system.ts';
import { randomOf, seedOf } from './random.ts';

/** A probability from 0 to 1 for all rounds, or one for each round; the last one holds for the rounds after it. */
export type Rate = number | readonly number[];

/** What a random tournament is like. */
export interface GeneratorOptions {
  /** Any integer; the same options with the same seed give the same tournament. */
  readonly seed: number;
  /** Identity in the registry of systems. */
  readonly system: string;
  readonly players: number;
  readonly rounds: number;
  readonly highestRating: number;
  readonly lowestRating: number;
  /** Ratings go down from the highest in such steps, not below the lowest, instead of being drawn. */
  readonly ratingStep?: number;
  /** Ratings of all players, in any order, instead of random ones between the lowest and the highest. */
  readonly ratings?: readonly number[];
  /** Share of drawn games between players of equal rating; it falls with the difference of ratings. */
  readonly drawRate: number;
  /** That a game is forfeited by one side, now and then by both. */
  readonly forfeitRate: Rate;
  /** That both sides lose a game that is forfeited; 0.05 if absent. */
  readonly doubleForfeitRate?: number;
  /** That a game ends in another way than 1–0, ½–½, 0–1: a draw for one side, a loss for both, or without rating. */
  readonly oddResultRate?: Rate;
  /** That a player asks for a bye in a round. */
  readonly halfByeRate: Rate;
  readonly zeroByeRate: Rate;
  readonly fullByeRate: Rate;
  /** That a player leaves the tournament before its end. */
  readonly withdrawalRate: number;
  /** That a player enters after round 1. */
  readonly lateEntryRate: number;
  readonly acceleration: Acceleration;
  readonly scoring: Scoring;
  /** Codes of C.07 by which the ranks are made; the list of the default rules if absent. */
  readonly tieBreaks?: readonly string[];
  /** Lim System only: the event is a Maxi-tournament. */
  readonly maxiTournament?: boolean;
  /** Matching-based systems only: β in tenths of a game; 2 games if absent. */
  readonly maximumColourDifference?: number;
  /** Null: drawn by the seed. */
  readonly initialColour: Colour | null;
}

/** A middling open tournament; rates are those for every round. */
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
  'doubleForfeitRate',
  'oddResultRate',
  'halfByeRate',
  'zeroByeRate',
  'fullByeRate',
  'withdrawalRate',
  'lateEntryRate',
] as const satisfies readonly (keyof GeneratorOptions)[];

/** The rate of a round, 1-based. */
export function rateIn(rate: Rate | undefined, round: number): number {
  if (rate === undefined || typeof rate === 'number') return rate ?? 0;
  return rate[Math.min(round, rate.length) - 1] ?? 0;
}

/** Tie-break lists that organisers use, for tournaments that name none. */
const USUAL_TIE_BREAKS: readonly (readonly string[])[] = [
  ['BH/C1', 'BH', 'SB', 'DE'],
  ['DE', 'BH/C1', 'BH', 'WIN'],
  ['BH/C1', 'BH', 'WIN', 'BPG'],
  ['DE', 'WIN', 'BH/C1', 'SB', 'PS'],
];

/** The same where everybody has a rating. */
const RATED_TIE_BREAKS: readonly (readonly string[])[] = [...USUAL_TIE_BREAKS, ['ARO/C1', 'BH/C1', 'DE']];

/** One tournament in so many is scored 3–1–0. */
const FOOTBALL_SCORING = 8;

/**
 * Options of which some are given; the others are drawn by the seed, each in the range that real open tournaments have.
 * The same seed with the same given options gives the same options.
 */
export function drawnOptions(given: Partial<GeneratorOptions> & { readonly seed: number }): GeneratorOptions {
  const random = randomOf(seedOf(given.seed, PURPOSE_OPTIONS));
  const share = (low: number, high: number): number => random.integer(low, high) / 1000;
  const players = random.integer(16, 160);
  const rounds = random.integer(5, 11);
  const lowest = random.integer(1000, 1900);
  const highest = random.integer(2000, 2750);
  const drawn: Omit<GeneratorOptions, 'seed'> = {
    system: DEFAULT_GENERATOR_OPTIONS.system,
    players,
    rounds: Math.min(rounds, Math.max(1, Math.floor(((given.players ?? players) - 1) / 2))),
    lowestRating: Math.min(lowest, given.highestRating ?? lowest),
    highestRating: Math.max(highest, given.lowestRating ?? highest),
    drawRate: share(150, 450),
    forfeitRate: share(0, 40),
    doubleForfeitRate: share(0, 100),
    oddResultRate: share(0, 10),
    halfByeRate: share(0, 30),
    zeroByeRate: share(0, 30),
    fullByeRate: 0,
    withdrawalRate: share(0, 60),
    lateEntryRate: share(0, 50),
    acceleration: random.chance(0.25) ? 'baku-2026' : 'none',
    scoring: random.integer(1, FOOTBALL_SCORING) === 1 ? THREE_ONE_ZERO : STANDARD_SCORING,
    tieBreaks: random.pick(given.ratings?.includes(0) === true ? USUAL_TIE_BREAKS : RATED_TIE_BREAKS),
    initialColour: null,
  };
  const system = given.system ?? drawn.system;
  // Baku is FIDE's and of 2026: other texts are drawn without it.
  const { ofFide = false, superseded = true } = systemOf(system)?.traits ?? {};
  const isAccelerated = ofFide && !superseded && !playsEveryRound(system);
  const acceleration = isAccelerated ? drawn.acceleration : 'none';
  return { ...drawn, acceleration, ...given };
}

/** Ratings and the other random numbers of a tournament have streams of their own. */
const PURPOSE_OPTIONS = 24;

/** Why no tournament came of the options; `low` and `high` are the bounds of the option, both allowed. */
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
    ['ratings', 0, 4000],
    ['ratingStep', 0, 4000],
    ...RATES.map((rate): [keyof GeneratorOptions, number, number] => [rate, 0, 1]),
  ];
  for (const [option, low, high] of ranges) {
    const values = [options[option] ?? low].flat() as readonly number[];
    if (!values.every((value) => value >= low && value <= high))
      return fail({ code: 'out-of-range', option, low, high });
  }
  return ok(options);
}
