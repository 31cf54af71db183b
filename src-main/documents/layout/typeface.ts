/**
 * The program's fonts as one typeface: which font prints which character, how wide a text is, and how a text is
 * made to fit. The PDF library knows one font per stretch of text and prints unknown characters as empty boxes,
 * so the choice is made here.
 */
import type { FontMetrics } from './font-metrics.ts';
import { halvesOf } from '../../../src-engine/texts/index.ts';
import { parted, piecesOf, plain, trimmed, type Phrase, type Words } from './phrases.ts';
import { FAMILIES, SYSTEM_FAMILIES, type Family, type Run } from './sheet.ts';

interface Face {
  readonly regular: FontMetrics;
  readonly bold: FontMetrics;
}

/** The program's own fonts, and those of the computer that were found. */
export type Faces = Readonly<Record<(typeof FAMILIES)[number], Face>> &
  Readonly<Partial<Record<Family, Face>>>;

/** A line of text, set; its width in points. */
export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
}

interface FittedText {
  /** Of the first line. */
  readonly size: number;
  readonly lines: readonly SizedLine[];
}

interface SizedLine extends Line {
  readonly size: number;
}

/** Distance of two baselines as a part of the font size. */
export const LEADING = 1.2;

/** A text is rather broken into two lines than shrunk below this part of its size. */
const SHRINK_BEFORE_BREAK = 0.82;

/** Lines that a fitted text is broken into. */
const MOST_LINES = 4;

/** Below this part of its size a text is rather torn within a word, into pieces of so many characters at most. */
const SHRINK_BEFORE_TEAR = 0.45;
const LONGEST_PIECE = 12;

/** The second language of a text under the first one, as a part of its size, and not bold. */
const SECOND_LANGUAGE = 0.8;

/** Points below which a text is rather torn within a word, and below which the second language is not set where there is room. */
const LEAST_READ = 6;
const REPLACEMENT = '\uFFFD';

/** A run with its width at size 1. */
interface MeasuredRun {
  readonly run: Run;
  readonly width: number;
}

/** Texts of one weight whose widths are remembered: more than the sheets of a large event have. */
const MOST_MEASURED = 20_000;

