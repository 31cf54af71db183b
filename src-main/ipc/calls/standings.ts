/** Standings and the working of a value. */
import { z } from 'zod';
import type { StandingsView, ValueWorkingView } from '../contract/standings.ts';
import { takes } from './call.ts';
import { confirmed, count, listOf, player, round, text } from './fields.ts';

export const queries = {
  'standings.view': takes(
    z.strictObject({ afterRound: count.nullable(), category: text }),
  ).answers<StandingsView>(),
  'standings.working': takes(
    z.strictObject({ player, code: text, afterRound: count }),
  ).answers<ValueWorkingView>(),
};

export const commands = {
  /** Lots for the whole tie that a player is in: C.07 4.2. */
  'standings.drawLots': takes(z.strictObject({ afterRound: round, player, confirmed })).answers<{
    players: number;
  }>(),
  /** The order of a whole tie as the arbiter wants it; `why` says what decides. */
  'standings.rankByHand': takes(
    z.strictObject({ afterRound: round, order: listOf(player), why: text, confirmed }),
  ).answers<null>(),
  /** Values of a tie-break of the event's own, in thousandths; who is left out has none. */
  'standings.setOutside': takes(
    z.strictObject({
      code: text,
      values: listOf(
        z.strictObject({ player, value: z.number().int().min(-1_000_000_000).max(1_000_000_000) }),
      ),
    }),
  ).answers<null>(),
};
