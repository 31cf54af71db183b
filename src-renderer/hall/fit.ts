/** Names that fit their place: first names give way to initials, then the type goes down. No letter of a surname is lost. */

export type Measure = (text: string, weight: number) => number;

export interface FittedName {
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

/** `measure` gives widths at the usual size, in the unit of `width`. The mark of a namesake is never shortened. */
export function fitName(name: string, markWidth: number, width: number, measure: Measure): FittedName {
  const comma = name.indexOf(',');
  const surname = comma < 0 ? name : name.slice(0, comma);
  const first = comma < 0 ? '' : name.slice(comma + 1).trim();
  const room = width * SLACK - markWidth;
  const widthOf = (rest: string): number => measure(surname, 700) + measure(rest, 400);
  const full = first === '' ? '' : `, ${first}`;
  if (widthOf(full) <= room) return { surname, rest: full, scale: 1, wraps: false };
  const short = first === '' ? '' : `, ${initialsOf(first)}`;
  const scale = Math.min(1, room / widthOf(short));
  if (scale >= LEAST) return { surname, rest: short, scale, wraps: false };
  // Two lines of half the height; the longest names go below that.
  return { surname, rest: full, scale: Math.min(0.5, (1.8 * room) / widthOf(full)), wraps: true };
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
