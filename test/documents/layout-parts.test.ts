/** Lines, fitted and wrapped texts, and marks of the pen, in a typeface whose widths are plain: half the size for a letter. */
import { describe, expect, it } from 'vitest';
import type { FontMetrics } from '../../src-main/documents/layout/font-metrics.ts';
import { Pen, signedLabelWidth, signedWidth, signWidth } from '../../src-main/documents/layout/pen.ts';
import { plain, strong } from '../../src-main/documents/layout/phrases.ts';
import { textOf, type Mark, type TextMark } from '../../src-main/documents/layout/sheet.ts';
import { Typeface } from '../../src-main/documents/layout/typeface.ts';

const close = (value: number) => expect.closeTo(value, 6) as number;

/** Letters have this width, blanks a quarter; only what is known has any. */
const metrics = (width: number, knows: (character: string) => boolean): FontMetrics => ({
  ...{ ascent: 0.8, descent: 0.2 },
  advanceOf: (codePoint) => {
    const character = String.fromCodePoint(codePoint);
    return character === ' ' ? 0.25 : knows(character) ? width : undefined;
  },
});
const isAscii = (character: string) => /[!-~]/.test(character);
const isOther = (character: string) => /[а-я\uFFFD]/.test(character);
const face = () =>
  new Typeface({
    NotoSans: { regular: metrics(0.5, isAscii), bold: metrics(0.6, isAscii) },
    DejaVuSansCondensed: { regular: metrics(0.7, isOther), bold: metrics(0.8, isOther) },
  });
const shown = (lines: readonly { readonly runs: readonly { readonly text: string }[] }[]) =>
  lines.map(({ runs }) => runs.map(({ text }) => text).join(''));

describe('a line', () => {
  it('is in runs of one font each, as wide as their letters', () => {
    const { runs, width } = face().line([...plain('ab да c'), ...strong('de')], 10);
    expect(runs).toEqual([
      { text: 'ab ', family: 'NotoSans', bold: false },
      { text: 'да', family: 'DejaVuSansCondensed', bold: false },
      { text: ' c', family: 'NotoSans', bold: false },
      { text: 'de', family: 'NotoSans', bold: true },
    ]);
    expect(width).toBeCloseTo(10 * (1 + 0.25 + 1.4 + 0.25 + 0.5 + 1.2), 9);
  });

  it('has a sign for what no font has, which is noted once', () => {
    const own = face();
    expect(own.missing).toBe('');
    expect(shown([own.line(plain('a王王b吗'), 10)])).toEqual(['a\uFFFD\uFFFDb\uFFFD']);
    expect(own.missing).toBe('王吗');
    expect([own.canPrint('ab да'), own.canPrint('a王')]).toEqual([true, false]);
    own.noteMissing('x是');
    expect(own.missing).toBe('王吗是');
  });

  it('has no line feeds, and nothing invisible', () => {
    expect(shown([face().line(plain('a\n\tb  c\u200bd'), 10)])).toEqual(['a b cd']);
  });
});

describe('a text that is fitted', () => {
  const fit = (words: string, width: number, height: number, tearBelow?: number) => {
    const { size, lines } = face().fit(plain(words), 10, { width, height }, tearBelow);
    return [close(size), shown(lines)];
  };

  it('stays on one line down to 82 % of its size', () => {
    expect(fit('aaaaaaaaaa', 60, 12)).toEqual([10, ['aaaaaaaaaa']]);
    expect(fit('aaaaa bbbb', 0.83 * 47.5, 99)).toEqual([8.3, ['aaaaa bbbb']]);
    expect(fit('', 1, 1)).toEqual([10, ['']]);
  });

  it('is broken where that is larger, as far as the height allows', () => {
    expect(fit('aaaaa bbbbb', 26, 30)).toEqual([10, ['aaaaa', 'bbbbb']]);
    expect(fit('aaaaa bbbbb', 26, 18)).toEqual([7.5, ['aaaaa', 'bbbbb']]);
    // Two lines of a height for one would be smaller than one line.
    expect(fit('aaaaa bbbbb', 42, 12)).toEqual([8, ['aaaaa bbbbb']]);
    expect(fit('aa bb cc dd', 10, 48)).toEqual([10, ['aa', 'bb', 'cc', 'dd']]);
    // Four lines at most.
    expect(fit('aa bb cc dd ee', 10, 99)[0]).toEqual(close((10 * 10) / 22.5));
  });

  it('is torn within a long word below 45 % of its size, or six points, unless that is refused', () => {
    const word = 'a'.repeat(24);
    expect(fit(word, 30, 99)).toEqual([5, [word.slice(12), word.slice(12)]]);
    expect(fit(word, 30, 99, 0)).toEqual([2.5, [word]]);
    expect(fit(word, 72, 99)).toEqual([6, [word]]);
    expect(fit('a'.repeat(26), 30, 99)[1]).toEqual(['a'.repeat(9), 'a'.repeat(9), 'a'.repeat(8)]);
  });
});

