/** What tables of players and of results share: reading the file, remembered columns, the arbiter's choices. */
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Outcome } from '../../../src-engine/index.ts';
import { DELIMITERS } from '../../files/csv.ts';
import { CHOOSABLE_ENCODINGS } from '../../files/decode.ts';
import { headingsKey, type TableKind } from '../../imports/columns.ts';
import type { ImportFailure, ReadTable, TableJob } from '../../imports/jobs.ts';
import type { Refusal, TableChoice, TableReading, TableReview } from '../../ipc/contract.ts';
import type { EventLog } from '../../storage/event-log.ts';
import type { Desk } from '../desk.ts';
import { notThere } from '../refusals.ts';
import { refusal } from '../reply.ts';
import { importRefusal, type ReadJob } from './imports.ts';
import { texts } from '../../texts.ts';

/** A table that was read and waits for the arbiter's word, with what each row can become. */
export interface WaitingTable<Row> extends ReadTable<Row> {
  readonly token: string;
  readonly kind: TableKind;
  readonly fileName: string;
  /** The log of the tournament that it was judged for, and its entries then: what was judged may not fit any more. */
  readonly log: EventLog;
  readonly entries: number;
}

type Read<Row> = { readonly waiting: WaitingTable<Row> } | { readonly refused: Refusal };

/** Reads a table file in the import thread, as asked and for the tournament as it is now; or says why not. */
export async function readTableFile<Row>(
  desk: Desk,
  kind: TableKind,
  path: string,
  reading: TableReading | null,
  read: (asked: TableJob) => Promise<ReadJob<Outcome<ReadTable<Row>, ImportFailure>>>,
): Promise<Read<Row>> {
  const { log } = desk.document!;
  const entries = log.records.length;
  const { sheet = null, headingRow = null, fields = null } = reading ?? {};
  const encoding = CHOOSABLE_ENCODINGS.find((known) => known === reading?.encoding) ?? null;
  const delimiter = DELIMITERS.find((known) => known === reading?.delimiter) ?? null;
  const { columns } = desk.preferences.values;
  const taken = desk.openFiles();
  const job = await read({
    path,
    taken,
    sheet,
    headingRow,
    encoding,
    delimiter,
    fields,
    remembered: columns,
  });
  if ('refused' in job) return job;
  if (!job.value.ok) return { refused: importRefusal(job.value.failure) };
  const fileName = basename(path);
  return { waiting: { ...job.value.value, token: randomUUID(), kind, fileName, log, entries } };
}

/** Most headings that columns are remembered for. */
const REMEMBERED = 50;

/** Remembers how the columns of an accepted table were taken. */
export function rememberFields(desk: Desk, { kind, table, fields }: WaitingTable<unknown>): void {
  const key = headingsKey(kind, table);
  if (key === null) return;
  const others = Object.entries(desk.preferences.values.columns).filter(([known]) => known !== key);
  desk.preferences.change({
    columns: Object.fromEntries([...others.slice(1 - REMEMBERED), [key, [...fields]]]),
  });
}

export function reviewOf(
  { token, fileName, table, columns, isRemembered, reviews }: WaitingTable<unknown>,
  known: readonly string[],
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
    columns,
    rows: reviews,
  };
}

/**
 * The option of each row, in their order; or why they cannot be taken: a row that waits for a choice, an old review. It is old
 * after any other entry, but where what its rows were judged by still `stands`.
 */
export function chosenOptions<Row>(
  desk: Desk,
  waiting: WaitingTable<Row> | null,
  token: string,
  choices: readonly TableChoice[],
  stands: (row: Row) => boolean = () => false,
): readonly number[] | Refusal {
  if (waiting?.token !== token) return notThere(texts.refusals.gone.import);
  const { log } = desk.document!;
  if (waiting.log !== log || (waiting.entries !== log.records.length && !waiting.rows.every(stands)))
    return refusal('table-stale', texts.tournamentFile.table.stale);
  const chosen = new Map(choices.map(({ row, option }) => [row, option]));
  const options = waiting.reviews.map(({ row, choice }) => chosen.get(row) ?? choice);
  const undecided = waiting.reviews.filter((_, index) => options[index] === null);
  if (undecided.length > 0)
    return refusal(
      'rows-undecided',
      texts.tournamentFile.table.undecided(undecided.length, undecided[0]!.row),
    );
  const beyond = waiting.reviews.find(({ options: known }, index) => known[options[index]!] === undefined);
  return beyond === undefined
    ? options.map((option) => option!)
    : notThere(texts.refusals.gone.choice(beyond.row));
}
