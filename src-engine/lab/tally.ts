/**
 * Statistics that grow with every run and take no more room. All sums are whole numbers and all histograms count bins, so
 * two halves of a sample add up to exactly what the whole gives, in any order.
 */
import { measuresOf, type Experiment, type Measure } from './experiment.ts';

/** Sums of one measure of one contestant. */
interface MeasureSums {
  sum: bigint;
  squares: bigint;
  /** Runs by bin: a value is in bin ⌊value / width⌋. */
  readonly bins: Map<number, number>;
}

/** Two measures of the same runs, for correlations. */
interface JointSums {
  /** Sum of the products of the two values. */
  products: bigint;
  /** Runs by `bin of the first, bin of the second`, bins {@link JOINT_WIDTH} times as wide as those of the measures. */
  readonly cells: Map<string, number>;
}

/** Width of a bin for two measures, in bins of each of them. */
export const JOINT_WIDTH = 4;

/** Pairs of measures whose correlation the paper looks at. */
export const JOINTS = [
  ['paradoxes', 'tau'],
  ['strength', 'tau'],
  ['normalised', 'tau'],
] as const;

/** First and last seed, both included. */
export type SeedRange = readonly [first: number, last: number];

/** What is known of an experiment after any number of its seeds: contestants × measures, and no single run. */
export class Tally {
  readonly experiment: Experiment;
  readonly measures: readonly Measure[];
  /** Seeds that were tried, as ranges in order with gaps between them. */
  seeds: SeedRange[] = [];
  /** Seeds that count: every contestant could pair all rounds. */
  runs = 0;
  /** For each contestant the seeds in which it found no round. */
  readonly unpaired: number[];
  /** By contestant, then measure. */
  readonly sums: MeasureSums[][];
  /** By contestant, then place in {@link jointsOf}. */
  readonly joints: JointSums[][];
  readonly #joined: readonly (readonly [number, number])[];
  /** By measure: sums of products of the values of contestants a < b, in the order (0,1), (0,2) … (1,2) … */
  readonly products: bigint[][];

  constructor(experiment: Experiment) {
    this.experiment = experiment;
    this.measures = measuresOf(experiment);
    const count = experiment.contestants.length;
    this.#joined = jointsOf(this.measures);
    this.unpaired = new Array<number>(count).fill(0);
    this.sums = Array.from({ length: count }, () =>
      this.measures.map(() => ({ sum: 0n, squares: 0n, bins: new Map<number, number>() })),
    );
    this.joints = Array.from({ length: count }, () =>
      this.#joined.map(() => ({ products: 0n, cells: new Map<string, number>() })),
    );
    this.products = this.measures.map(() => new Array<bigint>((count * (count - 1)) / 2).fill(0n));
  }

  /** Counts the runs of a seed; a seed in which a contestant found no round counts for none of them. */
  add(seed: number, values: readonly (readonly number[] | null)[]): void {
    this.seeds = joined(this.seeds, [[seed, seed]]);
    values.forEach((own, contestant) => {
      if (own === null) this.unpaired[contestant]!++;
    });
    if (values.some((own) => own === null)) return;
    this.runs++;
    const exact = values.map((own) => own!.map(BigInt));
    values.forEach((own, contestant) => this.#addRun(contestant, own!, exact[contestant]!));
    this.measures.forEach((_, measure) => {
      let place = 0;
      for (let a = 0; a < exact.length; a++) {
        for (let b = a + 1; b < exact.length; b++)
          this.products[measure]![place++]! += exact[a]![measure]! * exact[b]![measure]!;
      }
    });
  }

  #addRun(contestant: number, values: readonly number[], exact: readonly bigint[]): void {
    this.measures.forEach(({ width }, at) => {
      const sums = this.sums[contestant]![at]!;
      sums.sum += exact[at]!;
      sums.squares += exact[at]! ** 2n;
      increase(sums.bins, Math.floor(values[at]! / width), 1);
    });
    this.#joined.forEach(([a, b], place) => {
      const joint = this.joints[contestant]![place]!;
      joint.products += exact[a]! * exact[b]!;
      const cell = [a, b].map((at) => Math.floor(values[at]! / this.measures[at]!.width / JOINT_WIDTH));
      increase(joint.cells, cell.join(','), 1);
    });
  }

  /** Adds what another tally of the same experiment counted; throws where a seed would count twice. */
  merge(other: Tally): void {
    this.seeds = joined(this.seeds, other.seeds);
    this.runs += other.runs;
    other.unpaired.forEach((count, contestant) => (this.unpaired[contestant]! += count));
    other.sums.forEach((row, contestant) =>
      row.forEach(({ sum, squares, bins }, at) => {
        const own = this.sums[contestant]![at]!;
        own.sum += sum;
        own.squares += squares;
        for (const [bin, count] of bins) increase(own.bins, bin, count);
      }),
    );
    other.joints.forEach((row, contestant) =>
      row.forEach(({ products, cells }, at) => {
        const own = this.joints[contestant]![at]!;
        own.products += products;
        for (const [cell, count] of cells) increase(own.cells, cell, count);
      }),
    );
    other.products.forEach((row, measure) =>
      row.forEach((product, place) => (this.products[measure]![place]! += product)),
    );
  }
}

/** Places of the measures of {@link JOINTS} that an experiment has. */
export function jointsOf(measures: readonly Measure[]): (readonly [number, number])[] {
  return JOINTS.flatMap(([a, b]) => {
    const places = [a, b].map((key) => measures.findIndex((measure) => measure.key === key));
    return places.includes(-1) ? [] : [[places[0]!, places[1]!] as const];
  });
}

function increase<K>(counts: Map<K, number>, key: K, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Both lists of ranges as one; throws where a seed is in both. */
export function joined(a: readonly SeedRange[], b: readonly SeedRange[]): SeedRange[] {
  const ranges: [number, number][] = [];
  for (const [first, last] of [...a, ...b].sort(([x], [y]) => x - y)) {
    const before = ranges.at(-1);
    if (before !== undefined && first <= before[1]) throw new Error(`seed ${first} counts twice`);
    if (before !== undefined && first === before[1] + 1) before[1] = last;
    else ranges.push([first, last]);
  }
  return ranges;
}
