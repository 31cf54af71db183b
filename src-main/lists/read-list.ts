/** Reading a rating list of any known form, line by line as it comes. */
import { basename } from 'node:path';
import type { Pace } from '../../src-engine/index.ts';
import { decodeText } from '../files/decode.ts';
import { clipped, Counter, type ListCounts } from './counter.ts';
import type { ListEntry } from './entry.ts';
import { ListError, type ListFailure } from './failure.ts';
import {
  entryOfLine,
  fixedLayoutOf,
  isWholeLine,
  tempoOf,
  type FideForm,
  type FixedLayout,
} from './fixed.ts';
import { monthIn } from './month.ts';
import { entryOfRow, namesPlayers, type ListField, type TableMapping } from './national.ts';
import type { FileIdentity } from '../files/outside-file.ts';
import { openSource, type ListSource, type ReadProgress } from './source.ts';
import { columnsOf, tableOfText, tableOfWorkbook, type ListColumn, type ListTable } from './table-list.ts';
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
  /** Columns of a table, and what their headings suggest; none for FIDE's forms. */
  readonly columns: readonly ListColumn[];
  readonly fields: readonly (ListField | null)[];
  /** Federation of players of a table that names none, `''` for unknown. */
  readonly federation: string;
}

/** What the columns of a table were said to be, where the headings do not tell. */
export type ChosenMapping = Pick<TableMapping, 'fields' | 'federation'>;

const LONGEST_LINE = 4_000;
/** Tables are read whole. */
const MOST_TABLE = 40_000_000;
/** Enough of a table for its headings and a few rows. */
const TABLE_BEGINNING = 60_000;

/** Looks at the beginning of a file. Throws {@link ListError}. */
export async function lookAtList(path: string, taken: readonly FileIdentity[]): Promise<ListLook> {
  const source = openSource(path, taken);
  if (source.workbook !== null) return lookOfTable(workbookTable(source.workbook, path), path, source);
  for await (const piece of source.pieces()) return beginningOf(piece, path, source, null).look;
  throw new ListError({ code: 'list-empty', path });
}

/**
 * Reads a whole list, giving each player as it comes; a table by its `chosen` columns, or by its headings where they
 * tell enough. Throws {@link ListError}.
 */
export async function readList(
  path: string,
  taken: readonly FileIdentity[],
  take: (entry: ListEntry) => void,
  chosen: ChosenMapping | null,
  progress: ReadProgress = () => undefined,
): Promise<ListCounts & { readonly look: ListLook }> {
  const source = openSource(path, taken, progress);
  const counter = new Counter(take);
  if (source.workbook !== null) {
    const table = workbookTable(source.workbook, path);
    const look = lookOfTable(table, path, source);
    readTable(counter, table, chosen, path, yearOf(look));
    return { ...counter.counts(path), look, hash: source.hash() };
  }
  let reader: Reader | null = null;
  let look: ListLook | null = null;
  for await (const piece of source.pieces()) {
    if (reader === null) {
      const beginning = beginningOf(piece, path, source, chosen);
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

interface Beginning {
  readonly look: ListLook;
  readonly reader: (counter: Counter) => Reader;
}

/** Recognises a list by its first bytes. */
function beginningOf(
  piece: Uint8Array,
  path: string,
  source: ListSource,
  chosen: ChosenMapping | null,
): Beginning {
  const text = decodeText(piece.subarray(0, LONGEST_LINE)).text;
  const names = `${source.name} ${basename(path)}`;
  const firstLine = text.split(/\r?\n/, 1)[0]!;
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<playerslist/s.test(text)) {
    // A list of one tempo has no other beside it.
    const tempo = text.includes('<rapid_rating') ? 'standard' : tempoOf(names);
    return {
      look: {
        form: text.includes('<rapid_rating') ? 'xml' : tempo,
        ...monthOf('', path, source),
        ...NO_TABLE,
      },
      reader: (counter) => xmlReader(counter, path, tempo),
    };
  }
  const layout = fixedLayoutOf(firstLine, names);
  if (layout !== null)
    return {
      look: { form: layout.form, ...monthOf(layout.month, path, source), ...NO_TABLE },
      reader: (counter) => fixedReader(counter, layout, path),
    };
  const table = tableOfText(decodeText(piece.subarray(0, TABLE_BEGINNING)).text);
  if (table === null) throw new ListError({ code: 'not-a-list', path, beginning: clipped(firstLine) });
  const look = lookOfTable(table, path, source);
  return { look, reader: (counter) => tableReader(counter, chosen, path, yearOf(look)) };
}

function yearOf({ month }: Pick<ListLook, 'month'>): number {
  return Number(month.slice(0, 4));
}

/** The month by the list's own word, else by the names of its files, else by when it was written. */
function monthOf(named: string, path: string, source: ListSource): Pick<ListLook, 'month' | 'monthIsGuess'> {
  const certain = named || monthIn(source.name) || monthIn(basename(path));
  return { month: certain || source.written.slice(0, 7), monthIsGuess: certain === '' };
}

const NO_TABLE = { recipe: '', columns: [], fields: [], federation: '' } as const;

function lookOfTable(table: ListTable, path: string, source: ListSource): ListLook {
  return {
    form: 'table',
    ...monthOf('', path, source),
    ...table.mapping,
    columns: columnsOf(table),
  };
}

function workbookTable(bytes: Uint8Array, path: string): ListTable {
  const table = tableOfWorkbook(bytes, path);
  if (table === null) throw new ListError({ code: 'not-a-list', path, beginning: '' });
  return table;
}

function fixedReader(counter: Counter, layout: FixedLayout, path: string): Reader {
  const decoder = new TextDecoder();
  let rest = '';
  let line = 0;
  const take = (text: string): void => {
    line++;
    if (line === 1 || text.trim() === '') return;
    const read = entryOfLine(withoutReturn(text), layout);
    if (read === null) counter.unreadable(line, text);
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
      const last = rest + decoder.decode();
      if (last.trim() === '' || isWholeLine(withoutReturn(last), layout)) take(last);
      else counter.ends('cut', last);
    },
  };
}

function withoutReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}

