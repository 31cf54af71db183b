/** Repair of a published round. */
import { z } from 'zod';
import { REPAIR_KINDS } from '../../../src-engine/index.ts';
import type { RepairView } from '../contract/repair.ts';
import { takes } from './call.ts';
import { confirmed, count, listOf, player, round, text } from './fields.ts';

export const queries = {
  /** Plans for a published round, for what is said to have happened. */
  'round.repairs': takes(
    z.strictObject({
      round,
      missing: listOf(player),
      arrived: listOf(player),
      held: listOf(count),
      played: listOf(z.strictObject({ board: count, white: player, black: player })),
    }),
  ).answers<RepairView>(),
};

export const commands = {
  /** Publishes a plan as the next version; `agreed` names who was asked and agreed. */
  'round.repair': takes(
    z.strictObject({ token: text, plan: z.enum(REPAIR_KINDS), agreed: listOf(player), confirmed }),
  ).answers<{ version: number }>(),
};
