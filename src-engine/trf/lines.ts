import { fail, ok, type Outcome } from '../model/outcome.ts';
import type { Deviations } from './deviation.ts';
import { LONGEST_LINE, MOST_CHARACTERS, type TrfFailure } from './failure.ts';

/** One line of a report, its number 1-based. */
export interface SourceLine {
  readonly number: number;
  /** The line with a blank for every control character. */
  readonly text: string;
  /** The line as found, where it has control characters. */
  readonly verbatim?: string;
  /** The first three characters. */
  readonly tag: string;
}

/** Key of a line that the reader does not interpret. */
export const KEPT = '';

/** A report's lines, and for each of them the record (see layout.ts) that its content went into. */
export class SourceFile {
  readonly lines: readonly SourceLine[];
  /** Whether lines end with neither CR nor LF. */
  readonly hasOtherEnds: boolean;
  private readonly byTag = new Map<string, SourceLine[]>();
  private readonly keys: string[];

  constructor(lines: readonly SourceLine[], hasOtherEnds: boolean) {
    this.lines = lines;
    this.hasOtherEnds = hasOtherEnds;
    this.keys = new Array<string>(lines.length).fill(KEPT);
    for (const line of lines) {
      const same = this.byTag.get(line.tag);
      if (same === undefined) this.byTag.set(line.tag, [line]);
      else same.push(line);
    }
  }

  /** Lines with this tag, in file order. */
  tagged(tag: string): readonly SourceLine[] {
    return this.byTag.get(tag) ?? [];
  }

  has(tag: string): boolean {
    return this.byTag.has(tag);
  }

  tags(): Iterable<string> {
    return this.byTag.keys();
  }

  /** Notes that the content of a line went into the record of this key. */
  claim(line: SourceLine, key: string): void {
    this.keys[line.number - 1] = key;
  }

  keyOf(line: SourceLine): string {
    return this.keys[line.number - 1]!;
  }
}

/** What belongs into no line of text; a tab separates the words of records without columns. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f\u0085\u2028\u2029]/g;
/** What else than CR and LF ends a line somewhere. */
// eslint-disable-next-line no-control-regex
const OTHER_ENDS = /[\u000b\u000c\u0085\u2028\u2029]/;

function sourceLine(found: string, index: number): SourceLine {
  const isTabbed = found.startsWith('XX');
  const text = found.replace(CONTROL, (character) => (isTabbed && character === '\t' ? '\t' : ' '));
  const line = { number: index + 1, text, tag: text.slice(0, 3) };
  return text === found ? line : { ...line, verbatim: found };
}

/** Reports lines with control characters, and line ends that are none in a report. */
export function reportControls({ lines, hasOtherEnds }: SourceFile, deviations: Deviations): void {
  if (hasOtherEnds) deviations.add('line-ends', 1, lines[0]!.text.length + 1, 'neither CR nor LF');
  for (const { number, text, verbatim } of lines) {
    if (verbatim === undefined) continue;
    let index = 0;
    while (text[index] === verbatim[index]) index++;
    const code = verbatim.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0');
    deviations.add('control-character', number, index + 1, `U+${code}`, ' ');
  }
}

/**
 * Splits a report into lines at CR, LF or CRLF, or where there is none of them at the ends of lines of other systems; a
 * byte order mark at the start is ignored. Fails with `empty`, `file-too-large` or `line-too-long`. Cost: length of the
 * text.
 */
export function splitLines(text: string): Outcome<SourceFile, TrfFailure> {
  if (text.length > MOST_CHARACTERS) {
    return fail({ code: 'file-too-large', line: 1, column: 1, limit: MOST_CHARACTERS });
  }
  const hasOtherEnds = !/[\r\n]/.test(text) && OTHER_ENDS.test(text);
  const parts = text.replace(/^\uFEFF+/, '').split(hasOtherEnds ? OTHER_ENDS : /\r\n|\r|\n/);
  if (parts.at(-1) === '') parts.pop();
  const long = parts.findIndex((part) => part.length > LONGEST_LINE);
  if (long >= 0) {
    return fail({ code: 'line-too-long', line: long + 1, column: LONGEST_LINE + 1, limit: LONGEST_LINE });
  }
  const hasControls = text.search(CONTROL) >= 0;
  const lines = parts.map(
    hasControls
      ? sourceLine
      : (text, index): SourceLine => ({ number: index + 1, text, tag: text.slice(0, 3) }),
  );
  if (lines.every((line) => line.text.trim() === '')) return fail({ code: 'empty', line: 1, column: 1 });
  return ok(new SourceFile(lines, hasOtherEnds));
}
