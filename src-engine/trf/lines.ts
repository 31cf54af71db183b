import { fail, ok, type Outcome } from '../model/outcome.ts';
import { LONGEST_LINE, MOST_CHARACTERS, type TrfFailure } from './failure.ts';

/** One line of a report, its number 1-based. */
export interface SourceLine {
  readonly number: number;
  readonly text: string;
  /** The first three characters. */
  readonly tag: string;
}

/** Key of a line that the reader does not interpret. */
export const KEPT = '';

/** A report's lines, and for each of them the record (see layout.ts) that its content went into. */
export class SourceFile {
  readonly lines: readonly SourceLine[];
  private readonly byTag = new Map<string, SourceLine[]>();
  private readonly keys: string[];

  constructor(lines: readonly SourceLine[]) {
    this.lines = lines;
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

/**
 * Splits a report into lines at CR, LF or CRLF; a byte order mark at the start is ignored. Fails with `empty`,
 * `file-too-large` or `line-too-long`. Cost: length of the text.
 */
export function splitLines(text: string): Outcome<SourceFile, TrfFailure> {
  if (text.length > MOST_CHARACTERS) {
    return fail({ code: 'file-too-large', line: 1, column: 1, limit: MOST_CHARACTERS });
  }
  const parts = text.replace(/^\uFEFF+/, '').split(/\r\n|\r|\n/);
  if (parts.at(-1) === '') parts.pop();
  const long = parts.findIndex((part) => part.length > LONGEST_LINE);
  if (long >= 0) {
    return fail({ code: 'line-too-long', line: long + 1, column: LONGEST_LINE + 1, limit: LONGEST_LINE });
  }
  const lines = parts.map((text, index): SourceLine => ({ number: index + 1, text, tag: text.slice(0, 3) }));
  if (lines.every((line) => line.text.trim() === '')) return fail({ code: 'empty', line: 1, column: 1 });
  return ok(new SourceFile(lines));
}
