/** Reading a rating list of any known form, line by line as it comes. */
import { basename } from 'node:path';
import Papa from 'papaparse';
import { rowsOfCsv } from '../files/csv.ts';
import { decodeText } from '../files/decode.ts';
import type { ListEntry } from './entry.ts';
import { ListError } from './failure.ts';
import { entryOfLine, fixedLayoutOf, monthIn, type FideForm, type FixedLayout } from './fixed.ts';
import { entryOfRow, mappingOf, type TableMapping } from './national.ts';
import type { FileIdentity } from '../files/outside-file.ts';
import { openSource, type ListSource, type ReadProgress } from './source.ts';
import { xmlListReader } from './xml-list.ts';

/** What a file turned out to be. */
export interface ListLook {
  readonly form: FideForm | 'xml' | 'table';
  /** Layout of a national list, `''` for FIDE's and for tables of no known layout. */
  readonly recipe: string;
  /** `2026-11`. */
  readonly month: string;
  /** The month is only when the file was written; nothing in it or in its name tells. */
  readonly monthIsGuess: boolean;
}

/** What was found in a list. */
export interface ListCounts {
  readonly entries: number;
  /** Lines in which a column was too long and moved the rest. */
  readonly overflows: number;
  readonly unreadable: number;
  /** First line that was not understood, 0 for none. */
  readonly firstUnreadable: number;
  readonly hash: string;
}

/** A share of the lines that may say nothing before the file counts as none of its form. */
const MOST_UNREADABLE = 0.02;
const FEW_LINES = 50;
const LONGEST_LINE = 4_000;
/** Tables are read whole. */
const MOST_TABLE = 40_000_000;
const BEGINNING = 80;

/** Looks at the beginning of a file. Throws {@link ListError}. */
export async function lookAtList(path: string, taken: readonly FileIdentity[]): Promise<ListLook> {
  const source = openSource(path, taken);
  for await (const piece of source.pieces()) return beginningOf(piece, path, source).look;
  throw new ListError({ code: 'list-empty', path });
}

/** Reads a whole list, giving each player as it comes. Throws {@link ListError}. */
export async function readList(
  path: string,
  taken: readonly FileIdentity[],
  take: (entry: ListEntry) => void,
  progress: ReadProgress = () => undefined,
): Promise<ListCounts & { readonly look: ListLook }> {
  const source = openSource(path, taken, progress);
  const counter = new Counter(take);
  let reader: Reader | null = null;
  let look: ListLook | null = null;
  for await (const piece of source.pieces()) {
    if (reader === null) {
      const beginning = beginningOf(piece, path, source);
      look = beginning.look;
      reader = beginning.reader(counter);
    }
    reader.write(piece);
  }
  if (reader === null || look === null) throw new ListError({ code: 'list-empty', path });
  reader.close();
  return { ...counter.counts(path), look, hash: source.hash() };
}

/** Takes the bytes of a list as they come. */
interface Reader {
  readonly write: (bytes: Uint8Array) => void;
  readonly close: () => void;
}

class Counter {
  readonly #take: (entry: ListEntry) => void;
  #entries = 0;
  #overflows = 0;
  #unreadable = 0;
  #firstUnreadable = 0;

  constructor(take: (entry: ListEntry) => void) {
    this.#take = take;
  }

  entry(entry: ListEntry, overflows = false): void {
    this.#entries++;
    if (overflows) this.#overflows++;
    this.#take(entry);
  }

  unreadable(line: number): void {
    this.#unreadable++;
    this.#firstUnreadable ||= line;
  }

