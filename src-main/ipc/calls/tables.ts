/** How a table from outside is read, and what is decided about its rows. */
import { z } from 'zod';
import { confirmed, count, listOf, text } from './fields.ts';

export const tableReading = z.strictObject({
  /** Sheet of a workbook; null for the one that looks most like a table. */
  sheet: text.nullable(),
  /** Row of the headings, 0 for none; null finds it. */
  headingRow: count.nullable(),
  /** What each column is taken for; null goes by the headings. */
  fields: listOf(text).nullable(),
  /** Encoding of a text; null recognises it. */
  encoding: text.nullable(),
  /** What separates the cells of a text; null finds it. */
  delimiter: text.nullable(),
});
/** How a table is to be read, where the arbiter knows better than the program. */
export type TableReading = Readonly<z.output<typeof tableReading>>;

const tableChoice = z.strictObject({ row: count, option: count });
/** An option chosen for a row of a table, see `TableRowReview`. */
export type TableChoice = Readonly<z.output<typeof tableChoice>>;

export const tableDecision = z.strictObject({ token: text, choices: listOf(tableChoice), confirmed });
