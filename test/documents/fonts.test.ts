/** Which fonts print a text: the program's own, and those of a computer for scripts that they lack. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BETWEEN } from '../../src-engine/texts/merged.ts';
import type { FontMetrics } from '../../src-main/documents/layout/font-metrics.ts';
import { facesWith, filesWith, loadTypeface } from '../../src-main/documents/layout/fonts.ts';
import { plain, strong } from '../../src-main/documents/layout/phrases.ts';
import {
  findSystemFonts,
  systemFontPlaces,
  type SystemFont,
} from '../../src-main/documents/layout/system-fonts.ts';
import { Typeface, type Faces } from '../../src-main/documents/layout/typeface.ts';
import { FONT_PATHS } from './fonts.ts';
import { plainFace } from './plain-face.ts';

/** A font that has these characters, each so wide. */
const metrics = (characters: string, width = 0.5): FontMetrics => ({
  ...{ ascent: 0.8, descent: 0.2 },
  advanceOf: (code) => (characters.includes(String.fromCodePoint(code)) ? width : undefined),
});
const LATIN = 'abcdefABC ,1\uFFFD';
const OWN: Faces = {
  NotoSans: { regular: metrics(LATIN), bold: metrics(LATIN, 0.6) },
  DejaVuSansCondensed: { regular: metrics('дж'), bold: metrics('дж') },
};
const font = (file: string, characters: string, name: string | null = null): SystemFont => ({
  ...{ file, name, metrics: metrics(characters, 1) },
});

describe('fonts of a computer', () => {
  const FONTS: Readonly<Record<string, SystemFont>> = {
    'latin.ttf': font('latin.ttf', LATIN),
    'half.ttf': font('half.ttf', '汉字'),
    'han.ttc': font('han.ttc', '汉字漢', 'Han'),
    'also-han.ttf': font('also-han.ttf', '汉字漢'),
    'kana.ttf': font('kana.ttf', 'かなカナ'),
    'hangul.ttf': font('hangul.ttf', '한글'),
    'all.ttc': font('all.ttc', '汉字漢かなカナ한글', 'All'),
  };
  const asked: string[] = [];
  const found = async (...files: readonly string[]) => {
    asked.length = 0;
    const fonts = await findSystemFonts(files, (file) => {
      asked.push(file);
      return Promise.resolve(FONTS[file] ?? null);
    });
    return fonts.map(({ file }) => file);
  };

  it('are the first that has each of three scripts whole', async () => {
    expect(await found('latin.ttf', 'none.ttf', 'half.ttf', 'han.ttc', 'also-han.ttf', 'hangul.ttf')).toEqual(
      ['han.ttc', 'hangul.ttf'],
    );
    expect(asked).toHaveLength(6);
    expect(await found('kana.ttf', 'all.ttc', 'han.ttc')).toEqual(['kana.ttf', 'all.ttc']);
  });

  it('are looked for no longer where one has everything', async () => {
    expect(await found('all.ttc', 'han.ttc', 'kana.ttf')).toEqual(['all.ttc']);
    expect(asked).toEqual(['all.ttc']);
  });

  it('are none where there is none', async () => {
    expect(await found()).toEqual([]);
    expect(await found('latin.ttf', 'half.ttf', 'none.ttf')).toEqual([]);
    expect(await findSystemFonts(['/nowhere/none.ttf'])).toEqual([]);
  });

  it('are where each system keeps them', () => {
    expect(systemFontPlaces('linux')).toEqual(
      [
        '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
        '/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc',
        '/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Regular.ttc',
        '/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf',
        '/usr/share/fonts/truetype/wqy/wqy-microhei.ttc',
        '/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc',
        '/usr/share/fonts/truetype/fonts-japanese-gothic.ttf',
        '/usr/share/fonts/truetype/nanum/NanumGothic.ttf',
        '/usr/share/fonts/truetype/unfonts-core/UnDotum.ttf',
      ].map((path) => join(path)),
    );
    expect(systemFontPlaces('darwin')).toEqual(
      [
        '/System/Library/Fonts/PingFang.ttc',
        '/System/Library/Fonts/Hiragino Sans GB.ttc',
        '/System/Library/Fonts/AppleSDGothicNeo.ttc',
        '/System/Library/Fonts/Supplemental/Arial Unicode.ttf',
        '/Library/Fonts/Arial Unicode.ttf',
      ].map((path) => join(path)),
    );
    expect(systemFontPlaces('win32')).toHaveLength(5);
    expect(systemFontPlaces('aix')).toEqual([]);
  });

  it('stand behind the program’s own, in one weight for both', () => {
    const [han, hangul] = [FONTS['han.ttc']!, FONTS['hangul.ttf']!];
    expect(facesWith(OWN, [han, hangul])).toEqual({
      ...OWN,
      System1: { regular: han.metrics, bold: han.metrics },
      System2: { regular: hangul.metrics, bold: hangul.metrics },
    });
    expect(facesWith(OWN, [])).toEqual(OWN);
    const files = filesWith('/fonts', [han, hangul]);
    const own = (file: string) => ({ file: join('/fonts', file), name: null });
    expect([...files]).toEqual([
      ['NotoSans', { regular: own('NotoSans_400Regular.ttf'), bold: own('NotoSans_700Bold.ttf') }],
      [
        'DejaVuSansCondensed',
        { regular: own('DejaVuSansCondensed.ttf'), bold: own('DejaVuSansCondensed-Bold.ttf') },
      ],
      ['System1', { regular: { file: 'han.ttc', name: 'Han' }, bold: { file: 'han.ttc', name: 'Han' } }],
      ['System2', { regular: { file: 'hangul.ttf', name: null }, bold: { file: 'hangul.ttf', name: null } }],
    ]);
  });

  it('print what the others lack, and nothing else', () => {
    const face = new Typeface(facesWith(OWN, [FONTS['han.ttc']!]));
    expect(face.line(strong('汉ad字'), 10)).toEqual({
      runs: [
        { text: '汉', family: 'System1', bold: true },
        { text: 'ad', family: 'NotoSans', bold: true },
        { text: '字', family: 'System1', bold: true },
      ],
      width: expect.closeTo(10 + 12 + 10, 6) as number,
    });
    expect([face.canPrint('汉 a'), face.canPrint('한')]).toEqual([true, false]);
  });
});

