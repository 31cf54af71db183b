import {
  fail,
  ok,
  type Colour,
  type FailureShape,
  type Outcome,
  type Tournament,
  type TrfFailure,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { readTrfFile } from '../files/trf.ts';
import type { CliIo } from './io.ts';

/** What the command line says about a tournament where its file is silent. */
export interface Supplements {
  /** Identity in the registry of systems; this one holds whatever the file says. */
  readonly system?: string | null;
  readonly rounds?: number | null;
  readonly initialColour?: Colour | null;
  /** Seed of drawn lots, which no file tells. */
  readonly lotSeed?: number | null;
  /** Read on where the file contradicts itself. */
  readonly lenient?: boolean;
  /** Refuse the report of an event that pairs teams: its boards follow from matches, no system for players gives them. */
  readonly playersOnly?: boolean;
  /** Remember the records that only the file has, as team events need them; slower. */
  readonly withLayout?: boolean;
}

export type FileFailure = FailureShape &
  (
    | { readonly code: 'file-unreadable'; readonly reason: string }
    | { readonly code: 'trf'; readonly failure: TrfFailure }
    | { readonly code: 'team-event' }
  );

export interface OpenedTournament {
  readonly tournament: Tournament;
  /** True when the file names its tie-breaks (records 202, 212); else the rules hold the program's own. */
  readonly namesTieBreaks: boolean;
  /** True when the file tells the number of rounds (142, XXR); else it is the command line's or the columns'. */
  readonly namesRounds: boolean;
  /** True when the report is of an event that pairs teams. */
  readonly pairsTeams: boolean;
}

/**
 * Reads a tournament file. The file's own records come first, then the command line's supplements, then what the
 * recorded columns show.
 */
export function openTournament(
  io: CliIo,
  path: string,
  supplements: Supplements = {},
): Outcome<OpenedTournament, FileFailure> {
  let bytes: Uint8Array;
  try {
    bytes = io.readFile(path);
  } catch (error) {
    return fail({ code: 'file-unreadable', reason: reasonOf(error) });
  }
  const reading = readTrfFile(bytes, {
    strict: supplements.lenient !== true,
    withLayout: supplements.withLayout === true,
  });
  if (!reading.ok) return fail({ code: 'trf', failure: reading.failure });
  const { tournament, namesRounds, namesTieBreaks, pairsTeams } = reading.value;
  if (pairsTeams && supplements.playersOnly === true) return fail({ code: 'team-event' });
  const { rules } = tournament;
  const completed: Tournament = {
    ...tournament,
    rules: {
      ...rules,
      system: supplements.system ?? rules.system,
      rounds: namesRounds ? rules.rounds : (supplements.rounds ?? rules.rounds),
      initialColour: rules.initialColour ?? supplements.initialColour ?? null,
      lotSeed: supplements.lotSeed ?? rules.lotSeed,
    },
  };
  return ok({ tournament: completed, namesTieBreaks, namesRounds, pairsTeams });
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'this is a folder';
    case 'EACCES':
    case 'EPERM':
      return 'the file may not be read';
    default:
      return code === '' ? 'the file cannot be read' : `the file cannot be read (${code})`;
  }
}

/** The sentence for a file that cannot be used, with the file and the place in it. */
export function textOfFileFailure(path: string, failure: FileFailure): string {
  switch (failure.code) {
    case 'file-unreadable':
      return `${path}: ${failure.reason}.`;
    case 'team-event':
      return `${path}: this event pairs teams; only the rounds of individual events are paired and checked.`;
    case 'trf':
      return `${path}: ${en.trf.failure(failure.failure)}`;
  }
}

/** Writes a file; false where it cannot be written. */
export function writes(io: CliIo, path: string, text: string): boolean {
  try {
    io.writeFile(path, text);
    return true;
  } catch {
    return false;
  }
}
