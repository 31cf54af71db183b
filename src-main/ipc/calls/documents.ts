/** Printed documents, what became of them at the printer, and the Paper Pack. */
import { z } from 'zod';
import {
  DOCUMENT_KINDS,
  PACK_PAPERS,
  PAPER_SIZES,
  MOST_COPIES,
  PRINT_STATES,
  RUN_KINDS,
  type DocumentEntry,
  type PrintJobsView,
  type RenderedDocument,
  type RunView,
  type SentToPrint,
} from '../contract/documents.ts';
import { takes } from './call.ts';
import { confirmed, count, file, listOf, nothing, player, round, text } from './fields.ts';

const printRun = z
  .array(z.strictObject({ kind: z.enum(RUN_KINDS), copies: z.number().int().min(1).max(MOST_COPIES) }))
  .min(1)
  .max(RUN_KINDS.length)
  .readonly();

const documentRequest = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  round: round.nullable(),
  paper: z.enum(PAPER_SIZES),
  /** For the working of tie-breaks: whose. Without it, those who are tied at the top. */
  players: listOf(player).exactOptional(),
  /** For the explanations: of which board, null for the bye. Without it, of all. */
  board: count.nullable().exactOptional(),
  /** For the set after a publication: what is in it. Without it, the usual one. */
  run: printRun.exactOptional(),
});
export type DocumentRequest = Readonly<z.output<typeof documentRequest>>;

export const queries = {
  'documents.list': takes(z.strictObject({ round })).answers<readonly DocumentEntry[]>(),
  /** A newer request takes the place of one that is still being made, which is refused as `cancelled`. */
  'documents.render': takes(documentRequest).answers<RenderedDocument>(),
  /** The set after a publication, as it was chosen last. */
  'documents.run': takes(nothing).answers<RunView>(),
  /** What went to the printer. */
  'documents.jobs': takes(nothing).answers<PrintJobsView>(),
  /** The PDF of a print as it was kept. */
  'documents.kept': takes(z.strictObject({ job: text })).answers<RenderedDocument>(),
};

export const commands = {
  'documents.save': takes(
    documentRequest.extend({ target: file, confirmed: confirmed.exactOptional() }),
  ).answers<{
    path: string;
    pages: number;
  }>(),
  /** Keeps the PDF and sends it to the printer; value null when the dialog was cancelled. */
  'documents.print': takes(documentRequest).answers<SentToPrint | null>(),
  /** Sends a kept PDF again from a page on. */
  'documents.printAgain': takes(
    z.strictObject({ job: text, fromPage: z.number().int().min(1).max(100_000) }),
  ).answers<SentToPrint | null>(),
  /** Says what became of a print. */
  'documents.settlePrint': takes(z.strictObject({ job: text, state: z.enum(PRINT_STATES) })).answers<null>(),
  /** Writes the published rounds, standings and players as web pages into a folder. */
  'documents.savePages': takes(z.strictObject({ folder: file })).answers<{ path: string; pages: number }>(),
  /** Chooses the set that goes to the printer after each publication. */
  'documents.setRun': takes(z.strictObject({ run: printRun })).answers<null>(),
  /** Gives up the document that is being made for the page. */
  'documents.cancel': takes(nothing).answers<null>(),
  /** Whether a Paper Pack is made after each publication, and for which paper. */
  'documents.setPacks': takes(z.strictObject({ paper: z.enum(PACK_PAPERS) })).answers<null>(),
};
