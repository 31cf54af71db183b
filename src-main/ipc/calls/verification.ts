/** The second entry of results. */
import { z } from 'zod';
import { GAME_RESULTS } from '../../../src-engine/index.ts';
import type { VerificationView } from '../contract/verification.ts';
import { takes } from './call.ts';
import { confirmed, LIST_LIMIT, player, round } from './fields.ts';

const board = z.number().int().min(1).max(LIST_LIMIT);

export const queries = {
  'results.verification': takes(z.strictObject({ round })).answers<VerificationView>(),
};

export const commands = {
  /** A result keyed a second time; the first one is not changed. Answers whether the two differ. */
  'results.verify': takes(
    z.strictObject({
      round,
      board,
      white: player.exactOptional(),
      black: player.exactOptional(),
      result: z.enum(GAME_RESULTS),
      confirmed,
    }),
  ).answers<{ echo: string; savedAt: string; differs: boolean }>(),
  /**
   * Says which of two entries is right, or that there is no slip. Players and entries are those on the screen, an entry that is
   * not shown is null; it is refused where the board has others now.
   */
  'results.settle': takes(
    z.strictObject({
      round,
      board,
      white: player,
      black: player,
      first: z.enum(GAME_RESULTS).nullable(),
      second: z.enum(GAME_RESULTS).nullable(),
      kept: z.enum(['first', 'second', 'no-slip']),
      confirmed,
    }),
  ).answers<null>(),
  /** Whether the next round can be paired only after a complete second entry. */
  'results.requireSecond': takes(z.strictObject({ required: z.boolean() })).answers<null>(),
};
