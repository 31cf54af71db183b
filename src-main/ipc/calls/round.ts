/** Pairing, checking and publishing a round, and the results of its boards. */
import { z } from 'zod';
import { GAME_RESULTS } from '../../../src-engine/index.ts';
import type { TableReview } from '../contract/files.ts';
import type { RoundByHandView, RoundView, WhyNotView, WhyView } from '../contract/round.ts';
import type { PreviewView } from '../contract/preview.ts';
import { takes } from './call.ts';
import { confirmed, count, file, LIST_LIMIT, listOf, nothing, player, round, text } from './fields.ts';
import { tableDecision, tableReading } from './tables.ts';

export const queries = {
  'round.view': takes(z.strictObject({ round })).answers<RoundView>(),
  'round.why': takes(z.strictObject({ round, board: count.nullable() })).answers<WhyView>(),
  /** What the rules say of pairs made by hand, also of a round that is not whole yet. */
  'round.byHand': takes(
    z.strictObject({
      round,
      pairs: listOf(z.strictObject({ white: player, black: player })),
      bye: player.nullable(),
    }),
  ).answers<RoundByHandView>(),
  /** Computed in threads; a newer question takes the place of one that is still being answered. */
  'round.preview': takes(z.strictObject({ round })).answers<PreviewView>(),
  'round.whyNot': takes(z.strictObject({ round, a: player, b: player })).answers<WhyNotView>(),
};

export const commands = {
  'round.pair': takes(z.strictObject({ round, confirmed })).answers<{ seconds: number }>(),
  'round.cancelPairing': takes(nothing).answers<null>(),
  'round.cancelPreview': takes(nothing).answers<null>(),
  'round.discard': takes(z.strictObject({ round })).answers<null>(),
  /** Hand pairing: the whole round as the arbiter wants it. */
  'round.arrange': takes(
    z.strictObject({
      round,
      pairs: listOf(z.strictObject({ white: player, black: player })),
      bye: player.nullable(),
      confirmed,
    }),
  ).answers<null>(),
  'round.check': takes(z.strictObject({ round })).answers<{ agrees: boolean }>(),
  'round.readIssue': takes(z.strictObject({ round, issue: text })).answers<null>(),
  'round.publish': takes(z.strictObject({ round, confirmed })).answers<{ version: number }>(),
  /** Draws the start position of a round of Chess960; again only where nobody has played by it. */
  'round.drawStartPosition': takes(z.strictObject({ round, confirmed })).answers<{
    number: number;
    position: string;
  }>(),
  'round.unpublish': takes(z.strictObject({ round, confirmed })).answers<null>(),
  /** `white` and `black` say who was on the board when the result was keyed; it is refused when others sit there now. */
  'results.enter': takes(
    z.strictObject({
      round,
      board: z.number().int().min(1).max(LIST_LIMIT),
      white: player.exactOptional(),
      black: player.exactOptional(),
      result: z.enum(GAME_RESULTS),
      /** The result that the arbiter agreed to replace; what they confirmed holds for no other. */
      was: z.enum(GAME_RESULTS).exactOptional(),
      /** The arbiter's reason for a correction; it goes into the log and the report. */
      why: text.exactOptional(),
      confirmed,
    }),
  ).answers<{ echo: string; savedAt: string }>(),
  /** Reads a table of results for review; rows that name no round speak of `round`. */
  'results.readTable': takes(
    z.strictObject({ file, round, reading: tableReading.nullable() }),
  ).answers<TableReview>(),
  'results.acceptTable': takes(tableDecision).answers<{ entered: number; replaced: number }>(),
};
