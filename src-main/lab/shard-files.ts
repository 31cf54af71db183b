/** Shards in files. */
import { z } from 'zod';
import {
  fail,
  ok,
  shardOf,
  SHARD_FORMAT,
  SHARD_VERSION,
  Tally,
  type Outcome,
  type Shard,
} from '../../src-engine/index.ts';

type ShardFailure =
  | { readonly code: 'no-shard' }
  /** Written by a program whose seeds give other numbers. */
  | { readonly code: 'other-version'; readonly version: number };

const count = z.int().min(0);
const whole = z.string().regex(/^-?\d+$/);
const bins = <Bin extends z.ZodType>(bin: Bin) => z.array(z.tuple([bin, count]));
const shape = z.object({
  format: z.literal(SHARD_FORMAT),
  version: z.int(),
  experiment: z.object({
    contestants: z.array(z.object({ system: z.string() })).min(1),
    field: z.union([z.object({ players: count }), z.object({ ratings: z.array(z.number()) })]),
    rounds: z.int().min(1),
  }),
  seeds: z.array(z.tuple([z.int(), z.int()])),
  runs: count,
  unpaired: z.array(count),
  measures: z.array(z.string()),
  sums: z.array(z.array(z.object({ sum: whole, squares: whole, bins: bins(z.int()) }))),
  joints: z.array(z.array(z.object({ products: whole, cells: bins(z.string()) }))),
  products: z.array(z.array(whole)),
});

/** The text of a shard; the same shard gives the same bytes. */
export function textOfShard(tally: Tally): string {
  return `${JSON.stringify(shardOf(tally))}\n`;
}

/** Reads the text of a shard. */
export function readShard(text: string): Outcome<Shard, ShardFailure> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail({ code: 'no-shard' });
  }
  const version = (value as { readonly version?: unknown } | null)?.version;
  if (typeof version === 'number' && version !== SHARD_VERSION)
    return fail({ code: 'other-version', version });
  const read = shape.safeParse(value);
  if (!read.success) return fail({ code: 'no-shard' });
  // The experiment is what this version wrote; what it measures says whether that is so.
  const shard = value as Shard;
  return isWhole(shard) ? ok(shard) : fail({ code: 'no-shard' });
}

/** Whether there is a sum for everything that the experiment measures, and every run is counted in each of them. */
function isWhole({ experiment, seeds, runs, unpaired, measures, sums, joints, products }: Shard): boolean {
  const blank = new Tally(experiment);
  const countsRuns = (list: readonly (readonly [unknown, number])[]): boolean =>
    list.reduce((sum, [, times]) => sum + times, 0) === runs;
  const tried = seeds.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  return (
    measures.join() === blank.measures.map(({ key }) => key).join() &&
    seeds.every(([first, last], at) => first <= last && first > (seeds[at - 1]?.[1] ?? -1)) &&
    runs <= tried &&
    unpaired.length === blank.unpaired.length &&
    haveLengthsOf(sums, blank.sums) &&
    haveLengthsOf(joints, blank.joints) &&
    haveLengthsOf(products, blank.products) &&
    sums.flat().every((each) => countsRuns(each.bins)) &&
    joints.flat().every((each) => countsRuns(each.cells))
  );
}

function haveLengthsOf(
  table: readonly (readonly unknown[])[],
  wanted: readonly (readonly unknown[])[],
): boolean {
  return table.length === wanted.length && wanted.every((row, at) => table[at]!.length === row.length);
}
