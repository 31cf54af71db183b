/** The explanation of a round on paper: every board with its sentence, or one board with the rules of its bracket. */
import { joined } from '../../../src-engine/texts/index.ts';
import { balancedHeight } from '../layout/balance.ts';
import type { ExplanationsView } from '../views/explanations-view.ts';
import { bodyOf, framed, type PageContent, type Setting } from '../layout/frame.ts';
import { mm, paperOf } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { tableHeading } from '../layout/table-pages.ts';
import { nameWords, plain, strong, type Words } from '../layout/phrases.ts';
import { LEADING, type Line, type Typeface } from '../layout/typeface.ts';
import type { BoardSide } from '../views/view.ts';
import { texts } from '../words.ts';

type Explained = ExplanationsView['boards'][number];

/** Sizes of type: names, the sentence, the sentence of the colours, rows of rules. */
const [NAMES, SENTENCE, COLOUR, RULES] = [12.5, 11, 9.5, 9.5];
const BOARD = mm(16);
/** The square of a colour and the space after it. */
const SIGN = NAMES + mm(1);
const GAP = mm(4);
const HEAD = mm(8);
/** Two names that do not fit one line get so much more; below this size. */
const [MORE_HEAD, SMALLEST_NAME] = [mm(5), 9.5];
const ROW = mm(6);
/** Columns of the rules: the rule, its words, value, article. */
const [RULE, VALUE, ARTICLE] = [mm(22), mm(24), mm(20)];
const [THIN, HEAVY] = [mm(0.15), mm(0.35)];

interface Block {
  readonly explained: Explained;
  readonly sentence: readonly Line[];
  readonly colour: readonly Line[];
  /** Of the names. */
  readonly head: number;
  readonly wishes: readonly Line[];
  readonly height: number;
}

export function explanationsSheet(view: ExplanationsView, { size, typeface }: Setting): Sheet {
  const paper = paperOf(size, 'portrait', 'larger');
  const body = bodyOf(paper, 'table');
  const { sheets: say } = texts;
  const [only] = view.boards;
  const isOne = view.boards.length === 1;
  const event = [say.titleInLine(say.titles.explanations), view.imprint.event];
  const pages = intoPages(
    view.boards.map((explained) => blockOf(explained, body.width, typeface)),
    body.height,
  ).map((blocks): PageContent => {
    const shown = blocks.flatMap(({ explained }) => (explained.board === null ? [] : [explained.board]));
    const right = shown.length === 0 ? '' : say.span('Board', shown[0]!, shown.at(-1)!);
    return {
      heading: tableHeading(say.roundTitle(view.round), event, right),
      draw: (pen) => {
        let y = body.y;
        for (const block of blocks) {
          drawBlock(pen, block, { ...body, y, height: block.height });
          y += block.height;
        }
        if (view.boards.length === 0) {
          const empty = typeface.wrap(plain(say.words.notExplained), SENTENCE, body.width);
          pen.lines(empty, { x: body.x, baseline: body.y + mm(8), size: SENTENCE });
        }
      },
    };
  });
  const one = only?.board ?? null;
  const of = isOne ? (one === null ? say.words.bye : say.span('Board', one, one)) : '';
  const title = [say.roundTitle(view.round), of, say.titles.explanations];
  return framed(joined(title), view.imprint, { paper, typeface }, [{ text: view.system }], pages);
}

function blockOf(explained: Explained, width: number, typeface: Typeface): Block {
  const { sentence, colourSentence, colourArticle, rows } = explained;
  const text = width - BOARD;
  const lines = typeface.wrap(plain(sentence), SENTENCE, text);
  const about = colourSentence === '' ? '' : texts.sheets.withArticle(colourSentence, colourArticle);
  const colour = typeface.wrap(plain(explained.black === null ? '' : about), COLOUR, text);
  const wishes = explained.wishes.flatMap((wish) => typeface.wrap(plain(wish), COLOUR, text));
  const table = rows.length === 0 ? 0 : GAP + (rows.length + 1) * ROW;
  const isLong = [explained.white, ...(explained.black === null ? [] : [explained.black])].some((side) => {
    const space = { width: nameWidth(text), height: HEAD - mm(1.5) };
    return typeface.fit(sideWords(side), NAMES, space).size < SMALLEST_NAME;
  });
  const head = isLong ? HEAD + MORE_HEAD : HEAD;
  return {
    explained,
    sentence: lines,
    colour,
    head,
    wishes,
    height:
      head +
      lines.length * SENTENCE * LEADING +
      (colour.length + wishes.length) * COLOUR * LEADING +
      table +
      GAP,
  };
}

