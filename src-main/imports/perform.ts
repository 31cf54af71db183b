/** Reading files from outside, from the bytes to what the arbiter reviews. Runs in the thread. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import {
  checkTournament,
  fail,
  ok,
  type EditablePlayer,
  type Outcome,
  type RoundCheck,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { LONGEST_LINE, MOST_BYTES, MOST_LINES, tooLarge } from '../files/bounds.ts';
import { readOutsideFile } from '../files/outside-file.ts';
import { isPlayerHeading, PLAYER_FIELDS, suggestMapping } from '../files/player-fields.ts';
import { columnsOf, playerRows } from '../files/player-table.ts';
import {
  isResultHeading,
  RESULT_FIELDS,
  resultRows,
  suggestResultMapping,
  type ResultRow,
} from '../files/result-table.ts';
import { readTable, type Table } from '../files/table.ts';
import { textShape } from '../files/text-shape.ts';
import { mayCheckRounds, reviewTrf } from '../files/trf-review.ts';
import { readTrfFile, type TrfFile } from '../files/trf.ts';
import type { TableRowReview } from '../ipc/contract.ts';
import type { JobMessage, Progress, ValueOf } from '../threads/jobs.ts';
import { texts } from '../texts.ts';
import { fieldsOf, headingsKey, type TableKind } from './columns.ts';
import type { FieldJob, ImportFailure, Jobs, ReadTable, TableJob } from './jobs.ts';
import { fatesOf, playerReview, type JudgedRow } from './player-reviews.ts';
import { resultReview } from './result-reviews.ts';

/** Does one job. `progress` is told now and then, and once when the file has been read. */
export function perform({ name, args }: JobMessage<Jobs>, progress: Progress): ValueOf<Jobs, keyof Jobs> {
  switch (name) {
    case 'report':
      return report(args, progress);
    case 'players':
      return players(args, progress);
    case 'field':
      return field(args, progress);
    case 'results':
      return results(args, progress);
  }
}

function report(
  { source, encoding, checks }: Jobs['report']['args'],
  progress: Progress,
): Jobs['report']['value'] {
  const read = 'path' in source ? readOutsideFile(source.path, MOST_BYTES, source.taken) : ok(source.bytes);
  if (!read.ok) return read;
  const bytes = read.value;
  const fileName = 'path' in source ? basename(source.path) : source.fileName;
  const shape = shapeFailure(bytes);
  if (shape !== null) return fail(shape);
  const file = readTrfFile(bytes, encoding === null ? {} : { encoding });
  if (!file.ok) return file;
  const isChecked = checks !== 'none' && mayCheckRounds(file.value);
  const checked = isChecked ? roundChecks(file.value, checks === 'reasons', progress) : [];
  const { tournament } = file.value;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const [review, stored] = [texts, en].map((words) => reviewTrf(fileName, file.value, checked, words));
  return ok({ bytes, hash, review: review!, stored: stored!, tournament });
}

/** Why bytes are no text of a report, asked before they are decoded. */
function shapeFailure(bytes: Uint8Array): ImportFailure | null {
  const shape = textShape(bytes);
  if (shape === null) return null;
  return shape === 'too-many-lines'
    ? tooLarge('lines', MOST_LINES)
    : { code: 'line-too-long', line: shape.longLine, column: LONGEST_LINE + 1, limit: LONGEST_LINE };
}

/** The rounds as the rules pair them, one after the other; none where the system is not known. */
function roundChecks({ tournament }: TrfFile, reasons: boolean, progress: Progress): RoundCheck[] {
  const all = tournament.rounds.length;
  const checks: RoundCheck[] = [];
  for (let round = 1; round <= all; round++) {
    progress(round - 1, all);
    const checked = checkTournament(tournament, { rounds: [round], reasons });
    if (!checked.ok) return [];
    checks.push(...checked.value.rounds);
  }
  return checks;
}

/** Reads a table and decides what its columns are. */
function tableFile<F extends string>(
  kind: TableKind,
  job: TableJob,
  isHeading: (cell: string) => boolean,
  known: readonly F[],
  suggest: (table: Table) => readonly F[],
): Outcome<{ table: Table; fields: readonly F[]; isRemembered: boolean }, ImportFailure> {
  const read = readOutsideFile(job.path, MOST_BYTES, job.taken);
  if (!read.ok) return read;
  const table = readTable(read.value, { ...job, isHeading });
  if (!table.ok) return fail(table.failure);
  const key = headingsKey(kind, table.value);
  return ok({
    table: table.value,
    ...fieldsOf(job.remembered, key, job.fields, known, suggest(table.value)),
  });
}

function reviewed<Row>(
  { table, fields, isRemembered }: { table: Table; fields: readonly string[]; isRemembered: boolean },
  rows: readonly Row[],
  review: (row: Row) => TableRowReview,
): ReadTable<Row> {
  const { rows: _, ...facts } = table;
  return {
    table: facts,
    fields,
    isRemembered,
    columns: columnsOf(table, fields),
    rows,
    reviews: rows.map(review),
  };
}

function players(args: Jobs['players']['args'], progress: Progress): Jobs['players']['value'] {
  const suggest = (table: Table) => suggestMapping(table, args.pace, args.rule.method);
  const read = tableFile('players', args, isPlayerHeading, PLAYER_FIELDS, suggest);
  if (!read.ok) return read;
  const { table, fields } = read.value;
  const byId = new Map(args.players.map((player) => [player.id, player]));
  const rows = playerRows(table, fields, args.players, args.rounds, progress).map((row): JudgedRow => ({
    read: row,
    fates: fatesOf(row, byId, args.rule),
  }));
  return ok(reviewed(read.value, rows, (row) => playerReview(row, byId, args.rule)));
}

/** How a table is read of which nothing is known. */
const AS_FOUND = { sheet: null, headingRow: null, encoding: null, delimiter: null, fields: null } as const;

function field({ path, taken, holds, remembered }: FieldJob, progress: Progress): Jobs['field']['value'] {
  if (holds !== 'table') {
    const read = report({ source: { path, taken }, encoding: null, checks: 'none' }, progress);
    if (read.ok) return ok({ ratings: read.value.tournament.players.map(ratingOf), leftOut: 0 });
    if (holds === 'report' || read.failure.code !== 'not-a-report') return read;
  }
  const job = { path, taken, remembered, ...AS_FOUND };
  const suggest = (table: Table) => suggestMapping(table, 'standard');
  const read = tableFile('players', job, isPlayerHeading, PLAYER_FIELDS, suggest);
  if (!read.ok) return read;
  const { table, fields } = read.value;
  const rows = playerRows(table, fields, [], { first: 1, last: 0 }, progress);
  // Nobody is registered, so a row of a doubt repeats one above or is hidden.
  const players = rows.flatMap(({ verdict, player }) => (verdict === 'new' ? [player!] : []));
  return ok({ ratings: players.map(ratingOf), leftOut: rows.length - players.length });
}

const ratingOf = ({ rating, official, national, estimate }: EditablePlayer): number =>
  rating || official || (national?.rating ?? 0) || estimate;

function results(args: Jobs['results']['args'], progress: Progress): Jobs['results']['value'] {
  const read = tableFile('results', args, isResultHeading, RESULT_FIELDS, suggestResultMapping);
  if (!read.ok) return read;
  const { table, fields } = read.value;
  progress(0, table.rows.length);
  const rows: ResultRow[] = resultRows(table, fields, args.usual, args.open);
  return ok(reviewed(read.value, rows, resultReview));
}
