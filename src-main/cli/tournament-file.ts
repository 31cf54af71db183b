import {
  fail,
  ok,
  SAYS_CORRECTED,
  systemOf,
  type Colour,
  type FailureShape,
  type Outcome,
  type Rules,
  type SystemSetting,
  type Tournament,
  type TrfFailure,
} from '../../src-engine/index.ts';
import { MOST_BYTES } from '../files/bounds.ts';
import { en } from '../../src-engine/texts/index.ts';
import { readTrfFile, type TrfFile } from '../files/trf.ts';
import { HEADER_BYTES, isTournamentHeader } from '../storage/tournament-mark.ts';
import type { CliIo } from './io.ts';

/** What the command line says about a tournament where its file is silent. */
export interface Supplements {
  /** Identity in the registry of systems; this one holds whatever the file says. Left out where a command has no such option. */
  readonly system?: string | null;
  /** True where it says whether this is a Swiss or a round robin, so that nothing is assumed; left out where it cannot say so. */
  readonly saysKind?: boolean;
  readonly rounds?: number | null;
  readonly initialColour?: Colour | null;
  /** Seed of drawn lots, which no file tells. */
  readonly lotSeed?: number | null;
  /** With or without the conditions of a Maxi-tournament (Lim); null: what the file says. */
  readonly maxiTournament?: boolean | null;
  /** β of the matching-based systems, tenths of a game; null: what the file says. */
  readonly maximumColourDifference?: number | null;
  /** Read on where the file contradicts itself. */
  readonly lenient?: boolean;
  /** Refuse the report of an event that pairs teams: its boards follow from matches, no system for players gives them. */
  readonly playersOnly?: boolean;
  /** Remember the records that only the file has, as team events need them; slower. Done by itself where results were corrected. */
  readonly withLayout?: boolean;
}

type FileFailure = FailureShape &
  (
    | { readonly code: 'file-unreadable'; readonly reason: string }
    | { readonly code: 'trf'; readonly failure: TrfFailure }
    | { readonly code: 'team-event' }
    | { readonly code: 'of-program' }
    | {
        readonly code: 'option-of-other-system';
        readonly option: SystemOption;
        readonly system: string;
      }
  );

/** A report or a tournament file as commands see it. */
export interface OpenedTournament {
  readonly tournament: Tournament;
  /** True when the file names its tie-breaks (records 202, 212); else the rules hold the program's own. */
  readonly namesTieBreaks: boolean;
  /** True when the file tells the number of rounds (142, XXR); else it is the command line's or the columns'. */
  readonly namesRounds: boolean;
  /** True when the report is of an event that pairs teams. */
  readonly pairsTeams: boolean;
  /** Sentences on what was assumed about the system, and on what the command line sets against the file. */
  readonly remarks: readonly string[];
}

/** Whether a report may tell of corrected results, in an encoding of one byte a letter or of two. */
function mayTellCorrections({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  const letters = Buffer.from(buffer, byteOffset, byteLength).toString('latin1').replaceAll('\0', '');
  return SAYS_CORRECTED.test(letters);
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
    bytes = io.readFile(path, MOST_BYTES);
  } catch (error) {
    return fail({ code: 'file-unreadable', reason: reasonOf(error) });
  }
  if (isTournamentFile(bytes)) return fail({ code: 'of-program' });
  const reading = readTrfFile(bytes, {
    strict: supplements.lenient !== true,
    withLayout: supplements.withLayout === true || mayTellCorrections(bytes),
  });
  if (!reading.ok) return fail({ code: 'trf', failure: reading.failure });
  const { tournament, namesRounds, namesTieBreaks, pairsTeams } = reading.value;
  if (pairsTeams && supplements.playersOnly === true) return fail({ code: 'team-event' });
  const { rules } = tournament;
  const system = supplements.system ?? rules.system;
  const misplaced = misplacedOption(system, supplements);
  if (misplaced !== null) return fail({ code: 'option-of-other-system', option: misplaced, system });
  const completed: Tournament = {
    ...tournament,
    rules: {
      ...rules,
      ...systemOptionsOf(rules, supplements),
      system,
      rounds: namesRounds ? rules.rounds : (supplements.rounds ?? rules.rounds),
      initialColour: rules.initialColour ?? supplements.initialColour ?? null,
      lotSeed: supplements.lotSeed ?? rules.lotSeed,
    },
  };
  const remarks = [
    ...(pairsTeams ? [] : assumptions(path, reading.value, rules.system, supplements)),
    ...overruled(path, rules, supplements),
  ];
  return ok({ tournament: completed, namesTieBreaks, namesRounds, pairsTeams, remarks });
}

/** Whether the bytes are those of a tournament file, which the commands for reports do not read. */
export function isTournamentFile(bytes: Uint8Array): boolean {
  return isTournamentHeader(Buffer.from(bytes.subarray(0, HEADER_BYTES)));
}

