/**
 * Workbooks (XLSX). A library reads the values; which sheets and rows are hidden, which cells are merged and which
 * formulas have no value is read here, since a person who looks at the workbook sees that too.
 */
import { readSheet } from 'read-excel-file/node';
import { fail, ok, type FailureShape, type Outcome } from '../../src-engine/index.ts';
import { unpackedSize, zipEntries, zipText, type ZipEntry } from './zip.ts';

export type WorkbookFailure = FailureShape &
  (
    | { readonly code: 'workbook-unreadable' }
    | { readonly code: 'table-too-large'; readonly limit: string }
    /** A cell whose value is missing or makes no sense; `line` and `column` are its row and column, from 1. */
    | {
        readonly code: 'cell-unreadable';
        readonly sheet: string;
        readonly line: number;
        readonly column: number;
      }
  );

export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
}

/** Cells that are one for the eye, from 1, both ends included. */
export interface Merge {
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly lastRow: number;
  readonly lastColumn: number;
}

/** One sheet: its rows from row 1 on, cells as text. */
export interface SheetRows {
  readonly rows: string[][];
  /** Numbers of hidden rows, from 1. */
  readonly hiddenRows: ReadonlySet<number>;
  readonly merges: readonly Merge[];
  /** What could not be taken as it stands, a sentence each. */
  readonly remarks: readonly string[];
}

export interface Workbook {
  /** In the order of their tabs. */
  readonly sheets: readonly WorkbookSheet[];
  /** Fails with `workbook-unreadable` or `cell-unreadable`. */
  readonly read: (sheet: number) => Promise<Outcome<SheetRows, WorkbookFailure>>;
}

/** A workbook is a packed archive: what it unpacks to is limited as well. */
const MOST_UNPACKED_BYTES = 200_000_000;
/** Largest merged range that is looked at; whole columns get merged by accident. */
const MOST_MERGED_ROWS = 1000;
const MOST_NAMED_CELLS = 5;

