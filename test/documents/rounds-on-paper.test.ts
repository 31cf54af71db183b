/** Sheets of a round where it is short, long, or has many players without a game; letters are half as wide as high. */
import { describe, expect, it } from 'vitest';
import { cutPages, heightToCut } from '../../src-main/documents/layout/cut-sheet.ts';
import { mm, paperOf } from '../../src-main/documents/layout/paper.ts';
import { Pen } from '../../src-main/documents/layout/pen.ts';
import type { Sheet } from '../../src-main/documents/layout/sheet.ts';
import { fitting, heightOf, noGames } from '../../src-main/documents/sheets/no-game.ts';
import { boardsByPage, pairingsByBoardSheet } from '../../src-main/documents/sheets/pairings-by-board.ts';
import { entriesByPage, pairingsByNameSheet } from '../../src-main/documents/sheets/pairings-by-name.ts';
import { resultSheet } from '../../src-main/documents/sheets/result-sheet.ts';
import { resultSlipsSheet } from '../../src-main/documents/sheets/result-slips.ts';
import type {
  PairingsByBoardView,
  PairingsByNameView,
  PaperSize,
} from '../../src-main/documents/views/view.ts';
import { describeBook, matchesGolden } from './goldens.ts';
import { plainFace } from './plain-face.ts';

const IMPRINT = { event: 'Harbour Open', version: 1, issuedAt: '2026-11-15T13:41:07+01:00', draft: false };
const HEAD = { imprint: { ...IMPRINT, seal: '' }, round: 6, playStarts: '14:00' };
const on = (size: PaperSize) => ({ size, typeface: plainFace() });

const side = (name: string, points: number) => ({ name, points, mark: '' });
const board = (number: number, white = `White ${number}`, black = `Black ${number}`, result = '') => ({
  ...{ board: number, white: side(white, 25), black: side(black, 20), result },
});
const boardsTo = (count: number, first = 101) => Array.from({ length: count }, (_, at) => board(first + at));
const without = (count: number, reason = 'bye') =>
  Array.from({ length: count }, (_, at) => ({ name: `Absent ${at + 31}`, reason }));
const byBoard = (boards: number, unpaired = 0): PairingsByBoardView => ({
  ...{ ...HEAD, boards: boardsTo(boards), unpaired: without(unpaired) },
});

describe('boards of a round by page', () => {
  const lengths = (size: PaperSize, boards: number, unpaired = 0) =>
    boardsByPage(byBoard(boards, unpaired), on(size)).map(({ length }) => length);

  // A page of A4 has room for 20 boards of 11.7 mm, and for two players without a game under them.
  it.each([
    ['A4', 0, 0, []],
    ['A4', 1, 0, [1]],
    ['A4', 20, 0, [20]],
    ['A4', 21, 0, [15, 6]],
    ['A4', 40, 0, [20, 20]],
    ['A4', 41, 0, [15, 15, 11]],
    ['A4', 20, 2, [20]],
    // They would stand on a second page alone: boards go with them.
    ['A4', 20, 4, [10, 10]],
    ['A4', 15, 40, [8, 7]],
    ['A4', 40, 20, [14, 14, 12]],
    // Too many for any page with a board.
    ['A4', 3, 90, [3]],
    ['LETTER', 20, 0, [10, 10]],
    ['LETTER', 19, 0, [19]],
    // As much larger as A3 is, where that takes no further page.
    ['A3', 20, 0, [20]],
    ['A3', 30, 0, [30]],
    // 5 % lower rows save a page.
    ['A3', 31, 0, [31]],
    ['A3', 33, 0, [20, 13]],
    ['A3', 65, 0, [25, 25, 15]],
  ] as const)('on %s: %i boards and %i without a game', (size, boards, unpaired, pages) => {
    expect(lengths(size, boards, unpaired)).toEqual(pages);
  });

  it('have rows as high as leaves room for all, and for who has no game under the last', () => {
    const heightOn = (boards: number, unpaired = 0) => {
      const page = pairingsByBoardSheet(byBoard(boards, unpaired), on('A4')).pages[0]!;
      const [first, second] = page.flatMap((mark) =>
        mark.kind === 'box' && mark.width > 30 ? [mark.y] : [],
      );
      return second! - first!;
    };
    const close = (value: number) => expect.closeTo(value, 3) as number;
    // Of a page of 697.87 points the heading has 24.09; 11.34 are left under the last board, and 19 a line.
    expect([heightOn(18), heightOn(18, 2), heightOn(36, 4)]).toEqual(
      [(697.87 - 24.09 - 11.34) / 18, (697.87 - 24.09 - 11.34 - 19) / 18, (697.87 - 24.09) / 20].map(
        (height) => expect.closeTo(height, 1) as number,
      ),
    );
    // At most 35 % higher than usual, also where nobody has room under them.
    expect([heightOn(4), heightOn(4, 90)]).toEqual([close(1.35 * mm(11.7)), close(1.35 * mm(11.7))]);
  });

  it('have who has no game under the last only where all of them have room', () => {
    const pagesOf = (unpaired: number) =>
      pairingsByBoardSheet(byBoard(1, unpaired), on('A4')).pages.map(
        (page) =>
          page.filter((mark) => mark.kind === 'text' && mark.runs[0]!.text.startsWith('Absent')).length,
      );
    // 33 lines of 19 points have room under a board, 36 on a page of their own.
    expect([pagesOf(66), pagesOf(67), pagesOf(72), pagesOf(73)]).toEqual([
      [66],
      [0, 67],
      [0, 72],
      [0, 72, 1],
    ]);
  });

  it('are in their order', () => {
    const pages = boardsByPage(byBoard(21), on('A4'));
    expect(pages.map((boards) => [boards[0]!.board, boards.at(-1)!.board])).toEqual([
      [101, 115],
      [116, 121],
    ]);
  });
});

