/** Standings and the working of a value. */
import { z } from 'zod';
import type { StandingsView, ValueWorkingView } from '../contract/standings.ts';
import { takes } from './call.ts';
import { count, player, text } from './fields.ts';

export const queries = {
  'standings.view': takes(
    z.strictObject({ afterRound: count.nullable(), category: text }),
  ).answers<StandingsView>(),
  'standings.working': takes(
    z.strictObject({ player, code: text, afterRound: count }),
  ).answers<ValueWorkingView>(),
};