describe('a text that is wrapped', () => {
  const wrap = (words: string, width: number) => {
    const lines = face().wrap(plain(words), 10, width);
    return lines.map((line, at) => [shown([lines[at]!])[0], close(line.width)]);
  };

  it('fills its lines, and leaves no blank at their ends', () => {
    expect(wrap('aaaa bbbb cc', 32.5)).toEqual(
      [
        ['aaaa', close(20)],
        ['bbbb cc', close(32.5)],
      ].map(([text, width]) => [text, width]),
    );
    expect(wrap('aaaa bbbb cc', 32.4).map(([text]) => text)).toEqual(['aaaa', 'bbbb', 'cc']);
    expect(wrap('', 10)).toEqual([]);
  });

  it('breaks a word that is wider than a line', () => {
    expect(wrap('b aaaaaaa', 30).map(([text]) => text)).toEqual(['b aaaa', 'aaa']);
    expect(wrap('aaaaaa', 30).map(([text]) => text)).toEqual(['aaaaaa']);
  });
});

describe('a pen', () => {
  const marksOf = (draw: (pen: Pen) => void): readonly Mark[] => {
    const pen = new Pen(face());
    draw(pen);
    return pen.marks;
  };
  const placed = (marks: readonly Mark[]) =>
    marks.map((mark) => {
      const { x, baseline, size, width } = mark as TextMark;
      return [textOf(mark as TextMark), ...[x, baseline, size, width].map(close)];
    });
  const space = { x: 10, y: 20, width: 100, height: 50 };

  it('writes at the left, in the middle or at the right', () => {
    const marks = marksOf((pen) => {
      pen.text(plain('aaaa'), { x: 50, baseline: 7, size: 10 });
      pen.text(plain('aaaa'), { x: 50, baseline: 8, size: 10, align: 'centre' });
      pen.text(strong('aaaa'), { x: 50, baseline: 9, size: 20, align: 'right' });
      pen.text(plain(''), { x: 50, baseline: 10, size: 10 });
    });
    expect(placed(marks)).toEqual([
      ['aaaa', ...[50, 7, 10, 20].map(close)],
      ['aaaa', ...[40, 8, 10, 20].map(close)],
      ['aaaa', ...[2, 9, 20, 48].map(close)],
    ]);
  });

  it('writes into the middle of a space', () => {
    const marks = marksOf((pen) => {
      pen.fitted(plain('aaaa'), 10, space);
      pen.fitted(plain('aaaa'), 10, space, 'centre');
      pen.fitted(plain('aaaa'), 10, space, 'right');
    });
    // Half of a line of 12 points above and below the middle at 45; letters are 7.14 points high.
    expect(placed(marks).map(([, x, baseline]) => [x, baseline])).toEqual(
      [10, 50, 90].map((x) => [close(x), close(45 + 3.57)]),
    );
    const two = marksOf((pen) => pen.fitted(plain('aaaaa bbbbb'), 10, { ...space, width: 26 }));
    expect(placed(two)).toEqual([
      ['aaaaa', ...[10, 45 - 12 + 6 + 3.57, 10, 25].map(close)],
      ['bbbbb', ...[10, 45 + 6 + 3.57, 10, 25].map(close)],
    ]);
  });

  it('takes the taller space only where letters are larger in it', () => {
    const taller = { x: 0, y: 0, width: 26, height: 24 };
    const line = { x: 5, y: 40, width: 26, height: 12 };
    expect(
      placed(marksOf((pen) => pen.fittedOr(plain('aaaaa bbbbb'), 10, line, taller))).map(([text, x]) => [
        text,
        x,
      ]),
    ).toEqual([
      ['aaaaa', close(0)],
      ['bbbbb', close(0)],
    ]);
    expect(
      placed(marksOf((pen) => pen.fittedOr(plain('aaaaa'), 10, line, taller))).map(([text, x]) => [text, x]),
    ).toEqual([['aaaaa', close(5)]]);
  });

  it('writes lines that were measured, each 1.2 times its size below the other', () => {
    const lines = face().wrap(plain('aaaa bbbb'), 10, 25);
    const marks = marksOf((pen) => pen.lines(lines, { x: 3, baseline: 30, size: 10 }));
    expect(placed(marks)).toEqual([
      ['aaaa', ...[3, 30, 10, 20].map(close)],
      ['bbbb', ...[3, 42, 10, 20].map(close)],
    ]);
  });

  it('turns texts about a point, and nothing else', () => {
    const marks = marksOf((pen) =>
      pen.turned({ x: 50, y: 60 }, (inner) => inner.text(plain('aaaa'), { x: 10, baseline: 20, size: 10 })),
    );
    // Ten to the right of nothing and twenty wide: its end is at 70, and it hangs from 100.
    expect(placed(marks)).toEqual([['aaaa', ...[70, 100, 10, 20].map(close)]]);
    expect((marks[0] as TextMark).turned).toBe(true);
    expect(() => marksOf((pen) => pen.turned({ x: 0, y: 0 }, (inner) => inner.across(1, 2, 3, 1)))).toThrow(
      'A rule is not turned.',
    );
  });

  it('draws lines, boxes and outlines', () => {
    const points = [
      [1, 2],
      [3, 4],
    ] as const;
    expect(
      marksOf((pen) => {
        pen.across(1, 20, 3, 0.5);
        pen.down(1, 2, 30, 0.6, true);
        pen.stroke([1, 2], [3, 4], 0.7);
        pen.box({ x: 1, y: 2, width: 3, height: 4 }, 0.8);
        pen.box({ x: 1, y: 2, width: 3, height: 4 }, 0.9, true);
        pen.outline(points, 1.1);
      }),
    ).toEqual([
      { kind: 'rule', from: [1, 3], to: [21, 3], thickness: 0.5, dashed: false },
      { kind: 'rule', from: [1, 2], to: [1, 32], thickness: 0.6, dashed: true },
      { kind: 'rule', from: [1, 2], to: [3, 4], thickness: 0.7, dashed: false },
      { kind: 'box', x: 1, y: 2, width: 3, height: 4, thickness: 0.8, filled: false },
      { kind: 'box', x: 1, y: 2, width: 3, height: 4, thickness: 0.9, filled: true },
      { kind: 'outline', points, thickness: 1.1 },
    ]);
  });

  it('has a square for a colour, open for White and full for Black, its line within', () => {
    // 7.2 of ten points, a ninth of it the line.
    const box = (x: number, filled: boolean) => ({
      ...{ kind: 'box', x: close(x + 0.4), y: close(50 - 3.6 + 0.4), filled, thickness: close(0.8) },
      ...{ width: close(6.4), height: close(6.4) },
    });
    let widths: number[] = [];
    const marks = marksOf((pen) => {
      widths = [
        pen.sign('white', 5, 50, 10),
        pen.sign('black', 30, 50, 10),
        pen.signed('black', plain('aaaa'), { x: 60, middle: 50, size: 10 }),
      ];
      pen.signedIn('white', plain('aaaa'), 10, { x: 100, y: 40, width: 60, height: 20 });
    });
    expect(widths).toEqual([7.2, 7.2, 7.2 + 3.5 + 20].map(close));
    expect(marks.filter(({ kind }) => kind === 'box')).toEqual([
      box(5, false),
      box(30, true),
      box(60, true),
      box(100, false),
    ]);
    expect(placed(marks.filter(({ kind }) => kind === 'text'))).toEqual([
      ['aaaa', ...[70.7, 53.57, 10, 20].map(close)],
      ['aaaa', ...[110.7, 53.57, 10, 20].map(close)],
    ]);
    expect([
      signWidth(10),
      signedWidth(face(), plain('aaaa'), 10),
      signedLabelWidth(face(), plain('aaaa'), 10),
    ]).toEqual([7.2, 30.7, 30.7].map(close));
  });
});
