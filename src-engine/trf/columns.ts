/**
 * Columns as data. A record of a TRF is described once, by its columns as printed (1-based, inclusive);
 * {@link readRecord} and {@link writeRecord} walk the same description, so they cannot drift apart.
 */
import { isWide, StandIns } from './characters.ts';
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
  /**
   * The value of a column that is filled to its right end with the regular spelling, taken from the line without cutting
   * a text out of it; undefined leaves everything else to {@link read}. `from` and `to` are 0-based, `to` behind the
   * end. For columns that large reports repeat ten thousands of times.
   */
  readonly scan?: (line: string, from: number, to: number) => V | undefined;
}

interface Column<V> {
  readonly from: number;
  readonly to: number;
  readonly align: 'left' | 'right' | 'any';
  readonly codec: Codec<V>;
}

/** Columns of a record by name, each as printed. */
export type Columns = Readonly<Record<string, Column<unknown>>>;

/** What the columns of a record hold, by the same names. */
export type ValuesOf<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends Column<infer V> ? V : never;
};

/** A record: fixed columns, then perhaps a group of columns repeated every `step` characters. */
export interface RecordTable<C extends Columns, R extends Columns = Record<never, never>> {
  readonly tag: string;
  readonly columns: C;
  /** Columns of the first group; group g is printed `step × g` characters further right. */
  readonly repeat?: {
    readonly step: number;
    readonly columns: R;
    /**
     * The values of a group that has the regular spelling in each of its columns and blanks between them, read at once;
     * undefined leaves every other group to its columns. `from` is the first column, 0-based.
     */
    readonly scan?: (line: string, from: number) => ValuesOf<R> | undefined;
  };
}

/** What a line says: its fixed columns, and its groups in order. */
export interface RecordValues<C extends Columns, R extends Columns> {
  readonly fields: ValuesOf<C>;
  readonly groups: readonly ValuesOf<R>[];
}

/** Called for every deviation inside a line, with the column name, its first column and what was made of it. */
type FieldReport = (code: DeviationCode, column: number, found: string, takenAs: string) => void;

/** A column of a table, as FIDE counts them: from 1, both ends in it. */
export function column<V>(from: number, to: number, align: Column<V>['align'], codec: Codec<V>): Column<V> {
  return { from, to, align, codec };
}

/** The text of columns `from` to `to` (1-based, inclusive) of a line that may be shorter. */
export function slice(line: string, from: number, to: number): string {
  return line.slice(from - 1, to);
}

/** One column as the walks over a table need it. */
interface Field {
  readonly name: string;
  readonly spec: Column<unknown>;
  /** How its regular content is read at once; undefined where a text flush right would be out of place. */
  readonly scan: Codec<unknown>['scan'];
}

/** What the walks over a table need again and again, made once. */
interface Shape {
  readonly fields: readonly Field[];
  /** The values of an empty line. */
  readonly blank: Readonly<Record<string, unknown>>;
  /** First and last column. */
  readonly first: number;
  readonly last: number;
}

const SHAPES = new WeakMap<Columns, Shape>();

function shapeOf(columns: Columns): Shape {
  let shape = SHAPES.get(columns);
  if (shape === undefined) SHAPES.set(columns, (shape = makeShape(columns)));
  return shape;
}

function makeShape(columns: Columns): Shape {
  const fields = Object.entries(columns).map(([name, spec]): Field => {
    const isFilled = spec.align !== 'left' || spec.from === spec.to;
    return { name, spec, scan: isFilled ? spec.codec.scan : undefined };
  });
  return {
    fields,
    blank: Object.fromEntries(fields.map(({ name, spec }) => [name, spec.codec.blank])),
    first: Math.min(Infinity, ...fields.map(({ spec }) => spec.from)),
    last: Math.max(0, ...fields.map(({ spec }) => spec.to)),
  };
}

function readField({ spec, scan }: Field, shift: number, line: string, report: FieldReport): unknown {
  const from = spec.from + shift - 1;
  const to = spec.to + shift;
  if (scan && to <= line.length) {
    const value = scan(line, from, to);
    if (value !== undefined) return value;
  }
  return isBlank(line, from, to) ? spec.codec.blank : readColumn(spec, shift, line, report);
}

