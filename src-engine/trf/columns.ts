/**
 * Columns as data. A record of a TRF is described once, by its columns as printed (1-based, inclusive);
 * {@link readRecord} and {@link writeRecord} walk the same description, so they cannot drift apart.
 */
import type { DeviationCode } from './deviation.ts';

/** What a codec made of a text. Without `deviation` the text is a regular spelling of the value. */
export interface Taken<V> {
  readonly value: V;
  readonly deviation?: DeviationCode;
}

/** Reads and writes the content of one column. */
export interface Codec<V> {
  /** Value of an empty column. */
  readonly blank: V;
  /** Reads a text without leading and trailing blanks, never empty. */
  read(text: string): Taken<V>;
  /** The regular spelling; `''` leaves the column empty. */
  write(value: V): string;
}

export interface Column<V> {
  readonly from: number;
  readonly to: number;
  readonly align: 'left' | 'right' | 'any';
  readonly codec: Codec<V>;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;
export type ValuesOf<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends Column<infer V> ? V : never;
};

/** A record: fixed columns, then perhaps a group of columns repeated every `step` characters. */
export interface RecordTable<C extends Columns, R extends Columns = Record<never, never>> {
  readonly tag: string;
  readonly columns: C;
  /** Columns of the first group; group g is printed `step × g` characters further right. */
  readonly repeat?: { readonly step: number; readonly columns: R };
}

export interface RecordValues<C extends Columns, R extends Columns> {
  readonly fields: ValuesOf<C>;
  readonly groups: readonly ValuesOf<R>[];
}

/** Called for every deviation inside a line, with the column name, its first column and what was made of it. */
export type FieldReport = (code: DeviationCode, column: number, found: string, takenAs: string) => void;

export function column<V>(from: number, to: number, align: Column<V>['align'], codec: Codec<V>): Column<V> {
  return { from, to, align, codec };
}

/** The text of columns `from` to `to` (1-based, inclusive) of a line that may be shorter. */
export function slice(line: string, from: number, to: number): string {
  return line.slice(from - 1, to);
}

function readColumn<V>(spec: Column<V>, shift: number, line: string, report: FieldReport): V {
  if (isBlank(line, spec.from + shift, spec.to + shift)) return spec.codec.blank;
  const raw = slice(line, spec.from + shift, spec.to + shift);
  const text = raw.trim();
  if (text === '') return spec.codec.blank;
  const { value, deviation } = spec.codec.read(text);
  const column = spec.from + shift;
  if (deviation !== undefined) report(deviation, column, text, spec.codec.write(value));
  else if (spec.align === 'right' && raw.length === spec.to - spec.from + 1 && raw.endsWith(' ')) {
    report('misaligned', column, raw, spec.codec.write(value));
  } else if (spec.align === 'left' && raw.startsWith(' ')) {
    report('misaligned', column, raw, spec.codec.write(value));
  }
  return value;
}

/** What the walks over a table need again and again, made once. */
interface Shape {
  readonly entries: readonly (readonly [name: string, spec: Column<unknown>])[];
  readonly last: number;
}

const SHAPES = new WeakMap<Columns, Shape>();

function shapeOf(columns: Columns): Shape {
  let shape = SHAPES.get(columns);
  if (shape === undefined) {
    const entries = Object.entries(columns);
    const last = Math.max(0, ...entries.map(([, spec]) => spec.to));
    SHAPES.set(columns, (shape = { entries, last }));
  }
  return shape;
}

/** The columns of a table as a list. */
function entriesOf(columns: Columns): readonly (readonly [name: string, spec: Column<unknown>])[] {
  return shapeOf(columns).entries;
}

function readColumns<C extends Columns>(
  columns: C,
  shift: number,
  line: string,
  report: FieldReport,
): ValuesOf<C> {
  const values: Record<string, unknown> = {};
  for (const [name, spec] of entriesOf(columns)) values[name] = readColumn(spec, shift, line, report);
  return values as ValuesOf<C>;
}

