/** Texts in one weight or two, and where they may be broken into lines. */

/** A stretch of text in one weight. */
export interface Phrase {
  readonly text: string;
  readonly bold: boolean;
}
/** A text of one or more stretches, without spaces of its own between them. */
export type Words = readonly Phrase[];

/** A text in the usual weight. */
export function plain(text: string): Words {
  return [{ text, bold: false }];
}

/** A text in bold. */
export function strong(text: string): Words {
  return [{ text, bold: true }];
}

/** `Lastname, Firstname` with the surname bold; behind it the mark of a namesake, `(IRL 1557)`. */
export function nameWords(name: string, mark = ''): Words {
  const behind = mark === '' ? [] : plain(` (${mark})`);
  const comma = name.indexOf(',');
  if (comma < 0) return [...strong(name), ...behind];
  return [{ text: name.slice(0, comma), bold: true }, { text: name.slice(comma), bold: false }, ...behind];
}

/** Where a line may end: a hyphen or a space, but not behind a no-break one. */
const BREAKS = '(?:-|(?![\\u00a0\\u202f])\\s)';
const PIECE = new RegExp(`(?:(?!${BREAKS}).)*${BREAKS}+|(?:(?!${BREAKS}).)+`, 'gsu');
const AT_BREAK = new RegExp(`${BREAKS}$`, 'u');

/** The words one by one, each with the spaces or the hyphen that follow it. */
export function piecesOf(words: Words): Words[] {
  const pieces: Phrase[][] = [];
  let wordGoesOn = false;
  for (const { text, bold } of words) {
    for (const [piece] of text.matchAll(PIECE)) {
      if (wordGoesOn) pieces.at(-1)!.push({ text: piece, bold });
      else pieces.push([{ text: piece, bold }]);
      wordGoesOn = !AT_BREAK.test(piece);
    }
  }
  return pieces;
}

/** Without the space at either end of the line, words of one weight in one phrase. */
export function trimmed(words: Words): Words {
  const phrases: Phrase[] = [];
  for (const { text, bold } of words) {
    const last = phrases.at(-1);
    if (last?.bold === bold) phrases[phrases.length - 1] = { text: last.text + text, bold };
    else phrases.push({ text, bold });
  }
  return phrases.map(({ text, bold }, index) => {
    const start = index === 0 ? text.trimStart() : text;
    return { text: index === phrases.length - 1 ? start.trimEnd() : start, bold };
  });
}

interface Way<L> {
  readonly lines: readonly L[];
  /** Width of the longest line. */
  readonly longest: number;
}

/**
 * The pieces in two lines, in three, and so on up to `most`, each time so that the longest line is shortest. No more lines
 * than pieces. Cost: at most pieces² lines measured.
 */
export function parted<L extends { readonly width: number }>(
  pieces: readonly Words[],
  most: number,
  lineOf: (words: Words) => L,
): readonly (readonly L[])[] {
  const measured = pieces.map((): L[] => []);
  const lineFrom = (from: number, to: number): L =>
    (measured[from]![to] ??= lineOf(trimmed(pieces.slice(from, to).flat())));
  const ways: (readonly L[])[] = [];
  // best[last]: how the pieces until `last` are broken into the lines so far.
  let best = pieces.map((_, last): Way<L> => {
    const line = lineFrom(0, last + 1);
    return { lines: [line], longest: line.width };
  });
  for (let lines = 2; lines <= Math.min(most, pieces.length); lines++) {
    best = pieces.map((_, last) => {
      let least: Way<L> = { lines: [], longest: Infinity };
      for (let from = lines - 1; from <= last; from++) {
        const before = best[from - 1]!;
        if (before.longest >= least.longest) continue;
        const line = lineFrom(from, last + 1);
        const longest = Math.max(before.longest, line.width);
        if (longest < least.longest) least = { lines: [...before.lines, line], longest };
      }
      return least;
    });
    ways.push(best.at(-1)!.lines);
  }
  return ways;
}
