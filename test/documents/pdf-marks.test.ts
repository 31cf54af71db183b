/** Marks of a sheet as operators of its PDF: where they stand, in which order they are painted, what the file says of itself. */
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fontFiles } from '../../src-main/documents/layout/fonts.ts';
import type { Mark, Sheet, TextMark } from '../../src-main/documents/layout/sheet.ts';
import { pdfOf } from '../../src-main/documents/pdf.ts';
import { FONT_FOLDER } from './fonts.ts';

const INFO = {
  title: 'Harbour Open: Standings',
  created: new Date('2026-11-15T12:41:07Z'),
  keywords: 'WALLCHART:A.1',
};
const files = await fontFiles(FONT_FOLDER);

const sheet = (pages: readonly (readonly Mark[])[], scale = 1): Sheet => ({
  ...{ title: 'x', pages },
  paper: { width: 200, height: 100, scale },
});
const text = (words: string, more: Partial<TextMark> = {}): TextMark => ({
  ...{ kind: 'text', x: 20, baseline: 30, size: 10, width: 40 },
  runs: [{ text: words, family: 'NotoSans', bold: false }],
  ...more,
});

/** The file, and the lines of each page's content. */
async function drawn(sheets: readonly Sheet[], info = INFO) {
  const bytes = Buffer.from(await pdfOf({ title: 'x', sheets }, info, files));
  const file = bytes.toString('latin1');
  const pages = [...file.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g)]
    .map(([, packed]) => inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1'))
    .filter((content) => content.startsWith('1 0 0 -1 0 '))
    .map((content) => content.split('\n').filter((line) => line !== ''));
  return { file, pages };
}

describe('marks', () => {
  it('are lines, dashes and boxes with their thickness', async () => {
    const { pages } = await drawn([
      sheet([
        [
          { kind: 'rule', from: [1, 2], to: [3, 4], thickness: 0.5, dashed: false },
          { kind: 'rule', from: [5, 6], to: [7, 8], thickness: 2, dashed: true },
          { kind: 'box', x: 10, y: 11, width: 12, height: 13, thickness: 0.25, filled: false },
          { kind: 'box', x: 20, y: 21, width: 22, height: 23, thickness: 0.75, filled: true },
        ],
      ]),
    ]);
    expect(pages).toEqual([
      [
        '1 0 0 -1 0 100 cm',
        ...['0.5 w', '1 2 m', '3 4 l', 'S'],
        ...['[4 4] 0 d', '2 w', '5 6 m', '7 8 l', 'S', '[] 0 d'],
        ...['0.25 w', '10 11 12 13 re', 'S'],
        ...['0.75 w', '20 21 22 23 re', 'f'],
      ],
    ]);
  });

  it('are smaller or larger with the paper', async () => {
    const rule = { kind: 'rule', from: [1, 2], to: [3, 4], thickness: 1, dashed: false } as const;
    const { file, pages } = await drawn([sheet([[rule]], 0.5), sheet([[rule]])]);
    expect(pages.map((lines) => lines.slice(0, 2))).toEqual([
      ['1 0 0 -1 0 50 cm', '0.5 0 0 0.5 0 0 cm'],
      ['1 0 0 -1 0 100 cm', '1 w'],
    ]);
    expect([...file.matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, box]) => box)).toEqual([
      '0 0 100 50',
      '0 0 200 100',
    ]);
  });

  it('are texts at their baseline, the runs of one behind each other', async () => {
    const runs = [
      { text: 'Ana', family: 'NotoSans', bold: true },
      { text: ' Costa', family: 'NotoSans', bold: false },
    ] as const;
    const { pages } = await drawn([
      sheet([[text('', { runs }), text('x', { x: 50, baseline: 60, size: 12 })]]),
    ]);
    const lines = pages[0]!;
    const places = lines.filter((line) => line.endsWith(' Tm')).map((line) => line.split(' ').map(Number));
    expect(places.map(([a, b, c, d, x, y]) => [a, b, c, d, x, y])).toEqual([
      [1, 0, 0, 1, 20, 70],
      [1, 0, 0, 1, expect.closeTo(20 + places[1]![4]! - 20, 9) as number, 70],
      [1, 0, 0, 1, 50, 40],
    ]);
    expect(places[1]![4]).toBeGreaterThan(35);
    expect(places[1]![4]).toBeLessThan(45);
    expect(lines.filter((line) => line.endsWith(' Tf')).map((line) => Number(line.split(' ')[1]))).toEqual([
      10, 10, 12,
    ]);
    // Two fonts, each asked for by its weight.
    const fonts = lines.filter((line) => line.endsWith(' Tf')).map((line) => line.split(' ')[0]);
    expect([fonts[0] === fonts[1], fonts[1] === fonts[2]]).toEqual([false, true]);
  });

  it('stand on their heads about the middle of their baseline, and nothing behind them does', async () => {
    const { pages } = await drawn([sheet([[text('turned', { turned: true }), text('plain')]])]);
    const lines = pages[0]!;
    expect(lines.slice(1, 3)).toEqual(['q', '-1 0 0 -1 80 60 cm']);
    // How deep within saved states each text is written: within its own, and the turned one within another.
    let depth = 0;
    const depths = lines.flatMap((line) => {
      if (line === 'q') depth++;
      if (line === 'Q') depth--;
      return line.endsWith(' Tm') ? [depth] : [];
    });
    expect([depths, depth]).toEqual([[2, 1], 0]);
  });
});

