/** Tables by themselves: widths, sizes, rules and pages, where letters are half as wide as high. */
import { describe, expect, it } from 'vitest';
import { mm } from '../../src-main/documents/layout/paper.ts';
import { Pen, type Space } from '../../src-main/documents/layout/pen.ts';
import { strong } from '../../src-main/documents/layout/phrases.ts';
import { textOf } from '../../src-main/documents/layout/sheet.ts';
import {
  baselineIn,
  drawTable,
  naturalWidths,
  rowsIn,
  tableOf,
  type Cell,
} from '../../src-main/documents/layout/table.ts';
import {
  allOf,
  blockOf,
  hangingHeading,
  tableHeading,
  tablePages,
  type TablePages,
} from '../../src-main/documents/layout/table-pages.ts';
import { close, column, face, letters, NAME, NUMBER, STYLE } from './written-tables.ts';

describe('widths of columns', () => {
  const rows: readonly (readonly Cell[])[] = [
    [letters(3), letters(6)],
    [letters(4), letters(10)],
  ];

  it('are what the widest cell asks for, or the heading, which is bold', () => {
    expect(naturalWidths([NUMBER, NAME], rows, STYLE, face)).toEqual([close(25.1), close(55.1)]);
    expect(naturalWidths([column('Number'), NAME], rows, STYLE, face)[0]).toBeCloseTo(41.1, 6);
    expect(naturalWidths([NUMBER, NAME], [], STYLE, face)).toEqual([close(17.1), close(29.1)]);
  });

  it('are those that are said, also where cells are drawn', () => {
    const drawn: Cell = () => undefined;
    expect(naturalWidths([column('', { width: 33 }), NUMBER], [[drawn, letters(1)]], STYLE, face)).toEqual([
      ...[33, close(17.1)],
    ]);
    expect(naturalWidths([NUMBER], [[drawn], [letters(4)]], STYLE, face)).toEqual([close(25.1)]);
  });

  it('of names are at most fourteen letters high', () => {
    expect(naturalWidths([NAME], [[letters(28)]], STYLE, face)).toEqual([close(145.1)]);
    expect(naturalWidths([NAME], [[letters(40)]], STYLE, face)).toEqual([close(145.1)]);
    expect(naturalWidths([NUMBER], [[letters(40)]], STYLE, face)).toEqual([close(205.1)]);
  });

  it('share what is left over among names, which give way first down to 45 %', () => {
    const widths = (available: number) => tableOf([NUMBER, NAME], rows, available, STYLE, face).widths;
    expect(widths(200)).toEqual([close(25.1), close(174.9)]);
    expect(widths(60)).toEqual([close(25.1), close(34.9)]);
    // 45 % of 55.1 and 25.1 are 49.895: below that both give way.
    expect(widths(49.9)).toEqual([close(25.1), close(24.8)]);
    const [number, name] = widths(40);
    expect([number, name]).toEqual([close((25.1 * 40) / 49.895), close((24.795 * 40) / 49.895)]);
  });

  it('without names are what they ask for, or less', () => {
    const widths = (available: number) => tableOf([NUMBER, NUMBER], rows, available, STYLE, face).widths;
    expect(widths(200)).toEqual([close(25.1), close(55.1)]);
    expect(widths(40.1)).toEqual([close(12.55), close(27.55)]);
  });
});

describe('sizes in a table', () => {
  const rows: readonly (readonly Cell[])[] = [[letters(10), letters(10), letters(10)]];
  const columns = [NUMBER, NAME, column('', { width: 15 })];

  it('are one for all cells of a column, and names shrink one by one', () => {
    const { sizes, headSize, isTight } = tableOf(columns, rows, 200, STYLE, face);
    expect([sizes, headSize, isTight]).toEqual([[10, 10, 10], 10, false]);
    // 109.845 wide: 55.1 and 24.795 and 15 are 94.895. At 60 all have 63.2 % of that.
    const tight = tableOf(columns, rows, 60, STYLE, face);
    const factor = 60 / (55.1 + 24.795 + 15);
    expect(tight.sizes).toEqual([close((10 * (55.1 * factor - 5)) / 50), 10, 10]);
    // The heading of the names: four bold letters of 6 points in 10.7.
    expect(tight.headSize).toBeCloseTo((10 * (24.795 * factor - 5)) / 24, 6);
    expect(tight.isTight).toBe(true);
  });

  it('never come to nothing', () => {
    const { sizes } = tableOf([NUMBER, NUMBER], [[letters(10), letters(1)]], 6, STYLE, face);
    expect(sizes).toEqual([close(0.2), 2]);
  });

  it('are tight from where less is there than is asked for', () => {
    const tight = (available: number) =>
      tableOf([NUMBER, NAME], [[letters(4), letters(10)]], available, STYLE, face);
    expect([80.2, 80.195, 80.18].map((available) => tight(available).isTight)).toEqual([false, false, true]);
  });
});

