/** What a run has found so far, so that it can go on where it was ended. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A planted fault and what became of it. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** Kind of fault in the words of StrykerJS, as `EqualityOperator`. */
  readonly kind: string;
  readonly original: string;
  readonly replacement: string;
  /** Noticed by the tests of its room, by the rest of the fast loop, only by a limit of time, or by nothing. */
  readonly fate: 'room' | 'loop' | 'late' | 'survived';
}

/** A batch of windows that is done: it counts as long as its files are the same. */
export interface Batch {
  readonly key: string;
  /** The tests that its faults met last, as a key. */
  readonly tests: string;
  readonly faults: readonly Fault[];
}

export class Store {
  readonly #path: string;
  readonly #batches = new Map<string, Batch>();

  /** A file that cannot be read is an empty store. */
  constructor(path: string) {
    this.#path = path;
    try {
      const batches = JSON.parse(readFileSync(path, 'utf8')) as readonly Batch[];
      for (const batch of batches) this.#batches.set(batch.key, batch);
    } catch {
      // Nothing has been found yet.
    }
  }

  found(key: string): Batch | undefined {
    return this.#batches.get(key);
  }

  add(batch: Batch): void {
    this.#batches.set(batch.key, batch);
    mkdirSync(dirname(this.#path), { recursive: true });
    // Beside and renamed: a run that is ended leaves the older one whole.
    writeFileSync(`${this.#path}.new`, JSON.stringify([...this.#batches.values()]));
    renameSync(`${this.#path}.new`, this.#path);
  }
}

/** Changes with the windows and the text of the files. */
export function keyOf(windows: readonly unknown[], files: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(windows));
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}
