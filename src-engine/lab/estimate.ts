/** Figures from a tally, each with its 95 % interval. */
import { jointsOf, type JOINTS, type Tally } from './tally.ts';

/** A mean of `runs` runs; it is within `margin` of the true one in 95 of 100 samples. */
export interface Estimate {
  readonly mean: number;
  /** Half of the 95 % interval; null for fewer than two runs. */
  readonly margin: number | null;
  /** Standard deviation of single runs; null for fewer than two. */
  readonly deviation: number | null;
  readonly runs: number;
}

/** Standard deviations that hold 95 % of a normal distribution on either side of its mean. */
export const NORMAL_95 = 1.959964;

/** Place of a measure by its key; throws for one that the experiment does not take. */
export function placeOf({ measures }: Tally, key: string): number {
  const place = measures.findIndex((measure) => measure.key === key);
  if (place < 0) throw new Error(`there is no measure ${key}`);
  return place;
}

/** The mean of a measure over all runs of a contestant. Throws for a tally without runs. */
export function estimateOf(tally: Tally, contestant: number, key: string): Estimate {
  const place = placeOf(tally, key);
  const { sum, squares } = tally.sums[contestant]![place]!;
  return estimate(tally.runs, sum, squares, tally.measures[place]!.scale);
}

/**
 * By how much the first contestant's measure exceeds the second's on the same seeds. The two share players and luck, so
 * this interval is narrower than the difference of two independent ones.
 */
export function pairedDifferenceOf(tally: Tally, first: number, second: number, key: string): Estimate {
  const place = placeOf(tally, key);
  const [a, b] = [tally.sums[first]![place]!, tally.sums[second]![place]!];
  const product =
    first === second
      ? a.squares
      : tally.products[place]![
          productPlace(tally.sums.length, Math.min(first, second), Math.max(first, second))
        ]!;
  const squares = a.squares + b.squares - 2n * product;
  return estimate(tally.runs, a.sum - b.sum, squares, tally.measures[place]!.scale);
}

/** Place of the pair a < b in the order (0,1), (0,2) … (1,2) … */
function productPlace(count: number, a: number, b: number): number {
  return a * count - (a * (a + 1)) / 2 + (b - a - 1);
}

function estimate(runs: number, sum: bigint, squares: bigint, scale: number): Estimate {
  if (runs === 0) throw new Error('no runs, no estimate');
  const mean = Number(sum) / runs / scale;
  if (runs < 2) return { mean, margin: null, deviation: null, runs };
  // n Σx² − (Σx)² is whole, so nothing is lost where the two are nearly equal.
  const variance = Number(BigInt(runs) * squares - sum * sum) / runs / (runs - 1) / scale ** 2;
  const deviation = Math.sqrt(variance);
  return { mean, margin: (NORMAL_95 * deviation) / Math.sqrt(runs), deviation, runs };
}

/** Half of the 95 % interval of a share of so many runs, where it is widest: at one half. */
export function widestMargin(runs: number): number {
  return NORMAL_95 * Math.sqrt(0.25 / runs);
}

/** Correlation of two measures over the runs of a contestant (Pearson), with its 95 % interval by Fisher's z. */
export function correlationOf(
  tally: Tally,
  contestant: number,
  joint: (typeof JOINTS)[number],
): { readonly value: number; readonly low: number; readonly high: number } | null {
  const keys = joint.map((key) => placeOf(tally, key));
  const at = jointsOf(tally.measures).findIndex(([a, b]) => a === keys[0] && b === keys[1]);
  const [x, y] = keys.map((place) => tally.sums[contestant]![place]!) as [
    (typeof tally.sums)[number][number],
    (typeof tally.sums)[number][number],
  ];
  const { products } = tally.joints[contestant]![at]!;
  const runs = BigInt(tally.runs);
  const spread = ({ sum, squares }: typeof x): number => Number(runs * squares - sum * sum);
  const spreads = Math.sqrt(spread(x)) * Math.sqrt(spread(y));
  if (tally.runs < 4 || spreads === 0) return null;
  const value = Number(runs * products - x.sum * y.sum) / spreads;
  const z = Math.atanh(Math.max(-1 + 1e-12, Math.min(1 - 1e-12, value)));
  const margin = NORMAL_95 / Math.sqrt(tally.runs - 3);
  return { value, low: Math.tanh(z - margin), high: Math.tanh(z + margin) };
}

/** A histogram bin in the measure's unit. */
export interface Bin {
  /** Inclusive. */
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly share: number;
}

/** The histogram of a measure, lowest bin first, empty bins left out. */
export function histogramOf(tally: Tally, contestant: number, key: string): Bin[] {
  const place = placeOf(tally, key);
  const { scale, width } = tally.measures[place]!;
  return [...tally.sums[contestant]![place]!.bins]
    .sort(([a], [b]) => a - b)
    .map(([bin, count]) => ({
      from: (bin * width) / scale,
      to: ((bin + 1) * width) / scale,
      share: count / tally.runs,
    }));
}

/**
 * The value below which a share of the runs lies, as near as the bins tell: for bins of one value an observed value, else
 * the place within the bin.
 */
export function quantileOf(tally: Tally, contestant: number, key: string, share: number): number {
  const place = placeOf(tally, key);
  const { width, scale } = tally.measures[place]!;
  let below = 0;
  const bins = histogramOf(tally, contestant, key);
  for (const bin of bins) {
    if (below + bin.share >= share - 1e-12) {
      if (width === 1) return bin.from;
      return bin.from + ((share - below) / bin.share) * (bin.to - bin.from);
    }
    below += bin.share;
  }
  return bins.at(-1)!.to - (width === 1 ? 1 / scale : 0);
}
