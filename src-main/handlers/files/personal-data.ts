/**
 * A finished tournament without the personal data that its report does not need, saved as a file of its own. The log is
 * sealed, so nothing is taken out of the file that is open: the copy has every entry, with a chain of its own.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  EVENT_KINDS,
  filingProblems,
  isEffectiveKind,
  ok,
  personalDataIn,
  stateWithoutPersonalData,
  withoutPersonalData,
  type Outcome,
  type PersonalData,
  type TournamentEvent,
  type TrfFilingProblem,
} from '../../../src-engine/index.ts';
import type { Refusal } from '../../ipc/contract.ts';
import { chained, sealOf, type LogRecord } from '../../storage/chain.ts';
import { EventLog } from '../../storage/event-log.ts';
import type { StorageFailure } from '../../storage/failure.ts';
import { readLog } from '../../storage/open-copy.ts';
import { restoreFolderBeside } from '../../storage/restore-point.ts';
import { TournamentFile } from '../../storage/tournament-file.ts';
import { texts } from '../../texts.ts';
import { commandText } from '../command-ids.ts';
import type { Desk, OpenDocument } from '../desk.ts';
import { storedLabel } from '../log/command-labels.ts';
import { noDocument, openRefusal } from '../refusals.ts';
import { answer, refusal, refuse, type CommandsOf } from '../reply.ts';
import { asking } from '../transact.ts';

const QUESTION_LEVEL = 2;

/** What says that the event is not over. */
const OPEN_ENDS: readonly TrfFilingProblem['code'][] = [
  'rounds-unpaired',
  'rounds-unpublished',
  'games-open',
  'games-adjourned',
];

export function personalDataCommands(desk: Desk): CommandsOf<'tournament.saveWithoutPersonalData'> {
  return {
    'tournament.saveWithoutPersonalData': ({ target, confirmed = 0 }) => {
      const { document } = desk;
      if (document === null) return Promise.resolve(refuse(noDocument()));
      const chosen = desk.files.take(target, 'save-tournament');
      if (!chosen.ok) return Promise.resolve(chosen);
      const { log } = document;
      const unfinished = unfinishedRefusal(log);
      if (unfinished !== null) return Promise.resolve(refuse(unfinished));
      const found = personalDataIn(eventsOf(log));
      if (Object.values(found).every((count) => count === 0))
        return Promise.resolve(refuse(refusal('no-personal-data', texts.personalData.nothing)));
      const act = texts.personalData.act;
      const question = asking(QUESTION_LEVEL, confirmed, { act, consequences: told(document, found) });
      if (question !== null) return Promise.resolve(question);
      const author = {
        at: desk.now(),
        actor: desk.actor(),
        command: commandText('tournament.saveWithoutPersonalData'),
      };
      const saved = saveWithout(chosen.value, log, found, author);
      return Promise.resolve(saved.ok ? answer({ path: chosen.value }) : refuse(openRefusal(saved.failure)));
    },
  };
}

function unfinishedRefusal({ state }: EventLog): Refusal | null {
  const problem = filingProblems(state.tournament, 'trf26').find(({ code }) => OPEN_ENDS.includes(code));
  return problem === undefined
    ? null
    : refusal('not-finished', texts.personalData.unfinished, texts.trf.filing(problem));
}

/** What is removed, what stays, and where the data is afterwards. */
function told({ path, log, mirrors }: OpenDocument, { birthDates, fees, incidents }: PersonalData): string[] {
  const words = texts.personalData;
  return [
    ...(birthDates === 0 ? [] : [words.births(birthDates)]),
    ...(fees === 0 ? [] : [words.fees(fees)]),
    ...(incidents === 0 ? [] : [words.incidents(incidents)]),
    words.stays,
    words.codes(sealOf(log.last!.hash)),
    words.rest([path, restoreFolderBeside(path), ...(mirrors?.media ?? [])]),
  ];
}

function eventsOf(log: EventLog): TournamentEvent[] {
  return log.records.map(({ seq }) => log.event(seq));
}

/** The entries of a log without personal data, chained for another document. */
function recordsWithout(log: EventLog, document: string): LogRecord[] {
  const kept = eventsOf(log).map((event) => ({ event, payload: withoutPersonalData(event) }));
  const entries = kept.map(({ event, payload }, index) => ({
    ...log.records[index]!,
    version: EVENT_KINDS[event.kind].version,
    payload: JSON.stringify(payload),
  }));
  // What was undone is told in the words of the entry, which may be those that were removed.
  const changed = new Set(
    kept.flatMap(({ event, payload }) => (isDeepStrictEqual(event.payload, payload) ? [] : [event.seq])),
  );
  const plain = logOf(document, chained(document, entries));
  const labels = new Map<number, string>();
  for (const { event } of kept) {
    if (!isEffectiveKind(event.kind) || !('of' in event.payload)) continue;
    const { of } = event.payload;
    const label =
      labels.get(of) ?? (plain.commandOf(of).some((seq) => changed.has(seq)) ? storedLabel(plain, of) : null);
    if (label === null) continue;
    labels.set(event.seq, label);
    const entry = entries[event.seq - 1]!;
    entry.payload = JSON.stringify({ ...event.payload, label });
  }
  return chained(document, entries);
}

/** Throws for records that do not fold: they are those of a log that does. */
function logOf(document: string, records: LogRecord[]): EventLog {
  const log = EventLog.from(document, records);
  if (!log.ok) throw new Error(`without personal data: ${JSON.stringify(log.failure)}`);
  return log.value;
}

/** Writes the copy and reads it again. Nothing but what was to be removed may be missing in it: that would be a bug. */
function saveWithout(
  path: string,
  log: EventLog,
  found: PersonalData,
  author: { readonly at: string; readonly actor: string; readonly command: string },
): Outcome<null, StorageFailure> {
  const document = randomUUID();
  const records = recordsWithout(log, document);
  const copy = logOf(document, records);
  if (!isDeepStrictEqual(copy.state, stateWithoutPersonalData(log.state)))
    throw new Error('the copy without personal data is not the same tournament');
  const payload = { ...found, document: log.document, head: log.last!.hash };
  const closing = copy.prepare([{ kind: 'personal-data-removed', payload }], author);
  if (!closing.ok) throw new Error(JSON.stringify(closing.failure));
  const made = TournamentFile.createFrom(path, document, [...records, ...closing.value.records]);
  if (!made.ok) return made;
  made.value.close();
  const read = readLog(path);
  return read.ok ? ok(null) : read;
}
