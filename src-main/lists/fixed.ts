/**
 * FIDE's lists in fixed columns: players_list_foa.txt, the older players_list.txt and the three single lists. Where a
 * column stands is read from the heading line, so that a month with other widths is read too.
 */
import {
  cellText,
  NO_ENTRY,
  ratingOf,
  sexOf,
  titlesOf,
  wholeNumber,
  yearOf,
  type ListEntry,
} from './entry.ts';
import { monthIn } from './month.ts';

/** Forms in which FIDE publishes its list; the single ones carry one tempo. */
export type FideForm = 'combined' | 'legacy' | 'standard' | 'rapid' | 'blitz';

/** Where the columns of a list in FIDE’s form stand: first character and the one behind the last, 0-based, by heading. */
export interface FixedLayout {
  readonly form: FideForm;
  /** Month that the heading names, `2026-10`; `''` where it names none. */
  readonly month: string;
  readonly starts: ReadonlyMap<string, number>;
  readonly ends: ReadonlyMap<string, number>;
  readonly length: number;
}

/** A line as it was read; `overflows` where a column was longer than its heading leaves room for. */
type ReadLine = { readonly entry: ListEntry; readonly overflows: boolean } | null;

const HEADINGS = /ID Number|ID number|\S+/g;
const WIDTH_OF_LAST = 4;

/** Columns from here on move to the right together where a title before them is too long. */
const FIRST_MOVED = /^(?:foa|srtng|rating)$/;

/** What a heading line says; null where it is none of FIDE's. `fileName` tells single lists apart. */
export function fixedLayoutOf(heading: string, fileName: string): FixedLayout | null {
  const words = [...heading.matchAll(HEADINGS)].map((found) => ({
    name: found[0].toLowerCase(),
    at: found.index,
  }));
  if (words[0]?.name !== 'id number' || !words.some(({ name }) => name === 'fed')) return null;
  const last = words.at(-1)!;
  const length = last.at + Math.max(WIDTH_OF_LAST, last.name.length);
  const single = words.find(({ name }) => /^[a-z]{3}\d\d$/.test(name))?.name;
  const combined = words.some(({ name }) => name === 'srtng');
  if (single === undefined && !combined) return null;
  return {
    form: combined ? (words.some(({ name }) => name === 'foa') ? 'combined' : 'legacy') : tempoOf(fileName),
    month: single === undefined ? '' : monthIn(single),
    starts: new Map(words.map(({ name, at }) => [canonical(name, single), at])),
    ends: new Map(words.map(({ name }, at) => [canonical(name, single), words[at + 1]?.at ?? length])),
    length,
  };
}

/** The tempo of a list that has one alone, by the name of its file. */
export function tempoOf(fileName: string): 'standard' | 'rapid' | 'blitz' {
  return /rapid/i.test(fileName) ? 'rapid' : /blitz/i.test(fileName) ? 'blitz' : 'standard';
}

function canonical(name: string, single: string | undefined): string {
  return name === single ? 'rating' : name;
}

/** One line; null where it is not understood. */
export function entryOfLine(line: string, layout: FixedLayout): ReadLine {
  const overflow = Math.max(0, line.length - layout.length);
  // Blanks after the last column are no overflow.
  const shifts = isOverfull(line, layout) ? [overflow, 0] : [0, overflow];
  return entryAt(line, layout, shifts[0]!) ?? entryAt(line, layout, shifts[1]!);
}

/** Whether the other titles, the one column that is too narrow now and then, fill all of theirs. */
function isOverfull(line: string, { ends }: FixedLayout): boolean {
  return /\S/.test(line.charAt((ends.get('otit') ?? 0) - 1));
}

/** Whether a line that has no end is all there: it reaches to the end of the last column, with nothing moved. */
export function isWholeLine(line: string, layout: FixedLayout): boolean {
  return line.length >= layout.length && line.trimEnd().length <= layout.length && !isOverfull(line, layout);
}

function entryAt(line: string, layout: FixedLayout, shift: number): ReadLine {
  let moved = false;
  const cells = new Map<string, string>();
  for (const [name, start] of layout.starts) {
    moved ||= FIRST_MOVED.test(name);
    const by = moved ? shift : 0;
    cells.set(name, line.slice(start + by, layout.ends.get(name)! + by).trim());
  }
  // What stands behind the last column belongs to no line that is read right.
  if (shift === 0 && line.slice(layout.length).trim() !== '') return null;
  const entry = entryOf((name) => cells.get(name) ?? '', layout.form);
  return entry === null ? null : { entry, overflows: shift > 0 };
}

function entryOf(cell: (name: string) => string, form: FideForm): ListEntry | null {
  const id = wholeNumber(cell('id number'));
  const name = cellText(cell('name'));
  const born = yearOf(cell('b-day'));
  const ratings = ratingsOf(cell, form);
  if (id === null || id === 0 || name === '' || born === null || ratings === null) return null;
  const flag = cell('flag');
  if (!/^[a-z]{0,3}$/i.test(flag) || !/^\S{0,3}$/.test(cell('fed'))) return null;
  return {
    ...NO_ENTRY,
    ...ratings,
    number: String(id),
    fideId: id,
    name,
    federation: cell('fed'),
    sex: sexOf(cell('sex')),
    ...titlesOf(cell('tit'), cell('wtit')),
    born,
    inactive: flag.toLowerCase().includes('i'),
  };
}

type Ratings = Pick<ListEntry, 'standard' | 'rapid' | 'blitz' | 'standardK' | 'rapidK' | 'blitzK'>;

function ratingsOf(cell: (name: string) => string, form: FideForm): Partial<Ratings> | null {
  if (form !== 'combined' && form !== 'legacy') {
    const [rating, k] = [ratingOf(cell('rating')), wholeNumber(cell('k'), 99)];
    return rating === null || k === null ? null : { [form]: rating, [`${form}K`]: k };
  }
  const [standard, rapid, blitz] = [
    ratingOf(cell('srtng')),
    ratingOf(cell('rrtng')),
    ratingOf(cell('brtng')),
  ];
  const [standardK, rapidK, blitzK] = [
    wholeNumber(cell('sk'), 99),
    wholeNumber(cell('rk'), 99),
    wholeNumber(cell('bk'), 99),
  ];
  if (standard === null || rapid === null || blitz === null) return null;
  if (standardK === null || rapidK === null || blitzK === null) return null;
  return { standard, rapid, blitz, standardK, rapidK, blitzK };
}
