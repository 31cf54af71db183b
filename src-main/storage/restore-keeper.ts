/**
 * Makes the restore points of an open tournament into files, beside it and on its second media. Works in the
 * background: no command waits for it, and what fails is told and tried again.
 */
import { chmod, copyFile, mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isFolder } from './copy-folder.ts';
import type { EventLog } from './event-log.ts';
import { assertFree } from './held-files.ts';
import { writeFailureOf, type StorageFailure } from './failure.ts';
import {
  restoreFileName,
  restoreFilesIn,
  restoreFolderBeside,
  restoreFolderOn,
  seal,
  standOf,
  writeRestorePoint,
  type RestorePoint,
} from './restore-point.ts';

/** A folder of restore points, and what keeps it from being complete. */
interface RestoreFolder {
  /** The second medium that it is on; null for the folder beside the file. */
  readonly medium: string | null;
  readonly folder: string;
  readonly problem: StorageFailure | null;
}

/** What was not made is tried again this often. */
const EVERY_MS = 15_000;
/** How long closing waits for a slow medium. */
const PATIENCE_MS = 3000;

interface RestoreSource {
  readonly path: string;
  readonly log: EventLog;
  /** Folders of the second media as they are now. */
  readonly media: () => readonly string[];
}

/** To be closed with the tournament. None of its calls rejects. */
export class RestoreKeeper {
  readonly #source: RestoreSource;
  readonly #changed: () => void;
  /** Points of this session, in the order of their entries: they are made wherever they are missing. */
  readonly #points: { readonly point: RestorePoint; readonly name: string }[] = [];
  /** After which entry the file of a path stands, once it was asked; for one of another tournament after any. */
  readonly #stands = new Map<string, number>();
  #folders: readonly RestoreFolder[] = [];
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #again = false;
  #closed = false;

  constructor(source: RestoreSource, changed: () => void) {
    this.#source = source;
    this.#changed = changed;
  }

  /** Folders as they were found the last time. */
  get folders(): readonly RestoreFolder[] {
    return this.#folders;
  }

  /** Has a point made, in the background. */
  add(point: RestorePoint): void {
    const name = restoreFileName(this.#source.log.state.tournament.info.name, point);
    this.#points.push({ point, name });
    void this.flush();
  }

  /** Brings all folders up to date now. Never rejects. */
  flush(): Promise<void> {
    if (this.#closed) return this.#running ?? Promise.resolve();
    if (this.#running !== null) {
      this.#again = true;
      return this.#running;
    }
    this.#running = this.#rounds().finally(() => (this.#running = null));
    return this.#running;
  }

  /** Finishes what is under way, then nothing more. A medium that does not answer is not waited for. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    let patience: NodeJS.Timeout | undefined;
    await Promise.race([
      this.#running ?? Promise.resolve(),
      new Promise((resolve) => (patience = setTimeout(resolve, PATIENCE_MS))),
    ]);
    clearTimeout(patience);
  }

  async #rounds(): Promise<void> {
    do {
      this.#again = false;
      const folders = await this.#round();
      const before = JSON.stringify(this.#folders);
      this.#folders = folders;
      if (!this.#closed && JSON.stringify(folders) !== before) this.#changed();
    } while (this.#again);
    if (!this.#closed && this.#folders.some(({ problem }) => problem !== null)) this.#later();
  }

  async #round(): Promise<RestoreFolder[]> {
    const { path, log, media } = this.#source;
    const beside = restoreFolderBeside(path);
    const folders = [{ medium: null, folder: beside, problem: await this.#fill(beside, []) }];
    const made = await restoreFilesIn(beside).catch(() => []);
    const theirs = made.map((name) => join(beside, name));
    return [
      ...folders,
      ...(await Promise.all(
        media().map(async (medium) => {
          const folder = restoreFolderOn(medium, path, log.document);
          const problem = (await isFolder(medium)) ? await this.#fill(folder, theirs) : ABSENT(folder);
          return { medium, folder, problem };
        }),
      )),
    ];
  }

  /** Makes what the folder lacks: a copy of a file that is there already, or a new one. Answers what went wrong. */
  async #fill(folder: string, files: readonly string[]): Promise<StorageFailure | null> {
    try {
      const there = new Set(await restoreFilesIn(folder));
      const missing = this.#points.filter(
        ({ name, point }) => !there.has(name) || this.#isOlder(join(folder, name), point),
      );
      const copies = files.filter((file) => !there.has(basename(file)));
      if (missing.length === 0 && copies.length === 0) return null;
      await mkdir(folder, { recursive: true });
      for (const file of copies) await copyDurably(file, join(folder, basename(file)));
      const copied = new Set(copies.map((file) => basename(file)));
      for (const { point, name } of missing)
        if (!copied.has(name)) await this.#write(join(folder, name), point);
      return null;
    } catch (error) {
      return writeFailureOf(error, folder);
    }
  }

  /**
   * Whether the file of a point's name stands after an earlier entry: while a clock that was set back is waited for, two points
   * of one label have the same time. The later one has all that the earlier one has.
   */
  #isOlder(path: string, { seq }: RestorePoint): boolean {
    let stands = this.#stands.get(path);
    if (stands === undefined) {
      const stand = standOf(path);
      stands = stand?.document === this.#source.log.document ? stand.seq : Infinity;
      this.#stands.set(path, stands);
    }
    return stands < seq;
  }

  async #write(path: string, point: RestorePoint): Promise<void> {
    // Windows replaces no file that is read-only.
    await chmod(path, 0o644).catch(() => undefined);
    await writeRestorePoint(path, this.#source.log, point);
    this.#stands.set(path, point.seq);
  }

  #later(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), EVERY_MS);
    this.#timer.unref();
  }
}

const ABSENT = (folder: string): StorageFailure => ({ code: 'file-missing', path: folder });

/** Copies a restore point, under another name until it is whole. */
async function copyDurably(file: string, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`;
  try {
    await rm(unfinished, { force: true });
    assertFree(file);
    await copyFile(file, unfinished);
    // The copy of a read-only file is one, and only what may be written can be made durable.
    await chmod(unfinished, 0o644);
    await seal(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
