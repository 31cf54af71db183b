/**
 * The working of tie-breaks on paper: for every value the rounds, what each added, what was cut and why, how a round
 * without a game counted, and the articles. Two columns; a value is not torn apart unless it is longer than a column, a line never from its notes.
 */
import { isBilingual, joined } from '../../../src-engine/texts/index.ts';
import { bodyOf, framed, type PageContent, type Setting } from '../layout/frame.ts';
import { mm, paperOf } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { tableHeading } from '../layout/table-pages.ts';
import { nameWords, plain, strong } from '../layout/phrases.ts';
import { LEADING, type Typeface } from '../layout/typeface.ts';
import type { WorkingsView } from '../views/workings-view.ts';
import { texts } from '../words.ts';

type Value = WorkingsView['players'][number]['values'][number];
type Term = Value['terms'][number];

/** Something of a known height in a column. */
interface Piece {
  readonly height: number;
  readonly draw: (pen: Pen, space: Space) => void;
  /** Stays in one column with the next piece. */
  readonly holds?: boolean;
  /** Stands at the top of the next column when a player goes on there. */
  readonly goesOn?: Piece;
}

const GUTTER = mm(8);
const SIZE = 8.5;
const SMALL = 7;
/** The second language below a heading. */
const SECOND = 6;
const ROW = mm(4.1);
/** A name that would be smaller gets so much more, for a second line. */
const [LEAST_NAME, MORE_ROW, MORE_HEAD] = [6.5, mm(1.6), mm(3)];
/** The line with the name of a player takes no more. */
const PLAYER = mm(12);
const NOTE = SMALL * LEADING;
const ROUND = mm(5.5);
const SIGN = mm(4.5);
const RESULT = mm(8);
const SCORE = mm(10);
const AMOUNT = mm(12);
const THIN = mm(0.12);
const HEAVY = mm(0.3);

export function workingsSheet(view: WorkingsView, { size, typeface }: Setting): Sheet {
  const paper = paperOf(size, 'portrait', 'larger');
  const body = bodyOf(paper, 'table');
  const width = (body.width - GUTTER) / 2;
  const pieces = view.players.flatMap((player) =>
    piecesOfPlayer(player, { width, height: body.height }, typeface),
  );
  const columns = intoColumns(pieces, body.height);
  const event = [
    view.imprint.event,
    texts.sheets.afterRound(view.afterRound),
    texts.sheets.provisional(view.openGames),
  ];
  const pages = Array.from(
    { length: Math.max(1, Math.ceil(columns.length / 2)) },
    (_, page): PageContent => ({
      heading: tableHeading(texts.workingSheet.title, event, view.players.length === 1 ? '' : view.whose),
      draw: (pen) => {
        for (const side of [0, 1]) {
          let y = body.y;
          for (const piece of columns[2 * page + side] ?? []) {
            piece.draw(pen, { x: body.x + side * (width + GUTTER), y, width, height: piece.height });
            y += piece.height;
          }
        }
        pen.down(body.x + width + GUTTER / 2, body.y, body.height, THIN);
      },
    }),
  );
  const title = joined([
    texts.sheets.titleAfter(texts.sheets.titles['tie-break-working'], view.afterRound),
    view.whose,
  ]);
  return framed(title, view.imprint, { paper, typeface }, [{ text: texts.workingSheet.footer }], pages);
}

/** Fills the columns one after the other. */
function intoColumns(pieces: readonly Piece[], height: number): readonly (readonly Piece[])[] {
  const columns: Piece[][] = [[]];
  let left = height;
  let goesOn: Piece | undefined;
  const put = (piece: Piece): void => {
    columns.at(-1)!.push(piece);
    left -= piece.height;
  };
  pieces.forEach((piece, index) => {
    let needed = piece.height;
    for (let at = index; pieces[at]?.holds === true; at++) needed += pieces[at + 1]?.height ?? 0;
    if (needed > left && left < height) {
      columns.push([]);
      left = height;
      if (goesOn !== undefined && piece.goesOn === undefined) put(goesOn);
    }
    if (piece.goesOn !== undefined) ({ goesOn } = piece);
    put(piece);
  });
  return columns;
}

