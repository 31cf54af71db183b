/**
 * One sheet of a workbook (ECMA-376 part 1, 18.3): values as a person sees them, which rows are hidden, which cells are
 * merged, which formulas have no value. Reading goes cell by cell and stops at the bounds, wherever the sheet says that
 * its cells are.
 */
import { fail, ok, type FailureShape, type Outcome } from '../../src-engine/index.ts';
import {
  MOST_CELLS,
  MOST_CHARACTERS,
  MOST_COLUMNS,
  MOST_LINES,
  MOST_MERGES,
  tooLarge,
  type TableLimit,
  type TooLarge,
} from './bounds.ts';
import { mergeOf, placeOf, type Merge, type Place } from './sheet-places.ts';
import type { Formats } from './workbook-parts.ts';
import { walkXml, type Attributes } from './xml.ts';
import { texts } from '../texts.ts';

/** Why a sheet of a workbook was not read. */
export type SheetFailure = FailureShape &
  (
    | TooLarge
    /** A value outside of the rows and columns that are looked at, `XFD1048576`. */
    | { readonly code: 'cell-too-far'; readonly sheet: string; readonly cell: string }
    /** A cell whose value is missing or makes no sense; `line` and `column` are its row and column, from 1. */
    | {
        readonly code: 'cell-unreadable';
        readonly sheet: string;
        readonly line: number;
        readonly column: number;
      }
  );

/** One sheet: its rows from row 1 on, cells as text. */
export interface SheetRows {
  readonly rows: string[][];
  /** Numbers of hidden rows, from 1. */
  readonly hiddenRows: ReadonlySet<number>;
  readonly merges: readonly Merge[];
  /** What could not be taken as it stands, a sentence each. */
  readonly remarks: readonly string[];
}

const MOST_NAMED_CELLS = 5;

/** How many cells are told by name. */
class NamedCells {
  readonly #names: string[] = [];
  #count = 0;

  add(name: string): void {
    if (this.#count++ < MOST_NAMED_CELLS) this.#names.push(name);
  }

  remark(say: (names: readonly string[], more: number) => string): string[] {
    return this.#count === 0 ? [] : [say(this.#names, this.#count - this.#names.length)];
  }
}

/** Ends the walk: the failure of the sheet. */
class Stop extends Error {
  readonly failure: SheetFailure;