type SystemOption = '--maxi' | '--no-maxi' | '--beta';

const hasSetting = (system: string, setting: SystemSetting): boolean =>
  systemOf(system)?.traits.settings.includes(setting) ?? false;

/** An option that the pairing system does not have. */
export function misplacedOption(
  system: string,
  { maxiTournament, maximumColourDifference }: Supplements,
): SystemOption | null {
  if ((maxiTournament ?? null) !== null && !hasSetting(system, 'maxiTournament'))
    return maxiTournament === true ? '--maxi' : '--no-maxi';
  return (maximumColourDifference ?? null) !== null && !hasSetting(system, 'maximumColourDifference')
    ? '--beta'
    : null;
}

/** The sentence for an option that belongs to another system. */
export function textOfMisplacedOption(option: SystemOption, system: string): string {
  const { optionBelongsElsewhere, matching, lim } = en.commandLine;
  return optionBelongsElsewhere(option, option === '--beta' ? matching : lim, system);
}

function systemOptionsOf(rules: Rules, { maxiTournament, maximumColourDifference }: Supplements) {
  const [maxi, beta] = [
    maxiTournament ?? rules.maxiTournament,
    maximumColourDifference ?? rules.maximumColourDifference,
  ];
  return {
    ...(maxi === undefined ? {} : { maxiTournament: maxi }),
    ...(beta === undefined ? {} : { maximumColourDifference: beta }),
  };
}

/**
 * What was assumed where neither the file nor the command line says it, or where the file says it in signs that nobody
 * knows.
 */
function assumptions(
  path: string,
  { deviations }: TrfFile,
  system: string,
  { system: said, saysKind }: Supplements,
): string[] {
  const isSaid = (said ?? null) !== null || saysKind === true;
  const option = said !== undefined ? '--system' : saysKind !== undefined ? '--swiss' : null;
  return deviations.flatMap((deviation) => {
    const { code, line, column, found } = deviation;
    const ofFile = `${path}: ${en.trf.failure({ code: 'deviation', line, column, deviation })}`;
    if (code === 'result-unknown') return [ofFile];
    if (isSaid) return [];
    if (code === 'acceleration-unused') return [ofFile];
    if (code === 'system-unknown')
      return [en.commandLine.systemUnknown(path, line, found, system, option === '--system')];
    return code === 'schedule-complete' ? [en.commandLine.scheduleComplete(path, system, option)] : [];
  });
}

/** What the command line says otherwise than the file. */
function overruled(path: string, rules: Rules, supplements: Supplements): string[] {
  const [told, asked] = [rules.maximumColourDifference, supplements.maximumColourDifference ?? null];
  const games = (tenths: number) => String(tenths / 10);
  return [
    ...(rules.maxiTournament === true && supplements.maxiTournament === false
      ? [en.commandLine.maxiOverruled(path)]
      : []),
    ...(told !== undefined && asked !== null && told !== asked
      ? [en.commandLine.betaOverruled(path, games(told), games(asked))]
      : []),
  ];
}

/** The system with the options under which it pairs this tournament. */
export function nameOfSystem(system: string, { rules }: Tournament): string {
  const { maxiTournament, maximumColourDifference } = rules;
  if (hasSetting(system, 'maxiTournament') && maxiTournament === true)
    return `${system}, ${en.commandLine.maxi}`;
  if (hasSetting(system, 'maximumColourDifference') && maximumColourDifference !== undefined)
    return `${system}, ${en.commandLine.beta(String(maximumColourDifference / 10))}`;
  return system;
}

/** Why a file was not read, as part of a sentence. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'ENOENT':
      return en.cli.file.missing;
    case 'EFBIG':
      return en.reading.overLimit(MOST_BYTES / 1_000_000);
    case 'EISDIR':
      return en.cli.file.folder;
    case 'EACCES':
    case 'EPERM':
      return en.cli.file.forbidden;
    default:
      return en.cli.file.unreadable(code);
  }
}

/** The sentence for a file that cannot be used, with the file and the place in it. */
export function textOfFileFailure(path: string, failure: FileFailure): string {
  switch (failure.code) {
    case 'file-unreadable':
      return `${path}: ${failure.reason}.`;
    case 'of-program':
      return en.cli.file.ofProgram(path);
    case 'team-event':
      return en.cli.file.ofTeams(path);
    case 'option-of-other-system':
      return `${path}: ${textOfMisplacedOption(failure.option, failure.system)}`;
    case 'trf':
      return `${path}: ${en.trf.failure(failure.failure)}`;
  }
}

/** Writes a file; a sentence where it cannot be written, else null. */
export function unwritten(io: CliIo, path: string, text: string): string | null {
  try {
    io.writeFile(path, text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