describe('results and signatures by page', () => {
  const sheetOf = (size: PaperSize, boards: number) => resultSheet(byBoard(boards), on(size));
  /** What is said of each page: its first and last board. */
  const spansOf = (...asked: Parameters<typeof sheetOf>) =>
    sheetOf(...asked).pages.map((page) =>
      page
        .flatMap((mark) => (mark.kind === 'text' ? [mark.runs[0]!.text] : []))
        .filter((text) => /^Boards? \d/u.test(text))
        .map((text) => text.replace(/^Boards? /u, '')),
    );

  it('are as few pages as hold them, on A3 as many as fit', () => {
    expect(spansOf('A4', 20)).toEqual([['101–120']]);
    expect(spansOf('A4', 21)).toEqual([['101–115'], ['116–121']]);
    expect(spansOf('A4', 41)).toEqual([['101–115'], ['116–130'], ['131–141']]);
    expect(spansOf('LETTER', 18)).toEqual([['101–118']]);
    expect(spansOf('LETTER', 19)).toEqual([['101–110'], ['111–119']]);
    expect(spansOf('A3', 30)).toEqual([['101–130']]);
    expect(spansOf('A3', 31)).toEqual([['101–120'], ['121–131']]);
    expect(spansOf('A4', 0)).toEqual([[]]);
    expect(spansOf('A4', 1)).toEqual([['101']]);
  });

  it('are in larger type on A3 where the rows leave room for it', () => {
    const scales = [10, 20, 25, 30].map((boards) => sheetOf('A3', boards).paper);
    expect(scales.map(({ scale }) => Math.round(scale * 10) / 10)).toEqual([1.4, 1.4, 1.1, 1]);
    expect(scales.map(({ width, scale }) => Math.round((width * scale) / mm(1)))).toEqual([
      297, 297, 297, 297,
    ]);
    expect(scales.map(({ height, scale }) => Math.round((height * scale) / mm(1)))).toEqual([
      420, 420, 420, 420,
    ]);
    // Names would have too little.
    expect(sheetOf('A4', 4).paper.scale).toBe(1);
  });

  it('have rows as high as the page allows, 35 % higher than usual at most', () => {
    const heightOn = (boards: number) => {
      const boxes = sheetOf('A4', boards).pages[0]!.flatMap((mark) =>
        mark.kind === 'box' && mark.width > 15 ? [mark.y] : [],
      );
      return boxes[3]! - boxes[0]!;
    };
    const highest = 1.35 * mm(11.7);
    expect([4, 18, 20, 36, 41].map(heightOn)).toEqual(
      [highest, (697.87 - mm(8)) / 18, (697.87 - mm(8)) / 20, (697.87 - mm(8)) / 20, highest].map(
        (height) => expect.closeTo(height, 2) as number,
      ),
    );
  });

  it('leave names and signatures half of what wide paper has to spare', () => {
    const lines = sheetOf('A3', 30).pages[0]!.flatMap((mark) =>
      mark.kind === 'rule' && Math.abs(mark.thickness - mm(0.25)) < 1e-6 ? [[mark.from[0], mark.to[0]]] : [],
    );
    // Beside number, boxes and gaps 156.9 mm are free, and 76.9 more than names need: a quarter of it to each signature.
    const sign = mm(29 + (273 - 15 - 39 - 58 - 4 - 80) / 4);
    const left = mm(12 + 273) - 2 * sign;
    const close = (value: number) => expect.closeTo(value, 4) as number;
    expect(lines.slice(0, 2)).toEqual([
      [close(left), close(left + sign - mm(2))],
      [close(left + sign), close(left + 2 * sign - mm(2))],
    ]);
  });
});

