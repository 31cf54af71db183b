/** The event that is printed, from a report or a tournament file, and why it cannot be. */
import {
  fail,
  ok,
  type FailureShape,
  type Outcome,
  type Tournament,
  type TournamentState,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import type { Issue } from '../documents/source.ts';
import type { LogLine } from '../documents/views/view.ts';
import { formerPairing } from '../handlers/log/former.ts';
import { logRows } from '../handlers/log/rows.ts';
import { openRefusal } from '../handlers/refusals.ts';
import { sealOf } from '../storage/chain.ts';
import type { StorageFailure } from '../storage/failure.ts';
import { readHeader } from '../storage/header.ts';
import { readLog } from '../storage/open-copy.ts';
import type { CliIo } from './io.ts';
import { openTournament, textOfFileFailure } from './tournament-file.ts';

const text = en.sheetCommands.print;

/** Why nothing is printed, as a sentence and the exit code of the command. */
export interface PrintFailure extends FailureShape {
  readonly sentence: string;
  /** 1: there is no such document of this event. 2: wrong usage, or a file that cannot be read or written. */
  readonly exit: 1 | 2;
}

/** A {@link PrintFailure}; with exit code 2 unless told otherwise. */
export const refuse = (code: string, sentence: string, exit: 1 | 2 = 2) => fail({ code, sentence, exit });

/** An event to be printed, with its log as far as it has one. */
export interface Event {
  readonly tournament: Tournament;
  /** Announced starts of play by round; none of a report, which has no field for them. */
  readonly starts: TournamentState['starts'];
  readonly seal: string;
  readonly head: Issue['head'];
  /** Null for a report, which has none. */
  readonly log: (() => readonly LogLine[]) | null;
  /** What was on the wall of a round before, as far as the log tells. */
  readonly former: Issue['former'];
}

/** Reads a report or a tournament file. A tournament file is copied and the copy opened: it may be open elsewhere. */
export function openEvent(file: string, io: CliIo): Outcome<Event, PrintFailure> {
  const header = file === '-' ? null : readHeader(file);
  const isReport = header === null || (!header.ok && NO_TOURNAMENT_FILE.has(header.failure.code));
  if (isReport) return openReport(file, io);
  const read = readLog(file);
  if (!read.ok) return refuseStorage(read.failure);
  const { state, last } = read.value;
  return ok({
    tournament: state.tournament,
    starts: state.starts,
    seal: sealOf(last?.hash ?? ''),
    head: last ?? null,
    log: () => logRows(read.value, en.events),
    former: (round) => formerPairing(read.value, round),
  });
}

/** What a path that leads to no tournament file is looked at as a report for, which has the better sentence. */
const NO_TOURNAMENT_FILE: ReadonlySet<StorageFailure['code']> = new Set([
  'file-not-a-tournament',
  'file-missing',
  'file-unreachable',
  'file-read-only',
]);

function openReport(file: string, io: CliIo): Outcome<Event, PrintFailure> {
  const opened = openTournament(io, file, { lenient: true });
  if (!opened.ok) return refuse(opened.failure.code, textOfFileFailure(file, opened.failure));
  if (opened.value.pairsTeams) return refuse('team-event', text.teamEvent(file));
  for (const remark of opened.value.remarks) io.stderr(`${remark}\n`);
  return ok({
    tournament: opened.value.tournament,
    starts: {},
    seal: '',
    head: null,
    log: null,
    former: () => null,
  });
}

/** The sentences of the window for a tournament file that cannot be read, in one. */
export function refuseStorage(failure: StorageFailure) {
  const { message, advice } = openRefusal(failure);
  return refuse(failure.code, advice === '' ? message : `${message} ${advice}`);
}