export class Typeface {
  readonly #faces: Faces;
  readonly #families: readonly Family[];
  readonly #segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
  readonly #missing = new Set<string>();
  /** The same names and words are measured again and again while a space for them is looked for. */
  readonly #measured = {
    regular: new Map<string, readonly MeasuredRun[]>(),
    bold: new Map<string, readonly MeasuredRun[]>(),
  };

  constructor(faces: Faces) {
    this.#faces = faces;
    this.#families = [...FAMILIES, ...SYSTEM_FAMILIES.filter((family) => faces[family] !== undefined)];
  }

  /** Characters asked for so far that no font has, in order of appearance. */
  get missing(): string {
    return [...this.#missing].join('');
  }

  /** True where the fonts have every character of a text. */
  canPrint(text: string): boolean {
    return this.#missingIn(text).length === 0;
  }

  /** Reports the characters of a text that no font has, although it is not printed. */
  noteMissing(text: string): void {
    for (const segment of this.#missingIn(text)) this.#missing.add(segment);
  }

  #missingIn(text: string): readonly string[] {
    const clean = printable(text);
    if (this.#covers(FAMILIES[0], false, clean)) return [];
    return Array.from(this.#segmenter.segment(clean), ({ segment }) => segment).filter(
      (segment) => !this.#families.some((family) => this.#covers(family, false, segment)),
    );
  }

  /** One line of text: runs of one font each, and the width at this size. */
  line(words: Words, size: number): Line {
    const runs: Run[] = [];
    let width = 0;
    for (const phrase of words) {
      for (const measured of this.#measure(phrase)) {
        runs.push(measured.run);
        width += measured.width;
      }
    }
    return { runs, width: width * size };
  }

  widthOf(words: Words, size: number): number {
    return this.line(words, size).width;
  }

  /** Width that a label needs: of a text in two languages one below the other, that of the longer one. */
  labelWidth(words: Words, size: number): number {
    const languages = this.#languages(words, size);
    if (languages === null) return this.widthOf(words, size);
    const [first, second] = languages;
    const readable = Math.max(second.size, Math.min(LEAST_READ, first.size));
    return Math.max(first.width, (second.width * readable) / second.size);
  }

  /**
   * The text as large as `size` allows in a space of this width and height: on one line, shrunk a little, or broken into as
   * many lines as make it largest, of a text in two languages between them. It is never cut; there is no smallest size, but
   * below the part `tearBelow` of its size, or 6 points, a long word is torn; with 0 none is.
   */
  fit(
    words: Words,
    size: number,
    space: { readonly width: number; readonly height: number },
    tearBelow = SHRINK_BEFORE_TEAR,
  ): FittedText {
    const whole = { ...this.line(words, size), size };
    const single = Math.min(1, space.width / whole.width);
    if (single >= SHRINK_BEFORE_BREAK || whole.width === 0) return atSize([whole], single);
    let best = { lines: [whole] as readonly [SizedLine, ...SizedLine[]], factor: single };
    const tryLines = ([first, ...more]: readonly SizedLine[]): void => {
      if (first === undefined) return;
      const lines = [first, ...more] as const;
      const widest = Math.max(...lines.map((line) => line.width));
      const height = lines.reduce((sum, line) => sum + LEADING * line.size, 0);
      const factor = Math.min(1, space.width / widest, space.height / height);
      if (factor > best.factor) best = { lines, factor };
    };
    const tryPieces = (pieces: readonly Words[]): void => {
      const lineOf = (line: Words): SizedLine => ({ ...this.line(line, size), size });
      parted(pieces, MOST_LINES, lineOf).forEach(tryLines);
    };
    const languages = this.#languages(words, size);
    if (languages !== null) tryLines(languages);
    else {
      const pieces = piecesOf(words);
      tryPieces(pieces);
      if (tearBelow > 0 && (best.factor < tearBelow || best.factor * size < LEAST_READ))
        tryPieces(pieces.flatMap((piece) => this.#torn(piece)));
    }
    const fitted = atSize(best.lines, best.factor);
    return languages === null ? fitted : withReadableSecond(fitted, space);
  }

  /** The text in as many lines of this width as it needs; a word wider than the line is broken between characters. */
  wrap(words: Words, size: number, width: number): readonly Line[] {
    const lines: Words[] = [];
    let current: Words = [];
    for (const piece of piecesOf(words)) {
      for (const part of this.#breakWord(piece, size, width)) {
        const longer = [...current, ...part];
        if (current.length > 0 && this.widthOf(trimmed(longer), size) > width) {
          lines.push(current);
          current = part;
        } else {
          current = longer;
        }
      }
    }
    if (current.length > 0) lines.push(current);
    return lines.map((line) => this.line(trimmed(line), size));
  }

  /** A long word in pieces of equal length. */
  #torn(word: Words): readonly Words[] {
    const characters = word.flatMap(({ text, bold }) =>
      Array.from(this.#segmenter.segment(text), ({ segment }) => ({ text: segment, bold })),
    );
    const count = Math.ceil(characters.length / LONGEST_PIECE);
    const each = Math.ceil(characters.length / count);
    return Array.from({ length: count }, (_, piece) => characters.slice(piece * each, (piece + 1) * each));
  }

  /** The two languages of a text in one weight, or null where it has one. */
  #languages(words: Words, size: number): readonly [SizedLine, SizedLine] | null {
    const [phrase, ...more] = words;
    if (phrase === undefined || more.length > 0) return null;
    const halves = halvesOf(phrase.text);
    if (halves === null) return null;
    const below = SECOND_LANGUAGE * size;
    return [
      { ...this.line([{ ...phrase, text: halves[0] }], size), size },
      { ...this.line(plain(halves[1]), below), size: below },
    ];
  }

  /** The word whole, or its characters where it is wider than a line. */
  #breakWord(word: Words, size: number, width: number): readonly Words[] {
    if (this.widthOf(trimmed(word), size) <= width) return [word];
    return word.flatMap(({ text, bold }) =>
      Array.from(this.#segmenter.segment(text), ({ segment }) => [{ text: segment, bold }]),
    );
  }

  #measure(phrase: Phrase): readonly MeasuredRun[] {
    const known = this.#measured[phrase.bold ? 'bold' : 'regular'];
    const before = known.get(phrase.text);
    if (before !== undefined) return before;
    const runs = this.#runsOf(phrase).map((run) => ({ run, width: this.#widthOf(run) }));
    if (known.size === MOST_MEASURED) known.clear();
    known.set(phrase.text, runs);
    return runs;
  }

  #runsOf({ text, bold }: Phrase): Run[] {
    const clean = printable(text);
    const main = FAMILIES[0];
    if (this.#covers(main, bold, clean)) return clean === '' ? [] : [{ text: clean, family: main, bold }];
    const runs: { text: string; family: Family; bold: boolean }[] = [];
    for (const { segment } of this.#segmenter.segment(clean)) {
      const { text: piece, family } = this.#choose(segment, bold);
      const last = runs.at(-1);
      if (last !== undefined && last.family === family) last.text += piece;
      else runs.push({ text: piece, family, bold });
    }
    return runs;
  }

  /** The first font that has every part of a character. */
  #choose(segment: string, bold: boolean): { text: string; family: Family } {
    const family = this.#families.find((candidate) => this.#covers(candidate, bold, segment));
    if (family !== undefined) return { text: segment, family };
    this.#missing.add(segment);
    const fallback = FAMILIES.find((candidate) => this.#covers(candidate, bold, REPLACEMENT));
    if (fallback === undefined) throw new Error('No font has the replacement character U+FFFD.');
    return { text: REPLACEMENT, family: fallback };
  }

  #covers(family: Family, bold: boolean, text: string): boolean {
    const metrics = this.#metrics(family, bold);
    for (const character of text) {
      if (metrics.advanceOf(character.codePointAt(0)!) === undefined) return false;
    }
    return true;
  }

  #widthOf({ text, family, bold }: Run): number {
    const metrics = this.#metrics(family, bold);
    let width = 0;
    for (const character of text) width += metrics.advanceOf(character.codePointAt(0)!) ?? 0;
    return width;
  }

  #metrics(family: Family, bold: boolean): FontMetrics {
    return this.#faces[family]![bold ? 'bold' : 'regular'];
  }
}