export function isWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/** Attributes of a tag; entities in names of sheets are resolved. */
function attributesOf(tag: string): ReadonlyMap<string, string> {
  const found = [...tag.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  return new Map(found.map(([, name, a, b]) => [name!, plainText(a ?? b ?? '')]));
}

function plainText(xml: string): string {
  const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return xml.replaceAll(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, dec?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = hex === undefined ? Number(dec) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

function tags(xml: string, name: string): ReadonlyMap<string, string>[] {
  return [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\b([^>]*)>`, 'g'))].map(([, inside]) =>
    attributesOf(inside!),
  );
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

/** `AB12` as column 28, row 12. */
function placeOf(reference: string): { readonly row: number; readonly column: number } {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits), column };
}

function mergesOf(xml: string): Merge[] {
  return tags(xml, 'mergeCell').flatMap((attributes) => {
    const [from, to] = (attributes.get('ref') ?? '').split(':').map(placeOf);
    if (from === undefined || to === undefined || to.row - from.row > MOST_MERGED_ROWS) return [];
    return [{ firstRow: from.row, firstColumn: from.column, lastRow: to.row, lastColumn: to.column }];
  });
}

function namedCells(cells: readonly string[]): string {
  const more = cells.length - MOST_NAMED_CELLS;
  return `${cells.slice(0, MOST_NAMED_CELLS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Cells that show something else than the library reads: formulas that were never computed, and errors. */
function cellRemarks(xml: string): string[] {
  const formulas: string[] = [];
  const errors: string[] = [];
  for (const [, tag, inside] of xml.matchAll(/<(?:\w+:)?c\b([^>]*[^>/])>(.*?)<\/(?:\w+:)?c>/gs)) {
    const attributes = attributesOf(tag!);
    const reference = attributes.get('r') ?? '?';
    if (attributes.get('t') === 'e') errors.push(reference);
    else if (/<(?:\w+:)?f\b/.test(inside!) && !/<(?:\w+:)?v\b[^>/]*>[^<]/.test(inside!)) {
      // A text formula may well give an empty text.
      if (attributes.get('t') !== 'str') formulas.push(reference);
    }
  }
  return [
    ...(formulas.length > 0
      ? [
          `Formulas without a value, read as empty: ${namedCells(formulas)}. Save the workbook in a spreadsheet first.`,
        ]
      : []),
    ...(errors.length > 0 ? [`Cells with an error, read as empty: ${namedCells(errors)}.`] : []),
  ];
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** A cell as text. Dates have no time zone in a workbook, so the library's UTC day is the day. */
function textOfCell(value: unknown): string {
  if (value instanceof Date) {
    return `${value.getUTCFullYear()}/${two(value.getUTCMonth() + 1)}/${two(value.getUTCDate())}`;
  }
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Gives every cell of a range that is merged downwards the text of its first one. */
function filledDown(rows: string[][], merges: readonly Merge[]): string[][] {
  for (const { firstRow, lastRow, firstColumn } of merges) {
    const text = rows[firstRow - 1]?.[firstColumn - 1] ?? '';
    for (let row = firstRow; row < lastRow && row < rows.length; row++) rows[row]![firstColumn - 1] = text;
  }
  return rows;
}

async function sheetRows(
  bytes: Uint8Array,
  number: number,
  name: string,
  xml: string,
): Promise<Outcome<SheetRows, WorkbookFailure>> {
  const merges = mergesOf(xml);
  const hidden = tags(xml, 'row').filter((row) => isTrue(row.get('hidden')));
  try {
    const rows = await readSheet(Buffer.from(bytes), number + 1);
    return ok({
      rows: filledDown(
        rows.map((row) => row.map(textOfCell)),
        merges,
      ),
      hiddenRows: new Set(hidden.map((row) => Number(row.get('r')))),
      merges,
      remarks: cellRemarks(xml),
    });
  } catch (error) {
    // The library throws whatever a damaged archive or sheet makes it stumble over; for a cell it says where.
    const place = /at row (\d+), col (\d+)/.exec(error instanceof Error ? error.message : '');
    return place === null
      ? fail({ code: 'workbook-unreadable' })
      : fail({ code: 'cell-unreadable', sheet: name, line: Number(place[1]), column: Number(place[2]) });
  }
}

/**
 * Opens a workbook and lists its sheets; each is read when it is asked for. Fails with `workbook-unreadable`, or
 * `table-too-large` when it would unpack to more than 200 MB.
 */
export function openWorkbook(bytes: Uint8Array): Outcome<Workbook, WorkbookFailure> {
  const entries = zipEntries(bytes);
  if (entries === null) return fail({ code: 'workbook-unreadable' });
  if (unpackedSize(entries) > MOST_UNPACKED_BYTES) {
    return fail({ code: 'table-too-large', limit: '200 MB unpacked' });
  }
  const byName = new Map<string, ZipEntry>(entries.map((entry) => [entry.name, entry]));
  const part = (name: string): string | null => {
    const entry = byName.get(name);
    return entry === undefined ? null : zipText(bytes, entry);
  };
  const book = part('xl/workbook.xml');
  const relations = part('xl/_rels/workbook.xml.rels');
  if (book === null || relations === null) return fail({ code: 'workbook-unreadable' });
  const targets = new Map(
    tags(relations, 'Relationship').map((relation) => [relation.get('Id'), relation.get('Target') ?? '']),
  );
  const listed = tags(book, 'sheet');
  const sheets = listed.map((sheet) => ({
    name: sheet.get('name') ?? '',
    isHidden: sheet.has('state') && sheet.get('state') !== 'visible',
  }));
  return ok({
    sheets,
    read: (number) => {
      const { name } = sheets[number]!;
      const file = targets.get(listed[number]!.get('r:id')) ?? '';
      const xml = part(file.startsWith('/') ? file.slice(1) : `xl/${file}`);
      return xml === null
        ? Promise.resolve(fail({ code: 'workbook-unreadable' }))
        : sheetRows(bytes, number, name, xml);
    },
  });
}