describe('the program’s own fonts', () => {
  it('are asked for again after a folder lacked them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wallchart-late-fonts-'));
    await expect(loadTypeface(folder)).rejects.toMatchObject({ code: 'ENOENT' });
    for (const path of FONT_PATHS) symlinkSync(path, join(folder, basename(path)));
    const face = await loadTypeface(folder, 'Čermin');
    rmSync(folder, { recursive: true });
    expect([face.canPrint('Čermin'), face.canPrint('\u{10FFFD}')]).toEqual([true, false]);
    // They are read once.
    expect((await loadTypeface(folder)).widthOf(plain('Čermin'), 10)).toBe(face.widthOf(plain('Čermin'), 10));
  });

  it('must have the sign for what none has', () => {
    const bare = metrics('ab');
    const face = new Typeface({
      NotoSans: { regular: bare, bold: bare },
      DejaVuSansCondensed: { regular: bare, bold: bare },
    });
    expect(() => face.line(plain('汉'), 10)).toThrow('No font has the replacement character U+FFFD.');
  });

  it('are measured by weight', () => {
    const face = new Typeface(OWN);
    expect([face.widthOf(plain('abc'), 10), face.widthOf(strong('abc'), 10)]).toEqual([15, 18]);
    expect([face.widthOf(strong('abc'), 20), face.widthOf(plain('abc'), 20)]).toEqual([36, 30]);
    expect(face.widthOf([], 10)).toBe(0);
  });
});

describe('a text in two languages', () => {
  const two = (first: string, second: string) => [first, second].join(BETWEEN);
  const sizesIn = (text: string, size: number, width: number, height: number) =>
    plainFace()
      .fit(strong(text), size, { width, height })
      .lines.map((line) => [
        line.runs.map((run) => run.text).join(''),
        line.runs[0]!.bold,
        Math.round(line.size * 100) / 100,
        Math.round(line.width * 100) / 100,
      ]);

  it('has its second language below the first one, four fifths as large and not bold', () => {
    expect(sizesIn(two('White', 'Weiß'), 20, 60, 50)).toEqual([
      ['White', true, 20, 60],
      ['Weiß', false, 16, 32],
    ]);
    // In one line where there is room for both of them.
    expect(sizesIn(two('White', 'Weiß'), 20, 200, 50)).toHaveLength(1);
  });

  it('both are smaller alike where the height is short', () => {
    // 20 and 16 points in 24: at 18 both are as high as the space.
    expect(sizesIn(two('White', 'Weiß'), 20, 60, 21.6)).toEqual([
      ['White', true, 10, 30],
      ['Weiß', false, 8, 16],
    ]);
  });

  it('is as wide as the longer one, of which the second is read in 6 points at least', () => {
    const face = plainFace();
    expect(face.labelWidth(strong(two('White', 'Weiß')), 20)).toBe(60);
    expect(face.labelWidth(strong(two('No', 'Nummer')), 20)).toBeCloseTo(48, 6);
    // Of 7 points four fifths are 5.6.
    expect(face.labelWidth(plain(two('No', 'Nummer')), 7)).toBeCloseTo(18, 6);
    expect(face.labelWidth(plain(two('No', 'Nummer')), 5)).toBeCloseTo(15, 6);
    expect(face.labelWidth(plain('Number'), 7)).toBeCloseTo(21, 6);
    // Of words in two weights nobody knows where the second language begins.
    const mixed = [...strong('1 '), ...plain(two('No', 'Nr'))];
    expect(face.labelWidth(mixed, 10)).toBe(face.widthOf(mixed, 10));
  });
});