  counts(path: string): Omit<ListCounts, 'hash'> {
    const [unreadable, line] = [this.#unreadable, this.#firstUnreadable];
    const lines = this.#entries + unreadable;
    if (lines === 0) throw new ListError({ code: 'list-empty', path });
    if (unreadable > Math.max(FEW_LINES, lines * MOST_UNREADABLE) || this.#entries === 0)
      throw new ListError({ code: 'list-unreadable', path, unreadable, lines, line });
    return { entries: this.#entries, overflows: this.#overflows, unreadable, firstUnreadable: line };
  }
}

interface Beginning {
  readonly look: ListLook;
  readonly reader: (counter: Counter) => Reader;
}

/** Recognises a list by its first bytes. */
function beginningOf(piece: Uint8Array, path: string, source: ListSource): Beginning {
  const text = decodeText(piece.subarray(0, LONGEST_LINE)).text;
  const names = `${source.name} ${basename(path)}`;
  const firstLine = text.split(/\r?\n/, 1)[0]!;
  const month = monthIn(source.name) || monthIn(basename(path));
  const lookOf = (form: ListLook['form'], named = '', recipe = ''): ListLook => {
    const certain = named || month;
    return { form, recipe, month: certain || source.written.slice(0, 7), monthIsGuess: certain === '' };
  };
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<playerslist/s.test(text))
    return { look: lookOf('xml'), reader: (counter) => xmlReader(counter, path, names) };
  const layout = fixedLayoutOf(firstLine, names);
  if (layout !== null)
    return {
      look: lookOf(layout.form, layout.month),
      reader: (counter) => fixedReader(counter, layout, path),
    };
  const mapping = mappingOfText(text);
  if (mapping === null)
    throw new ListError({ code: 'not-a-list', path, beginning: printable(firstLine).slice(0, BEGINNING) });
  return {
    look: lookOf('table', '', mapping.recipe),
    reader: (counter) => tableReader(counter, path),
  };
}

function printable(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '·').trim();
}

function mappingOfText(text: string): TableMapping | null {
  const rows = rowsOfCsv(text.split(/\r?\n/, 1)[0]!);
  return rows.ok ? mappingOf(rows.value.rows[0] ?? []) : null;
}

/** Rows of a table of any length, split as its heading line is. */
function tableRows(text: string): string[][] {
  const heading = rowsOfCsv(text.split(/\r?\n/, 1)[0]!);
  const delimiter = heading.ok ? heading.value.delimiter : ',';
  return Papa.parse<string[]>(text, { delimiter }).data;
}

function fixedReader(counter: Counter, layout: FixedLayout, path: string): Reader {
  const decoder = new TextDecoder();
  let rest = '';
  let line = 0;
  const take = (text: string): void => {
    line++;
    if (line === 1 || text.trim() === '') return;
    const read = entryOfLine(text.endsWith('\r') ? text.slice(0, -1) : text, layout);
    if (read === null) counter.unreadable(line);
    else counter.entry(read.entry, read.overflows);
  };
  return {
    write(bytes) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop()!;
      if (rest.length > LONGEST_LINE)
        throw new ListError({
          code: 'list-damaged',
          path,
          reason: 'endless-line',
          line: line + lines.length + 1,
        });
      for (const each of lines) take(each);
    },
    close() {
      take(rest + decoder.decode());
    },
  };
}

function xmlReader(counter: Counter, path: string, names: string): Reader {
  const tempo = /rapid/i.test(names) ? 'rapid' : /blitz/i.test(names) ? 'blitz' : 'standard';
  const decoder = new TextDecoder();
  let players = 0;
  const walker = xmlListReader(
    {
      entry: (entry) => {
        players++;
        counter.entry(entry);
      },
      unreadable: () => counter.unreadable(++players),
    },
    tempo,
  );
  const guarded = (walk: () => void): void => {
    try {
      walk();
    } catch (error) {
      if (error instanceof ListError) throw error;
      throw new ListError({ code: 'list-damaged', path, reason: 'xml' });
    }
  };
  return {
    write: (bytes) => guarded(() => walker.write(decoder.decode(bytes, { stream: true }))),
    close: () =>
      guarded(() => {
        walker.write(decoder.decode());
        walker.close();
      }),
  };
}

/** A table is small enough to be read at once, in whichever encoding it is. */
function tableReader(counter: Counter, path: string): Reader {
  const pieces: Uint8Array[] = [];
  let size = 0;
  return {
    write(bytes) {
      size += bytes.length;
      if (size > MOST_TABLE) throw new ListError({ code: 'list-too-large', path, limit: MOST_TABLE });
      pieces.push(Uint8Array.from(bytes));
    },
    close() {
      const { text } = decodeText(Buffer.concat(pieces));
      const rows = tableRows(text);
      const mapping = mappingOf(rows[0] ?? []);
      if (mapping === null) throw new ListError({ code: 'not-a-list', path, beginning: '' });
      for (const [index, row] of rows.entries()) {
        if (index === 0 || row.every((cell) => cell.trim() === '')) continue;
        const entry = entryOfRow(row, mapping);
        if (entry === null) counter.unreadable(index + 1);
        else counter.entry(entry);
      }
    },
  };
}
