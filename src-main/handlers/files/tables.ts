/** What tables of players and of results share: reading the file, remembered columns, the arbiter's choices. */
import { randomUUID } from 'node:crypto';
import { readFreeNow } from '../../storage/held-files.ts';
import { basename } from 'node:path';
import { DELIMITERS } from '../../files/csv.ts';
import { CHOOSABLE_ENCODINGS } from '../../files/decode.ts';
import { foldedHeading } from '../../files/headings.ts';
import { columnsOf } from '../../files/player-table.ts';
import { readTable, textOfTableFailure, type Table } from '../../files/table.ts';
import type {
  Refusal,
  TableChoice,
  TableReading,
  TableReview,
  TableRowOption,
  TableRowReview,
} from '../../ipc/contract.ts';
import { openFailureOf } from '../../storage/failure.ts';
import type { Desk } from '../desk.ts';
import { notThere, openRefusal } from '../refusals.ts';
import { refusal } from '../reply.ts';

/** The option that every row has, the first of all. */
export const LEAVE_OUT: TableRowOption = { label: 'leave out', effect: 'none' };
export const LEFT_OUT = 0;

/** Which kind of table columns are remembered for. */
export type TableKind = 'players' | 'results';

/** A table that was read and waits for the arbiter's word, with what each row can become. */
export interface WaitingTable<Row> {
  readonly token: string;
  readonly kind: TableKind;
  readonly table: Table;
  readonly fileName: string;
  readonly fields: readonly string[];
  readonly rows: readonly Row[];
  readonly reviews: readonly TableRowReview[];
  /** Entries of the log when it was read: what was judged then may not fit any more. */
  readonly entries: number;
}

/** Reads a table file as asked, or says why not. */
export async function readTableFile(
  path: string,
  reading: TableReading | null,
  isHeading: (cell: string) => boolean,
): Promise<Table | Refusal> {
  let bytes: Uint8Array;
  try {
    bytes = readFreeNow(path);
  } catch (error) {
    return openRefusal(openFailureOf(error, path));
  }
  const { sheet = null, headingRow = null } = reading ?? {};
  const encoding = CHOOSABLE_ENCODINGS.find((known) => known === reading?.encoding) ?? null;
  const delimiter = DELIMITERS.find((known) => known === reading?.delimiter) ?? null;
  const read = await readTable(bytes, { isHeading, sheet, headingRow, encoding, delimiter });
  if (read.ok) return read.value;
  const { failure } = read;
  return refusal(failure.code, textOfTableFailure(failure), 'Nothing was imported.', {
    ...(failure.line === undefined ? {} : { line: failure.line }),
    ...(failure.column === undefined ? {} : { column: failure.column }),
  });
}

/** Tables with the same headings are taken alike. */
function headingsKey(kind: TableKind, { headers }: Table): string {
  return `${kind}: ${headers.map(foldedHeading).join(' | ')}`;
}

/** Fields of the columns: as asked, else as remembered for these headings, else as suggested. */
export function fieldsOf<F extends string>(
  desk: Desk,
  kind: TableKind,
  table: Table,
  asked: readonly string[] | null,
  known: readonly F[],
  suggested: readonly F[],
): { readonly fields: readonly F[]; readonly isRemembered: boolean } {
  const remembered =
    table.headingRow === 0 ? undefined : desk.preferences.values.columns[headingsKey(kind, table)];
  const wanted = asked ?? remembered;
  if (wanted?.length !== suggested.length) return { fields: suggested, isRemembered: false };
  const fields = suggested.map((field, index) => known.find((each) => each === wanted[index]) ?? field);
  const isRemembered = asked === null && fields.some((field, index) => field !== suggested[index]);
  return { fields, isRemembered };
}

/** Most headings that columns are remembered for. */
const REMEMBERED = 50;

/** Remembers how the columns of an accepted table were taken. */
export function rememberFields(desk: Desk, { kind, table, fields }: WaitingTable<unknown>): void {
  if (table.headingRow === 0) return;
  const key = headingsKey(kind, table);
  const others = Object.entries(desk.preferences.values.columns).filter(([known]) => known !== key);
  desk.preferences.change({
    columns: Object.fromEntries([...others.slice(1 - REMEMBERED), [key, [...fields]]]),
  });
}

/** Makes a table that was read and judged ready for review. */
export function waitingTable<Row>(
  desk: Desk,
  kind: TableKind,
  path: string,
  table: Table,
  fields: readonly string[],
  rows: readonly Row[],
  reviews: readonly TableRowReview[],
): WaitingTable<Row> {
  const entries = desk.document!.log.records.length;
  return { token: randomUUID(), kind, table, fileName: basename(path), fields, rows, reviews, entries };
}

export function reviewOf(
  { token, fileName, table, fields, reviews }: WaitingTable<unknown>,
  known: readonly string[],
  isRemembered: boolean,
): TableReview {
  const { encoding, delimiter, sheets, sheet, headingRow, remarks } = table;
  const isText = sheets.length === 0;
  return {
    token,
    fileName,
    encoding,
    encodings: isText ? CHOOSABLE_ENCODINGS : [],
    delimiter,
    delimiters: isText ? DELIMITERS : [],
    sheets,
    sheet,
    headingRow,
    isRemembered,
    remarks,
    fields: known,
    columns: columnsOf(table, fields),
    rows: reviews,
  };
}

/** The option of each row, in their order; or why they cannot be taken: a row that waits for a choice, an old review. */
export function chosenOptions(
  desk: Desk,
  waiting: WaitingTable<unknown> | null,
  token: string,
  choices: readonly TableChoice[],
): readonly number[] | Refusal {
  if (waiting?.token !== token) return notThere('This import');
  if (waiting.entries !== desk.document!.log.records.length)
    return refusal(
      'table-stale',
      'The tournament changed since the table was read.',
      'Read the table again.',
    );
  const chosen = new Map(choices.map(({ row, option }) => [row, option]));
  const options = waiting.reviews.map(({ row, choice }) => chosen.get(row) ?? choice);
  const undecided = waiting.reviews.filter((_, index) => options[index] === null);
  if (undecided.length > 0)
    return refusal(
      'rows-undecided',
      undecided.length === 1
        ? `Row ${undecided[0]!.row} is unclear.`
        : `${undecided.length} rows are unclear, the first of them row ${undecided[0]!.row}.`,
      'Say what becomes of each, or leave it out.',
    );
  const beyond = waiting.reviews.find(({ options: known }, index) => known[options[index]!] === undefined);
  return beyond === undefined
    ? options.map((option) => option!)
    : notThere(`This choice for row ${beyond.row}`);
}
