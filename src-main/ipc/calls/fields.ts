/** The fields of which arguments are made, with their limits. */
import { z } from 'zod';
import type { FileHandle } from '../contract/files.ts';

/** Longest text of any field: far above every real name, far below what could hurt. */
const TEXT_LIMIT = 10_000;
/** Most entries of any list: a field of 10,000 players on 5,000 boards. */
export const LIST_LIMIT = 20_000;

export const nothing = z.null();
export const text = z.string().max(TEXT_LIMIT);
/** What a {@link FileHandle} looks like, which no path does; whether main gave it out is the handlers' question. */
export const file = z
  .string()
  .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as unknown as z.ZodType<FileHandle>;
export const count = z.number().int().min(0).max(1_000_000_000);
export const round = z.number().int().min(1).max(999);
/** Tenths. */
export const points = z.number().int().min(-100_000).max(100_000);
export const player = z.number().int().min(1).max(1_000_000);
/** See `WarningLevel`. */
const level = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
/** What a person confirmed; see `Agreement`. */
export const confirmed = z.union([level, z.strictObject({ level, shown: z.string().max(100) })]);

/** A list from a page: longer than the limit it is refused before anything is done. */
export function listOf<S extends z.ZodType>(item: S) {
  return z.array(item).max(LIST_LIMIT).readonly();
}