  constructor(failure: SheetFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

function stopAt(what: TableLimit['what'], most: number): never {
  throw new Stop(tooLarge(what, most));
}

/** A cell while it is walked through. */
interface OpenCell extends Place {
  readonly reference: string;
  readonly type: string;
  readonly format: number;
  hasFormula: boolean;
  value: string;
  inline: string;
}

/** The rows as they grow. */
class Sheet {
  readonly rows: string[][] = [];
  readonly hiddenRows = new Set<number>();
  readonly merges: Merge[] = [];
  readonly #name: string;
  readonly #formulas = new NamedCells();
  readonly #errors = new NamedCells();
  #cells = 0;
  #characters = 0;

  constructor(name: string) {
    this.#name = name;
  }

  get remarks(): string[] {
    return [
      ...this.#formulas.remark(texts.tableRows.text.formulas),
      ...this.#errors.remark(texts.tableRows.text.errors),
    ];
  }

  unreadable({ row, column }: Place): never {
    throw new Stop({ code: 'cell-unreadable', sheet: this.#name, line: row, column });
  }

  /** Notes a cell that shows something else than what is read. */
  note(cell: OpenCell): void {
    if (cell.type === 'e') this.#errors.add(cell.reference);
    // A text formula may well give an empty text.
    else if (cell.hasFormula && cell.value === '' && cell.type !== 'str') this.#formulas.add(cell.reference);
  }

  put({ row, column, reference }: OpenCell, text: string): void {
    if (text === '') return;
    if (row > MOST_LINES || column > MOST_COLUMNS)
      throw new Stop({ code: 'cell-too-far', sheet: this.#name, cell: reference });
    while (this.rows.length < row) this.rows.push([]);
    const cells = this.rows[row - 1]!;
    this.#cells += Math.max(0, column - cells.length);
    this.#characters += text.length;
    if (this.#cells > MOST_CELLS) stopAt('cells', MOST_CELLS);
    if (this.#characters > MOST_CHARACTERS) stopAt('characters', MOST_CHARACTERS);
    while (cells.length < column) cells.push('');
    cells[column - 1] = text;
  }

  merge(reference: string): void {
    const merge = mergeOf(reference);
    if (merge === null) return;
    if (this.merges.length === MOST_MERGES) stopAt('merges', MOST_MERGES);
    this.merges.push(merge);
  }

  /** Gives every cell of a range that is merged downwards the text of its first one. */
  fillDown(): void {
    for (const { firstRow, lastRow, firstColumn, lastColumn } of this.merges) {
      const text = this.rows[firstRow - 1]?.[firstColumn - 1] ?? '';
      const reference = texts.tableRows.text.rowReference(firstRow);
      const rest = {
        column: firstColumn,
        reference,
        type: '',
        format: 0,
        hasFormula: false,
        value: '',
        inline: '',
      };
      for (let row = firstRow + 1; row <= lastRow && row <= this.rows.length; row++) {
        if (firstColumn <= lastColumn) this.put({ ...rest, row }, text);
      }
    }
  }
}

/** The text that a cell shows. */
function shownText(cell: OpenCell, sheet: Sheet, texts: readonly string[], formats: Formats): string {
  const { type, value, format } = cell;
  switch (type) {
    case 'inlineStr':
      return cell.inline.trim();
    case 's': {
      const text = value === '' ? '' : texts[Number(value)];
      return text ?? sheet.unreadable(cell);
    }
    case 'str':
      return value.trim();
    case 'e':
      return '';
    case 'b':
      return value === '' ? '' : String(value === '1' || value === 'true');
    case 'd':
      return value.slice(0, 10).replaceAll('-', '/');
    default: {
      if (value.trim() === '') return '';
      const number = Number(value);
      return Number.isFinite(number) ? formats.textOf(number, format) : sheet.unreadable(cell);
    }
  }
}

/** Walks through the cells of a part and puts each where it belongs. */
class SheetWalker {
  readonly #sheet: Sheet;
  readonly #finish: (cell: OpenCell) => void;
  #row = 0;
  #column = 0;
  #cell: OpenCell | null = null;
  #element = '';
  #spoken = 0;

  constructor(sheet: Sheet, finish: (cell: OpenCell) => void) {
    this.#sheet = sheet;
    this.#finish = finish;
  }

  open(name: string, attributes: Attributes): void {
    this.#element = name;
    switch (name) {
      case 'row': {
        this.#row = Number(attributes.get('r') ?? this.#row + 1);
        this.#column = 0;
        const hidden = attributes.get('hidden');
        if ((hidden === '1' || hidden === 'true') && this.#row <= MOST_LINES)
          this.#sheet.hiddenRows.add(this.#row);
        return;
      }
      case 'c':
        return this.#openCell(attributes);
      case 'f':
        if (this.#cell !== null) this.#cell.hasFormula = true;
        return;
      case 'rPh':
        this.#spoken++;
        return;
      case 'mergeCell':
        return this.#sheet.merge(attributes.get('ref') ?? '');
    }
  }

  #openCell(attributes: Attributes): void {
    const next = { row: this.#row, column: this.#column + 1 };
    const reference = attributes.get('r');
    const place = reference === undefined ? next : placeOf(reference);
    if (place === null || !(place.row >= 1)) return this.#sheet.unreadable(next);
    this.#column = place.column;
    this.#cell = {
      row: place.row,
      column: place.column,
      reference: reference ?? texts.tableRows.text.cellReference(place.row, place.column),
      type: attributes.get('t') ?? 'n',
      format: Number(attributes.get('s') ?? 0),
      hasFormula: false,
      value: '',
      inline: '',
    };
  }

  text(text: string): void {
    const cell = this.#cell;
    if (cell === null) return;
    if (this.#element === 'v') cell.value += text;
    if (this.#element === 't' && this.#spoken === 0) cell.inline += text;
  }

  close(name: string): void {
    this.#element = '';
    if (name === 'rPh') this.#spoken--;
    if (name !== 'c' || this.#cell === null) return;
    this.#finish(this.#cell);
    this.#cell = null;
  }
}

/**
 * Reads the part of a sheet; `texts` and `formats` are the workbook's. Fails with `table-too-large`, `cell-too-far` or
 * `cell-unreadable`; throws for what is no XML. Cost: size of the part.
 */
export function readSheetXml(
  part: Uint8Array,
  name: string,
  texts: readonly string[],
  formats: Formats,
): Outcome<SheetRows, SheetFailure> {
  const sheet = new Sheet(name);
  const walker = new SheetWalker(sheet, (cell) => {
    sheet.note(cell);
    sheet.put(cell, shownText(cell, sheet, texts, formats));
  });
  try {
    walkXml(part, {
      open: (element, attributes) => walker.open(element, attributes),
      close: (element) => walker.close(element),
      text: (text) => walker.text(text),
    });
    sheet.fillDown();
  } catch (error) {
    if (error instanceof Stop) return fail(error.failure);
    throw error;
  }
  const { rows, hiddenRows, merges, remarks } = sheet;
  return ok({ rows, hiddenRows, merges, remarks });
}
