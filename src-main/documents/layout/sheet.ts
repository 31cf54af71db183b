/**
 * A document before it is a PDF: pages of texts, rules and boxes at known places, in points from the upper left
 * corner. Layouts make it, tests read it, render.ts hands it to the PDF library.
 */
import type { Paper } from './paper.ts';

export const FAMILIES = ['NotoSans', 'DejaVuSansCondensed'] as const;

/** Fonts of the computer, for what those of the program lack. */
export const SYSTEM_FAMILIES = ['System1', 'System2', 'System3'] as const;
export type Family = (typeof FAMILIES)[number] | (typeof SYSTEM_FAMILIES)[number];

/** Layout points from the upper left corner of the page. */
export type Point = readonly [x: number, y: number];

/** A stretch of text in one font. */
export interface Run {
  readonly text: string;
  readonly family: Family;
  readonly bold: boolean;
}

export interface TextMark {
  readonly kind: 'text';
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  /** Width as measured. */
  readonly width: number;
  readonly runs: readonly Run[];
  /** Upside down, to be read from the other side of a fold: it ends at `x`, and its letters hang from the baseline. */
  readonly turned?: true;
}

interface RuleMark {
  readonly kind: 'rule';
  readonly from: Point;
  readonly to: Point;
  readonly thickness: number;
  readonly dashed: boolean;
}

/** A rectangle; the line lies on its edges. */
interface BoxMark {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
  readonly filled: boolean;
}

/** A closed line, as in the letters across a draft. */
interface OutlineMark {
  readonly kind: 'outline';
  readonly points: readonly Point[];
  readonly thickness: number;
}

export type Mark = TextMark | RuleMark | BoxMark | OutlineMark;

/** A document as data: marks by page, in the order in which they are painted. Only `render.ts` makes a PDF of it. */
export interface Sheet {
  /** Title of the file, `Round 7 by board`. */
  readonly title: string;
  readonly paper: Paper;
  readonly pages: readonly (readonly Mark[])[];
}

/** A file: sheets one after the other, each with its own direction of the paper. */
export interface Book {
  /** Title of the file. */
  readonly title: string;
  readonly sheets: readonly Sheet[];
}

/** Text of a mark without its fonts. */
export function textOf(mark: TextMark): string {
  return mark.runs.map((run) => run.text).join('');
}