function atSize(lines: readonly [SizedLine, ...SizedLine[]], factor: number): FittedText {
  return { size: lines[0].size * factor, lines: lines.map((line) => scaled(line, factor)) };
}

/**
 * The second of two languages as large as it has to be to be read, at most as large as the first one, which gives way where
 * the height is short.
 */
function withReadableSecond(
  fitted: FittedText,
  space: { readonly width: number; readonly height: number },
): FittedText {
  const [first, second] = fitted.lines;
  if (first === undefined || second === undefined) return fitted;
  const height = space.height / LEADING;
  const size = Math.min(LEAST_READ, first.size, (second.size * space.width) / second.width, height / 2);
  if (size <= second.size) return fitted;
  const lines = [
    scaled(first, Math.min(1, (height - size) / first.size)),
    // Not a hair below.
    { ...scaled(second, size / second.size), size },
  ];
  return { size: lines[0]!.size, lines };
}

function scaled({ runs, width, size }: SizedLine, factor: number): SizedLine {
  return { runs, width: width * factor, size: size * factor };
}

/** What {@link printable} may change; most texts have nothing of it. */
const UNUSUAL = /[^ -~]| {2}/u;

/** Line feeds would break a line that was measured as one, invisible characters would count as missing. */
function printable(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '');
}