function piecesOfPlayer(
  { number, name, rank, points, values }: WorkingsView['players'][number],
  column: Pick<Space, 'width' | 'height'>,
  typeface: Typeface,
): readonly Piece[] {
  const { width } = column;
  const words = [{ text: `${number}  `, bold: true }, ...nameWords(name)];
  const head = (size: number, right: string): Piece => {
    const side = typeface.widthOf(plain(right), size * 0.8);
    const usual = { width: width - side - mm(2), height: size * LEADING + mm(0.5) };
    const isLong = typeface.fit(words, size, usual).size < LEAST_NAME;
    return {
      height: usual.height + mm(2) + (isLong ? MORE_HEAD : 0),
      holds: true,
      draw: (pen, { x, y, height }) => {
        const line = { x, y: y + mm(0.8), width, height: height - mm(2) };
        pen.fitted(words, size, { ...line, width: usual.width });
        pen.fitted(plain(right), size * 0.8, { ...line, x: x + width - side, width: side }, 'right');
        pen.across(x, width, y + height - mm(0.8), HEAVY);
      },
    };
  };
  return [
    {
      ...head(12, texts.sheets.rankAndPoints(rank, points)),
      goesOn: head(9, texts.workingSheet.goesOn),
    },
    ...values.flatMap((value) => piecesOfValue(value, column, typeface)),
  ];
}

function piecesOfValue(
  value: Value,
  { width, height }: Pick<Space, 'width' | 'height'>,
  typeface: Typeface,
): readonly Piece[] {
  const hasScores = value.terms.some(({ score }) => score !== '');
  const edges = edgesOf(width, hasScores);
  const head = headPiece(value, edges, width, typeface);
  const terms = value.terms.map((term) => termPiece(term, edges, width, typeface));
  const total = totalPiece(value);
  const whole = [head, ...terms, total].reduce((sum, piece) => sum + piece.height, PLAYER);
  const isWhole = whole <= height;
  const last = terms.length - 1;
  return [head, ...terms.map((term, index) => ({ ...term, holds: isWhole || index === last })), total];
}

/** Name and value; what the value is, with its articles; what stands in the columns below. */
function headPiece(value: Value, edges: Edges, width: number, typeface: Typeface): Piece {
  const [title, gap, text] = [10.5, mm(2), SMALL + 0.5];
  const sentence = typeface.wrap(plain(`${value.sentence} ${value.article}`), text, width);
  const columns = value.terms.length === 0 ? 0 : LEADING * (isBilingual(texts) ? SMALL + SECOND : SMALL);
  return {
    height: gap + title * LEADING + sentence.length * text * LEADING + columns + mm(1.2),
    holds: true,
    draw: (pen, { x, y, height }) => {
      const line = { x, y: y + gap, width, height: title * LEADING };
      const side = Math.max(mm(12), typeface.widthOf(strong(value.value), title));
      const words = [
        { text: `${value.code}  `, bold: true },
        { text: value.name, bold: false },
      ];
      pen.fitted(words, title, { ...line, width: width - side - mm(2) });
      pen.fitted(strong(value.value), title, { ...line, x: x + width - side, width: side }, 'right');
      pen.lines(sentence, { x, baseline: line.y + line.height + SMALL, size: text });
      const bottom = y + height - mm(0.4);
      pen.across(x, width, bottom, THIN);
      if (columns === 0) return;
      const head = { y: bottom - columns - mm(0.3), height: columns };
      const { result, score, amount } = texts.workingSheet.columns;
      // A long word may begin over the names.
      const wide = Math.max(RESULT, Math.min(2 * RESULT, typeface.labelWidth(plain(result), SMALL)));
      pen.fitted(
        plain(result),
        SMALL,
        { ...head, x: x + edges.result + RESULT - wide, width: wide },
        'centre',
      );
      if (edges.score !== null)
        pen.fitted(plain(score), SMALL, { ...head, x: x + edges.score, width: SCORE }, 'right');
      pen.fitted(
        plain(amount),
        SMALL,
        { ...head, x: x + edges.amount + mm(1), width: AMOUNT - mm(1) },
        'right',
      );
    },
  };
}

