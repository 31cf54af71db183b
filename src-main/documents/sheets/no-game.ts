/** Players without a game, below the boards of a round: two columns of entries in one size, long ones on several lines. */
import { inOneLine, isBilingual } from '../../../src-engine/texts/index.ts';
import { mm } from '../layout/paper.ts';
import { HALF_CAPITAL, type Pen, type Space } from '../layout/pen.ts';
import { plain, strong } from '../layout/phrases.ts';
import { LEADING, type Typeface } from '../layout/typeface.ts';
import type { PairingsByBoardView } from '../views/view.ts';
import { texts } from '../words.ts';

type Unpaired = PairingsByBoardView['unpaired'][number];

/** Height of a line, width of the heading, space between columns. */
const [LINE, LABEL, GAP] = [19, mm(26), mm(3)];
/** The first one with which the entries take no more lines than with the last one. */
const SIZES = [13, 12, 11, 10.5] as const;
/** Of the smallest one two lines, of which an entry in two languages has most, are no higher than a line of the column. */
const SMALLER = [9.5, 8.75, 7.9] as const;

/** A player and why there is no game. */
interface NoGame {
  /** How many lines of the column it takes. */
  readonly lines: number;
  readonly draw: (pen: Pen, space: Space) => void;
}

/** In the order of the round, for a page of this width. */
export function noGames(
  unpaired: readonly Unpaired[],
  { width }: Pick<Space, 'width'>,
  typeface: Typeface,
): readonly NoGame[] {
  const inside = columnOf(width) - GAP;
  const sizes = isBilingual(texts) ? [...SIZES, ...SMALLER] : SIZES;
  const tries = sizes.map((size) => unpaired.map((player) => atSize(player, size, inside, typeface)));
  const least = linesOf(tries.at(-1)!);
  return tries.find((entries) => linesOf(entries) <= least)!;
}

function atSize({ name, reason }: Unpaired, size: number, width: number, typeface: Typeface): NoGame {
  // The name once, in whatever languages.
  const words = plain(`${name}${texts.app.about('', '')}${inOneLine(reason)}`);
  const lines = typeface.wrap(words, size, width);
  const height = lines.length * LEADING * size;
  return {
    lines: Math.ceil(height / LINE),
    draw: (pen, space) => {
      const top = space.y + (space.height - height) / 2;
      pen.lines(lines, { x: space.x, baseline: top + (LEADING / 2 + HALF_CAPITAL) * size, size });
    },
  };
}

/** Height of both columns. */
export function heightOf(entries: readonly NoGame[]): number {
  return LINE * Math.max(...columnsOf(entries).map(linesOf));
}

/** How many of the first entries a space of this height holds. */
export function fitting(entries: readonly NoGame[], height: number): number {
  const first = entries.findIndex((_, index) => heightOf(entries.slice(0, index + 1)) > height + 1e-6);
  return first < 0 ? entries.length : first;
}

/** With their heading; nothing where there are none. */
export function drawNoGames(pen: Pen, entries: readonly NoGame[], { x, y, width }: Space): void {
  if (entries.length === 0) return;
  pen.fitted(strong(texts.sheets.words.noGame), SIZES[0], { x, y, width: LABEL - GAP, height: LINE });
  columnsOf(entries).forEach((column, index) => {
    const left = x + LABEL + index * columnOf(width);
    let top = y;
    for (const { lines, draw } of column) {
      const height = lines * LINE;
      draw(pen, { x: left, y: top, width: columnOf(width) - GAP, height });
      top += height;
    }
  });
}

const columnOf = (width: number): number => (width - LABEL) / 2;

const linesOf = (entries: readonly NoGame[]): number => entries.reduce((sum, { lines }) => sum + lines, 0);

/** Read downwards, as equal as they get, the first one longer. */
function columnsOf(entries: readonly NoGame[]): readonly [readonly NoGame[], readonly NoGame[]] {
  let [first, rest, count] = [0, linesOf(entries), 0];
  for (const { lines } of entries) {
    if (first + lines > rest) break;
    first += lines;
    rest -= lines;
    count++;
  }
  return [entries.slice(0, count), entries.slice(count)];
}
