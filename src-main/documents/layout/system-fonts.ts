/**
 * Fonts of this computer for Chinese, Japanese and Korean names, which the program's own fonts lack: a font with all of
 * them would be ten times the size of all the rest. Where none is found, a player's number stands for the name.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontNameOf, isCollection, readFontMetrics, type FontMetrics } from './font-metrics.ts';

export interface SystemFont {
  readonly file: string;
  /** Which font of a collection (.ttc), by its PostScript name; null for a file with one font. */
  readonly name: string | null;
  readonly metrics: FontMetrics;
}

/** A word in each script that is looked for. */
const SAMPLES = ['汉字漢', 'かなカナ', '한글'] as const;

/** Where systems keep such fonts, the better ones first; `_` stands for a blank. */
const PLACES: Partial<Record<NodeJS.Platform, readonly (readonly [folder: string, ...files: string[]])[]>> = {
  linux: [
    ['/usr/share/fonts/opentype/noto', 'NotoSansCJK-Regular.ttc'],
    ['/usr/share/fonts/noto-cjk', 'NotoSansCJK-Regular.ttc'],
    ['/usr/share/fonts/google-noto-sans-cjk-fonts', 'NotoSansCJK-Regular.ttc'],
    ['/usr/share/fonts/truetype/droid', 'DroidSansFallbackFull.ttf'],
    ['/usr/share/fonts/truetype/wqy', 'wqy-microhei.ttc', 'wqy-zenhei.ttc'],
    ['/usr/share/fonts/truetype/fonts-japanese-gothic.ttf'],
    ['/usr/share/fonts/truetype/nanum', 'NanumGothic.ttf'],
    ['/usr/share/fonts/truetype/unfonts-core', 'UnDotum.ttf'],
  ],
  win32: [['C:\\Windows\\Fonts', 'msyh.ttc', 'YuGothM.ttc', 'msgothic.ttc', 'malgun.ttf', 'simsun.ttc']],
  darwin: [
    ['/System/Library/Fonts', 'PingFang.ttc', 'Hiragino_Sans_GB.ttc', 'AppleSDGothicNeo.ttc'],
    ['/System/Library/Fonts/Supplemental', 'Arial_Unicode.ttf'],
    ['/Library/Fonts', 'Arial_Unicode.ttf'],
  ],
};

/** The files in which a system may have such fonts, in the order in which they are tried. */
export function systemFontPlaces(platform: NodeJS.Platform = process.platform): readonly string[] {
  return (PLACES[platform] ?? []).flatMap(([folder, ...files]) =>
    files.length === 0 ? [folder] : files.map((file) => join(folder, file.replaceAll('_', ' '))),
  );
}

/** At most one font for each of the three scripts; none where the computer has none that can be read. */
export async function findSystemFonts(
  files = systemFontPlaces(),
  read = readSystemFont,
): Promise<readonly SystemFont[]> {
  const found: SystemFont[] = [];
  const covers = ({ metrics }: SystemFont, sample: string): boolean =>
    [...sample].every((letter) => metrics.advanceOf(letter.codePointAt(0)!) !== undefined);
  for (const file of files) {
    const open = SAMPLES.filter((sample) => !found.some((font) => covers(font, sample)));
    if (open.length === 0) break;
    const font = await read(file);
    if (font !== null && open.some((sample) => covers(font, sample))) found.push(font);
  }
  return found;
}

/** Null for a file that is not there, or that is not a font that can be read: then another one is looked for. */
async function readSystemFont(file: string): Promise<SystemFont | null> {
  try {
    const bytes = await readFile(file);
    return { file, name: isCollection(bytes) ? fontNameOf(bytes) : null, metrics: readFontMetrics(bytes) };
  } catch {
    return null;
  }
}
