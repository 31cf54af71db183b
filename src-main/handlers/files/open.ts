/** From a path to an open document, and back to the start page. */
import { randomUUID } from 'node:crypto';
import { en } from '../../../src-engine/texts/index.ts';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { isHeld } from '../../storage/held-files.ts';
import type { MirrorSet } from '../../storage/mirror-set.ts';
import { placeWarning, riskyPlace } from '../../storage/place.ts';
import { readLog } from '../../storage/open-copy.ts';
import { EXTENSION, TournamentFile } from '../../storage/tournament-file.ts';
import { isLost, type StorageFailure } from '../../storage/failure.ts';
import type { EventDraft, FoldFailure, Outcome } from '../../../src-engine/index.ts';
import type { CommandName } from '../../ipc/contract.ts';
import { commandText } from '../command-ids.ts';
import { ALL_VIEWS, type Desk, type OpenDocument } from '../desk.ts';
import { startMirrors } from '../app/mirrors.ts';
import { leavingFideMode } from '../settings/fide-mode.ts';
import { startRestoreKeeper } from '../app/restore-points.ts';
import { pointName } from '../restore-labels.ts';
import { parseRestoreFileName } from '../../storage/restore-point.ts';
import { fileMoment } from '../../time.ts';
import { texts } from '../../texts.ts';
import { recoveredText } from './recovered.ts';

/** A file that may be read alone. */
type ReadOnly = Extract<StorageFailure, { readonly code: 'file-read-only' | 'restore-point' }>;

/** True for every name and link of the tournament file that is open. */
export function isOpenHere({ document }: Desk, path: string): boolean {
  return document?.file != null && (resolve(document.path) === resolve(path) || isHeld(path));
}

/** Opens a tournament file in the place of what was open. A file that may not be written opens to be read. */
export async function openTournament(
  desk: Desk,
  path: string,
  takeOver = false,
): Promise<StorageFailure | null> {
  if (isOpenHere(desk, path)) return null;
  const opened = TournamentFile.open(path, takeOver);
  if (opened.ok) {
    const { file, recovered, takenBack, copyBeforeUpdate } = opened.value;
    const text = recovered ? recoveredText(file.log, takenBack, texts) : '';
    if (recovered) noteRecovery(desk, file, recoveredText(file.log, takenBack, en));
    const updated = copyBeforeUpdate === null ? '' : texts.tournamentFile.updated(basename(copyBeforeUpdate));
    await show(desk, file, [text, updated].filter((sentence) => sentence !== '').join(' '));
    return null;
  }
  const { failure } = opened;
  if (failure.code !== 'file-read-only' && failure.code !== 'restore-point') return failure;
  const log = readLog(path);
  if (!log.ok) return log.failure;
  await replaceDocument(desk, {
    path,
    log: log.value,
    file: null,
    readOnlyReason: reasonToRead(path, failure),
    mayTakeOver: false,
    placeWarning: placeWarning(riskyPlace(path)),
    mirrors: null,
    restore: null,
    recovered: '',
  });
  return null;
}

/**
 * Opens what was open when the program was cut off; the start-up line says what was recovered. A file that cannot be
 * opened now, perhaps because another window has it, is left for the list of recent ones.
 */
export async function reopenAfterCrash(desk: Desk): Promise<void> {
  const { open } = desk.preferences.values;
  if (open === '') return;
  const failure = await openTournament(desk, open);
  // A locked file is open in another window of this program, which may be cut off yet.
  if (failure !== null && failure.code !== 'file-locked' && failure.code !== 'file-held')
    desk.preferences.change({ open: '' });
}

/** Makes a new file beginning with `drafts` and opens it. */
export async function createTournament(
  desk: Desk,
  path: string,
  command: CommandName,
  drafts: readonly EventDraft[],
): Promise<Outcome<null, StorageFailure | FoldFailure>> {
  const author = { at: desk.now(), actor: desk.actor(), command: commandText(command) };
  const made = TournamentFile.create(path, drafts, author);
  if (!made.ok) return made;
  await show(desk, made.value, '');
  return { ok: true, value: null };
}

/** FIDE mode is left for good (decision 106): a file from before the exit, however it came here, leaves it when it opens. */
function keepExit(desk: Desk, file: TournamentFile): void {
  const { preferences, ports } = desk;
  const { document, state } = file.log;
  if (!state.fideMode) return preferences.rememberExit(document);
  if (!preferences.values.leftFideMode.includes(document)) return;
  const author = { at: desk.now(), actor: ports.actor(), command: 'tournament.open' };
  // What cannot be written, for a disk that is full by now or because another laptop took over, takes nothing else either.
  file.append(leavingFideMode(state, en.handling.leftLater), author);
}