interface Edges {
  readonly name: number;
  readonly nameWidth: number;
  readonly result: number;
  /** Null where no opponent's score is shown. */
  readonly score: number | null;
  readonly amount: number;
}

function edgesOf(width: number, hasScores: boolean): Edges {
  const amount = width - AMOUNT;
  const score = hasScores ? amount - SCORE : null;
  const result = (score ?? amount) - RESULT;
  const name = ROUND + SIGN;
  return { name, nameWidth: result - name - mm(1), result, score, amount };
}

function termPiece(term: Term, edges: Edges, width: number, typeface: Typeface): Piece {
  const notes = [term.note, term.cut].filter((text) => text !== '');
  const words = notes.length === 0 ? [] : plain(`${texts.app.series(notes)} (${term.article})`);
  const lines = typeface.wrap(words, SMALL, width - edges.name);
  const { opponent } = term;
  const name =
    opponent === null ? [] : [{ text: `${opponent.tpn}  `, bold: false }, ...nameWords(opponent.name)];
  const isLong = typeface.fit(name, SIZE, { width: edges.nameWidth, height: ROW }).size < LEAST_NAME;
  const height = isLong ? ROW + MORE_ROW : ROW;
  return {
    height: height + lines.length * NOTE,
    draw: (pen, { x, y }) => {
      const row = { y, height };
      const middle = y + height / 2;
      pen.fitted(
        plain(term.round === 0 ? '' : `${term.round}`),
        SIZE,
        { ...row, x, width: ROUND - mm(2) },
        'right',
      );
      if (term.colour !== null) pen.sign(term.colour, x + ROUND - mm(0.5), middle, SIZE);
      pen.fitted(name, SIZE, { ...row, x: x + edges.name, width: edges.nameWidth });
      pen.fitted(plain(term.result), SIZE, { ...row, x: x + edges.result, width: RESULT }, 'centre');
      if (edges.score !== null)
        pen.fitted(plain(term.score), SIZE, { ...row, x: x + edges.score, width: SCORE }, 'right');
      drawAmount(pen, term, { ...row, x: x + edges.amount + mm(1), width: AMOUNT - mm(1) });
      pen.lines(lines, { x: x + edges.name, baseline: y + height + SMALL * 0.8, size: SMALL });
    },
  };
}

/** A contribution; one that was cut is crossed out. */
function drawAmount(pen: Pen, { contribution, cut }: Term, space: Space): void {
  pen.fitted(cut === '' ? strong(contribution) : plain(contribution), SIZE, space, 'right');
  if (cut === '') return;
  const right = space.x + space.width;
  const wide = Math.min(space.width, pen.typeface.widthOf(plain(contribution), SIZE));
  pen.across(right - wide - 1, wide + 2, space.y + space.height / 2, mm(0.2));
}

/** How the value follows from what stands above. */
function totalPiece({ total, value }: Value): Piece {
  return {
    height: total === '' ? mm(1) : ROW + mm(1),
    draw: (pen, { x, y, width }) => {
      if (total === '') return;
      const row = { y: y + mm(0.3), height: ROW };
      pen.across(x, width, y, THIN);
      pen.fitted(plain(total), SIZE, {
        ...row,
        x: x + ROUND + SIGN,
        width: width - ROUND - SIGN - AMOUNT - mm(8),
      });
      pen.fitted(
        strong(value),
        SIZE,
        { ...row, x: x + width - AMOUNT - mm(6), width: AMOUNT + mm(6) },
        'right',
      );
    },
  };
}
