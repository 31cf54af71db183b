/** Files of one kind that belong together, put into a folder: all of them whole, or the folder as it was. */
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { extname, join } from 'node:path';
import { fail } from '../../src-engine/index.ts';
import { writeFailureOf, type StorageFailure, type Stored } from './failure.ts';
import { syncFolder, targetAt, type Target } from './write-beside.ts';

interface FolderFile {
  readonly fileName: string;
  readonly text: string;
}

/**
 * Writes `files` into `folder`, which is made where it is not there. A file of the same name is replaced only where it
 * bears `mark`, else `file-exists`; files with the mark and the ending of the first one that are not among `files` any more
 * are removed. The first file, which leads to the others, comes last. Nothing changes before all are on the disk.
 */
export function writeTogether(
  folder: string,
  files: readonly FolderFile[],
  mark: string,
): StorageFailure | null {
  let staged = '';
  try {
    mkdirSync(folder, { recursive: true });
    const targets: { readonly file: FolderFile; readonly target: Target }[] = [];
    for (const file of files) {
      const target = ownTarget(join(folder, file.fileName), mark);
      if (!target.ok) return target.failure;
      targets.push({ file, target: target.value });
    }
    staged = mkdtempSync(join(folder, '.wallchart-'));
    for (const { fileName, text } of files) writeFlushed(join(staged, fileName), text);
    for (const { file, target } of targets.toReversed()) renameSync(join(staged, file.fileName), target.real);
    removeOthers(folder, files, mark);
    syncFolder(folder);
    return null;
  } catch (error) {
    return writeFailureOf(error, folder);
  } finally {
    if (staged !== '') rmSync(staged, { recursive: true, force: true });
  }
}

function ownTarget(path: string, mark: string): Stored<Target> {
  const target = targetAt(path);
  if (!target.ok || target.value.existing === null || bearsMark(target.value.real, mark)) return target;
  return fail({ code: 'file-exists', path });
}

/** The mark is among the first bytes; how large a file of others is does not matter. */
function bearsMark(path: string, mark: string): boolean {
  const descriptor = openSync(path, 'r');
  try {
    const beginning = Buffer.alloc(2000);
    const count = readSync(descriptor, beginning, 0, beginning.length, 0);
    return beginning.toString('utf8', 0, count).includes(mark);
  } finally {
    closeSync(descriptor);
  }
}

function writeFlushed(path: string, text: string): void {
  const descriptor = openSync(path, 'wx');
  try {
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Pages of a round that is no longer published must not stay. */
function removeOthers(folder: string, files: readonly FolderFile[], mark: string): void {
  const names = new Set(files.map(({ fileName }) => fileName));
  const ending = extname(files[0]?.fileName ?? '');
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile() || extname(entry.name) !== ending || names.has(entry.name)) continue;
    const path = join(folder, entry.name);
    const target = ownTarget(path, mark);
    if (target.ok) rmSync(path);
  }
}
