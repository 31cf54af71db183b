/** The copy on a second medium: looking at it, following it, and going on with it. */
import { rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname } from 'node:path';
import { EVENT_KINDS, type EventDraft } from '../../../src-engine/index.ts';
import type { Refusal } from '../../ipc/contract.ts';
import { nextEpoch, putFence, readCopy } from '../../storage/copy-folder.ts';
import { EventLog } from '../../storage/event-log.ts';
import { COPY_EXTENSION, isSegmentName } from '../../storage/segment.ts';
import { TournamentFile } from '../../storage/tournament-file.ts';
import { ALL_VIEWS, type Desk } from '../desk.ts';
import { foldRefusal, noDocument, openRefusal } from '../refusals.ts';
import { commandText } from '../command-ids.ts';
import { answer, refusal, refuse, type CommandsOf } from '../reply.ts';
import { asking } from '../transact.ts';
import { replaceDocument, show } from './open.ts';
import { texts } from '../../texts.ts';

/** How often a copy that is looked at is read again. */
const FOLLOW_MS = 3000;

export function takeoverCommands(desk: Desk): CommandsOf<'tournament.takeOver'> {
  return {
    'tournament.takeOver': async ({ target, confirmed }) => {
      const { document } = desk;
      if (document === null) return refuse(noDocument());
      if (!document.mayTakeOver) return refuse(refusal('no-copy', texts.tournamentFile.takeOver.noCopy));
      const place = desk.files.take(target, 'save-tournament');
      if (!place.ok) return place;
      const folder = document.path;
      const draft = (epoch: number): EventDraft => ({
        kind: 'taken-over',
        payload: { epoch, from: document.log.last!.actor },
      });
      const words = texts.tournamentFile.takeOver;
      const question = asking(EVENT_KINDS['taken-over'].level, confirmed, {
        act: words.act,
        consequences: [words.notTaken, words.locked, words.writes],
      });
      if (question !== null) return question;
      return takeOver(desk, folder, place.value, draft);
    },
  };
}

async function takeOver(desk: Desk, folder: string, path: string, draft: (epoch: number) => EventDraft) {
  const copy = await readCopy(folder).catch(() => null);
  if (copy === null || copy.records.length === 0) return refuse(copyGone());
  const made = TournamentFile.createFrom(path, copy.document, copy.records);
  if (!made.ok) return refuse(openRefusal(made.failure));
  const file = made.value;
  const key = { document: copy.document, firstHash: copy.records[0]!.hash };
  const at = desk.now();
  const giveUp = (refused: Refusal) => {
    file.close();
    rmSync(path, { force: true });
    return refuse(refused);
  };
  let epoch: number;
  try {
    epoch = await nextEpoch(folder, key, Math.max(copy.epoch, file.log.state.epoch));
    await putFence(folder, { epoch, by: `${desk.ports.actor()}, ${hostname()}`, at }, key);
  } catch {
    return giveUp(refusal('takeover-failed', texts.tournamentFile.takeOver.failed));
  }
  const author = { at, actor: desk.ports.actor(), command: commandText('tournament.takeOver') };
  const stored = file.append([draft(epoch)], author);
  if (!stored.ok) {
    const { failure } = stored;
    // A file without that entry would be locked by its own fence.
    return giveUp(failure.code === 'event-does-not-apply' ? foldRefusal(failure) : openRefusal(failure));
  }
  const { mirrors } = desk.preferences.values;
  desk.preferences.change({ mirrors: { ...mirrors, [copy.document]: [dirname(folder)] } });
  await show(desk, file, '');
  return answer(null);
}

function copyGone(): Refusal {
  return refusal('copy-unreadable', texts.tournamentFile.takeOver.copyGone);
}

/** The folder of a copy that a path names, the folder itself or one of its segments; null for any other path. */
export function copyFolderOf(path: string): string | null {
  if (path.endsWith(COPY_EXTENSION)) return path;
  return isSegmentName(basename(path)) && dirname(path).endsWith(COPY_EXTENSION) ? dirname(path) : null;
}

/** Opens a second medium's copy to be read, and follows it. Answers why not, or null. */
export async function openCopy(desk: Desk, folder: string): Promise<Refusal | null> {
  const log = await readCopyLog(folder);
  if (log === null) return copyGone();
  await replaceDocument(desk, {
    path: folder,
    log,
    file: null,
    readOnlyReason: texts.refusals.readOnlyFor.copy,
    mayTakeOver: true,
    placeWarning: '',
    mirrors: null,
    restore: null,
    recovered: '',
  });
  follow(desk, folder, log);
  return null;
}

/** Shows what comes to a copy for as long as it is looked at. */
function follow(desk: Desk, folder: string, shown: EventLog): void {
  const look = async () => {
    const now = await newestOf(desk, folder, shown);
    if (now !== null) follow(desk, folder, now);
  };
  setTimeout(() => void look(), FOLLOW_MS).unref();
}

/** Shows what a copy has by now. What is shown of it then; null where something else is looked at. */
export async function newestOf(desk: Desk, folder: string, shown: EventLog): Promise<EventLog | null> {
  const newer = await readCopyLog(folder);
  if (desk.document?.log !== shown) return null;
  if (newer === null || newer.last!.hash === shown.last!.hash) return shown;
  desk.document = { ...desk.document, log: newer };
  desk.changed(ALL_VIEWS);
  return newer;
}

async function readCopyLog(folder: string): Promise<EventLog | null> {
  const copy = await readCopy(folder).catch(() => null);
  if (copy === null || copy.records.length === 0) return null;
  const log = EventLog.from(copy.document, copy.records.slice());
  return log.ok ? log.value : null;
}
