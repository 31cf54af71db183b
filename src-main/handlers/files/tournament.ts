/** Opening, importing, copying and exporting a tournament. */
import { type Catalogue, en } from '../../../src-engine/texts/index.ts';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Agreement, CommandReply, FileHandle, Refusal, WarningLevel } from '../../ipc/contract.ts';
import { chained, type LogRecord } from '../../storage/chain.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { isLost, openFailureOf, type Holder } from '../../storage/failure.ts';
import { readHeader } from '../../storage/header.ts';
import { workingCopy } from '../../storage/open-copy.ts';
import { salvage } from '../../storage/salvage.ts';
import { EXTENSION, TournamentFile } from '../../storage/tournament-file.ts';
import type { Desk, OpenDocument } from '../desk.ts';
import { leavingFideMode } from '../settings/fide-mode.ts';
import { exportBytes } from '../filing/export.ts';
import { placeToSave, purposeOf, saveExport } from '../filing/save.ts';
import { specialKindOf } from '../../files/outside-file.ts';
import { importRefusal } from './imports.ts';
import { leftFideModeElsewhere } from './left-elsewhere.ts';
import { copyFolderOf, openCopy } from './takeover.ts';
import { withRestorePoint } from '../app/restore-points.ts';
import { foldRefusal, heldSentence, noDocument, notSaved, notThere, openRefusal } from '../refusals.ts';
import { importPlan } from './import-plan.ts';
import type { ReportImports } from './report-imports.ts';
import { commandText } from '../command-ids.ts';
import { answer, refuse, type CommandsOf } from '../reply.ts';
import { fileMoment, momentOf } from '../../time.ts';
import { begin } from './new-tournament.ts';
import { closeDocument, isOpenHere, openTournament, replaceDocument, show } from './open.ts';
import { ALL_VIEWS } from '../desk.ts';
import { asking, levelOf } from '../transact.ts';
import { texts } from '../../texts.ts';

type TournamentCommand =
  | 'tournament.open'
  | 'tournament.readAgain'
  | 'tournament.acceptImport'
  | 'tournament.cancelImport'
  | 'tournament.close'
  | 'tournament.openDemo'
  | 'tournament.recover'
  | 'tournament.workOnCopy'
  | 'tournament.export';

export function tournamentCommands(desk: Desk, imports: ReportImports): CommandsOf<TournamentCommand> {
  return {
    'tournament.open': async ({ file, confirmed = 0 }) => {
      const chosen = desk.files.take(file, 'open');
      if (!chosen.ok) return chosen;
      const path = chosen.value;
      if (isOpenHere(desk, path)) return answer({ opened: true });
      const copy = copyFolderOf(path);
      if (copy !== null) {
        const problem = await openCopy(desk, copy);
        return problem === null ? answer({ opened: true }) : refuse(problem);
      }
      const kind = specialKindOf(path);
      if (kind !== null) return refuse(importRefusal({ code: 'not-a-file', path, kind }));
      const header = readHeader(path);
      if (header.ok || path.toLowerCase().endsWith(EXTENSION)) {
        let failure = header.ok ? await openTournament(desk, path) : header.failure;
        if (failure?.code === 'file-held') {
          const asked = heldQuestion(failure.holder, confirmed);
          if (asked !== null) return asked;
          failure = await openTournament(desk, path, true);
        }
        if (failure !== null) return refuse(await withRestorePoint(openRefusal(failure), path));
        return answer({ opened: true });
      }
      if (header.failure.code !== 'file-not-a-tournament') return refuse(openRefusal(header.failure));
      const read = await imports.open(path, 'rounds');
      return 'refused' in read ? refuse(read.refused) : answer({ opened: false, review: read.review });
    },

    'tournament.readAgain': async ({ token, encoding }) => {
      const read = await imports.readAgain(token, encoding);
      return 'refused' in read ? refuse(read.refused) : answer(read.review);
    },

    'tournament.acceptImport': async ({ token, target, confirmed = 0 }) => {
      const waiting = imports.get(token);
      if (waiting === undefined) return refuse(notThere(texts.refusals.gone.import));
      const { drafts, question } = importPlan(waiting, desk.now());
      const level = Math.max(levelOf(drafts), question?.level ?? 0) as WarningLevel;
      const asked = question === null ? null : asking(level, confirmed, question);
      if (asked !== null) return asked;
      const reply = await begin(desk, 'tournament.acceptImport', target, drafts);
      if (reply.ok) imports.delete(token);
      return reply;
    },

    'tournament.cancelImport': ({ token }) => {
      imports.delete(token);
      return Promise.resolve(answer(null));
    },

    'tournament.close': async () => {
      await replaceDocument(desk, null);
      return answer(null);
    },

    'tournament.openDemo': async () => {
      const name = `Demo ${fileMoment(desk.now())}`;
      const path = join(desk.ports.userData, 'demo', `${name}${EXTENSION}`);
      try {
        mkdirSync(dirname(path), { recursive: true });
      } catch (error) {
        return refuse(openRefusal(openFailureOf(error, path)));
      }
      const made = TournamentFile.createFrom(path, ...demoLog(desk.ports.demoFile));
      if (!made.ok) return refuse(openRefusal(made.failure));
      await show(desk, made.value, '');
      return answer(null);
    },

    'tournament.recover': async ({ file, target }) => {
      const chosen = desk.files.take(file, 'open');
      if (!chosen.ok) return chosen;
      const place = desk.files.take(target, 'save-tournament');
      if (!place.ok) return place;
      const saved = salvage(chosen.value);
      if (!saved.ok) return refuse(openRefusal(saved.failure));
      const { document, records, detail } = saved.value;
      const made = TournamentFile.createFrom(place.value, document, records);
      if (!made.ok) return refuse(openRefusal(made.failure));
      const lostIn = ({ tournamentFile }: Catalogue) =>
        tournamentFile.salvaged(records.length, momentOf(records.at(-1)!.at), detail);
      const author = {
        at: desk.now(),
        actor: desk.actor(),
        command: commandText('tournament.recover'),
      };
      made.value.append(
        [{ kind: 'damage-recovered', payload: { lastEvent: records.length, text: lostIn(en) } }],
        author,
      );
      const lost = lostIn(texts);
      await show(desk, made.value, lost);
      return answer({ events: records.length, lost });
    },

    'tournament.workOnCopy': async ({ source, target: asked }) => {
      if (source === null && desk.document === null) return refuse(noDocument());
      return source === null
        ? goingOn(desk, () => workOnCopy(desk, source, asked))
        : workOnCopy(desk, source, asked);
    },

    'tournament.export': async ({ target, confirmed = 0, ...request }) => {
      const state = desk.state();
      if (state === null) return refuse(noDocument());
      const { log } = desk.document!;
      const place = placeToSave(desk.files.take(target, purposeOf(request.format)), confirmed);
      if (!place.ok) return place;
      const made = await exportBytes(state.tournament, log, desk.past ?? log.records.length, request);
      if ('refused' in made) return refuse(made.refused);
      const unsaved = await saveExport(place.target, made.bytes);
      if (unsaved !== null) return unsaved;
      return answer({ path: place.target.path, bytes: made.bytes.length });
    },
  };
}

