/** What is counted while a list is read: players, and everything that was not read as it stood. */
import type { ListEntry } from './entry.ts';
import { ListError } from './failure.ts';
import type { ListField, OddCell } from './national.ts';

/** A line that is left out, or the one cell of it that is left blank. */
export interface OddLine {
  /** Line of the file, or the how-manieth player of an XML, counted from 1. */
  readonly line: number;
  /** The cell, `''` for the whole line. */
  readonly field: ListField | '';
  /** What stands there. */
  readonly text: string;
}

/**
 * How a file ends. `cut`: in the middle of its last line, which is left out. `open`: behind a line that may be whole and
 * has no end, and which is read. A list that is `whole` may still lack lines.
 */
export interface ListEnd {
  readonly kind: 'whole' | 'cut' | 'open';
  /** The last line, `''` where the list is whole. */
  readonly text: string;
}

/** What was found in a list. */
export interface ListCounts {
  readonly entries: number;
  /** Lines in which a column was too long and moved the rest. */
  readonly overflows: number;
  /** Lines that are left out since they say no player. */
  readonly unreadable: number;
  /** Players with a cell that is left blank since it cannot be read. */
  readonly blanks: number;
  /** The first of both, a hundred at most. */
  readonly odd: readonly OddLine[];
  readonly end: ListEnd;
  readonly hash: string;
}

const MOST_ODD_LINES = 100;
/** A share of the lines that may say nothing before the file counts as none of its form. */
const MOST_UNREADABLE = 0.02;
/** The same for players with a blank: then a column is taken for what it is not. */
const MOST_BLANKS = 0.5;
const FEW_LINES = 10;
const LONGEST_TEXT = 80;

export class Counter {
  readonly #take: (entry: ListEntry) => void;
  #entries = 0;
  #overflows = 0;
  #unreadable = 0;
  #blanks = 0;
  readonly #odd: OddLine[] = [];
  #end: ListEnd = { kind: 'whole', text: '' };

  constructor(take: (entry: ListEntry) => void) {
    this.#take = take;
  }

  entry(entry: ListEntry, overflows = false): void {
    this.#entries++;
    if (overflows) this.#overflows++;
    this.#take(entry);
  }

  /** A player with a cell that cannot be read. */
  entryWithBlank(entry: ListEntry, line: number, { field, text }: OddCell): void {
    this.entry(entry);
    this.#blanks++;
    this.#tell(line, field, text);
  }

  unreadable(line: number, text: string): void {
    this.#unreadable++;
    this.#tell(line, '', text);
  }

  ends(kind: ListEnd['kind'], text: string): void {
    this.#end = { kind, text: clipped(text) };
  }

  /** Throws {@link ListError} where the lines are those of no list. */
  counts(path: string): Omit<ListCounts, 'hash'> {
    const lines = this.#entries + this.#unreadable;
    if (lines === 0) throw new ListError({ code: 'list-empty', path });
    if (
      this.#entries === 0 ||
      this.#unreadable > Math.max(FEW_LINES, lines * MOST_UNREADABLE) ||
      this.#blanks > Math.max(FEW_LINES, lines * MOST_BLANKS)
    ) {
      const { line, text } = this.#odd[0]!;
      const unreadable = this.#unreadable + this.#blanks;
      throw new ListError({ code: 'list-unreadable', path, unreadable, lines, line, text });
    }
    return {
      entries: this.#entries,
      overflows: this.#overflows,
      unreadable: this.#unreadable,
      blanks: this.#blanks,
      odd: this.#odd,
      end: this.#end,
    };
  }

  #tell(line: number, field: OddLine['field'], text: string): void {
    if (this.#odd.length < MOST_ODD_LINES) this.#odd.push({ line, field, text: clipped(text) });
  }
}

/** A text of a file as it can be shown: one short line. */
export function clipped(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '·')
    .trim()
    .slice(0, LONGEST_TEXT);
}
