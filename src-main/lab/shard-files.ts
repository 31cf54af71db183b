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
const shape = z.object({
  format: z.literal(SHARD_FORMAT),
  version: z.int(),
  experiment: z.object({ contestants: z.array(z.unknown()).min(1), rounds: z.int() }),
  seeds: z.array(z.tuple([z.int(), z.int()])),
  runs: count,
  unpaired: z.array(count),
  measures: z.array(z.string()),
  sums: z.array(z.array(z.object({ sum: whole, squares: whole, bins: z.array(z.tuple([z.int(), count])) }))),
  joints: z.array(z.array(z.object({ products: whole, cells: z.array(z.tuple([z.string(), count])) }))),
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
  // The experiment is what this version wrote; its measures say whether that is so.
  const shard = value as Shard;
  const { measures, products } = new Tally(shard.experiment);
  const fits =
    measures.map(({ key }) => key).join() === shard.measures.join() &&
    shard.sums.every((row) => row.length === measures.length) &&
    shard.products.length === products.length;
  return fits ? ok(shard) : fail({ code: 'no-shard' });
}
