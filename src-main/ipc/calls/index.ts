/** Every call that may cross from a page into main. Nothing else is let through. */
import { z } from 'zod';
import * as app from './app.ts';
import type { TypesOf } from './call.ts';
import * as documents from './documents.ts';
import * as files from './files.ts';
import * as hall from './hall.ts';
import * as incidents from './incidents.ts';
import * as lab from './lab.ts';
import * as lists from './lists.ts';
import * as log from './log.ts';
import * as norms from './norms.ts';
import * as players from './players.ts';
import * as repair from './repair.ts';
import * as round from './round.ts';
import * as seals from './seals.ts';
import * as settings from './settings.ts';
import * as standings from './standings.ts';
import * as verification from './verification.ts';

/** Reading. */
export const QUERIES = {
  ...app.queries,
  ...files.queries,
  ...settings.queries,
  ...players.queries,
  ...repair.queries,
  ...round.queries,
  ...verification.queries,
  ...standings.queries,
  ...norms.queries,
  ...documents.queries,
  ...seals.queries,
  ...hall.queries,
  ...incidents.queries,
  ...lists.queries,
  ...lab.queries,
  ...log.queries,
};

/** Writing. `confirmed` repeats a command that asked for confirmation, with what was confirmed; 0 before it was. */
export const COMMANDS = {
  ...app.commands,
  ...files.commands,
  ...settings.commands,
  ...players.commands,
  ...repair.commands,
  ...round.commands,
  ...verification.commands,
  ...standings.commands,
  ...documents.commands,
  ...hall.commands,
  ...incidents.commands,
  ...lists.commands,
  ...lab.commands,
  ...log.commands,
};

export type QueryTypes = TypesOf<typeof QUERIES>;
export type CommandTypes = TypesOf<typeof COMMANDS>;

export const QUERY_NAMES = Object.keys(QUERIES) as (keyof QueryTypes)[];
export const COMMAND_NAMES = Object.keys(COMMANDS) as (keyof CommandTypes)[];

/** The sitting for which a page meant a command, see `DocumentState`. */
export const MEANT = z.string().max(64).optional();

/** The identity that a page made up for a command: a UUID, or as good as one. */
export const COMMAND_ID = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional();
