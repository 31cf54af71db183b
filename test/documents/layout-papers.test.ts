/** Papers, bands, pages of equal length, the letters of a draft, and articles as their library takes them. */
import { describe, expect, it } from 'vitest';
import { articleDefinition } from '../../src-main/documents/layout/article.ts';
import { balancedHeight, balancedRows, leastHeight } from '../../src-main/documents/layout/balance.ts';
import { bandsOf } from '../../src-main/documents/layout/bands.ts';
import { drawDraft } from '../../src-main/documents/layout/draft.ts';
import { missingFont } from '../../src-main/documents/layout/font-files.ts';
import { fontNameOf, isCollection, readFontMetrics } from '../../src-main/documents/layout/font-metrics.ts';
import { mm, paperFor, paperOf, type Paper } from '../../src-main/documents/layout/paper.ts';
import { Pen } from '../../src-main/documents/layout/pen.ts';
import { FONT_FOLDER, typeface } from './fonts.ts';

const close = (value: number) => expect.closeTo(value, 6) as number;

describe('papers', () => {
  const inMm = ({ width, height, scale }: Paper) =>
    [width, height].map((side) => Math.round(((side * scale) / mm(1)) * 10) / 10);

  it('have their sizes, upright and lying', () => {
    expect(
      (['A4', 'A3', 'A2', 'A1', 'LETTER'] as const).map((size) => inMm(paperOf(size, 'portrait'))),
    ).toEqual([
      [210, 297],
      [297, 420],
      [420, 594],
      [594, 841],
      [215.9, 279.4],
    ]);
    expect(inMm(paperOf('A4', 'landscape'))).toEqual([297, 210]);
    expect(mm(25.4)).toBe(72);
  });

  it('are enlarged for posters, and A3 for a sheet that is read at a table', () => {
    const scales = (['A4', 'A3', 'A2', 'A1', 'LETTER'] as const).map((size) => [
      paperOf(size, 'portrait').scale,
      paperOf(size, 'portrait', 'larger').scale,
    ]);
    expect(scales.map((pair) => pair.map(close))).toEqual(
      [
        [1, 1],
        [1, Math.SQRT2],
        [17.5 / 10.5 / Math.SQRT2, 17.5 / 10.5 / Math.SQRT2],
        [17.5 / 10.5, 17.5 / 10.5],
        [1, 1],
      ].map((pair) => pair.map(close)),
    );
    expect(scales.map(([usual]) => usual)).toEqual(
      [1, 1, 17.5 / 10.5 / Math.SQRT2, 17.5 / 10.5, 1].map(close),
    );
    const { width, height } = paperOf('A3', 'landscape', 'larger');
    expect([width, height]).toEqual([mm(297), mm(210)]);
  });

  it('are in larger type where that takes no page more', () => {
    const lay = (usual: number, larger: number) => (paper: Paper) =>
      Array.from({ length: paper.scale === 1 ? usual : larger }, () => paper.scale);
    const fewer = paperFor('A3', lay(1, 2));
    expect([fewer.paper.scale, fewer.pages]).toEqual([1, [1]]);
    const same = paperFor('A3', lay(2, 2));
    expect([same.paper.scale, same.pages]).toEqual([Math.SQRT2, [Math.SQRT2, Math.SQRT2]]);
  });
});

describe('pages of equal length', () => {
  it.each([
    // So many rows where so many fit: as few pages as that needs, in groups of five where they fit.
    [0, 10, 5],
    [3, 10, 5],
    [10, 10, 10],
    [11, 10, 10],
    [21, 20, 15],
    [41, 20, 15],
    [8, 4, 4],
    [9, 4, 3],
    [7, 9, 7],
    [45, 23, 23],
  ])('%i rows of at most %i on a page are %i', (count, most, rows) => {
    expect(balancedRows(count, most)).toBe(rows);
  });

  it('are as low as they can be without a further page', () => {
    // Lines of 100 in a height of 500: seven of them are two pages, four and three.
    const pagesWith = (count: number) => (height: number) => Math.ceil(count / Math.floor(height / 100));
    const seven = balancedHeight(500, pagesWith(7));
    expect(seven).toBeGreaterThanOrEqual(400);
    expect(seven).toBeLessThanOrEqual(406);
    expect(balancedHeight(500, pagesWith(5))).toBe(500);
    const least = leastHeight(500, (height) => height >= 130);
    expect(least).toBeGreaterThanOrEqual(130);
    expect(least).toBeLessThanOrEqual(136);
    expect(leastHeight(6, () => true)).toBe(6);
  });
});

