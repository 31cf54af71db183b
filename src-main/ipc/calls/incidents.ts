/** Incidents, and who is at the desk. */
import { z } from 'zod';
import { GAME_RESULTS, PENALTIES } from '../../../src-engine/index.ts';
import type { IncidentsView } from '../contract/incidents.ts';
import { takes } from './call.ts';
import { confirmed, LIST_LIMIT, nothing, player, round } from './fields.ts';

/** Time of day in the hall, as {@link Incident.happenedAt} has it. */
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/);
const words = z.string().trim().max(2000);

export const queries = {
  'incidents.view': takes(nothing).answers<IncidentsView>(),
};

export const commands = {
  /** Notes an incident, and with it the result that the decision gives. */
  'incidents.note': takes(
    z.strictObject({
      incident: z.strictObject({
        round: round.nullable(),
        board: z.number().int().min(1).max(LIST_LIMIT).nullable(),
        players: z.array(player).max(2).readonly(),
        article: z.string().trim().max(20),
        penalty: z.enum(PENALTIES),
        decision: words,
        text: words,
        happenedAt: moment,
        reported: z.boolean(),
      }),
      result: z.enum(GAME_RESULTS).nullable(),
      confirmed,
    }),
  ).answers<null>(),
  /** Who signs the entries of the log from now on. */
  'desk.operator': takes(z.strictObject({ name: z.string().trim().max(40) })).answers<null>(),
};