/** Blocks are never torn, pages about as full as each other. At least one page. */
function intoPages(blocks: readonly Block[], full: number): readonly (readonly Block[])[] {
  return filled(
    blocks,
    balancedHeight(full, (height) => filled(blocks, height).length),
  );
}

function filled(blocks: readonly Block[], height: number): readonly (readonly Block[])[] {
  const pages: Block[][] = [[]];
  let left = height;
  for (const block of blocks) {
    if (block.height > left && pages.at(-1)!.length > 0) {
      pages.push([]);
      left = height;
    }
    pages.at(-1)!.push(block);
    left -= block.height;
  }
  return pages;
}

function drawBlock(
  pen: Pen,
  { explained, sentence, colour, wishes, head, height }: Block,
  space: Space,
): void {
  const { board, white, black, rows } = explained;
  const text = { x: space.x + BOARD, width: space.width - BOARD };
  const line = { y: space.y + mm(1), height: head - mm(1.5) };
  if (board !== null)
    pen.fitted(strong(`${board}`), 17, { ...line, x: space.x, width: BOARD - mm(5) }, 'right');
  if (black === null) drawSide(pen, white, null, { ...line, ...text });
  else {
    const half = halfOf(text.width);
    drawSide(pen, white, 'white', { ...line, x: text.x, width: half });
    drawSide(pen, black, 'black', { ...line, x: text.x + half + GAP, width: half });
  }
  let y = space.y + head;
  pen.lines(sentence, { x: text.x, baseline: y + SENTENCE, size: SENTENCE });
  y += sentence.length * SENTENCE * LEADING;
  pen.lines(colour, { x: text.x, baseline: y + COLOUR, size: COLOUR });
  y += colour.length * COLOUR * LEADING;
  pen.lines(wishes, { x: text.x, baseline: y + COLOUR, size: COLOUR });
  y += wishes.length * COLOUR * LEADING;
  if (rows.length > 0) drawRules(pen, rows, { ...text, y: y + GAP, height: ROW });
  pen.across(space.x, space.width, space.y + height, THIN);
}

function halfOf(width: number): number {
  return (width - GAP) / 2;
}

/** Width of a name beside the square of its colour, where the board has so much for both. */
function nameWidth(width: number): number {
  return halfOf(width) - SIGN;
}

function sideWords({ name, mark, points }: BoardSide): Words {
  return [...nameWords(name, mark), { text: `  ${texts.format.points(points)}`, bold: false }];
}

/** The player with the square of their colour and their points. */
function drawSide(pen: Pen, side: BoardSide, colour: 'white' | 'black' | null, space: Space): void {
  const sign = colour === null ? 0 : SIGN;
  if (colour !== null) pen.sign(colour, space.x, space.y + space.height / 2, NAMES);
  pen.fitted(sideWords(side), NAMES, {
    ...space,
    x: space.x + sign,
    width: space.width - sign,
  });
}

function drawRules(pen: Pen, rows: Explained['rows'], { x, y, width }: Space): void {
  const { words } = texts.sheets;
  const at = { value: x + width - ARTICLE - VALUE, article: x + width - ARTICLE };
  const line = (top: number, cells: readonly [string, string, string, string], isHead: boolean): void => {
    const style = isHead ? strong : plain;
    const row = { y: top, height: ROW };
    pen.fitted(strong(cells[0]), RULES, { ...row, x, width: RULE - mm(2) });
    pen.fitted(style(cells[1]), RULES, { ...row, x: x + RULE, width: at.value - x - RULE - mm(2) });
    pen.fitted(style(cells[2]), RULES, { ...row, x: at.value, width: VALUE - mm(4) }, 'right');
    pen.fitted(style(cells[3]), RULES, { ...row, x: at.article, width: ARTICLE });
    pen.across(x, width, top + ROW, isHead ? HEAVY : THIN);
  };
  line(y, [words.rule, words.what, words.value, words.article], true);
  rows.forEach(({ id, label, value, article }, index) => {
    line(y + (index + 1) * ROW, [id, label, value, article], false);
  });
}
