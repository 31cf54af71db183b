/**
 * Texts that fit their place. First names give way to initials, then the type goes down, and two lines are taken where they are
 * larger than one: no letter is lost.
 */

type Measure = (text: string, weight: number) => number;

interface FittedName {
  readonly surname: string;
  /** With the comma before it, `''` for none. */
  readonly rest: string;
  /** Size as a share of the usual one. */
  readonly scale: number;
  /** The surname takes two lines at this size. */
  readonly wraps: boolean;
}

/** Below this share a name is better read on two lines. */
const LEAST = 0.62;
/** Whole first names may cost this share of the size. */
const NEARLY = 0.95;
/** Widths of text differ a little between what is measured and what is drawn. */
const SLACK = 0.98;

function initialsOf(first: string): string {
  return first
    .split(/[\s]+/)
    .filter((word) => word !== '')
    .map((word) =>
      word
        .split('-')
        .map((part) => (part === '' ? '' : `${Array.from(part)[0]!}.`))
        .join('-'),
    )
    .join(' ');
}

/** Of a text on one line or on two. */
interface FittedText {
  /** Size as a share of the usual one. */
  readonly scale: number;
  readonly wraps: boolean;
}

/** Words, and the parts of words with a hyphen, each with the space after it. */
function piecesOf(text: string): readonly string[] {
  return text.match(/[^\s-]*[\s-]*/gu)!.filter((piece) => piece !== '');
}

/** Below this share a long word at the beginning is rather torn where the line ends. */
const TEAR_BELOW = 0.4;
/** Of two lines, of which the second one ends earlier. */
const FILLED = 1.8;

/** The share of their size at which pieces, one behind the other, fit two lines of a width. */
function scaleInTwo(pieces: readonly number[], room: number): number {
  const whole = pieces.reduce((sum, piece) => sum + piece, 0);
  let [first, least] = [0, whole];
  for (const piece of pieces) {
    first += piece;
    least = Math.min(least, Math.max(first, whole - first));
  }
  const isTorn = room / least < TEAR_BELOW && pieces[0] === Math.max(...pieces);
  return isTorn ? (FILLED * room) / whole : room / least;
}

/** A text in one weight; on two lines it has at most the share `mostInTwo` of its size, for which there is height. */
export function fitText(
  text: string,
  weight: number,
  width: number,
  mostInTwo: number,
  measure: Measure,
): FittedText {
  const room = width * SLACK;
  const one = Math.min(1, room / measure(text, weight));
  const pieces = piecesOf(text).map((piece) => measure(piece, weight));
  const two = scaleInTwo(pieces, room);
  const larger = Math.min(mostInTwo, two);
  return larger > one ? { scale: larger, wraps: true } : { scale: one, wraps: false };
}

/**
 * `measure` gives widths at the usual size, in the unit of `width`; on two lines a name has at most the share `mostInTwo` of
 * its size. The mark of a namesake is never shortened.
 */
export function fitName(
  name: string,
  markWidth: number,
  width: number,
  mostInTwo: number,
  measure: Measure,
): FittedName {
  const comma = name.indexOf(',');
  const surname = comma < 0 ? name : name.slice(0, comma);
  const first = comma < 0 ? '' : name.slice(comma + 1).trim();
  const room = width * SLACK - markWidth;
  const widthOf = (rest: string): number => measure(surname, 700) + measure(rest, 400);
  const full = first === '' ? '' : `, ${first}`;
  if (widthOf(full) <= room) return { surname, rest: full, scale: 1, wraps: false };
  const short = first === '' ? '' : `, ${initialsOf(first)}`;
  const one = Math.min(1, (width * SLACK) / (widthOf(short) + markWidth));
  if (one >= LEAST) return { surname, rest: short, scale: one, wraps: false };
  const inTwo = (rest: string): number => {
    const parts = piecesOf(surname).map((piece) => measure(piece, 700));
    // The comma stays with the word before it.
    if (rest !== '') parts.push(parts.pop()! + measure(', ', 400));
    const pieces = [
      ...parts,
      ...piecesOf(rest.slice(2)).map((piece) => measure(piece, 400)),
      ...(markWidth === 0 ? [] : [markWidth]),
    ];
    return Math.min(mostInTwo, scaleInTwo(pieces, width * SLACK));
  };
  const [whole, brief] = [inTwo(full), inTwo(short)];
  if (one >= brief) return { surname, rest: short, scale: one, wraps: false };
  const rest = whole >= NEARLY * brief ? full : short;
  return { surname, rest, scale: rest === full ? whole : brief, wraps: true };
}

let context: CanvasRenderingContext2D | null = null;

/** Measures in the face of the page, at a size in design pixels. */
export function measureAt(size: number): Measure {
  context ??= document.createElement('canvas').getContext('2d');
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font');
  return (text, weight) => {
    if (context === null) return 0;
    context.font = `${weight} ${size}px ${family}`;
    return context.measureText(text).width;
  };
}
