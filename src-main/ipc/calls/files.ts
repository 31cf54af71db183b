/** Tournament files, reports and exports. */
import { z } from 'zod';
import { ACCELERATIONS, TRF_PURPOSES, type PlainPoints } from '../../../src-engine/index.ts';
import { PAPER_SIZES } from '../contract/documents.ts';
import {
  CSV_DELIMITERS,
  EXPORT_FORMATS,
  type FileHandle,
  type FilingProblem,
  type ImportReview,
  type NewTournamentView,
} from '../contract/files.ts';
import { takes } from './call.ts';
import { confirmed, count, file, listOf, nothing, points, round, text } from './fields.ts';

/** Most characters of a file that is dropped on the page: 2.8 MB, and with its envelope less than a host takes. */
const DROPPED_LIMIT = 3_800_000;

/** A day of the calendar, `2026/11/15`. */
function isDay(value: string): boolean {
  const parts = /^(\d{4})\/(\d\d)\/(\d\d)$/.exec(value);
  if (parts === null) return false;
  const [year, month, date] = parts.slice(1).map(Number) as [number, number, number];
  // A day that the month does not have is one of another month.
  return new Date(Date.UTC(year, month - 1, date)).getUTCMonth() === month - 1;
}

/** `2026/11/15`, or `''` for a day that is not known. */
const day = text.refine((value) => value === '' || isDay(value), 'not a day');
const plainPoints = z.strictObject({
  win: points,
  draw: points,
  loss: points,
  bye: points,
}) satisfies z.ZodType<PlainPoints>;

/** What decides how a new tournament is played; what is left out is as a new tournament has it. */
const newRules = {
  system: text,
  acceleration: z.enum(ACCELERATIONS),
  startDate: day,
  /** As people write it, `90+30`. */
  timeControl: text.exactOptional(),
  points: plainPoints.exactOptional(),
  tieBreaks: listOf(text).exactOptional(),
};

const newTournament = z.strictObject({
  name: text,
  city: text,
  federation: text,
  endDate: day,
  rounds: round,
  /** False: begins without FIDE mode, for good. */
  fideMode: z.boolean().exactOptional(),
  ...newRules,
  target: file,
});
export type NewTournament = Readonly<z.output<typeof newTournament>>;

const exportRequest = z.strictObject({
  format: z.enum(EXPORT_FORMATS),
  /**
   * Of a report: `report` is what a federation is sent, with results as they are to be rated; `exchange`, which is the
   * default, has everything that another program needs to go on.
   */
  purpose: z.enum(TRF_PURPOSES).exactOptional(),
  /** Round that is exported, or after which standings stand; the latest by default. Reports hold all rounds. */
  round: count.exactOptional(),
  /** Comma by default; means nothing for other files than CSV. */
  delimiter: z.enum(CSV_DELIMITERS).exactOptional(),
});
export type ExportRequest = Readonly<z.output<typeof exportRequest>>;

/** Where something is saved; confirmed when it takes the place of another file. */
const place = { target: file, confirmed: confirmed.exactOptional() };

export const queries = {
  /**
   * What a new tournament is as it is typed, and where it would be stored under a file name. Nothing is made.
   */
  'tournament.asTyped': takes(
    z.strictObject({ ...newRules, fileName: text, players: round.exactOptional() }),
  ).answers<NewTournamentView>(),
  /** What keeps a report from being rated, or for another program what the format does not carry. */
  'filing.problems': takes(
    z.strictObject({ format: z.enum(EXPORT_FORMATS), purpose: z.enum(TRF_PURPOSES) }),
  ).answers<readonly FilingProblem[]>(),
};

export const commands = {
  /** Gives up the report or table that is being read. */
  'files.stopReading': takes(nothing).answers<null>(),
  /** Rows that were pasted on a page, as a table that is then read for review like a file. */
  'files.paste': takes(z.strictObject({ rows: z.string().min(1).max(DROPPED_LIMIT) })).answers<{
    file: FileHandle;
  }>(),
  'tournament.create': takes(newTournament).answers<null>(),
  /** Opens a tournament file. A TRF answers with a review instead; nothing is stored until it is accepted. */
  'tournament.open': takes(z.strictObject({ file, confirmed: confirmed.exactOptional() })).answers<
    { opened: true } | { opened: false; review: ImportReview }
  >(),
  /** Reads the waiting report once more, its text in an encoding that the arbiter chose. */
  'tournament.readAgain': takes(z.strictObject({ token: text, encoding: text })).answers<ImportReview>(),
  'tournament.acceptImport': takes(z.strictObject({ token: text, ...place })).answers<null>(),
  'tournament.cancelImport': takes(z.strictObject({ token: text })).answers<null>(),
  'tournament.close': takes(nothing).answers<null>(),
  /** Opens a working copy of the bundled, made-up tournament. */
  'tournament.openDemo': takes(nothing).answers<null>(),
  /** Copies the intact part of a damaged file into a new one and opens that. The damaged file stays as it is. */
  'tournament.recover': takes(z.strictObject({ file, target: file })).answers<{
    events: number;
    lost: string;
  }>(),
  /** Copies a tournament file, null for the one that is open, and opens the copy. */
  'tournament.workOnCopy': takes(z.strictObject({ source: file.nullable(), target: file })).answers<null>(),
  /** Saves a finished tournament once more, without the personal data that its report does not need. Asks first. */
  'tournament.saveWithoutPersonalData': takes(z.strictObject(place)).answers<{ path: string }>(),
  /** The open second medium's copy becomes the tournament, stored at `target`; the first laptop is locked out. */
  'tournament.takeOver': takes(z.strictObject({ target: file, confirmed })).answers<null>(),
  'tournament.export': takes(exportRequest.extend(place)).answers<{ path: string; bytes: number }>(),
  /** Reviews a report that nobody wants to import: the same as for an import, and nothing is ever stored. */
  'report.check': takes(z.strictObject({ file })).answers<ImportReview>(),
  /** The same for the content, in base64, of a file that was dropped on the page. */
  'report.checkDropped': takes(
    z.strictObject({ fileName: text.max(255), base64: z.base64().max(DROPPED_LIMIT) }),
  ).answers<ImportReview>(),
  /** Saves what the review of a report found as a PDF. */
  'report.certify': takes(z.strictObject({ token: text, paper: z.enum(PAPER_SIZES), ...place })).answers<{
    path: string;
    pages: number;
  }>(),
};