describe('players without a game', () => {
  const page = { width: 300 };

  it('are in two columns, the first one longer, each line 19 points high', () => {
    const heights = [0, 1, 2, 3, 4, 5].map((count) => heightOf(noGames(without(count), page, plainFace())));
    expect(heights).toEqual([0, 19, 19, 38, 38, 57]);
  });

  it('are in the largest type that takes no more lines than the smallest', () => {
    // The column of a page of 300 points is 104.6 wide without its gap.
    const entry = (name: string) => ({ name, reason: 'bye' });
    const names = [
      ['Ana', 1, [13]],
      ['Anastasia Ber', 1, [12]],
      ['Anastasia Bergm', 1, [11]],
      ['Ana Sofi Bergman', 1, [10.5]],
      // Two lines in any type.
      ['Anastasia Bergmann', 2, [13, 13]],
      // Three lines of letters are no higher than two of the column.
      ['Anastasia-Maria Konstantinopoulou', 2, [10.5, 10.5, 10.5]],
    ] as const;
    for (const [name, lines, sizes] of names) {
      const pen = new Pen(plainFace());
      const [only] = noGames([entry(name)], page, plainFace());
      only!.draw(pen, { x: 5, y: 100, width: 104.6, height: 19 });
      const written = pen.marks.map((mark) => (mark.kind === 'text' ? mark.size : 0));
      expect([name, only!.lines, written]).toEqual([name, lines, sizes]);
    }
  });

  it('fit as far as the height goes', () => {
    const entries = noGames(without(5), page, plainFace());
    expect([0, 18.9, 19, 37.9, 38, 56, 57].map((height) => fitting(entries, height))).toEqual([
      ...[0, 0, 2, 2, 4, 4, 5],
    ]);
  });
});

describe('pages that are cut', () => {
  const GRID = { columns: 2, rows: 3 };
  const paper = paperOf('A4', 'portrait');

  it('have their pieces in order through the pile', () => {
    const pages = cutPages([1, 2, 3, 4, 5, 6, 7, 8], GRID, paper, () => undefined);
    expect(pages.map(({ heading }) => heading)).toEqual([null, null]);
    const places = pages.map((_, page) => {
      const found: (readonly number[])[] = [];
      const pieces = [1, 2, 3, 4, 5, 6, 7, 8];
      const pile = cutPages(pieces, GRID, paper, (_pen, piece, { x, y }) => found.push([piece, x, y]));
      pile[page]!.draw(new Pen(plainFace()));
      return found;
    });
    const [left, right] = [0, mm(105)];
    const [first, second] = [mm(7), mm(7) + heightToCut(paper) / 3];
    // The second page lies under the first one: its pieces follow.
    expect(places).toEqual([
      [
        [1, left, first],
        [3, right, first],
        [5, left, second],
        [7, right, second],
      ],
      [
        [2, left, first],
        [4, right, first],
        [6, left, second],
        [8, right, second],
      ],
    ]);
  });

  it('are one at least, with lines to cut along between the places', () => {
    const [page, ...more] = cutPages([], GRID, paper, () => undefined);
    expect(more).toEqual([]);
    const pen = new Pen(plainFace());
    page!.draw(pen);
    const height = heightToCut(paper) / 3;
    const lines = pen.marks.map((mark) =>
      mark.kind === 'rule' ? [...mark.from, ...mark.to, mark.dashed] : [],
    );
    const close = (value: number) => expect.closeTo(value, 6) as number;
    const row = (at: number) => close(mm(7) + at * height);
    const [middle, end] = [close(mm(105)), close(mm(210))];
    expect(lines).toEqual([
      [middle, row(0), middle, row(1), true],
      [0, row(1), middle, row(1), true],
      [middle, row(1), end, row(1), true],
      [middle, row(1), middle, row(2), true],
      [0, row(2), middle, row(2), true],
      [middle, row(2), end, row(2), true],
      [middle, row(2), middle, row(3), true],
    ]);
  });
});

const described = (sheets: Readonly<Record<string, Sheet>>) =>
  Object.entries(sheets)
    .map(([name, sheet]) => `${name}\n${describeBook({ title: '', sheets: [sheet] })}`)
    .join('\n');