function readColumn<V>(spec: Column<V>, shift: number, line: string, report: FieldReport): V {
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

/** Reads the columns of a table; characters between them, or between the first and `end`, are reported. */
function readColumns<C extends Columns>(
  columns: C,
  end: number,
  shift: number,
  line: string,
  report: FieldReport,
): ValuesOf<C> {
  const { fields, blank } = shapeOf(columns);
  const values = { ...blank };
  let next = end;
  // By place, as this is the innermost loop of a reading: an iterator would make an object for every column.
  for (let index = 0; index < fields.length; index++) {
    const field = fields[index]!;
    const from = field.spec.from + shift - 1;
    if (!isBlank(line, next, from)) reportGap(next, from, line, report);
    next = field.spec.to + shift;
    values[field.name] = readField(field, shift, line, report);
  }
  return values as ValuesOf<C>;
}

/** Reports characters that stand in no column: a field that overflowed or a line that is shifted. */
function reportGap(from: number, to: number, line: string, report: FieldReport): void {
  const gap = line.slice(from, to);
  if (gap.trim() !== '') report('between-columns', from + 1, gap, '');
}

/** Whether a part of a line holds nothing but spaces; a tab or another blank is left to be looked at closer. */
function isBlank(line: string, from: number, to: number): boolean {
  const end = Math.min(to, line.length);
  for (let index = from; index < end; index++) if (line.charCodeAt(index) !== SPACE) return false;
  return true;
}

const SPACE = 0x20;

/** Values with every text among them changed. */
function withTexts<V extends object>(values: V, change: (text: string) => string): V {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    return [name, typeof value === 'string' ? change(value) : value] as const;
  });
  return Object.fromEntries(entries) as V;
}

/**
 * Reads a line by its table; a column is a character. Never fails: what cannot be read is reported and becomes the
 * codec's blank value. Cost: length of the line.
 */
export function readRecord<C extends Columns, R extends Columns>(
  table: RecordTable<C, R>,
  line: string,
  report: FieldReport,
): RecordValues<C, R> {
  if (!isWide(line)) return readUnits(table, line, report);
  const standIns = new StandIns([line]);
  const restored = (text: string) => standIns.restored(text);
  const { fields, groups } = readUnits(table, standIns.narrowed(line), (code, column, found, takenAs) =>
    report(code, column, restored(found), restored(takenAs)),
  );
  return { fields: withTexts(fields, restored), groups: groups.map((group) => withTexts(group, restored)) };
}

function readUnits<C extends Columns, R extends Columns>(
  table: RecordTable<C, R>,
  line: string,
  report: FieldReport,
): RecordValues<C, R> {
  const fields = readColumns(table.columns, table.tag.length, 0, line, report);
  const groups: ValuesOf<R>[] = [];
  let end = Math.max(table.tag.length, shapeOf(table.columns).last);
  const repeat = table.repeat;
  if (repeat !== undefined) {
    const { first, last } = shapeOf(repeat.columns);
    const written = line.trimEnd().length;
    for (let shift = 0; first + shift <= written; shift += repeat.step) {
      const from = first - 1 + shift;
      const scanned = isBlank(line, end, from) ? repeat.scan?.(line, from) : undefined;
      groups.push(scanned ?? readColumns(repeat.columns, end, shift, line, report));
      end = last + shift;
    }
  }
  if (!isBlank(line, end, line.length)) reportGap(end, line.length, line, report);
  return { fields, groups };
}

/** Called when a value does not fit its column: its name, the text and the width in characters. */
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
  for (const { name, spec } of shapeOf(columns).fields) {
    const text = spec.codec.write(values[name as keyof C]);
    if (text.length > spec.to - spec.from + 1) onOverflow(name, text, spec.to - spec.from + 1);
    result = place(result, spec, shift, text);
  }
  return result;
}

/**
 * Writes a line by its table, without trailing blanks; a column is a character. A text that is too long is cut, a number
 * left out; both are reported.
 */
export function writeRecord<C extends Columns, R extends Columns>(
  table: RecordTable<C, R>,
  fields: ValuesOf<C>,
  groups: readonly ValuesOf<R>[] = [],
  onOverflow: OverflowReport = () => undefined,
): string {
  const texts = Object.values(fields).filter((value) => typeof value === 'string');
  if (!texts.some(isWide)) return writeUnits(table, fields, groups, onOverflow);
  const standIns = new StandIns(texts);
  const narrow = withTexts(fields, (text) => standIns.narrowed(text));
  const line = writeUnits(table, narrow, groups, (name, text, width) =>
    onOverflow(name, standIns.restored(text), width),
  );
  return standIns.restored(line);
}

function writeUnits<C extends Columns, R extends Columns>(
  table: RecordTable<C, R>,
  fields: ValuesOf<C>,
  groups: readonly ValuesOf<R>[],
  onOverflow: OverflowReport,
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
