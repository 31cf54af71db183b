/** A tally as plain data that a file can hold: the same tally always gives the same text. */
import { fail, ok, type Outcome } from '../model/outcome.ts';
import type { Experiment } from './experiment.ts';
import { Tally, type SeedRange } from './tally.ts';

/** What the file of a {@link Shard} says that it is. */
export const SHARD_FORMAT = 'wallchart-lab';

/** Raised whenever a seed would give other numbers than before, or the file another shape. */
export const SHARD_VERSION = 2;

/** Whole numbers of any size are written as texts. */
export interface Shard {
  readonly format: typeof SHARD_FORMAT;
  readonly version: number;
  readonly experiment: Experiment;
  readonly seeds: readonly SeedRange[];
  readonly runs: number;
  readonly unpaired: readonly number[];
  readonly measures: readonly string[];
  readonly sums: readonly (readonly {
    readonly sum: string;
    readonly squares: string;
    readonly bins: readonly (readonly [bin: number, count: number])[];
  }[])[];
  readonly joints: readonly (readonly {
    readonly products: string;
    readonly cells: readonly (readonly [cell: string, count: number])[];
  }[])[];
  readonly products: readonly (readonly string[])[];
}

/** A tally as plain JSON, with whole numbers of any size as text; `tallyOf` reads it. */
export function shardOf(tally: Tally): Shard {
  return {
    format: SHARD_FORMAT,
    version: SHARD_VERSION,
    experiment: tally.experiment,
    seeds: tally.seeds,
    runs: tally.runs,
    unpaired: tally.unpaired,
    measures: tally.measures.map(({ key }) => key),
    sums: tally.sums.map((row) =>
      row.map(({ sum, squares, bins }) => ({
        sum: String(sum),
        squares: String(squares),
        bins: [...bins].sort(([a], [b]) => a - b),
      })),
    ),
    joints: tally.joints.map((row) =>
      row.map(({ products, cells }) => ({
        products: String(products),
        cells: [...cells].sort(([a], [b]) => (a < b ? -1 : 1)),
      })),
    ),
    products: tally.products.map((row) => row.map(String)),
  };
}

/** The tally that a shard holds. */
export function tallyOf(shard: Shard): Tally {
  const tally = new Tally(shard.experiment);
  tally.seeds = [...shard.seeds];
  tally.runs = shard.runs;
  shard.unpaired.forEach((count, contestant) => (tally.unpaired[contestant] = count));
  shard.sums.forEach((row, contestant) =>
    row.forEach(({ sum, squares, bins }, at) => {
      tally.sums[contestant]![at] = { sum: BigInt(sum), squares: BigInt(squares), bins: new Map(bins) };
    }),
  );
  shard.joints.forEach((row, contestant) =>
    row.forEach(({ products, cells }, at) => {
      tally.joints[contestant]![at] = { products: BigInt(products), cells: new Map(cells) };
    }),
  );
  shard.products.forEach((row, measure) => (tally.products[measure] = row.map(BigInt)));
  return tally;
}

/** Why shards do not add up; `index` is the place of the shard in the list. */
export type MergeFailure =
  | { readonly code: 'other-experiment'; readonly index: number }
  | { readonly code: 'seeds-twice'; readonly index: number; readonly seed: number };

/** All shards as one. Fails with the first that is of another experiment or counts a seed again. */
export function mergedShards(shards: readonly [Shard, ...Shard[]]): Outcome<Tally, MergeFailure> {
  const experiment = JSON.stringify(shards[0].experiment);
  const merged = tallyOf(shards[0]);
  for (const [index, shard] of shards.entries()) {
    if (index === 0) continue;
    if (JSON.stringify(shard.experiment) !== experiment) return fail({ code: 'other-experiment', index });
    const twice = firstShared(merged.seeds, shard.seeds);
    if (twice !== null) return fail({ code: 'seeds-twice', index, seed: twice });
    merged.merge(tallyOf(shard));
  }
  return ok(merged);
}

/** The first seed that is in ranges of both lists. */
function firstShared(a: readonly SeedRange[], b: readonly SeedRange[]): number | null {
  const shared = a.flatMap(([first, last]) =>
    b.filter(([from, to]) => from <= last && to >= first).map(([from]) => Math.max(first, from)),
  );
  return shared.length === 0 ? null : Math.min(...shared);
}

/** The seeds of a range that a tally has not tried yet, as ranges. */
export function missingSeeds([first, last]: SeedRange, done: readonly SeedRange[]): SeedRange[] {
  const missing: SeedRange[] = [];
  let next = first;
  for (const [from, to] of done) {
    if (to < next) continue;
    if (from > last) break;
    if (from > next) missing.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= last) missing.push([next, last]);
  return missing;
}