describe('bands of columns', () => {
  it.each([
    [9, 100, 10, 20, [[0, 9, 100 / 9]]],
    [3, 100, 10, 20, [[0, 3, 20]]],
    [10, 100, 10, 20, [[0, 10, 10]]],
    [
      11,
      100,
      10,
      20,
      [
        [0, 6, 100 / 6],
        [6, 5, 100 / 6],
      ],
    ],
    [
      2,
      5,
      10,
      20,
      [
        [0, 1, 5],
        [1, 1, 5],
      ],
    ],
    [0, 100, 10, 20, [[0, 0, 20]]],
  ] as const)('%i in %i, at least %i and at most %i wide', (count, available, narrowest, widest, bands) => {
    expect(bandsOf(count, available, narrowest, widest)).toEqual(
      bands.map(([first, own, width]) => ({ first, count: own, width: close(width) })),
    );
  });
});

it('DRAFT goes up through the middle of the page, in five letters', async () => {
  const pen = new Pen(await typeface());
  drawDraft(pen, { width: 300, height: 400, scale: 1 });
  const outlines = pen.marks.map((mark) => (mark.kind === 'outline' ? mark : null)!);
  // Three letters have a hole.
  expect(outlines.map(({ points, thickness }) => [points.length, thickness])).toEqual([
    ...[
      [6, 0.6],
      [6, 0.6],
      [11, 0.6],
      [6, 0.6],
      [8, 0.6],
      [3, 0.6],
      [10, 0.6],
      [8, 0.6],
    ],
  ]);
  // Of 500 points of diagonal the word takes 60 %, 29.8 units long: its first corner is at its left end, 3.5 units above.
  const unit = 300 / 29.8;
  const at = (along: number, below: number) => [
    close(150 + unit * (0.6 * along + 0.8 * below)),
    close(200 + unit * (-0.8 * along + 0.6 * below)),
  ];
  expect(outlines[0]!.points.slice(0, 2)).toEqual([at(-14.9, -3.5), at(-11.9, -3.5)]);
  expect(outlines.at(-1)!.points.slice(0, 3)).toEqual([at(9.9, -3.5), at(14.9, -3.5), at(14.9, -2.2)]);
});

it('an article is in the words of its library: headings with what follows, figures with captions, tables by shares', () => {
  const { content, footer, ...rest } = articleDefinition({
    title: 'Report',
    blocks: [
      { kind: 'title', text: 'Report' },
      { kind: 'heading', text: 'Figures' },
      { kind: 'figure', svgs: ['<svg/>', '<svg />'], caption: 'Two' },
      { kind: 'heading', text: 'Table' },
      { kind: 'table', head: ['A', 'B'], rows: [['1', '2']], widths: [1, 3] },
      { kind: 'text', text: 'Words' },
      { kind: 'heading', text: 'Last' },
      { kind: 'text', text: 'More' },
      { kind: 'table', head: ['A'], rows: [], widths: [1] },
    ],
  });
  expect(rest).toEqual({
    ...{ pageSize: 'A4', pageMargins: 56, info: { title: 'Report' } },
    defaultStyle: { font: 'NotoSans', fontSize: 9.5, lineHeight: 1.2 },
  });
  expect((footer as (page: number, pages: number) => unknown)(2, 7)).toEqual({
    ...{ text: '2 / 7', alignment: 'center', fontSize: 8, margin: [0, 16, 0, 0] },
  });
  const heading = (text: string) => ({ text, bold: true, fontSize: 12.5, margin: [0, 14, 0, 5] });
  const words = (text: string) => ({ text, margin: [0, 0, 0, 6] });
  const table = (
    head: readonly string[],
    rows: readonly (readonly string[])[],
    widths: readonly number[],
  ) => ({
    table: {
      ...{ headerRows: 1, keepWithHeaderRows: rows.length, dontBreakRows: true, widths },
      body: [head.map((text) => ({ text, bold: true })), ...rows],
    },
    ...{ layout: 'lightHorizontalLines', fontSize: 8, margin: [0, 4, 0, 10] },
  });
  expect(content).toEqual([
    { text: 'Report', bold: true, fontSize: 18, margin: [0, 0, 0, 10] },
    {
      unbreakable: true,
      stack: [
        heading('Figures'),
        {
          unbreakable: true,
          stack: [
            { svg: '<svg/>', fit: [483, 205] },
            { svg: '<svg />', fit: [483, 205] },
            { text: 'Two', fontSize: 8.5, margin: [0, 2, 0, 12] },
          ],
        },
      ],
    },
    heading('Table'),
    // 483 points less eight for each column, a quarter and three.
    table(['A', 'B'], [['1', '2']], [116.75, 350.25]),
    words('Words'),
    { unbreakable: true, stack: [heading('Last'), words('More')] },
    table(['A'], [], [475]),
  ]);
});

it('fonts are missing where a folder lacks one of them', () => {
  expect(missingFont(FONT_FOLDER)).toBeNull();
  expect(missingFont('/nowhere')).toMatch(/nowhere.NotoSans_400Regular\.ttf$/);
});

