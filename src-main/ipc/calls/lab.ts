/** The laboratory. Nothing here writes to a tournament. */
import { z } from 'zod';
import { PAPER_SIZES } from '../contract/documents.ts';
import { LAB_LIMITS, type LabList, type LabView, type RestView } from '../contract/lab.ts';
import { takes } from './call.ts';
import { confirmed, file, nothing, text } from './fields.ts';

const rating = z.number().int().min(1).max(4000);

const field = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tournament') }),
  z.strictObject({
    kind: z.literal('typed'),
    players: z.number().int().min(4).max(LAB_LIMITS.players),
    lowest: rating,
    highest: rating,
  }),
  z.strictObject({ kind: z.literal('ratings'), ratings: z.array(rating).min(4).max(LAB_LIMITS.players) }),
  z.strictObject({
    kind: z.literal('file'),
    name: text,
    ratings: z
      .array(rating.or(z.literal(0)))
      .min(4)
      .max(LAB_LIMITS.players),
  }),
]);
export type LabFieldInput = Readonly<z.output<typeof field>>;

const setup = z.strictObject({
  field,
  systems: z.array(text).min(1).max(LAB_LIMITS.systems),
  rounds: z.number().int().min(1).max(LAB_LIMITS.rounds),
  runs: z.number().int().min(1).max(LAB_LIMITS.runs),
});
export type LabSetup = Readonly<z.output<typeof setup>>;

export const queries = {
  'lab.view': takes(nothing).answers<LabView>(),
  'lab.rest': takes(nothing).answers<RestView>(),
};

export const commands = {
  /** Reads a list of players, a table or a report, to be tried. */
  'lab.readField': takes(z.strictObject({ file })).answers<LabList>(),
  /** Begins to try; what ran before is given up. */
  'lab.start': takes(setup).answers<null>(),
  /** Ends the run and keeps what is done. */
  'lab.stop': takes(nothing).answers<null>(),
  /** One page for the organiser, as a PDF. */
  'lab.save': takes(
    z.strictObject({ target: file, paper: z.enum(PAPER_SIZES), confirmed: confirmed.exactOptional() }),
  ).answers<{ readonly path: string }>(),
  /** Plays the rest of the open tournament many times. */
  'lab.playRest': takes(
    z.strictObject({ runs: z.number().int().min(1).max(LAB_LIMITS.runs) }),
  ).answers<null>(),
  'lab.stopRest': takes(nothing).answers<null>(),
};
