/**
 * The rating lists of this laptop: one folder beside the settings, one SQLite file for each list and month. A list has
 * its name only when it is whole, so whatever ends a reading leaves what was there; nothing of it is in a tournament.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../storage/write-beside.ts';
import { FIDE_LIST } from '../../src-engine/index.ts';
import type { OddLine } from './counter.ts';
import { readsAsFide } from './fide-name.ts';
import { federationOfRecipe } from './national.ts';
import { OpenList, type ListHits } from './open-list.ts';

/** A list that is stored. */
export interface StoredList {
  /** Names it in commands. */
  readonly id: string;
  /** `FIDE`, `DWZ, Germany`, or what the arbiter called it. */
  readonly name: string;
  readonly form: string;
  readonly recipe: string;
  /** The federation that publishes it, by its layout or as the arbiter said; `''` where it is not known. */
  readonly federation: string;
  /** `2026-11`. */
  readonly month: string;
  readonly entries: number;
  readonly bytes: number;
  /** ISO 8601. */
  readonly readAt: string;
  readonly file: string;
  readonly hash: string;
  readonly overflows: number;
  readonly unreadable: number;
  /** Players with a cell that was left blank. */
  readonly blanks: number;
  /** The first lines that were left out, or have such a cell. */
  readonly odd: readonly OddLine[];
}

const ENDING = '.list';
const UNFINISHED = '.unfinished';
/** A reading takes minutes: what has not grown for hours belongs to one that was cut off. */
const ABANDONED_MILLISECONDS = 6 * 3_600_000;

/** Lists that were searched stay open until they are replaced or the store is closed. */
export class ListStore {
  readonly #folder: string;
  readonly #open = new Map<string, OpenList>();

  constructor(userData: string) {
    this.#folder = join(userData, 'lists');
  }

  /** All lists, by name, the newest month first. Files that are damaged or of another version are left out. */
  lists(): StoredList[] {
    const newest = new Map<string, StoredList>();
    for (const list of this.#names().flatMap((id) => this.#describe(id))) {
      const key = keyOf(list);
      const known = newest.get(key);
      // Two files of one list and month: the older one could not be removed yet.
      if (known === undefined || known.readAt < list.readAt) newest.set(key, list);
    }
    return inOrder([...newest.values()]);
  }

  /** Free bytes of the disk, null where it cannot be told. */
  freeBytes(): number | null {
    try {
      mkdirSync(this.#folder, { recursive: true });
      const { bavail, bsize } = statfsSync(this.#folder);
      return bavail * bsize;
    } catch {
      return null;
    }
  }

  /** A place for a list that is about to be read. Throws what Node throws. */
  unfinishedPath(): string {
    mkdirSync(this.#folder, { recursive: true });
    return join(this.#folder, `${randomUUID()}${UNFINISHED}`);
  }

  /** Takes a whole list in, in place of the one of the same name and month. Throws what SQLite and Node throw. */
  adopt(unfinished: string): StoredList {
    const id = randomUUID();
    // Proves that it can be read before it takes anybody's place.
    new OpenList(unfinished).close();
    renameSync(unfinished, join(this.#folder, id + ENDING));
    syncFolder(this.#folder);
    const list = this.#describe(id)[0]!;
    for (const other of this.#names().flatMap((name) => this.#describe(name))) {
      if (other.id !== id && keyOf(other) === keyOf(list)) this.#discard(other.id);
    }
    return list;
  }

  /** Removes a list; false where there is none of this id. */
  remove(id: string): boolean {
    const list = this.lists().find((known) => known.id === id);
    if (list === undefined) return false;
    const same = this.#names()
      .flatMap((name) => this.#describe(name))
      .filter((other) => keyOf(other) === keyOf(list));
    for (const each of same) this.#discard(each.id);
    return true;
  }

  /** Finds players in a list; null where it is not stored. */
  search(id: string, query: string, limit: number, tolerant: boolean): ListHits | null {
    return this.#list(id)?.search(query, limit, tolerant) ?? null;
  }

  /** The stored list of this id, open; null where there is none. */
  list(id: string): OpenList | null {
    return this.#list(id);
  }

  /** Removes what readings that were cut off left behind. */
  sweep(now: Date): void {
    for (const name of this.#files().filter((file) => file.includes(UNFINISHED))) {
      const path = join(this.#folder, name);
      try {
        if (now.getTime() - statSync(path).mtimeMs > ABANDONED_MILLISECONDS) rmSync(path, { force: true });
      } catch {
        // Somebody else is at work on it; there is a next time.
      }
    }
  }

  close(): void {
    for (const list of this.#open.values()) list.close();
    this.#open.clear();
  }

  #files(): string[] {
    try {
      return readdirSync(this.#folder);
    } catch {
      return [];
    }
  }

  #names(): string[] {
    return this.#files()
      .filter((file) => file.endsWith(ENDING))
      .map((file) => file.slice(0, -ENDING.length));
  }

  #list(id: string): OpenList | null {
    const known = this.#open.get(id);
    if (known !== undefined) return known;
    if (!this.#names().includes(id)) return null;
    try {
      const list = new OpenList(join(this.#folder, id + ENDING));
      this.#open.set(id, list);
      return list;
    } catch {
      return null;
    }
  }

  #describe(id: string): StoredList[] {
    const list = this.#list(id);
    if (list === null) return [];
    const { form, recipe, month, readAt, file, hash, entries, overflows, unreadable } = list.notes;
    const { blanks = '0', odd = '[]' } = list.notes;
    // Earlier versions let a table bear FIDE's name.
    const name = form === 'table' && readsAsFide(list.notes.name) ? file : list.notes.name;
    const { size } = statSync(list.path);
    return [
      {
        id,
        name,
        form,
        recipe,
        federation: list.notes.federation ?? federationOfRecipe(recipe),
        month,
        readAt,
        file,
        hash,
        bytes: size,
        entries: Number(entries),
        overflows: Number(overflows),
        unreadable: Number(unreadable),
        blanks: Number(blanks),
        odd: JSON.parse(odd) as OddLine[],
      },
    ];
  }

  #discard(id: string): void {
    this.#open.get(id)?.close();
    this.#open.delete(id);
    try {
      rmSync(join(this.#folder, id + ENDING), { force: true });
    } catch {
      // Another window of this program reads it; the newer file counts meanwhile.
    }
  }
}

/** FIDE's lists of one kind of rating, in their order. */
const SINGLE_FORMS = ['standard', 'rapid', 'blitz'];

/** FIDE's first, then by name, the newest month first, the list of all three ratings before those of one. */
export function inOrder(lists: readonly StoredList[]): StoredList[] {
  return lists.toSorted(
    (a, b) =>
      Number(b.name === FIDE_LIST) - Number(a.name === FIDE_LIST) ||
      compare(a.name, b.name) ||
      compare(b.month, a.month) ||
      SINGLE_FORMS.indexOf(a.form) - SINGLE_FORMS.indexOf(b.form) ||
      compare(a.id, b.id),
  );
}

/** Names a list whatever its month: single lists stand beside each other and beside the list of all three. */
export function seriesOf({ name, form }: Pick<StoredList, 'name' | 'form'>): string {
  return `${name}\n${SINGLE_FORMS.includes(form) ? form : ''}`;
}

function keyOf(list: StoredList): string {
  return `${seriesOf(list)}\n${list.month}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