describe('a draft', () => {
  const outline: Mark = {
    ...{ kind: 'outline', thickness: 0.6 },
    points: [
      [1, 1],
      [9, 1],
      [5, 8],
    ],
  };

  it('lies behind everything, white under each text', async () => {
    const { pages } = await drawn([
      sheet([[text('over'), outline, text('turned', { turned: true, x: 60 })]]),
    ]);
    const lines = pages[0]!;
    expect(lines.slice(0, 7)).toEqual(['1 0 0 -1 0 100 cm', '0.6 w', '1 1 m', '9 1 l', '5 8 l', 'h', 'S']);
    // 85 % of the letters' size are above a baseline, or a quarter where the text is turned.
    expect(lines.filter((line) => line.endsWith(' re'))).toEqual(['18.5 21 43 12 re', '58.5 27 43 12 re']);
    expect(lines.findLastIndex((line) => line.endsWith(' re'))).toBeLessThan(
      lines.findIndex((line) => line.endsWith(' Tm')),
    );
    expect(lines.filter((line) => line === '1 1 1 scn')).toHaveLength(2);
  });

  it('is none without its letters', async () => {
    const { pages } = await drawn([sheet([[text('plain')]])]);
    expect(pages[0]!.filter((line) => line.endsWith(' re'))).toEqual([]);
  });
});

describe('a file', () => {
  it('says its title, when it was made, and the code of its sheet', async () => {
    const { file } = await drawn([sheet([[]])]);
    expect(file).toContain('(Harbour Open: Standings)');
    expect(file).toContain('(D:20261115124107Z)');
    expect(file).toContain('(WALLCHART:A.1)');
    const { file: bare } = await drawn([sheet([[]])], { ...INFO, created: new Date(NaN), keywords: '' });
    expect(bare).not.toContain('Keywords');
    expect(bare).not.toContain('D:20261115');
  });

  it('tells how far it is, and of more than twelve pages shows the first four before', async () => {
    const told = async (...pages: readonly number[]) => {
      const heard: (readonly [number, number, boolean])[] = [];
      let first = '';
      const book = {
        title: 'x',
        sheets: pages.map((count) => sheet(Array.from({ length: count }, () => []))),
      };
      await pdfOf(book, INFO, files, (settled, all, early) => {
        heard.push([settled, all, early !== undefined]);
        if (early !== undefined) first = Buffer.from(early).toString('latin1');
      });
      return { heard, first: first.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0 };
    };
    const short = await told(5, 7);
    expect(short.heard.slice(0, 3)).toEqual([
      [0, 12, false],
      [1, 12, false],
      [2, 12, false],
    ]);
    expect([short.heard.length, short.first]).toEqual([13, 0]);
    const long = await told(3, 10);
    expect(long.heard.slice(0, 3)).toEqual([
      [0, 13, false],
      [0, 13, true],
      [1, 13, false],
    ]);
    expect([long.heard.length, long.heard.at(-1), long.first]).toEqual([15, [13, 13, false], 4]);
  });

  it('is the same for the same book', async () => {
    const once = await drawn([sheet([[text('same')]])]);
    expect((await drawn([sheet([[text('same')]])])).file).toBe(once.file);
  });
});