/** Opens what comes next as the same tournament that is open now: what pages mean for that is meant for it. */
async function goingOn<T>(desk: Desk, open: () => Promise<T>): Promise<T> {
  desk.nextSitting = desk.sitting;
  try {
    return await open();
  } finally {
    desk.nextSitting = null;
  }
}

/** Copies a file, or the open one, and opens the copy to work on it. */
async function workOnCopy(
  desk: Desk,
  source: FileHandle | null,
  asked: FileHandle,
): Promise<CommandReply<'tournament.workOnCopy'>> {
  const chosen = source === null ? answer(desk.document!.path) : desk.files.take(source, 'open');
  if (!chosen.ok) return chosen;
  const place = desk.files.take(asked, 'save-tournament');
  if (!place.ok) return place;
  const [path, target] = [chosen.value, place.value];
  const before = desk.document?.log ?? null;
  // The file may be the open one: it is closed first, so that the copy is whole.
  const open = isOpenHere(desk, path) ? desk.document : null;
  if (open !== null && isLost(open.file!.check())) return saveElsewhere(desk, open, target);
  const reopen = async () => {
    if (open !== null && (await openTournament(desk, open.path)) !== null) desk.changed(ALL_VIEWS);
  };
  if (open !== null) await closeDocument(desk);
  const copied = workingCopy(path, target);
  if (!copied.ok) {
    await reopen();
    return refuse(openRefusal(copied.failure));
  }
  const failure = await openTournament(desk, target);
  if (failure !== null) {
    await reopen();
    return refuse(openRefusal(failure));
  }
  return keepExit(desk, path, before) ?? answer(null);
}

/** Asked where a lock note names a machine that cannot be asked. */
function heldQuestion(holder: Holder, confirmed: Agreement) {
  const consequences = [texts.refusals.openHere.lockedOut, heldSentence(holder)];
  return asking(3, confirmed, { act: texts.refusals.openHere.act, consequences });
}

/** Writes everything that was acknowledged into a new file, and goes on there. */
async function saveElsewhere(
  desk: Desk,
  { log }: OpenDocument,
  target: string,
): Promise<CommandReply<'tournament.workOnCopy'>> {
  const made = TournamentFile.createFrom(target, log.document, log.records);
  if (!made.ok) return refuse(openRefusal(made.failure));
  await show(desk, made.value, '');
  return answer(null);
}

/** A document of its own with the entries of the bundled demo. Throws when the program was packed without it. */
function demoLog(file: string): [document: string, records: readonly LogRecord[]] {
  const entries = JSON.parse(readFileSync(file, 'utf8')) as (Omit<
    LogRecord,
    'payload' | 'prevHash' | 'hash'
  > & {
    readonly payload: unknown;
  })[];
  const document = randomUUID();
  const told = entries.map(({ payload, ...entry }) => ({ ...entry, payload: JSON.stringify(payload) }));
  return [document, chained(document, told)];
}

/** The exit from FIDE mode that a later state of the same tournament made, stored in the copy as well; the refusal if it cannot be. */
function keepExit(
  desk: Desk,
  source: string,
  before: EventLog | null,
): { readonly ok: false; readonly refusal: Refusal } | null {
  const { log, file } = desk.document!;
  const known = desk.preferences.values.recent.map((recent) => recent.path);
  if (file === null || !log.state.fideMode) return null;
  if (!leftFideModeElsewhere(log.document, source, before, known)) return null;
  // Where it cannot be stored now, the copy leaves it when it opens again.
  desk.preferences.rememberExit(log.document);
  const author = { at: desk.now(), actor: desk.ports.actor(), command: 'tournament.workOnCopy' };
  const stored = file.append(leavingFideMode(log.state, en.handling.leftLater), author);
  desk.changed(ALL_VIEWS);
  if (stored.ok) return null;
  const { failure } = stored;
  return refuse(failure.code === 'event-does-not-apply' ? foldRefusal(failure) : notSaved(failure));
}
