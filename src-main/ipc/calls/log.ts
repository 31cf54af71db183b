/** The log, undo, and earlier moments. */
import { z } from 'zod';
import {
  LOG_FILTERS,
  LOG_WINDOW,
  type LogOutline,
  type LogView,
  type MomentView,
  type RestoreView,
} from '../contract/log.ts';
import { takes } from './call.ts';
import { confirmed, count, file, nothing, text } from './fields.ts';

export const queries = {
  /** A window of the entries that match, the newest first; `seq` asks where that entry stands among them. */
  'log.view': takes(
    z.strictObject({
      text,
      category: z.enum(LOG_FILTERS),
      from: count,
      count: z.number().int().min(0).max(LOG_WINDOW),
      seq: count.nullable(),
    }),
  ).answers<LogView>(),
  'log.outline': takes(nothing).answers<LogOutline>(),
  'log.moment': takes(z.strictObject({ seq: count })).answers<MomentView>(),
  'log.restorePoints': takes(nothing).answers<RestoreView>(),
};

export const commands = {
  'log.undo': takes(z.strictObject({ seq: count.nullable(), confirmed })).answers<{ label: string }>(),
  'log.redo': takes(z.strictObject({ confirmed })).answers<{ label: string }>(),
  /** Goes back to how things stood after an event, as one new entry. */
  'log.goBack': takes(z.strictObject({ seq: count, confirmed })).answers<{ label: string }>(),
  /** Looks at an earlier moment without changing anything; null returns to now. */
  'log.lookAt': takes(z.strictObject({ seq: count.nullable() })).answers<null>(),
  'log.export': takes(z.strictObject({ target: file, confirmed: confirmed.exactOptional() })).answers<{
    path: string;
  }>(),
};
