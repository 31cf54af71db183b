/** Reading files as rating lists, one at a time in a thread of its own. What was read waits until it may be stored. */
import { existsSync, rmSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { FIDE_LIST, type Outcome } from '../../../src-engine/index.ts';
import type { Commands, Refusal } from '../../ipc/contract.ts';
import type { ListFailure } from '../../lists/failure.ts';
import { readsAsFide } from '../../lists/fide-name.ts';
import { LIST_LIMITS, type BuiltList, type Jobs } from '../../lists/jobs.ts';
import type { ListStore } from '../../lists/list-store.ts';
import type { ChosenMapping, ListLook } from '../../lists/read-list.ts';
import { texts } from '../../texts.ts';
import { OverLimit, Workers, type Running } from '../../threads/workers.ts';
import type { Desk } from '../desk.ts';
import { refusal } from '../reply.ts';
import { keepColumns, keptColumns, mappingOfArgs } from './columns.ts';
import { listRefusal, refusalOf } from './refusals.ts';

type ReadArgs = Pick<Commands['lists.import']['args'], 'name' | 'month' | 'table'> & {
  readonly path: string;
};

/** A list that is read and not yet stored. */
export interface ReadList {
  readonly name: string;
  readonly month: string;
  readonly fileName: string;
  readonly built: BuiltList;
  /** The file that it was written to. */
  readonly target: string;
  readonly mapping: ChosenMapping | null;
}

export class ListReader {
  readonly #desk: Desk;
  readonly #store: ListStore;
  readonly #workers: Workers<Jobs>;
  #running: Running<unknown> | null = null;
  /** Stopped before the thread had begun. */
  #isStopped = false;
  #stopFetching = (): void => undefined;
  /** The list that waits for an answer, and what it was read from. */
  #waiting: { readonly key: string; readonly list: ReadList } | null = null;
  /** Name of the file that is being read. */
  reading = '';
  /** When a person fetched the file that waits for them, ISO 8601; `''` for none. */
  fetchedAt = '';

  constructor(desk: Desk, store: ListStore) {
    [this.#desk, this.#store] = [desk, store];
    this.#workers = new Workers(desk.ports.listsWorker, LIST_LIMITS);
  }

  /** A list that was read waits for an answer. */
  get hasWaiting(): boolean {
    return this.#waiting !== null;
  }

  look(path: string): Promise<Outcome<ListLook, ListFailure>> {
    return this.#workers.run('look', { path, taken: this.#desk.openFiles() });
  }

  /**
   * Reads a file; the refusal says why not, and then everything is as it was. What was read already, and still waits, is
   * not read again.
   */
  async read(args: ReadArgs): Promise<Refusal | ReadList> {
    const key = keyOf(args);
    if (key !== null && this.#waiting?.key === key) return this.#waiting.list;
    this.discard();
    const { path } = args;
    [this.reading, this.#isStopped] = [basename(path), false];
    this.#store.sweep(this.#desk.ports.now());
    let target = '';
    let list: Refusal | ReadList | null = null;
    try {
      target = this.#store.unfinishedPath();
      this.#tell(0);
      list = await this.#build(args, target);
      if ('built' in list && key !== null) this.#waiting = { key, list };
      return list;
    } catch (error) {
      if (error instanceof OverLimit) return listRefusal('list-over-limit', texts.lists.overLimit(path));
      return diskRefusal(error, path);
    } finally {
      if (list === null || !('built' in list)) removeTarget(target);
      [this.#running, this.reading] = [null, ''];
      this.#desk.tell('lists.progress', { fileName: '', settled: 0, all: 0 });
      this.#desk.changed(['lists']);
    }
  }

  async #build({ path, name, month, table }: ReadArgs, target: string): Promise<Refusal | ReadList> {
    const [taken, readAt] = [this.#desk.openFiles(), this.#desk.now()];
    const looked = await this.look(path);
    if (!looked.ok) return refusalOf(looked.failure);
    const { form, columns } = looked.value;
    if (form === 'table' && readsAsFide(name))
      return refusal('list-name-reserved', texts.lists.reserved(name), texts.lists.nameIt);
    const kept = table ?? keptColumns(this.#desk.preferences, columns);
    const mapping = kept === null ? null : mappingOfArgs(kept);
    const stopped = listRefusal('reading-stopped', texts.lists.stopped(path));
    if (this.#isStopped) return stopped;
    const listName = form !== 'table' && readsAsFide(name) ? FIDE_LIST : name;
    const args = { path, taken, target, mapping, name: listName, month, readAt };
    const running = this.#workers.start('build', args, (settled) => this.#tell(settled));
    this.#running = running;
    const built = await running.value;
    if (built === null) return stopped;
    if (!built.ok) return refusalOf(built.failure);
    return { name: listName, month, fileName: basename(path), built: built.value, target, mapping };
  }

  /** Stores a list that was read, in place of the one of its name and month; the refusal says why not. */
  keep({ target, name, built, mapping }: ReadList, path: string): Refusal | null {
    try {
      this.#store.adopt(target);
    } catch (error) {
      return diskRefusal(error, path);
    } finally {
      this.discard();
    }
    if (mapping !== null) keepColumns(this.#desk.preferences, built.headings, name, mapping);
    this.#desk.changed(['lists']);
    return null;
  }

  /** Puts aside what was read and waits. */
  discard(): void {
    if (this.#waiting !== null) removeTarget(this.#waiting.list.target);
    this.#waiting = null;
  }

  /** Shows that a file is on its way, until it is read or given up. `stop` is called by {@link ListReader.stop}. */
  hold(fileName: string, stop: () => void): void {
    [this.reading, this.#stopFetching] = [fileName, stop];
    this.#tell(0);
  }

  /** Thousandths of what is on its way; 0 where nobody knows how much it is. */
  tellFetched(settled: number, all: number): void {
    this.#tell(all === 0 ? 0 : Math.floor((settled / all) * 1_000));
  }

  release(): void {
    [this.reading, this.#stopFetching] = ['', () => undefined];
    this.#desk.tell('lists.progress', { fileName: '', settled: 0, all: 0 });
    this.#desk.changed(['lists']);
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopFetching();
    this.#running?.cancel();
  }

  async close(): Promise<void> {
    await this.#workers.close();
    this.discard();
  }

  #tell(settled: number): void {
    this.#desk.tell('lists.progress', { fileName: this.reading, settled, all: 1_000 });
  }
}

/** The same only for the same file, as it is now, read in the same way; null where it cannot be told. */
function keyOf(args: ReadArgs): string | null {
  try {
    const { size, mtimeMs, ino } = statSync(args.path);
    return JSON.stringify([args.path, args.name, args.month, args.table ?? null, size, mtimeMs, ino]);
  } catch {
    return null;
  }
}

/** Throws what is not of the disk. */
function diskRefusal(error: unknown, path: string): Refusal {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  if (!/^(?:E[A-Z]|SQLITE_)/.test(code)) throw error;
  return refusalOf(
    code === 'ENOSPC' || code === 'SQLITE_FULL'
      ? { code: 'disk-full', path }
      : { code: 'list-not-stored', path, reason: message },
  );
}

function removeTarget(target: string): void {
  for (const rest of [target, `${target}-journal`, `${target}.records`]) {
    if (target !== '' && existsSync(rest)) rmSync(rest, { force: true });
  }
}