const LONG = ['Papadimitriou-Konstantinopoulou, Anneli', 'von und zu Hohenlohe-Langenburg, Maximil'] as const;

describe('sheets of a round as they were looked at', () => {
  it('by board', () => {
    const named = [
      { ...board(5, LONG[0], LONG[1], '½ – ½'), white: { name: LONG[0], mark: 'IRL 1557', points: 30 } },
      board(6),
    ];
    return matchesGolden(
      described({
        'two boards, a namesake, nobody without a game': pairingsByBoardSheet(
          { ...HEAD, playStarts: '', boards: named, unpaired: [] },
          on('A4'),
        ),
        'nobody plays': pairingsByBoardSheet({ ...HEAD, boards: [], unpaired: [] }, on('A4')),
        'only byes': pairingsByBoardSheet({ ...HEAD, boards: [], unpaired: without(3) }, on('A4')),
        'twenty boards and four without a game': pairingsByBoardSheet(byBoard(20, 4), on('A4')),
        'ninety without a game': pairingsByBoardSheet(byBoard(1, 90), on('A4')),
        'few boards on A3': pairingsByBoardSheet(byBoard(2, 1), on('A3')),
      }),
      'others/by-board-unusual',
    );
  });

  it('results and signatures', () => {
    const named = [board(4, LONG[0], 'Holt, Ana'), board(5, 'Holt, Ana', LONG[0], '1F – 0F')];
    const both = board(6, LONG[0], LONG[1]);
    return matchesGolden(
      described({
        'long names above and below': resultSheet(
          { ...HEAD, playStarts: '', boards: [...named, both], unpaired: [] },
          on('A4'),
        ),
        'nobody plays': resultSheet({ ...HEAD, boards: [], unpaired: [] }, on('A4')),
        'six boards on A3': resultSheet(byBoard(6), on('A3')),
        'three on Letter': resultSheet(byBoard(3), on('LETTER')),
      }),
      'others/result-sheet-unusual',
    );
  });

  it('slips of two pages', () => {
    const slips = Array.from({ length: 9 }, (_, at) => ({
      ...{
        board: at + 21,
        white: { name: `White ${at}`, mark: '' },
        black: { name: LONG[at % 2]!, mark: '' },
      },
    }));
    const imprint = { ...HEAD.imprint, event: 'The Fifty-Third Harbour Open of a Town by the Sea' };
    return matchesGolden(
      described({ slips: resultSlipsSheet({ ...HEAD, imprint, slips }, on('A4')) }),
      'others/slips-unusual',
    );
  });

  it('by name', () => {
    const entry = (name: string, more: Partial<PairingsByNameView['entries'][number]> = {}) => ({
      ...{ name, mark: '', initial: name[0]!, board: 12, colour: 'white' as const, note: 'plays Holt, Ana' },
      ...more,
    });
    const entries = [
      entry('Aster, Ana'),
      entry('Berg, Bo', { colour: 'black', mark: 'DEN' }),
      entry('Cole, Eve', { board: null, colour: null, note: 'half-point bye' }),
      entry('Dahl, Max', { note: '' }),
      entry('Schwarzenbergerin, Anna'),
      entry(LONG[0], { note: `plays ${LONG[1]}` }),
      entry('Wolfeschlegelsteinhausenbergerdorff, Hub', { board: null, colour: null, note: 'absent' }),
      entry('Zorn, Ida', { board: 140 }),
    ];
    return matchesGolden(
      described({
        'a short round': pairingsByNameSheet({ ...HEAD, entries }, on('A4')),
        'nobody takes part': pairingsByNameSheet({ ...HEAD, playStarts: '', entries: [] }, on('A4')),
      }),
      'others/by-name-unusual',
    );
  });
});

describe('names of a round by page', () => {
  const entries = (count: number): PairingsByNameView => ({
    ...HEAD,
    entries: Array.from({ length: count }, (_, at) => ({
      ...{ name: `Name, ${at}`, mark: '', initial: 'N', board: at + 3, colour: 'black', note: 'plays Holt' },
    })),
  });
  const lengths = (size: PaperSize, count: number) =>
    entriesByPage(entries(count), on(size)).map(({ length }) => length);

  it.each([
    // Nineteen lines of 12.1 mm in each of two columns.
    ['A4', 0, [0]],
    ['A4', 1, [1]],
    ['A4', 38, [38]],
    ['A4', 39, [20, 19]],
    ['A4', 77, [26, 26, 25]],
    ['A3', 38, [38]],
    ['A3', 80, [80]],
  ] as const)('on %s: %i players', (size, count, pages) => {
    expect(lengths(size, count)).toEqual(pages);
  });
});