describe('a table on a page', () => {
  const body: Space = { x: 10, y: 100, width: 200, height: 500 };
  const drawn = (rows: number, first: number, style = STYLE, headings = true) => {
    const pen = new Pen(face);
    const cells = Array.from({ length: rows }, (_, at): readonly Cell[] => [
      strong(`${at + 7}`),
      (own, { x, y, width, height }) => own.box({ x, y, width, height }, 3),
    ]);
    const columns = [NUMBER, column('X', { width: 30, rule: 2, align: 'centre' })];
    const table = tableOf(columns, cells, 200, style, face);
    drawTable(pen, headings ? table : { ...table, headings: false }, cells, body, first);
    return pen.marks;
  };

  it('has headings over a heavy rule, cells within their padding, and rules down from the top', () => {
    const marks = drawn(2, 0);
    const said = marks.map((mark) => {
      if (mark.kind === 'text') return [textOf(mark), mark.x, mark.baseline];
      if (mark.kind === 'rule') return ['rule', ...mark.from, ...mark.to, mark.thickness];
      return mark.kind === 'box' ? ['box', mark.x, mark.y, mark.width, mark.height] : [];
    });
    // Two bold letters of 10 points are 12 wide: 17.1 with padding, and 30 beside it.
    const line = (y: number, thickness: number) => [
      'rule',
      close(10),
      close(y),
      close(57.1),
      close(y),
      thickness,
    ];
    expect(said).toEqual([
      ['No', close(12.1), close(113.57)],
      ['X', close(38.6), close(113.57)],
      ['rule', close(27.1), close(100), close(27.1), close(152), 2],
      line(120, 1),
      ['7', close(18.1), close(131.57)],
      ['box', close(29.1), close(120), close(25), close(16)],
      line(136, 0.4),
      ['8', close(18.1), close(147.57)],
      ['box', close(29.1), close(136), close(25), close(16)],
      line(152, 1),
    ]);
  });

  const thickness = (...asked: Parameters<typeof drawn>) =>
    drawn(...asked).flatMap((mark) =>
      mark.kind === 'rule' && mark.from[1] === mark.to[1] ? [mark.thickness] : [],
    );

  it('has a heavy rule under every fifth row of all, and under the last of a page', () => {
    expect(thickness(7, 0)).toEqual([1, 0.4, 0.4, 0.4, 0.4, 1, 0.4, 1]);
    expect(thickness(4, 3)).toEqual([1, 0.4, 1, 0.4, 1]);
    expect(thickness(7, 0, { ...STYLE, ruled: 'last' })).toEqual([1, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 1]);
    expect(thickness(7, 0, { ...STYLE, ruled: 'fifths' })).toEqual([1, 0.4, 0.4, 0.4, 0.4, 1, 0.4, 1]);
  });

  it('has none over its rows where the headings stand elsewhere', () => {
    const marks = drawn(1, 0, STYLE, false);
    expect(marks.map(({ kind }) => kind)).toEqual(['rule', 'text', 'box', 'rule']);
    expect(thickness(1, 0, STYLE, false)).toEqual([1]);
  });

  it('holds so many rows', () => {
    expect([19, 35, 36, 51.9, 52, 52.1].map((height) => rowsIn(height, STYLE))).toEqual([1, 1, 1, 1, 2, 2]);
    expect(baselineIn({ x: 0, y: 100, width: 1, height: 20 }, 10)).toBeCloseTo(113.57, 6);
  });
});

