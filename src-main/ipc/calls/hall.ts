/** The hall screen: what the arbiter's page asks and sets, and the one question of the hall window. */
import { z } from 'zod';
import {
  HALL_DISTANCES,
  HALL_MESSAGE_LIMIT,
  HALL_SECONDS,
  HALL_THEMES,
  HALL_VIEWS,
  type HallControl,
  type HallPlace,
} from '../contract/hall.ts';
import { takes } from './call.ts';
import { count, nothing, round } from './fields.ts';

export const queries = {
  /** What the hall screen shows and how it is set. */
  'hall.control': takes(nothing).answers<HallControl>(),
};

export const commands = {
  /**
   * Opens the hall window, or brings it back. The value is an address for a browser where the host has no window of its own,
   * and null otherwise.
   */
  'hall.open': takes(nothing).answers<string | null>(),
  'hall.close': takes(nothing).answers<null>(),
  /** Puts the hall window on the next monitor. */
  'hall.move': takes(nothing).answers<null>(),
  /** Shows a view now; views stop coming by themselves. */
  'hall.show': takes(z.strictObject({ view: z.enum(HALL_VIEWS) })).answers<null>(),
  'hall.arrange': takes(
    z.strictObject({
      distance: z.enum(HALL_DISTANCES).exactOptional(),
      theme: z.enum(HALL_THEMES).exactOptional(),
      seconds: z.literal([...HALL_SECONDS]).exactOptional(),
      byItself: z
        .strictObject({ on: z.boolean(), names: z.boolean(), open: z.boolean(), standings: z.boolean() })
        .exactOptional(),
    }),
  ).answers<null>(),
  /** Shows a page, counted from 0, and holds it or lets the pages turn on from there. */
  'hall.turn': takes(z.strictObject({ page: count, held: z.boolean() })).answers<null>(),
  'hall.say': takes(
    z.strictObject({ text: z.string().max(HALL_MESSAGE_LIMIT), band: z.boolean() }),
  ).answers<null>(),
  /** Announces the start of a round's play, `2026-11-15T14:00` in the time of the hall; `''` takes it back. */
  'hall.announceStart': takes(
    z.strictObject({ round, at: z.string().regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/) }),
  ).answers<null>(),
  /** Stores the starts of play that an older version kept beside the file, or forgets them: they are not offered again. */
  'hall.earlierStarts': takes(z.strictObject({ use: z.boolean() })).answers<null>(),
};

const pixels = z.number().int().min(-100_000).max(100_000);
const size = z.number().int().min(1).max(100_000);
/** Where the hall window says it lies. */
export const HALL_PLACE: z.ZodType<HallPlace> = z.strictObject({
  x: pixels,
  y: pixels,
  width: size,
  height: size,
});