describe('a font file', () => {
  const word = (...values: readonly number[]) => {
    const bytes = Buffer.alloc(2 * values.length);
    values.forEach((value, at) => bytes.writeUInt16BE(value & 0xffff, 2 * at));
    return bytes;
  };
  const long = (value: number) => word(Math.floor(value / 0x10000), value % 0x10000);

  /** A font of these tables, at the start of a file or behind the head of a collection. */
  function fontOf(tables: Readonly<Record<string, Buffer>>, before = Buffer.alloc(0)): Buffer {
    const names = Object.keys(tables);
    let at = before.length + 12 + 16 * names.length;
    const records = names.map((name) => {
      const record = Buffer.concat([Buffer.from(name), long(0), long(at), long(tables[name]!.length)]);
      at += tables[name]!.length;
      return record;
    });
    return Buffer.concat([before, word(0, 1, names.length, 0, 0, 0), ...records, ...Object.values(tables)]);
  }

  // A to C by a shift, a and b by a list of glyphs of which b has none, and the end mark.
  const format4 = word(
    ...[4, 0, 0, 6, 0, 0, 0],
    ...[0x43, 0x62, 0xffff],
    0,
    ...[0x41, 0x61, 0xffff],
    ...[1 - 0x41, 1, 1],
    ...[0, 4, 0],
    ...[4, 0],
  );
  const cmap = (...subtables: readonly Buffer[]) => {
    let at = 4 + 8 * subtables.length;
    const records = subtables.map((table, index) => {
      const record = Buffer.concat([word(3, index), long(at)]);
      at += table.length;
      return record;
    });
    return Buffer.concat([word(0, subtables.length), ...records, ...subtables]);
  };
  const tables = {
    head: word(0, 0, 0, 0, 0, 0, 0, 0, 0, 1000),
    hhea: word(0, 0, 900, -250, ...Array<number>(13).fill(0), 4),
    hmtx: word(100, 0, 200, 0, 300, 0, 400, 0),
    cmap: cmap(format4),
  };

  it('has heights, and widths of its characters by segments; glyphs beyond the list are as wide as the last', () => {
    const { ascent, descent, advanceOf } = readFontMetrics(fontOf(tables));
    expect([ascent, descent]).toEqual([0.9, 0.25]);
    const widths = [...'@ABCDabc'].map((character) => advanceOf(character.codePointAt(0)!));
    // A to C are glyphs 1 to 3, a is glyph 5 of four.
    expect(widths).toEqual([undefined, 0.2, 0.3, 0.4, undefined, 0.4, undefined, undefined]);
    expect(advanceOf(0xffff)).toBeUndefined();
  });

  it('is read by groups where it has both', () => {
    const format12 = Buffer.concat([
      word(12, 0),
      ...[long(28), long(0), long(1)],
      ...[long(0x1f600), long(0x1f601), long(2)],
    ]);
    const { advanceOf } = readFontMetrics(fontOf({ ...tables, cmap: cmap(format4, format12) }));
    expect([0x41, 0x1f5ff, 0x1f600, 0x1f601, 0x1f602].map(advanceOf)).toEqual([
      ...[undefined, undefined, 0.3, 0.4, undefined],
    ]);
  });

  it('may be one of several, and has a name', () => {
    const before = Buffer.concat([Buffer.from('ttcf'), word(1, 0), long(1), long(16)]);
    const name = Buffer.concat([
      word(0, 2, 30),
      word(3, 1, 0, 4, 8, 0),
      word(3, 1, 0, 6, 10, 8),
      Buffer.from('\0N\0o\0p\0e\0H\0a\0r\0b\0o', 'latin1'),
    ]);
    const single = fontOf({ ...tables, name });
    const several = fontOf({ ...tables, name }, before);
    expect([isCollection(single), isCollection(several), isCollection(before)]).toEqual([false, true, false]);
    expect([fontNameOf(single), fontNameOf(several)]).toEqual(['Harbo', 'Harbo']);
    expect(readFontMetrics(several).advanceOf(0x42)).toBe(0.3);
  });

  it('is refused without a table, a name, or characters that can be read', () => {
    const { hmtx, ...others } = tables;
    expect(hmtx).toHaveLength(16);
    expect(() => readFontMetrics(fontOf(others))).toThrow('Not a TrueType font: the table hmtx is missing.');
    expect(() => readFontMetrics(fontOf({ ...tables, cmap: cmap(word(6, 0)) }))).toThrow(
      'Not a font for text: its cmap has neither format 4 nor format 12.',
    );
    expect(() => fontNameOf(fontOf({ ...tables, name: word(0, 1, 18, 3, 1, 0, 4, 0, 0) }))).toThrow(
      'Not a font that can be named: it has no PostScript name.',
    );
  });
});
