/** Who takes part: true strengths and the ratings that the pairings see. */
import { randomOf, seedOf, type Random } from '../generator/random.ts';

/** True strengths, drawn independently of each other. All bounds are inclusive rating points. */
export type Strengths =
  | { readonly kind: 'uniform'; readonly low: number; readonly high: number }
  /**
   * Exponential falling away from one end: towards `high` where `mean` is nearer to it (many strong players), else towards
   * `low`. What lies outside of the bounds is drawn again.
   */
  | { readonly kind: 'exponential'; readonly low: number; readonly high: number; readonly mean: number }
  /** Normal; what lies outside of the bounds is drawn again. */
  | {
      readonly kind: 'normal';
      readonly low: number;
      readonly high: number;
      readonly mean: number;
      readonly deviation: number;
    }
  /** Sampled from the ratings of a list that lie within the bounds. */
  | {
      readonly kind: 'sampled';
      readonly low: number;
      readonly high: number;
      readonly ratings: readonly number[];
    };

/** The field of every run. */
export type FieldModel =
  /** Strengths are drawn; ratings are drawn around them, or are the strengths themselves. */
  | {
      readonly kind: 'strengths';
      readonly players: number;
      readonly strengths: Strengths;
      readonly ratings: 'drawn' | 'exact';
    }
  /** Ratings are given, as in an entry list; strengths are drawn around them. */
  | { readonly kind: 'ratings'; readonly ratings: readonly number[] };

/** A player of a made-up field: the true strength, and the rating that the pairing sees. */
export interface Entrant {
  readonly strength: number;
  /** Whole points. */
  readonly rating: number;
}

/** The paper's standard deviation of a rating around a strength: the stronger, the better known. */
export function deviationOf(strength: number): number {
  return Math.max(0, (3000 - strength) / 20);
}

/** Size of the field. */
export function sizeOf(field: FieldModel): number {
  return field.kind === 'ratings' ? field.ratings.length : field.players;
}

/** The entrants of a seed by rating, highest first; equal ratings in the order that the seed draws. */
export function entrantsOf(field: FieldModel, seed: number): Entrant[] {
  const random = randomOf(seedOf(seed, PURPOSE));
  const entrants = Array.from({ length: sizeOf(field) }, (_, index) => entrantOf(field, index, random));
  // Lots before sorting: the sort keeps the order of equal ratings.
  return random.shuffled(entrants).sort((a, b) => b.rating - a.rating);
}

/** Keeps the field's random numbers apart from those of results and lots. */
const PURPOSE = 0x6669656c;

function entrantOf(field: FieldModel, index: number, random: Random): Entrant {
  if (field.kind === 'ratings') {
    const rating = field.ratings[index]!;
    return { strength: rating + deviationOf(rating) * random.normal(), rating };
  }
  const strength = strengthOf(field.strengths, random);
  const noise = field.ratings === 'drawn' ? deviationOf(strength) * random.normal() : 0;
  return { strength, rating: Math.max(1, Math.round(strength + noise)) };
}

function strengthOf(model: Strengths, random: Random): number {
  const { low, high } = model;
  switch (model.kind) {
    case 'uniform':
      return low + (high - low) * random.next();
    case 'exponential': {
      const isTop = model.mean - low > high - model.mean;
      const scale = isTop ? high - model.mean : model.mean - low;
      return within(low, high, () => {
        const distance = -scale * Math.log(1 - random.next());
        return isTop ? high - distance : low + distance;
      });
    }
    case 'normal':
      return within(low, high, () => model.mean + model.deviation * random.normal());
    case 'sampled':
      return random.pick(sampleOf(model));
  }
}

/** Draws until the number is within the bounds. */
function within(low: number, high: number, draw: () => number): number {
  for (;;) {
    const drawn = draw();
    if (drawn >= low && drawn <= high) return drawn;
  }
}

const samples = new WeakMap<Strengths, readonly number[]>();

/** The ratings of a list within the bounds. */
export function sampleOf(model: Extract<Strengths, { kind: 'sampled' }>): readonly number[] {
  let sample = samples.get(model);
  if (sample === undefined) {
    sample = model.ratings.filter((rating) => rating >= model.low && rating <= model.high);
    samples.set(model, sample);
  }
  return sample;
}