/** Reports characters that stand in no column: a field that overflowed or a line that is shifted. */
function reportGaps(columns: Columns, from: number, shift: number, line: string, report: FieldReport): void {
  let next = from + shift;
  for (const [, spec] of entriesOf(columns)) {
    const end = spec.from + shift - 1;
    if (!isBlank(line, next, end)) {
      const gap = slice(line, next, end);
      if (gap.trim() !== '') report('between-columns', next, gap, '');
    }
    next = spec.to + shift + 1;
  }
}

/** Whether columns `from` to `to` hold nothing but spaces; a tab or another blank is left to be looked at closer. */
function isBlank(line: string, from: number, to: number): boolean {
  for (let index = from - 1; index < Math.min(to, line.length); index++) {
    if (line.charCodeAt(index) !== SPACE) return false;
  }
  return true;
}

const SPACE = 0x20;

/** Number of repeated groups that a line has room for. */
function groupCount(table: RecordTable<Columns, Columns>, line: string): number {
  if (table.repeat === undefined) return 0;
  const first = entriesOf(table.repeat.columns)[0]![1].from;
  return Math.max(0, Math.ceil((line.trimEnd().length - first + 1) / table.repeat.step));
}

/**
 * Reads a line by its table. Never fails: what cannot be read is reported and becomes the codec's blank value.
 * Cost: length of the line.
 */
export function readRecord<C extends Columns, R extends Columns>(
  table: RecordTable<C, R>,
  line: string,
  report: FieldReport,
): RecordValues<C, R> {
  const fields = readColumns(table.columns, 0, line, report);
  reportGaps(table.columns, table.tag.length + 1, 0, line, report);
  const groups: ValuesOf<R>[] = [];
  let end = Math.max(table.tag.length, shapeOf(table.columns).last);
  const repeat = table.repeat;
  if (repeat !== undefined) {
    const count = groupCount(table, line);
    for (let g = 0; g < count; g++) {
      const shift = g * repeat.step;
      groups.push(readColumns(repeat.columns, shift, line, report));
      reportGaps(repeat.columns, end + 1 - shift, shift, line, report);
      end = shapeOf(repeat.columns).last + shift;
    }
  }
  const rest = line.slice(end);
  if (rest.trim() !== '') report('between-columns', end + 1, rest, '');
  return { fields, groups };
}

/** Called when a value does not fit its column: its name, the text and the width. */
export type OverflowReport = (name: string, text: string, width: number) => void;

function place(line: string, spec: Column<unknown>, shift: number, text: string): string {
  if (text === '') return line;
  const width = spec.to - spec.from + 1;
  // A text may be cut; a number would become another number.
  const fitting = text.length <= width ? text : spec.align === 'left' ? text.slice(0, width).trimEnd() : '';
  if (fitting === '') return line;
  const field = spec.align === 'left' ? fitting : fitting.padStart(width);
  return line.padEnd(spec.from + shift - 1) + field;
}

function placeColumns<C extends Columns>(
  line: string,
  columns: C,
  shift: number,
  values: ValuesOf<C>,
  onOverflow: OverflowReport,
): string {
  let result = line;
  for (const [name, spec] of entriesOf(columns)) {
    const text = spec.codec.write(values[name as keyof C]);
    if (text.length > spec.to - spec.from + 1) onOverflow(name, text, spec.to - spec.from + 1);
    result = place(result, spec, shift, text);
  }
  return result;
}

/** Writes a line by its table, without trailing blanks. A text that is too long is cut, a number left out; both are reported. */
export function writeRecord<C extends Columns, R extends Columns>(
  table: RecordTable<C, R>,
  fields: ValuesOf<C>,
  groups: readonly ValuesOf<R>[] = [],
  onOverflow: OverflowReport = () => undefined,
): string {
  let line = placeColumns(table.tag, table.columns, 0, fields, onOverflow);
  const repeat = table.repeat;
  if (repeat !== undefined) {
    groups.forEach((values, g) => {
      line = placeColumns(line, repeat.columns, g * repeat.step, values, onOverflow);
    });
  }
  return line.trimEnd();
}
