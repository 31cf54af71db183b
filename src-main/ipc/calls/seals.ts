/** Codes on sheets, and seals of reports. */
import { z } from 'zod';
import type { SealVerdict } from '../contract/seals.ts';
import { takes } from './call.ts';
import { text } from './fields.ts';

/** Most characters of a file that is looked at: 2.8 MB. */
const FILE_LIMIT = 3_800_000;

export const queries = {
  /** Whether a code that was typed or scanned is that of a sheet of this event. */
  'seals.check': takes(z.strictObject({ code: text })).answers<SealVerdict>(),
  /** Whether a report, or the PDF of a sheet, is as this event wrote it. */
  'seals.checkFile': takes(z.strictObject({ base64: z.base64().max(FILE_LIMIT) })).answers<SealVerdict>(),
};
