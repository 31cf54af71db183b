/**
 * The certificate of a report that was checked: which file it is about, what follows from the rules and what does not.
 * As long as what was found needs.
 */
import { bodyOf, framed, type PageContent, type Setting } from '../layout/frame.ts';
import { mm, paperOf } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { tableHeading } from '../layout/table-pages.ts';
import { plain, strong } from '../layout/phrases.ts';
import { LEADING, type Typeface } from '../layout/typeface.ts';
import { texts } from '../words.ts';

export interface CertificateView {
  readonly event: string;
  /** ISO 8601 with the local offset. */
  readonly checkedAt: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly verdict: string;
  readonly sections: readonly {
    readonly title: string;
    readonly lines: readonly {
      /** `Round 3`, `12:85`; `''` for none. */
      readonly place: string;
      readonly text: string;
      /** Follows from the line above it. */
      readonly isDetail: boolean;
    }[];
  }[];
  readonly closing: string;
}

const SIZE = 10;
const LABEL = mm(34);
const PLACE = mm(24);
const GAP = mm(1.4);

/** Something of a known height that is never torn. */
interface Piece {
  readonly height: number;
  readonly draw: (pen: Pen, y: number) => void;
  /** Stays on one page with the next piece. */
  readonly holds?: boolean;
}

export function certificateSheet(view: CertificateView, { size, typeface }: Setting): Sheet {
  const words = texts.certificate;
  const paper = paperOf(size, 'portrait', 'larger');
  const body = bodyOf(paper, 'table');
  const pieces: readonly Piece[] = [
    { height: mm(3), draw: () => undefined },
    ...view.facts.map(({ label, value }) => factPiece(label, value, body, typeface)),
    verdictPiece(view.verdict, body, typeface),
    ...view.sections.flatMap(({ title, lines }) => [
      titlePiece(title, body),
      ...lines.map((line) => linePiece(line, body, typeface)),
    ]),
    textPiece(view.closing, body, typeface),
  ];
  const pages = intoPages(pieces, body.height).map((placed): PageContent => ({
    heading: tableHeading(words.title, [view.event], ''),
    draw: (pen) => {
      for (const { piece, y } of placed) piece.draw(pen, body.y + y);
    },
  }));
  const imprint = { event: view.event, version: 0, issuedAt: view.checkedAt, draft: false, seal: '' };
  return framed(words.fileName, imprint, { paper, typeface }, [], pages);
}

interface Placed {
  readonly piece: Piece;
  /** Below the top of the body. */
  readonly y: number;
}

function intoPages(pieces: readonly Piece[], height: number): readonly (readonly Placed[])[] {
  const pages: Placed[][] = [[]];
  let y = 0;
  pieces.forEach((piece, index) => {
    let needed = piece.height;
    for (let at = index; pieces[at]?.holds === true; at++) needed += pieces[at + 1]?.height ?? 0;
    if (y > 0 && y + needed > height) {
      pages.push([]);
      y = 0;
    }
    pages.at(-1)!.push({ piece, y });
    y += piece.height;
  });
  return pages;
}

function factPiece(label: string, value: string, { x, width }: Space, typeface: Typeface): Piece {
  const lines = typeface.wrap(strong(value), SIZE, width - LABEL);
  return {
    height: Math.max(1, lines.length) * LEADING * SIZE + GAP,
    draw: (pen, y) => {
      pen.text(plain(label), { x, baseline: y + SIZE, size: SIZE });
      pen.lines(lines, { x: x + LABEL, baseline: y + SIZE, size: SIZE });
    },
  };
}

function verdictPiece(verdict: string, { x, width }: Space, typeface: Typeface): Piece {
  const [size, padding] = [13, mm(3)];
  const lines = typeface.wrap(strong(verdict), size, width - 2 * padding);
  const height = lines.length * LEADING * size + 2 * padding;
  return {
    height: height + mm(6),
    draw: (pen, y) => {
      const top = y + mm(3);
      pen.box({ x, y: top, width, height }, mm(0.4));
      pen.lines(lines, { x: x + padding, baseline: top + padding + size, size });
    },
  };
}

function titlePiece(title: string, { x, width }: Space): Piece {
  const size = 12;
  return {
    height: size * LEADING + mm(5),
    holds: true,
    draw: (pen, y) => {
      pen.text(strong(title), { x, baseline: y + mm(2) + size, size });
      pen.across(x, width, y + mm(3.2) + size * LEADING, mm(0.3));
    },
  };
}

function linePiece(
  { place, text, isDetail }: CertificateView['sections'][number]['lines'][number],
  { x, width }: Space,
  typeface: Typeface,
): Piece {
  const indent = PLACE + (isDetail ? mm(4) : 0);
  const lines = typeface.wrap(plain(text), SIZE, width - indent);
  return {
    height: Math.max(1, lines.length) * LEADING * SIZE + GAP,
    draw: (pen, y) => {
      if (!isDetail) pen.text(strong(place), { x, baseline: y + SIZE, size: SIZE });
      pen.lines(lines, { x: x + indent, baseline: y + SIZE, size: SIZE });
    },
  };
}

function textPiece(text: string, { x, width }: Space, typeface: Typeface): Piece {
  const size = 8.5;
  const lines = typeface.wrap(plain(text), size, width);
  return {
    height: lines.length * LEADING * size + mm(5),
    draw: (pen, y) => pen.lines(lines, { x, baseline: y + mm(5) + size, size }),
  };
}
