/** Rating lists kept on this laptop. */
import { z } from 'zod';
import { RATING_METHODS } from '../../../src-engine/index.ts';
import {
  MOST_HITS,
  type ListChoices,
  type ListReview,
  type ListSearch,
  type ListsFetched,
  type ListsView,
} from '../contract/lists.ts';
import { takes } from './call.ts';
import { confirmed, file, listOf, nothing, text } from './fields.ts';

/** The field of each column, `''` for none, and the federation of players for whom the table names none. */
const listTable = z.strictObject({ fields: listOf(text), federation: text });

export const queries = {
  /** What the sequence of lists in the open tournament may be, by a method and federation of the tournament rating. */
  'lists.choices': takes(
    z.strictObject({ method: z.enum(RATING_METHODS), federation: text }),
  ).answers<ListChoices>(),
  'lists.view': takes(nothing).answers<ListsView>(),
  /** Players of a list (null: of the main one, then who stands only on others) by any part of the name, or by a number. `tolerant` allows slips. */
  'lists.search': takes(
    z.strictObject({
      list: text.nullable(),
      text,
      limit: z.number().int().min(1).max(MOST_HITS),
      tolerant: z.boolean(),
    }),
  ).answers<ListSearch>(),
};

export const commands = {
  /** Looks at a file as a rating list; nothing is stored. */
  'lists.look': takes(z.strictObject({ file })).answers<ListReview>(),
  /**
   * Reads a rating list, and stores it in place of the one of the same name and month. What has to be asked is asked when
   * it is read; until the answer everything stays as it is, and with the same arguments it is not read again. `table` says what each column of a table is, and
   * is kept for its headings; without it they are what they were taken for before, or what the headings say. Progress comes as `lists.progress`.
   */
  'lists.import': takes(
    z.strictObject({ file, name: text, month: text, table: listTable.exactOptional(), confirmed }),
  ).answers<null>(),
  /** Puts aside what was read and waits for an answer; a file that was fetched is removed. */
  'lists.drop': takes(z.strictObject({ file })).answers<null>(),
  /**
   * Fetches the lists of all addresses in the settings, and stores them where nothing has to be asked. What an address gives
   * for the first time is only looked at. No other connection is made but for `lists.setFresh`.
   */
  'lists.fetch': takes(nothing).answers<ListsFetched>(),
  /** Where lists are fetched from, https, separated by blanks; `''` for nowhere. A new address ends `lists.setFresh`. */
  'lists.setAddress': takes(z.strictObject({ address: text })).answers<null>(),
  /**
   * From now on the lists are fetched by themselves, now and whenever that was more than a day ago, and stored where nothing
   * has to be asked; or no more.
   */
  'lists.setFresh': takes(z.strictObject({ on: z.boolean() })).answers<null>(),
  /** Switches the comparison of the entries that is made by itself on or off. */
  'lists.setComparing': takes(z.strictObject({ byItself: z.boolean() })).answers<null>(),
  /** Gives up the list that is being read. */
  'lists.cancel': takes(nothing).answers<null>(),
  'lists.remove': takes(z.strictObject({ list: text, confirmed })).answers<null>(),
};