function xmlReader(counter: Counter, path: string, tempo: Pace): Reader {
  const decoder = new TextDecoder();
  let players = 0;
  const walker = xmlListReader(
    {
      entry: (entry) => {
        players++;
        counter.entry(entry);
      },
      unreadable: (text) => counter.unreadable(++players, text),
    },
    tempo,
  );
  const guarded = (walk: () => void, failure: ListFailure): void => {
    try {
      walk();
    } catch (error) {
      throw error instanceof ListError ? error : new ListError(failure);
    }
  };
  return {
    write: (bytes) =>
      guarded(() => walker.write(decoder.decode(bytes, { stream: true })), {
        code: 'list-damaged',
        path,
        reason: 'xml',
      }),
    // What is missing only now is the end.
    close: () =>
      guarded(
        () => {
          walker.write(decoder.decode());
          walker.close();
        },
        { code: 'list-truncated', path, percent: null },
      ),
  };
}

/** A table is small enough to be read at once, in whichever encoding it is. */
function tableReader(counter: Counter, chosen: ChosenMapping | null, path: string, now: number): Reader {
  const pieces: Uint8Array[] = [];
  let size = 0;
  return {
    write(bytes) {
      size += bytes.length;
      if (size > MOST_TABLE) throw new ListError({ code: 'list-too-large', path, limit: MOST_TABLE });
      pieces.push(Uint8Array.from(bytes));
    },
    close() {
      const table = tableOfText(decodeText(Buffer.concat(pieces)).text);
      if (table === null) throw new ListError({ code: 'not-a-list', path, beginning: '' });
      readTable(counter, table, chosen, path, now);
    },
  };
}

function readTable(
  counter: Counter,
  table: ListTable,
  chosen: ChosenMapping | null,
  path: string,
  now: number,
): void {
  const mapping = chosen === null ? table.mapping : { ...table.mapping, ...chosen };
  if (!namesPlayers(mapping))
    throw new ListError({ code: 'not-a-list', path, beginning: clipped(table.headings.join(', ')) });
  if (table.isSwallowed) throw new ListError({ code: 'list-damaged', path, reason: 'quote' });
  for (const [index, row] of table.rows.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const line = table.first + index;
    const read = entryOfRow(row, mapping, now);
    if (read === null) counter.unreadable(line, row.join(' '));
    else if (read.odd === null) counter.entry(read.entry);
    else counter.entryWithBlank(read.entry, line, read.odd);
  }
  counter.ends(table.end.kind, table.end.text);
}