describe('pages of a table', () => {
  const body: Space = { x: 10, y: 100, width: 60, height: 180 };
  const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => [strong(`${at + 1}`)]);
  const paged = (count: number, more: Partial<Parameters<typeof tablePages>[0]> = {}) => {
    const headings: (readonly [number, number])[] = [];
    const pages = tablePages({
      columns: [NUMBER],
      rows: rowsOf(count),
      body,
      style: STYLE,
      typeface: face,
      heading: (first, end) => {
        headings.push([first, end]);
        return tableHeading('List', ['Open'], '');
      },
      ...more,
    });
    return { ...pages, headings };
  };
  /** Where each row of a page stands: its number, left end and middle. */
  const placed = ({ pages }: TablePages) =>
    pages.map(({ draw }) => {
      const pen = new Pen(face);
      draw(pen);
      return pen.marks.flatMap((mark) =>
        mark.kind === 'text' && textOf(mark) !== 'No'
          ? [[textOf(mark), Math.round(mark.x), Math.round((mark.baseline - 3.57) * 100) / 100]]
          : [],
      );
    });

  it('are as few as hold the rows, filled alike', () => {
    // Ten rows of 16 points fit below a head of 20 in 180.
    expect(paged(10).headings).toEqual([[0, 10]]);
    expect(paged(11).headings).toEqual([
      [0, 10],
      [10, 11],
    ]);
    expect(paged(22).headings).toEqual([
      [0, 10],
      [10, 20],
      [20, 22],
    ]);
    expect(paged(0).headings).toEqual([[0, 0]]);
    expect(paged(9, { mostRows: 4 }).headings).toEqual([
      [0, 3],
      [3, 6],
      [6, 9],
    ]);
  });

  it('have rows a little lower where that saves one of them', () => {
    // 168 points hold nine rows of 16 and nine of 15.2; 172.8 hold ten of 15.2.
    expect(paged(10, { body: { ...body, height: 168 } }).headings).toHaveLength(2);
    expect(paged(10, { body: { ...body, height: 172.8 } }).headings).toEqual([[0, 10]]);
    const [lower] = placed(paged(10, { body: { ...body, height: 172.8 } }));
    expect(lower!.slice(0, 2).map(([, , middle]) => middle)).toEqual([127.64, 142.92]);
    // Nine rows are on one page either way: no lower than they have to be.
    const [usual] = placed(paged(9, { body: { ...body, height: 172.8 } }));
    expect(usual!.slice(0, 2).map(([, , middle]) => middle)).toEqual([128.49, 145.47]);
  });

  it('have rows up to a quarter higher where there is room', () => {
    const [few] = placed(paged(3));
    expect(few!.map(([, , middle]) => middle)).toEqual([130, 150, 170]);
    const [nine] = placed(paged(9));
    expect(nine!.slice(0, 2).map(([, , middle]) => middle)).toEqual([128.89, 146.67]);
  });

  it('say how much higher they could be, and whether a column has less than it asks for', () => {
    expect([paged(10).spare, paged(1).spare, paged(0).spare, paged(23).spare]).toEqual(
      [1, 5, 5, 1].map(close),
    );
    expect([paged(1).isTight, paged(1, { body: { ...body, width: 12 } }).isTight]).toEqual([false, true]);
  });

  it('may have parts of the table beside each other, read one after the other', () => {
    const wide = { ...body, width: 100 + mm(7) };
    const pages = paged(7, { blocks: 2, mostRows: 4, body: wide });
    expect(pages.headings).toEqual([[0, 7]]);
    const right = 50 + Math.round(mm(7));
    const places = placed(pages)[0]!.map(([number, x]) => [number, x]);
    const left = places[0]![1] as number;
    expect(places).toEqual([
      ...['1', '2', '3', '4'].map((number) => [number, left]),
      ...['5', '6', '7'].map((number) => [number, left + right]),
    ]);
    const two = paged(9, { blocks: 2, mostRows: 4, body: wide });
    expect(two.headings).toEqual([
      [0, 6],
      [6, 9],
    ]);
    // Where one block holds all there is no second one, with a head over nothing.
    const pen = new Pen(face);
    paged(4, { blocks: 2, mostRows: 4, body: wide }).pages[0]!.draw(pen);
    expect(pen.marks.filter((mark) => mark.kind === 'text' && textOf(mark) === 'No')).toHaveLength(2);
    const single = new Pen(face);
    paged(3, { blocks: 2, mostRows: 4, body: wide }).pages[0]!.draw(single);
    expect(single.marks.filter((mark) => mark.kind === 'text' && textOf(mark) === 'No')).toHaveLength(1);
  });

  it('have on each of them what is drawn besides', () => {
    const pages = paged(11, { also: (pen) => pen.across(1, 2, 3, 9) });
    const others = pages.pages.map(({ draw }) => {
      const pen = new Pen(face);
      draw(pen);
      return pen.marks.filter((mark) => mark.kind === 'rule' && mark.thickness === 9).length;
    });
    expect(others).toEqual([1, 1]);
  });

  it('are in equal blocks of a body, 7 mm between them', () => {
    const whole = { x: 10, y: 20, width: 200, height: 50 };
    expect(blockOf(whole, 1)).toEqual(whole);
    const width = (200 - 2 * mm(7)) / 3;
    expect([0, 1, 2].map((block) => blockOf(whole, 3, block))).toEqual(
      [0, 1, 2].map((block) => ({ ...whole, x: close(10 + block * (width + mm(7))), width: close(width) })),
    );
  });

  it('have the words of their heading behind one another, and may hang', () => {
    const heading = {
      style: 'table',
      title: 'List',
      event: 'Open, after round 3',
      right: '1–20',
      rightSize: 18,
      rightBelow: '',
    };
    expect(tableHeading('List', ['Open', '', 'after round 3'], '1–20')).toEqual(heading);
    expect(hangingHeading('List', ['Open', 'after round 3'], '1–20')).toEqual({ ...heading, hangs: true });
  });

  it('one after the other are as full as the fullest, and tight where one is', () => {
    const heading = tableHeading('', [], '');
    const [a, b] = [
      { heading, draw: () => undefined },
      { heading, draw: () => undefined },
    ];
    expect(
      allOf([
        { pages: [a], spare: 1.3, isTight: false },
        { pages: [b], spare: 1.1, isTight: true },
      ]),
    ).toEqual({ pages: [a, b], spare: 1.1, isTight: true });
    expect(allOf([{ pages: [a], spare: 1.3, isTight: false }])).toEqual({
      pages: [a],
      spare: 1.3,
      isTight: false,
    });
  });
});
