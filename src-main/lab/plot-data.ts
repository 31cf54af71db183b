/** What the plots of the laboratory show, as numbers. */
import { histogramOf, quantileOf, type Bin, type Tally } from '../../src-engine/index.ts';

/** One distribution of a plot. */
export interface Slot {
  /** Heading of the group that it stands in, `''` where there is one group only. */
  readonly group: string;
  /** What tells it from the others of its group. */
  readonly series: string;
  readonly tally: Tally;
  readonly contestant: number;
  readonly measure: string;
}

/** A point of an outline; `density` is 1 where the distribution is densest. */
interface OutlinePoint {
  readonly value: number;
  readonly density: number;
}

/** Points at which an outline is drawn. */
const STEPS = 80;

/**
 * The outline of a violin: a Gaussian kernel density over the bins of the histogram, bandwidth by Scott's rule, cut at the
 * smallest and largest value seen.
 */
export function outlineOf(
  { tally, contestant, measure }: Pick<Slot, 'tally' | 'contestant' | 'measure'>,
  steps = STEPS,
): OutlinePoint[] {
  const bins = histogramOf(tally, contestant, measure);
  const [low, high] = [bins[0]!.from, bins.at(-1)!.to];
  const centre = ({ from, to }: Bin): number => (from + to) / 2;
  const mean = bins.reduce((sum, bin) => sum + bin.share * centre(bin), 0);
  const variance = bins.reduce((sum, bin) => sum + bin.share * (centre(bin) - mean) ** 2, 0);
  // Not finer than the bins, which would show as teeth.
  const bandwidth = Math.max(Math.sqrt(variance) * tally.runs ** -0.2, bins[0]!.to - bins[0]!.from);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const value = low + ((high - low) * step) / steps;
    const density = bins.reduce(
      (sum, bin) => sum + bin.share * Math.exp(-(((value - centre(bin)) / bandwidth) ** 2) / 2),
      0,
    );
    return { value, density };
  });
  const top = Math.max(...points.map(({ density }) => density));
  return points.map(({ value, density }) => ({ value, density: density / top }));
}

/** A box of a letter-value plot: the values between two quantiles, `depth` 1 for the quarters, 2 for the eighths … */
interface LetterBox {
  readonly depth: number;
  readonly low: number;
  readonly high: number;
}

/** Fewest runs beyond an outermost quantile: fewer would say nothing (Hofmann, Wickham and Kafadar 2017). */
const LEAST_BEYOND = 8;

/** The boxes of a letter-value plot, widest depth first. */
export function letterBoxesOf({ tally, contestant, measure }: Slot): LetterBox[] {
  const depths = Math.max(1, Math.floor(Math.log2(tally.runs / LEAST_BEYOND)) - 1);
  return Array.from({ length: depths }, (_, index) => {
    const share = 2 ** -(index + 2);
    return {
      depth: index + 1,
      low: quantileOf(tally, contestant, measure, share),
      high: quantileOf(tally, contestant, measure, 1 - share),
    };
  }).reverse();
}

/** The quarters of a distribution. */
export function quartilesOf({
  tally,
  contestant,
  measure,
}: Pick<Slot, 'tally' | 'contestant' | 'measure'>): readonly [number, number, number] {
  return [0.25, 0.5, 0.75].map((share) => quantileOf(tally, contestant, measure, share)) as [
    number,
    number,
    number,
  ];
}
