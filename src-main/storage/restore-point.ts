/**
 * Restore points as files: a whole tournament file that ends at one entry of the log, with a plain name. Such a file
 * says in itself what it is and is only ever read; whoever wants to go on from it works on a copy.
 */
import { open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import {
  disconnect,
  endOf,
  layOut,
  RESTORE_POINT_KEY,
  scratch,
  writeDocument,
  writeRecords,
} from './database.ts';
import type { EventLog } from './event-log.ts';
import { readHeader } from './header.ts';
import { plainName } from './plain-name.ts';
import { EXTENSION } from './tournament-file.ts';
import { syncFolder } from './write-beside.ts';
import { fileMoment } from '../time.ts';

/** A moment worth returning to. */
export interface RestorePoint {
  /** `R3 begin` or `R3 end`. */
  readonly label: string;
  /** The entry after which it stands. */
  readonly seq: number;
  /** When that entry was stored, ISO 8601. */
  readonly at: string;
}

const FOLDER_ENDING = ' restore points';
const FILE_NAME = /^(.*) (R\d+ (?:begin|end)) (\d{4}-\d\d-\d\d) (\d\d)\.(\d\d)\.(\d\d)\.wallchart$/;

/** Folder of the restore points beside a tournament file. */
export function restoreFolderBeside(path: string): string {
  return join(dirname(path), `${basename(path, extname(path))}${FOLDER_ENDING}`);
}

/** Name of the tournament file whose restore points a folder of this name holds; null for any other folder. */
export function restoredFrom(folder: string): string | null {
  return folder.endsWith(FOLDER_ENDING) ? `${folder.slice(0, -FOLDER_ENDING.length)}${EXTENSION}` : null;
}

/** Folder of a document's restore points on a second medium, which may hold another tournament of the same name. */
export function restoreFolderOn(medium: string, path: string, document: string): string {
  return join(medium, `${basename(path, extname(path))} ${document.slice(0, 8)}${FOLDER_ENDING}`);
}

/** `Harbour Open R3 begin 2026-11-21 13.41.07.wallchart` */
export function restoreFileName(tournament: string, { label, at }: RestorePoint): string {
  return `${plainName(tournament)} ${label} ${fileMoment(at)}${EXTENSION}`;
}

/** What a file name says of a restore point, its time to the second; null for any other file. */
export function parseRestoreFileName(name: string): { readonly label: string; readonly at: string } | null {
  const parts = FILE_NAME.exec(name);
  if (parts === null) return null;
  const [, , label, day, hour, minute, second] = parts;
  return { label: label!, at: `${day}T${hour}:${minute}:${second}` };
}

/** Names of the restore points in a folder; none where there is no folder. Rejects when it cannot be read. */
export async function restoreFilesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => parseRestoreFileName(name) !== null);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Of which tournament a file is, and after which entry it stands, as it says itself; null where it cannot be read. */
export function standOf(path: string): { readonly document: string; readonly seq: number } | null {
  if (!readHeader(path).ok) return null;
  try {
    return endOf(path);
  } catch {
    return null;
  }
}

/**
 * Orders points of one tournament, the newest first: what stands after a later entry is newer, whatever the clock was. Those
 * whose entry is not known come last, by the round and whether it begins or ends, and only among equals by the clock.
 */
export function newestFirst(a: Standing, b: Standing): number {
  if (a.seq !== null && b.seq !== null) return b.seq - a.seq;
  if (a.seq !== null || b.seq !== null) return a.seq === null ? 1 : -1;
  return stepOf(b) - stepOf(a) || (a.at < b.at ? 1 : a.at > b.at ? -1 : 0);
}

type Standing = Omit<RestorePoint, 'seq'> & { readonly seq: number | null };

/** `R3 begin` comes before `R3 end`, and that before `R4 begin`. */
function stepOf({ label }: Standing): number {
  const [, round, end] = /^R(\d+) (?:begin|(end))$/.exec(label) ?? [];
  return 2 * Number(round) + (end === undefined ? 0 : 1);
}

/** Entries written in one go: a few milliseconds, so that commands come in between. */
const ENTRIES_AT_ONCE = 250;

/**
 * Writes the tournament as it stood after `point` to `path`, durably, under another name until it is whole. Works in
 * small steps, between which commands are served. Rejects with what SQLite or the file system says; then no file of
 * that name is there. Cost: entries up to the point.
 */
export async function writeRestorePoint(path: string, log: EventLog, point: RestorePoint): Promise<void> {
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    const connection = scratch(unfinished);
    try {
      connection.transaction(() => {
        layOut(connection, log.document);
        writeDocument(connection, RESTORE_POINT_KEY, point.label);
      })();
      for (let first = 0; first < point.seq; first += ENTRIES_AT_ONCE) {
        await breathe();
        const records = log.records.slice(first, Math.min(first + ENTRIES_AT_ONCE, point.seq));
        connection.transaction(() => writeRecords(connection, records))();
      }
    } finally {
      disconnect(connection);
    }
    await breathe();
    await seal(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Makes a finished file durable, read-only where the medium knows that, and gives it its name. */
export async function seal(unfinished: string, path: string): Promise<void> {
  const handle = await open(unfinished, 'r+');
  try {
    await handle.sync();
    await handle.chmod(0o444).catch(() => undefined);
  } finally {
    await handle.close();
  }
  await rename(unfinished, path);
  syncFolder(dirname(path));
}