/** Shows an open file in the place of what was open. */
export async function show(desk: Desk, file: TournamentFile, recovered: string): Promise<void> {
  keepExit(desk, file);
  const mirrors: MirrorSet = startMirrors(desk, file);
  const restore = startRestoreKeeper(desk, file, () => mirrors.media);
  await replaceDocument(desk, {
    path: file.path,
    log: file.log,
    file,
    readOnlyReason: '',
    mayTakeOver: false,
    placeWarning: placeWarning(riskyPlace(file.path)),
    mirrors,
    restore,
    recovered,
  });
}

/**
 * Takes the place of the open document, which is closed first, and tells everybody. Two at a time wait for each other,
 * or one of them would stay open behind the other.
 */
export function replaceDocument(desk: Desk, document: OpenDocument | null): Promise<void> {
  desk.replacing = desk.replacing.then(() => put(desk, document));
  return desk.replacing;
}

async function put(desk: Desk, document: OpenDocument | null): Promise<void> {
  desk.lastWord = '';
  await closeDocument(desk);
  desk.document = document;
  desk.sitting = desk.nextSitting ?? randomUUID();
  desk.past = null;
  if (document !== null) {
    desk.workers.warm();
    if (parseRestoreFileName(basename(document.path)) === null)
      desk.preferences.remember(document.path, document.log.state.tournament.info.name);
    desk.preferences.change({ open: document.file === null ? '' : document.path });
  }
  desk.changed(ALL_VIEWS);
}

/** Why a file opens to be read only: a restore point says what it is, by its name where it is protected. */
function reasonToRead(path: string, failure: ReadOnly): string {
  const { restorePoint } = texts.refusals.readOnlyFor;
  if (failure.code === 'restore-point') return restorePoint(pointName(failure.label));
  const named = parseRestoreFileName(basename(path));
  return named === null ? failure.reason : restorePoint(pointName(named.label));
}

/**
 * Closes the open document cleanly, after a last word to its second media. What a file lost that somebody deleted,
 * replaced or changed is saved in a new file first.
 */
export async function closeDocument(desk: Desk): Promise<void> {
  const { document } = desk;
  if (document === null) return;
  // First: who is at the desk signs it, which the open document says.
  const rescued = rescue(desk, document);
  desk.document = null;
  desk.past = null;
  desk.preferences.change({ open: rescued ?? '' });
  await Promise.all([document.mirrors?.close(), document.restore?.close()]);
  document.file?.close();
}

/** Saves a lost tournament in a new file, which opens when the program starts again. Its path; null for none needed. */
function rescue(desk: Desk, { file, log, path }: OpenDocument): string | null {
  const failure = file?.check() ?? null;
  if (!isLost(failure)) return null;
  const name = `${basename(path, extname(path)).slice(0, 60).trim()} saved ${fileMoment(desk.now())}${EXTENSION}`;
  for (const folder of [dirname(path), desk.ports.documents, desk.ports.userData]) {
    const made = TournamentFile.createFrom(join(folder, name), log.document, log.records);
    if (!made.ok) continue;
    const author = { at: desk.now(), actor: desk.actor(), command: 'tournament.close' };
    made.value.append(
      [
        {
          kind: 'damage-recovered',
          payload: {
            lastEvent: log.records.length,
            text: en.tournamentFile.rescued(basename(path), failure.code),
          },
        },
      ],
      author,
    );
    made.value.close();
    desk.preferences.remember(join(folder, name), log.state.tournament.info.name);
    desk.lastWord = texts.tournamentFile.rescuedTo(
      texts.tournamentFile.rescued(basename(path), failure.code),
      join(folder, name),
    );
    return join(folder, name);
  }
  desk.lastWord = texts.tournamentFile.notRescued(path);
  return null;
}

function noteRecovery(desk: Desk, file: TournamentFile, text: string): void {
  const { last } = file.log;
  const author = { at: desk.now(), actor: desk.actor(), command: 'tournament.open' };
  // The start-up line says it in any case; a file that takes no entry by now opens nevertheless.
  file.append(
    [{ kind: 'session-recovered', payload: { lastEvent: last!.seq, lastAt: last!.at, text } }],
    author,
  );
}
